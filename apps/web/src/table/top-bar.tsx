/** Above the table: the menu, where the game stands, and the sound. */
import { Icon } from '../board/icons.tsx';
import { change, settings } from '../state/settings.ts';
import { ui, words } from '../state/words.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';

export function TopBar({ model }: { readonly model: TableModel }) {
  const { table } = model.view.value;
  const say = ui().table;
  const { sound } = settings.value;
  const soundName = sound ? say.soundOff : say.soundOn;
  return (
    <header class="top-bar">
      <button
        type="button"
        class="icon-button"
        aria-label={say.menu}
        onClick={() => {
          model.sheet.value = { t: 'menu' };
        }}
      >
        <Icon name="menu" />
      </button>
      <p class="top-title">
        <strong>{say.round(table.round)}</strong>
        <span>{words().edition(table.setup.edition)}</span>
      </p>
      <Slot at="top" model={model} />
      <button
        type="button"
        class="icon-button"
        aria-label={soundName}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'sound-off'} />
      </button>
    </header>
  );
}
