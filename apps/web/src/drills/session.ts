/** Drill after drill: the next is looked for while somebody thinks. */
import { signal } from '@preact/signals';
import type { Drill, DrillRequest } from '@palier/bots/drills';
import { runJob } from '../jobs/jobs.ts';
import { Attempt } from './attempt.ts';
import {
  answered,
  difficultyAt,
  kindAt,
  drillProgress,
  type Practice,
  type DrillProgress,
} from './progress.ts';

type Sought = { readonly request: DrillRequest; readonly drill: Promise<Drill> };

export class Session {
  readonly practice: Practice;
  readonly #edition: DrillProgress['edition'];
  readonly #ending = new AbortController();
  readonly attempt = signal<Attempt | undefined>(undefined);
  readonly hasFailed = signal(false);
  #number = 0;
  #sought: Sought | undefined;

  /** `first`: the drill to begin with, as an address names it. */
  constructor(practice: Practice, first?: DrillRequest) {
    this.practice = practice;
    this.#edition = first?.edition ?? drillProgress.value.edition;
    if (first !== undefined) this.#seek(first);
    void this.next();
  }

  /** Shows the next drill as soon as there is one. */
  async next(): Promise<void> {
    this.attempt.value = undefined;
    this.hasFailed.value = false;
    const { drill } = this.#sought ?? this.#seek(this.#request(0));
    this.#sought = undefined;
    this.#number++;
    try {
      this.attempt.value = new Attempt(await drill, ({ verdict }) =>
        this.#hear(verdict?.isRight === true),
      );
      this.#seekQuietly(this.#request(1));
    } catch {
      if (!this.#ending.signal.aborted) this.hasFailed.value = true;
    }
  }

  leave(): void {
    this.#ending.abort();
  }

  #hear(isRight: boolean): void {
    drillProgress.change((before) => answered(before, this.practice, isRight));
    const request = this.#request(0);
    // After a mistake the next one is easier than the one that was looked for.
    if (request.difficulty !== this.#sought?.request.difficulty) this.#seekQuietly(request);
  }

  /** What to ask for next, if `more` further answers are right before it. */
  #request(more: number): DrillRequest {
    return {
      kind: kindAt(this.practice, this.#number),
      edition: this.#edition,
      difficulty: difficultyAt(drillProgress.peek().streaks[this.practice].now + more),
      seed: newSeed(),
    };
  }

  #seek(request: DrillRequest): Sought {
    const drill = runJob('drill', request, { signal: this.#ending.signal });
    this.#sought = { request, drill };
    return this.#sought;
  }

  /** A failure is reported when this drill is to be shown. */
  #seekQuietly(request: DrillRequest): void {
    this.#seek(request).drill.catch(() => undefined);
  }
}

function newSeed(): string {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return `${a!.toString(36)}${b!.toString(36)}`;
}
