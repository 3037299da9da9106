/** Says quietly that a newer version waits. Not drawn at a table: nobody is disturbed mid-round. */
import { applyUpdate, updateReady } from '../state/app-update.ts';
import { words } from '../state/words.ts';
import { Button } from './button.tsx';

export function UpdateNotice() {
  const { updateReady: says, updateNow } = words('shell');
  return (
    <div role="status">
      {updateReady.value && (
        <p class="notice">
          <span>{says}</span>
          <Button onClick={applyUpdate}>{updateNow}</Button>
        </p>
      )}
    </div>
  );
}
