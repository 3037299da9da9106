/**
 * How much of a result the cards gave: the same deals played by equal bots, again and again. Each seat
 * is dealt what it was dealt in the record, round by round, and the levels go on from what the bots
 * make of them; rounds beyond the record, and every rebuilt stock, are dealt at random.
 */
import {
  HAND_SIZE,
  assert,
  deciders,
  isFault,
  isRefusal,
  nextSeat,
  play,
  shuffled,
  start,
  startOf,
  viewOf,
  type Card,
  type Chance,
  type Command,
  type EventOf,
  type GameRecord,
  type Played,
  type Seat,
  type State,
} from '@palier/rules';
import { randomFrom, type Random } from '../bot.ts';
import { deliberate, type MoveOption } from '../deliberate.ts';
import { wilson } from '../lab/wilson.ts';
import { STEADY_MIND } from '../thinkers.ts';
import type { Luck } from './review.ts';

type Deal = EventOf<'roundDealt'>;

export type LuckOptions = { readonly games: number; readonly seed: string };

export function luckOf(record: GameRecord, seat: Seat, { games, seed }: LuckOptions): Luck {
  const deals = new Map<number, Deal>();
  for (const event of record.events) {
    if (event.t === 'roundDealt') deals.set(event.round, event);
  }
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const winners = playAgain(record, deals, `${seed}/${game}`);
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  const [low, high] = wilson(wins, games);
  const expected = 1 / record.setup.players;
  return { share: games === 0 ? expected : wins / games, interval: { low, high }, games, expected };
}

/** The winners of one more game with these deals. */
function playAgain(
  record: GameRecord,
  deals: ReadonlyMap<number, Deal>,
  seed: string,
): readonly Seat[] {
  const random = randomFrom(seed);
  const from = startOf(record);
  assert(!isFault(from), 'a record that was verified has a beginning');
  let state: State =
    from.table.round === 0 ? dealt((chance) => start(record.setup, chance), deals, random) : from;
  while (state.table.step !== 'over') {
    const seat = deciders(state.table)[0]!;
    const command = equalMove(state, seat, random);
    const now = state;
    state = dealt((chance) => played(play(now, seat, command, chance)), deals, random);
  }
  return state.table.winners;
}

function played(result: ReturnType<typeof play>): Played {
  assert(!isRefusal(result), 'a bot plays by the rules');
  return result;
}

/** How far the bots' judgement is off, in turns: it makes games with the same deals different. */
const BLUR = 1;

function equalMove(state: State, seat: Seat, random: Random): Command {
  const options = deliberate(viewOf(state, seat), random, STEADY_MIND);
  let best: MoveOption = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const score = option.score + (BLUR * random.below(1000)) / 1000;
    if (score <= most) continue;
    most = score;
    best = option;
  }
  return best.command;
}

/**
 * Something that may deal a round, done twice where it does: who deals, and how many cards each seat
 * keeps, is known only afterwards, and each seat shall have its own cards again.
 */
function dealt(
  act: (chance: Chance) => Played,
  deals: ReadonlyMap<number, Deal>,
  random: Random,
): State {
  const luck: Chance = {
    shuffle: (_stream, cards) => shuffled(() => random.below(2 ** 32), cards),
    below: (_stream, n) => Math.min(n, deals.get(1)?.dealer ?? 1 + random.below(n)) - 1,
  };
  const first = act(luck);
  const found = first.events.findLast((event) => event.t === 'roundDealt');
  const recorded = found === undefined ? undefined : deals.get(found.round);
  if (found === undefined || recorded === undefined) return first.state;
  const again: Chance = {
    ...luck,
    shuffle: (stream, cards) =>
      stream.startsWith('deal/') ? deckLike(recorded, found, cards) : luck.shuffle(stream, cards),
  };
  return act(again).state;
}

/** The deck that deals each seat what the record dealt it, as far as nobody has kept those cards. */
export function deckLike(recorded: Deal, found: Deal, cards: readonly Card[]): readonly Card[] {
  const rest = cards.slice();
  const take = (wanted: readonly Card[], most: number): Card[] => {
    const taken: Card[] = [];
    for (const card of wanted) {
      const place = taken.length < most ? rest.indexOf(card) : -1;
      if (place !== -1) taken.push(...rest.splice(place, 1));
    }
    return taken;
  };
  const hands = found.hands.map((hand, index) => take(recorded.hands[index]!, hand.length));
  const upcard = take([recorded.upcard], 1);
  const stock = take(recorded.stock, recorded.stock.length);
  // What was kept then, or not dealt, fills up where a card is missing now.
  const spare = [...rest, ...stock.toReversed()];
  let used = 0;
  for (const [index, hand] of hands.entries()) {
    while (hand.length < found.hands[index]!.length) hand.push(spare[used++]!);
  }
  if (upcard.length === 0) upcard.push(spare[used++]!);
  const left = [...stock, ...rest.toReversed()];
  return [...inOrder(hands, found.dealer), ...upcard, ...left.slice(0, left.length - used)];
}

/** The cards one by one, from the dealer's left; who is dealt fewer is left out at the end. */
function inOrder(hands: readonly (readonly Card[])[], dealer: Seat): readonly Card[] {
  const order: Card[] = [];
  for (let lap = 0; lap < HAND_SIZE; lap++) {
    for (let i = 0, seat = dealer; i < hands.length; i++) {
      seat = nextSeat(seat, hands.length);
      const card = hands[seat - 1]![lap];
      if (card !== undefined) order.push(card);
    }
  }
  return order;
}
