/** Around the table in Italian: home, a new game, the list of games, a record from a file. */
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, count, LEVELS, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Contro i bot',
  deviceTitle: 'Passa e gioca',
  deal: 'Inizia',
  dealing: 'Carte in arrivo…',
  notDealt: 'Non è stato possibile cominciare la partita. Riprova.',
  table: 'Al tavolo',
  players: 'Numero di giocatori',
  seats: 'Posti',
  yourName: 'Il tuo nome',
  nameOf: (place) => `Nome, posto ${number(place)}`,
  you: 'Tu',
  guest: 'Ospite',
  person: (place) => `Giocatore ${number(place)}`,
  isPerson: 'Persona',
  isBot: 'Bot',
  kindOf: (place) => `Chi gioca al posto ${number(place)}`,
  chooseBot: 'Chi gioca qui?',
  chooseCharacter: 'Personaggio',
  chooseStrength: 'Forza',
  discardBack: 'Annullare lo scarto',
  discardBackAbout:
    'Puoi annullare il tuo scarto finché il giocatore successivo non pesca o prende una carta.',
  strengthOfAll: 'Forza dei bot',
  strengthMixed: 'I bot non hanno tutti la stessa forza.',
  done: 'Fatto',
  rules: 'Il gioco',
  edition: 'Edizione',
  ladder: 'Percorso di livelli',
  ladders: {
    stacked: 'Cali gli otto livelli in ordine, dal primo all’ultimo.',
    open: 'Vedi tutti e otto i livelli e cali quello più adatto alla tua mano: la partita è più rapida.',
    'one-star': 'Gli otto livelli più facili, in ordine: l’ideale per cominciare.',
    'two-star':
      'Livelli più difficili; dal 5 in poi, se non hai calato, puoi tenere fino a quattro carte.',
  },
  ownLadder: 'Un tuo percorso.',
  makeLadder: 'Crea un tuo percorso',
  levelsOf: (ladder) => `I livelli: ${ladder}`,
  master: 'Espansione',
  masters: {
    none: 'La scatola così com’è.',
    ...masters,
  },
  noMaster: 'Le carte Master non si usano con questa edizione.',
  houseRules: 'Regole della casa',
  noHouseRules: 'Nessuna',
  changed: (rules) => count(rules, { one: 'cambiata', other: 'cambiate' }),
  isChanged: 'cambiata',
};

const record: Part<'shell'>['record'] = {
  open: 'Apri una partita salvata',
  drop: 'Trascina qui il file',
  reading: 'Lettura del file…',
};

const PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => `livello ${number(level)}`,
  done: ({ done, levels }) => `${count(done, LEVELS)} su ${number(levels)}`,
  moon: () => 'tutti i livelli superati',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} su ${number(levels)}`,
  moon: () => 'Luna',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  description: 'Un tavolo per Level Up e Level 8: mescolate verificabili, niente pubblicità.',
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  loading: 'Caricamento…',
  notLoaded: 'Non è stato possibile caricare questa pagina. Sei offline?',
  tryAgain: 'Riprova',
  notSaved: 'Il dispositivo non è riuscito a salvare. Forse la memoria è piena.',
  languageSwitch: 'Lingua',
  newer: {
    about:
      'Le partite su questo dispositivo vengono da una versione più recente di Palier e sono al sicuro. Ricarica la pagina per passare a quella versione.',
    reload: 'Ricarica',
  },
  updateReady: 'È pronta una nuova versione.',
  updateNow: 'Aggiorna',
  home: {
    title: 'Home',
    hello: (name) => (name === undefined ? 'Ciao!' : `Ciao, ${name}!`),
    tagline: 'Otto livelli, una salita fino alla luna.',
    play: 'Gioca',
    more: 'Altre pagine',
    continueGame: 'Continua',
    bots: 'Gioca contro i bot',
    botsAbout: 'Scegli da uno a cinque avversari e le regole.',
    device: 'Passa e gioca',
    deviceAbout: 'Da due a sei persone si passano un telefono o un tablet.',
    online: 'Gioca online con gli amici',
    onlineAbout: 'Ognuno sul proprio dispositivo, con un link o un codice.',
    learn: 'Impara e allenati',
    learnAbout: 'Lezione, esercizi, arbitro, segnalivelli, percorsi.',
    learnFirst: 'Impara in 3 minuti',
    learnFirstAbout: 'Si impara giocando.',
    justPlay: 'Gioca subito',
    justPlayAbout: 'Contro due bot principianti, senza impostare nulla.',
    games: 'Le tue partite',
    rulebook: 'Regolamento',
    settings: 'Impostazioni',
  },
  game: {
    round: (round) => `Manche ${number(round)}`,
    seatAt: (name, place) => `${name}, ${say(PLACES, place)}`,
    place: (place) => say(SHORT_PLACES, place),
    winners: (names) => `Vittoria: ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'Le tue partite',
    underWay: 'In corso',
    finished: 'Finite',
    none: 'Su questo dispositivo non ci sono ancora partite.',
    start: 'Inizia una partita',
    continueGame: 'Continua',
    replay: 'Rivedi',
    review: 'Analizza',
    remove: 'Elimina',
    removeAsk: 'Eliminare questa partita?',
    removeAbout: 'Non si potrà più recuperare.',
    removed: 'Partita eliminata.',
    keep: 'Non eliminare',
    showAll: (games) => `Mostra tutte le ${number(games)} partite`,
    damaged: {
      title: 'Illeggibili',
      about:
        'Queste partite sono danneggiate o vengono da un’altra versione di Palier. Se le metti da parte, escono dall’elenco ma non vengono eliminate.',
      unreadable: 'Una partita illeggibile',
      unknownTime: 'Data sconosciuta',
      setAside: 'Metti da parte',
      putBack: 'Rimetti nell’elenco',
      save: 'Salva in un file',
      isAside: 'Partita messa da parte. La trovi in fondo a questa pagina.',
      isBack: 'La partita è di nuovo nell’elenco.',
      aside: (games) => `Messe da parte: ${number(games)}`,
    },
  },
  own: {
    title: 'Il tuo profilo',
    invite: 'Scegli nome e viso',
    faceFor: (name) => `Scegli un viso per ${name}`,
  },
  newGame,
  record,
};
