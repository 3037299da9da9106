/** A way to a server through which nothing more comes when it is told so, without anybody noticing. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LeakyPipe = {
  /** The same address, through the pipe. */
  readonly url: string;
  /** Those who are connected hear nothing any more, and nobody hears them; new ones do. */
  readonly freeze: () => void;
  readonly close: () => void;
};

export async function leakyPipe(to: string): Promise<LeakyPipe> {
  const { hostname: host, port } = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
      for (const socket of sockets) socket.unpipe().pause();
      sockets.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
