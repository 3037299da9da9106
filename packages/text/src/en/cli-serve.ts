/** `palier serve` and `palier backup` in English. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { ServeFailureFacts, ServeWords } from '../serve-words.ts';
import { or, quote } from './speech.ts';

export const serve: CliCommands['serve'] = {
  summary: 'serve the browser game and its online tables',
  about: [
    'Serves the game for browsers on this machine until you press Ctrl-C, and keeps the tables that are played online. Games against bots and around one device run in the browser alone, and after the first visit without this server.',
    'With --host 0.0.0.0 other devices in your network can open it too. Over plain HTTP their browsers play it as long as this server runs, but cannot keep it for offline use or install it: that takes HTTPS, for example from a proxy in front.',
    'Every option can also be given as an environment variable: --public-url is PALIER_PUBLIC_URL. What stands on the command line wins. docs/OPERATIONS.md tells how to run it for many.',
  ],
  options: {
    port: 'the port, 0 for any that is free (8080)',
    host: 'the address to listen at (127.0.0.1: this machine only)',
    web: 'the folder of the built game; without it the one that comes with palier',
    data: 'the folder where tables are kept; without it one of your own, as your system has it',
    database:
      'keep tables in PostgreSQL instead, postgres://…; any number of servers may share one (better as PALIER_DATABASE, since command lines can be seen)',
    'public-url': 'where players find this server, if a proxy stands before it',
    origins: 'other sites, separated by commas, whose pages may use this server',
    'trust-proxy':
      'believe what proxies say about their clients: their addresses (10.0.0.0/8,::1), loopback, private, or how many stand in a row (0: nobody)',
    tables: 'how many tables are kept, 0 for any number (10000)',
    'idle-days': 'unfinished tables go after so many days without a move, 0 for never (30)',
    'retention-days': 'finished ones go after so many days, 0 for never (90)',
    watchers: 'how many may watch a table without a name (50)',
    connections: 'how many players may be connected at once, 0 for any number (20000)',
    'connections-per-address': 'how many of them from one address, 0 for any number (100)',
    'message-rate': 'messages a second of one player, 0 for any number (20)',
    'request-rate': 'HTTP requests a minute from one address, 0 for any number (240)',
    'table-rate': 'tables made a minute from one address, 0 for any number (20)',
    grace: 'seconds before a bot plays for somebody who is gone (45)',
    'bot-pace': 'milliseconds that a bot waits before it moves (900)',
    'bot-threads': 'in how many threads bots think (one less than there are cores)',
    metrics: 'who may read /metrics: local (this machine, the usual), public or off',
    log: 'what is logged on standard error: silent, error, warn (the usual at a terminal), info (the usual elsewhere) or debug',
  },
  examples: [
    { line: 'palier serve', says: 'The game at http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'For everybody in the network.' },
    {
      line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
      says: 'One of several servers behind a proxy.',
    },
  ],
};

export const backup: CliCommands['backup'] = {
  summary: 'copy the tables of a server to a file',
  about: [
    'Works while the server runs: the copy is whole, as of one moment. To restore it, stop the server and put the file into its data folder as docs/OPERATIONS.md tells. Tables in PostgreSQL are backed up by pg_dump.',
  ],
  options: {
    data: 'the data folder of the server; without it the usual one',
  },
  examples: [{ line: 'palier backup tables.db', says: 'Write a copy of all tables.' }],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier is at ${url}`,
  inNetwork: (url) => `In your network at ${url}`,
  howToStop: 'Open it in a browser. Ctrl-C stops it.',
  backedUp: (file) => `The tables are in ${quote(file)}.`,
  problems: {
    'not-json': 'The body of the request must be JSON.',
    'other-origin': 'Pages of other sites may not use this server.',
    'no-such-table': 'There is no such table.',
    'no-such-page': 'There is nothing at this address.',
    'not-over': 'The game is not over yet: its record tells every card.',
    'too-large': 'The request is too large.',
    'too-fast': 'Too many requests: wait a minute.',
    failed: 'Something went wrong inside the server.',
    'too-many-tables': 'This server has no room for another table.',
    stopping: 'This server is just stopping.',
  },
};

export const serveFailures: Pick<CliWords['failures'], keyof ServeFailureFacts> = {
  'port-taken': ({ port }) =>
    `Port ${port} is taken: another program, perhaps another palier, listens there. Choose another with --port.`,
  'port-forbidden': ({ port }) =>
    `You are not allowed to listen at port ${port}. Choose one above 1023 with --port.`,
  'no-such-address': ({ host }) => `${quote(host)} is not an address of this machine.`,
  'no-web-app': ({ folder }) =>
    `There is no built game in ${quote(folder)}. In a checkout, ${quote('npm start')} builds and serves it.`,
  'bad-url': ({ option, allowed }) =>
    `What was given for ${option} is not possible: it must be an address that begins with ${or(allowed)}.`,
  'bad-proxies': ({ option, value }) =>
    `${quote(value)} is not possible for ${option}: it must be addresses such as 10.0.0.0/8,::1, or loopback, private, or a number from 0 to 10.`,
  'unknown-variable': ({ variable }) => `The environment variable ${variable} is not known.`,
  'data-in-use': ({ folder }) =>
    `Another palier keeps its tables in ${quote(folder)}. Stop it, or choose another folder with --data.`,
  'no-data-folder': ({ folder, detail }) =>
    `The folder ${quote(folder)} cannot be used for tables (${detail}). Choose another with --data.`,
  'no-database': ({ database, detail }) =>
    `The database at ${database} cannot be used (${detail}).`,
  'newer-database': ({ place }) =>
    `A later version of palier has kept tables in ${quote(place)}. This version cannot read them.`,
  'not-a-database': ({ place }) =>
    `What is in ${quote(place)} was not written by palier, or is damaged.`,
  'file-there': ({ file }) => `There already is a file ${quote(file)}. Choose another name.`,
};
