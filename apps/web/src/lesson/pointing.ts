/** Where the learner is to act next: marked on the table, and given the focus when a step begins. */
import { useSignalEffect } from '@preact/signals';
import { isRefusal, parseMove, type Command } from '@palier/rules';
import { refusalOf } from '@palier/table/seat';
import { useRef } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import type { LessonStep } from './chapter.ts';
import type { LessonTable } from './lesson-table.ts';
import { stepOf } from './run.ts';
import { spotsFor } from './spots.ts';

/** The ways of a step that the rules let through now. */
function waysNow(step: LessonStep, model: TableModel): readonly Command[] {
  const view = model.view.value;
  return step.ways
    .map(parseMove)
    .filter(
      (command): command is Command =>
        !isRefusal(command) && refusalOf(view, command) === undefined,
    );
}

const MARK = 'data-taught';

type Root = { readonly current: HTMLElement | null };

export function usePointing(root: Root, model: TableModel, table: LessonTable): void {
  /** The step that the focus was given to. */
  const begun = useRef(-1);
  useSignalEffect(() => {
    const step = stepOf(table.run.value);
    const number = table.run.value.moves.length;
    const isOpen = model.sheet.value === undefined && model.ended.value === undefined;
    const isSeen = model.state.value !== undefined && model.isHandReady.value;
    const isAsked = isOpen && isSeen && model.isDue.value;
    const ways = isAsked && step !== undefined ? waysNow(step, model) : [];
    // The button that lays is there once the solver has answered.
    void model.canLay.value;
    const spots = isAsked ? spotsFor(ways, model.hand.value, model.chosenCard.value) : [];
    const frame = requestAnimationFrame(() => {
      const found = mark(root.current, spots);
      if (found === undefined || begun.current === number) return;
      begun.current = number;
      found.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** Marks these and no others; returns the first of them. */
function mark(root: HTMLElement | null, spots: readonly string[]): HTMLElement | undefined {
  for (const old of root?.querySelectorAll(`[${MARK}]`) ?? []) old.removeAttribute(MARK);
  const found = spots.flatMap((spot) => [...(root?.querySelectorAll<HTMLElement>(spot) ?? [])]);
  for (const element of found) element.setAttribute(MARK, '');
  return found[0];
}
