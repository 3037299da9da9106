/** Laying the level: what a hint would lay, the solver's ways to look through, or put together by hand.
 * Nothing is laid before it was seen. */
import { useSignal } from '@preact/signals';
import { ladderOfSeat, type LayLevel, type Seat } from '@palier/rules';
import { refusalOf, restAfter } from '@palier/table/seat';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { CardList } from '../../board/cards.tsx';
import { Segments } from '../../ui/choices.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { TableModel } from '../table-model.ts';
import { LayByHand, LayingView, WhyNotLaid } from './lay-by-hand.tsx';
import { Button, IconButton } from '../../ui/button.tsx';

type Props = { readonly model: TableModel; readonly seat: Seat };

export function LaySheet({ hinted, ...props }: Props & { readonly hinted?: LayLevel }) {
  const { model, seat } = props;
  const { layings } = model.study.value;
  const areOthersOpen = useSignal(hinted === undefined);
  // The solver's ways may come after the sheet.
  const chosen = useSignal<'ways' | 'hand' | undefined>(undefined);
  const mode = chosen.value ?? (layings.length > 0 ? 'ways' : 'hand');
  useEffect(() => {
    if (mode === 'ways' && chosen.peek() === undefined) focusFirst();
  }, [mode]);
  const { setup, left } = model.view.value.table;
  const isOpen = ladderOfSeat(setup, seat).mode === 'open';
  const level = model.aim.value?.level ?? left[seat - 1]![0]!;
  const title = isOpen
    ? words('tableSheets').layAny
    : words('tableSheets').layTitle(level, setup.edition);
  if (hinted !== undefined && !areOthersOpen.value) {
    return (
      <Sheet title={title} onClose={model.closeSheet}>
        <LayWay {...props} way={hinted}>
          <Button onClick={() => (areOthersOpen.value = true)}>
            {words('tableSheets').otherWays}
          </Button>
        </LayWay>
      </Sheet>
    );
  }
  return (
    <Sheet title={title} onClose={model.closeSheet}>
      {layings.length > 0 && (
        <Segments<'ways' | 'hand'>
          legend={title}
          isLegendHidden
          choices={[
            { value: 'ways', title: words('tableSheets').proposals },
            { value: 'hand', title: words('tableSheets').byHand },
          ]}
          value={mode}
          onChoose={(one) => (chosen.value = one)}
        />
      )}
      {mode === 'ways' ? (
        <LayWays {...props} />
      ) : (
        <LayByHand {...props} onBegin={() => (chosen.value = 'hand')} />
      )}
    </Sheet>
  );
}

/** Ways that come after the sheet have the focus as if they had been there. */
function focusFirst(): void {
  document.querySelector<HTMLElement>('dialog:modal [autofocus]')?.focus();
}

function LayWays({ model, seat }: Props) {
  const { layings, hasMoreLayings } = model.study.value;
  const at = useSignal(0);
  const table = words('table');
  const way = layings[Math.min(at.value, layings.length - 1)];
  if (way === undefined) return <p>{words('tableSheets').notComplete}</p>;
  const step = (by: number): void => {
    at.value = (at.value + by + layings.length) % layings.length;
  };
  return (
    <LayWay
      model={model}
      seat={seat}
      way={way}
      steps={
        layings.length > 1 && (
          <div class="row middle">
            <IconButton icon="step-back" says={table.previous} onClick={() => step(-1)} />
            <span>{words('tableSheets').way(at.value + 1, layings.length, hasMoreLayings)}</span>
            <IconButton icon="step-forward" says={table.next} onClick={() => step(1)} />
          </div>
        )
      }
    />
  );
}

type LayWayProps = Props & {
  readonly way: LayLevel;
  /** To other ones. */
  readonly steps?: ComponentChildren;
  /** Beside the button that lays it. */
  readonly children?: ComponentChildren;
};

/** One laying as it would lie there, and what stays in hand. */
function LayWay({ model, seat, way, steps, children }: LayWayProps) {
  const id = useId();
  const table = words('table');
  const rest = restAfter(model.hand.value, way);
  // Before the draw, or in another's turn, a laying can be looked at all the same.
  const refusal = refusalOf(model.view.value, way);
  const { setup, left } = model.view.value.table;
  const level = way.level ?? left[seat - 1]![0]!;
  return (
    <>
      <p class="lay-asked">
        {table.levelAsks(
          level,
          words('game').level(ladderOfSeat(setup, seat).levels[level - 1]!),
          setup.edition,
        )}
      </p>
      <div class="lay-way" aria-live="polite" id={id}>
        <LayingView model={model} seat={seat} command={way} />
        <p class="soft small">{table.stays(rest.length)}</p>
        <CardList class="lay-rest" says={words('game').card} cards={rest} />
      </div>
      {steps}
      <div class="sheet-actions">
        <WhyNotLaid model={model} refusal={refusal} />
        {children}
        <Button
          class="button-primary"
          // The focus begins here, and with it the cards are read.
          autofocus
          aria-describedby={id}
          disabled={refusal !== undefined}
          onClick={() => void model.act(way)}
        >
          {words('tableSheets').layThis}
        </Button>
      </div>
    </>
  );
}
