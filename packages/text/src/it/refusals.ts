/** Why a move is not allowed and what would be: in Italian, for a ten-year-old. */
import { cardOf, placedColour, placedValue, type RefusalFacts } from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { RefusalWords } from '../game.ts';
import {
  a,
  aCard,
  cards,
  CARDS,
  cardsOfColour,
  count,
  il,
  joined,
  openCard,
  opens,
  or,
  quote,
  SCARTI,
  te,
  theCard,
  yoursOr,
} from './speech.ts';

const COMBINATIONS = { one: 'combinazione', other: 'combinazioni' };

/** «il 3, il 5 o l’8» */
function numberChoice(levels: readonly number[]): string {
  return or(levels.map((level) => il(String(level))));
}

/** What a combination on the table would take. */
function whatFits({ kind, cards: meld, values }: RefusalFacts['does-not-fit']): string {
  const first = meld[0];
  switch (kind) {
    case 'run':
      return values.length === 0
        ? 'Questa scala è completa: non ci va più niente.'
        : `La scala è ${cards.cards(meld)}: ci va solo ${or(values.map((value) => `un ${value}`))}.`;
    case 'set':
      return `Ci va solo un altro ${or(values.map(String))}.`;
    case 'colour': {
      const colour = first === undefined ? undefined : placedColour(first);
      return colour === undefined
        ? 'Tutte le sue carte hanno lo stesso colore.'
        : `Ci vanno solo ${cardsOfColour(colour)}.`;
    }
  }
}

export const refusals: RefusalWords = {
  'unreadable-move': ({ move }) =>
    `${quote(move)} non è una mossa. Una mossa si scrive così: «draw», «take 2» o «discard R7».`,
  'no-such-card': ({ card }) =>
    `In questo gioco non c’è ${theCard(card)}. Scegli una carta che hai in mano.`,
  'no-such-seat': ({ seat, players }) =>
    `Il giocatore ${seat} non esiste. A questo tavolo ci sono i giocatori da 1 a ${players}.`,
  'name-the-seat': () => 'Adesso scelgono più giocatori insieme. Di’ di chi è questa mossa.',
  'no-such-meld': ({ seat, meld }, naming) =>
    `${opens(naming, seat, ['non hai', 'non ha'])} nessuna combinazione ${meld} sul tavolo. Scegline un’altra.`,
  'no-such-level': ({ level }) =>
    `Nel tuo percorso non c’è il livello ${level}. Scegline un altro.`,
  'unknown-card': () => 'Quella carta non la vedi. Scegline una che conosci.',
  'game-over': () => 'La partita è finita. Puoi cominciarne un’altra.',
  'not-your-turn': ({ turn }, naming) => `Adesso no: tocca ${a(te(naming, turn))}.`,
  'already-decided': ({ step }) =>
    step === 'offer'
      ? 'Hai già scelto. Aspetta che gli altri scelgano le carte da offrire.'
      : 'Hai già scelto. Aspetta che gli altri scelgano le carte da tenere.',
  'nothing-to-decide': ({ step }) =>
    step === 'offer'
      ? 'Non hai niente da scegliere. Aspetta che gli altri scelgano le carte da offrire.'
      : 'Non hai niente da scegliere. Aspetta che gli altri scelgano le carte da tenere.',
  'must-draw-first': () =>
    'Prima prendi una carta: quella in cima al mazzo o quella in cima a una pila di scarti.',
  'already-drawn': () =>
    'Hai già preso una carta. Ora puoi calare e attaccare carte, e alla fine scarti.',
  'must-keep-first': ({ most }) =>
    `Prima scegli che cosa tenere per la prossima manche: al massimo ${count(most, CARDS)}, oppure niente.`,
  'must-offer-first': ({ count: size }) =>
    `Prima scegli ${count(size, CARDS)} della tua mano da offrire.`,
  'must-pick-first': () => 'Prima prendi una delle carte offerte.',
  'must-drop-first': ({ levels }) =>
    `Prima scegli il secondo livello da togliere: ${numberChoice(levels)}.`,
  'nothing-to-keep': () =>
    'Adesso non puoi tenere carte. Si decide a fine manche, se ne hai diritto.',
  'nothing-to-offer': () =>
    'Nessuno chiede carte. Si offrono quando qualcuno gioca una carta Prendi.',
  'nothing-to-pick': () => 'Non ci sono carte offerte. Prima serve una carta Prendi.',
  'nothing-to-drop': () =>
    'Adesso non c’è un secondo livello da togliere. Succede quando chiudi la manche nel percorso libero.',
  'card-not-in-hand': ({ card }) => `Non hai ${aCard(card)}. Scegli una carta che hai in mano.`,
  'stock-empty': () => 'Il mazzo è vuoto. Prendi la carta in cima a una pila di scarti.',
  'pile-empty': ({ seat }, naming) =>
    `Non c’è niente tra ${yoursOr(naming, seat, SCARTI)}. Pesca dal mazzo o prendi da un’altra pila di scarti.`,
  'pass-not-drawn': () =>
    'A questo tavolo le carte Salta turno restano tra gli scarti. Pesca dal mazzo o prendi un’altra carta.',
  'joker-not-drawn': () =>
    'A questo tavolo i jolly restano tra gli scarti. Pesca dal mazzo o prendi un’altra carta.',
  'own-pile-not-drawn': () =>
    'A questo tavolo non puoi prendere dai tuoi scarti. Pesca dal mazzo o prendi dagli scarti degli altri.',
  'already-laid': () =>
    'In questa manche hai già calato. Puoi attaccare carte alle combinazioni sul tavolo, poi scarti.',
  'name-the-level': ({ levels }) => `Di’ quale livello cali: ${numberChoice(levels)}.`,
  'not-your-level': ({ level, levels }) =>
    levels.length === 0
      ? `Non puoi calare il livello ${level}: non ti restano livelli.`
      : `Non puoi calare il livello ${level}. Puoi calare ${numberChoice(levels)}.`,
  'wrong-number-of-combinations': ({ given, parts }) =>
    `Il tuo livello ha ${count(parts.length, COMBINATIONS)}, non ${given}. Cala esattamente questo: ${cards.level(parts)}.`,
  'wrong-size': ({ cards: laid, parts }) =>
    `Una delle tue combinazioni non ha il numero giusto di carte: ${cards.cards(laid)}. Cala esattamente questo: ${cards.level(parts)}.`,
  'wrong-combinations': ({ parts }) =>
    `Queste combinazioni, insieme, non sono il tuo livello. Cala esattamente questo: ${cards.level(parts)}.`,
  'not-a-run': ({ cards: laid }) =>
    `Questa non è una scala: ${cards.cards(laid)}. I valori devono essere uno dopo l’altro, senza buchi; i colori non contano.`,
  'run-does-not-wrap': ({ top }) =>
    `Una scala finisce ${joined('a', il(String(top)))}: dopo non viene l’1. Resta tra 1 e ${top}.`,
  'not-a-set': ({ cards: laid }) =>
    `Queste carte non hanno lo stesso valore: ${cards.cards(laid)}. Qui serve un solo valore; i colori non contano.`,
  'not-a-colour': ({ cards: laid }) =>
    `Queste carte non hanno lo stesso colore: ${cards.cards(laid)}. Qui serve un solo colore; i valori non contano.`,
  'card-used-twice': ({ card }) => `C’è ${aCard(card)} di troppo. Ogni carta conta una volta sola.`,
  'special-in-combination': ({ card }) =>
    `${openCard(card)} non entra in nessuna combinazione. Giocala o scartala alla fine del turno.`,
  'joker-ambiguous': ({ cards: laid }) =>
    `Qui un jolly può valere più di una cosa: ${cards.cards(laid)}. Di’ quale.`,
  'joker-out-of-range': ({ top }) =>
    `Un jolly non può avere quel valore. Può valere da 1 a ${top}.`,
  'joker-out-of-its-range': ({ card }) => {
    const { low, high } = jokerRange(cardOf(card));
    return `Questo jolly non può valere ${placedValue(card) ?? 'questo'}. Può valere da ${low} a ${high}.`;
  },
  'joker-meaning-does-not-fit': ({ kind }) =>
    kind === 'colour'
      ? 'Tra carte dello stesso colore un jolly prende un colore, non un valore. Di’ quale colore.'
      : 'Qui un jolly prende un valore, non un colore. Di’ quale valore.',
  'needs-a-natural-card': () =>
    'A questo tavolo i jolly da soli non fanno una combinazione. Mettici almeno un numero.',
  'same-value-twice': ({ value }) =>
    `A questo tavolo coppie, tris e poker di un livello devono avere valori diversi, e ${il(String(value))} c’è due volte. Usa un altro valore.`,
  'last-card-must-be-discarded': () =>
    'Così resti senza carte, e l’ultima va scartata. Tieni una carta per la fine del turno.',
  'lay-first': () =>
    'Prima cala il tuo livello. Poi potrai attaccare carte alle combinazioni sul tavolo.',
  'add-from-next-turn': () =>
    'A questo tavolo non puoi attaccare carte nel turno in cui cali. Scarta: potrai farlo dal prossimo turno.',
  'does-not-fit': (facts) => `${openCard(facts.card)} lì non ci sta. ${whatFits(facts)}`,
  'exchange-not-played': () =>
    'Un jolly sul tavolo resta dov’è. Puoi attaccare la tua carta dove ci sta.',
  'no-joker-for-this-card': ({ card }) =>
    `Lì nessun jolly sta al posto di ${aCard(card)}. Un jolly si libera solo con la carta che sostituisce.`,
  'throw-back-not-played': ({ card }) =>
    `Hai appena preso ${theCard(card)}. A questo tavolo la carta appena presa non si scarta nello stesso turno: scegline un’altra.`,
  'not-an-opponent': () =>
    'Una carta Salta turno si gioca contro un avversario, non contro di te. Scegli qualcun altro.',
  'already-skipped': ({ seat }, naming) =>
    `Davanti ${a(te(naming, seat))} c’è già una carta Salta turno. Scegli qualcun altro o scarta una carta.`,
  'only-the-next-player': ({ seat }, naming) =>
    `A questo tavolo salta il turno solo chi gioca dopo di te. Metti la carta davanti ${a(te(naming, seat))}.`,
  'not-a-palier-left': ({ level, levels }) =>
    `Non puoi togliere il livello ${level}. Scegli ${numberChoice(levels)}.`,
  'too-many-kept': ({ most }) => `Sono troppe. Puoi tenere al massimo ${count(most, CARDS)}.`,
  'wrong-offer': ({ count: size }) => `Offri esattamente ${count(size, CARDS)}.`,
  'not-offered': ({ card, seat }, naming) =>
    `${opens(naming, seat, ['non offri', 'non offre'])} ${aCard(card)}. Scegli una delle carte offerte.`,
  'nobody-to-take-from': () => 'Nessuno ha carte da farti prendere. Scarta una carta.',
  'swap-one-to-three': () =>
    'La carta Scambia vale per tre carte al massimo. Scegline una, due o tre.',
  'swap-keeps-a-card': () =>
    'Non puoi scambiare tutta la mano. Scegli meno carte, così te ne resta almeno una.',
};
