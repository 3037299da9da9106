/** A link leads to another seat than the one that this device has at the table: which of them is it to be? */
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { Connecting } from './instead.tsx';
import type { OnlineRoom } from './online-room.ts';
import './online.css';

type WhichSeatProps = {
  readonly online: OnlineRoom;
  /** Who this device is here. */
  readonly own: string;
  readonly onTake: () => void;
  readonly onStay: () => void;
};

export function WhichSeat({ online, own, onTake, onStay }: WhichSeatProps) {
  const { whichSeat: says, closed } = words('online');
  const { room, me } = online.state.value ?? {};
  const why = online.closed.value;
  const other = room?.people.find(({ id }) => id === me)?.name;
  if (why === undefined && other === undefined) return <Connecting online={online} />;
  return (
    <main class="instead">
      <div class="panel stack">
        <Heading text={other === undefined ? closed[why ?? 'unknown'] : says.title} />
        {other !== undefined && (
          <>
            <p>{says.about(other, own)}</p>
            <Button class="button-primary" onClick={onTake}>
              {says.take(other)}
            </Button>
          </>
        )}
        <Button onClick={onStay}>{says.stay(own)}</Button>
      </div>
    </main>
  );
}
