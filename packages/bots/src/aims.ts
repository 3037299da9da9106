/** What a hand is nearest to, and which of its cards stand together for it: what a page lights, and what is spare. */
import {
  cardOf,
  isNumber,
  ladderOfSeat,
  layableLevels,
  type Card,
  type Laying,
  type View,
} from '@palier/rules';
import { believe } from './belief.ts';
import { standpointOf } from './bot.ts';
import {
  bestLaying,
  compileLevel,
  distanceOf,
  groupingOf,
  tallyOf,
  unseenFrom,
  type Grouping,
} from './solver/index.ts';

/** How a hand stands to one of the levels that may be laid. */
export type HandAim = {
  readonly level: number;
  /** The fewest cards that are missing. */
  readonly missing: number;
  readonly grouping: Grouping;
  /** The best way to lay it, where nothing is missing. */
  readonly laying: Laying | undefined;
};

/** The nearest first. Of those that can be laid the highest, as the hint has it: the low ones come more easily. */
export function aimsOf(view: View): readonly HandAim[] {
  const { table, seat, hand } = standpointOf(view);
  const { levels } = ladderOfSeat(table.setup, seat);
  const unseen = unseenFrom(believe(view).unseen);
  const tally = tallyOf(hand);
  return layableLevels(table, seat)
    .map((level): HandAim => {
      const asked = levels[level - 1]!;
      const plan = compileLevel(asked, table.setup);
      const missing = distanceOf(tally, plan);
      const laying = missing === 0 ? bestLaying(hand, asked, table) : undefined;
      const grouping =
        laying === undefined ? groupingOf(hand, tally, { plan, unseen }) : groupingIn(hand, laying);
      return { level, missing, grouping, laying };
    })
    .toSorted(
      (a, b) => a.missing - b.missing || (a.missing === 0 ? b.level - a.level : a.level - b.level),
    );
}

/** The hand as a laying divides it: what is lit is what would be laid. */
function groupingIn(hand: readonly Card[], laying: Laying): Grouping {
  const rest = [...hand];
  for (const { cards } of laying) {
    for (const placed of cards) rest.splice(rest.indexOf(cardOf(placed)), 1);
  }
  return { parts: laying, rest };
}

/** The cards that no part of a level needs. Jokers and special cards can always be put to use. */
export function spareIn({ rest }: Grouping): readonly Card[] {
  return rest.filter(isNumber);
}
