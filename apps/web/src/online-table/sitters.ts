/** Who sits where at a table online, and whether they are there. */
import type { Seat } from '@palier/rules';
import type { PersonId, Presence, StandIn, ToldPerson, ToldRoom } from '@palier/table/room';

export type Sitter =
  | {
      readonly t: 'bot';
      readonly name: string;
      /** Who takes the seat over when the round ends. */
      readonly claim: ToldPerson | undefined;
    }
  | {
      readonly t: 'person';
      readonly id: PersonId;
      readonly name: string;
      readonly presence: Presence;
      /** Why a bot plays for them just now. */
      readonly standIn: StandIn | undefined;
      readonly isHost: boolean;
      /** A program from outside plays here. */
      readonly isBot: boolean;
      /** Until when they have time off. */
      readonly rest: number | undefined;
    };

export type PersonSitter = Extract<Sitter, { readonly t: 'person' }>;

export function toldPerson({ people }: ToldRoom, id: PersonId | null): ToldPerson | undefined {
  return people.find((person) => person.id === id);
}

/** Undefined for an open seat. */
export function sitterOf(room: ToldRoom, seat: Seat): Sitter | undefined {
  const told = room.seats[seat - 1];
  if (told === undefined || told.t === 'open') return undefined;
  if (told.t === 'bot') return { t: 'bot', name: told.name, claim: toldPerson(room, told.claim) };
  const person = toldPerson(room, told.person);
  return {
    t: 'person',
    id: told.person,
    name: told.name,
    presence: person?.presence ?? 'gone',
    standIn: told.standIn ?? undefined,
    isHost: room.host === told.person,
    isBot: told.isBot === true,
    rest: person?.rest,
  };
}

/** What is shown of a sitter in one sign: that a bot plays matters more than where the person is. */
export type Sign = Presence | 'standIn' | 'bot';

export function signOf(sitter: Sitter): Sign {
  if (sitter.t === 'bot') return 'bot';
  if (sitter.standIn !== undefined) return 'standIn';
  return sitter.isBot && sitter.presence !== 'gone' ? 'bot' : sitter.presence;
}

export function peopleSeated(room: ToldRoom): readonly PersonSitter[] {
  return room.seats.flatMap((_, index) => {
    const sitter = sitterOf(room, index + 1);
    return sitter?.t === 'person' ? [sitter] : [];
  });
}

/** Of the seats that must decide those with a person whom the others wait for, and no bot instead. */
export function waitedFor(
  room: ToldRoom,
  deciders: readonly Seat[],
): readonly (PersonSitter & { readonly seat: Seat })[] {
  return deciders.flatMap((seat) => {
    const sitter = sitterOf(room, seat);
    return sitter?.t === 'person' && sitter.standIn === undefined ? [{ ...sitter, seat }] : [];
  });
}

/** Who has yet to agree that somebody takes a move back: everybody else at the table who is there. */
export function stillToAgree(room: ToldRoom): readonly PersonSitter[] {
  const { wish } = room;
  if (wish === null) return [];
  const asker = sitterOf(room, wish.seat);
  return peopleSeated(room).filter(
    ({ id, presence, isBot }) =>
      !isBot &&
      presence !== 'gone' &&
      !wish.granted.includes(id) &&
      !(asker?.t === 'person' && asker.id === id),
  );
}
