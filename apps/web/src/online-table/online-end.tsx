/** The results of a game online: as at home, with the same people again and the proof of the deal. */
import { allEntries } from '@palier/table';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { go, type Route } from '../state/router.ts';
import type { ReceiptProps } from '../results/receipt.tsx';
import { Results } from '../results/results.tsx';
import { words } from '../state/words.ts';
import { Again } from './again.tsx';
import { keepRecord } from './kept-record.ts';
import { Proof } from './proof.tsx';
import type { PartProps } from './seat-sign.tsx';

export function OnlineEnd({ at, model }: PartProps) {
  const state = model.state.value!;
  const { view, entries } = state;
  const seats = model.seats.value;
  const finished = useMemo(
    () => ({ ...state, opening: { ...state.opening, seats } }),
    [state, seats],
  );
  const problem = useSignal<string | undefined>(undefined);
  const text = useMemo(async () => model.record(), [model]);
  // Another identity would be another proof, checked anew.
  const OwnProof = useMemo(
    () => (props: ReceiptProps) => (
      <Proof
        {...props}
        seen={{ viewer: view.viewer, entries: allEntries(entries) }}
        noted={at.client.promise}
      />
    ),
    [model],
  );
  const open = async (to: (game: string) => Route): Promise<void> => {
    problem.value = undefined;
    const record = await text.catch(() => undefined);
    const game =
      record && (await keepRecord(at.told.peek().room.id, record).catch(() => undefined));
    if (game !== undefined && game !== '') go(to(game));
    else
      problem.value =
        record === undefined
          ? words('onlineTable').again.noRecord
          : words('onlineTable').again.notKept;
  };
  return (
    <Results
      state={finished}
      loadRecord={async () => text}
      proof={OwnProof}
      onReplay={() => void open((game) => ({ t: 'replay', game }))}
      onReview={() => void open((operand) => ({ t: 'place', place: 'review', operand }))}
      onHome={() => go({ t: 'home' })}
    >
      <Again at={at} />
      <p role="alert" class="again-problem">
        {problem.value ?? ''}
      </p>
    </Results>
  );
}
