/** Connections to a server, or to one of several at random, as a balancer would give them. */
import { randomFillSync } from 'node:crypto';
import { WebSocket } from 'ws';
import type { RoomClientPorts } from '@palier/table/room';

export type DialEars = {
  readonly opened: () => void;
  readonly lost: () => void;
  /** Hears a message first; true keeps it from the client. */
  readonly tap?: (text: string) => boolean;
};

export type DialPorts = RoomClientPorts & {
  /** Loses the connection, as if in a tunnel. */
  readonly cut: () => void;
  /** Says something beside the client. */
  readonly send: (text: string) => void;
};

export function clientPorts(urls: readonly string[], { opened, lost, tap }: DialEars): DialPorts {
  let open: WebSocket | undefined;
  return {
    dial: (hear) => {
      const url = urls[Math.floor(Math.random() * urls.length)]!;
      const socket = new WebSocket(`${url.replace(/^http/u, 'ws')}/live`, {
        perMessageDeflate: false,
      });
      open = socket;
      socket.on('open', () => {
        opened();
        hear.opened();
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (tap?.(text) !== true) hear.message(text);
      });
      socket.on('close', () => {
        lost();
        hear.closed();
      });
      // The close that follows is what counts.
      socket.on('error', () => undefined);
      return {
        send: (text) => socket.send(text),
        close: () => socket.terminate(),
      };
    },
    cut: () => open?.terminate(),
    send: (text) => {
      if (open?.readyState === WebSocket.OPEN) open.send(text);
    },
    clock: {
      now: () => Date.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    random: pooledHex,
  };
}

/** Drawn many at a time: a call for each would cost more than the rest of a move. */
const pool = Buffer.alloc(8192);
let used = pool.length;

export function pooledHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}
