/** A game online that this device has a seat in counts among its games, once it is seen to be over. */
import { effect } from '@preact/signals';
import { summaryOfTable } from '@palier/table';
import { finishedOnline } from '../local/finished.ts';
import { tables } from '../local/workers.ts';
import type { OnlineRoom } from '../online/online-room.ts';
import type { TableModel } from '../table/table-model.ts';

/** The answer ends that. */
export function countWhenOver(online: OnlineRoom, model: TableModel): () => void {
  let isCounted = false;
  return effect(() => {
    const table = online.state.value?.room.id;
    const state = model.state.value;
    if (isCounted || table === undefined || state?.result === undefined) return;
    const { view, entries } = state;
    if (view.viewer === 'spectator') return;
    isCounted = true;
    const seats = model.seats.peek();
    const summary = summaryOfTable({ table: view.table, seats, entries, isPlayedOn: false });
    const row = finishedOnline(table, summary, { own: view.viewer, ended: Date.now() });
    // Where nothing can be kept the game is not counted, and what is on the table stays.
    tables('keepResult', [row]).catch((error: unknown) => console.error(error));
  });
}
