/** What the operator and the machines around a server ask: is it alive, is it ready, how is it doing. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VERSION } from '@palier/rules';
import { askingOf } from './api/api.ts';
import { isAllowedHost, isOwnHost } from './base/host.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './metrics.ts';
import { clientAddress, isForwarded, isLoopback, type Trust } from './base/proxy.ts';
import { oneOfWords, type ValuesOf } from './base/setting.ts';

export const OPERATOR_SETTINGS = { metrics: oneOfWords(['local', 'public', 'off'], 'local') };

export type OperatorPorts = {
  /** Whether tables can be served. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly whoMayMeasure: ValuesOf<typeof OPERATOR_SETTINGS>['metrics'];
  readonly trust: Trust;
};

export function serveOperator(app: FastifyInstance, ports: OperatorPorts): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ palier: VERSION, status: 'alive' }),
  );
  app.get('/readyz', async (_, reply) => {
    const isReady = await ports.isReady();
    const status = isReady ? 'ready' : 'not-ready';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ palier: VERSION, status });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, ports)) return reply.callNotFound();
    const { type, text } = await ports.metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

/**
 * `local`: who is on this machine. A proxy on this machine passes on what others ask, so that whoever
 * comes through one counts as elsewhere.
 */
function mayMeasure(request: FastifyRequest, { whoMayMeasure, trust }: OperatorPorts): boolean {
  if (whoMayMeasure !== 'local') return whoMayMeasure === 'public';
  const asking = askingOf(request);
  const isHere = isLoopback(clientAddress(asking, trust)) && !isForwarded(asking);
  // A page elsewhere whose name leads here is opened on this machine, too.
  return isHere && isOwnHost(asking);
}

/** Machines ask for these by any name, and are told nothing but yes or no. */
const FOR_ANYBODY: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

export type HostPorts = {
  readonly hosts: readonly string[] | undefined;
  readonly log: Log;
  /** Answers that this is not the server they want. */
  readonly misdirected: (reply: FastifyReply) => FastifyReply;
};

/** Who asks for another name than the operator's is not answered, whatever they ask. */
export function checkHosts(app: FastifyInstance, { hosts, log, misdirected }: HostPorts): void {
  if (hosts === undefined) return;
  let hasWarned = false;
  app.addHook('onRequest', async (request, reply) => {
    const isFree = FOR_ANYBODY.has(request.routeOptions.url ?? '');
    if (isFree || isAllowedHost(askingOf(request), hosts)) return undefined;
    if (!hasWarned) log.warn('asked for by another name than --public-url and --origins have');
    hasWarned = true;
    return misdirected(reply);
  });
}

export type RequestPorts = {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trust: Trust;
};

/** Every request is counted and logged by its route: what stands in the place of `:table` is not. */
export function watchRequests(app: FastifyInstance, { log, metrics, trust }: RequestPorts): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || trust.t !== 'nobody' || !isForwarded(askingOf(request))) return;
    hasWarned = true;
    log.warn('a proxy is in front, and --trust-proxy does not say so: its clients look like one');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered(method, route, status);
    log.info({ method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request');
  });
}
