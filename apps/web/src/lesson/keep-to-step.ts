/** What comes over the table of a chapter: nothing that its step does not want. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { OpenedSheet, TableModel } from '../table/table-model.ts';
import type { LessonTable } from './lesson-table.ts';
import { isAskedIn, stepOf, type Run } from './run.ts';

/**
 * Nothing opens that the step does not want: before it is drawn it is gone, and the coach says what is
 * wanted. Nor does anything stay open over that answer.
 */
export function keepToStep(
  table: LessonTable,
  { sheet }: Pick<TableModel, 'sheet'>,
): { readonly helps: ReadonlySignal<number>; readonly stop: () => void } {
  const helps = signal(0);
  const endings = [
    effect(() => {
      const opened = sheet.value;
      if (opened === undefined || isWanted(opened, table.run.peek())) return;
      sheet.value = undefined;
      if (opened.t === 'hint') helps.value = helps.peek() + 1;
      else table.stray();
    }),
    effect(() => {
      const { t } = sheet.peek() ?? {};
      if (table.strays.value > 0 && (t === 'lay' || t === 'ways')) sheet.value = undefined;
    }),
  ];
  return {
    helps,
    stop: () => {
      for (const end of endings) end();
    },
  };
}

/** What only shows something is always welcome; the coach gives the hints. */
function isWanted(opened: OpenedSheet, run: Run): boolean {
  switch (opened.t) {
    case 'lay':
      return stepOf(run)?.goal.t === 'levelLaid';
    case 'ways':
      return opened.commands.some((command) => isAskedIn(run, command));
    case 'swap':
    case 'hint':
      return false;
    default:
      return true;
  }
}
