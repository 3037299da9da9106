/** After a round: who climbed and why; after the last one: how the game went. */
import { useRef } from 'preact/hooks';
import { createGame } from '../local/lobby.ts';
import { lazy } from '../ui/lazy.tsx';
import { go } from '../state/router.ts';
import { wantStoryWords } from '../state/story-words.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';

const LastRound = lazy(async () => {
  await wantStoryWords();
  const { LastRound: Part } = await import('../results/round-summary.tsx');
  return Part;
});
const Results = lazy(async () => {
  await wantStoryWords();
  const { Results: Part } = await import('../results/results.tsx');
  return Part;
});

export function RoundEnd({ model }: { readonly model: TableModel }) {
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
