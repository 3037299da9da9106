/** A chapter opened: its table, the learner sitting at it, and what is kept of it. */
import { effect } from '@preact/signals';
import type { CharacterId } from '@palier/bots';
import { TableClient, type SeatInfo } from '@palier/table';
import { ui, words } from '../state/words.ts';
import { Sitting } from '../table/sitting.ts';
import type { Chapter } from './chapter.ts';
import { LessonTable } from './lesson-table.ts';
import { keepProgress, progressAfter, readProgress } from './progress.ts';
import { beginRun, resumeRun, stepOf, wayIn } from './run.ts';
import { cardFor } from './spots.ts';

export type Teaching = {
  readonly table: LessonTable;
  readonly sitting: Sitting;
  readonly leave: () => void;
};

const OPPONENTS: readonly CharacterId[] = ['odile', 'bruno'];

function seatsFor(players: number): readonly SeatInfo[] {
  const others = OPPONENTS.slice(0, players - 1).map((id) => ({
    name: words().character(id).name,
    bot: `${id}-novice`,
  }));
  return [{ name: ui().table.you }, ...others];
}

const clock = {
  after: (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Where it was left, unless it is to begin anew. */
export function openChapter(chapter: Chapter, { isAnew }: { readonly isAnew: boolean }): Teaching {
  const seats = seatsFor(chapter.position.players);
  const { left } = readProgress();
  const moves = !isAnew && left?.chapter === chapter.id ? left.moves : [];
  const run = resumeRun(chapter, seats, moves) ?? beginRun(chapter, seats);
  const table = new LessonTable(run, clock);
  const sitting = new Sitting(new TableClient(table, 'spectator'));
  // What was refused before is not the answer to a move that is allowed.
  const stopClearing = effect(() => {
    if (table.strays.value > 0) sitting.refusal.value = undefined;
  });
  const stopKeeping = effect(() => {
    const now = table.run.value;
    const isDone = stepOf(now) === undefined;
    keepProgress(progressAfter(readProgress(), chapter.id, { moves: now.moves, isDone }));
  });
  return {
    table,
    sitting,
    leave: () => {
      stopClearing();
      stopKeeping();
      sitting.leave();
    },
  };
}

/** Long enough to be seen. */
const LOOK = 700;

/** Does for the learner what is asked: first the card is lifted, then it goes. */
export function showWay({ table, sitting }: Teaching): void {
  const run = table.run.peek();
  const command = wayIn(run);
  if (command === undefined) return;
  const card = cardFor(command);
  sitting.sheet.value = undefined;
  sitting.refusal.value = undefined;
  sitting.chosen.value = sitting.hand.value.find((one) => one.card === card)?.key;
  const act = (): void => {
    if (table.run.peek() === run) void sitting.act(command);
  };
  if (card === undefined) act();
  else setTimeout(act, LOOK);
}
