/** After a game: another one with the same people, and who else would like to play in it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { problemIn } from '../online/answers.ts';
import { words } from '../state/words.ts';
import type { AtTable } from './at-table.ts';
import { toldPerson } from './sitters.ts';
import { Button } from '../ui/button.tsx';

export function Again({ at }: { readonly at: AtTable }) {
  const { again } = words('onlineTable');
  const { room, seat, me } = at.told.value;
  const state = useSignal<'idle' | 'asking' | 'failed'>('idle');
  const hopeful = room.people.filter(
    ({ id, wantsNext, seat: sits }) => wantsNext && sits === null && id !== me,
  );
  const ask = async (): Promise<void> => {
    state.value = 'asking';
    const answer = await at.client.again();
    if (answer.t !== 'next') state.value = 'failed';
  };
  // Who asked goes there once the table has said where; the others when they want to.
  useEffect(() => {
    if (room.next !== null && state.peek() === 'asking') at.room.toNext();
  }, [room.next === null]);
  return (
    <div class="stack snug">
      <div class="stack tight centred" role="status">
        {room.next !== null && <p class="strong accent">{again.asked(undefined)}</p>}
        {state.value === 'failed' && <p class="bad">{again.failed}</p>}
        {hopeful.length > 0 && <p>{again.wantsIn(hopeful.map(({ name }) => name))}</p>}
      </div>
      {room.next !== null ? (
        <Main says={again.join} isOff={false} onPress={() => at.room.toNext()} />
      ) : seat === undefined && room.host !== me ? (
        <Hopeful at={at} />
      ) : (
        <Main
          says={state.value === 'asking' ? again.asking : again.again}
          isOff={state.value === 'asking'}
          onPress={() => void ask()}
        />
      )}
    </div>
  );
}

type MainProps = {
  readonly says: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

function Main({ says, isOff, onPress }: MainProps) {
  return (
    <Button class="button-primary button-large button-wide" disabled={isOff} onClick={onPress}>
      {says}
    </Button>
  );
}

/** Who looked on may ask to play next time. */
function Hopeful({ at }: { readonly at: AtTable }) {
  const { again } = words('onlineTable');
  const { room, me } = at.told.value;
  const isSending = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  if (me === undefined) return null;
  const wantsNext = toldPerson(room, me)?.wantsNext === true;
  const turn = async (): Promise<void> => {
    isSending.value = true;
    problem.value = problemIn(await at.client.wantNext(!wantsNext));
    isSending.value = false;
  };
  return (
    <>
      <p role="alert">{problem.value}</p>
      <Button
        class="button-large button-wide"
        aria-pressed={wantsNext}
        disabled={isSending.value}
        onClick={() => void turn()}
      >
        {wantsNext && <Icon name="check" />}
        {wantsNext ? again.wantsNext : again.wantNext}
      </Button>
    </>
  );
}
