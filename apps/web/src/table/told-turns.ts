/** What happened, turn by turn: the rounds, and in each whose turn it was and what they did. */
import type { RecordedEvent, Seat } from '@palier/rules';

type Told = { readonly event: RecordedEvent };

export type ToldTurn<Line extends Told> = {
  /** Whose turn; undefined where the table itself does something: the deal, the end of a round. */
  readonly seat: Seat | undefined;
  readonly lines: readonly Line[];
};

export type ToldRound<Line extends Told> = {
  readonly round: number;
  readonly turns: readonly ToldTurn<Line>[];
};

/** What begins a turn, also where the same player had the last one. */
const OPENINGS: ReadonlySet<RecordedEvent['t']> = new Set([
  'cardDrawn',
  'cardTaken',
  'turnSkipped',
]);

/** What stands by itself, whoever did it. */
const APART: ReadonlySet<RecordedEvent['t']> = new Set([
  'roundDealt',
  'upcardSkipped',
  'roundEnded',
  'cardsKept',
  'gameWon',
]);

/** What somebody does in another's turn. */
const ANSWERS: ReadonlySet<RecordedEvent['t']> = new Set(['offerMade', 'cardPicked']);

/** The oldest first. `first`: the number of the round that was going on where the lines begin. */
export function roundsTold<Line extends Told>(
  lines: readonly Line[],
  first: number,
): readonly ToldRound<Line>[] {
  const rounds: { round: number; turns: { seat: Seat | undefined; lines: Line[] }[] }[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event.t === 'roundDealt') rounds.push({ round: event.round, turns: [] });
    else if (rounds.length === 0) rounds.push({ round: first, turns: [] });
    const { turns } = rounds.at(-1)!;
    const turn = turns.at(-1);
    const seat = seatOf(event, turn?.seat);
    const isNew = turn === undefined || turn.seat !== seat || OPENINGS.has(event.t);
    if (isNew) turns.push({ seat, lines: [line] });
    else turn.lines.push(line);
  }
  return rounds;
}

function seatOf(event: RecordedEvent, turn: Seat | undefined): Seat | undefined {
  if (APART.has(event.t)) return undefined;
  // A pile that is shuffled, cards that are shown: part of the turn in which it happens.
  if (!('seat' in event) || (ANSWERS.has(event.t) && turn !== undefined)) return turn;
  return event.seat;
}
