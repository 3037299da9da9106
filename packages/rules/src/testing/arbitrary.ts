/** Commands of every sort: legal ones changed a little, and ones made up from nothing. */
import {
  CARD_CODES,
  COLOURS,
  MAX_VALUE,
  cardOf,
  isJoker,
  placeAsColour,
  placeAsValue,
  placeBeyond,
  placeCard,
  type Card,
  type Placed,
} from '../cards.ts';
import type { Command, CommandType } from '../commands.ts';
import type { Seat, Table } from '../state.ts';
import type { Dice } from './dice.ts';
import { STEP_OF, type Standpoint } from '../check.ts';

/** A seat, mostly one at the table. */
export function anySeat({ table }: Standpoint, dice: Dice): Seat {
  return dice.oneIn(12) ? dice.pick([0, -1, 1.5, 7, 99]) : 1 + dice.below(table.setup.players);
}

/** A card, mostly from the hand, sometimes from the deck, seldom one that the deck does not have. */
export function anyCard({ table, hand }: Standpoint, dice: Dice): Card {
  if (hand.length > 0 && !dice.oneIn(4)) return dice.pick(hand);
  return dice.oneIn(4) ? (dice.below(CARD_CODES) as Card) : dice.pick(table.setup.deck);
}

function anyPlaced(at: Standpoint, dice: Dice): Placed {
  return withAnyMeaning(at, anyCard(at, dice), dice);
}

function withAnyMeaning({ table }: Standpoint, card: Card, dice: Dice): Placed {
  if (!isJoker(card) || dice.oneIn(3)) return placeCard(card);
  if (dice.oneIn(15)) return placeBeyond(card);
  if (dice.oneIn(3)) return placeAsColour(card, dice.pick(COLOURS));
  const top = dice.oneIn(15) ? MAX_VALUE : table.setup.top;
  return placeAsValue(card, 1 + dice.below(top));
}

function anyMeld(at: Standpoint, dice: Dice): { readonly to: Seat; readonly meld: number } {
  const known = at.table.melds.flatMap((melds, index) =>
    melds.map((_, place) => ({ to: index + 1, meld: place + 1 })),
  );
  if (known.length > 0 && !dice.oneIn(8)) return dice.pick(known);
  return { to: anySeat(at, dice), meld: dice.below(7) };
}

export const COMMAND_TYPES = Object.keys(STEP_OF) as readonly CommandType[];

/** How much oftener than others the types come that are seldom legal. */
const OFTEN: { readonly [T in CommandType]?: number } = { layLevel: 2, addCard: 3 };

/** The types that can be legal at a step at all, so that most commands get past the first question. */
function typesAt(step: Table['step']): readonly CommandType[] {
  if (step === 'over') return COMMAND_TYPES;
  return COMMAND_TYPES.filter((t) => STEP_OF[t] === step).flatMap((t) =>
    Array.from({ length: OFTEN[t] ?? 1 }, () => t),
  );
}

export function anyCommand(at: Standpoint, dice: Dice): Command {
  const t = dice.pick(dice.oneIn(4) ? COMMAND_TYPES : typesAt(at.table.step));
  const cards = (most: number): readonly Card[] =>
    dice.oneIn(2)
      ? dice.some(at.hand, dice.below(most + 1))
      : Array.from({ length: dice.below(most + 1) }, () => anyCard(at, dice));
  switch (t) {
    case 'takeCard':
      return { t, from: anySeat(at, dice) };
    case 'playPass':
      return { t, on: anySeat(at, dice) };
    case 'discard':
      return { t, card: anyCard(at, dice) };
    case 'dropPalier':
      return { t, level: dice.below(14) };
    case 'keepCards':
    case 'offerCards':
      return { t, cards: cards(5) };
    case 'playSwap':
      return { t, cards: cards(4) };
    case 'pickCard': {
      const offered = at.table.offers?.flat() ?? [];
      const card = offered.length > 0 && dice.oneIn(2) ? dice.pick(offered) : anyCard(at, dice);
      return { t, from: anySeat(at, dice), card };
    }
    case 'addCard':
      return { t, card: anyPlaced(at, dice), ...anyMeld(at, dice) };
    case 'exchangeJoker':
      return { t, card: anyCard(at, dice), ...anyMeld(at, dice) };
    case 'layLevel':
      return anyLaying(at, dice);
    default:
      return { t };
  }
}

/** Cards of the hand dealt out to the parts of the seat's level. */
function anyLaying(at: Standpoint, dice: Dice): Command {
  const { setup, left } = at.table;
  const ladder = setup.ladders[at.seat - 1]!;
  const number = dice.pick([...(left[at.seat - 1] ?? []), 1]);
  const level = ladder.levels[number - 1] ?? ladder.levels[0]!;
  const cards = dice.shuffle(at.hand);
  const melds = level.map(({ size }) =>
    cards.splice(0, size).map((card) => withAnyMeaning(at, card, dice)),
  );
  const isNamed = ladder.mode === 'open' ? !dice.oneIn(5) : dice.oneIn(5);
  return { t: 'layLevel', melds, ...(isNamed ? { level: number } : {}) };
}

/** A legal command in another spelling, or no longer legal. */
export function mutated(at: Standpoint, command: Command, dice: Dice): Command {
  switch (command.t) {
    case 'layLevel':
      return mutatedLaying(at, command, dice);
    case 'addCard': {
      const joker = isJoker(cardOf(command.card));
      if (joker && dice.oneIn(2)) {
        return { ...command, card: withAnyMeaning(at, cardOf(command.card), dice) };
      }
      return dice.oneIn(2)
        ? { ...command, card: anyPlaced(at, dice) }
        : { ...command, ...anyMeld(at, dice) };
    }
    case 'exchangeJoker':
      return dice.oneIn(2)
        ? { ...command, card: anyCard(at, dice) }
        : { ...command, ...anyMeld(at, dice) };
    case 'keepCards':
    case 'offerCards':
    case 'playSwap':
      return { ...command, cards: mutatedCards(at, command.cards, dice) };
    case 'takeCard':
      return { ...command, from: anySeat(at, dice) };
    case 'playPass':
      return { ...command, on: anySeat(at, dice) };
    case 'pickCard':
      return dice.oneIn(2)
        ? { ...command, card: anyCard(at, dice) }
        : { ...command, from: anySeat(at, dice) };
    case 'discard':
      return { ...command, card: anyCard(at, dice) };
    case 'dropPalier':
      return { ...command, level: dice.below(14) };
    default:
      return anyCommand(at, dice);
  }
}

function mutatedCards(at: Standpoint, cards: readonly Card[], dice: Dice): readonly Card[] {
  switch (dice.below(4)) {
    case 0:
      return dice.shuffle(cards);
    case 1:
      return [...cards, anyCard(at, dice)];
    case 2:
      return cards.slice(1);
    default:
      return cards.map((card, i) => (i === 0 ? anyCard(at, dice) : card));
  }
}

type Melds = Extract<Command, { t: 'layLevel' }>['melds'];

function mutatedLaying(
  at: Standpoint,
  command: Extract<Command, { t: 'layLevel' }>,
  dice: Dice,
): Command {
  let next = command;
  for (let changes = 1 + dice.below(3); changes > 0; changes--) next = changedOnce(at, next, dice);
  return next;
}

function changedOnce(
  at: Standpoint,
  command: Extract<Command, { t: 'layLevel' }>,
  dice: Dice,
): Extract<Command, { t: 'layLevel' }> {
  const { melds, level: _level, ...rest } = command;
  const withMelds = (next: Melds): typeof command => ({ ...command, melds: next });
  const changeAt = dice.below(Math.max(1, melds.length));
  switch (dice.below(11)) {
    // Other spellings of the same laying.
    case 0:
      return withMelds(dice.shuffle(melds));
    case 1:
      return withMelds(melds.map((cards) => dice.shuffle(cards)));
    case 2:
    case 3:
      return withMelds(withoutMeanings(melds, dice));
    // Other meanings, other cards, other shapes.
    case 4:
      return withMelds(
        melds.map((cards) =>
          cards.map((placed) =>
            isJoker(cardOf(placed)) && dice.oneIn(2)
              ? withAnyMeaning(at, cardOf(placed), dice)
              : placed,
          ),
        ),
      );
    case 5:
      return withMelds(
        melds.map((cards, i) =>
          i === changeAt
            ? cards.map((placed, j) => (j === 0 ? anyPlaced(at, dice) : placed))
            : cards,
        ),
      );
    case 6:
      return withMelds(
        melds.toSpliced(changeAt, 1, [...(melds[changeAt] ?? []), anyPlaced(at, dice)]),
      );
    case 7:
      return withMelds(melds.toSpliced(changeAt, 1, melds[changeAt]?.slice(1) ?? []));
    case 8:
      return withMelds(dice.oneIn(2) ? melds.slice(1) : [...melds, [anyPlaced(at, dice)]]);
    case 9:
      return { ...rest, melds };
    default:
      return { ...command, level: dice.below(10) };
  }
}

function withoutMeanings(melds: Melds, dice: Dice): Melds {
  return melds.map((cards) =>
    cards.map((placed) => (dice.oneIn(3) ? placed : placeCard(cardOf(placed)))),
  );
}
