/** Palier as a server: puts its parts together, says where it is, stops without losing anything. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { localUrl, networkUrls } from './addresses.ts';
import { serverFaultOf, serverFault, type ServerFault } from './faults.ts';
import { makeHttp } from './http.ts';
import { isStorageFault, openStorage, type StoragePlace } from './ledger/index.ts';
import { SILENT_LOG, type Log } from './base/log.ts';
import { systemTime, type Time } from './base/time.ts';
import { systemRandom } from './base/random.ts';
import { Metrics } from './metrics.ts';
import { makeNode } from './node.ts';
import { completeSettings, type ServerSettings } from './settings.ts';

export type ServerOptions = {
  /** What is left out is as usual; tables without a place go when the server does. */
  readonly settings: ServerSettings & { readonly web: string };
  readonly log?: Log | undefined;
  /** The program, for records. */
  readonly engine?: string | undefined;
  readonly time?: Time | undefined;
  /** Pages about the packages, if they were made. */
  readonly docs?: string | undefined;
};

export type RunningServer = {
  /** What to type into a browser on this machine, without a slash at the end. */
  readonly url: string;
  /** What others in the same network type. */
  readonly networkUrls: readonly string[];
  /** Tells everybody, keeps everything, and ends open connections. */
  readonly close: () => Promise<void>;
};

export async function startServer({
  settings: chosen,
  log = SILENT_LOG,
  engine = 'palier',
  time = systemTime,
  docs,
}: ServerOptions): Promise<RunningServer | ServerFault> {
  const web = resolve(chosen.web);
  if (!existsSync(join(web, 'index.html'))) return serverFault('no-web-app');
  const { place, remove } = placeOf(chosen);
  const settings = { ...completeSettings(chosen, { web, data: '', log: 'silent' }), web };
  const { host, port, 'public-url': publicUrl } = settings;
  const metrics = new Metrics();
  const report = (err: unknown): void => {
    metrics.failed();
    log.error({ err }, 'something went wrong');
  };
  const name = systemRandom.hex(8);
  const storage = await openStorage(place, name, report);
  if (isStorageFault(storage)) return serverFault(storage.code, storage.detail);
  const ground = { name, storage, metrics, log, engine, time, report };
  const node = await makeNode(settings, ground);
  const app = await makeHttp(settings, { ...ground, node, docs });
  const close = async (): Promise<void> => {
    await node.stop();
    await app.close();
    await node.close();
    metrics.close();
    remove();
  };
  try {
    await node.prepare();
    await app.listen({ host, port });
  } catch (error) {
    await close();
    const fault = serverFaultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
  const { port: own } = app.server.address() as AddressInfo;
  log.info({ node: name, port: own }, 'listening');
  return {
    url: localUrl(host, own),
    networkUrls: publicUrl === undefined ? networkUrls(host, own) : [],
    close,
  };
}

type TablesPlace = { readonly place: StoragePlace; readonly remove: () => void };

function placeOf({ data, database }: ServerSettings): TablesPlace {
  const stays = { remove: () => undefined };
  if (database !== undefined) return { place: { t: 'postgres', url: database }, ...stays };
  if (data !== undefined) return { place: { t: 'sqlite', folder: data }, ...stays };
  const folder = mkdtempSync(join(tmpdir(), 'palier-tables-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  return { place: { t: 'sqlite', folder }, remove };
}
