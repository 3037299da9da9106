/** What is wrong with a document, in Italian. */
import type { ExpectedType } from '@palier/rules';
import { makeFaultWords, type FaultWords } from '../faults.ts';
import { CARDS, count, i, number, or, quote, TIMES } from './speech.ts';

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'un numero intero',
  boolean: 'un valore vero o falso (true, false)',
  string: 'un testo',
  array: 'una lista',
  object: 'un oggetto',
  hex: 'un testo di 64 cifre esadecimali minuscole',
  line: 'un testo breve senza a capo',
};

function range(min: number, max: number): string {
  return min === max ? number(min) : `da ${number(min)} a ${number(max)}`;
}

const faults: FaultWords = {
  'wrong-type': ({ expected }) => `Qui serve ${TYPES[expected]}.`,
  'missing-member': ({ member }) => `Manca ${quote(member)}.`,
  'unknown-member': ({ member }) => `${quote(member)} qui non è previsto.`,
  'unknown-version': ({ version }) =>
    `Questo programma non sa leggere la versione ${quote(version)}.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} qui non va: serve ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} qui non va: serve ${min === max ? '' : 'un numero '}${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `La lunghezza è ${number(length)}, ma deve essere ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} non è una carta.`,
  'card-not-in-deck': ({ card }) => `In questo gioco non c’è la carta ${quote(card)}.`,
  'card-too-often': ({ card, count: times, most }) =>
    `${quote(card)} compare ${count(times, TIMES)}, ma nel gioco ${most === 1 ? 'ce n’è solo una' : `ce ne sono solo ${number(most)}`}.`,
  'face-up-card-not-allowed': ({ card }) => `${quote(card)} non può essere scoperta nel mazzo.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} è coperta sotto una carta scoperta: non è possibile.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} non è una combinazione: scrivi per esempio «run 4», «set 3» o «colour 5».`,
  'level-too-big': ({ cards, most }) =>
    `Un livello di ${count(cards, CARDS)} è troppo grande: al massimo ${number(most)}.`,
  'level-impossible': ({ level }) =>
    `Con queste carte nessuno potrebbe calare il livello ${level}.`,
  'ladder-and-ladders': () => 'Indica un percorso per tutti o uno per giocatore, non tutti e due.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `Il percorso ${quote(ladder)} non fa parte dell’edizione ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `Le carte Master non si usano con l’edizione ${quote(edition)}.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} non è una combinazione valida.`,
  'joker-ambiguous': ({ cards }) =>
    `In ${quote(cards)} un jolly può valere più di una cosa: scrivi quale, per esempio «J=9».`,
  'turn-on-skipped-seat': ({ seat }) =>
    `Davanti al giocatore ${seat} c’è una carta Salta turno, quindi non può essere il suo turno.`,
  'same-seat-twice': ({ seat }) => `Il giocatore ${seat} è indicato due volte.`,
  'same-level-twice': ({ level }) => `Il livello ${level} è indicato due volte.`,
  'finished-before-the-end': ({ seat }) =>
    `Al giocatore ${seat} non restano livelli, quindi la partita sarebbe finita.`,
  'nothing-to-draw': ({ seat }) =>
    `Il giocatore ${seat} deve prendere una carta, ma non ce n’è nessuna da prendere.`,
  'nothing-to-play': ({ seat }) => `Il giocatore ${seat} deve giocare, ma non ha carte in mano.`,
  'nothing-to-offer': ({ seat }) =>
    `Il giocatore ${seat} deve prendere una carta, ma nessuno ne offre.`,
  'nobody-decides': ({ step }) =>
    `Nella fase ${quote(step)} qualcuno deve avere una scelta da fare.`,
  'not-at-this-step': ({ member, step }) =>
    `${quote(member)} non è previsto nella fase ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) => `Nella fase ${quote(step)} serve ${quote(member)}.`,
  'not-laid': ({ seat }) =>
    `Il giocatore ${seat} non ha combinazioni sul tavolo, quindi non ha calato.`,
  'not-in-hand': ({ card, seat }) => `Il giocatore ${seat} non ha in mano ${quote(card)}.`,
  'too-many-kept': ({ seat, most }) =>
    `Il giocatore ${seat} può tenere al massimo ${count(most, CARDS)}.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `Il giocatore ${seat} deve offrire esattamente ${count(cards, CARDS)}.`,
  'not-entitled': ({ seat }) => `Il giocatore ${seat} qui non ha niente da decidere.`,
  'not-json': ({ detail }) => `Questo non è JSON: ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `Questo documento supera ${i(number(mebibytes))} MiB.`,
  'too-deep': ({ most }) =>
    `Questo documento ha troppi livelli annidati: al massimo ${number(most)}.`,
  'no-header': () => 'Una partita salvata comincia con una riga di intestazione, che qui manca.',
  'line-after-result': () => 'Dopo la riga del risultato non può venire altro.',
  'bad-take-back': ({ to }) =>
    `Tornare all’evento ${number(to)} è troppo: si annulla solo quello che si è calato, attaccato e scartato nello stesso turno.`,
};

export const faultWords = makeFaultWords(faults);
