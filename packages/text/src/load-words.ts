/** What `palier load` says. */

export type LoadOption =
  | 'url'
  | 'serve'
  | 'tables'
  | 'players'
  | 'seconds'
  | 'ramp'
  | 'think'
  | 'bots'
  | 'drop'
  | 'idle'
  | 'processes';

export type LoadWords = {
  readonly opening: (tables: number, players: number) => string;
  readonly playing: (seconds: number) => string;
  readonly moves: (aSecond: number, moves: number, seconds: number) => string;
  /** In milliseconds: half and 99 of 100 moves are quicker, and the slowest. */
  readonly latency: (p50: number, p99: number, most: number) => string;
  readonly games: (games: number) => string;
  readonly reconnects: (reconnects: number) => string;
  /** Moves that were refused, moves that came too late, clients that were sent away. */
  readonly trouble: (refused: number, stale: number, closed: number) => string;
  /** Seconds of all cores for 1,000 moves. */
  readonly serverCpu: (seconds: number) => string;
  readonly clientCpu: (seconds: number) => string;
  /** In mebibytes. */
  readonly memory: (mebibytes: number) => string;
  /** In kibibytes. */
  readonly heap: (kibibytes: number) => string;
};

export type LoadFailureFacts = {
  /** The server could not be reached, or did not let the clients play. */
  'load-failed': { readonly detail: string };
};
