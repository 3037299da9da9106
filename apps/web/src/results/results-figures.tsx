/** The game in numbers, a column for each player. */
import type { SeatInfo } from '@palier/table';
import type { Naming, SeatFigure } from '@palier/text';
import { Face } from '../board/face.tsx';
import { storyWords } from '../state/story-words.ts';
import type { Climb } from './climb.ts';
import { sumOf } from './tells.ts';

export type FiguresProps = {
  readonly climb: Climb;
  readonly seats: readonly SeatInfo[];
  readonly naming: Naming;
};

type Row = { readonly figure: SeatFigure; readonly values: readonly number[] };

export function Figures({ climb, seats, naming }: FiguresProps) {
  const say = storyWords().results.figures;
  return (
    <section class="panel figures">
      <h2>{say.title}</h2>
      <p class="soft">{say.totals(climb.rounds.length, climb.moves)}</p>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat, index) => (
              <th key={index} scope="col">
                <Face of={seat} />
                <span>{storyWords().replay.seat(index + 1, naming)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(climb).map(({ figure, values }) => (
            <tr key={figure}>
              <th scope="row">{say.rows[figure]}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Of cards that this game does not have, nothing is said. */
function rowsOf(climb: Climb): readonly Row[] {
  const rows: readonly Row[] = [
    { figure: 'climbed', values: sumOf(climb, ({ cleared }) => cleared.length) },
    { figure: 'outs', values: sumOf(climb, ({ wentOut }) => Number(wentOut)) },
    { figure: 'laid', values: sumOf(climb, ({ laid }) => Number(laid !== undefined)) },
    { figure: 'passes', values: sumOf(climb, ({ passesReceived }) => passesReceived) },
    { figure: 'jokers', values: sumOf(climb, ({ jokersPlaced }) => jokersPlaced) },
  ];
  return rows.filter(
    ({ figure, values }) =>
      (figure !== 'passes' && figure !== 'jokers') || values.some((value) => value !== 0),
  );
}
