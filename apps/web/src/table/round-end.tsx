/** After a round: who ended it, who climbed and why; after the last one: how the game went. */
import { isNearMoon } from '@palier/table/seat';
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
  // Nobody goes out before somebody has laid: time to fetch what will be shown then. Who has one level
  // left may end it with the first laying.
  const { table } = model.view.value;
  const isNear = table.laid.some(
    (level, index) => level !== undefined || isNearMoon(table, index + 1),
  );
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
    // Without motion it would only flash; who has won stands there long enough to be read.
    if (settings.value.motion === 'off' && !isLast) return null;
    const winners = isLast ? model.state.value!.view.table.winners : [];
    return <Flourish ended={model.ended.value!} state={state} seats={seats} winners={winners} />;
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
