/**
 * Bots that think in threads of their own, so that nobody at any table waits for them. Threads start
 * when the first bot is asked; one that breaks or does not come back is replaced. A bot that cannot be
 * asked makes some legal move: a table never stands still for it.
 */
import { Worker } from 'node:worker_threads';
import { unreachable, type Command } from '@palier/rules';
import {
  packView,
  somethingLegal,
  type BotQuestion,
  type Clock,
  type BotDecider,
  type PackedView,
} from '@palier/table';

export type BotPoolOptions = {
  readonly threads: number;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  /** Milliseconds for one decision. */
  readonly patience?: number;
  /** Questions that may wait for a thread. */
  readonly mostWaiting?: number;
  /** The program of a thread. */
  readonly program?: URL;
};

/** What a thread is asked, and what it answers. */
export type PackedQuestion = Pick<BotQuestion, 'bot' | 'stream'> & { readonly view: PackedView };

export type PackedAnswer =
  | { readonly t: 'decided'; readonly command: Command }
  | { readonly t: 'failed'; readonly error: Error };

/** Beside this file in a checkout; once packed, beside the program. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './bot-worker.js',
  import.meta.url,
);
const THINK_TIMEOUT = 5000;
/** Milliseconds more for a thread's first question: until it has started, no bot thinks in it. */
const START_TIMEOUT = 120_000;
const MOST_WAITING = 10_000;
/** A question that breaks a thread twice would break a third. */
const MOST_TRIES = 2;

type Asked = {
  readonly question: BotQuestion;
  readonly resolve: (command: Command) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
};

type Thread = {
  readonly worker: Worker;
  hasAnswered: boolean;
  asked: Asked | undefined;
  cancel: () => void;
};

export class BotPool implements BotDecider {
  readonly #options: BotPoolOptions;
  readonly #threads = new Set<Thread>();
  #waiting: Asked[] = [];
  #isClosed = false;
  /** Answered by a bot. */
  decided = 0;
  /** Answered by some legal move. */
  replaced = 0;

  constructor(options: BotPoolOptions) {
    this.#options = options;
  }

  get threads(): number {
    return this.#threads.size;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async decide(question: BotQuestion): Promise<Command> {
    const { mostWaiting = MOST_WAITING } = this.#options;
    if (this.#isClosed || this.#waiting.length >= mostWaiting) return this.#replace(question);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject, tries: 0 });
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    for (const { asked } of threads) if (asked !== undefined) this.#giveUp(asked);
    for (const asked of this.#waiting) this.#giveUp(asked);
    this.#waiting = [];
    this.#threads.clear();
    await Promise.all(
      threads.map(async ({ worker, cancel }) => {
        cancel();
        await worker.terminate();
      }),
    );
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#idleThread();
      if (thread === undefined) return;
      this.#ask(thread, this.#waiting.shift()!);
    }
  }

  #idleThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.asked === undefined) return thread;
    return this.#threads.size < this.#options.threads ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#options.program ?? PROGRAM);
    const thread: Thread = {
      worker,
      hasAnswered: false,
      asked: undefined,
      cancel: () => undefined,
    };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', (answer: PackedAnswer) => this.#answered(thread, answer));
    worker.on('error', (error) => this.#broke(thread, error));
    worker.on('exit', (status) => this.#broke(thread, new Error(`a thread ended with ${status}`)));
    return thread;
  }

  #ask(thread: Thread, asked: Asked): void {
    const { clock, patience = THINK_TIMEOUT } = this.#options;
    thread.asked = asked;
    const time = thread.hasAnswered ? patience : START_TIMEOUT + patience;
    thread.cancel = clock.after(time, () => this.#tookTooLong(thread));
    const { bot, stream, view } = asked.question;
    const packed: PackedQuestion = { bot, stream, view: packView(view) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.worker.postMessage(packed);
  }

  #answered(thread: Thread, answer: PackedAnswer): void {
    const { asked } = thread;
    if (asked === undefined) return;
    thread.cancel();
    thread.asked = undefined;
    thread.hasAnswered = true;
    switch (answer.t) {
      case 'decided':
        this.decided++;
        asked.resolve(answer.command);
        break;
      case 'failed':
        this.#options.report(answer.error);
        this.#giveUp(asked);
        break;
      default:
        unreachable(answer);
    }
    this.#handOut();
  }

  /** Its question is asked again, before those that wait. */
  #broke(thread: Thread, error: unknown): void {
    if (!this.#threads.delete(thread)) return;
    thread.cancel();
    this.#options.report(error);
    const { asked } = thread;
    if (asked === undefined) return;
    asked.tries++;
    if (asked.tries >= MOST_TRIES) this.#giveUp(asked);
    else this.#waiting.unshift(asked);
    this.#handOut();
  }

  #tookTooLong(thread: Thread): void {
    if (!this.#threads.delete(thread)) return;
    this.#options.report(new Error('a bot thought too long'));
    if (thread.asked !== undefined) this.#giveUp(thread.asked);
    void thread.worker.terminate();
    this.#handOut();
  }

  #giveUp({ question, resolve, reject }: Asked): void {
    try {
      resolve(this.#replace(question));
    } catch (error) {
      reject(error);
    }
  }

  #replace({ view }: BotQuestion): Command {
    this.replaced++;
    return somethingLegal(view);
  }
}
