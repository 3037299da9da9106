/** A game online that this device has a seat in counts among its games, once it is seen to be over. */
import { effect } from '@preact/signals';
import { summaryOfTable } from '@palier/table';
import { finishedOnline } from '../local/finished.ts';
import { tables } from '../local/workers.ts';
import type { OnlineRoom } from '../online/online-room.ts';
import { anyText, looseList } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import type { TableModel } from '../table/table-model.ts';

/** More are hardly opened again. */
const MOST_COUNTED = 200;

/** The tables that have been: whoever erases the statistics and looks at a table again does not play it again. */
const counted = kept<readonly string[]>('counted', looseList(anyText, MOST_COUNTED), []);

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
    if (counted.peek().includes(table)) return;
    const seats = model.seats.peek();
    const summary = summaryOfTable({ table: view.table, seats, entries, isPlayedOn: false });
    const row = finishedOnline(table, summary, { own: view.viewer, ended: Date.now() });
    // Where nothing can be kept the game is not counted, and what is on the table stays.
    tables('keepResult', [row])
      .then(() => counted.change((all) => [table, ...all].slice(0, MOST_COUNTED)))
      .catch((error: unknown) => console.error(error));
  });
}
