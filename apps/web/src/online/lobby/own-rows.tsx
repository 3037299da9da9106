/** What somebody can do about themselves at this table. */
import { useSignal } from '@preact/signals';
import { words } from '../../state/words.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { goInstead } from '../../state/router.ts';
import { OnlineIcon, type GlyphName } from '../../ui/online-icons.tsx';
import { RenameSheet } from '../rename-sheet.tsx';
import { ReturnSheet } from '../return-sheet.tsx';
import { forgetTicket } from '../tickets.ts';
import type { Hosting } from './hosting.ts';

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
