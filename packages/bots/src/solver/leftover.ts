/**
 * How many cards a hand would be left with after its level: of the choices for the level that need
 * fewest cards, the one that leaves fewest behind which neither the table nor the level itself would
 * take. A count by values, quick rather than exact: the solver's own measure asks which card stands
 * where.
 */
import { COLOURS, numberCard } from '@palier/rules';
import { lowestBit } from './bits.ts';
import { chosen, findings, startVisits } from './findings.ts';
import { searchAll } from './full-search.ts';
import type { LevelPlan } from './level-plan.ts';
import type { TableShape } from './table-shape.ts';
import type { HandTally } from './tally.ts';

/** A hand with many jokers has hundreds of such choices: so many are looked at. */
const MOST_VISITS = 24;

export function leftAfterLevel(
  tally: HandTally,
  plan: LevelPlan,
  { shape, distance }: { readonly shape: TableShape; readonly distance: number },
): number {
  let least = Infinity;
  let visits = 0;
  startVisits(distance + 1, () => {
    const left = leftAfter(tally, plan, shape);
    if (left < least) least = left;
    findings.isDone = least === 0 || ++visits === MOST_VISITS;
  });
  searchAll(tally, plan);
  return least;
}

/** How many cards of each value the choice takes. */
const demand = new Uint8Array(32);

function leftAfter(tally: HandTally, plan: LevelPlan, shape: TableShape): number {
  const { runs, sets, colours, top, all } = plan;
  const held = tally.planes[1]!;
  let free = shape.sets;
  let taken = shape.colours;
  let part = 0;
  demand.fill(0);
  let ends = shape.ends;
  for (let i = 0; i < runs.length; i++) {
    const first = chosen[part++]!;
    const next = first + runs[i]!;
    for (let value = first; value < next; value++) demand[value] = demand[value]! + 1;
    if (first > 1) ends |= 1 << (first - 1);
    if (next <= top) ends |= 1 << next;
  }
  for (let i = 0; i < sets.length; i++) {
    const value = chosen[part++]!;
    demand[value] = demand[value]! + sets[i]!;
    free |= 1 << value;
  }
  for (let i = 0; i < colours.length; i++) taken |= 1 << chosen[part++]!;
  // A card at a run's end opens the next place for its neighbour.
  let open = ends;
  for (let more = open & held; more !== 0;) {
    const wider = (open | (more << 1) | (more >> 1)) & all;
    more = wider & ~open & held;
    open = wider;
  }
  free |= open;
  let left = 0;
  for (let rest = held & ~free; rest !== 0; rest &= rest - 1) {
    const value = lowestBit(rest);
    let extra = tally.values[value]! - demand[value]!;
    if (extra <= 0) continue;
    for (let some = taken; some !== 0 && extra > 0; some &= some - 1) {
      const colour = COLOURS[lowestBit(some)]!;
      extra -= tally.cards[numberCard(colour, value)]!;
    }
    if (extra > 0) left += extra;
  }
  return left;
}
