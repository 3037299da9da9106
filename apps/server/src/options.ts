/** What a server can be told; what is left out is as usual. */
import type { StoragePlace } from './ledger/index.ts';
import type { ServerLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { Trust } from './proxy.ts';
import type { MetricsAccess } from './settings.ts';
import type { Time } from './time.ts';

export type ServerOptions = {
  /** A name or an address of this machine; `0.0.0.0` is all of them. */
  readonly host: string;
  /** 0 is any that is free. */
  readonly port: number;
  /** The folder of the built browser game. */
  readonly root: string;
  /** Where tables are kept; without it in a folder that goes when the server does. */
  readonly storage?: StoragePlace | undefined;
  /** Where players find this server, if that is somewhere else. */
  readonly publicUrl?: string | undefined;
  /** Other sites whose pages may use it. */
  readonly origins?: readonly string[] | undefined;
  readonly trust?: Trust | undefined;
  readonly limits?: Partial<ServerLimits> | undefined;
  /** Milliseconds before a bot plays for somebody who is gone. */
  readonly grace?: number | undefined;
  /** Milliseconds that a bot waits before it moves. */
  readonly botPace?: number | undefined;
  readonly botThreads?: number | undefined;
  /** Who may read `/metrics`. */
  readonly metrics?: MetricsAccess | undefined;
  readonly log?: Log | undefined;
  /** The program, for records. */
  readonly engine?: string | undefined;
  readonly time?: Time | undefined;
};
