/** Asking the table for something, one thing at a time; what becomes of it is said like a move's answer. */
import { useSignal } from '@preact/signals';
import type { WireAnswer } from '@palier/table/room';
import type { TableModel } from '../table/table-model.ts';

export function useAsking(model: TableModel) {
  const isSending = useSignal(false);
  return {
    isSending: isSending.value,
    ask: async (answer: Promise<WireAnswer>): Promise<void> => {
      isSending.value = true;
      model.hear(await answer);
      isSending.value = false;
    },
  };
}
