/** The game on the screen that everybody sees: the table of whoever looks on, and the way in for who comes late. */
import { computed, signal } from '@preact/signals';
import { openOnlineGame } from '../online-table/online-game.tsx';
import type { OnlineRoom } from '../online/online-room.ts';
import type { TableModel } from '../table/table-model.ts';
import { JoinHere } from './join-here.tsx';
import { isFlat } from './own-screen.ts';
import { TurnAround } from './turn-around.tsx';

export async function openScreenGame(room: OnlineRoom): Promise<TableModel> {
  return openOnlineGame(room, (usual) => ({
    ...usual,
    look: computed(() => (isFlat.value ? 'flat' : 'room')),
    isOver: signal(false),
    parts: {
      ...usual.parts,
      foot: ({ model }) => (
        <>
          <JoinHere code={room.state.value!.room.code} isSmall />
          {isFlat.value && <TurnAround model={model} />}
        </>
      ),
    },
  }));
}
