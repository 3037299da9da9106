/** Palier over HTTP: starts, says where it is, stops. */
import { existsSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { faultOf, serverFault, type ServerFault } from './faults.ts';
import { serveWebApp } from './web-app.ts';

export type ServerOptions = {
  /** A name or an address of this machine; `0.0.0.0` is all of them. */
  readonly host: string;
  /** 0 is any that is free. */
  readonly port: number;
  /** The folder of the built browser game. */
  readonly root: string;
};

export type RunningServer = {
  /** What to type into a browser on this machine, without a slash at the end. */
  readonly url: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
};

export async function startServer(options: ServerOptions): Promise<RunningServer | ServerFault> {
  const { host, port } = options;
  const root = resolve(options.root);
  if (!existsSync(join(root, 'index.html'))) return serverFault('no-web-app');
  const app = fastify({ forceCloseConnections: true });
  answerPlainly(app);
  await serveWebApp(app, root);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
  const { port: own } = app.server.address() as AddressInfo;
  return { url: `http://${nameOf(host)}:${own}`, close: async () => app.close() };
}

/** Without what Fastify would tell about itself and about the request. */
function answerPlainly(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_, reply) => reply.code(404).type('text/plain').send(said(404)));
  app.setErrorHandler<{ readonly statusCode?: number }>(async (error, _, reply) => {
    const { statusCode = 500 } = error;
    return reply.code(statusCode).type('text/plain').send(said(statusCode));
  });
}

function said(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}\n`;
}

const HERE = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

function nameOf(host: string): string {
  if (HERE.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
