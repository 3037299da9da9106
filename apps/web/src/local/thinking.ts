/**
 * What bots decide, and what the solver and the hint say of a view. It runs in a worker, so that the
 * page never waits, and is fetched when it is first needed.
 */
import {
  believe,
  botOrUsual,
  compileLevel,
  distanceOf,
  groupingOf,
  questionOf,
  rankedLayings,
  tallyOf,
  unseenFrom,
} from '@palier/bots';
import {
  ladderOfSeat,
  layCommand,
  layableLevels,
  type Command,
  type LayLevel,
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
  const aims = aimsOf(view, viewer);
  const ways = aims
    .filter(({ missing }) => missing === 0)
    .map(({ level }) => waysToLay(view, viewer, level));
  const layings = ways.flatMap(({ commands }) => commands);
  return { aims, layings, hasMoreLayings: ways.some(({ more }) => more) };
}

function aimsOf(view: View, seat: Seat): readonly Aim[] {
  const { table, hand } = view;
  const { levels } = ladderOfSeat(table.setup, seat);
  const unseen = unseenFrom(believe(view).unseen);
  const tally = tallyOf(hand);
  return layableLevels(table, seat)
    .map((level): Aim => {
      const plan = compileLevel(levels[level - 1]!, table.setup);
      const missing = distanceOf(tally, plan);
      return { level, missing, grouping: groupingOf(hand, tally, { plan, unseen }) };
    })
    .toSorted((a, b) => a.missing - b.missing || a.level - b.level);
}

function waysToLay(
  { table, hand }: View,
  seat: Seat,
  level: number,
): { readonly commands: readonly LayLevel[]; readonly more: boolean } {
  const asked = ladderOfSeat(table.setup, seat).levels[level - 1]!;
  const ranked = rankedLayings(hand, asked, { setup: table.setup, melds: table.melds });
  const best = ranked.layings.slice(0, MOST_WAYS);
  return {
    commands: best.map(({ laying }) => layCommand(table, seat, { level, laying })),
    more: ranked.more || ranked.layings.length > MOST_WAYS,
  };
}
