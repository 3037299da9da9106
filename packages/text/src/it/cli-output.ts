/** What the commands of `palier` print, in Italian. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { and, count, GAMES, MOVES, number, quote, ROUNDS, SECONDS, te, TIMES } from './speech.ts';

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);
const DECISIONS = { one: 'decisione', other: 'decisioni' };
const EVENTS = { one: 'evento', other: 'eventi' };
const PROBLEMS = { one: 'problema', other: 'problemi' };
const TABLES = { one: 'tavolo', other: 'tavoli' };

/** `palier bench`. */
export const bench: Part<'cli'>['bench'] = {
  machine: (machine) => `Macchina: ${machine}`,
  games: (ruleset, games, seed) => `Partite:  ${number(games)} di ${ruleset}, seed «${seed}»`,
  units: {
    '1/s': (value) => `${number(value)} al secondo`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'eventi applicati da evolve',
    'play-commands': 'mosse in partite intere',
    'solver-p50': 'una risposta completa su una mano: la metà è più rapida',
    'solver-p99': 'lo stesso: 99 su 100 sono più rapide',
    'expert-decision': 'una decisione di un bot expert: la metà è più rapida',
    'master-continuations': 'manche giocate fino alla fine dalla ricerca',
    'master-overrun': 'una ricerca da fermare continua al massimo per questo tempo',
    'expert-games': 'partite intere tra bot expert',
    'steady-games': 'partite intere tra bot steady',
  },
  ladders:
    'Il risolutore per percorso, in µs: metà delle risposte è più rapida del primo valore, 99 su 100 del secondo.',
  checksum: (checksum) => `Somma di controllo delle partite: ${checksum}`,
  heap: (games, mebibytes) => `${count(games, GAMES)}: ${tenths(mebibytes)} MiB in uso`,
};

/** `palier review`, besides what the coach says everywhere (`review.ts`). */
export const review: Part<'cli'>['review'] = {
  progress: (done, total) => `${number(done)} su ${count(total, DECISIONS)}`,
  reported: (file) => `Pagina: ${file}`,
  lead: (name) => `Le decisioni di ${name}.`,
  event: (event) => `evento ${number(event)}`,
  brand: 'Palier · l’allenatore',
  contents: 'In questa pagina',
  columns: {
    decision: 'Decisione',
    verdict: 'Giudizio',
    loss: 'Costo',
    chance: 'Probabilità prima',
  },
  unit: 'I costi sono punti percentuali di probabilità di vittoria.',
  tiles: {
    decisions: 'decisioni',
    lost: 'punti percentuali persi in tutto',
    luck: 'di vittorie a questo posto, con le stesse carte',
  },
  chart: (decisions, first, last) =>
    `La probabilità di vittoria prima di ogni decisione (${number(decisions)}), da ${first} a ${last}; la fascia è l’intervallo.`,
  seed: (seed, continuations) =>
    `Seed ${quote(seed)}, fino a ${number(continuations)} prosecuzioni per decisione.`,
  again: 'Per rifare la stessa analisi:',
};

/** `palier serve` and `palier backup`, and the server to scripts that ask it wrongly. */
export const serve: Part<'cli'>['serve'] = {
  at: (url) => `Palier è all’indirizzo ${url}`,
  inNetwork: (url) => `Nella tua rete, all’indirizzo ${url}`,
  onScreen: (url) => `Su una TV o un tablet, come tavolo per tutti: ${url}`,
  howToStop: 'Aprilo in un browser. Ctrl-C ferma il server.',
  backedUp: (file) => `I tavoli sono in ${quote(file)}.`,
  isWhole: (file, tables) => `${quote(file)} è intatto: ${count(tables, TABLES)}.`,
  problems: {
    'not-json': 'Il corpo della richiesta deve essere JSON.',
    'other-origin': 'Le pagine di altri siti non possono usare questo server.',
    'not-signed-in': 'Questo dispositivo non ha effettuato l’accesso.',
    'wrong-code': 'Questo codice di recupero non è valido.',
    'bad-passkey': 'Questa passkey non è stata accettata. Riprova.',
    'bad-name': 'Un nome deve avere almeno un carattere visibile.',
    'no-such-table': 'Questo tavolo non esiste.',
    'no-such-page': 'A questo indirizzo non c’è niente.',
    'not-there': 'Questo non esiste più.',
    'no-passkeys-here':
      'Le passkey richiedono un indirizzo https, o questo stesso computer: i browser non le permettono altrove.',
    'too-many-passkeys': 'Ci sono già dieci passkey. Rimuovine prima una.',
    'not-allowed': 'Possono farlo solo gli aiutanti del club o il proprietario.',
    'too-many-clubs': 'Nessuno può stare in più di venti club. Lasciane prima uno.',
    'club-full': 'Il club è al completo.',
    'too-many-friends': 'Ci sono già troppi amici o richieste.',
    'bad-night': 'Una serata dura da un quarto d’ora a otto giorni.',
    'night-over': 'È finita: non si può più giocare.',
    'night-shut': 'In questa serata non può più entrare nessuno.',
    'night-full': 'Questa serata è al completo.',
    'not-entered': 'Prima entra nella serata.',
    'no-such-deal': 'Questa serata non ha quella mano.',
    'already-played': 'Hai già giocato questa mano.',
    'still-playing': 'Prima finisci la tua partita.',
    'not-over': 'La partita non è ancora finita: la partita salvata rivela tutte le carte.',
    sealed:
      'Altri devono ancora giocare queste carte: la partita salvata ci sarà quando tutti le avranno giocate.',
    'too-large': 'La richiesta è troppo grande.',
    'too-fast': 'Troppe richieste: aspetta un minuto.',
    failed: 'Qualcosa è andato storto nel server.',
    'left-often': 'Di recente hai lasciato più partite prima della fine. Aspetta un po’.',
    'too-many-from-here':
      'Ci sono troppi tavoli aperti dal tuo indirizzo. Prima finisci una partita.',
    'too-many-tables': 'Questo server non ha posto per un altro tavolo.',
    'too-many-profiles': 'Questo server non ha posto per un altro profilo.',
    'bad-request': 'La richiesta non è come dovrebbe; vedi il suo percorso.',
    'not-admin': 'Serve il token di chi gestisce il server.',
    banned: 'Per un po’ non puoi entrare in questo server.',
    'no-such-report': 'Non c’è nessuna segnalazione con questo numero.',
    'no-such-ban': 'Nessun divieto in vigore ha questo numero.',
    'no-such-club': 'Questo club non esiste.',
    'no-such-person': 'Nessuno con questo numero è o è stato a questo tavolo.',
    'no-address': 'Non si sa da quale indirizzo sia venuta questa persona.',
    'too-many-bans': 'Ci sono troppi divieti in vigore.',
    stopping: 'Questo server si sta fermando.',
  },
};

/** `palier load`. */
export const load: Part<'cli'>['load'] = {
  opening: (tables, players) =>
    `Apertura di ${count(tables, TABLES)} da ${number(players)} giocatori…`,
  playing: (seconds) => `Misura per ${count(seconds, SECONDS)}…`,
  moves: (aSecond, moves, seconds) =>
    `${count(Math.round(aSecond), MOVES)} al secondo (${number(moves)} in ${count(Math.round(seconds * 10) / 10, SECONDS)})`,
  latency: (p50, p99, most) =>
    `Da una mossa all’aggiornamento di tutti: metà entro ${tenths(p50)} ms, 99 su 100 entro ${tenths(p99)} ms, tutte entro ${tenths(most)} ms`,
  games: (games) => `Partite giocate fino alla fine: ${number(games)}`,
  reconnects: (reconnects) => `Connessioni ristabilite: ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Mosse rifiutate: ${number(refused)}; arrivate tardi: ${number(stale)}; client respinti: ${number(closed)}`,
  serverCpu: (seconds) => `Server: ${thousandths(seconds)} s di processore per 1000 mosse`,
  clientCpu: (seconds) => `Client: ${thousandths(seconds)} s di processore per 1000 mosse`,
  memory: (mebibytes) => `Memoria del server: ${number(Math.round(mebibytes))} MiB`,
  heap: (kibibytes) => `Heap per tavolo con tutte le sue connessioni: ${tenths(kibibytes)} KiB`,
};

/** Bots from outside: programs that play for `palier sim`. */
export const outside: Part<'cli'>['outside'] = {
  faults: {
    late: ({ ms }) => `Nessuna risposta entro ${number(ms)} ms.`,
    broken: ({ line, why }) => `${quote(line)} non è una risposta. ${why}`,
    'too-long': ({ most }) => `Ha scritto una riga di più di ${number(most)} byte.`,
    illegal: ({ move, rule, why }) => `La mossa ${quote(move)} non è permessa (${rule}). ${why}`,
    surplus: ({ line }) => `Nessuno aveva chiesto ${quote(line)}.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `Non è stato possibile avviarlo (${error}).`
          : signal !== undefined
            ? `È stato fermato da ${signal}.`
            : status !== undefined
              ? `È terminato con il codice ${status}.`
              : 'Ha chiuso lo standard output.',
        ...(said === '' ? [] : [`Ha scritto ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `È stato avviato ${count(starts, TIMES)} senza successo e non verrà più avviato.`,
  },
  place: (bot, game, seat) => `${bot}, partita ${number(game)}, posto ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'risposta in ritardo', other: 'risposte in ritardo' }),
    broken: (times) => count(times, { one: 'risposta illeggibile', other: 'risposte illeggibili' }),
    'too-long': (times) => count(times, { one: 'riga troppo lunga', other: 'righe troppo lunghe' }),
    illegal: (times) => count(times, { one: 'mossa vietata', other: 'mosse vietate' }),
    surplus: (times) =>
      count(times, { one: 'risposta senza domanda', other: 'risposte senza domanda' }),
    ended: (times) => count(times, { one: 'interruzione', other: 'interruzioni' }),
    'given-up': () => 'esclusione alla fine',
  },
  summary: (bot, counts, instead) =>
    `${bot}: ${and(counts)}. Il bot ${instead.bot} ha giocato ${count(instead.times, TIMES)} al suo posto.`,
};

/** `palier verify`. */
export const verify: Part<'cli'>['verify'] = {
  players: (names) => `Giocatori: ${and(names)}.`,
  checked: (events, rounds) =>
    `Partita rigiocata: ${count(events, EVENTS)} in ${count(rounds, ROUNDS)}, ogni mossa con i suoi effetti.`,
  shuffles: {
    checked: 'Le mescolate sono state rifatte a partire dai dati della partita salvata.',
    unknown:
      'La partita salvata non dice da dove vengono le mescolate: non è stato possibile rifarle.',
  },
  stopped: (event, events) =>
    `Rigiocata fino all’evento ${number(event)} di ${number(events)}, dove si è fermata.`,
  unfinished: 'La partita non è ancora finita.',
  good: 'Tutto a posto.',
  bad: (problems) => `${count(problems, PROBLEMS)}:`,
  atEvent: (event, sentence) => `Evento ${event}: ${sentence}`,
  inRecord: (sentence) => `Partita salvata: ${sentence}`,
  problems: {
    'illegal-move': ({ refusal }, saying) =>
      `La mossa non era permessa (${refusal.rule}). ${saying.refusal(refusal)}`,
    'event-without-move': () => 'Nessuna mossa può aver causato questo evento.',
    'wrong-event': ({ expected }, saying) =>
      expected === undefined
        ? 'Secondo le regole qui non succede niente.'
        : `Secondo le regole qui l’evento è un altro: ${saying.event(expected)}`,
    'wrong-cards': () => 'La mescolata ha perso, raddoppiato o inventato carte.',
    'other-shuffle': () => 'La mescolata non è quella che danno il seed o il segreto.',
    'bad-take-back': () =>
      'È stato annullato più di quello che il giocatore ha calato, attaccato e scartato nello stesso turno.',
    'unfinished-move': () => 'La partita salvata finisce a metà di una mossa.',
    'bad-position': ({ fault }, saying) =>
      `La posizione di partenza è rifiutata. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
    'other-ruleset': () =>
      'Le regole indicate nell’intestazione non corrispondono alle opzioni scelte.',
    'broken-commitment': () => 'Il segreto non è quello scelto prima dell’inizio della partita.',
    'missing-secret': () =>
      'La partita è finita, ma manca il suo segreto: le mescolate non si possono controllare.',
    'wrong-winners': ({ expected }, { naming }) =>
      expected.length === 0
        ? 'Il risultato indica dei vincitori, ma non ha vinto nessuno.'
        : `Il risultato indica i vincitori sbagliati. Vittoria: ${and(expected.map((seat) => te(naming, seat)))}.`,
    'wrong-rounds': ({ expected }) =>
      `Il risultato indica un numero di manche sbagliato: quello giusto è ${number(expected)}.`,
    'missing-result': () => 'La partita è finita, ma manca la riga del risultato.',
    'result-too-early': () => 'C’è una riga di risultato, ma la partita non è finita.',
  },
};

/** `palier replay`. */
export const replay: Part<'cli'>['replay'] = {
  round: (round) => `Manche ${round}`,
  level: (level, what) => `livello ${level}: ${what}`,
  levelsLeft: (levels) => `livelli che restano: ${and(levels.map(String))}`,
  ladderDone: 'nessun livello da calare',
  hand: (seat, cards, naming) =>
    isYou(naming, seat) ? `La tua mano: ${cards}` : `La mano di ${te(naming, seat)}: ${cards}`,
  stepKeys: 'Invio: avanti   b: indietro   q: esci',
  empty: 'Non è ancora successo niente.',
};

export const admin: Part<'cli'>['admin'] = {
  isReadable: (host) =>
    `Attenzione: la connessione a ${host} non è cifrata, e altri lungo il percorso possono leggere il token. Usa https://, o un tunnel come ssh -L.`,
  done: 'Fatto.',
  noReports: 'Non ci sono segnalazioni da sbrigare.',
  noBans: 'Nessuno è escluso.',
  noLog: 'Nessun gestore ha ancora fatto qualcosa.',
  nobody: '  A questo tavolo non c’è nessuno.',
  report: (about, by, code) => `${about}, da ${by}, tavolo ${code}`,
  isSettled: '(sbrigata)',
  reported: (person, names) => `Segnalato: ${names.join(' → ')} (persona ${person})`,
  reporter: (person, names) => `Da: ${names.join(' → ')} (persona ${person})`,
  atTable: (table) => `Tavolo: ${table}`,
  saidLately: 'Ultimi messaggi:',
  saidNothing: 'Nessun messaggio.',
  settledBy: (by, when) => `Sbrigata da ${by}, ${when}`,
  banned: (no, name, until) =>
    `Divieto ${no}: l’indirizzo di ${name} resta fuori fino al ${until}.`,
  phases: { lobby: 'non iniziata', playing: 'in corso', over: 'finita' },
  clubReport: (club, by) => `il club «${club}», da ${by}`,
  ofClub: (club) => `Club: ${club}`,
  clubs: {
    open: 'aperto a tutti',
    private: 'privato',
    roles: { owner: 'a capo', helper: 'dà una mano', member: 'membro' },
  },
  isClosed: 'chiuso da un gestore',
  seat: (seat) => `posto ${seat}`,
  household: (household) => `indirizzo ${household}`,
  noAddress: 'indirizzo sconosciuto',
};
