/** A way to a server through which nothing more comes when it is told so, without anybody noticing. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LeakyPipe = {
  /** The same address, through the pipe. */
  readonly url: string;
  /** Those who are connected hear nothing any more, and nobody hears them; new ones are sent away. */
  readonly freeze: () => void;
  /** New ones are let through again. */
  readonly thaw: () => void;
  readonly close: () => void;
};

export async function leakyPipe(to: string): Promise<LeakyPipe> {
  const { hostname: host, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    if (isFrozen) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(into);
      from.on('error', () => into.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
      sockets.clear();
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
