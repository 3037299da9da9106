/**
 * The table of a chapter, spoken to as any other (`TableClient`): it lets through what the step asks,
 * lets the others reply after a pause, and tells the coach.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { isRefusal, startOf, viewOf, assert, isFault, type Viewer } from '@palier/rules';
import {
  allEntries,
  resultOf,
  shownTo,
  type Answer,
  type Ask,
  type Channel,
  type Clock,
  type Opening,
  type Pause,
  type Tell,
} from '@palier/table';
import { backIn, moveIn, replyIn, type Run } from './run.ts';

export class LessonTable implements Channel {
  readonly #clock: Clock;
  readonly #run;
  /** Legal moves that were not asked for. */
  readonly #strays = signal(0);
  #hear: (tell: Tell) => void = () => undefined;
  #viewer: Viewer | undefined;
  #pause: Pause = 'none';
  #pace = 0;
  #stopReply: (() => void) | undefined;

  constructor(run: Run, clock: Clock) {
    this.#run = signal(run);
    this.#clock = clock;
  }

  get run(): ReadonlySignal<Run> {
    return this.#run;
  }

  get strays(): ReadonlySignal<number> {
    return this.#strays;
  }

  /** Something else was tried than the step asks for. */
  stray(): void {
    this.#strays.value = this.#strays.peek() + 1;
  }

  listen(hear: (tell: Tell) => void): void {
    this.#hear = hear;
  }

  /** Answers asynchronously, like a table in a worker. */
  send(ask: Ask): void {
    queueMicrotask(() => this.#take(ask));
  }

  close(): void {
    this.#stopReply?.();
    this.#hear = () => undefined;
  }

  #take(ask: Ask): void {
    switch (ask.t) {
      case 'watch':
        this.#viewer = ask.viewer;
        this.#open(ask.viewer);
        return;
      case 'act':
      case 'takeBack':
      case 'record':
        this.#hear({ t: 'answered', id: ask.id, answer: this.#answer(ask) });
        return;
      case 'pause':
        this.#pause = ask.on ? 'asked' : 'none';
        this.#hear({ t: 'paused', pause: this.#pause });
        this.#letReply();
        return;
      case 'pace':
        this.#pace = ask.ms;
        return;
      case 'hurry':
        this.#letReply(0);
    }
  }

  #open(viewer: Viewer): void {
    const { game } = this.#run.peek();
    this.#hear({
      t: 'opened',
      opening: this.#opening(viewer),
      viewer,
      entries: shownTo(viewer, allEntries(game.entries)),
      pause: this.#pause,
      result: resultOf(game),
    });
    this.#letReply();
  }

  #opening(viewer: Viewer): Opening {
    const { id, seats, header, timeline } = this.#run.peek().game;
    const { setup } = timeline.at.table;
    const begun = startOf({ t: 'record', header, setup, events: [] });
    assert(!isFault(begun), 'a chapter has a beginning');
    const start = viewOf(begun, viewer);
    return { game: id, choice: setup.chosen, seats, fairness: { t: 'seeded' }, start };
  }

  #answer(ask: Extract<Ask, { readonly id: number }>): Answer {
    if (ask.t === 'record') return { t: 'not-over' };
    if (ask.at !== this.#run.peek().game.timeline.number) return { t: 'stale' };
    if (ask.t === 'takeBack') {
      const back = backIn(this.#run.peek());
      return back === undefined ? { t: 'nothing-to-take-back' } : this.#follow(back);
    }
    const moved = moveIn(this.#run.peek(), ask.command);
    if (moved === 'not-asked') {
      this.stray();
      return { t: 'not-asked' };
    }
    return isRefusal(moved) ? { t: 'refused', refusal: moved } : this.#follow(moved);
  }

  #follow(run: Run): Answer {
    const from = this.#run.peek().game.timeline.number;
    this.#run.value = run;
    this.#strays.value = 0;
    if (run.fresh.some(({ t }) => t === 'roundEnded')) this.#pause = 'round';
    if (this.#viewer !== undefined) {
      const entries = shownTo(this.#viewer, run.fresh);
      const result = resultOf(run.game);
      this.#hear({ t: 'happened', from, entries, pause: this.#pause, result });
    }
    this.#letReply();
    return { t: 'done' };
  }

  #letReply(delay = this.#pace): void {
    this.#stopReply?.();
    if (this.#pause !== 'none' || replyIn(this.#run.peek()) === undefined) return;
    this.#stopReply = this.#clock.after(delay, () => {
      const next = replyIn(this.#run.peek());
      if (next !== undefined) this.#follow(next);
    });
  }
}
