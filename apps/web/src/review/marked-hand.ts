/** A hand in order, with the cards of the move that was played and of the better one. */
import { cardOf, specialPlayed, type Card, type Command, type Seat } from '@palier/rules';
import { takeOne } from '@palier/table/seat';
import { sortedHand } from '../replay/replay-marks.ts';

export type HandMark = 'played' | 'better';

type MarkedCard = { readonly card: Card; readonly mark: HandMark | undefined };

/** Cards that both moves use are not marked. */
export function markedHand(
  hand: readonly Card[],
  played: Command,
  best: Command,
): readonly MarkedCard[] {
  const ofPlayed = cardsOf(played);
  const ofBest = cardsOf(best);
  const onlyPlayed = without(ofPlayed, ofBest);
  const onlyBest = without(ofBest, ofPlayed);
  const marked = sortedHand(hand, onlyPlayed);
  const left = [...onlyBest];
  return marked.map(({ card, isFresh }) => {
    if (isFresh) return { card, mark: 'played' };
    return { card, mark: takeOne(left, card) ? 'better' : undefined };
  });
}

/** Where a move takes its card from. */
export function sourceOf(command: Command): Seat | 'stock' | undefined {
  if (command.t === 'drawCard') return 'stock';
  return command.t === 'takeCard' ? command.from : undefined;
}

/** The mark of a place that a card is taken from; what both moves do is not marked. */
export function sourceMark(
  place: Seat | 'stock',
  played: Command,
  best: Command,
): HandMark | undefined {
  const [ofPlayed, ofBest] = [sourceOf(played), sourceOf(best)];
  if (ofPlayed === ofBest) return undefined;
  if (place === ofPlayed) return 'played';
  return place === ofBest ? 'better' : undefined;
}

/** The cards of a move that leave the hand. */
export function cardsOf(command: Command): readonly Card[] {
  const special = specialPlayed(command);
  if (special !== undefined) return 'cards' in command ? [special, ...command.cards] : [special];
  switch (command.t) {
    case 'discard':
    case 'exchangeJoker':
      return [command.card];
    case 'addCard':
      return [cardOf(command.card)];
    case 'layLevel':
      return command.melds.flatMap((meld) => meld.map(cardOf));
    case 'offerCards':
    case 'keepCards':
      return command.cards;
    default:
      return [];
  }
}

function without(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = [...others];
  return cards.filter((card) => !takeOne(left, card));
}
