/** The built game on a free port of this machine. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerFault, startServer } from '@palier/server';
import { buildWeb } from '../../../../tools/build-web.mjs';

export type Site = {
  readonly url: string;
  /** What is served, with the build's own notes. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** Serves a copy: somebody may build again while the tests run. */
export async function startSite(): Promise<Site> {
  const { folder: built } = await buildWeb({ quiet: true });
  const folder = mkdtempSync(join(tmpdir(), 'palier-site-'));
  cpSync(built, folder, { recursive: true });
  const server = await startServer({ settings: { port: 0, web: folder } });
  if (isServerFault(server)) throw new Error(server.code);
  return {
    // Browsers take both for safe; a number needs no look-up.
    url: server.url.replace('localhost', '127.0.0.1'),
    folder,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
