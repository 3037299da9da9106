/** The program `palier` in Italian: its frame and its failures. */
import type { Part } from '../langs.ts';
import { commands } from './cli-help.ts';
import { admin, bench, load, outside, replay, review, serve, verify } from './cli-output.ts';
import { and, count, number, or, quote } from './speech.ts';

const PLAYERS = { one: 'giocatore', other: 'giocatori' };

export const cli: Part<'cli'> = {
  tagline: 'un tavolo da gioco per Level Up e Level 8',
  about: [
    'Per giocare, arbitrare, rivedere e controllare partite di Level Up e Level 8. In una copia del repository scrivi «npm run -s palier --» al posto di «palier».',
  ],
  headings: {
    usage: 'Uso:',
    commands: 'Comandi:',
    options: 'Opzioni:',
    examples: 'Esempi:',
    status: 'Codice di uscita:',
  },
  status: {
    done: 'fatto',
    refused: 'la richiesta è stata rifiutata',
    unreadable: 'uso scorretto o dati illeggibili',
    defect: 'un difetto del programma',
  },
  options: {
    help: 'mostra questo aiuto e termina',
    lang: (langs) => `la lingua: ${or(langs)} (predefinita: quella del sistema)`,
    json: 'stampa un solo documento JSON e nient’altro',
    version: 'mostra la versione e termina',
  },
  nodeTooOld: ({ oldest, found }) =>
    `Palier ha bisogno di Node ${oldest} o più recente; questo è Node ${found}. Il più recente è su nodejs.org.`,
  seeHelp: (line) => `Vedi ${quote(line)}.`,
  commands,
  failures: {
    'no-command': ({ commands }) => `Indica un comando: ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `Il comando ${quote(command)} non esiste: serve ${or(commands)}.`,
    'unknown-option': ({ option }) => `L’opzione ${quote(option)} qui non esiste.`,
    'option-needs-value': ({ option }) => `L’opzione ${quote(option)} richiede un valore.`,
    'option-takes-no-value': ({ option }) => `L’opzione ${quote(option)} non ammette valori.`,
    'missing-operand': ({ operand }) => `Manca ${operand}.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} è di troppo.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} non va bene per ${option}: serve ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} non va bene per ${option}: serve un numero intero da ${number(min)} a ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} non va bene per ${option}: serve una quota come 0.5% o 0.005, meno della metà.`,
    'too-long': ({ option, length, most }) =>
      `Il testo per ${option} ha ${number(length)} caratteri: al massimo ${number(most)}.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Con ${count(players, PLAYERS)} non si può giocare: ne servono da ${number(min)} a ${number(max)}.`,
    'empty-name': ({ option }) => `In ${option} manca un nome.`,
    'no-such-program': ({ program }) => `Il programma ${quote(program)} non esiste.`,
    'not-together': ({ options }) => `${and(options)} non vanno insieme.`,
    'no-such-file': ({ file }) => `Il file ${quote(file)} non esiste.`,
    'is-a-folder': ({ file }) => `${quote(file)} è una cartella, non un file.`,
    'not-permitted': ({ file }) => `Non hai il permesso di leggere ${quote(file)}.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} non si può leggere (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} non si può scrivere (${detail}).`,
    'records-there': ({ folder }) =>
      `In ${quote(folder)} ci sono già partite salvate. Scegli un’altra cartella.`,
    'empty-input': ({ file }) => `In ${quote(file)} non c’è niente.`,
    'not-text': ({ file }) => `${quote(file)} non è un file di testo in UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Questo non è JSON: il testo finisce troppo presto.'
        : `Questo non è JSON: ${quote(near)} qui non va.`,
    'port-taken': ({ port }) =>
      `La porta ${port} è occupata: la usa un altro programma, forse un altro palier. Scegline un’altra con --port.`,
    'port-forbidden': ({ port }) =>
      `Non hai il permesso di usare la porta ${port}. Scegline una sopra la 1023 con --port.`,
    'no-such-address': ({ host }) => `${quote(host)} non è un indirizzo di questa macchina.`,
    'no-web-app': ({ folder }) =>
      `In ${quote(folder)} il gioco non è compilato. In una copia del repository, ${quote('npm start')} lo compila e lo avvia.`,
    'bad-url': ({ option, allowed }) =>
      `Il valore dato per ${option} non va bene: serve un indirizzo che comincia con ${or(allowed)}.`,
    'bad-proxies': ({ option, value }) =>
      `${quote(value)} non va bene per ${option}: servono indirizzi come 10.0.0.0/8,::1, oppure loopback, private, o un numero da 0 a 10.`,
    'bad-token': ({ option, least }) =>
      `Il valore di ${option} non va bene: serve un token di almeno ${least} lettere e cifre, o più d’uno nella forma NAME:TOKEN,NAME:TOKEN.`,
    'unknown-variable': ({ variable }) => `La variabile d’ambiente ${variable} non esiste.`,
    'data-in-use': ({ folder }) =>
      `Un altro palier tiene i suoi tavoli in ${quote(folder)}. Fermalo, o scegli un’altra cartella con --data.`,
    'no-data-folder': ({ folder, detail }) =>
      `La cartella ${quote(folder)} non si può usare per i tavoli (${detail}). Scegline un’altra con --data.`,
    'no-database': ({ database, detail }) =>
      `Il database all’indirizzo ${database} non si può usare (${detail}).`,
    'newer-database': ({ place }) =>
      `Una versione più recente di palier ha salvato tavoli in ${quote(place)}. Questa versione non li sa leggere.`,
    'not-a-database': ({ place }) =>
      `Il contenuto di ${quote(place)} non è di palier, o è danneggiato. Ripristina una copia come dice docs/OPERATIONS.md; «palier backup --check FILE» dice se è intatta.`,
    'file-there': ({ file }) => `Il file ${quote(file)} esiste già. Scegli un altro nome.`,

    'no-server': ({ url, detail }) => `Nessun server risponde a ${url} (${detail}).`,
    'no-tables-there': ({ url }) =>
      `Quello che risponde a ${url} non è un server palier con tavoli online.`,
    'other-server': ({ url }) =>
      `Il server a ${url} parla un’altra versione del protocollo: usa la stessa versione di palier da entrambe le parti.`,
    'bad-code': ({ code, why }) => `${quote(code)} non va bene. ${why}`,
    'no-kept-seat': () =>
      'Non c’è nessun tavolo a cui tornare da qui. Aggiungi il codice di un tavolo.',

    'load-failed': ({ detail }) => `I client non hanno potuto giocare (${detail}).`,

    'no-token': ({ option, variable }) =>
      `Manca un token. Mettilo in un file per ${option}, o nella variabile d’ambiente ${variable}.`,
    'no-admin': ({ url }) =>
      `Il server a ${url} non ha gestori. Avvialo con PALIER_ADMIN_TOKEN, come spiega docs/OPERATIONS.md.`,
    'internal-error': ({ detail }) =>
      `Qualcosa è andato storto dentro palier; è un difetto del programma (${detail}).`,
  },
  standardInput: 'standard input',
  standardOutput: 'standard output',
  seat: (seat) => `Giocatore ${seat}`,
  place: (line, column) =>
    column === undefined ? `riga ${line}` : `riga ${line}, colonna ${column}`,
  bench,
  serve,
  load,
  outside,
  review,
  verify,
  replay,
  admin,
};
