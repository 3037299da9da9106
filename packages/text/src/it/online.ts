/** Around a table online, in Italian: on the way to it, while it fills, in the list of one's games. */
import type { Part } from '../langs.ts';
import { a, and, count, LOCALE, number } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span } = timeSpans(LOCALE);

const options: Part<'online'>['options'] = {
  title: 'A questo tavolo',
  usual: 'Come al solito',
  clock: {
    title: 'Tempo per turno',
    values: {
      off: {
        name: 'Senza limite',
        about: 'Ognuno si prende il suo tempo; una partita può durare giorni.',
      },
      relaxed: { name: 'Tranquillo', about: '90 secondi per ogni scelta; poi decide un bot.' },
      quick: { name: 'Rapido', about: '30 secondi per ogni scelta; poi decide un bot.' },
      day: {
        name: 'Un giorno',
        about: '24 ore per ogni scelta. Nessuno deve restare al tavolo; poi decide un bot.',
      },
      days3: { name: 'Tre giorni', about: 'Tre giorni per ogni scelta; poi decide un bot.' },
      week: { name: 'Una settimana', about: 'Sette giorni per ogni scelta; poi decide un bot.' },
    },
  },
  absence: {
    title: 'Se qualcuno va offline',
    values: {
      standIn: {
        name: 'Gioca un bot',
        about: 'Dopo un po’ un bot gioca al suo posto, fino al suo ritorno.',
      },
      wait: {
        name: 'La partita aspetta',
        about: 'Nessuno gioca al suo posto, anche se ci vuole tempo.',
      },
    },
  },
  watching: {
    title: 'Chi può guardare',
    values: {
      anyone: { name: 'Chi ha il link', about: 'Non si vede nessuna carta nascosta.' },
      nobody: { name: 'Nessuno', about: 'Vede la partita solo chi siede al tavolo.' },
    },
  },
  delay: {
    title: 'Ritardo per il pubblico',
    values: {
      0: { name: 'Nessun ritardo', about: 'La partita si vede mentre si gioca.' },
      30: { name: '30 secondi', about: 'Così nessuno può suggerire.' },
      120: { name: '2 minuti', about: 'Così nessuno può suggerire.' },
    },
  },
  listing: {
    title: 'Chi può trovare il tavolo',
    values: {
      hidden: { name: 'Chi inviti', about: 'Nessun altro sa di questo tavolo.' },
      open: {
        name: 'Tutti',
        about: 'Il tavolo è nell’elenco dei tavoli aperti, con i nomi di chi gioca.',
      },
      quick: {
        name: 'Partita veloce',
        about:
          'Nell’elenco, e «Gioca ora» fa sedere qui degli sconosciuti. I bot occupano i posti liberi e li cedono a chi arriva.',
      },
    },
  },
  joining: {
    title: 'Chi può unirsi',
    values: {
      anyone: { name: 'Chi ha il link', about: 'Basta il link o il codice.' },
      approved: {
        name: 'Con il consenso dell’host',
        about: 'L’host dice sì o no a ogni persona nuova.',
      },
      nobody: {
        name: 'Nessun altro',
        about: 'Il tavolo è chiuso. Chi si è già unito può sempre tornare.',
      },
    },
  },
  chat: {
    title: 'Messaggi',
    values: {
      off: { name: 'Nessuno', about: 'A questo tavolo non si scrive.' },
      phrases: { name: 'Già pronti', about: 'Qualche frase gentile e qualche faccina.' },
      free: { name: 'Liberi', about: 'Ognuno scrive quello che vuole.' },
    },
  },
  takeBack: {
    title: 'Annullare una mossa',
    values: {
      consent: {
        name: 'Se tutti accettano',
        about:
          'Solo se tutti i presenti accettano e nel frattempo nessuno ha visto carte nascoste.',
      },
      never: { name: 'Mai', about: 'Una mossa fatta non si annulla.' },
    },
  },
  row: (title, value) => `${title}: ${value}`,
  readOnly: (host) => `Sceglie ${host}.`,
};

export const online: Part<'online'> = {
  denied: {
    'not-a-player': 'Può farlo solo chi siede al tavolo.',
    'not-host': 'Può farlo solo l’host.',
    'host-returns': 'È l’host e potrebbe tornare presto: si può far uscire solo dopo dieci minuti.',
    'not-in-lobby': 'La partita è cominciata: non si può più cambiare.',
    'not-playing': 'A questo tavolo adesso non c’è una partita in corso.',
    'not-over': 'Puoi farlo solo a partita finita.',
    'no-such-seat': 'Questo tavolo non ha quel posto.',
    'seat-taken': 'Qualcuno ha fatto prima: il posto è occupato.',
    'seats-open': 'Ci sono ancora posti liberi.',
    'name-taken': 'A questo tavolo c’è già qualcuno con quel nome. Scegline un altro.',
    'table-full': 'Questo tavolo è al completo.',
    'address-full': 'Troppe persone si sono già unite a questo tavolo dalla tua connessione.',
    locked: 'Questo tavolo è chiuso: nessun altro può unirsi.',
    'turned-away': 'L’host non ti ha fatto entrare.',
    barred: 'L’host ti ha vietato l’accesso a questo tavolo.',
    'bad-setup': 'Queste regole non si possono usare insieme.',
    'no-such-bot': 'Questo server non conosce quel bot.',
    'no-such-person': 'Quella persona ha lasciato il tavolo.',
    'not-for-bots': 'I bot non possono farlo.',
    'chat-off': 'L’host lo ha disattivato a questo tavolo.',
    'take-back-off': 'A questo tavolo le mosse non si annullano.',
    'nothing-to-take-back': 'Adesso non c’è niente da annullare.',
    'enough-taken-back': 'In questo turno hai già annullato abbastanza mosse.',
    'no-wish': 'Nessuno lo chiede più.',
    'too-soon': 'È troppo presto. Aspetta ancora un momento.',
    'already-reported': 'Hai già segnalato questa persona qui. La segnalazione è stata conservata.',
    'reports-full': 'In questo momento ci sono troppe segnalazioni da leggere. Riprova più tardi.',
    'name-given': 'Questo nome te l’ha dato chi gestisce questo server.',
    'set-by-night': 'Questo lo decide la serata in duplicato.',
    sealed:
      'Altri devono ancora giocare queste carte. Vedrai tutta la partita quando tutti l’avranno giocata.',
    'nothing-to-see': 'Scrivi almeno un carattere visibile.',
    'already-joined': 'Sei già a questo tavolo.',
    'people-missing':
      'Manca ancora qualcuno dell’ultima partita. Aspetta, oppure dai il posto a un bot.',
    unknown: 'Il tavolo non l’ha permesso.',
  },
  closed: {
    'no-such-table': 'Questo tavolo non esiste, o non esiste più.',
    'no-watching': 'A questo tavolo l’host non permette di guardare.',
    'unknown-token': 'Questo codice di ritorno non è di questo tavolo.',
    removed: 'L’host ti ha fatto uscire da questo tavolo.',
    barred: 'L’host ti ha vietato l’accesso a questo tavolo.',
    banned: 'Per un po’ non puoi entrare in questo server.',
    shut: 'Chi gestisce questo server ha chiuso questo tavolo.',
    'too-much': 'Non sei più a questo tavolo: hai fatto troppe modifiche di fila.',
    'old-version': 'Questa pagina è più vecchia del server. Ricaricala.',
    'bad-message': 'Il server non ha capito questa pagina. Ricaricala.',
    'too-fast': 'Troppe richieste insieme. Aspetta un momento e riprova.',
    'too-slow': 'La connessione è troppo lenta per stare al passo. Riprova.',
    'too-many': 'In questo momento ci sono troppe connessioni a questo tavolo.',
    stopping: 'Il server si sta riavviando. La tua partita è al sicuro.',
    failed: 'Qualcosa è andato storto sul server. La tua partita è al sicuro.',
    unknown: 'Il tavolo ha chiuso la connessione. Ricarica la pagina.',
  },
  bannedUntil: (when) => `Non puoi entrare in questo server fino al ${when}.`,
  failed: 'Il server non ha risposto. Riprova.',
  stale: 'Nel frattempo il tavolo è cambiato.',
  reconnecting: 'Connessione persa. Nuovo tentativo…',
  retryNow: 'Riprova subito',
  presence: { here: 'al tavolo', away: 'su un’altra pagina', gone: 'offline' },
  presenceAbout: {
    here: 'Al tavolo.',
    away: 'Online, su un’altra pagina.',
    gone: 'Senza connessione.',
  },
  start: {
    title: 'Gioca online',
    offline: 'Sei offline. Per un tavolo online serve una connessione.',
    noServer: 'Questa copia di Palier viene da un server senza tavoli online.',
    bigScreen: 'Sul grande schermo',
    bigScreenAbout: 'La TV o un tablet fa da tavolo, i telefoni tengono le carte.',
    friends: 'Amici',
    clubs: 'Club',
    clubsAbout: 'Il gruppo della famiglia o degli amici: tavoli, serate e classifica.',
    nickname: 'Il tuo nome',
    nicknameAbout: 'Lo vedranno gli altri. Non serve un account.',
    nicknameMissing: 'Prima scegli un nome.',
    create: 'Crea un tavolo',
    createAbout: 'Inviti gli altri con un link o un codice. Il resto si sceglie al tavolo.',
    createNow: 'Crea un tavolo',
    creating: 'Creazione…',
    notCreated: 'Non è stato possibile creare il tavolo. Riprova.',
    tooManyTables: 'In questo momento il server ha troppi tavoli. Riprova più tardi.',
    tooManyFromHere:
      'Dalla tua connessione sono aperti troppi tavoli. Finisci una partita o aspetta un’ora.',
    tooFast: 'Sono troppi tavoli di fila. Aspetta un minuto.',
    join: 'Unisciti a un tavolo',
    code: 'Codice del tavolo',
    codeAbout: 'Otto lettere: le trovi nell’invito.',
    codeBad: 'Un codice ha otto lettere (i più vecchi sei). Puoi anche incollare tutto il link.',
    joinNow: 'Unisciti',
    haveReturnCode: 'Ho un codice di ritorno',
    returnCode: 'Codice di ritorno',
    returnCodeAbout: 'Sedici lettere e cifre, per tornare al tuo posto.',
    returnCodeBad: 'Un codice di ritorno ha sedici lettere e cifre.',
  },
  quick: {
    now: 'Gioca ora',
    about: 'Subito, con chi c’è. I bot completano il tavolo e cedono il posto a chi arriva.',
    looking: 'Cerco un tavolo…',
    wishes: 'Che cosa preferisci',
    any: 'Indifferente',
    soon: 'La partita inizia da sola tra poco; i bot prendono i posti liberi.',
    leftOften: (ms) =>
      `Oggi hai lasciato più partite prima della fine, e gli altri hanno dovuto continuare senza di te. «Gioca ora» avrà di nuovo un posto per te tra ${span(ms)}. Nel frattempo puoi giocare con amici, a un tavolo aperto o contro i bot.`,
    players: 'Giocatori',
  },
  openTables: {
    title: 'Tavoli aperti',
    about: 'Tavoli a cui può venire chiunque. L’elenco cambia da solo.',
    see: 'Vedi i tavoli aperti',
    offline: 'Sei offline. L’elenco ha bisogno di una connessione.',
    looking: 'Cerco i tavoli…',
    none: 'Al momento nessun tavolo è aperto. Gioca ora e altri troveranno il tuo.',
    count: (tables) =>
      tables === 1 ? 'Un tavolo è aperto.' : `${number(tables)} tavoli sono aperti.`,
    round: (round) => `Manche ${number(round)}`,
    quick: 'partita veloce',
    ownRules: 'regole della casa',
    asksHost: 'l’host fa entrare',
    full: 'Completo: puoi guardare',
    bots: (seats) =>
      seats === 1
        ? 'A un posto gioca un bot: puoi prenderlo dalla prossima manche.'
        : `A ${number(seats)} posti giocano dei bot: puoi prenderne uno dalla prossima manche.`,
    bot: 'bot',
    free: 'posto libero',
  },
  join: {
    title: (code) => `Tavolo ${code}`,
    table: 'Tavolo',
    connecting: 'Ricerca del tavolo…',
    whoIsHere: 'Al tavolo',
    nobodyYet: 'Non c’è ancora nessuno.',
    seatsFree: (free, seats) =>
      `${count(free, { one: 'posto libero', other: 'posti liberi' })} su ${number(seats)}`,
    allTaken: 'Tutti i posti sono occupati.',
    underWay: 'La partita è in corso.',
    over: 'La partita è finita.',
    sitDown: 'Siediti',
    joinOnly: 'Unisciti senza posto',
    watch: 'Guarda soltanto',
    watchAbout: 'Vedi quello che tutti possono vedere, ma nessuna mano.',
    noWatching: 'A questo tavolo l’host non permette di guardare.',
    waitForHost: 'L’host ha ricevuto la tua richiesta. Ti unisci appena dice di sì.',
    takeOver: (bot) => `Prendi il posto di ${bot}`,
    takeOverAbout: 'Giochi dalla prossima manche; fino ad allora guardi.',
    otherDevice: 'Giocavi qui da un altro dispositivo? Torna con il tuo codice di ritorno.',
  },
  lobby: {
    toClub: 'Vai al club',
    seats: 'Posti',
    seat: (seat) => `Posto ${number(seat)}`,
    openSeat: 'Libero',
    sitHere: 'Siediti qui',
    sitOn: (seat) => `Siediti qui, al posto ${number(seat)}`,
    moveHere: 'Spostati qui',
    moveTo: (seat) => `Spostati qui, al posto ${number(seat)}`,
    stand: 'Alzati',
    addBot: 'Aggiungi un bot',
    addBotTo: (seat) => `Aggiungi un bot al posto ${number(seat)}`,
    changeBot: (name) => `Cambia ${name}`,
    removeBot: (seat) => `Libera il posto ${number(seat)}`,
    fillWithBots: 'Completa con i bot',
    you: 'tu',
    host: 'host',
    watching: 'Senza posto',
    asking: 'Chiedono di unirsi',
    letIn: 'Fai entrare',
    letInName: (name) => `Fai entrare: ${name}`,
    turnAway: 'Rifiuta',
    turnAwayName: (name) => `Rifiuta: ${name}`,
    watchers: (people) =>
      people === 1 ? '1 persona guarda.' : `${number(people)} persone guardano.`,
    options: (name) => `Opzioni per ${name}`,
    passHost: 'Nomina host',
    passHostAbout: (name) => `Da quel momento ${name} sceglie le regole e dà il via alla partita.`,
    remove: 'Fai uscire',
    removeAbout: (name) => `${name} perde il posto e deve unirsi di nuovo.`,
    removeForGood: 'Vieta l’accesso',
    removeForGoodAbout: (name) => `${name} non può più tornare, nemmeno con un altro nome.`,
    begin: 'Inizia',
    beginning: 'Carte in arrivo…',
    seatsOpen: (seats) =>
      seats === 1
        ? 'C’è un posto libero: per una persona o per un bot.'
        : `Ci sono ${number(seats)} posti liberi: per persone o bot.`,
    nobodySeated: 'Prima deve sedersi qualcuno.',
    waitForHost: (name) => `In attesa che ${name} dia il via alla partita.`,
    nobodyHosts: 'In attesa di un host.',
    needSeat: 'Scegli un posto se vuoi giocare.',
    leave: 'Lascia il tavolo',
    leaveAsk: 'Lasciare questo tavolo?',
    leaveAbout: 'Il tuo posto si libera. Puoi tornare con il codice.',
    stay: 'Resta',
    news: {
      asks: (name) => `${name} chiede di unirsi.`,
      joined: (name) => `${name} si unisce al tavolo.`,
      left: (name) => `${name} lascia il tavolo.`,
      sat: (name, seat) => `${name} si siede al posto ${number(seat)}.`,
      rulesChanged: 'L’host ha cambiato le regole del tavolo.',
      youHost: 'Adesso l’host sei tu.',
    },
    fairness: 'Verifica della mescolata',
    fairnessAbout: 'Il server ha già scelto la sua parte casuale.',
    fairnessMore:
      'Questa è la sua impronta. Il dispositivo di ogni giocatore aggiunge una parte sua, così nessuno decide da solo l’ordine delle carte. Dopo la partita il tuo dispositivo rifà tutte le mescolate e controlla che tutto corrisponda.',
    fingerprint: 'Impronta',
    rename: 'Cambia nome',
  },
  options,
  invite: {
    onlyHere:
      'Questo indirizzo si raggiunge solo da questo dispositivo. Perché possano unirsi anche gli altri, avvia il server con «--host 0.0.0.0».',
    title: 'Invita',
    about: 'Manda il link, di’ il codice o mostra il codice QR.',
    code: 'Codice',
    copyLink: 'Copia il link',
    copied: 'Copiato',
    notCopied: 'Copia non riuscita: copialo a mano',
    share: 'Condividi',
    shareText: 'Vieni a giocare a Palier con me!',
    showQr: 'Codice QR',
    qrTitle: 'Inquadra per unirti',
    qrAbout: 'Inquadralo con la fotocamera di un altro telefono.',
    qrOf: (link) => `Codice QR del link ${link}`,
  },
  returning: {
    title: 'Il tuo codice di ritorno',
    about: 'Con questo codice torni al tuo posto da un altro dispositivo, ovunque ti trovi.',
    secret: 'Tienilo per te: con questo codice si gioca al tuo posto.',
    tableCode: 'Codice del tavolo',
    code: 'Codice di ritorno',
    copyLink: 'Copia il tuo link',
    copyCode: 'Copia il codice',
    qrOf: 'Codice QR del tuo link di ritorno personale',
  },
  whichSeat: {
    title: 'Quale posto vuoi?',
    about: (other, own) =>
      `Questo link porta al posto di ${other}, ma su questo dispositivo giochi già come ${own}. Il posto che non scegli resta in «Le tue partite».`,
    take: (other) => `Gioca come ${other}`,
    stay: (own) => `Continua come ${own}`,
  },
  timeOff: {
    title: 'Vacanza',
    about:
      'Vai via qualche giorno? Nelle partite di più giorni nessuno dei tuoi turni scadrà. Gli altri vedono fino a quando. Al massimo 14 giorni di fila, 28 all’anno a ogni tavolo.',
    back: 'Ritorno',
    take: 'Vai in vacanza',
    until: (day) => `Sei in vacanza fino a ${day}.`,
    end: 'Sono di ritorno',
    away: (name, day) => `${name} è in vacanza fino a ${day}.`,
    awayUntil: (day) => `in vacanza fino a ${day}`,
    problems: {
      none: 'Quest’anno non hai più vacanza a nessuno dei tuoi tavoli.',
      failed: 'Non ha funzionato. Riprova.',
    },
  },
  pushes: {
    title: 'Notifiche su questo dispositivo',
    about:
      'Un messaggio mentre il gioco è chiuso: dalle partite di più giorni e dagli amici. Mostra nomi e mai una carta.',
    kinds: {
      turn: { name: 'Il tuo turno', about: 'Quando un tavolo ti aspetta.' },
      end: { name: 'Fine di una partita', about: 'Quando una tua partita è finita.' },
      next: { name: 'Partita successiva', about: 'Quando gli altri continuano con te.' },
      invited: { name: 'Inviti', about: 'Quando un amico ti invita a un tavolo.' },
    },
    problems: {
      unsupported:
        'Questo browser non può ricevere notifiche da questa pagina. Su iPhone e iPad, aggiungi prima il gioco alla schermata Home.',
      denied:
        'Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser.',
      none: 'Questo server non invia notifiche.',
      failed: 'Non ha funzionato. Riprova.',
    },
    shown: {
      turn: { title: 'Tocca a te', body: 'Al tavolo con %' },
      end: { title: 'La partita è finita', body: 'Vittoria: %' },
      next: { title: 'Un’altra partita', body: 'Insieme a %' },
      invited: { title: 'Vieni a giocare', body: '% ti aspetta a un tavolo' },
    },
  },
  mine: {
    title: 'Online',
    yourTurn: 'Tocca a te',
    left: (ms) => `Tempo: ${span(ms)}`,
    turnOf: (names) => `Tocca ${and(names.map(a))}`,
    inLobby: 'Non ancora cominciata',
    over: 'Finita',
    winners: (names) => `Vittoria: ${and(names)}`,
    gone: 'Il server non ha più questo tavolo.',
    more: (tables) =>
      tables === 1
        ? 'Tocca a te anche a un altro tavolo.'
        : `Tocca a te anche ad altri ${number(tables)} tavoli.`,
    youAre: (name) => `Il tuo posto: ${name}`,
    open: 'Vai al tavolo',
    look: 'Risultato',
    forget: 'Togli',
    forgetAsk: 'Togliere questo tavolo dall’elenco?',
    forgetAbout:
      'Questo dispositivo dimentica il tuo codice di ritorno. Il tavolo resta, ma senza il codice non puoi tornare al tuo posto.',
    forgotten: 'Tavolo tolto dall’elenco.',
    players: (names) => and(names),
  },
  badLink: {
    table: {
      title: 'Questo link non porta a nessun tavolo.',
      about:
        'Nessun tavolo può avere quel codice. Forse ne manca un pezzo: controlla il link, oppure scrivi il codice a mano.',
    },
    token: {
      title: 'Il codice di ritorno in questo link non è completo.',
      about:
        'Un codice di ritorno ha sedici lettere e cifre. Puoi andare al tavolo senza, oppure copiare di nuovo il link.',
      go: 'Vai al tavolo',
    },
  },
  instead: {
    home: 'Torna alla home',
    another: 'Un altro tavolo',
    reload: 'Ricarica',
    joinAnew: 'Unisciti con un altro nome',
    bannedAbout:
      'Fino ad allora chi gestisce questo server non ammette ai suoi tavoli nessuno dalla tua connessione a internet. Puoi sempre giocare contro i bot e con altri su questo dispositivo.',
  },
};
