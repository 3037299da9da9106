/** The sockets of connections, to be ended from this side where the other does not answer any more. */
import { Socket } from 'node:net';

export class Sockets {
  readonly #open = new Set<Socket>();

  /** What `pg` asks for when it connects. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
