/** Says that the connection is lost, while it is. */
import { words } from '../state/words.ts';
import type { OnlineRoom } from './online-room.ts';

export function LinkNotice({ online }: { readonly online: OnlineRoom }) {
  const { reconnecting, retryNow } = words('online');
  const isLost = online.state.value?.link === 'waiting' && online.closed.value === undefined;
  return (
    <div role="status">
      {isLost && (
        <div class="notice">
          <span>{reconnecting}</span>
          <button type="button" class="button" onClick={() => online.client.retryNow()}>
            {retryNow}
          </button>
        </div>
      )}
    </div>
  );
}
