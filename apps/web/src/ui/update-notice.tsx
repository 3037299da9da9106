/** Says quietly that a newer version waits. Not drawn at a table: nobody is disturbed mid-round. */
import { applyUpdate, updateReady } from '../state/app-update.ts';
import { words } from '../state/words.ts';

export function UpdateNotice() {
  const { updateReady: says, updateNow } = words('shell');
  return (
    <div role="status">
      {updateReady.value && (
        <p class="notice">
          <span>{says}</span>
          <button type="button" class="button" onClick={() => void applyUpdate()}>
            {updateNow}
          </button>
        </p>
      )}
    </div>
  );
}
