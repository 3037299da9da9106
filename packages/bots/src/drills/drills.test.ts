/** Drills: the same from the same seed, and with the answers they claim. */
import {
  EDITION_IDS,
  isRefusal,
  layings,
  ladderOfSeat,
  layCommand,
  layableLevels,
  otherMoves,
  type Command,
  type EditionId,
  type View,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../bot.ts';
import { turnsToEmpty } from '../solver/testing/adding-twin.ts';
import { shortOrLong } from '../testing/laws.ts';
import {
  DRILLS,
  DRILL_KINDS,
  MOST_DIFFICULT,
  judgeAnswer,
  makeDrill,
  afterMove,
  type Drill,
  type DrillKind,
  type DrillRequest,
  type LayDrill,
  type MoveDrill,
  type MoveKind,
  type OutDrill,
} from './index.ts';
import { drillAt } from './make-drill.ts';
import { drillMoments, setupAmidst, type DrillMoment } from './moments.ts';

const MOVE_KINDS = DRILL_KINDS.filter((kind): kind is MoveKind =>
  ['card', 'pile'].includes(DRILLS[kind].form),
);

type Asked<Kind extends DrillKind> = Extract<Drill, { readonly kind: Kind }>;

const made = new Map<string, Drill>();

/** Made once: to find one that can be graded takes seconds. */
function drillOf<Kind extends DrillKind>(
  kind: Kind,
  edition: EditionId,
  wish: Pick<DrillRequest, 'difficulty' | 'seed'>,
): Asked<Kind> {
  const request = { kind, edition, ...wish };
  const key = JSON.stringify(request);
  const drill = made.get(key) ?? makeDrill(request);
  made.set(key, drill);
  return drill as Asked<Kind>;
}

function seatOf({ viewer }: View): number {
  return Number(viewer);
}

/** Every laying of the level asked for, as commands. */
function allLayings(view: View): readonly Command[] {
  const { table, hand } = view;
  const seat = seatOf(view);
  const level = layableLevels(table, seat)[0]!;
  const asked = ladderOfSeat(table.setup, seat).levels[level - 1]!;
  return [...layings(hand, asked, table.setup)]
    .map((laying) => layCommand(table, seat, { level, laying }))
    .filter((command) => afterMove(view, command).t !== 'refused');
}

/** By the dull twin: whether the hand can be emptied in this turn, the level down or laid in any way. */
function canGoOut(view: View): boolean {
  const { table, hand } = view;
  const { rules, top } = table.setup;
  if (table.laid[seatOf(view) - 1] !== undefined) {
    return (
      turnsToEmpty(hand, table.melds.flat(), { top, rule: rules.goingOut, mayAdd: true }) === 1
    );
  }
  return allLayings(view).some((command) => {
    const after = afterMove(view, command);
    return after.t === 'out' || (after.t === 'on' && canGoOut(after.view));
  });
}

describe('a drill', () => {
  it.each(DRILL_KINDS)('%s is the same from the same seed, whatever was made between', (kind) => {
    const request = { kind, edition: 'level-8-101', difficulty: 1, seed: 'q5' } as const;
    const first = drillOf(kind, request.edition, request);
    drillOf('lay', request.edition, { difficulty: 1, seed: 'between' });
    expect(makeDrill(request)).toEqual(first);
  });

  it('is another from another seed', () => {
    const hands = ['a', 'b', 'c'].map(
      (seed) => drillOf('lay', 'level-8-101', { difficulty: 1, seed }).view.hand,
    );
    expect(new Set(hands.map((hand) => hand.join())).size).toBe(3);
  });

  it('holds nothing that the seat does not know', () => {
    const drill = drillOf('lay', 'level-8-101', { difficulty: 1, seed: 'secret' });
    expect(Object.keys(drill.view).toSorted()).toEqual([
      'hand',
      'kept',
      'offered',
      'past',
      'table',
      'viewer',
    ]);
    expect(drill.view.past).toBeUndefined();
  });
});

const CASES = EDITION_IDS.flatMap((edition) =>
  [1, 2, 3, 4].map((difficulty) => [edition, difficulty] as const),
);

describe.each(CASES)('in %s at difficulty %d', (edition, difficulty) => {
  const wish = { difficulty, seed: `case ${difficulty}` };

  it('the level can be laid as it is said, and no better', () => {
    const drill: LayDrill = drillOf('lay', edition, wish);
    expect(judgeAnswer(drill, [drill.best])).toMatchObject({
      t: 'laid',
      isRight: true,
      stays: drill.stays,
    });
    const stays = allLayings(drill.view).map((command) => {
      const verdict = judgeAnswer(drill, [command]);
      return verdict.t === 'laid' ? verdict.stays : undefined;
    });
    expect(Math.min(...stays.map((count) => count ?? 0))).toBe(drill.stays);
    // Only the best is right where there are worse ones to fall for.
    const hasWorse = stays.some((count) => count! > drill.stays);
    if (drill.goal === 'best') expect(hasWorse).toBe(true);
  });

  it('the hand can be emptied, by the line that is shown and by the dull twin', () => {
    const drill: OutDrill = drillOf('out', edition, wish);
    expect(judgeAnswer(drill, drill.line)).toEqual({ t: 'out', isRight: true, left: 0 });
    expect(canGoOut(drill.view)).toBe(true);
    const hasted = judgeAnswer(drill, [{ t: 'discard', card: drill.view.hand[0]! }]);
    expect(hasted).toEqual({ t: 'out', isRight: false, left: drill.view.hand.length - 1 });
  });
});

/** Any will do: with these a question is found soon. */
const QUICK_SEEDS: { readonly [Edition in EditionId]: string } = {
  'level-8-98': 'q1',
  'level-8-99': 'q7',
  'level-8-101': 'q5',
  'level-up': 'q7',
};

/** To weigh moves takes seconds: in the oldest and the newest box, or in all. */
const WEIGHED = shortOrLong<readonly EditionId[]>(
  process.env,
  ['level-up', 'level-8-101'],
  EDITION_IDS,
);

describe.each(WEIGHED)('moves weighed in %s', (edition) => {
  it.each(MOVE_KINDS)('%s: every legal answer is graded, clearly', (kind) => {
    const drill: MoveDrill = drillOf(kind, edition, { difficulty: 1, seed: QUICK_SEEDS[edition] });
    const legal = [...otherMoves(drill.view)];
    expect(legal).toHaveLength(drill.moves.length);
    for (const command of legal) expect(judgeAnswer(drill, [command]).t).toBe('graded');
    const [best, ...others] = drill.moves;
    expect(best).toMatchObject({ isRight: true, loss: 0, error: 0 });
    const wrong = others.filter(({ isRight }) => !isRight);
    expect(wrong.length).toBeGreaterThan(0);
    // No verdict where the interval includes zero.
    for (const { loss, error } of wrong) expect(loss - error).toBeGreaterThan(0);
    // What is right lacks no more cards than the best.
    for (const { isRight, missing } of others) if (isRight) expect(missing).toBe(best!.missing);
  });
});

/** Whatever comes, however hard. */
const ANY = {
  difficulty: 2,
  slack: MOST_DIFFICULT,
  wantsCard: true,
  completing: 'either',
} as const;

describe('what is not shown', () => {
  it.each(MOVE_KINDS)('is nothing that %s is judged by', (kind) => {
    const ask = (moment: DrillMoment): Drill | undefined =>
      drillAt(moment, { ...ANY, kind, random: randomFrom('the same') });
    const asked = firstAsked(ask);
    expect(asked.moment.view.past).toBeDefined();
    // The very same grades where there was nothing else to be seen.
    const { view } = asked.drill;
    expect(ask({ ...asked.moment, view })).toEqual(asked.drill);
  });
});

type Asking = { readonly moment: DrillMoment; readonly drill: Drill };

function firstAsked(ask: (moment: DrillMoment) => Drill | undefined): Asking {
  const random = randomFrom('tables');
  for (let game = 0; ; game++) {
    const setup = setupAmidst('level-8-101', 2, random);
    for (const moment of drillMoments(setup, `shown ${game}`, 1)) {
      const drill = ask(moment);
      if (drill !== undefined) return { moment, drill };
    }
  }
}

describe('the difficulty asked for', () => {
  it.each(MOVE_KINDS)('makes %s harder', (kind) => {
    const hardness = (difficulty: number, seed: string): number =>
      drillOf(kind, 'level-8-101', { difficulty, seed }).difficulty;
    for (const seed of shortOrLong(process.env, ['z0'], ['z0', 'z1'])) {
      expect(hardness(1, seed)).toBeLessThan(hardness(4, seed) - 1);
    }
  });
});

describe('a wrong answer', () => {
  it('is refused with the rule where it is not legal', () => {
    const drill = drillOf('lay', 'level-8-101', { difficulty: 1, seed: 'refused' });
    const verdict = judgeAnswer(drill, [{ t: 'layLevel', melds: [] }]);
    expect(verdict).toMatchObject({ t: 'refused', isRight: false });
  });

  it('of a line is refused where it breaks off', () => {
    const drill = drillOf('out', 'level-8-101', { difficulty: 1, seed: 'refused' });
    const verdict = judgeAnswer(drill, [{ t: 'drawCard' }]);
    expect(verdict.t === 'refused' && isRefusal(verdict.refusal)).toBe(true);
  });
});
