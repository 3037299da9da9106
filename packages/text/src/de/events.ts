/** What happens, in German. */
import { UNKNOWN, cardOf, type RoundEnded } from '@palier/rules';
import { climbers, isYou, type Naming } from '../naming.ts';
import type { EventWords } from '../words.ts';
import { aCard, cards, meldList, someCards } from './cards.ts';
import { combination, fromPile, openAll, opens, wem, wen, wer } from './seats.ts';
import { count } from './speech.ts';

const CARDS = { one: 'Karte', other: 'Karten' };
const LEVELS = { one: 'Level', other: 'Level' };

export const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Runde ${round}: ${opens(naming, dealer, ['gibst und deckst', 'gibt und deckt'])} ${aCard(upcard)} auf.`,
  upcardSkipped: ({ seat }, naming) =>
    `Beim Geben liegt eine Passkarte offen: ${opens(naming, seat, ['setzt', 'setzt'])} im ersten Zug aus.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['ziehst', 'zieht'])} ${card === UNKNOWN ? 'vom Nachziehstapel' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['nimmst', 'nimmt'])} ${aCard(card)} ${fromPile(naming, seat, from)}.`,
  levelLaid: ({ seat, level, melds }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} Level ${level} aus: ${meldList(melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} ${aCard(card)} an ${combination(naming, seat, { to, meld })} an.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} ${aCard(card)} in ${combination(naming, seat, { to, meld })} und ${isYou(naming, seat) ? 'nimmst' : 'nimmt'} dafür den ${cards.card(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['wirfst', 'wirft'])} ${aCard(card)} ab.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} eine Passkarte vor ${wen(naming, on)}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['setzt', 'setzt'])} aus.`,
  stockRebuilt: ({ stock }) =>
    `Der Nachziehstapel wird neu gebildet: Er hat ${count(stock.length, CARDS)}.`,
  takePlayed: ({ seat }, naming) =>
    `${opens(naming, seat, ['spielst', 'spielt'])} eine Karte Nehmen.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${opens(naming, seat, ['hast', 'hat'])} Karten zum Anbieten gewählt.`
      : `${opens(naming, seat, ['bietest', 'bietet'])} ${someCards(offered)} an.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${wer(naming, index + 1)} – ${cards.cards(offer)}`],
    );
    return `Die angebotenen Karten: ${shown.join('; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['nimmst', 'nimmt'])} ${aCard(card)} von ${wem(naming, from)}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${opens(naming, seat, ['spielst', 'spielt'])} eine Karte Tauschen und ${isYou(naming, seat) ? 'wirfst' : 'wirft'} dafür ${someCards(swapped)} ab.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['ziehst', 'zieht'])} als Ersatz ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)}.`,
  holdPlayed: ({ seat }, naming) =>
    `${opens(naming, seat, ['spielst', 'spielt'])} eine Karte Halten, um am Ende der Runde Karten zu behalten.`,
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['machst aus und darfst', 'macht aus und darf'])} ein zweites Level zum Entfernen wählen.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['entfernst', 'entfernt'])} auch Level ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) {
      return `${opens(naming, seat, ['hast', 'hat'])} Karten zum Behalten gewählt.`;
    }
    const what = kept.length === 0 ? 'keine Karten' : someCards(kept);
    return `${opens(naming, seat, ['behältst', 'behält'])} ${what} für die nächste Runde.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `${opens(naming, winners[0]!, ['gewinnst', 'gewinnt'])} die Partie!`
      : `${openAll(naming, winners, ['teilst dir', 'teilt sich', 'teilt euch', 'teilen sich'])} den Sieg!`,
  takenBack: ({ seat }, naming) =>
    `${opens(naming, seat, ['nimmst', 'nimmt'])} die eben gelegten Karten zurück.`,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['machst', 'macht'])} aus, und die Runde ist vorbei.`;
    case 'stock':
      return 'Es gibt nichts mehr zu ziehen: Die Runde ist vorbei.';
    case 'blocked':
      return 'Lange hat niemand mehr ausgelegt oder angelegt: Die Runde ist vorbei.';
    case 'win':
      return `${opens(naming, seat ?? last, ['hast', 'hat'])} das letzte Level ausgelegt: Die Runde ist vorbei.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(
    ({ levels, seats }) =>
      `${openAll(naming, seats, ['steigst', 'steigt', 'steigt', 'steigen'])} ${count(levels, LEVELS)} auf.`,
  );
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['darfst', 'darf', 'dürft', 'dürfen'])} Karten behalten.`];
  return [...(climbs.length === 0 ? ['Niemand steigt auf.'] : climbs), ...keeping];
}
