/**
 * Connections over which nobody plays: who opens many, or writes slowly, holds them for nothing. Those
 * that become live are the gate's, and counted there.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './base/log.ts';
import { isTrustedPeer, peerKey, type Trust } from './base/proxy.ts';

/** Milliseconds, for `node:http`. */
export const HTTP_TIMES = {
  /** For the head of a request, which fits into a packet or two. */
  headersTimeout: 8000,
  /** For all of it. */
  requestTimeout: 30_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 2000,
} as const;

export type SocketPorts = {
  /** From one address at once; 0: any number. Proxies that speak for others may have any number. */
  readonly most: number;
  readonly trust: Trust;
  readonly log: Log;
};

export function capSockets(server: Server, { most, trust, log }: SocketPorts): void {
  if (most === 0) return;
  const perAddress = new Map<string, number>();
  const warned = new Set<string>();
  const leave = new WeakMap<object, () => void>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: peer } = socket;
    if (peer === undefined || isTrustedPeer(peer, trust)) return;
    const key = peerKey(peer);
    const here = perAddress.get(key) ?? 0;
    if (here >= most) {
      // Once, until it has none left: whoever opens thousands is not given thousands of lines.
      if (!warned.has(key)) log.warn({ address: key }, 'too many HTTP connections');
      warned.add(key);
      socket.destroy();
      return;
    }
    perAddress.set(key, here + 1);
    let isCounted = true;
    const end = (): void => {
      if (!isCounted) return;
      isCounted = false;
      const left = (perAddress.get(key) ?? 1) - 1;
      if (left > 0) perAddress.set(key, left);
      else {
        perAddress.delete(key);
        warned.delete(key);
      }
    };
    leave.set(socket, end);
    socket.once('close', end);
  });
  server.on('upgrade', ({ socket }) => leave.get(socket)?.());
}
