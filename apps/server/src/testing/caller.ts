/** Somebody at the other end of a real WebSocket, who remembers everything said. */
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';

export class Caller {
  readonly socket: WebSocket;
  readonly heard: unknown[] = [];
  /** The close frame, once it has come. */
  ending: { readonly code: number; readonly reason: string } | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse((data as Buffer).toString()));
      this.#woken();
    });
    this.socket.on('close', (code, reason) => {
      this.ending = { code, reason: reason.toString() };
      this.#woken();
    });
    this.socket.on('error', () => undefined);
  }

  static async open(url: string, options: ClientOptions = {}): Promise<Caller> {
    const caller = new Caller(url, options);
    await once(caller.socket, 'open');
    return caller;
  }

  /** The status that a handshake is refused with. */
  static async refused(url: string, options: ClientOptions = {}): Promise<number | undefined> {
    const socket = new WebSocket(url, options);
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { readonly statusCode?: number; readonly resume: () => void },
    ];
    answer.resume();
    socket.terminate();
    return answer.statusCode;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something has been heard, from the beginning on. */
  async until<T>(find: (heard: readonly unknown[]) => T | undefined): Promise<T> {
    for (;;) {
      const found = find(this.heard);
      if (found !== undefined) return found;
      if (this.ending !== undefined) throw new Error(`closed: ${JSON.stringify(this.ending)}`);
      await this.#next();
    }
  }

  async ended(): Promise<{ readonly code: number; readonly reason: string }> {
    while (this.ending === undefined) await this.#next();
    return this.ending;
  }

  async #next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#waiting.add(() => resolve(undefined));
    await promise;
  }

  #woken(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}
