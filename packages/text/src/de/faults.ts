/** What is wrong with a document, in German. */
import type { ExpectedType } from '@palier/rules';
import { makeFaultWords, type FaultWords } from '../faults.ts';
import { CARDS, count, number, or, quote, someTimes } from './speech.ts';

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'eine ganze Zahl',
  boolean: 'wahr oder falsch (true, false)',
  string: 'ein Text',
  array: 'eine Liste',
  object: 'ein Objekt',
  hex: 'eine Zahl aus 64 hexadezimalen Ziffern in Kleinschreibung',
  line: 'ein kurzer Text ohne Zeilenumbruch',
};

function range(min: number, max: number): string {
  return min === max ? `ist nur ${number(min)}` : `sind ${number(min)} bis ${number(max)}`;
}

const faults: FaultWords = {
  'wrong-type': ({ expected }) => `Hier gehört ${TYPES[expected]} hin.`,
  'missing-member': ({ member }) => `${quote(member)} fehlt.`,
  'unknown-member': ({ member }) => `${quote(member)} ist hier nicht bekannt.`,
  'unknown-version': ({ version }) => `Version ${quote(version)} kann dieses Programm nicht lesen.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} ist hier nicht möglich: Erlaubt ist ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} ist hier nicht möglich: Erlaubt ${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `Die Länge ist ${number(length)}, erlaubt ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} ist keine Karte.`,
  'card-not-in-deck': ({ card }) => `Eine Karte ${quote(card)} gibt es in diesem Spiel nicht.`,
  'card-too-often': ({ card, count: times, most }) =>
    `${quote(card)} kommt ${someTimes(times)} vor, im Spiel aber nur ${someTimes(most)}.`,
  'face-up-card-not-allowed': ({ card }) =>
    `${quote(card)} kann nicht offen im Nachziehstapel liegen.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} liegt verdeckt unter einer offenen Karte; das ist nicht möglich.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} ist keine Kombination: Schreibe zum Beispiel „run 4“, „set 3“ oder „colour 5“.`,
  'level-too-big': ({ cards, most }) =>
    `Ein Level mit ${count(cards, CARDS)} ist zu groß: Erlaubt sind höchstens ${number(most)}.`,
  'level-impossible': ({ level }) =>
    `Level ${level} kann mit den Karten dieses Spiels niemand auslegen.`,
  'ladder-and-ladders': () =>
    'Gib ein Levelset für alle an oder eins für jeden Platz, nicht beides.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `Das Levelset ${quote(ladder)} gehört nicht zur Ausgabe ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `In die Ausgabe ${quote(edition)} lassen sich die Master-Karten nicht einmischen.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} ist keine Kombination.`,
  'joker-ambiguous': ({ cards }) =>
    `In ${quote(cards)} kann ein Joker für Verschiedenes stehen: Schreibe, wofür, zum Beispiel „J=9“.`,
  'turn-on-skipped-seat': ({ seat }) =>
    `Vor Platz ${seat} liegt eine Aussetzkarte, also kann dieser Platz nicht dran sein.`,
  'same-seat-twice': ({ seat }) => `Platz ${seat} ist zweimal genannt.`,
  'same-level-twice': ({ level }) => `Level ${level} ist zweimal genannt.`,
  'finished-before-the-end': ({ seat }) =>
    `Platz ${seat} hat kein Level mehr vor sich, also wäre die Partie vorbei.`,
  'nothing-to-draw': ({ seat }) => `Platz ${seat} soll ziehen, aber es gibt nichts zu ziehen.`,
  'nothing-to-play': ({ seat }) => `Platz ${seat} soll spielen, hat aber keine Karte.`,
  'nothing-to-offer': ({ seat }) =>
    `Platz ${seat} soll eine Karte nehmen, aber niemand bietet eine an.`,
  'nobody-decides': ({ step }) =>
    `Beim Schritt ${quote(step)} muss jemand etwas zu entscheiden haben.`,
  'not-at-this-step': ({ member, step }) =>
    `${quote(member)} gehört nicht zum Schritt ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) =>
    `${quote(member)} ist beim Schritt ${quote(step)} nötig.`,
  'not-laid': ({ seat }) =>
    `Platz ${seat} hat keine Kombination auf dem Tisch, also nicht ausgelegt.`,
  'not-in-hand': ({ card, seat }) => `Platz ${seat} hat ${quote(card)} nicht auf der Hand.`,
  'too-many-kept': ({ seat, most }) =>
    `Platz ${seat} darf höchstens ${count(most, CARDS)} behalten.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `Platz ${seat} muss genau ${count(cards, CARDS)} anbieten.`,
  'not-entitled': ({ seat }) => `Platz ${seat} hat hier nichts zu entscheiden.`,
  'not-json': ({ detail }) => `Das ist kein JSON: ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `Das ist größer als ${number(mebibytes)} MiB.`,
  'too-deep': ({ most }) =>
    `Das ist zu tief verschachtelt: Erlaubt sind höchstens ${count(most, { one: 'Ebene', other: 'Ebenen' })}.`,
  'no-header': () => 'Eine gespeicherte Partie beginnt mit einer Kopfzeile, und die fehlt hier.',
  'line-after-result': () => 'Nach der Zeile mit dem Ergebnis darf nichts mehr kommen.',
  'bad-take-back': ({ to }) =>
    `Zurück bis Ereignis ${number(to)} ist zu weit: Zurücknehmen lässt sich nur das eigene Auslegen, Anlegen und Abwerfen im selben Zug.`,
};

export const faultWords = makeFaultWords(faults);
