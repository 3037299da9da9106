/** The game of a table online: the same table as at home. Fetched when the game begins. */
import { TableView } from '../table/table-view.tsx';
import { Connecting } from './instead.tsx';
import type { OnlineRoom } from './online-room.ts';

export type OnlineGameProps = {
  readonly online: OnlineRoom;
  /** Somebody who looks on without a name wants one. */
  readonly onJoin: () => void;
};

export function OnlineGame({ online, onJoin }: OnlineGameProps) {
  online.join = onJoin;
  const model = online.model.value;
  return model === undefined ? <Connecting online={online} /> : <TableView model={model} />;
}
