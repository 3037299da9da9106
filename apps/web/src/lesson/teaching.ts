/** A chapter opened: its table, the learner at it, and what is kept of it. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { CharacterId } from '@palier/bots';
import type { Command } from '@palier/rules';
import { TableClient, type SeatInfo } from '@palier/table';
import { browserClock } from '../state/browser.ts';
import { words } from '../state/words.ts';
import { TableModel } from '../table/table-model.ts';
import type { LessonChapter } from './chapter.ts';
import { keepToStep } from './keep-to-step.ts';
import { LessonTable } from './lesson-table.ts';
import { lessonProgress, progressAfter } from './progress.ts';
import { beginRun, isAskedIn, resumeRun, stepOf, wayIn, type Run } from './run.ts';
import { cardFor } from './spots.ts';

export type Teaching = {
  readonly table: LessonTable;
  readonly model: TableModel;
  /** How often the learner asked for a hint. */
  readonly helps: ReadonlySignal<number>;
  /** Whether the end of the round, where a chapter has one, was looked at. */
  readonly isSeen: Signal<boolean>;
  /** Whether the chapter is done, and nothing is left to look at before that is said. */
  readonly isOver: ReadonlySignal<boolean>;
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
  const isSeen = signal(false);
  // The model asks when it is there.
  const isOver: ReadonlySignal<boolean> = computed(
    () =>
      stepOf(table.run.value) === undefined && (model.ended.value === undefined || isSeen.value),
  );
  const model: TableModel = new TableModel(new TableClient(table, 1), {
    guide: {
      asks: (commands) => commands.some((command) => asksFor(table.run.value, command)),
      isOver: () => isOver.value,
      over: () => words('lesson').over,
    },
  });
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
    isSeen,
    isOver,
    leave: () => {
      stopKeeping();
      stopGuarding();
      model.leave();
    },
  };
}

/** Which combinations are laid the learner chooses later. */
function asksFor(run: Run, command: Command): boolean {
  return command.t === 'layLevel' ? stepOf(run)?.goal.t === 'levelLaid' : isAskedIn(run, command);
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
