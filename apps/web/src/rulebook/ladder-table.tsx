/** What each level of the table's ladder asks for. */
import type { Setup } from '@palier/rules';
import { words } from '../state/words.ts';

export function LadderTable({ setup }: { readonly setup: Setup }) {
  const says = words('rules').book;
  const { ladder: nameOf, level } = words('game');
  const ladder = setup.ladders[0]!;
  return (
    <section class="panel ladder-panel">
      <h2>{says.ladderTitle(nameOf(ladder.name))}</h2>
      <table class="ladder-table">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{says.levelHeader}</th>
            <th scope="col">{says.asksFor}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.levels.map((parts, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>{level(parts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
