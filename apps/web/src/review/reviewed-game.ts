/** What of a finished game is reviewed, and the review while it is made. */
import { commandOf, type Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameReview } from '@palier/bots/coach';
import { standingEvents } from '@palier/table/seat';
import { sceneAt, type Replay, type ReplayScene } from '../replay/replay.ts';
import { runJob } from '../jobs/jobs.ts';

/** Who plays at this device, or else the first. */
export function ownSeat(seats: readonly SeatInfo[]): Seat {
  const place = seats.findIndex(({ bot }) => bot === undefined);
  return Math.max(0, place) + 1;
}

/** How many decisions of a seat stand. */
export function decisionCount({ record }: Replay, seat: Seat): number {
  return standingEvents(record.events).filter((event) => commandOf(event)?.seat === seat).length;
}

/** What the seat saw after so many events. */
export function sceneAfter(replay: Replay, events: number, seat: Seat): ReplayScene {
  const first = replay.record.header.position === undefined ? 1 : 0;
  return sceneAt(replay, events - first, seat);
}

type Progress =
  /** So many decisions are judged. */
  | { readonly t: 'running'; readonly done: number }
  | { readonly t: 'stopped' | 'failed' }
  | { readonly t: 'done'; readonly review: GameReview };

export type Reviewing = {
  readonly progress: ReadonlySignal<Progress>;
  /** From the beginning, unless it runs or is done. */
  readonly start: () => void;
  readonly stop: () => void;
};

type Reviewed = { readonly game: string; readonly text: string; readonly seat: Seat };

const made = new Map<string, GameReview>();

/** A review while it is made and once it is there. What was made is kept as long as the page is open. */
export function reviewing({ game, text, seat }: Reviewed): Reviewing {
  const key = `${game}/${seat}`;
  const known = made.get(key);
  const progress = signal<Progress>(
    known === undefined ? { t: 'stopped' } : { t: 'done', review: known },
  );
  let run: AbortController | undefined;

  async function work(signalOfRun: AbortSignal): Promise<void> {
    try {
      const review = await runJob(
        'review',
        { text, seat },
        {
          signal: signalOfRun,
          onNews: () => {
            const now = progress.peek();
            if (now.t === 'running') progress.value = { t: 'running', done: now.done + 1 };
          },
        },
      );
      made.set(key, review);
      progress.value = { t: 'done', review };
    } catch (error) {
      if (!signalOfRun.aborted) console.error(error);
      progress.value = { t: signalOfRun.aborted ? 'stopped' : 'failed' };
    }
  }

  return {
    progress,
    start: () => {
      const { t } = progress.peek();
      if (t === 'running' || t === 'done') return;
      progress.value = { t: 'running', done: 0 };
      run = new AbortController();
      void work(run.signal);
    },
    stop: () => run?.abort(),
  };
}
