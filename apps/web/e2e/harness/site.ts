/** The built game on a free port of this machine. */
import { isServerFault, startServer, type RunningServer } from '@palier/server';
import { buildWeb } from '../../../../tools/build-web.mjs';

export async function startSite(): Promise<RunningServer> {
  const { folder: root } = await buildWeb({ quiet: true });
  const server = await startServer({ host: '127.0.0.1', port: 0, root });
  if (isServerFault(server)) throw new Error(server.code);
  // Browsers take both for safe; a number needs no look-up.
  return { ...server, url: server.url.replace('localhost', '127.0.0.1') };
}
