/** What somebody can do about themselves at this table. */
import { useSignal } from '@preact/signals';
import { goInstead, makeRoute } from '../../state/router.ts';
import { changeProfile } from '../../state/own-profile.ts';
import { words } from '../../state/words.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { OnlineIcon } from '../../ui/online-icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { problemIn } from '../answers.ts';
import { NicknameField } from '../nickname-field.tsx';
import type { OnlineRoom } from '../online-room.ts';
import { ReturnSheet } from '../return-sheet.tsx';
import { forgetSeat } from '../shared-seats.ts';
import type { Hosting } from './hosting.ts';
import { Button } from '../../ui/button.tsx';
import { RowButton } from '../../ui/choices.tsx';
import { Form } from '../../ui/form.tsx';

const ROWS = [
  ['return', 'key'],
  ['rename', 'pen'],
  ['leave', 'leave'],
] as const;

type Open = (typeof ROWS)[number][0] | undefined;

export function OwnRows({ hosting }: { readonly hosting: Hosting }) {
  const { lobby, returning } = words('online');
  const open = useSignal<Open>(undefined);
  const { client } = hosting.online;
  const { id, code, club } = hosting.room.value;
  const { token } = client;
  const close = (): void => {
    open.value = undefined;
  };

  async function leave(): Promise<void> {
    close();
    if (!(await hosting.hear(client.leave()))) return;
    if (token !== undefined) void forgetSeat({ id, token });
    goInstead({ t: 'online' });
  }

  return (
    <div class="panel panel-list">
      {club !== undefined && (
        <a class="list-row" href={makeRoute({ t: 'place', place: 'clubs', operand: club })}>
          <OnlineIcon name="group" />
          <span class="grow">{lobby.toClub}</span>
        </a>
      )}
      {ROWS.map(([what, icon]) => (
        <RowButton
          key={what}
          art={<OnlineIcon name={icon} />}
          says={what === 'return' ? returning.title : lobby[what]}
          isAsking
          onPress={() => (open.value = what)}
        />
      ))}
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
    changeProfile({ name: wanted });
    onClose();
  }

  return (
    <Sheet title={lobby.rename} onClose={onClose}>
      <Form onSubmit={() => void rename()}>
        <NicknameField name={name} problem={problem} />
        <div class="sheet-actions">
          <Button onClick={onClose}>{words('shell').cancel}</Button>
          <Button type="submit" class="button-primary">
            {words('shell').newGame.done}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
