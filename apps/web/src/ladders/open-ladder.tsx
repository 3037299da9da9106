/** A ladder from a file, or what is wrong with it. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { MOST_BYTES, parseLadderFile } from './ladder-file.ts';

export function OpenLadder({ onOpen }: { readonly onOpen: (ladder: OwnLadder) => void }) {
  const says = words('ladders').list;
  const hasFailed = useSignal(false);
  const id = useId();
  const open = async (file: File): Promise<void> => {
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '');
    const ladder = parseLadderFile(text);
    hasFailed.value = ladder === undefined;
    if (ladder !== undefined) onOpen(ladder);
  };
  return (
    <div class="ladder-open">
      <label class="list-row">
        <Icon name="open-file" />
        <span class="grow">{says.openFile}</span>
        <input
          class="visually-hidden"
          type="file"
          accept=".json,.txt,application/json"
          aria-label={says.openFile}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void open(file);
            // The same file chosen again is another try.
            currentTarget.value = '';
          }}
        />
      </label>
      <div id={id} role="alert">
        {hasFailed.value && <p class="problem">{says.notAFile}</p>}
      </div>
    </div>
  );
}
