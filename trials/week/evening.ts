/** What becomes of one table: people who play to the end, or go on tomorrow, or never come back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@palier/rules/testing';
import { Party, type Taste } from '../chaos/party.ts';
import type { World } from '../chaos/world.ts';
import type { Calendar } from './calendar.ts';

export type EveningPlan = {
  readonly url: string;
  readonly calendar: Calendar;
  readonly number: number;
} & Habits;

export type Habits = {
  /** Milliseconds until somebody reacts, at most. */
  readonly reaction: number;
  /** Hours until those go on who do so another day. */
  readonly pause: number;
};

type Fate = 'to the end' | 'until tomorrow' | 'for good' | 'in the lobby' | 'nobody';

/** Of twenty tables. */
const FATES: readonly (readonly [fate: Fate, parts: number])[] = [
  ['to the end', 11],
  ['until tomorrow', 4],
  ['for good', 2],
  ['in the lobby', 2],
  ['nobody', 1],
];
const ALL_FATES = FATES.flatMap(([fate, parts]) => Array.from({ length: parts }, () => fate));

/** Milliseconds between two looks, and about between two of a party's disturbances. */
const LOOK = 50;
const UNREST = 4000;
/** Milliseconds that somebody is away; one in eight longer than it takes until a bot plays for them. */
const AWAY = 1500;
const LONG_AWAY = 10_500;
/** Entries of a game that is left. */
const BEGUN = 25;

export class Evening {
  readonly #world: World;
  readonly #plan: EveningPlan;
  readonly #dice: Dice;
  readonly #party: Party;
  /** They are there until the end. */
  #isPlaying = false;
  #isOver = false;

  constructor(world: World, plan: EveningPlan) {
    this.#world = world;
    this.#plan = plan;
    this.#dice = world.dice('evening');
    const taste: Taste = { hasBots: true, watchers: this.#dice.pick([0, 0, 1, 2]) };
    const { number, reaction, url } = plan;
    const address = this.#dice.pick([anyAddress4(this.#dice), anyAddress6(this.#dice)]);
    this.#party = new Party(world, url, { number, taste, reaction, address });
  }

  /** Whoever is away comes back now. */
  gather(): void {
    if (this.#isPlaying) this.#party.gather();
  }

  get trouble(): string | undefined {
    return this.#party.trouble;
  }

  async run(): Promise<void> {
    const fate = this.#dice.pick(ALL_FATES);
    this.#world.count(TOLD[fate]);
    await this.#plan.calendar.atDoor(async () => {
      await this.#party.open();
      if (fate !== 'nobody') await this.#comeIn(fate);
    });
    await this.#lookAround();
    if (fate === 'in the lobby') await this.#leave();
    else if (fate !== 'nobody') await this.#play(fate);
    this.#party.dismiss();
    this.#isOver = true;
  }

  /** A browser loads the game; and somebody mistypes a code. */
  async #lookAround(): Promise<void> {
    await this.#party.ask('/');
    await this.#party.ask(`/api/tables/${this.#party.table}`);
    if (this.#dice.oneIn(3)) await this.#party.ask('/api/tables/XXXXXXXX');
  }

  async #comeIn(fate: Fate): Promise<void> {
    const [first] = this.#party.people;
    if (fate === 'in the lobby') first!.goTo(this.#party.table, false);
    else this.#party.sitDown();
    await this.#until(() => this.#party.people.some(({ token }) => token !== undefined));
  }

  async #leave(): Promise<void> {
    const device = this.#party.people[0]?.devices[0];
    if (device !== undefined && this.#dice.oneIn(2)) await device.ask(device.client.leave());
  }

  async #play(fate: Fate): Promise<void> {
    const party = this.#party;
    const { calendar, pause } = this.#plan;
    if (fate !== 'to the end') {
      await this.#until(() => this.#isFarEnough());
      for (const person of party.people) person.vanish();
      const tomorrow = calendar.now + pause;
      if (fate === 'for good' || tomorrow > calendar.length) return;
      await calendar.until(tomorrow);
      this.#world.count('tables taken up again');
      for (const person of party.people) person.arrive();
    }
    this.#isPlaying = true;
    const unrest = this.#unrest();
    await party.playOut();
    this.#isOver = true;
    await unrest;
  }

  async #unrest(): Promise<void> {
    for (;;) {
      await sleep(this.#dice.below(2 * UNREST));
      if (this.#isOver || this.#world.isClosing || !this.#party.isGoing()) return;
      this.#party.disturb(this.#dice.oneIn(8) ? LONG_AWAY : this.#dice.below(AWAY));
    }
  }

  /** To be left; a game that is soon over is left then. */
  #isFarEnough(): boolean {
    const devices = this.#party.people.flatMap((person) => person.devices);
    return devices.some(({ table: { state } }) => {
      return state !== undefined && (state.result !== undefined || state.entries.length > BEGUN);
    });
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && this.#party.isGoing()) await sleep(LOOK);
  }
}

const TOLD: { readonly [F in Fate]: string } = {
  'to the end': 'tables played to the end',
  'until tomorrow': 'tables left until the next day',
  'for good': 'tables left for good',
  'in the lobby': 'tables left in the lobby',
  nobody: 'tables that nobody came to',
};

function anyAddress4(dice: Dice): string {
  return `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`;
}

function anyAddress6(dice: Dice): string {
  return `2001:db8:${dice.below(65_536).toString(16)}:${dice.below(65_536).toString(16)}::1`;
}
