/** A chapter opened: its table, the learner at it, and what is kept of it. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { CharacterId } from '@palier/bots';
import { TableClient, type SeatInfo } from '@palier/table';
import { browserClock } from '../state/browser.ts';
import { words } from '../state/words.ts';
import { TableModel } from '../table/table-model.ts';
import type { LessonChapter } from './chapter.ts';
import { keepToStep } from './keep-to-step.ts';
import { LessonTable } from './lesson-table.ts';
import { lessonProgress, progressAfter } from './progress.ts';
import { beginRun, resumeRun, stepOf, wayIn } from './run.ts';
import { cardFor } from './spots.ts';

export type Teaching = {
  readonly table: LessonTable;
  readonly model: TableModel;
  /** How often the learner asked for a hint. */
  readonly helps: ReadonlySignal<number>;
  readonly leave: () => void;
};

const OPPONENTS: readonly CharacterId[] = ['odile', 'bruno'];

function seatsFor(players: number): readonly SeatInfo[] {
  const others = OPPONENTS.slice(0, players - 1).map((id) => ({
    name: words('game').character(id).name,
    bot: `${id}-novice`,
  }));
  return [{ name: words('table').you }, ...others];
}

/** Where it was left, unless it is to begin anew. */
export function openChapter(
  chapter: LessonChapter,
  { isAnew }: { readonly isAnew: boolean },
): Teaching {
  const seats = seatsFor(chapter.position.players);
  const { left } = lessonProgress.peek();
  const moves = !isAnew && left?.chapter === chapter.id ? left.moves : [];
  const run = resumeRun(chapter, seats, moves) ?? beginRun(chapter, seats);
  const table = new LessonTable(run, browserClock);
  const model = new TableModel(new TableClient(table, 1));
  const stopKeeping = effect(() => {
    const now = table.run.value;
    const isDone = stepOf(now) === undefined;
    lessonProgress.change((before) =>
      progressAfter(before, chapter.id, { moves: now.moves, isDone }),
    );
  });
  const { helps, stop: stopGuarding } = keepToStep(table, model);
  return {
    table,
    model,
    helps,
    leave: () => {
      stopKeeping();
      stopGuarding();
      model.leave();
    },
  };
}

/** Milliseconds that the lifted card is seen. */
const LOOK = 700;

/** Does for the learner what is asked: first the card is lifted, then it goes. */
export function showWay({ table, model }: Teaching): void {
  const run = table.run.peek();
  const command = wayIn(run);
  if (command === undefined) return;
  const card = cardFor(command);
  model.sheet.value = undefined;
  model.refusal.value = undefined;
  model.chosen.value = model.hand.value.find((one) => one.card === card)?.key;
  const act = (): void => {
    if (table.run.peek() === run) void model.act(command);
  };
  if (card === undefined) act();
  else setTimeout(act, LOOK);
}
