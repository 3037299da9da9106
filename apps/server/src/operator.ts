/** What the operator and the machines around a server ask: is it alive, is it ready, how is it doing. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { VERSION } from '@palier/rules';
import { askingOf } from './api/api.ts';
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
  return isLoopback(clientAddress(asking, trust)) && !isForwarded(asking);
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
