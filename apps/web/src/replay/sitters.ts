/** Who sits where when somebody plays on from a moment of a game that others may have played. */
import {
  CHARACTER_IDS,
  USUAL_STRENGTH,
  makeBotName,
  parseBotName,
  type BotChoice,
  type CharacterId,
  type Strength,
} from '@palier/bots';
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { distinctName } from '../state/seat-name.ts';

export type SeatPlan = {
  /** Who sat there. */
  readonly seats: readonly SeatInfo[];
  /** The seat one takes. */
  readonly own: Seat;
  /** Of the bots; `same`: as they were. */
  readonly strength: Strength | 'same';
  readonly nameOf: (character: CharacterId) => string;
};

/**
 * One person, bots everywhere else. Who takes a bot's seat changes places with it; other people's
 * seats are taken by characters that are not there yet.
 */
export function sittersFor({ seats, own, strength, nameOf }: SeatPlan): readonly SeatInfo[] {
  const placed = exchanged(seats, own);
  const usual = botOn(seats.find(({ bot }) => bot !== undefined))?.strength ?? USUAL_STRENGTH;
  const there = new Set(placed.map((seat) => botOn(seat)?.character));
  const free = CHARACTER_IDS.filter((id) => !there.has(id));
  const taken: string[] = [placed[own - 1]!.name];
  return placed.map((seat, index): SeatInfo => {
    if (index + 1 === own) return { name: seat.name };
    const was = botOn(seat);
    const character = was?.character ?? free.shift() ?? CHARACTER_IDS[0];
    const name = distinctName(seat.bot === undefined ? nameOf(character) : seat.name, taken);
    taken.push(name);
    const plays = strength === 'same' ? (was?.strength ?? usual) : strength;
    return { name, bot: makeBotName({ character, strength: plays }) };
  });
}

function exchanged(seats: readonly SeatInfo[], own: Seat): readonly SeatInfo[] {
  const person = seats.findIndex(({ bot }) => bot === undefined);
  if (person === -1 || seats[own - 1]?.bot === undefined) return seats;
  return seats.with(own - 1, seats[person]!).with(person, seats[own - 1]!);
}

function botOn(seat: SeatInfo | undefined): BotChoice | undefined {
  return seat?.bot === undefined ? undefined : parseBotName(seat.bot);
}
