/** Somebody in a simulated world: a name, what proves it, and the devices in use just now. */
import type { Dice } from '@palier/rules/testing';
import type { PersonId, RoomState } from '@palier/table/room';
import type { Device } from './device.ts';
import type { World } from './world.ts';

export class Person {
  name: string;
  token: string | undefined;
  /** Keeps their seats, if they have one. */
  profile: string | undefined;
  readonly devices: Device[] = [];
  /** For good, or about to. */
  hasLeft = false;
  isGoing = false;
  /** The table they mean. */
  place: string;
  /** When they come back, if they are not here. */
  awayUntil = 0;
  readonly dice: Dice;
  readonly isWatcher: boolean;

  constructor(
    name: string,
    place: string,
    { dice, isWatcher }: { dice: Dice; isWatcher: boolean },
  ) {
    this.name = name;
    this.place = place;
    this.dice = dice;
    this.isWatcher = isWatcher;
  }
}

/** Somebody looks at the table. */
export type Visit = {
  readonly person: Person;
  readonly device: Device;
  readonly state: RoomState;
  readonly world: World;
  readonly company: Company;
};

/** The others, as far as one must think of them. */
export type Company = {
  /** Whether somebody may go for good: one at least must stay who can always come back. */
  readonly letGo: (person: Person | undefined) => boolean;
  /** Who has a place among a table's people. */
  readonly find: (table: string, id: PersonId) => Person | undefined;
  /** For so many milliseconds. */
  readonly vanish: (person: Person, ms: number) => void;
};
