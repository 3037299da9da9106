/** A game as its authority knows it: the whole truth, and what may happen to it next. */
import {
  chanceFrom,
  chanceOf,
  commitmentTo,
  emptyState,
  evolve,
  honestChance,
  isFault,
  isRefusal,
  makeHeader,
  makeRecordLine,
  makeSetup,
  parseRecord,
  play,
  redact,
  seededChance,
  start,
  startOf,
  type Chance,
  type Command,
  type Fairness,
  type Fault,
  type RecordHeader,
  type RecordResult,
  type RecordedEvent,
  type Refusal,
  type Seat,
  type SetupChoice,
  type State,
  type Viewer,
} from '@palier/rules';
import { follow, lineFrom, type Line } from './line.ts';
import type { SeatInfo } from './seats.ts';

/** Where a game's shuffles come from. A secret's fingerprint is published before the first deal. */
export type Luck =
  | { readonly t: 'honest'; readonly secret: string; readonly salts: readonly string[] }
  | { readonly t: 'seeded'; readonly seed: string };

/** All that is kept of a game. Lines are those of its record, so any later version can read them. */
export type StoredGame = {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** The record's first line. */
  readonly header: string;
  /** The secret behind the header's commitment. */
  readonly secret?: string;
  readonly lines: readonly string[];
};

export type Game = {
  readonly t: 'game';
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  readonly header: RecordHeader;
  readonly secret: string | undefined;
  readonly chance: Chance;
  readonly entries: readonly RecordedEvent[];
  readonly line: Line<State>;
};

export type GamePlan = {
  readonly id: string;
  readonly choice: SetupChoice;
  readonly seats: readonly SeatInfo[];
  readonly luck: Luck;
  /** The program that makes it, for its record. */
  readonly engine: string;
};

/** A new game, dealt; or why it cannot be played, or could not be read again once it is kept. */
export function makeGame({ id, choice, seats, luck, engine }: GamePlan): Game | Fault {
  const setup = makeSetup(choice);
  if (isFault(setup)) return setup;
  const names = seats.map(({ name }) => name);
  const header = makeHeader(setup, { names, fairness: fairnessOf(luck), engine });
  const readable = parseRecord(makeRecordLine(header));
  if (isFault(readable)) return readable;
  const chance =
    luck.t === 'seeded' ? seededChance(luck.seed) : honestChance(luck.secret, luck.salts);
  const secret = luck.t === 'honest' ? luck.secret : undefined;
  const line = lineFrom(emptyState(setup));
  const undealt: Game = { t: 'game', id, seats, header, secret, chance, entries: [], line };
  return extended(undealt, start(setup, chance).events);
}

function fairnessOf(luck: Luck): Fairness {
  return luck.t === 'seeded'
    ? { t: 'seeded', seed: luck.seed }
    : { t: 'honest', commitment: commitmentTo(luck.secret), salts: luck.salts };
}

/** A stored game, read again. A game begun from a position starts there. */
export function openGame({ id, seats, secret, header: first, lines }: StoredGame): Game | Fault {
  const record = parseRecord([first, ...lines].join('\n'));
  if (isFault(record)) return record;
  const { header, events } = record;
  const begun = startOf(record);
  if (isFault(begun)) return begun;
  const { fairness } = header;
  const chance =
    fairness.t === 'honest' && secret !== undefined
      ? honestChance(secret, fairness.salts)
      : (chanceOf(record) ?? noChance());
  const line = lineFrom(begun);
  return extended({ t: 'game', id, seats, header, secret, chance, entries: [], line }, events);
}

/** A record without its secret can be watched, and not played on. */
function noChance(): Chance {
  return chanceFrom(() => {
    throw new Error('the secret of this game is not known here');
  });
}

export function storedGame(game: Game): StoredGame {
  const { id, seats, header, secret, entries } = game;
  return {
    id,
    seats,
    header: makeRecordLine(header),
    ...(secret !== undefined && { secret }),
    lines: entries.map(makeRecordLine),
  };
}

/** The game with entries more. */
function extended(game: Game, entries: readonly RecordedEvent[]): Game {
  const line = entries.reduce((at, entry) => follow(at, entry, evolve), game.line);
  return { ...game, entries: [...game.entries, ...entries], line };
}

export type Acted = {
  readonly t: 'acted';
  readonly game: Game;
  /** What is new. */
  readonly entries: readonly RecordedEvent[];
};

export function act(game: Game, seat: Seat, command: Command): Acted | Refusal {
  const played = play(game.line.at, seat, command, game.chance);
  if (isRefusal(played)) return played;
  return { t: 'acted', game: extended(game, played.events), entries: played.events };
}

/** Undoes the seat's last laying or adding of this turn; undefined where there is none. */
export function takeBack(game: Game, seat: Seat): Acted | undefined {
  const { at, back } = game.line;
  const place = back.at(-1);
  const isOwn = at.table.step === 'play' && at.table.turn === seat;
  if (place === undefined || !isOwn) return undefined;
  const entries = [{ t: 'takenBack', seat, to: place.stands } as const];
  return { t: 'acted', game: extended(game, entries), entries };
}

/** Entries in the form that a viewer may see. */
export function shownTo(
  viewer: Viewer,
  entries: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  return entries.map((entry) => (entry.t === 'takenBack' ? entry : redact(entry, viewer)));
}

/** What closes the record: only once the game is over, and with it the secret may be told. */
export function resultOf(game: Game): RecordResult | undefined {
  const { step, winners, round } = game.line.at.table;
  if (step !== 'over') return undefined;
  const { secret } = game;
  return { t: 'result', winners, rounds: round, ...(secret !== undefined && { secret }) };
}
