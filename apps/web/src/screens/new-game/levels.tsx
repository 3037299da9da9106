/** What each level of a ladder asks for. */
import { LADDERS, type LadderId } from '@palier/rules';
import { ui, words } from '../../state/words.ts';

export function Levels({ ladder }: { readonly ladder: LadderId }) {
  const { level, ladder: nameOf } = words();
  return (
    <ol class="ladder-levels" aria-label={ui().shell.newGame.levelsOf(nameOf(ladder))}>
      {LADDERS[ladder].levels.map((parts, index) => (
        <li key={index}>
          <span class="ladder-levels-number">{index + 1}</span>
          {level(parts)}
        </li>
      ))}
    </ol>
  );
}

/** The same beside the choices, where there is room. */
export function LevelsPanel({ ladder }: { readonly ladder: LadderId }) {
  return (
    <section class="panel levels-panel">
      <h2>{ui().shell.newGame.levelsOf(words().ladder(ladder))}</h2>
      <Levels ladder={ladder} />
    </section>
  );
}
