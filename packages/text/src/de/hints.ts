/** Advice in German: what to do, and why. */
import { cardOf, isJoker, layableLevels, type Card, type Placed, type Seat } from '@palier/rules';
import { meldName } from '../cards.ts';
import { areAllOthers, type Advised, type HintWords } from '../hint.ts';
import { calls } from '../specials.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import {
  about,
  and,
  cards,
  CARDS,
  count,
  fromPile,
  meldOf,
  ofSeat,
  openAll,
  opens,
  wem,
  wen,
  wer,
} from './speech.ts';
import { specials } from './specials.ts';

/** Accusative: „die rote 7“, „den Joker“ */
function theCard(card: Card | Placed): string {
  const placed = card as Placed;
  return `${isJoker(cardOf(placed)) ? 'den' : 'die'} ${cards.placed(placed)}`;
}

/** Accusative: „deine Folge“, „Annas zweite Folge“ */
function combination({ table, naming }: Advised, owner: Seat, meld: number): string {
  const name = meldName(table, owner, meld);
  if (name === undefined) return ofSeat(naming, owner, `Kombination ${meld}`, 'die ');
  return meldOf(isYou(naming, owner) ? undefined : wer(naming, owner), name, 'die ');
}

const theCards = (list: readonly Card[]): string => and(list.map(theCard));

const orNone = (cards: number): string => (cards === 0 ? 'keiner' : String(cards));

const ONE_FEWER = 'so hast du eine Karte weniger auf der Hand';

/** So few that one can be glad of it. */
const FEW = 2;

function missing(cards: number): string {
  if (cards === 0) return 'dann ist dein Level vollständig';
  if (cards === 1) return 'dann fehlt dir für dein Level nur noch 1 Karte';
  return `dann fehlen dir für dein Level ${cards <= FEW ? 'nur ' : ''}noch ${count(cards, CARDS)}`;
}

export const hints: HintWords = {
  moves: {
    drawCard: () => 'Ziehe vom Nachziehstapel',
    takeCard: ({ from }, { table, naming }) =>
      `Nimm ${theCard(table.discards[from - 1]!.at(-1)!)} ${fromPile(naming, from)}`,
    layLevel: ({ level, melds }, { table }) =>
      `Lege Level ${level ?? layableLevels(table, table.turn)[0]} aus (${melds.map(cards.cards).join('; ')})`,
    addCard: ({ card, to, meld }, advised) =>
      `Lege ${theCard(card)} an ${combination(advised, to, meld)} an`,
    exchangeJoker: ({ card, to, meld }, advised) =>
      `Lege ${theCard(card)} in ${combination(advised, to, meld)} und nimm dafür den Joker`,
    discard: ({ card }) => `Wirf ${theCard(card)} ab`,
    playPass: ({ on }, { naming }) => `Lege die Aussetzkarte vor ${wen(naming, on)}`,
    dropPalier: ({ level }) => `Entferne auch Level ${level}`,
    keepCards: ({ cards: kept }) =>
      `Behalte ${kept.length === 0 ? 'keine Karten' : theCards(kept)}`,
    offerCards: ({ cards: offered }) => `Biete ${theCards(offered)} an`,
    pickCard: ({ from, card }, { naming }) => `Nimm ${theCard(card)} von ${wem(naming, from)}`,
    playSwap: ({ cards: swapped }) => `Spiele die Tauschkarte und tausche ${theCards(swapped)}`,
    ...calls(specials),
  },
  reasons: {
    wins: () => 'damit gewinnst du die Partie',
    'goes-out': () => 'so machst du in diesem Zug Schluss',
    lays: () => 'damit steigst du am Ende der Runde auf',
    adds: () => ONE_FEWER,
    'frees-joker': () => 'ein Joker ist auf deiner Hand mehr wert',
    nearer: (reason) => missing(reason.missing),
    fits: () => 'diese Karte kannst du auf dem Tisch anlegen',
    'fits-level': () => 'du kannst diese Karte mit deinem Level auslegen',
    'fits-later': () => 'diese Karte kannst du anlegen, sobald du ausgelegt hast',
    'takes-pass': () => 'du kannst sie gleich gegen jemanden spielen',
    'takes-special': () => 'du kannst sie spielen, statt abzuwerfen',
    denies: ({ to }, { naming }) =>
      `sonst ${isYou(naming, to) ? 'könntest du' : `könnte ${wer(naming, to)}`} diese Karte gebrauchen`,
    stock: ({ outs, unseen }) =>
      outs === 0
        ? 'keine offene Karte bringt dir mehr'
        : `keine offene Karte bringt dir mehr, und von den ${count(unseen, CARDS)}, die du nicht siehst, ${outs === 1 ? 'würde' : 'würden'} dir ${outs} helfen`,
    'stock-to-add': () => 'vielleicht ziehst du eine Karte, die du anlegen kannst',
    'keeps-nearer': ({ missing: left, instead }) =>
      left === 0 ? 'so bleibt dein Level vollständig' : `${missing(left)} statt ${instead}`,
    'keeps-outs': ({ outs, instead }) =>
      `dann ${outs === 1 ? 'kann' : 'können'} dir ${count(outs, CARDS)} helfen statt ${orNone(instead)}`,
    spare: () => 'auf diese Karte kannst du verzichten',
    stuck: () => 'du kannst diese Karte nirgends anlegen',
    'needed-least': () => 'diese Karte brauchst du am wenigsten',
    'best-there': () => 'etwas Besseres bekommst du gerade nicht',
    'gives-nothing': ({ to }, { table, naming }) =>
      areAllOthers(table, to)
        ? 'die anderen können damit nichts anfangen'
        : `${openAll(naming, to, ['kannst', 'kann', 'könnt', 'können'])} damit nichts anfangen`,
    'skips-laid': ({ seat, cards: held }, { naming }) =>
      `${opens(naming, seat, ['hast', 'hat'])} schon ausgelegt und ${isYou(naming, seat) ? 'hast' : 'hat'} nur noch ${count(held, CARDS)}`,
    'skips-leader': ({ seat }, { table, naming }) =>
      `${opens(naming, seat, ['liegst', 'liegt'])} vor ${table.setup.players === 2 ? 'dir' : 'allen anderen'}`,
    skips: ({ seat }, { naming }) =>
      `dann ${isYou(naming, seat) ? 'setzt du' : `setzt ${wer(naming, seat)}`} aus`,
    special: ({ card }, { table }) =>
      specials[card].why(table.laid[table.turn - 1] !== undefined) ?? ONE_FEWER,
    'keeps-cards': (_, { command }) =>
      command.t === 'keepCards' && command.cards.length === 0
        ? 'keine davon hilft dir bei deinem Level'
        : 'das bringt dich deinem Level am nächsten',
    'offers-least': () => 'die brauchst du am wenigsten',
    hardest: () => 'es ist das schwerste, das dir noch bleibt',
  },
  warnings: {
    waits: () =>
      'Du könntest auslegen, aber Warten kann sich lohnen: Was auf dem Tisch liegt, hilft auch den anderen, und wenn du Schluss machst, steigst du zwei Level auf.',
    'waits-to-win': () =>
      'Du könntest auslegen, aber hier lohnt es sich zu warten, bis du in einem Zug auslegen und Schluss machen kannst: Damit steigst du zwei Level auf und gewinnst die Partie.',
    'waits-to-guard': ({ seat }, { naming }) =>
      `Du könntest auslegen, aber hier lohnt es sich zu warten: Wenn ${isYou(naming, seat) ? 'du Schluss machst' : `${wer(naming, seat)} Schluss macht`}, ist die Partie entschieden, und deine ausgelegten Karten würden das erleichtern.`,
    gives: ({ to, chance }, { naming }) =>
      `${opens(naming, to, ['kannst', 'kann'])} diese Karte ${about(chance)} gebrauchen, aber deine anderen Karten sind dir mehr wert.`,
  },
  // After a colon a sentence begins.
  because: (call, reasons) =>
    reasons.length === 0 ? `${call}.` : `${call}: ${capital(reasons.join(', und '))}.`,
};
