/** The results of a game online: as at home, with the same people again and the proof of the deal. */
import { allEntries } from '@palier/table';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { list } from '@palier/rules/codec';
import { importRecord, recordOf } from '../local/lobby.ts';
import { nightRoute } from '../nights/addresses.ts';
import type { ReceiptProps } from '../results/receipt.tsx';
import { Results } from '../results/results.tsx';
import { anyText, looseList } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { go, makeRoute, type Route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Again } from './again.tsx';
import { People } from './around.tsx';
import { Proof } from './proof.tsx';
import { ReportSheet } from './report.tsx';
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
  const { club, night } = at.told.value.room;
  const isSealed = night?.isSealed === true;
  const text = useMemo(async () => (isSealed ? undefined : model.record()), [model, isSealed]);
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
        record === undefined ? whyNoRecord(isSealed) : words('onlineTable').again.notKept;
  };
  return (
    <Results
      state={finished}
      loadRecord={async () => text}
      proof={isSealed ? Sealed : OwnProof}
      onReplay={() => void open((game) => ({ t: 'replay', game }))}
      onReview={() => void open((operand) => ({ t: 'place', place: 'review', operand }))}
      onHome={() => go({ t: 'home' })}
    >
      {night === undefined ? <Again at={at} /> : <ToNight night={night.id} />}
      {club !== undefined && night === undefined && <ToClub club={club} />}
      <PeopleButton at={at} />
      <p role="alert" class="bad centred">
        {problem.value ?? ''}
      </p>
    </Results>
  );
}

function whyNoRecord(isSealed: boolean): string {
  const { again, night } = words('onlineTable');
  return isSealed ? night.sealed : again.noRecord;
}

/** Others have the same cards still to play: nothing is proved before. */
function Sealed() {
  return (
    <p class="notice" role="status">
      {words('onlineTable').night.sealed}
    </p>
  );
}

function ToNight({ night }: { readonly night: string }) {
  return (
    <a class="button button-primary button-large button-wide" href={makeRoute(nightRoute(night))}>
      {words('onlineTable').night.toNight}
    </a>
  );
}

function ToClub({ club }: { readonly club: string }) {
  return (
    <a class="button button-wide" href={makeRoute({ t: 'place', place: 'clubs', operand: club })}>
      {words('online').lobby.toClub}
    </a>
  );
}

/** Who spoilt the game for others can still be reported. */
function PeopleButton({ at }: Pick<PartProps, 'at'>) {
  const open = useSignal<'people' | number | undefined>(undefined);
  const close = (): void => {
    open.value = undefined;
  };
  const { people } = words('onlineTable').menu;
  return (
    <>
      <Button
        class="button-quiet button-wide"
        icon="people"
        aria-haspopup="dialog"
        onClick={() => (open.value = 'people')}
      >
        {people}
      </Button>
      {open.value === 'people' && (
        <People at={at} onReport={(person) => (open.value = person)} onClose={close} />
      )}
      {typeof open.value === 'number' && (
        <ReportSheet at={at} person={open.value} onClose={close} />
      )}
    </>
  );
}

const MOST_KEPT = 50;

/** Which of them is which game here: table and game. */
const games = kept('kept', looseList(list(anyText, 2, 2), MOST_KEPT), []);

/** The game's id on this device; undefined where it cannot be kept. Kept once, however often asked. */
async function keepRecord(table: string, text: string): Promise<string | undefined> {
  const known = games.peek().find(([one]) => one === table)?.[1];
  if (known !== undefined && (await recordOf(known)) !== undefined) return known;
  const imported = await importRecord(text);
  if (imported.t !== 'kept') return undefined;
  games.change((before) => {
    const others = before.filter(([one]) => one !== table);
    return [[table, imported.id], ...others].slice(0, MOST_KEPT);
  });
  return imported.id;
}
