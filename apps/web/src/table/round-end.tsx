/** After a round: who ended it, who climbed and why; after the last one: how the game went. */
import { useEffect, useRef } from 'preact/hooks';
import { createGame } from '../local/lobby.ts';
import { lazy } from '../ui/lazy.tsx';
import { go } from '../state/router.ts';
import { settings } from '../state/settings.ts';
import type { TableModel } from './table-model.ts';

const Flourish = lazy(
  async () => (await import('../results/round-flourish.tsx')).Flourish,
  'results',
);
const LastRound = lazy(
  async () => (await import('./round-over.tsx')).RoundOver,
  'results',
  'peaks',
  'tableSheets',
);
const Results = lazy(
  async () => (await import('../results/results.tsx')).Results,
  'results',
  'replay',
  'you',
  'goals',
);

type RoundEndProps = {
  readonly model: TableModel;
  /** Where no other round follows: what does. */
  readonly onward?: { readonly says: string; readonly go: () => void };
};

/** Over the table while the end of a round is looked at: first who ended it, then the stairs. */
export function RoundEnd({ model, onward }: RoundEndProps) {
  const stage = model.stage.value;
  // Nobody goes out before somebody has laid: time to fetch what will be shown then.
  const isNear = model.view.value.table.laid.some((level) => level !== undefined);
  useEffect(() => {
    if (!isNear) return;
    Flourish.preload();
    LastRound.preload();
  }, [isNear]);
  const isLast = stage === 'ending' && model.ended.value?.nextDealer === undefined;
  useEffect(() => {
    if (isLast) Results.preload();
  }, [isLast]);
  const seats = model.seats.value;
  if (stage === 'playing') return null;
  const state = model.shown.value!;
  if (stage === 'ending') {
    if (settings.value.motion === 'off') return null;
    return <Flourish ended={model.ended.value!} state={state} seats={seats} />;
  }
  return (
    <LastRound
      key={state.entries.length}
      model={model}
      {...(onward && { says: onward.says })}
      onContinue={() => (onward === undefined ? model.goOn() : onward.go())}
    />
  );
}

export function GameEnd({ model }: { readonly model: TableModel }) {
  const state = model.state.value!;
  const { game, choice, seats, isDiscardOpen = false } = state.opening;
  const isDealing = useRef(false);
  const rematch = async (): Promise<void> => {
    if (isDealing.current) return;
    isDealing.current = true;
    try {
      go({ t: 'game', game: await createGame({ choice, seats, isDiscardOpen }) });
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
