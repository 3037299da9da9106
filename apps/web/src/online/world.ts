/** What a client of a table online needs of the browser: sockets, time, luck. */
import type { Dial, RoomClientPorts } from '@palier/table/room';

/** The server that the page came from has the tables too. */
const dial: Dial = (hear) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/u, 'ws')}/live`);
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
    if (!isOver && typeof data === 'string') hear.message(data);
  });
  socket.addEventListener('close', end);
  socket.addEventListener('error', end);
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

export const browserWorld: RoomClientPorts = {
  dial,
  clock: {
    now: () => Date.now(),
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  },
  random: (bytes) => {
    const values = crypto.getRandomValues(new Uint8Array(bytes));
    return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
  },
};
