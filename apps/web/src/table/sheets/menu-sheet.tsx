/** The table's menu: pause, pace, sound, the way to the rest and home. */
import { Icon, type IconName } from '../../board/icons.tsx';
import { Segments } from '../../ui/choices.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { go } from '../../state/router.ts';
import { PACES, change, settings } from '../../state/settings.ts';
import { Slot } from '../online.tsx';
import type { OpenedSheet, TableModel } from '../table-model.ts';
import { Button } from '../../ui/button.tsx';

export function MenuSheet({ model }: { readonly model: TableModel }) {
  const table = words('table');
  const { sound } = settings.value;
  const isAtHome = model.online === undefined;
  const open = (sheet: OpenedSheet) => () => (model.sheet.value = sheet);
  return (
    <Sheet title={table.menu} onClose={model.closeSheet}>
      <div class="panel panel-list">
        {isAtHome ? (
          <Row
            icon={model.isPaused.value ? 'play' : 'pause'}
            name={model.isPaused.value ? table.resume : table.pause}
            onPress={() => {
              model.pause(!model.isPaused.value);
              model.closeSheet();
            }}
          />
        ) : (
          <Slot at="menu" model={model} />
        )}
        <Row
          icon={sound ? 'sound' : 'sound-off'}
          name={sound ? table.soundOff : table.soundOn}
          onPress={() => change({ sound: !sound })}
        />
        <Row icon="hint" name={table.situation} onPress={open({ t: 'situation' })} />
        <Row icon="history" name={table.history} onPress={open({ t: 'history' })} />
        <Row icon="book" name={table.rulebook} onPress={open({ t: 'rules' })} />
        <Row icon="settings" name={table.settings} onPress={open({ t: 'settings' })} />
      </div>
      {isAtHome ? <AtHome model={model} /> : <Slot at="leave" model={model} />}
    </Sheet>
  );
}

/** What only a game at home has. */
function AtHome({ model }: { readonly model: TableModel }) {
  const table = words('table');
  const { atOnce, asSet } = words('peaks').tempo;
  const { isAtOnce } = model.tempo;
  return (
    <>
      <div class="panel panel-list">
        <Row
          icon={isAtOnce.value ? 'play' : 'step-forward'}
          name={isAtOnce.value ? asSet : atOnce}
          onPress={() => {
            isAtOnce.value = !isAtOnce.value;
            model.closeSheet();
          }}
        />
      </div>
      <Segments
        legend={table.pace}
        choices={PACES.map((value) => ({ value, title: table.paces[value] }))}
        value={settings.value.pace}
        onChoose={(pace) => change({ pace })}
      />
      <div class="sheet-actions">
        <Button icon="back" onClick={() => go({ t: 'home' })}>
          {table.leave}
        </Button>
      </div>
      <p class="soft small">{table.leaveAbout}</p>
    </>
  );
}

export type RowProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
};

export function Row({ icon, name, onPress }: RowProps) {
  return (
    <button type="button" class="list-row" onClick={onPress}>
      <Icon name={icon} />
      <span class="grow">{name}</span>
    </button>
  );
}
