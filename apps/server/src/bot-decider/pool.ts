/**
 * Bots that think in threads of their own, so that nobody at any table waits for them. Threads start
 * when the first bot is asked; one that breaks or does not come back is replaced. A bot that cannot be
 * asked makes some legal move: a table never stands still for it.
 *
 * Turns go round among the owners of tables, so that who has a hundred tables waits for a hundred, and
 * nobody else does. While every thread thinks hard, those who think quickly have one of their own.
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

import { FairQueue } from './fair-queue.ts';
import { thinksLong } from './roster.ts';

export type BotPoolOptions = {
  readonly threads: number;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  /** Milliseconds for one decision. */
  readonly patience?: number;
  /** Questions that may wait for a thread; half of them of one owner. */
  readonly mostWaiting?: number;
  /** Whose table it is: they share one turn. */
  readonly ownerOf?: (table: string) => string;
  /** Whether a bot may take long. */
  readonly isSlow?: (bot: string) => boolean;
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
  readonly owner: string;
  readonly isSlow: boolean;
  readonly question: BotQuestion;
  readonly resolve: (command: Command) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
};

type Thread = {
  /** Only for those who think quickly. */
  readonly isQuickLane: boolean;
  readonly worker: Worker;
  hasAnswered: boolean;
  asked: Asked | undefined;
  cancel: () => void;
};

export class BotPool implements BotDecider {
  readonly #options: BotPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #slow = new FairQueue<Asked>();
  readonly #quick = new FairQueue<Asked>();
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
    return this.#slow.size + this.#quick.size;
  }

  async decide(question: BotQuestion): Promise<Command> {
    const { mostWaiting = MOST_WAITING, ownerOf = (table) => table, isSlow } = this.#options;
    const owner = ownerOf(question.table ?? question.stream);
    const ofOne = this.#slow.sizeOf(owner) + this.#quick.sizeOf(owner);
    const isFull = this.waiting >= mostWaiting || ofOne >= Math.ceil(mostWaiting / 2);
    if (this.#isClosed || isFull) return this.#replace(question);
    const kind = { owner, isSlow: (isSlow ?? thinksLong)(question.bot) };
    return new Promise((resolve, reject) => {
      const asked = { ...kind, question, resolve, reject, tries: 0 };
      this.#queueOf(asked).push(owner, asked);
      this.#handOut();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    for (const { asked } of threads) if (asked !== undefined) this.#giveUp(asked);
    for (const asked of [...this.#slow.drain(), ...this.#quick.drain()]) this.#giveUp(asked);
    this.#threads.clear();
    await Promise.all(
      threads.map(async ({ worker, cancel }) => {
        cancel();
        await worker.terminate();
      }),
    );
  }

  #queueOf({ isSlow }: Asked): FairQueue<Asked> {
    return isSlow ? this.#slow : this.#quick;
  }

  #handOut(): void {
    for (const thread of this.#threads) {
      if (thread.asked === undefined) this.#askNext(thread);
    }
    while (this.waiting > 0) {
      const thread = this.#another();
      if (thread === undefined) return;
      this.#askNext(thread);
    }
  }

  #askNext(thread: Thread): void {
    const slow = thread.isQuickLane ? undefined : this.#slow.shift();
    const next = slow ?? this.#quick.shift();
    if (next !== undefined) this.#ask(thread, next);
  }

  /** A thread more, where there may be one and somebody waits who could use it. */
  #another(): Thread | undefined {
    const all = [...this.#threads];
    const lanes = all.filter(({ isQuickLane }) => isQuickLane).length;
    if (all.length - lanes < this.#options.threads) return this.#start(false);
    const isHardAtWork = all.every(({ asked }) => asked?.isSlow === true);
    return lanes === 0 && this.#quick.size > 0 && isHardAtWork ? this.#start(true) : undefined;
  }

  #start(isQuickLane: boolean): Thread {
    const worker = new Worker(this.#options.program ?? PROGRAM);
    const thread: Thread = {
      isQuickLane,
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
    else this.#queueOf(asked).pushFirst(asked.owner, asked);
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
