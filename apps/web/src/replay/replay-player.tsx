/** The replay laid out: the table, what just happened, the controls, and the round as a list. */
import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@palier/table';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { Heading } from '../ui/heading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { makeRoute } from '../state/router.ts';
import { storyWords } from '../state/story-words.ts';
import { eventOf } from '../local/receipt-of.ts';
import type { Replay } from './replay.ts';
import { ReplayChoices, ReplayControls } from './replay-controls.tsx';
import { onReplayKey } from './replay-keys.ts';
import { ReplayLog } from './replay-log.tsx';
import { run, watch, type Watching } from './replay-state.ts';
import { ReplayNews, ReplayTable } from './replay-table.tsx';
import { ReplayWays } from './replay-ways.tsx';
import './replay.css';

export type ReplayPlayerProps = {
  readonly game: string;
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
};

export function ReplayPlayer({ game, replay, seats }: ReplayPlayerProps) {
  const watching = useMemo(() => watch(replay, seats), [replay, seats]);
  useEffect(() => run(watching, game), [watching, game]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onReplayKey(watching, event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [watching]);
  return (
    <main class="replay">
      <TopBar watching={watching} />
      <div
        class="replay-felt"
        tabIndex={0}
        role="region"
        aria-label={storyWords().replay.table.label}
      >
        {replay.problem !== undefined && (
          <p class="replay-problem" role="alert">
            {storyWords().replay.unsound(eventOf(replay.problem))}
          </p>
        )}
        <ReplayTable watching={watching} />
      </div>
      <ReplayNews watching={watching} />
      <aside class="replay-side">
        <ReplayLog watching={watching} />
      </aside>
      <ReplayControls watching={watching}>
        <ReplayWays watching={watching} game={game} />
      </ReplayControls>
    </main>
  );
}

function TopBar({ watching }: { readonly watching: Watching }) {
  const say = storyWords().replay;
  const isOpen = useSignal(false);
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <header class="replay-bar">
      <a class="icon-button" href={makeRoute({ t: 'home' })} aria-label={say.home}>
        <Icon name="back" />
      </a>
      <Heading text={say.title}>
        <span class="visually-hidden">{say.title}</span>
      </Heading>
      <ReplayChoices watching={watching} />
      <button
        type="button"
        class="icon-button replay-log-button"
        aria-label={say.log}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="history" />
      </button>
      {isOpen.value && (
        <Sheet title={say.log} onClose={close}>
          <ReplayLog watching={watching} onChosen={close} />
        </Sheet>
      )}
    </header>
  );
}
