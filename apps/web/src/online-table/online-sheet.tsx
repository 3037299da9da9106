/** What of a table online lies over it: one thing at a time. */
import type { ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import type { OnlineSheet } from '../table/online.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { InviteSheet, OptionsSheet, PeopleSheet, WayBackSheet } from './around.tsx';
import { ReportAtTable } from './report.tsx';
import type { PartProps } from './seat-sign.tsx';
import { TalkSheet } from './talk-sheet.tsx';
import { Button } from '../ui/button.tsx';

const SHEETS: { readonly [Name in OnlineSheet]: ComponentType<PartProps> } = {
  talk: TalkSheet,
  invite: InviteSheet,
  return: WayBackSheet,
  people: PeopleSheet,
  options: OptionsSheet,
  report: ReportAtTable,
  leave: LeaveSheet,
};

export function OnlineSheets(props: PartProps) {
  const sheet = props.model.sheet.value;
  if (sheet?.t !== 'online') return null;
  const Named = SHEETS[sheet.name];
  return <Named {...props} />;
}

/** Giving up a seat for good: asked first, since a bot has it then. */
function LeaveSheet({ at, model }: PartProps) {
  const { menu } = words('onlineTable');
  const state = useSignal<'idle' | 'leaving' | 'failed'>('idle');
  const close = (): void => {
    model.sheet.value = undefined;
  };
  const leave = async (): Promise<void> => {
    state.value = 'leaving';
    const answer = await at.client.leave();
    if (answer.t === 'done') go({ t: 'home' });
    else state.value = 'failed';
  };
  return (
    <Sheet title={menu.leaveAsk} onClose={close}>
      <p>{menu.leaveAbout}</p>
      <p role="alert">{state.value === 'failed' ? menu.failed : ''}</p>
      <div class="sheet-actions">
        <Button onClick={close}>{menu.stay}</Button>
        <Button
          class="button-danger"
          disabled={state.value === 'leaving'}
          onClick={() => void leave()}
        >
          {menu.leave}
        </Button>
      </div>
    </Sheet>
  );
}
