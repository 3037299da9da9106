/** A record as it is read: which moments, which hands are seen, and grouped into turns. */
import {
  isFault,
  momentsOf,
  startOf,
  verify,
  type Card,
  type Fairness,
  type Fault,
  type GameRecord,
  type Moment,
  type Problem,
  type RecordedEvent,
  type State,
} from '@palier/rules';
import type { Seeing } from '../eyes.ts';

/** A moment with the state that it found. */
export type MomentBefore = Moment & { readonly before: State };

/** Where a record stops being a game. */
export type Break = Extract<Problem, { readonly number: number }>;

/** Each moment with what was before it, as far as the record is a game. */
export function scenesOf(
  record: GameRecord,
): { readonly scenes: readonly MomentBefore[]; readonly problem: Break | undefined } | Fault {
  const start = startOf(record);
  if (isFault(start)) return start;
  const problem = breakIn(record);
  const events = record.events.slice(0, problem === undefined ? undefined : problem.number - 1);
  const moments = momentsOf({ ...record, events });
  if (isFault(moments)) return moments;
  const scenes = moments.map((moment, index) => ({
    ...moment,
    before: moments[index - 1]?.state ?? start,
  }));
  return { scenes, problem };
}

/** The first event that cannot have happened. */
function breakIn(record: GameRecord): Break | undefined {
  const problem = firstBreak(record);
  if (problem?.t !== 'other-shuffle') return problem;
  // Dealt by hand or not: it can be read as if nothing were told of the luck. `verify` judges that.
  const { result: _, ...game } = record;
  const fairness: Fairness = { t: 'honest', commitment: '', salts: [] };
  return firstBreak({ ...game, header: { ...record.header, fairness } });
}

function firstBreak(record: GameRecord): Break | undefined {
  return verify(record).problems.find((problem) => 'number' in problem);
}

/** The hands that these eyes may see, by seat. */
export function handsSeen(
  { hands }: State,
  eyes: Seeing,
): readonly (readonly Card[] | undefined)[] {
  return hands.map((hand, index) => (eyes === 'open' || eyes === index + 1 ? hand : undefined));
}

const BEGINNINGS: ReadonlySet<RecordedEvent['t']> = new Set([
  'roundDealt',
  'cardDrawn',
  'cardTaken',
  'turnSkipped',
  'roundEnded',
]);

/** The scenes turn by turn; dealing and the end of a round are turns of their own. */
export function momentsByTurn(
  scenes: readonly MomentBefore[],
): readonly (readonly MomentBefore[])[] {
  const turns: MomentBefore[][] = [];
  for (const scene of scenes) {
    const turn = turns.at(-1);
    if (turn === undefined || BEGINNINGS.has(scene.event.t)) turns.push([scene]);
    else turn.push(scene);
  }
  return turns;
}
