/** What a page shows of a hand while its owner plays: what is nearest, what stands together, how to lay. */
import {
  ladderOfSeat,
  layCommand,
  type LayLevel,
  type Laying,
  type Level,
  type Seat,
  type View,
} from '@palier/rules';
import { aimsOf, type HandAim } from './aims.ts';
import { rankedLayings } from './solver/index.ts';

/** What the solver says of a hand: nothing that its owner could not work out. */
export type Study = {
  /** The nearest first; empty once the level is laid. */
  readonly aims: readonly Omit<HandAim, 'laying'>[];
  /** Ways to lay now, the best first. */
  readonly layings: readonly LayLevel[];
  readonly hasMoreLayings: boolean;
};

const NO_STUDY: Study = { aims: [], layings: [], hasMoreLayings: false };

/** As many ways to lay as anybody would look through. */
const MOST_WAYS = 24;

export function studyOf(view: View): Study {
  const { table, viewer, hand } = view;
  if (viewer === 'spectator' || table.laid[viewer - 1] !== undefined || hand.length === 0) {
    return NO_STUDY;
  }
  const prospects = prospectsOf(view, viewer);
  const commands = prospects.flatMap(({ level, ways }) =>
    ways.map((laying) => layCommand(table, viewer, { level, laying })),
  );
  return {
    aims: prospects.map(({ level, missing, grouping }) => ({ level, missing, grouping })),
    layings: commands,
    hasMoreLayings: prospects.some(({ more }) => more),
  };
}

/** The levels that may be laid, each with the ways to lay it now. */
function prospectsOf(view: View, seat: Seat): readonly (HandAim & Ways)[] {
  const { levels } = ladderOfSeat(view.table.setup, seat);
  return aimsOf(view).map((aim) => ({ ...aim, ...waysToLay(view, levels[aim.level - 1]!, aim) }));
}

type Ways = {
  /** The best first. */
  readonly ways: readonly Laying[];
  /** Whether there are more. */
  readonly more: boolean;
};

const NO_WAYS: Ways = { ways: [], more: false };

/** First what the hint would lay: of equally good ways it must be the same one. */
function waysToLay({ table, hand }: View, level: Level, { laying: best }: HandAim): Ways {
  if (best === undefined) return NO_WAYS;
  const ranked = rankedLayings(hand, level, table);
  const others = ranked.layings
    .map(({ laying }) => laying)
    .filter((laying) => keyOf(laying) !== keyOf(best));
  const ways = [best, ...others];
  return { ways: ways.slice(0, MOST_WAYS), more: ranked.more || ways.length > MOST_WAYS };
}

function keyOf(laying: Laying): string {
  const melds = laying.map(
    ({ kind, cards }) => `${kind} ${cards.toSorted((a, b) => a - b).join(' ')}`,
  );
  return melds.toSorted().join('/');
}
