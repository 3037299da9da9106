/** After a round: who climbed and why; after the last one: how the game went. */
import { createGame } from '../local/lobby.ts';
import { lazy } from '../screens/lazy.tsx';
import { go } from '../state/router.ts';
import { climbOf } from '../story/climb.ts';
import type { Sitting } from './sitting.ts';

const RoundSummary = lazy(async () => {
  const { RoundSummary: Part } = await import('../story/round-summary.tsx');
  return Part;
});
const Results = lazy(async () => {
  const { Results: Part } = await import('../story/results.tsx');
  return Part;
});

export function RoundEnd({ sitting }: { readonly sitting: Sitting }) {
  const state = sitting.state.value!;
  const { entries, setup, opening, view } = state;
  const round = climbOf(entries, setup, opening.start?.table).rounds.at(-1);
  if (round === undefined) return null;
  return (
    <RoundSummary
      round={round}
      seats={opening.seats}
      viewer={view.viewer}
      isOver={false}
      onContinue={() => sitting.goOn()}
    />
  );
}

export function GameEnd({ sitting }: { readonly sitting: Sitting }) {
  const state = sitting.state.value!;
  const { game, choice, seats } = state.opening;
  const rematch = async (): Promise<void> => {
    go({ t: 'game', game: await createGame({ choice, seats }) });
  };
  return (
    <Results
      state={state}
      onRematch={() => void rematch()}
      onHome={() => go({ t: 'home' })}
      onReplay={() => go({ t: 'replay', game })}
    />
  );
}
