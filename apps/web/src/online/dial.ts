/** The page's end of a connection to the server that it came from. */
import type { Dial, RoomClientPorts } from '@palier/table/room';
import { afterAnswer } from '../state/after-answer.ts';
import { browserClock } from '../state/browser.ts';

export const roomClock: RoomClientPorts['clock'] = { now: () => Date.now(), ...browserClock };

export function dialTo(path: '/live' | '/lobby'): Dial {
  return (hear) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/u, 'ws')}${path}`);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      hear.closed();
    };
    socket.addEventListener('open', () => {
      if (!isOver) hear.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      afterAnswer(() => {
        if (!isOver && typeof data === 'string') hear.message(data);
      });
    });
    // What was said before the end is heard before it.
    for (const ending of ['close', 'error'])
      socket.addEventListener(ending, () => afterAnswer(end));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        isOver = true;
        socket.close();
      },
    };
  };
}
