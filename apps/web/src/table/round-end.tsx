/** After a round: who climbed and why; after the last one: how the game went. */
import { useRef } from 'preact/hooks';
import { createGame } from '../local/lobby.ts';
import { lazy } from '../ui/lazy.tsx';
import { go } from '../state/router.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';

const LastRound = lazy(
  async () => (await import('../results/round-summary.tsx')).LastRound,
  'results',
);
const Results = lazy(
  async () => (await import('../results/results.tsx')).Results,
  'results',
  'replay',
);

export function RoundEndSheet({ model }: { readonly model: TableModel }) {
  return (
    <LastRound
      state={model.state.value!}
      seats={model.seats.value}
      note={<Slot at="round" model={model} />}
      onContinue={() => model.goOn()}
    />
  );
}

export function GameEnd({ model }: { readonly model: TableModel }) {
  const state = model.state.value!;
  const { game, choice, seats } = state.opening;
  const isDealing = useRef(false);
  const rematch = async (): Promise<void> => {
    if (isDealing.current) return;
    isDealing.current = true;
    try {
      go({ t: 'game', game: await createGame({ choice, seats }) });
    } finally {
      isDealing.current = false;
    }
  };
  return (
    <Results
      state={state}
      onRematch={() => void rematch()}
      onHome={() => go({ t: 'home' })}
      onReplay={() => go({ t: 'replay', game })}
      onReview={() => go({ t: 'place', place: 'review', operand: game })}
    />
  );
}
