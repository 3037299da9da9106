/** Below the hand: what to do now, and the tools beside it. */
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from '../board/icons.tsx';
import { SORTS, settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { actionsFor } from './actions.ts';
import type { TableModel } from './table-model.ts';

export function ActionBar({ model }: { readonly model: TableModel }) {
  const say = words('table');
  const actions = actionsFor(model);
  const { online } = model;
  return (
    <footer class="action-bar">
      <div class="action-tools">
        <SortTool model={model} />
        {online === undefined && (
          <Tool
            icon="hint"
            name={say.hint}
            keys="H"
            isOff={!model.isDue.value}
            onPress={() => void model.askHint()}
          />
        )}
        {online?.mayTakeBack.value !== false && (
          <Tool
            icon="undo"
            name={say.takeBack}
            keys="U"
            isOff={!model.canTakeBack.value}
            onPress={() => void model.takeBack()}
          />
        )}
      </div>
      <div class="action-buttons">
        {actions.toReversed().map(({ name, run }, index) => (
          <button
            key={name}
            type="button"
            class={
              run !== undefined && index === actions.length - 1
                ? 'button button-primary action-main'
                : 'button action-main'
            }
            disabled={run === undefined || model.state.value?.isBusy === true}
            onClick={run}
          >
            {name}
          </button>
        ))}
      </div>
    </footer>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly keys: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

function Tool({ icon, name, keys, isOff, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function SortTool({ model }: { readonly model: TableModel }) {
  const say = words('table');
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={say.sort}
        title={say.sort}
        aria-keyshortcuts="S"
        popoverTarget="sort-menu"
      >
        <Icon name="sort" />
      </button>
      <div id="sort-menu" class="sort-menu" popover="auto" ref={menu}>
        <div class="menu" role="group" aria-label={say.sort}>
          {SORTS.map((sort) => (
            <button
              key={sort}
              type="button"
              class="list-row"
              aria-pressed={settings.value.sort === sort}
              onClick={() => {
                model.sortBy(sort);
                menu.current?.hidePopover();
              }}
            >
              <span class="grow">{say.sorts[sort]}</span>
              {settings.value.sort === sort && <Icon name="check" />}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
