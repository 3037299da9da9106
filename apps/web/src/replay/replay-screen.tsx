/** A finished game watched again, from any seat: loaded from this device, checked, then walked through. */
import { useSignal } from '@preact/signals';
import { isFault } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { useEffect, useMemo } from 'preact/hooks';
import { recordOf, savedGames } from '../local/lobby.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { openReplay, type Replay } from './replay.ts';
import { Icon } from '../board/icons.tsx';
import { Heading } from '../ui/heading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { makeRoute } from '../state/router.ts';
import { eventOf } from '../local/receipt-of.ts';
import { ReplayChoices, ReplayControls, onReplayKey } from './replay-controls.tsx';
import { ReplayLog } from './replay-log.tsx';
import { run, watch, type Watching } from './replay-state.ts';
import { ReplayNews, ReplayTable } from './replay-table.tsx';
import { ReplayWays } from './play-on-sheet.tsx';
import './replay.css';

type Loaded =
  | { readonly t: 'loading' | 'missing' | 'unreadable' }
  | { readonly t: 'replay'; readonly replay: Replay; readonly seats: readonly SeatInfo[] };

export function ReplayScreen({ game }: { readonly game: string }) {
  const loaded = useSignal<Loaded>({ t: 'loading' });
  useEffect(() => {
    load(game).then(
      (found) => {
        loaded.value = found;
        return undefined;
      },
      () => {
        loaded.value = { t: 'missing' };
      },
    );
  }, [game]);
  const now = loaded.value;
  if (now.t === 'replay') {
    return <ReplayPlayer game={game} replay={now.replay} seats={now.seats} />;
  }
  const say = words('replay');
  return (
    <Page title={say.title}>
      <p role="status">{say[now.t]}</p>
    </Page>
  );
}

async function load(game: string): Promise<Loaded> {
  const [text, games] = await Promise.all([recordOf(game), savedGames()]);
  if (text === undefined) return { t: 'missing' };
  const replay = openReplay(text);
  if (isFault(replay)) return { t: 'unreadable' };
  if (replay.steps.length === 0) return { t: 'missing' };
  // The list of games knows who was a bot, and which; a record has names only.
  const seats = games.find(({ id }) => id === game)?.seats;
  return {
    t: 'replay',
    replay,
    seats: seats ?? replay.record.header.names.map((name) => ({ name })),
  };
}

type ReplayPlayerProps = {
  readonly game: string;
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
};

/** The replay laid out: the table, what just happened, the controls, and the round as a list. */
function ReplayPlayer({ game, replay, seats }: ReplayPlayerProps) {
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
      <div class="replay-felt" tabIndex={0} role="region" aria-label={words('replay').table.label}>
        {replay.problem !== undefined && (
          <p class="replay-problem" role="alert">
            {words('replay').unsound(eventOf(replay.problem))}
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
  const say = words('replay');
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
