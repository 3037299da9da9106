/** What somebody can do about themselves at this table. */
import { useSignal } from '@preact/signals';
import { goInstead } from '../../state/router.ts';
import { words } from '../../state/words.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { OnlineIcon, type GlyphName } from '../../ui/online-icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { problemIn } from '../answers.ts';
import { NicknameField } from '../nickname-field.tsx';
import { keptNickname } from '../nickname.ts';
import type { OnlineRoom } from '../online-room.ts';
import { ReturnSheet } from '../return-sheet.tsx';
import { forgetTicket } from '../tickets.ts';
import type { Hosting } from './hosting.ts';
import { Button } from '../../ui/button.tsx';

type Open = 'return' | 'rename' | 'leave' | undefined;

export function OwnRows({ hosting }: { readonly hosting: Hosting }) {
  const { lobby, returning } = words('online');
  const open = useSignal<Open>(undefined);
  const { client } = hosting.online;
  const { id, code } = hosting.room.value;
  const { token } = client;
  const close = (): void => {
    open.value = undefined;
  };

  async function leave(): Promise<void> {
    close();
    if (!(await hosting.hear(client.leave()))) return;
    forgetTicket(id);
    goInstead({ t: 'online' });
  }

  return (
    <div class="panel panel-list">
      <OwnRow icon="key" says={returning.title} onOpen={() => (open.value = 'return')} />
      <OwnRow icon="pen" says={lobby.rename} onOpen={() => (open.value = 'rename')} />
      <OwnRow icon="leave" says={lobby.leave} onOpen={() => (open.value = 'leave')} />
      {open.value === 'return' && token !== undefined && (
        <ReturnSheet code={code} token={token} onClose={close} />
      )}
      {open.value === 'rename' && <RenameSheet online={hosting.online} onClose={close} />}
      {open.value === 'leave' && (
        <Confirm
          title={lobby.leaveAsk}
          about={lobby.leaveAbout}
          yes={lobby.leave}
          no={lobby.stay}
          onYes={() => void leave()}
          onNo={close}
        />
      )}
    </div>
  );
}

type OwnRowProps = {
  readonly icon: GlyphName;
  readonly says: string;
  readonly onOpen: () => void;
};

function OwnRow({ icon, says, onOpen }: OwnRowProps) {
  return (
    <button type="button" class="list-row" aria-haspopup="dialog" onClick={onOpen}>
      <OnlineIcon name={icon} />
      <span class="grow">{says}</span>
    </button>
  );
}

type RenameSheetProps = { readonly online: OnlineRoom; readonly onClose: () => void };

/** Another nickname at this table. */
function RenameSheet({ online, onClose }: RenameSheetProps) {
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
          <Button onClick={onClose}>{words('shell').cancel}</Button>
          <Button type="submit" class="button-primary">
            {words('shell').newGame.done}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
