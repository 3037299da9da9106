/** What one looks like and plays with, in Italian. */
import type { Part } from '../langs.ts';

export const you: Part<'you'> = {
  title: 'Il tuo profilo',
  about: 'Lo crei una volta e ti accompagna a ogni tavolo, qui e online.',
  name: 'Il tuo nome',
  nameAbout: (guest) => `Senza un nome, gli altri vedono «${guest}».`,
  surprise: 'Sorprendimi',
  preview: 'Anteprima',
  face: 'Viso',
  faces: {
    curls: 'Ricci',
    bob: 'Caschetto',
    plaits: 'Trecce',
    ponytail: 'Coda di cavallo',
    waves: 'Capelli mossi',
    quiff: 'Ciuffo',
    spikes: 'Capelli a punta',
    cap: 'Cappellino',
    beret: 'Basco',
    scarf: 'Velo',
    turban: 'Turbante',
    moustache: 'Baffi',
  },
  colours: 'Colori',
  parts: { skin: 'Pelle', hair: 'Capelli', wear: 'Vestiti', window: 'Sfondo' },
  shades: {
    skin: ['molto chiara', 'chiara', 'dorata', 'ambrata', 'bruna', 'scura'],
    hair: ['neri', 'castani', 'rossi', 'biondi', 'argento', 'viola'],
    wear: ['rossi', 'dorati', 'verdi', 'blu', 'viola', 'crema'],
    window: ['arancione', 'gialla', 'verde', 'blu', 'viola', 'turchese'],
  },
  back: 'Dorso delle carte',
  backs: {
    stairs: 'Scalini verso la luna',
    phases: 'Fasi lunari',
    windows: 'Finestre accese',
    shapes: 'Sei forme',
    comets: 'Comete',
    eclipse: 'Eclissi',
    lanterns: 'Lanterne',
    owl: 'Gufo',
    balloons: 'Mongolfiere',
    rocket: 'Razzo',
  },
  cloth: 'Panno del tavolo',
  cloths: {
    night: 'Feltro semplice',
    moss: 'Muschio',
    wine: 'Vino',
    linen: 'Lino',
    starry: 'Cielo stellato',
    moonlit: 'Chiaro di luna',
    tide: 'Alta marea',
    aurora: 'Aurora boreale',
    confetti: 'Coriandoli',
    checks: 'Quadretti',
  },
  plain: 'Con il tema «Alto contrasto» il panno resta di un solo colore.',
  earned: 'Alcuni si guadagnano giocando. Qui non si vende nulla.',
  feats: {
    win: 'Vinci una partita contro i bot',
    expert: 'Vinci contro un bot abile',
    ten: 'Finisci dieci partite',
    editions: 'Vinci una partita in ogni edizione',
    comeback: 'Vinci rimontando due livelli di svantaggio',
    friend: 'Finisci una partita di «Passa e gioca»',
    row: 'Vinci tre partite di fila',
    crowd: 'Vinci contro quattro o più bot',
    quick: 'Vinci in sei manche al massimo',
    perfect: 'Rispondi correttamente a tutte e cinque le domande di una sfida del giorno',
    days: 'Fai la sfida del giorno per tre giorni di fila',
    week: 'Fai la sfida del giorno per sette giorni di fila',
  },
  featSoFar: (feat, done, of) => (of === 1 ? feat : `${feat} (${done} su ${of})`),
  nearest: {
    back: (name) => `Prossimo premio: il dorso «${name}»`,
    cloth: (name) => `Prossimo premio: il panno «${name}»`,
  },
  inDays: {
    back: (days, name) =>
      days === 1
        ? `Torna domani per vincere il dorso «${name}».`
        : `Ancora ${days} giorni di fila e il dorso «${name}» sarà tuo.`,
    cloth: (days, name) =>
      days === 1
        ? `Torna domani per vincere il panno «${name}».`
        : `Ancora ${days} giorni di fila e il panno «${name}» sarà tuo.`,
  },
  use: 'Usalo',
  used: 'In uso',
  elsewhere: {
    title: 'Portalo su un altro dispositivo',
    about: 'Il tuo nome, il tuo viso e i tuoi tavoli online, su telefono e computer',
  },
  own: {
    title: 'Il tuo profilo',
    about: 'Amici, club, le tue partite online e i tuoi dispositivi',
  },
  more: {
    title: 'I tuoi progressi',
    statistics: 'Statistiche',
    goals: 'Obiettivi',
    games: 'Le tue partite',
  },
  won: {
    back: (name) => `Il dorso «${name}» è tuo.`,
    cloth: (name) => `Il panno «${name}» è tuo.`,
    look: 'Vai al tuo profilo',
  },
};
