/** A finished game watched again, from any seat: loaded from this device, checked, then walked through. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../state/words.ts';
import { BackLink, Page } from '../ui/page.tsx';
import { useKeptGame, type KeptGame } from './kept-game.ts';
import { Heading } from '../ui/heading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { eventOf } from '../local/check-record.ts';
import { ReplayChoices, ReplayControls, onReplayKey } from './replay-controls.tsx';
import { ReplayLog } from './replay-log.tsx';
import { runReplay, watch, type Watching } from './replay-state.ts';
import { ReplayNews, ReplayTable } from './replay-table.tsx';
import { ReplayWays } from './play-on-sheet.tsx';
import { IconButton } from '../ui/button.tsx';
import './replay.css';

export function ReplayScreen({ game }: { readonly game: string }) {
  const loaded = useKeptGame(game);
  if (typeof loaded !== 'string') return <ReplayPlayer {...loaded} />;
  const say = words('replay');
  return (
    <Page title={say.title}>
      <p role="status">{say[loaded]}</p>
    </Page>
  );
}

/** The replay laid out: the table, what just happened, the controls, and the round as a list. */
function ReplayPlayer({ id: game, replay, seats }: KeptGame) {
  const watching = useMemo(() => watch(replay, seats), [replay, seats]);
  useEffect(() => runReplay(watching, game), [watching, game]);
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
          <p class="problem" role="alert">
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
    <header class="row nowrap tight replay-bar">
      <BackLink />
      <Heading text={say.title}>
        <span class="visually-hidden">{say.title}</span>
      </Heading>
      <ReplayChoices watching={watching} />
      <IconButton
        icon="history"
        says={say.log}
        class="replay-log-button"
        onClick={() => (isOpen.value = true)}
      />
      {isOpen.value && (
        <Sheet title={say.log} onClose={close}>
          <ReplayLog watching={watching} onChosen={close} />
        </Sheet>
      )}
    </header>
  );
}
