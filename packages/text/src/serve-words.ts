/** What `palier serve` and `palier backup` say, and the server to scripts that ask it wrongly. */

export type ServeOption =
  | 'port'
  | 'host'
  | 'web'
  | 'data'
  | 'database'
  | 'public-url'
  | 'origins'
  | 'trust-proxy'
  | 'tables'
  | 'idle-days'
  | 'retention-days'
  | 'watchers'
  | 'connections'
  | 'connections-per-address'
  | 'message-rate'
  | 'request-rate'
  | 'table-rate'
  | 'grace'
  | 'bot-pace'
  | 'bot-threads'
  | 'metrics'
  | 'log';

/** Why a request over HTTP is refused, besides faults of a document. */
export type ApiProblem =
  | 'not-json'
  | 'other-origin'
  | 'no-such-table'
  | 'no-such-page'
  | 'not-over'
  | 'too-large'
  | 'too-fast'
  | 'failed'
  | 'too-many-tables'
  | 'stopping';

export type ServeWords = {
  /** Where the game is; the address stands last, so that terminals make it a link. */
  readonly at: (url: string) => string;
  /** Where other devices in the same network find it. */
  readonly inNetwork: (url: string) => string;
  readonly howToStop: string;
  readonly backedUp: (file: string) => string;
  readonly problems: { readonly [Problem in ApiProblem]: string };
};

/** What can be wrong with a server's configuration and its place for tables. */
export type ServeFailureFacts = {
  'port-taken': { readonly port: number };
  'port-forbidden': { readonly port: number };
  /** Not an address of this machine. */
  'no-such-address': { readonly host: string };
  /** The browser game is not there, or not built. */
  'no-web-app': { readonly folder: string };
  /** `allowed`: how it must begin. */
  'bad-url': { readonly option: string; readonly allowed: readonly string[] };
  'bad-proxies': { readonly option: string; readonly value: string };
  'unknown-variable': { readonly variable: string };
  'data-in-use': { readonly folder: string };
  'no-data-folder': { readonly folder: string; readonly detail: string };
  /** Without a password. */
  'no-database': { readonly database: string; readonly detail: string };
  'newer-database': { readonly place: string };
  'not-a-database': { readonly place: string };
  /** What would be written over. */
  'file-there': { readonly file: string };
};
