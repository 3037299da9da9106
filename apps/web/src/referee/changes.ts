/** What can be changed of a situation; each change leaves one that the deck allows. */
import {
  cardOf,
  SPECIALS,
  isFault,
  isNumber,
  JOKERS,
  ladderOfSeat,
  layings,
  KINDS,
  makeSetup,
  numberCard,
  PASS,
  type Card,
  type Colour,
  type Meld,
  type Seat,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { situationSetup, type Situation } from './situation.ts';

/** Every card that lies somewhere. */
function cardsOf({ hand, melds, tops, skipped }: Situation): readonly Card[] {
  return [
    ...hand,
    ...melds.flat().flatMap((meld) => meld.cards.map(cardOf)),
    ...tops.filter((card) => card !== undefined),
    ...skipped.map(() => PASS),
  ];
}

/** How many copies of a card still lie nowhere. */
export function spare(situation: Situation, card: Card): number {
  const used = cardsOf(situation).filter((other) => other === card).length;
  return situationSetup(situation).copies[card]! - used;
}

/** The cards of a deck that are no numbers, each once. */
export function otherCards({ copies }: Setup): readonly Card[] {
  return [...JOKERS, ...Object.values(SPECIALS)].filter((card) => copies[card]! > 0);
}

export function colourCards(setup: Setup, colour: Colour): readonly Card[] {
  return Array.from({ length: setup.top }, (_, index) => numberCard(colour, index + 1));
}

/** By colour and value, the others last: how a hand is read. */
export function sortedCards(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => a - b);
}

export function withHand(situation: Situation, hand: readonly Card[]): Situation {
  const { taken } = situation;
  const isGone = taken !== undefined && !hand.includes(taken);
  return { ...situation, hand, taken: isGone ? undefined : taken };
}

export function withTop(situation: Situation, seat: Seat, top: Card | undefined): Situation {
  return { ...situation, tops: situation.tops.with(seat - 1, top) };
}

/** `place`: which of the seat's melds; one past the last adds one. Without a meld it is taken away. */
export function withMeld(
  situation: Situation,
  { seat, place }: { readonly seat: Seat; readonly place: number },
  meld: Meld | undefined,
): Situation {
  const old = situation.melds[seat - 1]!;
  const list = meld === undefined ? old.toSpliced(place, 1) : old.toSpliced(place, 1, meld);
  const melds = situation.melds.with(seat - 1, list);
  const isEmpty = list.length === 0;
  return {
    ...situation,
    melds,
    laid: situation.laid.with(
      seat - 1,
      isEmpty ? undefined : (situation.laid[seat - 1] ?? situation.left[seat - 1]![0]),
    ),
    laidNow: situation.laidNow && !(isEmpty && seat === situation.turn),
  };
}

export function withLeft(situation: Situation, seat: Seat, left: readonly number[]): Situation {
  const { laid } = situation;
  const level = laid[seat - 1];
  const isKept = level === undefined || left.includes(level);
  return {
    ...situation,
    left: situation.left.with(seat - 1, left),
    laid: isKept ? laid : laid.with(seat - 1, left[0]),
  };
}

export function withTurn(situation: Situation, turn: Seat, step: Situation['step']): Situation {
  const isSame = turn === situation.turn && step === situation.step;
  return {
    ...situation,
    turn,
    step,
    ...(!isSame && { laidNow: false, taken: undefined }),
    // It cannot be the turn of somebody who is skipped.
    skipped: situation.skipped.filter((seat) => seat !== turn),
  };
}

export function withSkipped(situation: Situation, seat: Seat, isSkipped: boolean): Situation {
  const others = situation.skipped.filter((other) => other !== seat);
  const skipped = isSkipped ? [...others, seat].toSorted((a, b) => a - b) : others;
  return { ...situation, skipped };
}

/** Other rules or another number of players: what no longer fits goes. */
export function withChoice(situation: Situation, choice: SetupChoice): Situation {
  const setup = makeSetup(choice);
  if (isFault(setup)) return situation;
  const before = situationSetup(situation);
  const stock = setup.copies.slice();
  const take = (card: Card): boolean => {
    if (stock[card]! === 0) return false;
    stock[card] = stock[card]! - 1;
    return true;
  };
  const seats = Array.from({ length: setup.players }, (_, index) => index);
  const kept = situation.hand.filter(take);
  const melds = seats.map((seat) =>
    (situation.melds[seat] ?? []).filter((meld) => fitsDeck(meld, setup, take)),
  );
  const tops = seats.map((seat) => {
    const top = situation.tops[seat];
    return top !== undefined && take(top) ? top : undefined;
  });
  // Whoever had cards has one still: without any there is nothing to ask.
  const isBare = kept.length === 0 && situation.hand.length > 0;
  const hand = isBare ? [setup.deck.find((card) => isNumber(card) && take(card))!] : kept;
  const left = seats.map((seat) => leftAfter(situation.left[seat], { before, setup, seat }));
  const turn = situation.turn > setup.players ? 1 : situation.turn;
  const { taken } = situation;
  return {
    ...situation,
    choice: setup.chosen,
    turn,
    hand,
    melds,
    tops,
    left,
    laid: seats.map((seat) => {
      const level = situation.laid[seat];
      if (melds[seat]!.length === 0) return undefined;
      return level !== undefined && left[seat]!.includes(level) ? level : left[seat]![0];
    }),
    laidNow: situation.laidNow && melds[turn - 1]!.length > 0,
    taken: taken !== undefined && hand.includes(taken) ? taken : undefined,
    skipped: situation.skipped.filter((seat) => seat <= setup.players && take(PASS)),
  };
}

function fitsDeck(meld: Meld, setup: Setup, take: (card: Card) => boolean): boolean {
  const cards = meld.cards.map(cardOf);
  if (cards.some((card) => setup.copies[card] === 0)) return false;
  return cards.every(take);
}

type LeftAfter = { readonly before: Setup; readonly setup: Setup; readonly seat: number };

/** The levels left after other rules were chosen; of somebody new, all. */
export function leftAfter(
  old: readonly number[] | undefined,
  { before, setup, seat }: LeftAfter,
): readonly number[] {
  const { levels, mode } = ladderOfSeat(setup, seat + 1);
  const all = levels.map((_, index) => index + 1);
  if (old === undefined) return all;
  const was = ladderOfSeat(before, seat + 1);
  if (was.mode === mode && was.levels.length === levels.length) return old;
  const at = was.levels.length - old.length + 1;
  return all.slice(Math.min(at, levels.length) - 1);
}

/** As many readings as anybody would look through. */
const MOST_READINGS = 24;

/** All that some cards can be on the table: each kind, each meaning of their jokers. */
export function readingsOf(cards: readonly Card[], setup: Setup): readonly Meld[] {
  const { top } = setup;
  const rules = { pairsDistinct: 'no', jokerNeedsNatural: 'no' } as const;
  if (cards.length < 2) return [];
  const found: Meld[] = [];
  for (const kind of KINDS) {
    for (const laying of layings(cards, [{ kind, size: cards.length }], { top, rules })) {
      found.push(laying[0]!);
      if (found.length === MOST_READINGS) return found;
    }
  }
  return found;
}
