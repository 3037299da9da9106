/**
 * What bots decide, and what the solver and the hint say of a view. It runs in a worker, so that the
 * page never waits, and is fetched when it is first needed.
 */
import {
  believe,
  bestLaying,
  botOrUsual,
  compileLevel,
  distanceOf,
  groupingOf,
  questionOf,
  rankedLayings,
  tallyOf,
  unseenFrom,
  type Grouping,
} from '@palier/bots';
import {
  cardOf,
  ladderOfSeat,
  layCommand,
  layableLevels,
  type Card,
  type Command,
  type Laying,
  type Level,
  type Seat,
  type View,
} from '@palier/rules';
import type { BotQuestion } from '@palier/table';
import type { Aim, Study } from './calls.ts';

export { hintAt } from '@palier/bots';

export function decideForBot({ bot, view, stream }: BotQuestion): Command {
  return botOrUsual(bot).decide(questionOf(view, stream));
}

/** As many ways to lay as anybody would look through. */
const MOST_WAYS = 24;

export function study(view: View): Study {
  const { table, viewer, hand } = view;
  if (viewer === 'spectator' || table.laid[viewer - 1] !== undefined || hand.length === 0) {
    return { aims: [], layings: [], hasMoreLayings: false };
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

/** A level that may be laid, with the ways to lay it now. */
type Prospect = Aim & Ways;

/** The nearest first. Of those that can be laid the highest, as the hint has it: the low ones come more easily. */
function prospectsOf(view: View, seat: Seat): readonly Prospect[] {
  const { table, hand } = view;
  const { levels } = ladderOfSeat(table.setup, seat);
  const unseen = unseenFrom(believe(view).unseen);
  const tally = tallyOf(hand);
  return layableLevels(table, seat)
    .map((level): Prospect => {
      const asked = levels[level - 1]!;
      const plan = compileLevel(asked, table.setup);
      const missing = distanceOf(tally, plan);
      const found = missing === 0 ? waysToLay(view, asked) : NO_WAYS;
      const [best] = found.ways;
      const grouping =
        best === undefined ? groupingOf(hand, tally, { plan, unseen }) : groupingIn(hand, best);
      return { level, missing, grouping, ...found };
    })
    .toSorted(
      (a, b) => a.missing - b.missing || (a.missing === 0 ? b.level - a.level : a.level - b.level),
    );
}

type Ways = {
  /** The best first. */
  readonly ways: readonly Laying[];
  /** Whether there are more. */
  readonly more: boolean;
};

const NO_WAYS: Ways = { ways: [], more: false };

/** First what the hint would lay: of equally good ways it must be the same one. */
function waysToLay({ table, hand }: View, level: Level): Ways {
  const best = bestLaying(hand, level, table);
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

/** The hand as a laying divides it: what is lit is what would be laid. */
function groupingIn(hand: readonly Card[], laying: Laying): Grouping {
  const rest = [...hand];
  for (const { cards } of laying) {
    for (const placed of cards) rest.splice(rest.indexOf(cardOf(placed)), 1);
  }
  return { parts: laying, rest };
}
