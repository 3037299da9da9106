/** Who sits where when somebody plays on from a moment of a game that others may have played. */
import { CHARACTER_IDS, type CharacterId, type Strength } from '@palier/bots';
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { STRENGTHS, USUAL_STRENGTH } from '../state/draft.ts';
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
  const usual = strengthOf(seats.find(({ bot }) => bot !== undefined)?.bot) ?? USUAL_STRENGTH;
  const there = new Set(placed.map(({ bot }) => characterOf(bot)));
  const free = CHARACTER_IDS.filter((id) => !there.has(id));
  const taken: string[] = [placed[own - 1]!.name];
  return placed.map(({ name, bot }, index): SeatInfo => {
    if (index + 1 === own) return { name };
    const character = characterOf(bot) ?? free.shift() ?? CHARACTER_IDS[0];
    const sitter = distinctName(bot === undefined ? nameOf(character) : name, taken);
    taken.push(sitter);
    const plays = strength === 'same' ? (strengthOf(bot) ?? usual) : strength;
    return { name: sitter, bot: `${character}-${plays}` };
  });
}

function exchanged(seats: readonly SeatInfo[], own: Seat): readonly SeatInfo[] {
  const person = seats.findIndex(({ bot }) => bot === undefined);
  if (person === -1 || seats[own - 1]?.bot === undefined) return seats;
  return seats.with(own - 1, seats[person]!).with(person, seats[own - 1]!);
}

function characterOf(bot: string | undefined): CharacterId | undefined {
  return CHARACTER_IDS.find((id) => bot?.startsWith(`${id}-`));
}

function strengthOf(bot: string | undefined): Strength | undefined {
  return STRENGTHS.find((strength) => bot === strength || bot?.endsWith(`-${strength}`));
}
