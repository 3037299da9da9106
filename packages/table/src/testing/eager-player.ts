/** A player who lays and adds whenever it can, and is the same for the same view and stream. */
import {
  assert,
  keepLimit,
  legalMoves,
  offerSize,
  type Command,
  type Seat,
  type View,
} from '@palier/rules';
import type { BotDecider } from '../ports.ts';
import { diceFrom } from '@palier/rules/testing';

const LOOKED_AT = 60;

export function eagerMove(view: View, stream: string): Command {
  const { table, hand } = view;
  const seat = view.viewer as Seat;
  const dice = diceFrom(stream);
  if (table.step === 'keep') {
    const count = dice.below(Math.min(keepLimit(table, seat), hand.length) + 1);
    return { t: 'keepCards', cards: dice.some(hand, count) };
  }
  if (table.step === 'offer') {
    return { t: 'offerCards', cards: dice.some(hand, offerSize(table, seat)) };
  }
  const moves: Command[] = [];
  for (const move of legalMoves(view)) if (moves.push(move) === LOOKED_AT) break;
  // Who only takes discards never uses the stock up.
  const draw = dice.oneIn(2) ? moves.find(({ t }) => t === 'drawCard') : undefined;
  const placing = moves.filter(({ t }) => t === 'layLevel' || t === 'addCard');
  assert(moves.length > 0, `seat ${seat} has no legal move`);
  return draw ?? dice.pick(placing.length > 0 ? placing : moves);
}

export const eagerBots: BotDecider = {
  decide: async ({ view, stream }) => eagerMove(view, stream),
};
