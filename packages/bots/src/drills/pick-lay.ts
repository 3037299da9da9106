/** "Lay it": a hand that can lay its level. Every way is known, so there is no doubt. */
import {
  checkAt,
  isJoker,
  ladderOfSeat,
  layCommand,
  layableLevels,
  winsByLaying,
  type View,
} from '@palier/rules';
import { standpointOf } from '../bot.ts';
import { hasLaid } from '../outlook.ts';
import { compileLevel, distanceOf, rankedLayings, tallyOf } from '../solver/index.ts';
import type { LayDrill } from './drill.ts';

type Picked = Pick<LayDrill, 'kind' | 'form' | 'goal' | 'best' | 'stays' | 'difficulty'>;

/** More ways than that are not looked through. */
const MOST_WAYS = 400;

export function pickLay(view: View, difficulty: number): Picked | undefined {
  const at = standpointOf(view);
  const { table, seat, hand } = at;
  if (table.step !== 'play' || hasLaid(at)) return undefined;
  const [number] = layableLevels(table, seat);
  const level = ladderOfSeat(table.setup, seat).levels[number! - 1]!;
  if (distanceOf(tallyOf(hand), compileLevel(level, table.setup)) > 0) return undefined;
  const { layings, more } = rankedLayings(hand, level, { ...table, limit: MOST_WAYS });
  const [best] = layings;
  if (best === undefined || more) return undefined;
  const command = layCommand(table, seat, { level: number!, laying: best.laying });
  if (checkAt(at, command) !== undefined) return undefined;
  const { stays } = best.measure;
  const asGood = layings.filter(({ measure }) => measure.stays === stays).length;
  const hasRival = asGood < layings.length && !winsByLaying(table, seat, number);
  const jokers = hand.filter(isJoker).length;
  const ways = layings.length;
  const hard = hardness({ hasRival, jokers, ways, asGood });
  if (hard < difficulty || hard > difficulty + 1) return undefined;
  const goal = hard >= HARD ? 'best' : 'any';
  return { kind: 'lay', form: 'laying', goal, best: command, stays, difficulty: hard };
}

/** From here on only the best laying is right. */
const HARD = 3;

type Ways = {
  /** Whether some laying leaves more cards than the best. */
  readonly hasRival: boolean;
  readonly jokers: number;
  readonly ways: number;
  /** How many leave no more than the best. */
  readonly asGood: number;
};

function hardness({ hasRival, jokers, ways, asGood }: Ways): number {
  if (hasRival) return asGood * 3 <= ways ? 4 : HARD;
  return jokers > 0 || ways <= 2 ? 2 : 1;
}
