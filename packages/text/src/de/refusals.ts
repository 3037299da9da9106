/** Why a move is not allowed and what would be: in German, for a ten-year-old. */
import { cardOf, placedColour, placedValue, type Card, type RefusalFacts } from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { RefusalWords } from '../game.ts';
import { isYou } from '../naming.ts';
import {
  aCard,
  cards,
  CARDS,
  count,
  ofName,
  openCard,
  opens,
  or,
  quote,
  wem,
  wen,
  wer,
} from './speech.ts';

const COMBINATIONS = { one: 'Kombination', other: 'Kombinationen' };

function levelChoice(levels: readonly number[]): string {
  return `Level ${or(levels.map(String))}`;
}

/** „keine rote 7“, „keinen Joker“ */
function noCard(card: Card): string {
  return `k${aCard(card)}`;
}

/** What a combination on the table would take. */
function whatFits({ kind, cards: meld, values }: RefusalFacts['does-not-fit']): string {
  const first = meld[0];
  switch (kind) {
    case 'run':
      return values.length === 0
        ? 'Diese Folge ist vollständig: Es passt nichts mehr.'
        : `An diese Folge (${cards.cards(meld)}) passt nur ${or(values.map((value) => `eine ${value}`))}.`;
    case 'set':
      return `Dort passt nur eine ${or(values.map(String))}.`;
    case 'colour': {
      const colour = first === undefined ? undefined : placedColour(first);
      return colour === undefined
        ? 'Hier müssen alle Karten dieselbe Farbe haben.'
        : `Dort passt nur die Farbe ${cards.colour(colour)}.`;
    }
  }
}

export const refusals: RefusalWords = {
  'unreadable-move': ({ move }) =>
    `${quote(move)} ist kein Spielzug. Spielzüge sehen so aus: „draw“, „take 2“ oder „discard R7“.`,
  'no-such-card': ({ card }) =>
    `In diesem Spiel gibt es ${noCard(card)}. Wähle eine Karte aus deiner Hand.`,
  'no-such-seat': ({ seat, players }) =>
    `Einen Platz ${seat} gibt es nicht. An diesem Tisch gibt es die Plätze 1 bis ${players}.`,
  'no-such-meld': ({ seat, meld }, naming) =>
    `${opens(naming, seat, ['hast', 'hat'])} keine Kombination ${meld} auf dem Tisch. Wähle eine, die dort liegt.`,
  'no-such-level': ({ level }) =>
    `Ein Level ${level} gibt es für dich nicht. Wähle eins deiner Level.`,
  'unknown-card': () => 'Diese Karte siehst du nicht. Wähle eine, die du kennst.',
  'name-the-seat': () => 'Hier wählen mehrere gleichzeitig. Gib an, wessen Spielzug das ist.',
  'game-over': () => 'Die Partie ist vorbei. Du kannst eine neue beginnen.',
  'not-your-turn': ({ turn }, naming) =>
    `Jetzt nicht: ${opens(naming, turn, ['bist', 'ist'])} dran.`,
  'already-decided': ({ step }) =>
    step === 'offer'
      ? 'Du hast schon gewählt. Warte, bis die anderen gewählt haben, was sie anbieten.'
      : 'Du hast schon gewählt. Warte, bis die anderen gewählt haben, was sie behalten.',
  'nothing-to-decide': ({ step }) =>
    step === 'offer'
      ? 'Du musst hier nichts wählen. Warte, bis die anderen gewählt haben, was sie anbieten.'
      : 'Du musst hier nichts wählen. Warte, bis die anderen gewählt haben, was sie behalten.',
  'must-draw-first': () =>
    'Ziehe zuerst eine Karte vom Nachziehstapel oder nimm die oberste von einem Ablagestapel.',
  'already-drawn': () =>
    'Du hast in diesem Zug schon gezogen. Jetzt darfst du auslegen und anlegen, danach wirfst du eine Karte ab.',
  'must-keep-first': ({ most }) =>
    `Wähle zuerst, was du für die nächste Runde behältst: höchstens ${count(most, CARDS)} oder keine.`,
  'must-offer-first': ({ count: size }) =>
    `Wähle zuerst ${count(size, CARDS)} aus, die du anbietest.`,
  'must-pick-first': () => 'Nimm zuerst eine der angebotenen Karten.',
  'must-drop-first': ({ levels }) =>
    `Wähle zuerst, welches Level du noch entfernst: ${levelChoice(levels)}.`,
  'nothing-to-keep': () =>
    'Jetzt kannst du keine Karten behalten. Das geht nur am Ende einer Runde, wenn du es darfst.',
  'nothing-to-offer': () =>
    'Niemand will Karten von dir. Du bietest welche an, wenn jemand eine Nimmkarte spielt.',
  'nothing-to-pick': () => 'Niemand bietet dir Karten an. Spiele dafür zuerst eine Nimmkarte.',
  'nothing-to-drop': () =>
    'Jetzt kannst du kein zweites Level entfernen. Das darfst du, wenn du bei offenen Leveln Schluss machst.',
  'card-not-in-hand': ({ card }) =>
    `Du hast ${noCard(card)} auf der Hand. Wähle eine Karte, die du hast.`,
  'stock-empty': () =>
    'Der Nachziehstapel ist leer. Nimm die oberste Karte von einem Ablagestapel.',
  'pile-empty': ({ seat }, naming) =>
    `Auf ${isYou(naming, seat) ? 'deinem Ablagestapel' : ofName(wer(naming, seat), 'Ablagestapel', 'dem ')} liegt nichts. Ziehe vom Nachziehstapel oder nimm von einem anderen Ablagestapel.`,
  'pass-not-drawn': () =>
    'An diesem Tisch bleiben Aussetzkarten auf dem Ablagestapel. Ziehe vom Nachziehstapel oder nimm eine andere Karte.',
  'joker-not-drawn': () =>
    'An diesem Tisch bleiben Joker auf dem Ablagestapel. Ziehe vom Nachziehstapel oder nimm eine andere Karte.',
  'own-pile-not-drawn': () =>
    'An diesem Tisch darfst du nicht vom eigenen Ablagestapel nehmen. Ziehe vom Nachziehstapel oder nimm von einem anderen Ablagestapel.',
  'already-laid': () =>
    'Du hast in dieser Runde schon ausgelegt. Du darfst jetzt noch anlegen, danach wirfst du eine Karte ab.',
  'name-the-level': ({ levels }) => `Gib an, welches Level du auslegst: ${levelChoice(levels)}.`,
  'not-your-level': ({ level, levels }) =>
    levels.length === 0
      ? `Level ${level} kannst du nicht auslegen: Du hast kein Level mehr vor dir.`
      : `Level ${level} kannst du nicht auslegen. Du darfst ${levelChoice(levels)} auslegen.`,
  'wrong-number-of-combinations': ({ given, parts }) =>
    `Dein Level hat ${count(parts.length, COMBINATIONS)}, nicht ${given}. Lege genau das aus: ${cards.level(parts)}.`,
  'wrong-size': ({ cards: laid, parts }) =>
    `Eine deiner Kombinationen hat zu viele oder zu wenige Karten: ${cards.cards(laid)}. Lege genau das aus: ${cards.level(parts)}.`,
  'wrong-combinations': ({ parts }) =>
    `Zusammen ist das nicht dein Level. Lege genau das aus: ${cards.level(parts)}.`,
  'not-a-run': ({ cards: laid }) =>
    `Das ist keine Folge: ${cards.cards(laid)}. Die Werte müssen ohne Lücke aufeinanderfolgen; die Farben sind egal.`,
  'run-does-not-wrap': ({ top }) =>
    `Eine Folge endet bei ${top}: Danach kommt keine 1. Bleibe zwischen 1 und ${top}.`,
  'not-a-set': ({ cards: laid }) =>
    `Diese Karten haben nicht denselben Wert: ${cards.cards(laid)}. Hier müssen alle Werte gleich sein; die Farben sind egal.`,
  'not-a-colour': ({ cards: laid }) =>
    `Diese Karten haben nicht dieselbe Farbe: ${cards.cards(laid)}. Hier müssen alle Farben gleich sein; die Werte sind egal.`,
  'card-used-twice': ({ card }) =>
    `Du verwendest ${aCard(card)} zu viel. Jede Karte zählt nur einmal.`,
  'special-in-combination': ({ card }) =>
    `${openCard(card)} gehört in keine Kombination. Spiele sie am Ende deines Zugs oder wirf sie ab.`,
  'joker-ambiguous': ({ cards: laid }) =>
    `Hier kann ein Joker für Verschiedenes stehen: ${cards.cards(laid)}. Lege fest, wofür er steht.`,
  'joker-out-of-range': ({ top }) =>
    `Dafür kann ein Joker nicht stehen. Er kann für jeden Wert von 1 bis ${top} stehen.`,
  'joker-out-of-its-range': ({ card }) => {
    const { low, high } = jokerRange(cardOf(card));
    const value = placedValue(card);
    return `Dieser Joker kann nicht für ${value === undefined ? 'das' : `eine ${value}`} stehen, nur für einen Wert von ${low} bis ${high}.`;
  },
  'joker-meaning-does-not-fit': ({ kind }) =>
    kind === 'colour'
      ? 'Bei Karten einer Farbe steht ein Joker für eine Farbe, nicht für einen Wert. Lege fest, für welche.'
      : 'Hier steht ein Joker für einen Wert, nicht für eine Farbe. Lege fest, für welchen.',
  'needs-a-natural-card': () =>
    'An diesem Tisch sind Joker allein keine Kombination. Nimm mindestens eine Zahlenkarte dazu.',
  'same-value-twice': ({ value }) =>
    `An diesem Tisch müssen die Paare, Drillinge und Vierlinge eines Levels verschiedene Werte haben, aber die ${value} ist zweimal dabei. Nimm einen anderen Wert.`,
  'last-card-must-be-discarded': () =>
    'Dir bliebe keine Karte mehr, aber die letzte musst du abwerfen. Behalte eine für das Ende deines Zugs.',
  'lay-first': () =>
    'Lege zuerst dein Level aus. Danach darfst du an die Kombinationen auf dem Tisch anlegen.',
  'add-from-next-turn': () =>
    'An diesem Tisch darfst du nicht im selben Zug auslegen und anlegen. Wirf jetzt eine Karte ab; ab deinem nächsten Zug darfst du anlegen.',
  'does-not-fit': (facts) => `${openCard(facts.card)} passt dort nicht. ${whatFits(facts)}`,
  'exchange-not-played': () =>
    'Ein Joker auf dem Tisch bleibt liegen. Du darfst deine Karte anlegen, wo sie passt.',
  'no-joker-for-this-card': ({ card }) =>
    `Dort steht kein Joker für ${aCard(card)}. Einen Joker bekommst du nur für die Karte, für die er steht.`,
  'throw-back-not-played': ({ card }) =>
    `Du hast eben ${aCard(card)} genommen. An diesem Tisch darfst du diese Karte nicht im selben Zug wieder abwerfen: Wirf eine andere ab.`,
  'not-an-opponent': () => 'Du kannst dich nicht selbst aussetzen lassen. Wähle jemand anderen.',
  'already-skipped': ({ seat }, naming) =>
    `Vor ${wem(naming, seat)} liegt schon eine Aussetzkarte. Wähle jemand anderen oder wirf eine Karte ab.`,
  'only-the-next-player': ({ seat }, naming) =>
    `An diesem Tisch darfst du eine Aussetzkarte nur vor den nächsten Spieler legen. Lege sie vor ${wen(naming, seat)}.`,
  'not-a-palier-left': ({ level, levels }) =>
    `Level ${level} kannst du nicht entfernen. Wähle ${levelChoice(levels)}.`,
  'too-many-kept': ({ most }) =>
    `Das sind zu viele. Du darfst höchstens ${count(most, CARDS)} behalten.`,
  'wrong-offer': ({ count: size }) => `Biete genau ${count(size, CARDS)} an.`,
  'not-offered': ({ card, seat }, naming) =>
    `${opens(naming, seat, ['bietest', 'bietet'])} ${noCard(card)} an. Wähle eine der angebotenen Karten.`,
  'nobody-to-take-from': () =>
    'Niemand hat eine Karte, die du nehmen könntest. Wirf stattdessen eine Karte ab.',
  'swap-one-to-three': () =>
    'Mit einer Tauschkarte tauschst du eine bis drei Karten. Wähle eine, zwei oder drei aus.',
  'swap-keeps-a-card': () =>
    'Du kannst nicht deine ganze Hand tauschen. Wähle weniger Karten, damit dir mindestens eine bleibt.',
};
