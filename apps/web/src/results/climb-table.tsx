/** The climb as a table: a row for each round, a column for each player. */
import type { Naming } from '@palier/text';
import { storyWords } from '../state/story-words.ts';
import type { Climb } from './climb.ts';

export function ClimbTable({ climb, naming }: { readonly climb: Climb; readonly naming: Naming }) {
  const say = storyWords().results.chart;
  const { rounds, levels, start } = climb;
  const rows = [
    { name: say.start, behind: start },
    ...rounds.map(({ round, seats }) => ({
      name: say.round(round),
      behind: seats.map(({ after }) => after),
    })),
  ];
  return (
    <details class="climb-table">
      <summary>{say.showTable}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {levels.map((_, index) => (
              <th key={index} scope="col">
                {storyWords().replay.seat(index + 1, naming)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, behind }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {behind.map((count, index) => (
                <td key={index}>{count >= levels[index]! ? say.moon : count + 1}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
