/** Advice in French: what to do, and why. */
import { isSpecial, layableLevels, type Card, type Seat } from '@palier/rules';
import { meldName } from '../cards.ts';
import { areAllOthers, type Advised, type HintWords } from '../hint.ts';
import { calls } from '../specials.ts';
import { isYou } from '../naming.ts';
import { frequencyOf } from '../speech.ts';
import {
  about,
  allDo,
  and,
  cards,
  CARDS,
  contracted,
  count,
  de,
  does,
  levelForms,
  niveau,
  opens,
  thingOf,
  toi,
  yoursOr,
  aToi,
} from './speech.ts';
import { specials } from './specials.ts';

const HELP = { one: 'carte peut', other: 'cartes peuvent' };

/** « le 7 rouge », « la carte Passe » */
function theCard(card: Card): string {
  return `${isSpecial(card) ? 'la' : 'le'} ${cards.card(card)}`;
}

/** « du 7 rouge », « de la carte Passe » */
function ofTheCard(card: Card): string {
  return `${isSpecial(card) ? 'de la' : 'du'} ${cards.card(card)}`;
}

const theCards = (list: readonly Card[]): string => and(list.map(theCard));

const ofTheCards = (list: readonly Card[]): string => and(list.map(ofTheCard));

/** « ta suite », « la deuxième suite d’Anna », « les 10 de Ben » */
function combination({ table, naming }: Advised, owner: Seat, meld: number): string {
  const { yours, the, name } = thingOf(meldName(table, owner, meld), meld);
  return isYou(naming, owner) ? `${yours} ${name}` : `${the} ${name} ${de(toi(naming, owner))}`;
}

const insteadOf = (cards: number): string => (cards === 0 ? 'aucune sinon' : `au lieu de ${cards}`);

/** « qu’une carte », « que 2 cartes » */
const onlyCards = (cards: number): string =>
  cards === 1 ? 'qu’une carte' : `que ${count(cards, CARDS)}`;

const ONE_FEWER = 'cela fait une carte de moins dans ta main';

/** A chance that is next to none or next to all is told without its number. */
function need(chance: number): string {
  switch (frequencyOf(chance).t) {
    case 'never':
      return 'peut-être besoin';
    case 'times':
      return `peut-être besoin (${about(chance)})`;
    case 'always':
      return 'presque sûrement besoin';
  }
}

/** So few that one can be glad of it. */
const FEW = 2;

function missing(cards: number, { naming }: Advised): string {
  if (cards === 0) return `ton ${niveau(naming.edition)} est alors complet`;
  const what =
    cards <= FEW
      ? `il ne te manque alors ${onlyCards(cards)}`
      : `il te manque alors ${count(cards, CARDS)}`;
  return `${what} pour ton ${niveau(naming.edition)}`;
}

export const hints: HintWords = {
  moves: {
    drawCard: () => 'Pioche une carte',
    takeCard: ({ from }, { table, naming }) =>
      `Prends ${theCard(table.discards[from - 1]!.at(-1)!)} sur ${yoursOr(naming, from, 'défausse')}`,
    layLevel: ({ level, melds }, { table, naming }) =>
      `Pose le ${niveau(naming.edition)} ${level ?? layableLevels(table, table.turn)[0]} (${melds.map(cards.cards).join(' ; ')})`,
    // Only number cards and jokers are added: both are masculine.
    addCard: ({ card, to, meld }, advised) =>
      `Ajoute le ${cards.placed(card)} ${contracted(`à ${combination(advised, to, meld)}`)}`,
    exchangeJoker: ({ card, to, meld }, advised) =>
      `Mets ${theCard(card)} dans ${combination(advised, to, meld)} et récupère le joker`,
    discard: ({ card }) => `Défausse-toi ${ofTheCard(card)}`,
    playPass: ({ on }, { naming }) => `Mets la carte Passe devant ${toi(naming, on)}`,
    dropPalier: ({ level }, { naming }) => `Retire aussi le ${niveau(naming.edition)} ${level}`,
    keepCards: ({ cards: kept }) =>
      kept.length === 0 ? 'Ne garde aucune carte' : `Garde ${theCards(kept)}`,
    offerCards: ({ cards: offered }) => `Propose ${theCards(offered)}`,
    pickCard: ({ from, card }, { naming }) => `Prends ${theCard(card)} ${aToi(naming, from)}`,
    playSwap: ({ cards: swapped }) =>
      `Joue la carte Échange et défausse-toi ${ofTheCards(swapped)}`,
    ...calls(specials),
  },
  reasons: {
    wins: () => 'tu gagnes la partie',
    'goes-out': () => 'tu termines la manche dès ce tour',
    lays: () => 'tu monteras à la fin de la manche',
    adds: () => ONE_FEWER,
    'frees-joker': () => 'un joker te sera plus utile en main',
    nearer: (reason, advised) => missing(reason.missing, advised),
    fits: () => 'tu peux l’ajouter à la table',
    'fits-level': (_, { naming }) => `tu poseras cette carte avec ton ${niveau(naming.edition)}`,
    'fits-later': () => 'tu pourras l’ajouter à la table quand tu auras posé',
    'takes-pass': () => 'tu peux aussitôt la mettre devant quelqu’un',
    'takes-special': () => 'tu peux la jouer au lieu de te défausser',
    denies: ({ to }, { naming }) =>
      `sinon, ${does(naming, to, ['pourrais t’en', 'pourrait s’en'])} servir`,
    stock: ({ outs, unseen }) =>
      outs === 0
        ? 'aucune carte visible n’est meilleure'
        : `aucune carte visible n’est meilleure, et sur les ${count(unseen, CARDS)} que tu ne vois pas, ${outs} ${outs === 1 ? 't’aiderait' : 't’aideraient'}`,
    'stock-to-add': () => 'tu pourras peut-être l’ajouter à la table',
    'keeps-nearer': ({ missing: left, instead }, advised) =>
      left === 0
        ? `ton ${niveau(advised.naming.edition)} reste complet`
        : `${missing(left, advised)}, ${insteadOf(instead)}`,
    'keeps-outs': ({ outs, instead }) =>
      `${count(outs, HELP)} alors t’aider, ${insteadOf(instead)}`,
    spare: () => 'tu peux t’en passer',
    stuck: () => 'tu ne peux pas l’ajouter à la table',
    'needed-least': () => 'c’est la carte dont tu as le moins besoin',
    'best-there': () => 'tu ne peux rien prendre de mieux',
    'gives-nothing': ({ to }, { table, naming }) =>
      areAllOthers(table, to)
        ? 'les autres n’en ont pas besoin'
        : `${allDo(naming, to, ['n’en as', 'n’en a', 'n’en avez', 'n’en ont'])} pas besoin`,
    'skips-laid': ({ seat, cards: held }, { naming }) =>
      `${does(naming, seat, ['as déjà posé et n’as', 'a déjà posé et n’a'])} plus ${onlyCards(held)}`,
    'skips-leader': ({ seat }, { table, naming }) =>
      `${does(naming, seat, ['as', 'a'])} de l’avance sur ${table.setup.players === 2 ? 'toi' : 'tout le monde'}`,
    skips: ({ seat }, { naming }) => `${does(naming, seat, ['passeras ton', 'passera son'])} tour`,
    special: ({ card }, { table }) =>
      specials[card].why(table.laid[table.turn - 1] !== undefined) ?? ONE_FEWER,
    'keeps-cards': (_, { command, naming }) =>
      command.t === 'keepCards' && command.cards.length === 0
        ? `aucune n’est utile pour ton ${niveau(naming.edition)}`
        : `c’est le plus utile pour ton ${niveau(naming.edition)}`,
    'offers-least': () => 'c’est ce dont tu as le moins besoin',
    hardest: () => 'c’est le plus dur qui te reste',
  },
  warnings: {
    waits: (_, { naming }) =>
      `Tu pourrais poser, mais mieux vaut parfois attendre : ce qui est sur la table aide aussi les autres, et terminer la manche fait monter de deux ${levelForms(naming.edition).other}.`,
    'waits-to-win': (_, { naming }) =>
      `Tu pourrais poser, mais cette fois mieux vaut attendre de pouvoir poser et terminer la manche dans le même tour : tu montes alors de deux ${levelForms(naming.edition).other} et tu gagnes la partie.`,
    'waits-to-guard': ({ seat }, { naming }) =>
      `Tu pourrais poser, mais cette fois mieux vaut attendre : ${does(naming, seat, ['peux gagner', 'peut gagner'])} la partie en terminant la manche, et ce que tu poserais ${isYou(naming, seat) ? 't’' : 'l’'}y aiderait.`,
    gives: ({ to, chance }, { naming }) =>
      `${opens(naming, to, ['en as', 'en a'])} ${need(chance)}, mais tes autres cartes te sont plus utiles.`,
  },
  because: (call, reasons) =>
    reasons.length === 0 ? `${call}.` : `${call} : ${reasons.join(', et ')}.`,
};
