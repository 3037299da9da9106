/**
 * A record as something to walk through: a step for each event, the turns and rounds among them, and
 * what a pair of eyes may see at each step. Nothing else leaves here, so no component can show more.
 */
import {
  UNKNOWN,
  isFault,
  momentsOf,
  parseRecord,
  redact,
  startOf,
  verify,
  type Card,
  type Fairness,
  type Fault,
  type GameRecord,
  type Problem,
  type RecordedEvent,
  type Seat,
  type State,
  type Table,
  type Viewer,
} from '@palier/rules';

/** `open`: every hand. */
export type ReplayEyes = Seat | 'spectator' | 'open';

/** What happened last and what it led to; at the beginning of a composed position nothing has. */
type Step = { readonly event: RecordedEvent | undefined; readonly state: State };

export type Replay = {
  readonly t: 'replay';
  readonly record: GameRecord;
  readonly steps: readonly Step[];
  /** The last step of each turn. */
  readonly turns: readonly number[];
  /** The first step of each round. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  /** What is wrong with the record; steps end where the game breaks. */
  readonly problem: Problem | undefined;
};

export function openReplay(text: string): Replay | Fault {
  const record = parseRecord(text);
  if (isFault(record)) return record;
  const problem = verify(record).problems[0];
  const broken = breakIn(record);
  const events = record.events.slice(0, broken === undefined ? undefined : broken - 1);
  const begun = startOf(record);
  const moments = momentsOf({ ...record, events });
  if (isFault(begun)) return begun;
  if (isFault(moments)) return moments;
  const steps = [
    ...(record.header.position === undefined ? [] : [{ event: undefined, state: begun }]),
    ...moments.map(({ event, state }) => ({ event, state })),
  ];
  return { t: 'replay', record, steps, turns: turnsOf(steps), rounds: roundsOf(steps), problem };
}

/** The number of the first event that cannot have happened. */
function breakIn(record: GameRecord): number | undefined {
  // A record with a broken promise about its deal can still be watched: only the moves count here.
  const fairness: Fairness = { t: 'honest', commitment: '', salts: [] };
  const { result: _, ...game } = record;
  const { problems } = verify({ ...game, header: { ...record.header, fairness } });
  return problems.find((problem) => 'number' in problem)?.number;
}

/** What opens a turn; dealing and the end of a round stand by themselves. */
const OPENINGS: ReadonlySet<RecordedEvent['t']> = new Set([
  'roundDealt',
  'cardDrawn',
  'cardTaken',
  'turnSkipped',
  'roundEnded',
]);

function turnsOf(steps: readonly Step[]): readonly number[] {
  return steps.flatMap((_, at) => {
    const next = steps[at + 1];
    return next === undefined || OPENINGS.has(next.event!.t) ? [at] : [];
  });
}

function roundsOf(steps: readonly Step[]): Replay['rounds'] {
  const firsts: { readonly round: number; readonly at: number }[] = [];
  for (const [at, { state }] of steps.entries()) {
    if (state.table.round !== firsts.at(-1)?.round) firsts.push({ round: state.table.round, at });
  }
  return firsts;
}

/** The round that a step belongs to, as a place in `rounds`. */
export function roundAt({ rounds }: Replay, at: number): number {
  const place = rounds.findLastIndex((round) => round.at <= at);
  return Math.max(0, place);
}

export type ReplayWay = 'first' | 'last' | 'back' | 'forward' | 'turn-back' | 'turn-forward';

/** Where a way leads from a step; at either end it stays. */
export function walk({ steps, turns }: Replay, at: number, way: ReplayWay): number {
  const last = steps.length - 1;
  switch (way) {
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'back':
      return Math.max(0, at - 1);
    case 'forward':
      return Math.min(last, at + 1);
    case 'turn-back':
      return turns.findLast((end) => end < at) ?? 0;
    case 'turn-forward':
      return turns.find((end) => end > at) ?? last;
  }
}

/** What these eyes see of a step. A hidden card is `UNKNOWN`. */
export type ReplayScene = {
  readonly table: Table;
  readonly hands: readonly (readonly Card[])[];
  readonly event: RecordedEvent | undefined;
};

export function sceneAt({ steps }: Replay, at: number, eyes: ReplayEyes): ReplayScene {
  const { event, state } = steps[at]!;
  return {
    table: state.table,
    hands: state.hands.map((hand, index) =>
      eyes === 'open' || eyes === index + 1 ? hand : hand.map(() => UNKNOWN),
    ),
    event: event && seenBy(event, eyes),
  };
}

/** The events of a step's round, as these eyes saw them. */
export function linesOf(
  replay: Replay,
  at: number,
  eyes: ReplayEyes,
): readonly { readonly at: number; readonly event: RecordedEvent }[] {
  const index = roundAt(replay, at);
  const from = replay.rounds[index]?.at ?? 0;
  const to = replay.rounds[index + 1]?.at ?? replay.steps.length;
  return replay.steps
    .slice(from, to)
    .flatMap(({ event }, place) =>
      event === undefined ? [] : [{ at: from + place, event: seenBy(event, eyes) }],
    );
}

function seenBy(event: RecordedEvent, eyes: ReplayEyes): RecordedEvent {
  return eyes === 'open' || event.t === 'takenBack' ? event : redact(event, eyes);
}

/** Whom sentences address as “you”: nobody where all hands are open. */
export function viewerOf(eyes: ReplayEyes): Viewer {
  return eyes === 'open' ? 'spectator' : eyes;
}
