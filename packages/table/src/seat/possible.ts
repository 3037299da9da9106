/** What a player at turn can do, in short: so that nothing is named that the rules would refuse. */
import {
  firstLaying,
  ladderOfSeat,
  layableLevels,
  layCommand,
  type Command,
  type Seat,
  type View,
} from '@palier/rules';
import { refusalOf } from './taps.ts';

/** The special cards are those of Master; `either`: one of them or a Pass card. */
export type Deed = 'lay' | 'add' | 'pass' | 'special' | 'either' | 'discard';

const DEEDS: { readonly [T in Command['t']]?: Deed } = {
  addCard: 'add',
  exchangeJoker: 'add',
  playPass: 'pass',
  playTake: 'special',
  playSwap: 'special',
  playHold: 'special',
  discard: 'discard',
};

/** In which it is said: what holds an “or” of its own stands last. */
const ORDER: readonly Deed[] = ['lay', 'add', 'pass', 'special', 'discard', 'either'];

/** `moves` are the legal ones but for layings. */
export function possibleNow(view: View, moves: readonly Command[]): readonly Deed[] {
  const deeds = new Set(moves.map(({ t }) => DEEDS[t]));
  if (deeds.has('pass') && deeds.delete('special')) {
    deeds.delete('pass');
    deeds.add('either');
  }
  return ORDER.filter((deed) => deeds.has(deed) || (deed === 'lay' && canLay(view)));
}

function canLay(view: View): boolean {
  const { table, viewer } = view;
  if (viewer === 'spectator' || table.step !== 'play' || table.turn !== viewer) return false;
  return layableLevels(table, viewer).some((level) => mayLay(view, viewer, level));
}

function mayLay(view: View, seat: Seat, level: number): boolean {
  const { table, hand } = view;
  const { levels } = ladderOfSeat(table.setup, seat);
  const laying = firstLaying(hand, levels[level - 1]!, table.setup);
  if (laying === undefined) return false;
  return refusalOf(view, layCommand(table, seat, { level, laying })) === undefined;
}
