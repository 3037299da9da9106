/** A connection that does nothing but listen, and comes back by itself. */
import { Client, type ClientConfig } from 'pg';
import { DatabaseFailure } from './errors.ts';
import { Sockets } from './sockets.ts';

/** Milliseconds before it tries again: at first, and at most. */
const SOON = 100;
const LATE = 5000;

export type ListenerPlan = {
  readonly config: ClientConfig;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** It hears again: something may have gone by. */
  readonly back: () => void;
  readonly report: (error: unknown) => void;
};

export class Listener {
  readonly #plan: ListenerPlan;
  readonly #sockets = new Sockets();
  #timer: NodeJS.Timeout | undefined;
  #isUp = false;
  #isClosed = false;

  constructor(plan: ListenerPlan) {
    this.#plan = plan;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Fails where the first connection does. */
  async start(): Promise<void> {
    const { config, channel, hear } = this.#plan;
    const client = new Client({ ...config, stream: this.#sockets.stream });
    // The end comes as well.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      this.drop();
      throw error;
    }
    client.once('end', () => this.#lost());
    this.#isUp = true;
    // Closed meanwhile: nobody else would end it.
    if (this.#isClosed) this.drop();
  }

  /** Begins anew where a connection seems to be there and says nothing. */
  drop(): void {
    this.#isUp = false;
    this.#sockets.destroy();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.drop();
  }

  #lost(): void {
    this.#isUp = false;
    if (this.#isClosed) return;
    this.#plan.report(new DatabaseFailure('listening, which is tried again', undefined));
    this.#retry(SOON);
  }

  #retry(wait: number): void {
    // Not all nodes at the same moment.
    const ms = wait * (0.5 + Math.random());
    this.#timer = setTimeout(() => {
      this.start().then(
        () => this.#isUp && this.#plan.back(),
        () => this.#isClosed || this.#retry(Math.min(2 * wait, LATE)),
      );
    }, ms);
  }
}
