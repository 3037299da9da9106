/** The game of a table online: the same table as at home. Fetched when the game begins. */
import { TableClient } from '@palier/table';
import { useEffect } from 'preact/hooks';
import { Connecting } from '../online/instead.tsx';
import type { OnlineRoom } from '../online/online-room.ts';
import { wantWords } from '../state/words.ts';
import type { OnlineTable } from '../table/online.tsx';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { countWhenOver } from './counted.ts';
import { onlineTable } from './online-table.tsx';

/** `look`: what else the table is made of, where it is not looked at as usual. */
export async function openOnlineGame(
  room: OnlineRoom,
  look: (usual: OnlineTable) => OnlineTable = (usual) => usual,
): Promise<TableModel> {
  await wantWords('onlineTable');
  const table = new TableClient(room.client.channel(), 'spectator');
  const played = (): number => table.state?.entries.length ?? 0;
  return new TableModel(table, { online: look(onlineTable(room, { played })) });
}

type OnlineGameProps = {
  readonly online: OnlineRoom;
  /** Somebody who looks on without a name wants one. */
  readonly onJoin: () => void;
};

export function OnlineGame({ online, onJoin }: OnlineGameProps) {
  online.join = onJoin;
  const model = online.model.value;
  useEffect(() => model && countWhenOver(online, model), [model]);
  return model === undefined ? <Connecting online={online} /> : <TableView model={model} />;
}
