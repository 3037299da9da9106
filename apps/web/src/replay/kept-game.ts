/** A finished game of this device as something to walk through, and who sat where. */
import { useSignal } from '@preact/signals';
import { isFault } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { useEffect } from 'preact/hooks';
import { recordOf, savedGames } from '../local/lobby.ts';
import { openReplay, type Replay } from './replay.ts';

export type KeptGame = {
  readonly id: string;
  readonly text: string;
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
};

/** The game, or why it is not there. */
export function useKeptGame(id: string): KeptGame | 'loading' | 'missing' | 'unreadable' {
  const loaded = useSignal<Awaited<ReturnType<typeof load>> | 'loading'>('loading');
  useEffect(() => {
    void load(id)
      .catch(() => 'missing' as const)
      .then((found) => (loaded.value = found));
  }, [id]);
  return loaded.value;
}

async function load(id: string): Promise<KeptGame | 'missing' | 'unreadable'> {
  const [text, games] = await Promise.all([recordOf(id), savedGames()]);
  if (text === undefined) return 'missing';
  const replay = openReplay(text);
  if (isFault(replay)) return 'unreadable';
  if (replay.steps.length === 0) return 'missing';
  // The list of games knows who was a bot, and which; a record has names only.
  const seats = games.find((game) => game.id === id)?.seats;
  return { id, text, replay, seats: seats ?? replay.record.header.names.map((name) => ({ name })) };
}
