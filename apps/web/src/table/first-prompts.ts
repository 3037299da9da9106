/** Somebody's first game without the lesson: what is told in place of the usual, until it was done once. */
import type { RecordedEvent } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { forgetPrompts, promptsLeft, type FirstPrompt } from '../state/first-prompts.ts';
import type { TableModel } from './table-model.ts';

/** What shows that it was understood. */
const DONE_BY: { readonly [T in RecordedEvent['t']]?: FirstPrompt } = {
  cardDrawn: 'draw',
  cardTaken: 'draw',
  cardDiscarded: 'spare',
  levelLaid: 'lay',
};

export function firstPromptOf(model: TableModel): FirstPrompt | undefined {
  const { value: left } = promptsLeft;
  if (left.length === 0 || model.online !== undefined || model.guide !== undefined)
    return undefined;
  const now = promptNow(model);
  return now !== undefined && left.includes(now) ? now : undefined;
}

function promptNow({ view, canLay, spare }: TableModel): FirstPrompt | undefined {
  const { step } = view.value.table;
  if (step === 'draw') return 'draw';
  if (step !== 'play') return undefined;
  if (canLay.value) return 'lay';
  return spare.value.size > 0 ? 'spare' : undefined;
}

export function useFirstPrompts(model: TableModel): void {
  useEffect(
    () =>
      model.onEvents((fresh, { view }) => {
        const own = fresh.filter((event) => 'seat' in event && event.seat === view.viewer);
        forgetPrompts(new Set(own.flatMap(({ t }) => DONE_BY[t] ?? [])));
      }),
    [model],
  );
}
