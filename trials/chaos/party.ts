/** People who play one game after another at a table of their own, until the run is over. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@palier/rules/testing';
import type { ToldOptions } from '@palier/table/room';
import { judgeGame, type EndedGame } from './judge-game.ts';
import { forwardedFor } from './device.ts';
import { Person } from './person.ts';
import { partyOptions } from './setups.ts';
import type { World } from './world.ts';

/** Milliseconds: for one answer over HTTP, and between two looks. */
const ANSWER = 4000;
const LOOK = 30;

/** Milliseconds that somebody is away: hardly, or so long that a bot plays for them. */
const SHORTLY = 1500;
const GRACE_AND_MORE = 9000;

/** What a party likes, where that is not left to chance. */
export type Taste = {
  readonly hasBots: boolean;
  readonly watchers?: number;
  /** Whether games should end soon. */
  readonly isShort?: boolean;
  /** Whether games should change ratings. */
  readonly isRated?: boolean;
  /** Whether people have profiles. */
  readonly isKnown?: boolean;
  readonly options?: Partial<ToldOptions>;
};

const USUAL_TASTE: Taste = { hasBots: true };

type Headers = { readonly [name: string]: string };

export type PartyPlan = {
  readonly number: number;
  readonly taste?: Taste;
  /** Milliseconds until somebody reacts, at most. */
  readonly reaction?: number;
  /** Where a proxy that the server trusts says that they come from. */
  readonly address?: string;
};

export class Party {
  readonly people: readonly Person[];
  /** Judged, for another look when all is over. */
  readonly ended: EndedGame[] = [];
  /** What it is doing, to be told where it does not end. */
  #doing = 'nothing';
  #table = '';
  readonly #world: World;
  readonly #url: string;
  readonly #address: string | undefined;
  readonly #dice: Dice;
  readonly #taste: Taste;
  readonly #seats: number;

  constructor(world: World, url: string, { number, taste = USUAL_TASTE, ...habits }: PartyPlan) {
    this.#world = world;
    this.#url = url;
    this.#address = habits.address;
    this.#dice = world.dice('party');
    this.#taste = taste;
    const company = this.#dice.pick(taste.hasBots ? [1, 2, 2, 3, 3, 4] : [2, 2, 3, 4]);
    const bots = company === 1 ? 1 : this.#dice.pick([0, 0, 1]);
    this.#seats = company + (taste.hasBots ? bots : 0);
    const watchers = taste.watchers ?? this.#dice.pick([0, 0, 1]);
    this.people = Array.from({ length: company + watchers }, (_, index) => {
      const isWatcher = index >= company;
      const isKnown = !isWatcher && taste.isKnown === true;
      const name = `${isWatcher ? 'Watcher' : 'Person'} ${number}.${index + 1}`;
      const isPrompt = taste.isRated === true;
      return new Person(world, { name, url, company, isWatcher, isKnown, isPrompt, ...habits });
    });
  }

  /** The table that they are at, by its id or code. */
  get table(): string {
    return this.#table;
  }

  async run(): Promise<void> {
    this.#doing = 'make profiles';
    await Promise.all(this.people.map(async ({ profile, name }) => profile?.make(name)));
    let next: string | undefined;
    do {
      if (next === undefined) {
        await this.open();
        this.sitDown();
      } else {
        this.#table = next;
        this.sitDown('the game before');
      }
      await this.playOut();
      if (!this.isGoing()) return;
      this.#doing = 'go on';
      next = this.#dice.oneIn(3) && !this.#world.isClosing ? await this.#goOn() : undefined;
    } while (!this.#world.isClosing && this.isGoing());
    this.dismiss();
  }

  /** A table of their own, at which nobody is yet. */
  async open(): Promise<void> {
    this.#doing = 'open a table';
    const { isShort = false, isRated = false } = this.#taste;
    const players = this.#seats;
    const options = {
      ...partyOptions(this.#dice, { players, isShort, isRated }),
      ...this.#taste.options,
    };
    while (this.isGoing()) {
      const answer = await this.ask('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(options),
      });
      if (answer?.status === 201) {
        const { id, code } = JSON.parse(answer.text) as {
          readonly id: string;
          readonly code: string;
        };
        this.#table = this.#dice.oneIn(2) ? id : code;
        return;
      }
      await sleep(LOOK);
    }
  }

  sitDown(from: 'elsewhere' | 'the game before' = 'elsewhere'): void {
    for (const person of this.people) person.goTo(this.#table, from === 'the game before');
    this.#doing = 'play';
  }

  /** Until all of them know the end, and its record is judged. */
  async playOut(): Promise<void> {
    await this.#until(() => this.#isOver() && this.#isComplete());
    for (const person of this.people) person.isResting = true;
    if (this.isGoing()) await this.#judge();
  }

  dismiss(): void {
    for (const person of this.people) person.dismiss();
    this.#doing = '';
  }

  readonly isGoing = (): boolean => !this.#world.hasFailed;

  /** Somebody opens a second tab, or goes and comes back from another device after so many milliseconds. */
  disturb(away: number): void {
    const person = this.#dice.pick(this.people);
    const [device, second] = person.devices;
    if (device === undefined || person.isResting || !person.mayVanish) return;
    if (second === undefined && this.#dice.oneIn(4)) {
      this.#world.count('second tabs');
      person.arrive();
      return;
    }
    // In the lobby the others would wait for them.
    const isLong = away > GRACE_AND_MORE && device.client.state?.room.phase === 'playing';
    this.#world.count(
      isLong ? 'people gone for longer than the grace' : 'people gone for a moment',
    );
    person.vanish();
    const back = (): void => {
      if (person.isResting || person.devices.length > 0) return;
      this.#world.count('returns from another device');
      person.arrive();
    };
    setTimeout(back, isLong ? away : Math.min(away, SHORTLY)).unref();
  }

  /** Whoever is away comes back now. */
  gather(): void {
    for (const person of this.people) {
      if (!person.isResting && person.devices.length === 0) person.arrive();
      for (const { client } of person.devices) {
        client.setAway(false);
        client.retryNow();
      }
    }
  }

  /** Asks the server something over HTTP. */
  async ask(
    path: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers?: Headers } = {},
  ): Promise<{ readonly status: number; readonly text: string } | undefined> {
    try {
      const answer = await fetch(`${this.#url}${path}`, {
        ...init,
        headers: { ...forwardedFor(this.#address), ...init.headers },
        signal: AbortSignal.timeout(ANSWER),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      // Cut, or nobody there: asked again.
      return undefined;
    }
  }

  /** What holds it up, if anything. */
  get trouble(): string | undefined {
    if (this.#doing === '') return undefined;
    const people = this.people.map(({ name, devices }) => {
      const links = devices.map(({ client, table, asking }) => {
        const { state } = client;
        const { number, step } = {
          number: table.state?.entries.length,
          step: table.state?.view.table.step,
        };
        return `${state?.link} ${state?.room.phase} seat ${state?.seat} at ${number} ${step}, ${asking} asked`;
      });
      return `${name} (${links.join(' | ')})`;
    });
    const { seats, rev } = this.people[0]?.devices[0]?.client.state?.room ?? {};
    return `${this.#doing} at ${this.#table}: ${people.join('; ')}; ${rev} ${JSON.stringify(seats)}`;
  }

  /** As far as those know who are there. */
  #isOver(): boolean {
    const devices = this.people.flatMap((person) => person.devices);
    return devices.length > 0 && devices.every(({ table }) => table.state?.result !== undefined);
  }

  /** Nobody misses the end: who is away comes back for it. */
  #isComplete(): boolean {
    const absent = this.people.filter(({ devices }) => devices.length === 0);
    for (const person of absent) person.arrive();
    return absent.length === 0;
  }

  async #judge(): Promise<void> {
    const devices = this.people.flatMap(({ used }) => used);
    const id = devices.find(({ isOn }) => isOn)!.client.state!.room.id;
    this.#doing = 'get the record';
    for (;;) {
      const askedAt = this.#world.moment();
      const answer = await this.ask(`/api/tables/${id}/record`);
      if (answer?.status === 200) {
        const look = { askedAt, heardAt: this.#world.moment() };
        this.#doing = 'keep seats';
        await Promise.all(this.people.map(async (person) => person.keepSeat()));
        this.#doing = 'judge';
        this.ended.push(judgeGame(this.#world, { id, devices, record: answer.text, look }));
        this.#world.count('games ended');
        return;
      }
      if (answer !== undefined && answer.status !== 503 && answer.status !== 500) {
        this.#world.fail(`${id} has no record: ${answer.status} ${answer.text}`);
      }
      if (!this.isGoing()) return;
      await sleep(LOOK);
    }
  }

  /** Until everybody is shown the games that they have played. */
  async seeResults(): Promise<void> {
    this.#doing = 'see results';
    for (const { profile, sat } of this.people) {
      for (const table of sat) await profile?.seesGame(table);
    }
    this.#doing = '';
  }

  /** The table that they go on to, once all of them know it. */
  async #goOn(): Promise<string | undefined> {
    const players = this.people.filter(({ isWatcher }) => !isWatcher);
    const asker = this.#dice.pick(players);
    const find = (): string | undefined =>
      this.people
        .flatMap(({ devices }) => devices)
        .map(({ client }) => client.state?.room.next?.id)
        .find((next) => next !== undefined);
    await this.#until(() => {
      const [device] = asker.devices;
      if (device?.asking === 0 && device.client.state?.link === 'open') {
        void device.ask(device.client.again());
      }
      return find() !== undefined || asker.devices[0]?.client.state?.seat === undefined;
    });
    const next = find();
    if (next !== undefined) this.#world.count('rematches');
    return next;
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && this.isGoing()) await sleep(LOOK);
  }
}

/** Ends a hang, and says where it was; the answer calls it off. */
export function endHang(
  world: World,
  parties: readonly Pick<Party, 'trouble'>[],
  ms: number,
): () => void {
  const timer = setTimeout(() => {
    for (const { trouble } of parties) if (trouble !== undefined) world.fail(`hangs: ${trouble}`);
  }, ms);
  return () => clearTimeout(timer);
}
