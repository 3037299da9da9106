/** One day's deal being answered, or looked at again. */
import { computed, signal } from '@preact/signals';
import type { Drill } from '@palier/bots/drills';
import { isRefusal, makeMove, parseMove } from '@palier/rules';
import { runJob } from '../jobs/jobs.ts';
import { Attempt, type Outcome } from './attempt.ts';
import {
  QUESTIONS,
  book,
  written,
  type DailyAnswer,
  type Day,
  type DailyOpening,
} from '../local/daily-book.ts';

export class DailyRun {
  readonly day: Day;
  readonly isPractice: boolean;
  readonly #ending = new AbortController();
  readonly #drills = signal<readonly Drill[]>([]);
  /** The answers of a practice are not stored. */
  readonly #practised = signal<readonly DailyAnswer[]>([]);
  readonly hasFailed = signal(false);
  /** The question shown, from 0; undefined: the page before or after them. */
  readonly shown = signal<number | undefined>(undefined);
  readonly attempt = signal<Attempt | undefined>(undefined);
  readonly answers = computed<readonly DailyAnswer[]>(() =>
    this.isPractice ? this.#practised.value : (book.value[this.day] ?? []),
  );
  readonly isOver = computed(() => this.answers.value.length >= QUESTIONS);

  constructor({ day, isPractice }: DailyOpening) {
    this.day = day;
    this.isPractice = isPractice;
    void this.#seek();
  }

  /** Once a question was seen, midnight does not change the day. */
  get hasBegun(): boolean {
    return this.shown.peek() !== undefined || this.answers.peek().length > 0;
  }

  leave(): void {
    this.#ending.abort();
  }

  async retry(): Promise<void> {
    this.hasFailed.value = false;
    this.#drills.value = [];
    await this.#seek();
  }

  async #seek(): Promise<void> {
    try {
      await runJob(
        'daily',
        { date: this.day },
        {
          signal: this.#ending.signal,
          onNews: (drill) => {
            this.#drills.value = [...this.#drills.value, drill];
            const shown = this.shown.peek();
            if (shown !== undefined && this.attempt.peek() === undefined) this.show(shown);
          },
        },
      );
    } catch {
      if (!this.#ending.signal.aborted) this.hasFailed.value = true;
    }
  }

  /** The first question that is not answered yet. */
  goOn(): void {
    this.show(this.answers.peek().length);
  }

  /** A question to be answered, or as it was answered. */
  show(question: number): void {
    this.shown.value = question;
    const drill = this.#drills.peek()[question];
    if (drill === undefined) {
      this.attempt.value = undefined;
      return;
    }
    const attempt = new Attempt(drill, (outcome) => this.#hear(outcome));
    const answer = this.answers.peek()[question];
    if (answer !== undefined) attempt.look(commandsIn(answer));
    this.attempt.value = attempt;
  }

  close(): void {
    this.shown.value = undefined;
    this.attempt.value = undefined;
  }

  #hear({ verdict, answer }: Outcome): void {
    const one = { isRight: verdict?.isRight === true, moves: answer.map(makeMove) };
    if (this.isPractice) {
      this.#practised.value = [...this.#practised.value, one];
      return;
    }
    const question = this.shown.peek();
    book.change((before) =>
      // Another tab may have answered it meanwhile.
      (before[this.day]?.length ?? 0) === question ? written(before, this.day, one) : before,
    );
  }
}

function commandsIn({ moves }: DailyAnswer) {
  return moves.flatMap((text) => {
    const command = parseMove(text);
    return isRefusal(command) ? [] : [command];
  });
}
