/** The truth of a game that goes on, and what may happen to it next. Who holds it, decides. */
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
  type GameRecord,
  type Played,
  type RecordHeader,
  type RecordResult,
  type RecordedEvent,
  type Refusal,
  type Seat,
  type SetupChoice,
  type State,
  type Viewer,
} from '@palier/rules';
import {
  canTakeBackAt,
  followEntry,
  followMove,
  timelineFrom,
  type TakeBackRule,
  type Timeline,
} from './timeline.ts';

/** Where a game's shuffles come from. A secret's fingerprint is published before the first deal. */
export type ShuffleSource =
  | { readonly t: 'honest'; readonly secret: string; readonly salts: readonly string[] }
  | { readonly t: 'seeded'; readonly seed: string };

export type Truth = {
  readonly header: RecordHeader;
  readonly secret: string | undefined;
  readonly chance: Chance;
  readonly timeline: Timeline<State>;
};

/** A truth and the entries that led to it from the one before. */
export type Advance = { readonly truth: Truth; readonly entries: readonly RecordedEvent[] };

export type Deal = {
  readonly choice: SetupChoice;
  readonly names: readonly string[];
  readonly luck: ShuffleSource;
  /** The program that deals, for the record. */
  readonly engine: string;
};

/** A new game, dealt; or why it cannot be played, or could not be read again once it is kept. */
export function dealt({ choice, names, luck, engine }: Deal): Advance | Fault {
  const setup = makeSetup(choice);
  if (isFault(setup)) return setup;
  const header = makeHeader(setup, { names, fairness: fairnessOf(luck), engine });
  const readable = parseRecord(makeRecordLine(header));
  if (isFault(readable)) return readable;
  const chance =
    luck.t === 'seeded' ? seededChance(luck.seed) : honestChance(luck.secret, luck.salts);
  const secret = luck.t === 'honest' ? luck.secret : undefined;
  const timeline = timelineFrom(emptyState(setup));
  return played({ header, secret, chance, timeline }, start(setup, chance));
}

function fairnessOf(luck: ShuffleSource): Fairness {
  return luck.t === 'seeded'
    ? { t: 'seeded', seed: luck.seed }
    : { t: 'honest', commitment: commitmentTo(luck.secret), salts: luck.salts };
}

/** The truth that a record's entries lead to. A game begun from a position starts there. */
export function truthOf(record: GameRecord, secret: string | undefined): Truth | Fault {
  const begun = startOf(record);
  if (isFault(begun)) return begun;
  const { header, events } = record;
  const { fairness } = header;
  const chance =
    fairness.t === 'honest' && secret !== undefined
      ? honestChance(secret, fairness.salts)
      : (chanceOf(record) ?? noChance());
  return advanced({ header, secret, chance, timeline: timelineFrom(begun) }, events).truth;
}

/** A record without its secret can be watched, and not played on. */
function noChance(): Chance {
  return chanceFrom(() => {
    throw new Error('the secret of this game is not known here');
  });
}

/** The truth with entries more, which have happened: nothing is asked. */
export function advanced(truth: Truth, entries: readonly RecordedEvent[]): Advance {
  const timeline = entries.reduce((at, entry) => followEntry(at, entry, evolve), truth.timeline);
  return { truth: { ...truth, timeline }, entries };
}

export function actOn(truth: Truth, seat: Seat, command: Command): Advance | Refusal {
  const move = play(truth.timeline.at, seat, command, truth.chance);
  return isRefusal(move) ? move : played(truth, move);
}

/** The rules have folded the events of a move to decide them: that state is used. */
function played(truth: Truth, { events, state }: Played): Advance {
  return {
    truth: { ...truth, timeline: followMove(truth.timeline, events, state) },
    entries: events,
  };
}

/**
 * Undoes the seat's last laying or adding of this turn, or the discard that ended it where the table
 * lets it; undefined where there is none.
 */
export function takeBackOn(
  truth: Truth,
  seat: Seat,
  rule: TakeBackRule = { isDiscardOpen: false },
): Advance | undefined {
  const { timeline } = truth;
  if (!canTakeBackAt(timeline, seat, rule)) return undefined;
  return advanced(truth, [{ t: 'takenBack', seat, to: timeline.back!.stands }]);
}

/** Entries in the form that a viewer may see. */
export function shownTo(
  viewer: Viewer,
  entries: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  return entries.map((entry) => (entry.t === 'takenBack' ? entry : redact(entry, viewer)));
}

/** What closes the record: only once the game is over, and with it the secret may be told. */
export function resultOf({ timeline, secret }: Truth): RecordResult | undefined {
  const { step, winners, round } = timeline.at.table;
  if (step !== 'over') return undefined;
  return { t: 'result', winners, rounds: round, ...(secret !== undefined && { secret }) };
}

/** What names a game's luck without telling it. */
export function luckName({ header: { fairness } }: Truth): string {
  return fairness.t === 'honest' ? fairness.commitment : fairness.seed;
}
