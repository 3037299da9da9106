/** Says quietly that a newer version waits, or is missed. Not drawn at a table: nobody is disturbed mid-round. */
import { applyUpdate, gamesAreNewer, reloadNewest, updateReady } from '../state/app-update.ts';
import { words } from '../state/words.ts';
import { Button } from './button.tsx';

export function UpdateNotice() {
  const { updateReady: ready, updateNow, newer } = words('shell');
  const isNewer = gamesAreNewer.value;
  return (
    <div role="status">
      {(isNewer || updateReady.value) && (
        <p class="notice">
          <span>{isNewer ? newer.about : ready}</span>
          <Button onClick={isNewer ? reloadNewest : applyUpdate}>
            {isNewer ? newer.reload : updateNow}
          </Button>
        </p>
      )}
    </div>
  );
}
