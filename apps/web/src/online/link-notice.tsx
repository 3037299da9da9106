/** Says that the connection is lost, while it is. */
import { words } from '../state/words.ts';
import type { OnlineRoom } from './online-room.ts';
import { Button } from '../ui/button.tsx';

export function LinkNotice({ online }: { readonly online: OnlineRoom }) {
  const { reconnecting, retryNow } = words('online');
  const isLost = online.state.value?.link === 'waiting' && online.closed.value === undefined;
  return (
    <div role="status">
      {isLost && (
        <div class="notice">
          <span>{reconnecting}</span>
          <Button onClick={() => online.client.retryNow()}>{retryNow}</Button>
        </div>
      )}
    </div>
  );
}
