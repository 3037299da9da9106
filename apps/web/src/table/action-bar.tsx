/** Below the hand: what to do now, and the tools beside it. */
import { useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { HAND_SORTS } from '@palier/table/seat';
import { settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { actionsFor } from './actions.ts';
import type { TableModel } from './table-model.ts';
import { IconButton } from '../ui/button.tsx';

export function ActionBar({ model }: { readonly model: TableModel }) {
  const say = words('table');
  const actions = actionsFor(model);
  const { online } = model;
  return (
    <footer class="action-bar">
      <div class="action-tools">
        <SortTool model={model} />
        {online === undefined && (
          <IconButton
            icon="hint"
            says={say.hint}
            title={say.hint}
            aria-keyshortcuts="H"
            disabled={!model.isDue.value}
            onClick={() => void model.askHint()}
          />
        )}
        {online?.mayTakeBack.value !== false && (
          <IconButton
            icon="undo"
            says={say.takeBack}
            title={say.takeBack}
            aria-keyshortcuts="U"
            disabled={!model.canTakeBack.value}
            onClick={() => void model.takeBack()}
          />
        )}
      </div>
      <div class="action-buttons">
        {actions.toReversed().map(({ name, run, isAsked }, index) => (
          <button
            key={name}
            type="button"
            class={
              run !== undefined && (isAsked ?? index === actions.length - 1)
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

function SortTool({ model }: { readonly model: TableModel }) {
  const say = words('table');
  const menu = useRef<HTMLDialogElement>(null);
  const close = (): void => menu.current?.close();
  return (
    <>
      <IconButton
        icon="sort"
        says={say.sort}
        title={say.sort}
        aria-keyshortcuts="S"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      />
      <dialog
        ref={menu}
        class="sort-menu"
        aria-label={say.sort}
        onClick={({ target }) => {
          // The backdrop belongs to the dialog itself, everything inside to its children.
          if (target === menu.current) close();
        }}
      >
        <div class="menu">
          {HAND_SORTS.map((sort) => (
            <button
              key={sort}
              type="button"
              class="list-row"
              aria-pressed={settings.value.sort === sort}
              onClick={() => {
                model.sortBy(sort);
                close();
              }}
            >
              <span class="grow">{say.sorts[sort]}</span>
              {settings.value.sort === sort && <Icon name="check" />}
            </button>
          ))}
        </div>
      </dialog>
    </>
  );
}
