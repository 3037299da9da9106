/** One start of a program: what is told to it, what it is asked, and how it is lost. */
import type { Json } from '@palier/rules';
import type { BotLog } from './bot-log.ts';
import { Conversation, type Reply } from './conversation.ts';
import type { ProgramLine } from './entry.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { PidBoard } from './pid-board.ts';
import { Program } from './program.ts';

export type OutsideOptions = {
  readonly limits: Limits;
  readonly board: PidBoard;
  /** The file for what it writes on standard error, and for its faults. */
  readonly log: string | undefined;
  /** Called with each fault as it happens. */
  readonly onFault: (fault: Faults) => void;
};

export type SessionEvents = {
  /** For what it writes on standard error. */
  readonly log: BotLog | undefined;
  readonly onSurplus: (line: string) => void;
};

/** The reply of a program that does not run any more. */
export type Loss = Extract<Reply, { readonly t: 'ended' | 'too-long' }>;

export class ProgramSession {
  readonly #limits: Limits;
  readonly #conversation = new Conversation();
  readonly #program: Program;
  readonly #onSurplus: (line: string) => void;
  #loss: Loss | undefined;
  #surplus = 0;
  #isNew = true;

  constructor(
    line: ProgramLine,
    { limits, board }: Pick<OutsideOptions, 'limits' | 'board'>,
    { log, onSurplus }: SessionEvents,
  ) {
    this.#limits = limits;
    this.#onSurplus = onSurplus;
    this.#program = new Program(
      line,
      {
        onLine: (text) => this.#hear(text),
        onTooLong: () => this.#lose({ t: 'too-long' }),
        onComplaint: (text) => log?.write({ t: 'stderr', text }),
        onEnd: (ending) => this.#lose({ t: 'ended', ...ending }),
      },
      { limits, board },
    );
  }

  /** How it was lost, if it was. */
  get loss(): Loss | undefined {
    return this.#loss;
  }

  tell(message: Json): void {
    this.#program.send(JSON.stringify(message));
  }

  /** Asks and gives the reply; the question is made with its number. */
  async ask(question: (id: number) => Json): Promise<Reply> {
    if (this.#loss !== undefined) return this.#loss;
    const { ms, startMs } = this.#limits;
    const message = question(this.#conversation.next);
    this.tell(message);
    const reply = await this.#conversation.reply(this.#isNew ? ms + startMs : ms);
    this.#isNew = false;
    return reply;
  }

  kill(): void {
    this.#program.kill();
  }

  async close(): Promise<void> {
    this.#lose({ t: 'ended', said: '' });
    await this.#program.stop();
  }

  #hear(line: string): void {
    if (this.#surplus === this.#limits.surplus) return;
    if (this.#conversation.hear(line)) {
      this.#surplus = 0;
      return;
    }
    this.#surplus++;
    this.#onSurplus(line);
    if (this.#surplus === this.#limits.surplus) this.kill();
  }

  #lose(loss: Loss): void {
    this.#loss = loss;
    this.#conversation.end(loss);
  }
}
