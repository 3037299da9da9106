/**
 * Over days, while others decide: whom the table waits for and how long they have, and the way to the next
 * table that waits for this player.
 */
import { isOverDays } from '@palier/table/room';
import { Icon } from '../board/icons.tsx';
import { dayName } from '../online/day-name.ts';
import { waitingTables } from '../online/my-tables.ts';
import { keepTicket } from '../online/tickets.ts';
import { useTables } from '../online/use-tables.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { waitedFor } from './sitters.ts';
import { useTimeLeft } from './turn-clock.tsx';

export function DaysNote(props: PartProps) {
  const { room, me } = props.at.told.value;
  const isDays = isOverDays(room.options.clock) && me !== undefined;
  return isDays ? <Waiting {...props} table={room.id} /> : null;
}

/** Nobody tells that time off is up: it is counted here. */
export function isAhead(at: PartProps['at'], rest: number | undefined): rest is number {
  return rest !== undefined && rest > at.now();
}

function Waiting({ at, model, table }: PartProps & { readonly table: string }) {
  useTables(table);
  const left = useTimeLeft(at);
  const { room, me, seat } = at.told.value;
  const due = waitedFor(room, model.awaited.value);
  const [next] = waitingTables(table);
  const says = words('onlineTable').days;
  const isMine = seat === undefined || due.some(({ id }) => id === me);
  if (isMine || room.phase !== 'playing' || due.length === 0 || left === undefined) return null;
  const names = due.map(({ name }) => name);
  const { away } = words('online').timeOff;
  const resting = due.flatMap(({ name, rest }) =>
    isAhead(at, rest) ? away(name, dayName(rest)) : [],
  );
  return (
    <Note
      icon={<OnlineIcon name="wait" />}
      text={says.waiting(names, left.seconds * 1000)}
      more={resting.length === 0 ? undefined : resting.join(' ')}
    >
      {next !== undefined && (
        <a
          class="button button-primary"
          href={makeRoute({ t: 'table', table: next.code })}
          onClick={() => keepTicket(next)}
        >
          <Icon name="play" />
          {says.next}
        </a>
      )}
    </Note>
  );
}
