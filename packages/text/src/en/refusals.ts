/** Why a move is not allowed and what would be: in English, for a ten-year-old. */
import { cardOf, placedColour, placedValue, type RefusalFacts } from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { RefusalWords } from '../game.ts';
import { aCard, cards, CARDS, count, openCard, opens, or, quote, whom, whose } from './speech.ts';

/** "a 7", "an 8" */
const aValue = (value: number): string => `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${value}`;

const COMBINATIONS = { one: 'combination', other: 'combinations' };

function levelChoice(levels: readonly number[]): string {
  return `level ${or(levels.map(String))}`;
}

/** What a combination on the table would take. */
function whatFits({ kind, cards: meld, values }: RefusalFacts['does-not-fit']): string {
  const first = meld[0];
  switch (kind) {
    case 'run':
      return values.length === 0
        ? 'That run is complete: nothing more fits.'
        : `The run is ${cards.cards(meld)}: only ${or(values.map(aValue))} fits.`;
    case 'set':
      return `Only another ${or(values.map(String))} does.`;
    case 'colour': {
      const colour = first === undefined ? undefined : placedColour(first);
      return colour === undefined
        ? 'All its cards are one colour.'
        : `Only ${cards.colour(colour)} cards do.`;
    }
  }
}

export const refusals: RefusalWords = {
  'unreadable-move': ({ move }) =>
    `${quote(move)} is not a move. Moves look like “draw”, “take 2” or “discard R7”.`,
  'no-such-card': ({ card }) =>
    `There is no ${cards.card(card)} in this deck. Choose a card from your hand.`,
  'no-such-seat': ({ seat, players }) =>
    `There is no player ${seat}. The players at this table are numbered 1 to ${players}.`,
  'name-the-seat': () => 'Several players are choosing at the same time. Say whose move this is.',
  'no-such-meld': ({ seat, meld }, naming) =>
    `${opens(naming, seat, ['have', 'has'])} no combination ${meld} on the table. Choose one that is there.`,
  'no-such-level': ({ level }) => `You have no level ${level}. Choose one of your levels.`,
  'unknown-card': () => 'You cannot see that card. Choose one that you know.',
  'game-over': () => 'The game is over. You can start a new one.',
  'not-your-turn': ({ turn }, naming) => `Not now: it is ${whose(naming, turn)} turn.`,
  'already-decided': ({ step }) =>
    step === 'offer'
      ? 'You have already chosen. Wait until the others have chosen what to offer.'
      : 'You have already chosen. Wait until the others have chosen what to keep.',
  'nothing-to-decide': ({ step }) =>
    step === 'offer'
      ? 'You have nothing to choose. Wait until the others have chosen what to offer.'
      : 'You have nothing to choose. Wait until the others have chosen what to keep.',
  'must-draw-first': () =>
    'Draw a card first: from the draw pile, or the top card of a discard pile.',
  'already-drawn': () =>
    'You have already drawn this turn. Now you may lay and add, and then you discard.',
  'must-keep-first': ({ most }) =>
    `First choose what to keep for the next round: up to ${count(most, CARDS)}, or none.`,
  'must-offer-first': ({ count: size }) =>
    `First choose ${count(size, CARDS)} from your hand to offer.`,
  'must-pick-first': () => 'First take one of the offered cards.',
  'must-drop-first': ({ levels }) =>
    `First choose the second level to remove: ${levelChoice(levels)}.`,
  'nothing-to-keep': () =>
    'You cannot keep cards now. Players who may keep some choose them at the end of a round.',
  'nothing-to-offer': () =>
    'Nobody is asking for cards. You only offer some when a Take card is played.',
  'nothing-to-pick': () => 'No cards are being offered. You need to play a Take card first.',
  'nothing-to-drop': () =>
    'There is no second level to remove now. You remove one when you go out with open levels.',
  'card-not-in-hand': ({ card }) => `You do not have ${aCard(card)}. Choose a card from your hand.`,
  'stock-empty': () => 'The draw pile is empty. Take the top card of a discard pile.',
  'pile-empty': ({ seat }, naming) =>
    `There is nothing on ${whose(naming, seat)} discard pile. Draw from the draw pile or take from another discard pile.`,
  'pass-not-drawn': () =>
    'At this table Pass cards stay on the discard pile. Draw from the draw pile or take another card.',
  'joker-not-drawn': () =>
    'At this table jokers stay on the discard pile. Draw from the draw pile or take another card.',
  'own-pile-not-drawn': () =>
    'At this table you cannot take from your own discard pile. Draw from the draw pile or take from another player’s.',
  'already-laid': () =>
    'You have already laid a level this round. You may add cards to what is on the table, and then discard.',
  'name-the-level': ({ levels }) => `Say which level you are laying: ${levelChoice(levels)}.`,
  'not-your-level': ({ level, levels }) =>
    levels.length === 0
      ? `You cannot lay level ${level}: you have no level left.`
      : `You cannot lay level ${level}. You may lay ${levelChoice(levels)}.`,
  'wrong-number-of-combinations': ({ given, parts }) =>
    `Your level has ${count(parts.length, COMBINATIONS)}, not ${given}. Lay exactly this: ${cards.level(parts)}.`,
  'wrong-size': ({ cards: laid, parts }) =>
    `One of your combinations has the wrong number of cards: ${cards.cards(laid)}. Lay exactly this: ${cards.level(parts)}.`,
  'wrong-combinations': ({ parts }) =>
    `These do not make up your level. Lay exactly this: ${cards.level(parts)}.`,
  'not-a-run': ({ cards: laid }) =>
    `This is not a run: ${cards.cards(laid)}. The values must follow one another without a gap; colours do not matter.`,
  'run-does-not-wrap': ({ top }) =>
    `A run ends at ${top}: 1 does not come after it. Stay between 1 and ${top}.`,
  'not-a-set': ({ cards: laid }) =>
    `This is not a set: ${cards.cards(laid)}. All the cards must have the same value; colours do not matter.`,
  'not-a-colour': ({ cards: laid }) =>
    `These cards are not all one colour: ${cards.cards(laid)}. They must be the same colour; values do not matter.`,
  'card-used-twice': ({ card }) =>
    `That is one ${cards.card(card)} too many. Each card counts only once.`,
  'special-in-combination': ({ card }) =>
    `${openCard(card)} never counts in a combination. Play it or discard it at the end of your turn.`,
  'joker-ambiguous': ({ cards: laid }) =>
    `A joker could stand for more than one thing here: ${cards.cards(laid)}. Say which.`,
  'joker-out-of-range': ({ top }) =>
    `A joker cannot stand for that. It can be any value from 1 to ${top}.`,
  'joker-out-of-its-range': ({ card }) => {
    const joker = cardOf(card);
    const { low, high } = jokerRange(joker);
    return `This joker cannot stand for ${placedValue(card) ?? 'that'}. It can be any value from ${low} to ${high}.`;
  },
  'joker-meaning-does-not-fit': ({ kind }) =>
    kind === 'colour'
      ? 'Among cards of one colour a joker stands for a colour, not for a value. Say which colour.'
      : 'Here a joker stands for a value, not for a colour. Say which value.',
  'needs-a-natural-card': () =>
    'At this table a combination cannot be made of jokers alone. Use at least one number card.',
  'same-value-twice': ({ value }) =>
    `At this table the sets of a level must have different values, and ${value} appears twice. Use another value.`,
  'last-card-must-be-discarded': () =>
    'That would leave you without a card, but your last one must be discarded. Keep a card for the end of your turn.',
  'lay-first': () => 'Lay your own level first. After that you may add to what is on the table.',
  'add-from-next-turn': () =>
    'At this table you cannot add cards in the turn in which you lay your level. Discard now and add from your next turn on.',
  'does-not-fit': (facts) => `${openCard(facts.card)} does not fit there. ${whatFits(facts)}`,
  'exchange-not-played': () =>
    'A joker on the table stays there. You may add your card where it fits.',
  'no-joker-for-this-card': ({ card }) =>
    `No joker there stands for ${aCard(card)}. Only the card a joker stands for can take its place.`,
  'throw-back-not-played': ({ card }) =>
    `You have just taken the ${cards.card(card)}. At this table you cannot discard it in the same turn: discard another card.`,
  'not-an-opponent': () => 'You cannot make yourself miss a turn. Choose another player.',
  'already-skipped': ({ seat }, naming) =>
    `There is already a Pass card in front of ${whom(naming, seat)}. Choose another player, or discard a card.`,
  'only-the-next-player': ({ seat }, naming) =>
    `At this table you can only make the next player miss a turn. That is ${whom(naming, seat)}.`,
  'not-a-palier-left': ({ level, levels }) =>
    `You cannot remove level ${level}. Choose ${levelChoice(levels)}.`,
  'too-many-kept': ({ most }) => `That is too many. You may keep ${count(most, CARDS)} at most.`,
  'wrong-offer': ({ count: size }) => `Offer exactly ${count(size, CARDS)}.`,
  'not-offered': ({ card, seat }, naming) =>
    `${opens(naming, seat, ['are', 'is'])} not offering ${aCard(card)}. Choose one of the offered cards.`,
  'nobody-to-take-from': () => 'Nobody has a card you could take. Discard a card instead.',
  'swap-one-to-three': () => 'Choose one, two or three cards to swap.',
  'swap-keeps-a-card': () =>
    'You cannot swap your whole hand. Choose fewer cards, so that you keep at least one.',
};
