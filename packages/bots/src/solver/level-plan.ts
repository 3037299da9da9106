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
  /** The places in the level of these parts: of the runs, then of the sets, then of the colours. */
  readonly order: readonly number[];
  /** Every value of the edition, a bit each. */
  readonly all: number;
  /** How many cards its sets take. */
  readonly setSize: number;
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
  const [runs, sets, colours] = [
    partsOf(level, 'run'),
    partsOf(level, 'set'),
    partsOf(level, 'colour'),
  ];
  const isDistinct = distinct && sets.length > 1;
  return {
    level,
    top,
    size: levelSize(level),
    parts: level.length,
    runs: sizesOf(level, runs),
    sets: sizesOf(level, sets),
    colours: sizesOf(level, colours),
    order: [...runs, ...sets, ...colours],
    all: maskOf(1, top),
    setSize: sizesOf(level, sets).reduce((sum, size) => sum + size, 0),
    setTable: makeSetTable(sizesOf(level, sets), isDistinct),
    distinct: isDistinct,
    natural,
  };
}

/** The places of the parts of a kind, the larger parts first. */
function partsOf(level: Level, kind: Kind): readonly number[] {
  return [...level.keys()]
    .filter((place) => level[place]!.kind === kind)
    .sort((a, b) => level[b]!.size - level[a]!.size);
}

function sizesOf(level: Level, places: readonly number[]): readonly number[] {
  return places.map((place) => level[place]!.size);
}
