/** Somebody with one device or more, who goes and comes back from another with the token. */
import type { Dice } from '@palier/rules/testing';
import { Device } from './device.ts';
import { OwnProfile } from './profile.ts';
import { visit } from './manners.ts';
import type { World } from './world.ts';

/** Milliseconds: how soon somebody reacts, and looks even where nothing has changed. */
const REACTION = 15;
const LOOK = 250;
/** Milliseconds that nobody at a table waits for who has not come. */
const LATE = 5000;
/** Of so many times that somebody looks at the table, they think of their profile once. */
const KEEPING = 20;

export type PersonPlan = {
  readonly name: string;
  readonly url: string;
  /** How many people mean to sit down. */
  readonly company: number;
  readonly isWatcher: boolean;
  /** Whether they have a profile. */
  readonly isKnown?: boolean;
  /** Whether their profile keeps their seat before they do anything else at the table. */
  readonly isPrompt?: boolean;
  /** Milliseconds until they react, at most. */
  readonly reaction?: number;
  /** Where a proxy says that they come from. */
  readonly address?: string;
};

export class Person {
  readonly dice: Dice;
  readonly isWatcher: boolean;
  readonly company: number;
  readonly devices: Device[] = [];
  readonly profile: OwnProfile | undefined;
  /** The tables at which they had a seat in the end. */
  readonly sat: string[] = [];
  token: string | undefined;
  isResting = true;
  name: string;
  readonly #world: World;
  readonly #url: string;
  readonly #reaction: number;
  readonly #isPrompt: boolean;
  readonly #address: string | undefined;
  #table = '';
  #cameAt = 0;
  /** The keeping of the seat at this table. */
  #keeping: Promise<void> | undefined;
  #number = 0;
  /** All that ever were at this table. */
  used: Device[] = [];

  constructor(world: World, plan: PersonPlan) {
    const {
      name,
      url,
      company,
      isWatcher,
      isKnown,
      isPrompt = false,
      reaction = REACTION,
      address,
    } = plan;
    this.profile = isKnown === true ? new OwnProfile(world, url) : undefined;
    this.#world = world;
    this.#url = url;
    this.#reaction = reaction;
    this.#isPrompt = isPrompt;
    this.#address = address;
    this.dice = world.dice('person');
    this.name = name;
    this.company = company;
    this.isWatcher = isWatcher;
  }

  /** `isKnown`: came over from the game before. */
  goTo(table: string, isKnown: boolean): void {
    for (const device of this.devices) device.switchOff();
    this.devices.length = 0;
    this.used = [];
    this.#keeping = undefined;
    if (!isKnown) this.token = undefined;
    this.#table = table;
    this.#cameAt = performance.now();
    this.isResting = false;
    this.arrive();
  }

  /** With another device. */
  arrive(): void {
    const name = `${this.name}/${++this.#number}`;
    const device = new Device(this.#world, name, {
      url: this.#url,
      table: this.#table,
      token: this.token,
      address: this.#address,
    });
    this.devices.push(device);
    this.used.push(device);
    let isDue = false;
    const look = (): void => {
      if (isDue || !device.isOn) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        try {
          this.#look(device);
        } catch (error) {
          this.#world.fail(`${device.name} is lost: ${String(error)}`);
        }
      }, this.dice.below(this.#reaction));
    };
    device.onChange(look);
    const again = setInterval(() => (device.isOn ? look() : clearInterval(again)), LOOK);
  }

  /** With their profile, as soon as they think of it; after the game the latest. */
  async keepSeat(): Promise<void> {
    const state = this.used.findLast(({ isOn }) => isOn)?.client.state;
    if (this.profile === undefined || this.token === undefined || state?.me === undefined) return;
    const { id: table, code } = state.room;
    const isOver = state.room.phase === 'over';
    if (isOver && state.seat !== undefined) this.sat.push(table);
    if (this.#keeping === undefined) {
      const { token, name } = this;
      this.#keeping = this.profile.keep({ table, token, code, name });
    }
    await this.#keeping;
  }

  /** Whether somebody can leave a table without being forgotten there. */
  get mayVanish(): boolean {
    return this.isWatcher || this.token !== undefined;
  }

  vanish(): void {
    for (const device of this.devices) device.switchOff();
    this.devices.length = 0;
  }

  dismiss(): void {
    this.isResting = true;
    this.vanish();
  }

  #look(device: Device): void {
    if (!device.isOn) return;
    const { closed, state } = device.client;
    if (closed !== undefined) {
      this.#world.fail(`${device.name} is sent away: ${closed}`);
      device.switchOff();
      return;
    }
    const isFree = state?.link === 'open' && device.asking === 0;
    if (!isFree || this.isWatcher || this.isResting) return;
    const isLate = performance.now() - this.#cameAt > LATE;
    if (this.#isPrompt && state.me !== undefined && !this.#hasKept(state.room.id)) {
      if (this.#keeping === undefined) void this.keepSeat();
      return;
    }
    if (this.#keeping === undefined && this.dice.oneIn(KEEPING)) void this.keepSeat();
    visit({ world: this.#world, person: this, device, state, isLate });
  }

  #hasKept(table: string): boolean {
    return this.profile?.kept.some((seat) => seat.table === table) ?? true;
  }
}
