/** What is said at any table, in German: what happens, editions, ladders, steps, opponents. */
import { cardOf, UNKNOWN, type RoundEnded } from '@palier/rules';
import {
  makeGameWords,
  type CharacterWords,
  type BriefWords,
  type EventWords,
  type SetupWords,
} from '../game.ts';
import { climbers, isYou, type Naming } from '../naming.ts';
import { playedAlone } from '../specials.ts';
import { hints } from './hints.ts';
import { refusals } from './refusals.ts';
import {
  aCard,
  cards,
  CARDS,
  combination,
  count,
  fromPile,
  LOCALE,
  meldList,
  openAll,
  opens,
  someCards,
  someLevels,
  wem,
  wen,
  wer,
} from './speech.ts';
import { specials } from './specials.ts';

const laid: EventWords['levelLaid'] = ({ seat, level }, naming) =>
  `${opens(naming, seat, ['legst', 'legt'])} Level ${level} aus`;

const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Runde ${round}: ${opens(naming, dealer, ['teilst die Karten aus und deckst', 'teilt die Karten aus und deckt'])} ${aCard(upcard)} auf.`,
  upcardSkipped: ({ seat }, naming) =>
    `Die aufgedeckte Karte ist eine Aussetzkarte: ${opens(naming, seat, ['setzt', 'setzt'])} im ersten Zug aus.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['ziehst', 'zieht'])} ${card === UNKNOWN ? 'vom Nachziehstapel' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['nimmst', 'nimmt'])} ${aCard(card)} ${seat === from && !isYou(naming, seat) ? 'vom eigenen Ablagestapel' : fromPile(naming, from)}.`,
  levelLaid: (event, naming) => `${laid(event, naming)}: ${meldList(event.melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} ${aCard(card)} an ${combination(naming, seat, { to, meld })} an.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} ${aCard(card)} in ${combination(naming, seat, { to, meld })} und ${isYou(naming, seat) ? 'nimmst' : 'nimmt'} dafür den ${cards.card(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['wirfst', 'wirft'])} ${aCard(card)} ab.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['legst', 'legt'])} eine Aussetzkarte vor ${wen(naming, on)}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['setzt', 'setzt'])} aus.`,
  stockRebuilt: ({ stock }) =>
    `Aus den Ablagestapeln entsteht ein neuer Nachziehstapel mit ${count(stock.length, CARDS)}.`,
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
    `${opens(naming, seat, ['spielst', 'spielt'])} eine Tauschkarte und ${isYou(naming, seat) ? 'wirfst' : 'wirft'} ${someCards(swapped)} ab.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['ziehst', 'zieht'])} als Ersatz ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)}.`,
  ...playedAlone(specials, opens),
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['machst Schluss und darfst', 'macht Schluss und darf'])} ein zweites Level entfernen.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['entfernst', 'entfernt'])} auch Level ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) {
      return `${opens(naming, seat, ['hast', 'hat'])} entschieden, was für die nächste Runde bleibt.`;
    }
    const what = kept.length === 0 ? 'keine Karten' : someCards(kept);
    return `${opens(naming, seat, ['behältst', 'behält'])} ${what} für die nächste Runde.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `${opens(naming, winners[0]!, ['gewinnst', 'gewinnt'])} die Partie!`
      : `${openAll(naming, winners, ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'])} die Partie gemeinsam!`,
  takenBack: ({ seat }, naming) =>
    `${opens(naming, seat, ['nimmst', 'nimmt'])} den letzten Spielzug zurück.`,
};

const briefs: BriefWords = {
  levelLaid: (event, naming) => `${laid(event, naming)}.`,
  roundEnded: ending,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['machst', 'macht'])} Schluss: Die Runde ist vorbei.`;
    case 'stock':
      return 'Es gibt nichts mehr zu ziehen: Die Runde ist vorbei.';
    case 'blocked':
      return 'Schon lange hat niemand mehr ausgelegt oder angelegt: Die Runde ist vorbei.';
    case 'win':
      return `${opens(naming, seat ?? last, ['hast', 'hat'])} das letzte Level ausgelegt: Die Runde ist vorbei.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(
    ({ levels, seats }) =>
      `${openAll(naming, seats, ['steigst', 'steigt', 'steigt', 'steigen'])} ${seats.length === 1 ? '' : 'je '}${someLevels(levels)} auf.`,
  );
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['darfst', 'darf', 'dürft', 'dürfen'])} Karten behalten.`];
  return [...(climbs.length === 0 ? ['Niemand steigt auf.'] : climbs), ...keeping];
}

const setup: SetupWords = {
  editions: {
    'level-up': {
      name: 'Level Up (2010)',
      about:
        'Zahlen bis 18, keine Joker, keine Aussetzkarten; ist der Nachziehstapel leer, endet die Runde.',
    },
    'level-8-98': {
      name: 'Level 8 (deutsche 98-Karten-Ausgabe, 2016)',
      about: 'Zahlen bis 15, dazu 5 Joker und 3 Aussetzkarten.',
    },
    'level-8-99': {
      name: 'Level 8 (99-Karten-Ausgabe)',
      about: 'Zahlen bis 15, dazu 6 Joker und 3 Aussetzkarten; nur Level mit einem Stern.',
    },
    'level-8-101': {
      name: 'Level 8 (101-Karten-Ausgabe)',
      about: 'Zahlen bis 15, dazu 7 Joker und 4 Aussetzkarten; gut für den Anfang.',
    },
  },
  ladders: {
    stacked: 'Ein Level nach dem anderen',
    open: 'Offene Level in beliebiger Reihenfolge',
    'one-star': 'Ein Stern',
    'two-star': 'Zwei Sterne (von Palier entworfen)',
  },
  masters: {
    none: 'Ohne Master-Karten',
    specials: 'Mit den Sonderkarten aus Level 8 Master',
    all: 'Mit allen Karten aus Level 8 Master',
  },
  steps: {
    draw: 'Ziehe eine Karte',
    play: 'Lege aus, lege an oder wirf ab',
    keep: 'Wähle, welche Karten du behältst',
    drop: 'Wähle, welches Level du noch entfernst',
    offer: 'Wähle, welche Karten du anbietest',
    pick: 'Nimm eine der angebotenen Karten',
    over: 'Die Partie ist vorbei',
  },
};

const characters: CharacterWords = {
  characters: {
    odile: 'Wirft nur ab, was niemand will, auch wenn es einen Zug kostet.',
    bruno: 'Geht den kürzesten Weg, egal wer was nimmt.',
    wanda: 'Nimmt den anderen weg, was sie brauchen, und lässt sie aussetzen.',
    hugo: 'Behält Joker und jede Karte, die irgendwann passen könnte.',
    nell: 'Will sofort auslegen und denkt erst später an den Rest.',
    sami: 'Spielt ausgewogen, ohne besondere Vorlieben.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'ungeübt',
      about: 'Kennt das Spiel seit ein paar Spieleabenden und übersieht ab und zu eine Karte.',
    },
    steady: {
      name: 'geübt',
      about: 'Lässt keine Gelegenheit aus, achtet aber kaum auf die anderen.',
    },
    expert: {
      name: 'stark',
      about: 'Achtet darauf, was die anderen brauchen, und plant, wie die Runde endet.',
    },
    master: {
      name: 'meisterhaft',
      about: 'Spielt vor jeder Entscheidung die Runde viele Hundert Mal im Kopf durch.',
    },
  },
};

export const game = makeGameWords({
  locale: LOCALE,
  events,
  briefs,
  refusals,
  cards,
  setup,
  hints,
  characters,
});
