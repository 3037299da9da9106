/** The next game of the same people: what its table begins with. */
import type { RoomPerson, Room, RoomEvent } from './room.ts';
import { seatOf } from './who.ts';

/**
 * Everybody comes along with the token they have; who sat, sits; who asked for a seat gets a bot's, or
 * goes on asking. What they add to the luck is asked of them anew, once the new table has shown its
 * commitment.
 */
export function nextRoomEvents(room: Room): readonly RoomEvent[] {
  const { people, host, formerHost, barred } = room;
  const joined = people.map(
    ({ id, name, token, face, isBot, from, isNamed }) =>
      ({
        t: 'joined',
        person: id,
        name,
        token,
        salt: '',
        ...(face !== undefined && { face }),
        ...(isBot === true && { isBot }),
        ...(from !== undefined && { from }),
        ...(isNamed !== undefined && { isNamed }),
      }) as const,
  );
  const hopeful = people.filter(({ id, wantsNext }) => wantsNext && seatOf(room, id) === undefined);
  const seated = seatings(room, hopeful);
  const isSeated = (person: RoomPerson): boolean =>
    seated.some((event) => event.t === 'seated' && event.person === person.id);
  const wishes = hopeful
    .filter((person) => !isSeated(person))
    .map(({ id }) => ({ t: 'nextWanted', person: id, on: true }) as const);
  const rightful = formerHost?.person ?? host;
  const passed: RoomEvent[] = rightful === undefined ? [] : [{ t: 'hostPassed', to: rightful }];
  if (host !== undefined && host !== rightful) {
    passed.push({ t: 'hostPassed', to: host, why: 'absence' });
  }
  const stayOut = barred.map((one) => ({ t: 'barred', ...one }) as const);
  return [...joined, ...seated, ...wishes, ...passed, ...stayOut];
}

function seatings({ seats }: Room, hopeful: readonly RoomPerson[]): readonly RoomEvent[] {
  const waiting = hopeful.values();
  return seats.flatMap((sitter, index): readonly RoomEvent[] => {
    const seat = index + 1;
    if (sitter.t === 'person') return [{ t: 'seated', person: sitter.person, seat }];
    const next = waiting.next();
    if (next.done !== true) return [{ t: 'seated', person: next.value.id, seat }];
    if (sitter.t === 'bot') return [{ t: 'botSeated', seat, bot: sitter.bot, name: sitter.name }];
    return [];
  });
}
