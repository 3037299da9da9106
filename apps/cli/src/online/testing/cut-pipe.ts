/** A way to a server on which every connection can be cut, as in a tunnel. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CutPipe = {
  readonly url: string;
  readonly cut: () => void;
  readonly close: () => void;
};

export async function cutPipe(to: string): Promise<CutPipe> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(into);
      from.on('error', () => into.destroy());
      from.on('close', () => into.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}
