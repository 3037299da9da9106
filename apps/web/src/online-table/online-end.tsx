/** The results of a game online: as at home, with the same people again and the proof of the deal. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { go, type Route } from '../state/router.ts';
import type { ReceiptProps } from '../story/receipt.tsx';
import { Results } from '../story/results.tsx';
import { Again } from './again.tsx';
import { keepRecord } from './kept-record.ts';
import { Proof } from './proof.tsx';
import { say } from './say.ts';
import type { PartProps } from './seat-sign.tsx';

export function OnlineEnd({ at, sitting }: PartProps) {
  const state = sitting.state.value!;
  const { view, entries } = state;
  const seats = sitting.seats.value;
  const finished = useMemo(
    () => ({ ...state, opening: { ...state.opening, seats } }),
    [state, seats],
  );
  const problem = useSignal<string | undefined>(undefined);
  const text = useMemo(async () => sitting.record(), [sitting]);
  // Another identity would be another proof, checked anew.
  const OwnProof = useMemo(
    () => (props: ReceiptProps) => (
      <Proof {...props} seen={{ viewer: view.viewer, entries }} noted={at.client.promise} />
    ),
    [sitting],
  );
  const open = async (to: (game: string) => Route): Promise<void> => {
    problem.value = undefined;
    const record = await text.catch(() => undefined);
    const game =
      record && (await keepRecord(at.told.peek().room.id, record).catch(() => undefined));
    if (game !== undefined && game !== '') go(to(game));
    else problem.value = record === undefined ? say().again.noRecord : say().again.notKept;
  };
  return (
    <Results
      state={finished}
      loadRecord={async () => text}
      proof={OwnProof}
      onReplay={() => void open((game) => ({ t: 'replay', game }))}
      onReview={() => void open((operand) => ({ t: 'aside', place: 'review', operand }))}
      onHome={() => go({ t: 'home' })}
    >
      <Again at={at} />
      <p role="alert" class="again-problem">
        {problem.value ?? ''}
      </p>
    </Results>
  );
}
