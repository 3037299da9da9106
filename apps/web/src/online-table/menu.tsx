/** In the table's menu: what concerns the others, and the two ways to go. */
import { Icon } from '../board/icons.tsx';
import { isOverDays } from '@palier/table/room';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import type { OnlineSheet } from '../table/online.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import type { PartProps } from './seat-sign.tsx';
import { Button } from '../ui/button.tsx';
import { RowButton } from '../ui/choices.tsx';

export function MenuRows({ at, model }: PartProps) {
  const { menu } = words('onlineTable');
  const { me } = at.told.value;
  const open = (name: OnlineSheet) => () => {
    model.sheet.value = { t: 'online', name };
  };
  return (
    <>
      <RowButton art={<OnlineIcon name="invite" />} says={menu.invite} onPress={open('invite')} />
      {me !== undefined && at.client.token !== undefined && (
        <RowButton
          art={<OnlineIcon name="key" />}
          says={menu.returnCode}
          onPress={open('return')}
        />
      )}
      <RowButton art={<Icon name="people" />} says={menu.people} onPress={open('people')} />
      <RowButton
        art={<OnlineIcon name="options" />}
        says={menu.options}
        onPress={open('options')}
      />
    </>
  );
}

export function MenuLeave({ at, model }: PartProps) {
  const { menu } = words('onlineTable');
  const { room, seat } = at.told.value;
  return (
    <>
      <div class="sheet-actions">
        {seat !== undefined && (
          <Button
            class="button-quiet"
            onClick={() => {
              model.sheet.value = { t: 'online', name: 'leave' };
            }}
          >
            {menu.leave}
          </Button>
        )}
        <Button onClick={() => go({ t: 'home' })} icon="back">
          {seat === undefined ? menu.stopWatching : menu.home}
        </Button>
      </div>
      {seat !== undefined && (
        <p class="menu-note">
          {menu.homeAbout[isOverDays(room.options.clock) ? 'days' : room.options.absence]}
        </p>
      )}
    </>
  );
}
