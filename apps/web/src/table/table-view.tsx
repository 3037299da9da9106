/** A game being played, drawn. */
import { effect } from '@preact/signals';
import { ladderOfSeat, levelOf } from '@palier/rules';
import { foremostOf, seatFacts } from '@palier/table/seat';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fetchDrawings } from '../board/looks.ts';
import { Staircase } from '../board/staircase.tsx';
import { wantWords, words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { lazy } from '../ui/lazy.tsx';
import { change, settings } from '../state/settings.ts';
import { skyProgress } from '../state/sky.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { Around } from './around.tsx';
import { useFirstPrompts } from './first-prompts.ts';
import { useFlights } from './flights.ts';
import { SideHistory } from './history.tsx';
import { HandCards } from './hand.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { LevelBar } from './level-bar.tsx';
import { focusHand } from './hand-keys.ts';
import { namesAt } from './naming.ts';
import { Slot } from './online.tsx';
import { OrderNote } from './order-note.tsx';
import { RefusalNote } from './refusal.tsx';
import { GameEnd, RoundEnd } from './round-end.tsx';
import { hearKey } from './shortcuts.ts';
import type * as Sounds from './sounds.ts';
import type { Happened, TableModel } from './table-model.ts';
import { Button, IconButton } from '../ui/button.tsx';
import './table.css';
import './around.css';
import './laid.css';
import './hand.css';

/** Fetched once the first cards are there: nothing comes over the table before them. */
export const OpenSheet = lazy(
  async () => {
    const { OverTable: Part } = await import('./sheets/index.tsx');
    return Part;
  },
  'tableSheets',
  'peaks',
);

export function TableView({ model }: { readonly model: TableModel }) {
  if (model.state.value === undefined) {
    return (
      <main class="instead">
        <p>{words('table').loading}</p>
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
  useFirstPrompts(model);
  useEffect(() => {
    skyProgress.value = progress;
  }, [progress]);
  return (
    <TableFrame
      model={model}
      header={
        <>
          <div class="visually-hidden">
            <Heading
              text={words('table').heading(table.round, words('game').edition(table.setup.edition))}
            />
          </div>
          <SkipLink model={model} />
          <TopBar model={model} />
        </>
      }
    >
      <Over model={model} />
    </TableFrame>
  );
}

type TableFrameProps = {
  readonly model: TableModel;
  readonly header: ComponentChildren;
  readonly class?: string;
  readonly root?: RefObject<HTMLElement | null>;
  /** In place of what to do. */
  readonly foot?: ComponentChildren;
  /** What comes over it. */
  readonly children: ComponentChildren;
};

/** The table with its keys, its flights and its sounds, as it is played at home, online and in a lesson. */
export function TableFrame({ model, header, class: extra, children, ...props }: TableFrameProps) {
  const own = useRef<HTMLElement>(null);
  const { online } = model;
  const Lying = online?.parts.around ?? Around;
  const root = props.root ?? own;
  // The focus first: to set it the browser measures the table, which nothing may have moved by then.
  const hearFocus = useKeptFocus(root, model);
  useFlights(root, model);
  useSounds(model);
  usePeaks(root, model);
  useEffect(() => {
    OpenSheet.preload();
    void fetchDrawings();
  }, []);
  return (
    <main
      ref={root}
      class={extra === undefined ? 'table' : `table ${extra}`}
      data-players={model.view.value.table.setup.players}
      data-due={model.isDue.value}
      data-stage={model.stage.value}
      data-look={online?.look?.value}
      onFocusIn={hearFocus}
      onKeyDown={(event) => {
        if (!hurries(event, model)) hearKey(event, model);
      }}
      onClick={({ target }) => {
        // A tap on something is about that, while it is played; one that opened something always.
        const isElsewhere = model.stage.peek() === 'playing' && isOnSomething(target as Element);
        if (model.sheet.peek() === undefined && !isElsewhere) model.hurry();
      }}
    >
      {header}
      <Lying model={model} />
      <Own model={model} foot={props.foot} />
      <SideHistory model={model} />
      <Slot at="notes" model={model} />
      <RefusalNote model={model} />
      <OrderNote model={model} />
      <Announcer model={model} />
      {children}
    </main>
  );
}

/** Whether there is something to touch there: everywhere else a tap hurries. */
function isOnSomething(target: Element): boolean {
  return target.closest('button, a, input, label, dialog, .hand-card') !== null;
}

/** While the table holds at a round's end any key that does nothing else goes on to what comes. */
function hurries({ key, repeat }: KeyboardEvent, model: TableModel): boolean {
  if (model.stage.peek() !== 'ending' || repeat || WALKING.has(key)) return false;
  model.hurry();
  return key !== 'Enter' && key !== ' ';
}

/** They move the focus, or are half of another key. */
const WALKING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** What is the viewer's own; online there are viewers who have nothing. */
function Own({ model, foot }: Pick<TableFrameProps, 'model' | 'foot'>) {
  const isWatching = model.online !== undefined && model.seat.value === undefined;
  if (isWatching) return <Slot at="foot" model={model} />;
  return (
    <>
      <LevelBar model={model} />
      <HandCards model={model} />
      {foot ?? <ActionBar model={model} />}
    </>
  );
}

/** Six players have more places than anybody wants to pass on the way to the own cards. */
function SkipLink({ model }: { readonly model: TableModel }) {
  if (model.seat.value === undefined) return null;
  return (
    <Button class="skip-link" onClick={focusHand}>
      {words('table').toHand}
    </Button>
  );
}

/** A round that ended is looked at before anything is asked, and after what was open. */
function Over({ model }: { readonly model: TableModel }) {
  if (model.online?.isOver.value === true) return <Slot at="over" model={model} />;
  const isOpen = model.curtain.value !== undefined || model.sheet.value !== undefined;
  return isOpen || isDeciding(model) ? <OpenSheet model={model} /> : <RoundEnd model={model} />;
}

/** Whether the rules ask something of this viewer beyond a turn. */
function isDeciding({ view, isDue }: TableModel): boolean {
  const { step } = view.value.table;
  return isDue.value && step !== 'draw' && step !== 'play';
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

/** Above the table: the menu, where the game stands, and the sound. */
function TopBar({ model }: { readonly model: TableModel }) {
  const { table } = model.view.value;
  const say = words('table');
  const { sound } = settings.value;
  const soundName = sound ? say.soundOff : say.soundOn;
  return (
    <header class="top-bar">
      <IconButton icon="menu" says={say.menu} onClick={() => (model.sheet.value = { t: 'menu' })} />
      <p class="top-title">
        <strong>{say.round(table.round)}</strong>
        <LeaderStairs model={model} />
        <span>{words('game').edition(table.setup.edition)}</span>
      </p>
      <Slot at="top" model={model} />
      <IconButton
        icon={sound ? 'sound' : 'sound-off'}
        says={soundName}
        onClick={() => change({ sound: !sound })}
      />
    </header>
  );
}

/** Great moments are shown; what shows them is fetched after the first cards. */
function usePeaks(root: RefObject<HTMLElement | null>, model: TableModel): void {
  useEffect(() => {
    let isGone = false;
    // What happens before it is there is shown when it comes.
    const early: Happened[] = [];
    let end = model.onEvents((...happened) => early.push(happened));
    const start = async (): Promise<void> => {
      const [{ showPeaks }] = await Promise.all([import('./peak-show.tsx'), wantWords('peaks')]);
      if (isGone || root.current === null) return;
      end();
      end = showPeaks(root.current, model, early);
    };
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      end();
    };
  }, [model]);
}

/** How far whoever leads has come on the way to the moon. */
function LeaderStairs({ model }: { readonly model: TableModel }) {
  const { table } = model.view.value;
  const leader = foremostOf(table);
  const { levels, at, gone } = seatFacts(table, leader);
  return (
    <span class="top-climb">
      <Staircase levels={levels} at={at} {...(gone && { gone })} />
      <span class="visually-hidden">{words('table').furthest(namesAt(model).level(leader))}</span>
    </span>
  );
}

/** What happens is heard. Nothing sounds before the page was touched: then the sounds are fetched. */
function useSounds(model: TableModel): void {
  useEffect(() => {
    let sounds: typeof Sounds | undefined;
    const wake = (): void => {
      const { sound, haptics } = settings.value;
      if (sound || haptics) void wakeSounds().catch(() => undefined);
    };
    const wakeSounds = async (): Promise<void> => {
      sounds ??= await import('./sounds.ts');
      sounds.wakeSound();
    };
    let wasDue = model.isDue.peek();
    let { volume } = settings.peek();
    let refusals = model.refusals.peek();
    const endings = [
      model.onEvents((events, { view: before }, { view: after }) =>
        sounds?.soundEvents(events, {
          before: before.table,
          after: after.table,
          viewer: model.seat.peek(),
        }),
      ),
      effect(() => {
        if (settings.value.volume !== volume) sounds?.soundVolume();
        ({ volume } = settings.value);
      }),
      effect(() => {
        const isDue = model.isDue.value;
        if (isDue && !wasDue) sounds?.soundTurn();
        wasDue = isDue;
      }),
      effect(() => {
        if (model.refusals.value > refusals) sounds?.soundRefusal();
        refusals = model.refusals.value;
      }),
    ];
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      for (const end of endings) end();
    };
  }, [model]);
}
