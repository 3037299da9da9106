/** The next game of the same people: what its table begins with. */
import type { Room, RoomEvent } from './room.ts';
import { seatOf } from './who.ts';

/**
 * Everybody comes along with the token they have; who sat, sits; who asked for a seat gets a bot's.
 * What they add to the luck is asked of them anew, once the new table has shown its commitment.
 */
export function nextRoomEvents(room: Room): readonly RoomEvent[] {
  const { people, host } = room;
  const joined = people.map(
    ({ id, name, token }) => ({ t: 'joined', person: id, name, token, salt: '' }) as const,
  );
  const passed = host === undefined ? [] : [{ t: 'hostPassed', to: host } as const];
  return [...joined, ...seatings(room), ...passed];
}

function seatings(room: Room): readonly RoomEvent[] {
  const hopeful = room.people.filter(
    ({ id, wantsNext }) => wantsNext && seatOf(room, id) === undefined,
  );
  return room.seats.flatMap((sitter, index): readonly RoomEvent[] => {
    const seat = index + 1;
    if (sitter.t === 'person') return [{ t: 'seated', person: sitter.person, seat }];
    const next = hopeful.shift();
    if (next !== undefined) return [{ t: 'seated', person: next.id, seat }];
    if (sitter.t === 'bot') return [{ t: 'botSeated', seat, bot: sitter.bot, name: sitter.name }];
    return [];
  });
}
