/** A level made ready for the solver, once for each set of rules that it is asked under. */
import { levelSize, type Kind, type LayingRules, type Level } from '@palier/rules';
import { maskOf } from './bits.ts';
import { makeSetTable, type SetTable } from './sets.ts';

export type LevelPlan = {
  readonly level: Level;
  readonly top: number;
  /** How many cards the level takes. */
  readonly size: number;
  /** How many combinations it has. */
  readonly parts: number;
  /** The sizes of its runs, sets and colours, the larger first. */
  readonly runs: readonly number[];
  readonly sets: readonly number[];
  readonly colours: readonly number[];
  /** Every value of the edition, a bit each. */
  readonly all: number;
  readonly setTable: SetTable;
  /** HOUSE-pairsDistinct, where the level has sets that could share a value. */
  readonly distinct: boolean;
  /** HOUSE-jokerNeedsNatural. */
  readonly natural: boolean;
};

const plans = new WeakMap<Level, Map<number, LevelPlan>>();

/** The plan of a level: made at the first call, then remembered with the level itself. */
export function compileLevel(level: Level, { top, rules }: LayingRules): LevelPlan {
  const distinct = rules.pairsDistinct === 'yes';
  const natural = rules.jokerNeedsNatural === 'yes';
  const key = top * 4 + (distinct ? 2 : 0) + (natural ? 1 : 0);
  let known = plans.get(level);
  if (known === undefined) {
    known = new Map();
    plans.set(level, known);
  }
  let plan = known.get(key);
  if (plan === undefined) {
    plan = makePlan(level, { top, distinct, natural });
    known.set(key, plan);
  }
  return plan;
}

type Rules = Pick<LevelPlan, 'top' | 'distinct' | 'natural'>;

function makePlan(level: Level, { top, distinct, natural }: Rules): LevelPlan {
  const sets = sizesOf(level, 'set');
  const isDistinct = distinct && sets.length > 1;
  return {
    level,
    top,
    size: levelSize(level),
    parts: level.length,
    runs: sizesOf(level, 'run'),
    sets,
    colours: sizesOf(level, 'colour'),
    all: maskOf(1, top),
    setTable: makeSetTable(sets, isDistinct),
    distinct: isDistinct,
    natural,
  };
}

function sizesOf(level: Level, kind: Kind): readonly number[] {
  return level
    .filter((part) => part.kind === kind)
    .map(({ size }) => size)
    .sort((a, b) => b - a);
}
