/** What the operator of the server may do at a table, without a seat and without a name there. */
import { unreachable } from '@palier/rules';
import { decideLeave } from './decide-lobby.ts';
import { deny, happens, type Decision, type DecideContext } from './decision.ts';
import { plainName } from './plain-line.ts';
import type { PersonId, Room } from './room.ts';
import { isNameTaken, personOf } from './who.ts';

export type OperatorDeed =
  | { readonly t: 'rename'; readonly person: PersonId; readonly name: string }
  /** Everybody has to go, and nobody comes in again. */
  | { readonly t: 'shut' };

export function decideDeed(room: Room, deed: OperatorDeed): Decision {
  switch (deed.t) {
    case 'rename': {
      const { person } = deed;
      const name = plainName(deed.name);
      if (name === undefined) return deny('nothing-to-see');
      const before = personOf(room, person);
      if (before === undefined) return deny('no-such-person');
      if (before.name === name && before.isNamed === true) return happens();
      if (isNameTaken(room, name, { person })) return deny('name-taken');
      return happens({ t: 'renamed', person, name, by: 'operator' });
    }
    case 'shut':
      return room.isShut === true ? happens() : happens({ t: 'shut' });
    default:
      return unreachable(deed);
  }
}

/** Who is banned from the server leaves this table for good, or does not wait at its door any more. */
export function decideBanned(room: Room, person: PersonId, context: DecideContext): Decision {
  if (room.waiting.some(({ id }) => id === person)) return happens({ t: 'turnedAway', person });
  if (personOf(room, person) === undefined) return happens();
  return decideLeave(room, person, context, 'banned');
}
