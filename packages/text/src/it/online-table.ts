/** At a table online, in Italian: who is there, the clock, wishes, talk, the proof. */
import type { Part } from '../langs.ts';
import { and, count, DAYS, LOCALE, MINUTES, number, SECONDS } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span, shortSpan } = timeSpans(LOCALE);

const NEW = { one: 'nuovo', other: 'nuovi' };

const talk: Part<'onlineTable'>['talk'] = {
  title: 'Messaggi',
  open: (unread) => (unread === 0 ? 'Messaggi' : `Messaggi, ${count(unread, NEW)}`),
  phrases: {
    hello: 'Ciao!',
    'good-luck': 'Buona fortuna!',
    'well-played': 'Ben giocato!',
    thanks: 'Grazie!',
    sorry: 'Scusa!',
    'oh-no': 'Oh no!',
    wow: 'Wow!',
    hurry: 'Andiamo avanti?',
    'one-moment': 'Un attimo…',
    again: 'Un’altra partita?',
    bye: 'Ciao, alla prossima!',
  },
  emotes: {
    smile: 'Sorriso',
    laugh: 'Risata',
    think: 'Pensiero',
    cry: 'Lacrime',
    heart: 'Cuore',
    clap: 'Applauso',
    fire: 'Fuoco',
    sleep: 'Sonno',
  },
  phrasesTitle: 'Frasi',
  emotesTitle: 'Faccine',
  textTitle: 'Il tuo messaggio',
  placeholder: 'Scrivi qualcosa',
  send: 'Invia',
  off: 'A questo tavolo i messaggi sono disattivati.',
  needName: 'Senza un nome puoi leggere, ma non scrivere.',
  list: 'I messaggi fin qui',
  nothing: 'Nessuno ha ancora scritto.',
  said: (name, text) => `${name}: ${text}`,
  you: 'Tu',
  gone: 'Qualcuno che se n’è andato',
  mute: (name) => `Silenzia ${name}`,
  unmute: (name) => `Non silenziare più ${name}`,
  muted: 'messaggi nascosti',
  muteAll: 'Silenzia tutti',
  muteAllAbout: 'Non si vede nessun messaggio, a nessun tavolo.',
  speak: 'Leggi i messaggi ad alta voce',
  speakAbout: 'Per i lettori di schermo: i nuovi messaggi vengono annunciati.',
  settings: 'Impostazioni dei messaggi',
  notSent: 'Il messaggio non è partito. Riprova.',
};

const report: Part<'onlineTable'>['report'] = {
  of: (name) => `Segnala ${name}`,
  why: 'Perché?',
  reasons: {
    rude: 'Insulta o molesta',
    name: 'Nome offensivo',
    cheating: 'Bara o gioca d’accordo con qualcuno',
    spoiling: 'Rovina la partita apposta',
    other: 'Altro',
  },
  more: 'Che cosa è successo? (facoltativo)',
  about: (name) =>
    `Vengono allegati gli ultimi messaggi di ${name}. Può leggerli solo chi gestisce questo server; a questo tavolo nessuno lo viene a sapere.`,
  missing: 'Scegli un motivo.',
  send: 'Invia la segnalazione',
  kept: (days) =>
    `Grazie. La tua segnalazione viene conservata per ${count(days, DAYS)}. Può leggerla solo chi gestisce questo server.`,
};

const again: Part<'onlineTable'>['again'] = {
  again: 'Rivincita',
  asking: 'Un momento…',
  failed: 'Non è stato possibile preparare la prossima partita. Riprova.',
  asked: (name) =>
    name === undefined ? 'Si prepara una rivincita.' : `${name} chiede la rivincita.`,
  join: 'Gioca la rivincita',
  wantsIn: (names) =>
    `${and(names)} ${names.length === 1 ? 'vorrebbe' : 'vorrebbero'} giocare la prossima partita.`,
  wantNext: 'Chiedi un posto per la prossima partita',
  wantsNext: 'Hai chiesto un posto per la prossima partita',
  notKept: 'Non è stato possibile salvare la partita su questo dispositivo.',
  noRecord: 'Non è stato possibile recuperare la partita salvata. Riprova più tardi.',
};

const proof: Part<'onlineTable'>['proof'] = {
  title: 'Verifica della mescolata',
  good: 'Nessuno ha barato. Il controllo è stato appena fatto qui, sul tuo dispositivo.',
  bad: 'In questa partita qualcosa non va. Qui sotto c’è scritto che cosa.',
  partly: 'Quello che questo dispositivo può controllare è giusto.',
  promise: {
    good: 'L’impronta del server è quella che questo dispositivo aveva annotato prima dell’inizio della partita.',
    bad: 'L’impronta del server non è quella che questo dispositivo aveva annotato prima dell’inizio della partita.',
    unknown:
      'Questo dispositivo non ha annotato nessuna impronta prima dell’inizio della partita: è arrivato dopo.',
  },
  secret: {
    good: 'Il segreto mostrato adesso ha proprio questa impronta.',
    bad: 'Il segreto mostrato adesso ha un’altra impronta.',
    unknown: 'Il server non ha mostrato il suo segreto.',
  },
  salt: {
    good: 'La parte casuale aggiunta da questo dispositivo è stata usata.',
    bad: 'La parte casuale aggiunta da questo dispositivo non è stata usata.',
    unknown:
      'Questo dispositivo non ha aggiunto una parte casuale: all’inizio della partita non aveva un posto.',
  },
  game: {
    good: (moves) =>
      `Tutta la partita è stata rigiocata a partire dal segreto e dalla parte di ognuno: ogni mescolata e tutte le ${number(moves)} mosse sono giuste.`,
    bad: (event) =>
      event === undefined
        ? 'File modificato: le mescolate o il risultato non corrispondono.'
        : `La partita è stata rigiocata, e l’evento ${number(event)} non è quello che deriva dal segreto e dalle regole.`,
    unknown: 'La partita salvata non si può leggere, quindi non è stata rigiocata.',
  },
  seen: {
    good: 'La partita salvata è proprio quella che questo dispositivo ha visto, carta per carta.',
    bad: 'La partita salvata non è quella che questo dispositivo ha visto.',
    unknown: 'Questo dispositivo non ha visto la partita mentre si giocava.',
  },
  mark: { good: 'Giusto:', bad: 'Sbagliato:', unknown: 'Non si sa:' },
  how: 'Prima dell’inizio della partita il server ha scelto un segreto e ne ha mostrato l’impronta, e il dispositivo di ogni giocatore ha aggiunto una parte casuale. Tutte le mescolate derivano da tutto questo insieme: nessuno ha potuto scegliere le carte, né il server né un giocatore. Ora che il segreto è noto, chiunque abbia la partita salvata può rigiocarla, qui o con «palier verify».',
  noted: 'Impronta annotata da questo dispositivo',
  ownSalt: 'Parte aggiunta da questo dispositivo',
};

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: Part<'onlineTable'> = {
  night: {
    sealed:
      'Altri devono ancora giocare queste carte. La partita intera, la sua analisi e la prova della mescolata ci saranno quando tutti avranno giocato.',
    toNight: 'Alla serata in duplicato',
  },
  presence: {
    here: 'al tavolo',
    away: 'su un’altra pagina',
    gone: 'offline',
    standIn: 'al suo posto gioca un bot',
    bot: 'bot',
    host: 'host',
    you: 'tu',
    tag: { away: 'altra pagina', gone: 'offline', standIn: 'gioca un bot' },
    about: {
      here: (name) => `${name} è al tavolo.`,
      away: (name) => `${name} è online, su un’altra pagina.`,
      gone: (name) => `${name} è offline. Il suo posto resta riservato.`,
    },
    news: {
      gone: (name) => `${name} è offline.`,
      back: (name) => `${name} è di nuovo al tavolo.`,
      left: (name) => `${name} ha lasciato il tavolo. Un bot continua al suo posto.`,
      joined: (name) => `${name} ha preso posto al tavolo.`,
    },
    standInAbout: {
      gone: (name) => `Un bot gioca al posto di ${name} fino al suo ritorno.`,
      clock: (name) => `Tempo scaduto: un bot gioca questo turno al posto di ${name}.`,
      vote: (name) =>
        `Gli altri non hanno aspettato: un bot gioca questo turno al posto di ${name}.`,
    },
    standInForYou: {
      gone: 'Al tuo posto gioca un bot. Quando tocca a te fai una mossa, e il posto torna tuo.',
      clock: 'Tempo scaduto: un bot gioca questo turno al tuo posto.',
      vote: 'Gli altri non hanno aspettato: un bot gioca questo turno al tuo posto.',
    },
    yoursAgain: 'Il posto è di nuovo tuo.',
    isBot: (name) => `${name} è un bot.`,
    claims: (name) => `${name} prende questo posto a fine manche.`,
    youClaim: 'Questo posto sarà tuo a fine manche.',
    isHost: (name) => `${name} è l’host.`,
    youHost: 'L’host sei tu.',
  },
  link: {
    lost: 'Connessione persa. Nuovo tentativo…',
    kept: 'La tua mossa è al sicuro e verrà inviata.',
    slow: 'Invio…',
    back: 'Connessione ristabilita.',
  },
  clock: {
    announce: (seconds) => `Ancora ${time(seconds)} per il tuo turno.`,
    left: (ms) => `Tempo per decidere: ${span(ms)}.`,
    leftShort: shortSpan,
  },
  days: {
    waiting: (names, ms) => `In attesa di ${and(names)}. Tempo: ${span(ms)}.`,
    next: 'Altro tavolo: tocca a te',
  },
  vote: {
    waitingFor: (names) => `In attesa di ${and(names)}.`,
    moveOn: (votes, needed) => `Fai giocare un bot (${votes} su ${needed})`,
    about: 'Se accettano abbastanza giocatori, un bot gioca questo turno.',
    voted: (votes, needed) => `Hai votato per far giocare un bot: ${votes} su ${needed}.`,
    forYou: (name) =>
      name === undefined ? 'Gli altri ti stanno aspettando.' : `${name} ti sta aspettando.`,
    onYou: (votes, needed) =>
      `Gli altri vorrebbero far giocare un bot al tuo posto: ${votes} su ${needed}.`,
  },
  wish: {
    waiting: (names) => `Hai chiesto di annullare la mossa. In attesa di ${and(names)}.`,
    asks: (name) => `${name} vorrebbe annullare questa mossa:`,
    youAgreed: (names) => `Hai detto di sì. In attesa di ${and(names)}.`,
    yes: 'Sì',
    no: 'No',
    callOff: 'Lascia stare',
    denied: 'Stavolta no: le carte restano dove sono.',
  },
  talk,
  report,
  missed: {
    title: 'Mentre non c’eri',
    about: (events) => (events === 1 ? 'C’è una novità.' : `Ci sono ${number(events)} novità.`),
    played:
      'Nel frattempo qualcuno ha giocato al tuo posto: un bot, o tu da un altro dispositivo. Il posto è di nuovo tuo.',
    toTable: 'Vai al tavolo',
  },
  watch: {
    title: 'Stai guardando la partita',
    delay: (seconds) => `Quello che vedi è successo ${time(seconds)} fa.`,
    live: 'Vedi quello che tutti possono vedere, ma nessuna mano.',
    wantNext: 'Chiedi un posto per la prossima partita',
    wantsNext: 'Hai chiesto un posto per la prossima partita',
    takeSeat: (bot) => `Prendi il posto di ${bot}`,
    takeSeatAbout: 'Dalla prossima manche.',
    claimed: (bot) => `A fine manche prenderai il posto di ${bot}`,
    giveBack: 'Rinuncia',
    join: 'Unisciti con un nome',
    leave: 'Smetti di guardare',
  },
  nextRound: {
    waiting: 'La prossima manche comincia tra poco.',
    dealt: 'Nuova manche!',
    yourTurn: 'Nuova manche, e tocca a te!',
  },
  again,
  proof,
  menu: {
    invite: 'Invita qualcuno',
    returnCode: 'Il tuo codice di ritorno',
    people: 'Chi c’è',
    options: 'Opzioni del tavolo',
    home: 'Torna alla home',
    homeAbout: {
      standIn: 'Il tuo posto resta riservato. Se tardi molto, un bot gioca finché non torni.',
      wait: 'Il tuo posto resta riservato, e gli altri ti aspettano.',
      days: 'Il tuo posto resta riservato. Torna prima che scada il tuo tempo.',
    },
    leave: 'Lascia il posto',
    leaveAsk: 'Lasciare il tuo posto?',
    leaveAbout: 'Un bot prende le tue carte e continua al tuo posto.',
    stay: 'Resta',
    stopWatching: 'Smetti di guardare',
    failed: 'Non ha funzionato. Riprova.',
  },
};
