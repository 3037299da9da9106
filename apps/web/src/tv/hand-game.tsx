/** The game on a phone beside the screen: one's own hand, and the table when it is asked for. */
import { computed, effect, signal } from '@preact/signals';
import { openOnlineGame } from '../online-table/online-game.tsx';
import { useEffect } from 'preact/hooks';
import type { OnlineRoom } from '../online/online-room.ts';
import { words } from '../state/words.ts';
import { Around } from '../table/around.tsx';
import type { SlotProps } from '../table/online.tsx';
import { hush } from '../table/sounds.ts';
import type { TableModel } from '../table/table-model.ts';
import { IconButton } from '../ui/button.tsx';
import { useBuzz } from './buzz.ts';
import { HandAround } from './hand-around.tsx';

export async function openHandGame(room: OnlineRoom): Promise<TableModel> {
  const isWhole = signal(false);
  // Where the screen goes with everybody, there this phone is wanted.
  effect(() => {
    const next = room.state.value?.room.next ?? null;
    if (next !== null) room.toNext();
  });
  return openOnlineGame(room, (usual) => {
    const Talk = usual.parts.top;
    const Top = (props: SlotProps) => {
      const { showTable, showHand } = words('tv').hand;
      return (
        <>
          <Talk {...props} />
          <IconButton
            says={isWhole.value ? showHand : showTable}
            aria-pressed={isWhole.value}
            icon={isWhole.value ? 'phone' : 'eye'}
            onClick={() => (isWhole.value = !isWhole.peek())}
          />
        </>
      );
    };
    const Lying = ({ model }: SlotProps) => {
      useBuzz(model);
      useEffect(() => {
        hush(true);
        return () => hush(false);
      }, []);
      const isWatching = model.seat.value === undefined;
      return isWhole.value || isWatching ? <Around model={model} /> : <HandAround model={model} />;
    };
    return {
      ...usual,
      look: computed(() => (isWhole.value ? 'hand-whole' : 'hand')),
      parts: { ...usual.parts, top: Top, around: Lying },
    };
  });
}
