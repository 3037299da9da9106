/** A game being played, drawn. */
import { ladderOfSeat, levelOf } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Heading } from '../screens/heading.tsx';
import { lazy } from '../screens/lazy.tsx';
import { skyProgress } from '../state/sky.ts';
import { ui, words } from '../state/words.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { Centre } from './centre.tsx';
import { Curtain } from './curtain.tsx';
import { useFlights } from './use-flights.ts';
import { HandCards } from './hand.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { LevelBar } from './level-bar.tsx';
import { Melds } from './melds.tsx';
import { Slot } from './online.tsx';
import { Opponents } from './opponents.tsx';
import { RefusalNote } from './refusal.tsx';
import { GameEnd, RoundEnd } from './round-end.tsx';
import { DecisionSheet } from './sheets/decision-sheets.tsx';
import { hearKey } from './shortcuts.ts';
import { SideHistory } from './side-history.tsx';
import type { Sitting } from './sitting.ts';
import { useSounds } from './use-sounds.ts';
import { TopBar } from './top-bar.tsx';
import './table.css';
import './players.css';
import './melds.css';
import './centre.css';
import './hand.css';
import './refusal.css';
import './sheets.css';

/** Fetched once the first cards are there: a sheet is never the first thing. */
const OpenSheet = lazy(async () => {
  const { OpenSheet: Part } = await import('./sheets/index.tsx');
  return Part;
});

export function TableView({ sitting }: { readonly sitting: Sitting }) {
  if (sitting.state.value === undefined) {
    return (
      <main class="table-instead">
        <p>{ui().table.loading}</p>
      </main>
    );
  }
  const isOver = sitting.view.value.table.step === 'over';
  if (!isOver) return <Laid sitting={sitting} />;
  return sitting.online === undefined ? (
    <GameEnd sitting={sitting} />
  ) : (
    <Slot at="end" sitting={sitting} />
  );
}

function Laid({ sitting }: { readonly sitting: Sitting }) {
  const root = useRef<HTMLElement>(null);
  const { table } = sitting.view.value;
  useFlights(root, sitting);
  useSounds(sitting);
  const hearFocus = useKeptFocus(root, sitting);
  useEffect(OpenSheet.preload, []);
  const progress = progressOf(sitting);
  useEffect(() => {
    skyProgress.value = progress;
  }, [progress]);
  return (
    <main
      ref={root}
      class="table"
      data-players={table.setup.players}
      data-due={sitting.isDue.value}
      onFocusIn={hearFocus}
      onKeyDown={(event) => hearKey(event, sitting)}
    >
      <div class="visually-hidden">
        <Heading text={ui().table.heading(table.round, words().edition(table.setup.edition))} />
      </div>
      <TopBar sitting={sitting} />
      <Opponents sitting={sitting} />
      <Melds sitting={sitting} />
      <Centre sitting={sitting} />
      <Own sitting={sitting} />
      <SideHistory sitting={sitting} />
      <Slot at="notes" sitting={sitting} />
      <RefusalNote sitting={sitting} />
      <Announcer sitting={sitting} />
      <Over sitting={sitting} />
    </main>
  );
}

/** What is the viewer's own; online there are viewers who have nothing. */
function Own({ sitting }: { readonly sitting: Sitting }) {
  const isWatching = sitting.online !== undefined && sitting.seat.value === undefined;
  if (isWatching) return <Slot at="foot" sitting={sitting} />;
  return (
    <>
      <LevelBar sitting={sitting} />
      <HandCards sitting={sitting} />
      <ActionBar sitting={sitting} />
    </>
  );
}

/** A round that ended is looked at before anything is asked. */
function Over({ sitting }: { readonly sitting: Sitting }) {
  if (sitting.online?.isOver.value === true) return <Slot at="over" sitting={sitting} />;
  if (sitting.ended.value !== undefined) return <RoundEnd sitting={sitting} />;
  const curtain = sitting.curtain.value;
  if (curtain !== undefined) return <Curtain sitting={sitting} seat={curtain} />;
  if (sitting.sheet.value !== undefined) return <OpenSheet sitting={sitting} />;
  return <DecisionSheet sitting={sitting} />;
}

/** How far the leader has climbed: 0 at the foot, 1 on the moon. */
function progressOf(sitting: Sitting): number {
  const { table } = sitting.view.value;
  const shares = sitting.seats.value.map((_, index) => {
    const { length } = ladderOfSeat(table.setup, index + 1).levels;
    return (levelOf(table, index + 1) - 1) / length;
  });
  return Math.max(...shares);
}
