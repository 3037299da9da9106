/** Palier as a server: puts its parts together, says where it is, stops without losing anything. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { localUrl, networkUrls } from './addresses.ts';
import { serverFaultOf, serverFault, type ServerFault } from './faults.ts';
import { makeHttp } from './http.ts';
import { isStorageFault, openStorage, type StoragePlace } from './ledger/index.ts';
import { SILENT_LOG } from './log.ts';
import { systemRandom } from './random.ts';
import { Metrics } from './metrics.ts';
import { makeNode } from './node.ts';
import type { ServerOptions } from './options.ts';

export type RunningServer = {
  /** What to type into a browser on this machine, without a slash at the end. */
  readonly url: string;
  /** What others in the same network type. */
  readonly networkUrls: readonly string[];
  /** Tells everybody, keeps everything, and ends open connections. */
  readonly close: () => Promise<void>;
};

export async function startServer(given: ServerOptions): Promise<RunningServer | ServerFault> {
  const options = { ...given, root: resolve(given.root) };
  if (!existsSync(join(options.root, 'index.html'))) return serverFault('no-web-app');
  const { host, port, publicUrl, log = SILENT_LOG } = options;
  const metrics = new Metrics();
  const report = (err: unknown): void => {
    metrics.failed();
    log.error({ err }, 'something went wrong');
  };
  const name = systemRandom.hex(8);
  const place = options.storage ?? temporaryPlace();
  const storage = await openStorage(place, name, report);
  if (isStorageFault(storage)) return serverFault(storage.code, storage.detail);
  const node = makeNode(options, { name, storage, metrics, log, report });
  const app = await makeHttp(options, { node, metrics, log });
  const close = async (): Promise<void> => {
    await node.stop();
    await app.close();
    await node.close();
    metrics.close();
    if (place !== options.storage) removePlace(place);
  };
  try {
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

function temporaryPlace(): StoragePlace {
  return { t: 'sqlite', folder: mkdtempSync(join(tmpdir(), 'palier-tables-')) };
}

function removePlace(place: StoragePlace): void {
  if (place.t === 'sqlite') rmSync(place.folder, { recursive: true, force: true });
}
