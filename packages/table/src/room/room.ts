/**
 * A table online, as the truth: a fold of its steps. Steps are appended to a ledger one after another,
 * each at the place the decider saw as the end; whoever comes second looks again. Any node can do it.
 */
import type { RecordedEvent, Seat } from '@palier/rules';
import type { Truth } from '../truth.ts';
import type { Spent } from './budget.ts';
import type { RoomNight } from './night-table.ts';
import type { Emote, Phrase, RoomOptions } from './options.ts';

/** Counts the people of a table, from 1. */
export type PersonId = number;

export type RoomPerson = {
  readonly id: PersonId;
  readonly name: string;
  /** The code of a face; absent where none was chosen. */
  readonly face?: string;
  /** A program from outside, and no person. */
  readonly isBot?: true;
  /** The hash of the token that proves it. */
  readonly token: string;
  /** The operator has named them: it stays so. */
  readonly isNamed?: true;
  /** What this person's client adds to the luck; empty until it has. */
  readonly salt: string;
  /** Wishes for a seat in the next game. */
  readonly wantsNext: boolean;
  /** Time off, the oldest first; absent: never. */
  readonly rests?: readonly Rest[];
  /** Where they joined from: a fingerprint that means nothing at another table. Nobody is told. */
  readonly from?: string;
};

/**
 * Time off, in which no clock of days runs for a person. `isOver`: they were back, or it was noticed that it
 * is over; one that has passed unnoticed kept nobody waiting.
 */
export type Rest = { readonly from: number; readonly until: number; readonly isOver?: true };

/** Somebody who was removed for good: the hash of the token, and where they came from. */
export type Barred = { readonly token: string; readonly from?: string };

export type RoomSeat =
  | { readonly t: 'open' }
  | { readonly t: 'bot'; readonly bot: string; readonly name: string; readonly claim?: PersonId }
  /** `standIn`: a bot plays until the person returns. */
  | { readonly t: 'person'; readonly person: PersonId; readonly standIn?: StandIn };

/** Why a bot plays for a person: until the person is back, or (`clock`, `vote`) for this turn only. */
export type StandIn = 'gone' | 'clock' | 'vote';

export type Saying =
  | { readonly t: 'phrase'; readonly phrase: Phrase }
  | { readonly t: 'emote'; readonly emote: Emote }
  | { readonly t: 'text'; readonly text: string };

export type Said = {
  readonly person: PersonId;
  readonly at: number;
  readonly saying: Saying;
};

/** A wish to take back, which everybody present must grant. It stands while the game does. */
export type TakeBackWish = {
  readonly seat: Seat;
  readonly number: number;
  readonly granted: readonly PersonId[];
};

/** `since`: when another became the host instead. */
export type FormerHost = { readonly person: PersonId; readonly since: number };

export type Phase = 'lobby' | 'playing' | 'over';

export type Room = {
  readonly id: string;
  /** Letters to join by: eight, six at older tables. */
  readonly code: string;
  /** How many steps it is folded from. */
  readonly rev: number;
  readonly options: RoomOptions;
  readonly people: readonly RoomPerson[];
  /** Who have knocked, and wait until the host lets them in. */
  readonly waiting: readonly RoomPerson[];
  /** Who do not come in again. */
  readonly barred: readonly Barred[];
  /** How many people there have ever been: nobody gets the number of somebody who left. */
  readonly joined: number;
  readonly seats: readonly RoomSeat[];
  readonly host: PersonId | undefined;
  /** Who was, until absent; and is again when back. */
  readonly formerHost: FormerHost | undefined;
  readonly phase: Phase;
  readonly secret: string;
  /** The secret's fingerprint, which may be told. */
  readonly commitment: string;
  readonly engine: string;
  /** From the beginning of the game on. */
  readonly truth: Truth | undefined;
  /** When the decision that is due was first due, or its clock was set again. */
  readonly since: number;
  /** When that decision was first due, whatever became of its clock. */
  readonly dueSince: number;
  /** How many steps had nothing to do with the game. */
  readonly beside: number;
  /** And whose they were, of late: by person and by address. */
  readonly spent: ReadonlyMap<PersonId | string, Spent>;
  /** How many people have ever come from an address. */
  readonly came: ReadonlyMap<string, number>;
  /** What fingerprints of addresses are made with: that of the first of tables that went on. */
  readonly doorKey: string;
  /** The club that it is of. */
  readonly club: string | undefined;
  /**
   * At which step somebody's turn came, while it lasts, and the game ended: what is told to who is not there
   * is told once for each. Empty where a game is not played over days.
   */
  readonly turnsFrom: ReadonlyMap<PersonId, number>;
  readonly overFrom: number | undefined;
  /** And its people went on to another. */
  readonly nextFrom: number | undefined;
  /** Who votes that a bot should move for those who keep the others waiting. */
  readonly votes: readonly PersonId[];
  /** Turns in a row that a seat let its clock run out. */
  readonly lapses: readonly number[];
  readonly wish: TakeBackWish | undefined;
  /** How often something was taken back in this turn. */
  readonly takenBack: number;
  readonly said: readonly Said[];
  /** By person, the keys of the newest commands: one that comes again has been done. */
  readonly keys: ReadonlyMap<PersonId, readonly string[]>;
  /** And of the newest sayings, which many moves must not push out: nothing else shows that they were said. */
  readonly sayingKeys: ReadonlyMap<PersonId, readonly string[]>;
  /** The game that these people went on to. */
  readonly next: RoomName | undefined;
  /** The operator has closed the table. */
  readonly isShut?: true;
  /** Of a table of a duplicate night. */
  readonly night?: RoomNight;
};

/** Why somebody left, where it was neither their own will nor, for now, the host's. */
export type LeftWhy = 'too-much' | 'barred' | 'banned';

export type TurnedAwayWhy = 'table-full' | 'name-taken' | 'locked';

export type RoomName = { readonly id: string; readonly code: string };

export type RoomEvent =
  | {
      readonly t: 'opened';
      readonly id: string;
      readonly code: string;
      readonly secret: string;
      readonly engine: string;
      readonly options: RoomOptions;
      /** Of the table that its people come from; one of its own is its secret. */
      readonly doorKey?: string;
      readonly club?: string;
      readonly night?: RoomNight;
    }
  | {
      readonly t: 'joined';
      readonly person: PersonId;
      readonly name: string;
      readonly token: string;
      readonly salt: string;
      readonly face?: string;
      readonly isBot?: true;
      readonly from?: string;
      readonly isNamed?: true;
    }
  /** Would join, and waits for the host's word; numbered as those who have joined. */
  | {
      readonly t: 'knocked';
      readonly person: PersonId;
      readonly name: string;
      readonly token: string;
      readonly salt: string;
      readonly face?: string;
      readonly isBot?: true;
      readonly from?: string;
    }
  | { readonly t: 'admitted'; readonly person: PersonId }
  /** `why`: where it was not just the host's word. */
  | { readonly t: 'turnedAway'; readonly person: PersonId; readonly why?: TurnedAwayWhy }
  | { readonly t: 'barred'; readonly token: string; readonly from?: string }
  | { readonly t: 'salted'; readonly person: PersonId; readonly salt: string }
  /** `by`: where it was not their own wish. */
  | {
      readonly t: 'renamed';
      readonly person: PersonId;
      readonly name: string;
      readonly by?: 'operator';
    }
  | { readonly t: 'faceChosen'; readonly person: PersonId; readonly face: string }
  /** Leaves the table for good; a seat in a game went to a bot just before. */
  | { readonly t: 'left'; readonly person: PersonId; readonly why?: LeftWhy }
  | { readonly t: 'seated'; readonly person: PersonId; readonly seat: Seat }
  /** Gives the seat up, or the claim to a bot's. */
  | { readonly t: 'stood'; readonly seat: Seat }
  | { readonly t: 'botSeated'; readonly seat: Seat; readonly bot: string; readonly name: string }
  | { readonly t: 'botLeft'; readonly seat: Seat }
  /** Wants a bot's seat from the next round on. */
  | { readonly t: 'claimed'; readonly person: PersonId; readonly seat: Seat }
  | { readonly t: 'optionsChosen'; readonly options: RoomOptions }
  /** `why`: where it was not given. Steps of older versions do not say. */
  | { readonly t: 'hostPassed'; readonly to: PersonId; readonly why?: 'absence' | 'return' }
  /** The game's record header; what was dealt is `played` in the same step. */
  | { readonly t: 'begun'; readonly header: string }
  | { readonly t: 'played'; readonly entries: readonly RecordedEvent[] }
  /** `standIn`: what the seat has from now on. Steps of older versions do not say (`old-steps.ts`). */
  | {
      readonly t: 'standInCame';
      readonly seat: Seat;
      readonly why: StandIn;
      readonly standIn?: StandIn;
    }
  /** `setsClock`: who is back has the whole time again. Steps of older versions do not say. */
  | { readonly t: 'standInWent'; readonly seat: Seat; readonly setsClock?: boolean }
  | { readonly t: 'voted'; readonly person: PersonId }
  | { readonly t: 'takeBackWished'; readonly seat: Seat; readonly number: number }
  | { readonly t: 'takeBackGranted'; readonly person: PersonId }
  | { readonly t: 'takeBackDenied'; readonly person: PersonId }
  | { readonly t: 'said'; readonly person: PersonId; readonly saying: Saying }
  | { readonly t: 'nextWanted'; readonly person: PersonId; readonly on: boolean }
  /** From now on, or instead of the end that was chosen before. */
  | { readonly t: 'restTaken'; readonly person: PersonId; readonly until: number }
  /** Is back; or the time is up, while others wait. */
  | { readonly t: 'restEnded'; readonly person: PersonId }
  /** Clocks begin anew: nobody pays for the time that a node was down. */
  | { readonly t: 'clockSet' }
  /** By the operator, for good. */
  | { readonly t: 'shut' }
  /** The night's time is up: bots play the rest. */
  | { readonly t: 'rushed' }
  /** Everybody has played the night's deal. */
  | { readonly t: 'unsealed' }
  | { readonly t: 'continued'; readonly id: string; readonly code: string };

/** What happens at once, stored whole or not at all. */
export type RoomStep = {
  /** Milliseconds since 1970, by the node that wrote it. */
  readonly at: number;
  /** Whose command it was, and its key. */
  readonly by?: PersonId;
  readonly key?: string;
  readonly events: readonly RoomEvent[];
};
