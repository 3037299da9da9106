/** Whether somebody does not find what a step asks for: too many other tries, or a long while. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import type { LessonTable } from './lesson-table.ts';

const MOST_TRIES = 2;
const LONG_WHILE = 15_000;

export function useStuck(model: TableModel, table: LessonTable): ReadonlySignal<boolean> {
  const isStuck = useSignal(false);
  const refusalsBefore = useRef(0);
  const { length: step } = table.run.value.moves;
  const isDue = model.state.value !== undefined && model.isDue.value;
  useEffect(() => {
    isStuck.value = false;
    refusalsBefore.current = model.refusals.peek();
    const timer = setTimeout(() => {
      isStuck.value = isDue;
    }, LONG_WHILE);
    return () => clearTimeout(timer);
  }, [step, isDue]);
  const { value: strays } = table.strays;
  const { value: refusals } = model.refusals;
  useEffect(() => {
    // After the effect above: those of the step before do not count.
    const tries = strays + refusals - refusalsBefore.current;
    if (isDue && tries >= MOST_TRIES) isStuck.value = true;
  }, [strays, refusals]);
  return isStuck;
}
