/** ServerSettings with all that was not chosen, as a server runs with them and as they are shown. */
import { GRACE } from '@palier/table/room';
import { USUAL_LIMITS } from './limits.ts';
import type { LogLevel } from './log.ts';
import { usualThreads } from './bot-decider/roster.ts';
import { BOT_PACE } from './node.ts';
import type { ServerOptions } from './options.ts';
import { makeTrust, TRUST_NOBODY } from './proxy.ts';
import type { ServerSettings } from './settings.ts';

/** What depends on who starts the server, and where. */
export type OwnSettings = {
  readonly web: string;
  readonly data: string;
  readonly log: LogLevel;
};

type Always = Exclude<keyof ServerSettings, 'data' | 'database' | 'public-url'>;
export type CompleteSettings = ServerSettings & {
  readonly [Name in Always]-?: Exclude<ServerSettings[Name], undefined>;
};

const SECOND = 1000;

export function completeSettings(chosen: ServerSettings, own: OwnSettings): CompleteSettings {
  const { data, ...rest } = own;
  return {
    port: 8080,
    host: '127.0.0.1',
    ...rest,
    ...(chosen.database === undefined && { data }),
    origins: [],
    'trust-proxy': TRUST_NOBODY,
    tables: USUAL_LIMITS.tables,
    'idle-days': USUAL_LIMITS.idleDays,
    'retention-days': USUAL_LIMITS.retentionDays,
    watchers: USUAL_LIMITS.watchers,
    connections: USUAL_LIMITS.connections,
    'connections-per-address': USUAL_LIMITS.connectionsPerAddress,
    'message-rate': USUAL_LIMITS.messageRate,
    'request-rate': USUAL_LIMITS.requestRate,
    'table-rate': USUAL_LIMITS.tableRate,
    grace: GRACE / SECOND,
    'bot-pace': BOT_PACE,
    'bot-threads': usualThreads(),
    metrics: 'local',
    ...chosen,
  };
}

export function optionsFrom(settings: CompleteSettings): ServerOptions {
  const { data, database } = settings;
  return {
    host: settings.host,
    port: settings.port,
    root: settings.web,
    storage:
      database === undefined
        ? { t: 'sqlite', folder: data ?? '' }
        : { t: 'postgres', url: database },
    publicUrl: settings['public-url'],
    origins: settings.origins,
    trust: settings['trust-proxy'],
    limits: {
      tables: settings.tables,
      idleDays: settings['idle-days'],
      retentionDays: settings['retention-days'],
      watchers: settings.watchers,
      connections: settings.connections,
      connectionsPerAddress: settings['connections-per-address'],
      messageRate: settings['message-rate'],
      requestRate: settings['request-rate'],
      tableRate: settings['table-rate'],
    },
    grace: settings.grace * SECOND,
    botPace: settings['bot-pace'],
    botThreads: settings['bot-threads'],
    metrics: settings.metrics,
  };
}

/** As they may be printed: without a password. */
export function shownSettings(settings: CompleteSettings): { readonly [name: string]: unknown } {
  const { database, 'trust-proxy': trust, ...rest } = settings;
  return {
    ...rest,
    'trust-proxy': makeTrust(trust),
    ...(database !== undefined && { database: withoutPassword(database) }),
  };
}

/** A database's address for people: passwords stand before the host, or among the options. */
export function withoutPassword(address: string): string {
  const shown = new URL(address);
  if (shown.password !== '') shown.password = '***';
  shown.search = '';
  return shown.href;
}
