/** A wish to take a move back: its asker waits, the others are asked, nobody is stopped. */
import { pastEvents } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { namingAt } from '../table/naming.ts';
import type { TableModel } from '../table/table-model.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { peopleSeated, sitterOf, stillToAgree } from './sitters.ts';
import { useAsking } from './use-asking.ts';
import { Button } from '../ui/button.tsx';

export function WishNote(props: PartProps) {
  const { room, seat } = props.at.told.value;
  return (
    <>
      {room.wish !== null &&
        (room.wish.seat === seat ? <Waiting {...props} /> : <Asked {...props} />)}
      <Denied at={props.at} model={props.model} />
    </>
  );
}

function Waiting({ at, model }: PartProps) {
  const { wish } = words('onlineTable');
  const { isSending, ask } = useAsking(model);
  const names = stillToAgree(at.told.value.room).map(({ name }) => name);
  return (
    <Note icon={<OnlineIcon name="wait" />} text={wish.waiting(names)}>
      <Button disabled={isSending} onClick={() => void ask(at.client.consent(false))}>
        {wish.callOff}
      </Button>
    </Note>
  );
}

function Asked({ at, model }: PartProps) {
  const { room, me, seat } = at.told.value;
  const { wish } = words('onlineTable');
  const { isSending, ask } = useAsking(model);
  const asker = sitterOf(room, room.wish!.seat);
  const isPlayer = seat !== undefined && peopleSeated(room).some(({ id }) => id === me);
  if (asker === undefined || !isPlayer) return null;
  const hasAgreed = me !== undefined && room.wish!.granted.includes(me);
  if (hasAgreed) {
    const names = stillToAgree(room).map(({ name }) => name);
    return <Note icon={<OnlineIcon name="wait" />} text={wish.youAgreed(names)} />;
  }
  return (
    <Note icon={<Icon name="undo" />} text={wish.asks(asker.name)} more={wishedBack(model)}>
      <Button disabled={isSending} onClick={() => void ask(at.client.consent(false))}>
        {wish.no}
      </Button>
      <Button
        class="button-primary"
        disabled={isSending}
        onClick={() => void ask(at.client.consent(true))}
      >
        {wish.yes}
      </Button>
    </Note>
  );
}

/** What was done last that can be taken back, as a sentence. */
function wishedBack(model: TableModel): string | undefined {
  const done = pastEvents(model.state.value!.view.past).findLast(
    ({ t }) => t === 'levelLaid' || t === 'cardAdded',
  );
  return done && words('game').event(done, namingAt(model));
}

/** Milliseconds. */
const TOLD = 6000;

/** Somebody said no: the wish is gone, and nothing has happened in the game. */
function Denied({ at, model }: PartProps) {
  const { room, seat } = at.told.value;
  const isMine = room.wish !== null && room.wish.seat === seat;
  const number = model.state.value!.entries.length;
  const wished = useRef<number | undefined>(undefined);
  const isShown = useSignal(false);
  useEffect(() => {
    if (isMine) {
      wished.current = number;
      isShown.value = false;
      return undefined;
    }
    isShown.value = wished.current === number;
    wished.current = undefined;
    if (!isShown.peek()) return undefined;
    const timer = setTimeout(() => {
      isShown.value = false;
    }, TOLD);
    return () => clearTimeout(timer);
  }, [isMine]);
  return isShown.value ? (
    <Note icon={<Icon name="undo" />} text={words('onlineTable').wish.denied} />
  ) : null;
}
