/** In the table's menu: what concerns the others, and the two ways to go. */
import { Icon, type IconName } from '../board/icons.tsx';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import type { OnlineSheet } from '../table/online.tsx';
import { OnlineIcon, type GlyphName } from '../ui/online-icons.tsx';
import type { PartProps } from './seat-sign.tsx';
import { Button } from '../ui/button.tsx';

export function MenuRows({ at, model }: PartProps) {
  const { menu } = words('onlineTable');
  const { me } = at.told.value;
  const open = (name: OnlineSheet) => () => {
    model.sheet.value = { t: 'online', name };
  };
  return (
    <>
      <Row glyph="invite" name={menu.invite} onPress={open('invite')} />
      {me !== undefined && at.client.token !== undefined && (
        <Row glyph="key" name={menu.returnCode} onPress={open('return')} />
      )}
      <Row icon="people" name={menu.people} onPress={open('people')} />
      <Row glyph="options" name={menu.options} onPress={open('options')} />
    </>
  );
}

type RowProps = {
  readonly icon?: IconName;
  readonly glyph?: GlyphName;
  readonly name: string;
  readonly onPress: () => void;
};

function Row({ icon, glyph, name, onPress }: RowProps) {
  return (
    <button type="button" class="list-row" onClick={onPress}>
      {icon !== undefined && <Icon name={icon} />}
      {glyph !== undefined && <OnlineIcon name={glyph} />}
      <span class="grow">{name}</span>
    </button>
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
      {seat !== undefined && <p class="menu-note">{menu.homeAbout[room.options.absence]}</p>}
    </>
  );
}
