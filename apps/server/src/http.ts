/** Everything that is answered over HTTP: the interface for scripts, the operator's pages, the game. */
import { STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { networkUrls } from './addresses.ts';
import { serveAdmin } from './admin/admin-api.ts';
import { serveApi } from './api/api.ts';
import type { Log } from './base/log.ts';
import type { Ground, Node } from './node.ts';
import { capSockets, HTTP_TIMES } from './http-sockets.ts';
import { checkHosts, serveOperator, watchRequests } from './operator.ts';
import { isLoopback } from './base/proxy.ts';
import type { CompleteSettings } from './settings.ts';
import { serveDocs, serveWebApp } from './web-app.ts';

/** A browser has up to six connections beside the one it plays over, but not for long. */
const PLAIN_SOCKETS = 2;
/** What one browser needs, however few may play. */
const FEWEST_SOCKETS = 16;

export type HttpGround = Pick<Ground, 'storage' | 'metrics' | 'log' | 'engine' | 'time'> & {
  readonly node: Node;
  readonly docs: string | undefined;
};

export async function makeHttp(
  settings: CompleteSettings,
  { node, storage, metrics, log, engine, time, docs }: HttpGround,
): Promise<FastifyInstance> {
  const { trust, hosts } = node.origins;
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout: HTTP_TIMES.requestTimeout,
    // An address that cannot be read gets no further than this, and is not said back.
    frameworkErrors: ({ statusCode = 400 }, _, reply) => {
      void (reply as FastifyReply).code(statusCode).type('text/plain').send(said(statusCode));
    },
    // Whoever asks for another protocol, as curl does for HTTP/2, still gets the page.
    http: {
      ...HTTP_TIMES,
      shouldUpgradeCallback: ({ headers }) => /^websocket$/iu.test(headers.upgrade ?? ''),
    },
  });
  const perAddress = settings['connections-per-address'];
  const most = perAddress === 0 ? 0 : Math.max(FEWEST_SOCKETS, perAddress * PLAIN_SOCKETS);
  capSockets(app.server, { most, trust, log });
  node.gate.attach(app.server);
  answerPlainly(app, log);
  watchRequests(app, { log, metrics, trust });
  const misdirected = (reply: FastifyReply): FastifyReply =>
    reply.code(421).type('text/plain').send(said(421));
  checkHosts(app, { hosts, log, misdirected });
  await serveApi(app, {
    ...node,
    engine,
    standings: storage.standings,
    steady: time.steady,
    publicUrl: settings['public-url'],
    now: time.now,
    wall: time.wall,
    bannedUntil: node.bans.untilFor,
    more: (api) => {
      const tokens = settings['admin-token'] ?? [];
      if (tokens.length > 0) serveAdmin(api, { ...node, tokens, time, log });
    },
    urlsFor: (address) => urlsFor(app, settings, address),
    settings,
    log,
  });
  const { isReady } = node;
  serveOperator(app, { isReady, metrics, whoMayMeasure: settings.metrics, trust });
  await serveWebApp(app, settings.web);
  await serveDocs(app, docs);
  return app;
}

/** Only who sits at this machine needs its addresses in the network, and only they may know them. */
function urlsFor(
  app: FastifyInstance,
  { 'public-url': publicUrl, host }: CompleteSettings,
  address: string,
): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  const { port } = app.server.address() as AddressInfo;
  return isLoopback(address) ? networkUrls(host, port) : [];
}

/** Without what Fastify would tell about itself and about the request. */
function answerPlainly(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler(async (_, reply) => reply.code(404).type('text/plain').send(said(404)));
  app.setErrorHandler<Error & { readonly statusCode?: number }>(async (error, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) log.error({ err: error }, 'request failed');
    return reply.code(statusCode).type('text/plain').send(said(statusCode));
  });
}

function said(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}\n`;
}
