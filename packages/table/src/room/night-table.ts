/**
 * A table of a duplicate night: the same deals lie at several tables, so what happens at one is nobody
 * else's before all have played them. Who sits there is settled before the first card, nobody else comes
 * in, and neither the secret of the shuffles nor the game is told until the night has opened the table.
 */
import { assert, isFault, makeRecordLine, type RecordResult } from '@palier/rules';
import { dealt, resultOf } from '../truth.ts';
import type { RoomOptions } from './options.ts';
import type { Room, RoomEvent } from './room.ts';
import type { PersonAsk } from './decide.ts';

export type RoomNight = {
  readonly id: string;
  /** Which of the night's deals it plays, from 1. */
  readonly deal: number;
  /** What those who play the night have added to the luck of that deal: the same at all its tables. */
  readonly salt: string;
  /** Its time is up: bots play the rest, for everybody. */
  readonly isRushed?: true;
  /** Everybody has played the deal: the game is like any other from now on. */
  readonly isOpened?: true;
};

export type NightSeat =
  | {
      readonly t: 'person';
      readonly name: string;
      /** The hash of the token. */
      readonly token: string;
      readonly face?: string;
    }
  | { readonly t: 'bot'; readonly bot: string; readonly name: string };

export type NightTable = {
  readonly id: string;
  readonly night: Pick<RoomNight, 'id' | 'deal' | 'salt'>;
  /** Of the deal: the same at all its tables. */
  readonly secret: string;
  readonly options: Pick<RoomOptions, 'setup' | 'clock'>;
  readonly seats: readonly NightSeat[];
};

/** What is chosen for all tables of a night. */
export function nightOptions({ setup, clock }: NightTable['options']): RoomOptions {
  return {
    setup,
    clock,
    absence: 'standIn',
    watching: 'nobody',
    delay: 0,
    chat: 'phrases',
    // What was seen after a card was laid is known at no other table.
    takeBack: 'never',
    joining: 'nobody',
    listing: 'hidden',
  };
}

/** What follows the opening in the same step: everybody sits, and the first round is dealt. */
export function nightEvents(table: NightTable, engine: string): readonly RoomEvent[] {
  const { seats, secret, night, options } = table;
  let people = 0;
  const comings = seats.flatMap((sitter, index): readonly RoomEvent[] => {
    const seat = index + 1;
    if (sitter.t === 'bot') return [{ ...sitter, t: 'botSeated', seat }];
    const person = ++people;
    return [
      { ...sitter, t: 'joined', person, salt: '' },
      { t: 'seated', person, seat },
    ];
  });
  const deal = dealt({
    choice: options.setup,
    names: seats.map(({ name }) => name),
    // In the first seat's place, as the record has a salt for each.
    luck: { t: 'honest', secret, salts: seats.map((_, index) => (index === 0 ? night.salt : '')) },
    engine,
  });
  assert(!isFault(deal), 'a night’s game can be dealt');
  const header = makeRecordLine(deal.truth.header);
  return [...comings, { t: 'begun', header }, { t: 'played', entries: deal.entries }];
}

/** Whether only those who play the game may see anything of it. */
export function isSealed({ night }: Room): boolean {
  return night !== undefined && night.isOpened !== true;
}

export function isRushed({ night }: Room): boolean {
  return night?.isRushed === true;
}

/** What closes the game for those who are told of it: the secret only where nobody has it before them. */
export function toldResult(room: Room): RecordResult | undefined {
  const result = room.truth && resultOf(room.truth);
  if (result === undefined || !isSealed(room)) return result;
  const { secret: _, ...rest } = result;
  return rest;
}

/** What is settled beforehand, or would lead people away from where they were put. */
const NOT_AT_NIGHTS: ReadonlySet<PersonAsk['t']> = new Set([
  'salt',
  'rename',
  'stand',
  'wantNext',
  'configure',
  'seatBot',
  'admit',
  'remove',
  'passHost',
  'begin',
]);

/** Whether a table of a night answers nobody who asks this. */
export function isNotAtNights(room: Room, { t }: PersonAsk): boolean {
  return room.night !== undefined && NOT_AT_NIGHTS.has(t);
}
