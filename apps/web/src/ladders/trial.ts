/** Bots trying a ladder out in several workers: what is known so far, and its end. */
import { NO_FACTS, addSums, type FactSums, type LadderReport } from '@palier/bots/lab';
import { signal, type ReadonlySignal } from '@preact/signals';
import { runJob } from '../jobs/jobs.ts';
import { choiceOn, type OwnLadder } from '../new-game/ladder-code.ts';

type TrialWish = {
  readonly ladder: OwnLadder;
  readonly players: number;
  readonly games: number;
};

export type TrialState = {
  readonly wish: TrialWish;
  readonly played: number;
  readonly step: 'playing' | 'done' | 'stopped' | 'failed';
  /** While games are played it is made anew now and then. */
  readonly report: LadderReport | undefined;
};

const MOST_WORKERS = 4;
/** The same ladder gets the same report. */
const SEED = 'palier/ladder-trial';
/** Milliseconds between two reports while games are played. */
const PAUSE = 1500;

export class Trial {
  readonly #state = signal<TrialState | undefined>(undefined);
  readonly state: ReadonlySignal<TrialState | undefined> = this.#state;
  #controller = new AbortController();

  /** Ends the games; what is known stays. */
  stop(): void {
    this.#controller.abort();
  }

  async run(wish: TrialWish): Promise<void> {
    this.stop();
    const controller = new AbortController();
    this.#controller = controller;
    const { signal: stopping } = controller;
    const choice = choiceOn(wish.ladder, wish.players);
    const facts: FactSums[] = [];
    const sum = (): FactSums => facts.reduce((a, b) => addSums(a, b), NO_FACTS);
    const show = (change: Partial<TrialState>): void => {
      // Another run may have begun.
      if (this.#controller !== controller) return;
      const old = this.#state.peek();
      const usual: TrialState = { wish, played: 0, step: 'playing', report: undefined };
      this.#state.value = { ...(old?.wish === wish ? old : usual), ...change };
    };
    show({});
    const work = spans(wish.games).map(async ({ from, to }, worker) =>
      runJob(
        'ladder-games',
        { choice, seed: SEED, from, to },
        {
          signal: stopping,
          onNews: (news) => {
            facts[worker] = news;
            show({ played: sum().table.samples });
          },
        },
      ),
    );
    const looking = setInterval(() => void this.#report(wish, sum(), show), PAUSE);
    const step = await Promise.all(work).then(
      () => 'done' as const,
      () => (stopping.aborted ? ('stopped' as const) : ('failed' as const)),
    );
    clearInterval(looking);
    // One that broke ends the others too.
    controller.abort();
    await this.#report(wish, sum(), show);
    show({ step });
  }

  async #report(
    wish: TrialWish,
    facts: FactSums,
    show: (change: Partial<TrialState>) => void,
  ): Promise<void> {
    const choice = choiceOn(wish.ladder, wish.players);
    const report = await runJob('ladder-report', { choice, facts }).catch(() => undefined);
    const known = this.#state.peek()?.report?.games ?? 0;
    if (report !== undefined && report.games >= known) show({ report });
  }
}

type Span = { readonly from: number; readonly to: number };

/** The games shared out among as many workers as the device has a use for. Numbered from 1. */
function spans(games: number): readonly Span[] {
  const workers = Math.min(MOST_WORKERS, navigator.hardwareConcurrency, games);
  const start = (worker: number): number => 1 + Math.round((games * worker) / workers);
  return Array.from({ length: workers }, (_, worker) => ({
    from: start(worker),
    to: start(worker + 1),
  }));
}
