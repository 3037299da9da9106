/** What is said at any table, in Spanish: what happens, editions, ladders, steps, opponents. */
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
  a,
  aCard,
  cards,
  CARDS,
  count,
  de,
  does,
  LOCALE,
  meldList,
  openAll,
  opens,
  ownOr,
  someCards,
  theCard,
  theCombination,
  who,
  whom,
} from './speech.ts';
import { specials } from './specials.ts';

const PILE = 'la pila de descartes';

const laid: EventWords['levelLaid'] = ({ seat, level }, naming) =>
  `${opens(naming, seat, ['expones', 'expone'])} el nivel ${level}`;

const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Ronda ${round}: ${does(naming, dealer, ['repartes y destapas', 'reparte y destapa'])} ${aCard(upcard)}.`,
  upcardSkipped: ({ seat }, naming) =>
    `Se destapa una carta Paso: ${does(naming, seat, ['pierdes', 'pierde'])} el primer turno.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['robas', 'roba'])} ${card === UNKNOWN ? 'una carta del mazo' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['tomas', 'toma'])} ${aCard(card)} de ${ownOr(naming, seat, from)(PILE)}.`,
  levelLaid: (event, naming) => `${laid(event, naming)}: ${meldList(event.melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['añades', 'añade'])} ${aCard(card)} ${a(ownOr(naming, seat, to)(theCombination(naming, to, meld)))}.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['pones', 'pone'])} ${aCard(card)} en ${ownOr(naming, seat, to)(theCombination(naming, to, meld))} y ${isYou(naming, seat) ? 'te llevas' : 'se lleva'} ${theCard(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['descartas', 'descarta'])} ${aCard(card)}.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['pones', 'pone'])} una carta Paso delante ${de(whom(naming, on))}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['pierdes', 'pierde'])} el turno.`,
  stockRebuilt: ({ stock }) =>
    `Se barajan los descartes y se forma un mazo nuevo de ${count(stock.length, CARDS)}.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${opens(naming, seat, ['ya has elegido qué cartas ofreces', 'ya ha elegido qué cartas ofrece'])}.`
      : `${opens(naming, seat, ['ofreces', 'ofrece'])} ${someCards(offered)}.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${who(naming, index + 1)} (${cards.cards(offer)})`],
    );
    return `Cartas ofrecidas: ${shown.join('; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['te llevas', 'se lleva'])} ${aCard(card)} ${isYou(naming, from) ? 'de tu mano' : de(whom(naming, from))}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${opens(naming, seat, ['juegas', 'juega'])} una carta Cambio y ${isYou(naming, seat) ? 'descartas' : 'descarta'} ${someCards(swapped)}.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['robas', 'roba'])} ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)} a cambio.`,
  ...playedAlone(specials, opens),
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['cierras la ronda y puedes retirar un segundo nivel a tu elección', 'cierra la ronda y puede retirar un segundo nivel a su elección'])}.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['retiras', 'retira'])} también el nivel ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) {
      return `${opens(naming, seat, ['ya has elegido qué cartas conservas', 'ya ha elegido qué cartas conserva'])}.`;
    }
    return kept.length === 0
      ? `${opens(naming, seat, ['no conservas', 'no conserva'])} ninguna carta.`
      : `${opens(naming, seat, ['conservas', 'conserva'])} ${someCards(kept)} para la siguiente ronda.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `¡${opens(naming, winners[0]!, ['ganas', 'gana'])} la partida!`
      : `¡${openAll(naming, winners, ['compartes', 'comparte', 'compartís', 'comparten'])} la victoria!`,
  takenBack: ({ seat }, naming) =>
    `${opens(naming, seat, ['deshaces tu', 'deshace su'])} última jugada.`,
};

const briefs: BriefWords = {
  levelLaid: (event, naming) => `${laid(event, naming)}.`,
  roundEnded: ending,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['cierras', 'cierra'])} la ronda.`;
    case 'stock':
      return 'No quedan cartas que robar: termina la ronda.';
    case 'blocked':
      return 'Hace mucho que nadie expone ni añade cartas: termina la ronda.';
    case 'win':
      return `${opens(naming, seat ?? last, ['expones', 'expone'])} el último nivel: termina la ronda.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(({ levels, seats }) => {
    const height = levels === 1 ? 'un nivel' : levels === 2 ? 'dos niveles' : `${levels} niveles`;
    return `${openAll(naming, seats, ['subes', 'sube', 'subís', 'suben'])} ${height}.`;
  });
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['puedes', 'puede', 'podéis', 'pueden'])} conservar cartas.`];
  return [...(climbs.length === 0 ? ['Nadie sube.'] : climbs), ...keeping];
}

const setup: SetupWords = {
  editions: {
    'level-up': {
      name: 'Level Up (2010)',
      about:
        'Números hasta el 18, sin comodines ni cartas Paso; la ronda también termina cuando se agota el mazo.',
    },
    'level-8-98': {
      name: 'Level 8 (edición alemana de 98 cartas, 2016)',
      about: 'Números hasta el 15, con 5 comodines y 3 cartas Paso.',
    },
    'level-8-99': {
      name: 'Level 8 (edición de 99 cartas)',
      about: 'Números hasta el 15, con 6 comodines y 3 cartas Paso; solo niveles de una estrella.',
    },
    'level-8-101': {
      name: 'Level 8 (edición de 101 cartas)',
      about: 'Números hasta el 15, con 7 comodines y 4 cartas Paso: ideal para empezar.',
    },
  },
  ladders: {
    stacked: 'Un nivel tras otro',
    open: 'Niveles abiertos, en cualquier orden',
    'one-star': 'Una estrella',
    'two-star': 'Dos estrellas (niveles propios de Palier)',
  },
  masters: {
    none: 'Sin cartas de Master',
    specials: 'Con las cartas especiales de Level 8 Master',
    all: 'Con todas las cartas de Level 8 Master',
  },
  steps: {
    draw: 'Roba una carta',
    play: 'Expón tu nivel, añade o descarta',
    keep: 'Elige las cartas que conservas',
    drop: 'Elige el segundo nivel que retiras',
    offer: 'Elige las cartas que ofreces',
    pick: 'Llévate una de las cartas ofrecidas',
    over: 'La partida ha terminado',
  },
};

const characters: CharacterWords = {
  characters: {
    odile: 'Descarta lo que nadie quiere, aunque le cueste un turno.',
    bruno: 'Va por el camino más corto, sin mirar quién se lleva qué.',
    wanda: 'Se lleva lo que necesitan los demás y les hace perder turnos.',
    hugo: 'Se guarda los comodines y cualquier carta que pueda servir algún día.',
    nell: 'Quiere exponer su nivel cuanto antes; en lo demás ya pensará luego.',
    sami: 'Hace un poco de todo, sin manías.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'principiante',
      about: 'Juega como quien lleva pocas partidas: de vez en cuando se le escapa una carta.',
    },
    steady: {
      name: 'competente',
      about: 'Aprovecha sus ocasiones, pero apenas mira lo que necesitan los demás.',
    },
    expert: {
      name: 'hábil',
      about: 'Vigila lo que necesitan los demás y prepara el cierre de la ronda.',
    },
    master: {
      name: 'brillante',
      about: 'Antes de cada jugada imagina cientos de formas de continuar la ronda.',
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
