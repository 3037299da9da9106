/**
 * Questions to a program and its answers. An answer that comes after its time is still the answer to
 * its own question: it is told apart by the question's number, or by the order where it names none.
 */
import { fault, parseBotAnswer, type BotAnswer } from '@palier/rules';
import { MOST_DEPTH, parseJsonText } from '../json-text.ts';
import type { ProgramEnd, UnreadableLine } from './faults.ts';

export type Reply =
  | { readonly t: 'move'; readonly move: string; readonly line: string }
  | { readonly t: 'broken'; readonly line: string; readonly problem: UnreadableLine }
  | { readonly t: 'late' }
  | { readonly t: 'too-long' }
  | ({ readonly t: 'ended' } & ProgramEnd);

export class Conversation {
  /** The questions without an answer, the oldest first. */
  #open: number[] = [];
  #asked = 0;
  #settle: ((reply: Reply) => void) | undefined;

  /** The number of the next question. */
  get next(): number {
    return this.#asked + 1;
  }

  /** The reply to a question that has just been sent, within its time. */
  async reply(ms: number): Promise<Reply> {
    this.#asked++;
    this.#open.push(this.#asked);
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#settle = resolve;
    const timer = setTimeout(() => {
      // What came in time is read first, however long this thread was busy.
      setImmediate(() => this.end({ t: 'late' }));
    }, ms);
    const reply = await promise;
    clearTimeout(timer);
    return reply;
  }

  /** Nothing more is to be expected for the question asked. */
  end(reply: Reply): void {
    this.#settle?.(reply);
    this.#settle = undefined;
  }

  /** Hears a line; false where nobody had asked for it. */
  hear(line: string): boolean {
    const answer = readAnswer(line);
    if (answer.t === 'ready') return true;
    const number = this.#match(answer.t === 'move' ? answer.id : undefined);
    if (number === undefined) return false;
    // An overdue answer: its question has been counted as late.
    if (number !== this.#asked) return true;
    this.end(
      answer.t === 'move'
        ? { t: 'move', move: answer.move, line }
        : { t: 'broken', line, problem: answer },
    );
    return true;
  }

  /** The question that an answer belongs to; those before it will have none. */
  #match(named: number | undefined): number | undefined {
    const number = named ?? this.#open[0];
    if (number === undefined || !this.#open.includes(number)) return undefined;
    this.#open = this.#open.filter((open) => open > number);
    return number;
  }
}

function readAnswer(line: string): BotAnswer | UnreadableLine {
  const parsed = parseJsonText(line);
  switch (parsed.t) {
    case 'break':
      return parsed;
    case 'too-deep':
      return fault('too-deep', '', { most: MOST_DEPTH });
    case 'json':
      return parseBotAnswer(parsed.json);
  }
}
