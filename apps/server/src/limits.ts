/** How much of everything there may be, unless the operator says otherwise. */

export type ServerLimits = {
  /** Tables kept at once; 0: no limit. */
  readonly tables: number;
  /** Days without any move after which an unfinished table goes; 0: never. */
  readonly idleDays: number;
  /** Days that a finished game can be looked at; 0: for ever. */
  readonly retentionDays: number;
  /** Of one table, without a name. */
  readonly watchers: number;
  /** Live connections at once; 0: no limit. */
  readonly connections: number;
  /** Of them from one address; 0: no limit. */
  readonly connectionsPerAddress: number;
  /** Messages a second of one connection; twice as many at once. 0: no limit. */
  readonly messageRate: number;
  /** Questions to the HTTP interface a minute from one address; 0: no limit. */
  readonly requestRate: number;
  /** Tables made a minute from one address; 0: no limit. */
  readonly tableRate: number;
};

export const USUAL_LIMITS: ServerLimits = {
  tables: 10_000,
  idleDays: 30,
  retentionDays: 90,
  watchers: 50,
  connections: 20_000,
  connectionsPerAddress: 100,
  messageRate: 20,
  requestRate: 240,
  tableRate: 20,
};
