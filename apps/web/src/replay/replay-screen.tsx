/** A finished game watched again, from any seat: loaded from this device, checked, then walked through. */
import { useSignal } from '@preact/signals';
import { isFault } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { useEffect } from 'preact/hooks';
import { recordOf, savedGames } from '../local/lobby.ts';
import { Page } from '../ui/page.tsx';
import { storyWords } from '../state/story-words.ts';
import { openReplay, type Replay } from './replay.ts';
import { ReplayPlayer } from './replay-player.tsx';

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
  const say = storyWords().replay;
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
