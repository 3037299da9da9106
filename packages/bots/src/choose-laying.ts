/** Ways to lay the level, and what laying now is worth against waiting. */
import {
  cardOf,
  checkAt,
  firstLaying,
  isJoker,
  ladderOfSeat,
  layCommand,
  layableLevels,
  placedColour,
  placedValue,
  type Card,
  type Kind,
  type Laying,
  type LayingRules,
  type Level,
  type Meld,
  type Placed,
  type Standpoint,
  type Table,
} from '@palier/rules';
import type { Mind, MoveOption, Deliberation } from './deliberate.ts';
import { hasLaid, hurryAt } from './outlook.ts';
import { bestMeasured, rankedLayings, type MeasuredLaying } from './solver/index.ts';

/** What emptying the hand in this very turn is ahead of everything else. */
const OUT_AT_ONCE = 20;
/** A laying that the measure puts behind another is hardly worse. */
const PER_PLACE = 0.1;

/** The best way to lay, or for a wide mind several that differ in more than a card's colour. */
export function layOptions(thought: Deliberation): readonly MoveOption[] {
  const { at, mind } = thought;
  if (hasLaid(at)) return [];
  const { table, seat } = at;
  const options: MoveOption[] = [];
  const hurry = hurryAt(table, seat, mind.weights);
  // On an open ladder the highest that can be laid: the low ones come more easily.
  for (const level of layableLevels(table, seat).toReversed()) {
    for (const { laying, stays } of waysToLay(at, level, mind)) {
      const command = layCommand(table, seat, { level, laying });
      // END-1: a laying may not take the last card. Every laying of a level has the same size.
      if (checkAt(at, command) !== undefined) continue;
      const ahead = stays === 0 ? OUT_AT_ONCE : hurry;
      const score = ahead - PER_PLACE * options.length;
      options.push({ command, score, facts: { distance: 0 }, laying });
    }
    if (!mind.isWide && options.length > 0) break;
  }
  return options.slice(0, mind.isWide ? MOST_LAYINGS : 1);
}

/** A laying, and how many cards stay in hand when all that fits is added and one discarded. */
type Way = { readonly laying: Laying; readonly stays: number };

const MOST_LAYINGS = 3;

function waysToLay({ table, seat, hand }: Standpoint, number: number, mind: Mind): readonly Way[] {
  const level = ladderOfSeat(table.setup, seat).levels[number - 1]!;
  if (!mind.plansGoingOut) {
    const laying = plainLaying(hand, level, table.setup);
    return laying === undefined ? [] : [{ laying, stays: 1 }];
  }
  const best = bestMeasured(hand, level, table);
  if (best === undefined) return [];
  const ways = mind.isWide ? differentLayings(hand, level, table) : [best];
  // HOUSE-addSameTurn: what fits stays all the same.
  const isDelayed = table.setup.rules.addSameTurn === 'no';
  return ways.map(({ laying, measure }) => ({ laying, stays: isDelayed ? 1 : measure.stays }));
}

/** Any laying; jokers alone make no combination where a number card can stand among them. */
function plainLaying(
  hand: readonly Card[],
  level: Level,
  { top, rules }: LayingRules,
): Laying | undefined {
  const laying = firstLaying(hand, level, { top, rules });
  if (laying === undefined || !laying.some(isOfJokers)) return laying;
  const natural = { top, rules: { ...rules, jokerNeedsNatural: 'yes' } } as const;
  return firstLaying(hand, level, natural) ?? laying;
}

function isOfJokers({ cards }: Meld): boolean {
  return cards.every((placed) => isJoker(cardOf(placed)));
}

function differentLayings(
  hand: readonly Card[],
  level: Level,
  table: Table,
): readonly MeasuredLaying[] {
  const seen = new Set<string>();
  const different: MeasuredLaying[] = [];
  for (const way of rankedLayings(hand, level, table).layings) {
    const key = way.laying.map(({ kind, cards }) => outlineOf(kind, cards)).join();
    if (seen.has(key)) continue;
    seen.add(key);
    different.push(way);
    if (different.length === MOST_LAYINGS) break;
  }
  return different;
}

function outlineOf(kind: Kind, cards: readonly Placed[]): string {
  const first = cards[0]!;
  return `${kind}${cards.length}:${kind === 'colour' ? placedColour(first) : placedValue(first)}`;
}
