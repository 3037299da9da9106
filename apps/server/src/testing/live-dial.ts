/** A client's way to a real server, with somebody listening in. */
import { randomBytes } from 'node:crypto';
import { WebSocket, type ClientOptions } from 'ws';
import type { Dial, RoomClientPorts, RoomClock } from '@palier/table/room';

/** Hears all that goes over one connection. */
export type Tap = {
  readonly said: (text: string) => void;
  readonly heard: (text: string) => void;
};

/** `url` is that of the server: `http://127.0.0.1:8080`; `tap` is asked for every connection. */
export function liveDial(url: string, tap?: () => Tap, options: ClientOptions = {}): Dial {
  return (hear) => {
    const ear = tap?.();
    const socket = new WebSocket(`${url.replace(/^http/u, 'ws')}/live`, {
      perMessageDeflate: false,
      ...options,
    });
    socket.on('open', () => hear.opened());
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      ear?.heard(text);
      hear.message(text);
    });
    socket.on('close', () => hear.closed());
    // The close that follows is what counts.
    socket.on('error', () => undefined);
    return {
      send: (text) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        ear?.said(text);
        socket.send(text);
      },
      close: () => socket.terminate(),
    };
  };
}

/** `hurry`: how many times faster this device's time goes. */
export function deviceClock(hurry = 1): RoomClock {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * hurry,
    after: (ms, call) => {
      const timer = setTimeout(call, ms / hurry);
      return () => clearTimeout(timer);
    },
  };
}

export function livePorts(dial: Dial, hurry = 1): RoomClientPorts {
  return {
    dial,
    clock: deviceClock(hurry),
    random: (bytes) => randomBytes(bytes).toString('hex'),
  };
}
