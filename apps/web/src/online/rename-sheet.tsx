/** Another nickname at this table. */
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { problemIn } from './answers.ts';
import { NicknameField } from './nickname-field.tsx';
import { keptNickname } from './nickname.ts';
import type { OnlineRoom } from './online-room.ts';

export type RenameSheetProps = { readonly online: OnlineRoom; readonly onClose: () => void };

export function RenameSheet({ online, onClose }: RenameSheetProps) {
  const { lobby, start } = words('online');
  const { room, me } = online.state.value!;
  const name = useSignal(room.people.find(({ id }) => id === me)?.name ?? '');
  const problem = useSignal('');

  async function rename(): Promise<void> {
    const wanted = name.value.trim();
    if (wanted === '') {
      problem.value = start.nicknameMissing;
      return;
    }
    const trouble = problemIn(await online.client.rename(wanted));
    if (trouble !== undefined) {
      problem.value = trouble;
      return;
    }
    keptNickname.set(wanted);
    onClose();
  }

  return (
    <Sheet title={lobby.rename} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <NicknameField name={name} problem={problem} />
        <div class="sheet-actions">
          <button type="button" class="button" onClick={onClose}>
            {words('shell').cancel}
          </button>
          <button type="submit" class="button button-primary">
            {words('shell').newGame.done}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
