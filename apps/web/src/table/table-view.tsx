/** A game being played, drawn. */
import { ladderOfSeat, levelOf } from '@palier/rules';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Heading } from '../ui/heading.tsx';
import { lazy } from '../ui/lazy.tsx';
import { skyProgress } from '../state/sky.ts';
import { ui, words } from '../state/words.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { Around } from './around.tsx';
import { Curtain } from './curtain.tsx';
import { useFlights } from './use-flights.ts';
import { HandCards } from './hand.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { LevelBar } from './level-bar.tsx';
import { Slot } from './online.tsx';
import { RefusalNote } from './refusal.tsx';
import { GameEnd, RoundEnd } from './round-end.tsx';
import { DecisionSheet } from './sheets/decision-sheets.tsx';
import { hearKey } from './shortcuts.ts';
import { SideHistory } from './side-history.tsx';
import type { TableModel } from './table-model.ts';
import { useSounds } from './use-sounds.ts';
import { TopBar } from './top-bar.tsx';
import './table.css';
import './around.css';
import './hand.css';
import './refusal.css';
import './sheets.css';

/** Fetched once the first cards are there: a sheet is never the first thing. */
export const OpenSheet = lazy(async () => {
  const { OpenSheet: Part } = await import('./sheets/index.tsx');
  return Part;
});

export function TableView({ model }: { readonly model: TableModel }) {
  if (model.state.value === undefined) {
    return (
      <main class="table-instead">
        <p>{ui().table.loading}</p>
      </main>
    );
  }
  const isOver = model.view.value.table.step === 'over';
  if (!isOver) return <Laid model={model} />;
  return model.online === undefined ? <GameEnd model={model} /> : <Slot at="end" model={model} />;
}

function Laid({ model }: { readonly model: TableModel }) {
  const { table } = model.view.value;
  const progress = progressOf(model);
  useEffect(() => {
    skyProgress.value = progress;
  }, [progress]);
  return (
    <TableFrame
      model={model}
      header={
        <>
          <div class="visually-hidden">
            <Heading text={ui().table.heading(table.round, words().edition(table.setup.edition))} />
          </div>
          <TopBar model={model} />
        </>
      }
    >
      <Over model={model} />
    </TableFrame>
  );
}

export type TableFrameProps = {
  readonly model: TableModel;
  readonly header: ComponentChildren;
  readonly class?: string;
  readonly root?: RefObject<HTMLElement | null>;
  /** What comes over it. */
  readonly children: ComponentChildren;
};

/** The table with its keys, its flights and its sounds, as it is played at home, online and in a lesson. */
export function TableFrame({ model, header, class: extra, children, ...props }: TableFrameProps) {
  const own = useRef<HTMLElement>(null);
  const root = props.root ?? own;
  useFlights(root, model);
  useSounds(model);
  const hearFocus = useKeptFocus(root, model);
  useEffect(OpenSheet.preload, []);
  return (
    <main
      ref={root}
      class={extra === undefined ? 'table' : `table ${extra}`}
      data-players={model.view.value.table.setup.players}
      data-due={model.isDue.value}
      onFocusIn={hearFocus}
      onKeyDown={(event) => hearKey(event, model)}
    >
      {header}
      <Around model={model} />
      <Own model={model} />
      <SideHistory model={model} />
      <Slot at="notes" model={model} />
      <RefusalNote model={model} />
      <Announcer model={model} />
      {children}
    </main>
  );
}

/** What is the viewer's own; online there are viewers who have nothing. */
function Own({ model }: { readonly model: TableModel }) {
  const isWatching = model.online !== undefined && model.seat.value === undefined;
  if (isWatching) return <Slot at="foot" model={model} />;
  return (
    <>
      <LevelBar model={model} />
      <HandCards model={model} />
      <ActionBar model={model} />
    </>
  );
}

/** A round that ended is looked at before anything is asked. */
function Over({ model }: { readonly model: TableModel }) {
  if (model.online?.isOver.value === true) return <Slot at="over" model={model} />;
  if (model.ended.value !== undefined) return <RoundEnd model={model} />;
  const curtain = model.curtain.value;
  if (curtain !== undefined) return <Curtain model={model} seat={curtain} />;
  if (model.sheet.value !== undefined) return <OpenSheet model={model} />;
  return <DecisionSheet model={model} />;
}

/** How far the leader has climbed: 0 at the foot, 1 on the moon. */
function progressOf(model: TableModel): number {
  const { table } = model.view.value;
  const shares = model.seats.value.map((_, index) => {
    const { length } = ladderOfSeat(table.setup, index + 1).levels;
    return (levelOf(table, index + 1) - 1) / length;
  });
  return Math.max(...shares);
}
