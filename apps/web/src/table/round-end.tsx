/** After a round: who climbed and why; after the last one: how the game went. */
import { useRef } from 'preact/hooks';
import { createGame } from '../local/lobby.ts';
import { lazy } from '../screens/lazy.tsx';
import { go } from '../state/router.ts';
import { wantStoryWords } from '../state/story-words.ts';
import { Slot } from './online.tsx';
import type { Sitting } from './sitting.ts';

const LastRound = lazy(async () => {
  await wantStoryWords();
  const { LastRound: Part } = await import('../story/last-round.tsx');
  return Part;
});
const Results = lazy(async () => {
  await wantStoryWords();
  const { Results: Part } = await import('../story/results.tsx');
  return Part;
});

export function RoundEnd({ sitting }: { readonly sitting: Sitting }) {
  return (
    <LastRound
      state={sitting.state.value!}
      seats={sitting.seats.value}
      note={<Slot at="round" sitting={sitting} />}
      onContinue={() => sitting.goOn()}
    />
  );
}

export function GameEnd({ sitting }: { readonly sitting: Sitting }) {
  const state = sitting.state.value!;
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
      onReview={() => go({ t: 'aside', place: 'review', operand: game })}
    />
  );
}
