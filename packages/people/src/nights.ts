/** Duplicate nights of clubs: what members may ask, and what time brings. */
import { assert, isFault, makeSetup, SECRET_BYTES } from '@palier/rules';
import { NICKNAME_LENGTH, plainName, type NightTable } from '@palier/table/room';
import { isHelper } from './clubs.ts';
import type { Profile } from './kept.ts';
import {
  LONGEST_NIGHT,
  MOST_DEALS,
  NIGHT_NAME_LENGTH,
  SHORTEST_NIGHT,
  closed,
  dealWork,
  ended,
  entered,
  formed,
  lookAt,
  shut,
  waitingFor,
  withTable,
  withoutWaiting,
  type FormPorts,
  type KeptTable,
  type Night,
  type NightDeal,
  type NightDenial,
} from './night.ts';
import { nightView, type NightView } from './night-view.ts';
import type { Entrant, KeptNight, NightBots, NightRooms, NightStore } from './night-ports.ts';
import type { ClubStore } from './ports.ts';

export type NightsPorts = {
  readonly store: NightStore;
  readonly clubs: Pick<ClubStore, 'roleOf'>;
  readonly rooms: NightRooms;
  readonly random: {
    readonly hex: (bytes: number) => string;
    readonly hash: (token: string) => string;
    readonly below: (n: number) => number;
  };
  readonly bots: NightBots;
  /** The machine's own clock. */
  readonly now: () => number;
};

export type NightPlan = Pick<Night, 'club' | 'name' | 'until' | 'setup' | 'clock'> & {
  readonly deals: number;
};

/** `missing`: there is no such night, or it is none of theirs. `not-allowed`: others may. */
export type NightNo = NightDenial | 'missing' | 'not-allowed';

export type Opened = Pick<Night, 'id'>;

export type WaitWish = {
  readonly deal: number;
  /** Drawn by the player's device: it proves at the table who they are. */
  readonly token: string;
  /** Begin with those who are there; bots take the other seats. */
  readonly isNow: boolean;
};

/** Milliseconds that a night is kept after its end: a year. */
const NIGHT_KEPT = 365 * 24 * 3_600_000;

const ID_BYTES = 16;
/** How often it is asked again because another node was quicker. */
const MOST_TRIES = 30;
/** Nights of a club that are shown. */
const MOST_SHOWN = 30;
/** What follows from each other when nobody comes between. */
const MOST_STEPS = 20;

type Inside = KeptNight & {
  readonly people: readonly Entrant[];
  readonly me: number | undefined;
  readonly mayRun: boolean;
};

export class Nights {
  readonly #ports: NightsPorts;
  readonly #store: NightStore;

  constructor(ports: NightsPorts) {
    this.#ports = ports;
    this.#store = ports.store;
  }

  /** By a helper of the club. */
  async open(
    who: Profile,
    plan: NightPlan,
  ): Promise<Opened | 'missing' | 'not-allowed' | 'bad-night'> {
    const role = await this.#ports.clubs.roleOf({ club: plan.club, profile: who.id });
    if (role === undefined) return 'missing';
    if (!isHelper(role)) return 'not-allowed';
    const { random, now } = this.#ports;
    const { club, until, setup, clock, deals } = plan;
    const from = now();
    const lasts = until - from;
    const isPossible =
      lasts >= SHORTEST_NIGHT && lasts <= LONGEST_NIGHT && deals >= 1 && deals <= MOST_DEALS;
    if (!isPossible || isFault(makeSetup(setup))) return 'bad-night';
    const night: Night = {
      id: random.hex(ID_BYTES),
      club,
      name: plainName(plan.name.slice(0, NIGHT_NAME_LENGTH)) ?? '',
      from,
      until,
      setup,
      clock,
      salts: [],
      deals: Array.from({ length: deals }, () => ({
        secret: random.hex(SECRET_BYTES),
        waiting: [],
        tables: [],
      })),
    };
    const done = await this.#store.create(night, lookAt(night, from));
    return done === 'missing' ? done : { id: night.id };
  }

  /** The newest first; undefined: no club of theirs. */
  async ofClub(who: Profile, club: string): Promise<readonly NightView[] | undefined> {
    const role = await this.#ports.clubs.roleOf({ club, profile: who.id });
    if (role === undefined) return undefined;
    const nights = await this.#store.ofClub(club, MOST_SHOWN);
    return Promise.all(
      nights.map(async (night) => {
        const people = await this.#store.people(night.id);
        const me = numberOf(people, who);
        return nightView(night, { me, mayRun: isHelper(role), people, now: this.#ports.now() });
      }),
    );
  }

  async see(who: Profile, id: string): Promise<NightView | undefined> {
    const inside = await this.#inside(who, id);
    return inside && nightView(inside.night, { ...inside, now: this.#ports.now() });
  }

  /** `salt`: what they add to the luck of the deals that nobody has played yet. */
  async enter(who: Profile, id: string, salt: string): Promise<'done' | NightNo> {
    return this.#asked(who, id, ({ night, me }) =>
      me === undefined
        ? { next: entered(night, salt, this.#ports.now()), newcomer: who.id }
        : { next: night },
    );
  }

  /** Waits for a table, or goes on waiting. Where there are enough a table is made. */
  async wait(
    who: Profile,
    id: string,
    { deal, token, isNow }: WaitWish,
  ): Promise<'done' | NightNo> {
    const hash = this.#ports.random.hash(token);
    const asked = await this.#asked(who, id, ({ night, me }) => {
      if (me === undefined) return { next: 'not-entered' };
      const now = this.#ports.now();
      const next = waitingFor(night, { deal, entrant: me, token: hash }, now);
      if (typeof next === 'string') return { next };
      const how = isNow ? 'now' : 'full';
      return { next: formed(next, { deal, how }, this.#formPorts(now)) ?? next };
    });
    if (asked === 'done') await this.tend(id);
    return asked;
  }

  async stopWaiting(who: Profile, id: string): Promise<'done' | NightNo> {
    return this.#asked(who, id, ({ night, me }) => ({
      next: me === undefined ? 'not-entered' : withoutWaiting(night, me),
    }));
  }

  /** Nobody new enters: what all who have entered have played is told then. */
  async shut(who: Profile, id: string): Promise<'done' | NightNo> {
    return this.#run(who, id, shut);
  }

  /** Its time is up now. */
  async end(who: Profile, id: string): Promise<'done' | NightNo> {
    return this.#run(who, id, (night) => ended(night, this.#ports.now()));
  }

  async #run(who: Profile, id: string, change: (night: Night) => Night): Promise<'done' | NightNo> {
    const asked = await this.#asked(who, id, ({ night, mayRun }) => ({
      next: mayRun ? change(night) : 'not-allowed',
    }));
    if (asked === 'done') await this.tend(id);
    return asked;
  }

  /** Removes those that have been over for long; says how many. */
  async sweep(): Promise<number> {
    return this.#store.sweep(this.#ports.now() - NIGHT_KEPT);
  }

  /** Nights at which something is to be done by now. */
  async due(most: number): Promise<readonly string[]> {
    return this.#store.due(this.#ports.now(), most);
  }

  /**
   * Does what is to be done for a night. Each step is written by who finds it undone, once; where a node
   * dies in between, the next goes on from there.
   */
  async tend(id: string): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const kept = await this.#store.find(id);
      if (kept === undefined) return;
      const { deals } = kept.night;
      const done = await Promise.all(
        deals.map(async (_, index) => this.#tendDeal(kept.night, index + 1)),
      );
      if (!done.includes(true)) return;
    }
  }

  /** Whether something was done, and more may be to do. */
  async #tendDeal(night: Night, number: number): Promise<boolean> {
    const { id } = night;
    const now = this.#ports.now();
    const deal = night.deals[number - 1]!;
    const work = dealWork(night, deal, now);
    switch (work.t) {
      case 'play':
        return this.#look(night, number, work.how);
      case 'house':
        return this.#change(id, (last) =>
          isStill(last, number, 'house', now)
            ? formed(last, { deal: number, how: 'house' }, this.#formPorts(now))
            : undefined,
        );
      case 'close':
        return this.#change(id, (last) =>
          isStill(last, number, 'close', now) ? closed(last, number, now) : undefined,
        );
      case 'open':
        return this.#openTables(id, deal);
      case 'wait':
      case 'done':
        return false;
    }
  }

  async #look(night: Night, number: number, how: 'look' | 'rush'): Promise<boolean> {
    const { rooms } = this.#ports;
    const deal = night.deals[number - 1]!;
    const playing = deal.tables.filter(({ result }) => result === undefined);
    const open = how === 'rush' ? undefined : await rooms.stillOpen(playing.map(({ id }) => id));
    let isOther = false;
    for (const table of playing) {
      if (open?.has(table.id) === true && table.isMade === true) continue;
      // Of bots alone nobody is waited for.
      const isHouse = table.seats.every(({ t }) => t === 'bot');
      const result = await rooms.nightResult(table.id, isHouse ? 'rush' : how);
      if (result === 'playing' && table.isMade === true) continue;
      if (result === 'missing' && table.isMade !== true) {
        await this.#makeTable(night, number, table);
        isOther = (await this.#note(night.id, table, { isMade: true })) || isOther;
      } else {
        const change =
          result === 'playing'
            ? { isMade: true as const }
            : { isMade: true as const, result: result === 'missing' ? ('void' as const) : result };
        isOther = (await this.#note(night.id, table, change)) || isOther;
      }
    }
    return isOther;
  }

  async #makeTable(night: Night, number: number, table: KeptTable): Promise<void> {
    const { secret, salt } = night.deals[number - 1]!;
    assert(salt !== undefined, 'a table’s luck is settled with it');
    const people = await this.#store.people(night.id);
    await this.#ports.rooms.createForNight({
      id: table.id,
      night: { id: night.id, deal: number, salt },
      secret,
      options: { setup: night.setup, clock: night.clock },
      seats: seatsOf(table, people, this.#ports.bots),
    });
  }

  async #openTables(id: string, { tables }: NightDeal): Promise<boolean> {
    let isOther = false;
    for (const table of tables) {
      if (table.isOpened === true || table.result === 'void') continue;
      await this.#ports.rooms.unseal(table.id);
      isOther = (await this.#note(id, table, { isOpened: true })) || isOther;
    }
    return isOther;
  }

  async #note(
    id: string,
    table: KeptTable,
    change: Parameters<typeof withTable>[2],
  ): Promise<boolean> {
    return this.#change(id, (night) => withTable(night, table.id, change));
  }

  #formPorts(now: number): FormPorts {
    const { random } = this.#ports;
    return { now, id: random.hex(ID_BYTES), below: random.below, hash: random.hash };
  }

  async #inside(who: Profile, id: string): Promise<Inside | undefined> {
    const kept = await this.#store.find(id);
    if (kept === undefined) return undefined;
    const [role, people] = await Promise.all([
      this.#ports.clubs.roleOf({ club: kept.night.club, profile: who.id }),
      this.#store.people(id),
    ]);
    if (role === undefined) return undefined;
    return { ...kept, people, me: numberOf(people, who), mayRun: isHelper(role) };
  }

  /** What a member asks: the next night, or why not; the same night where it is so already. */
  async #asked(
    who: Profile,
    id: string,
    ask: (inside: Inside) => { readonly next: Night | NightNo; readonly newcomer?: string },
  ): Promise<'done' | NightNo> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const inside = await this.#inside(who, id);
      if (inside === undefined) return 'missing';
      const { next, newcomer } = ask(inside);
      if (typeof next === 'string') return next;
      if (next === inside.night) return 'done';
      const put = await this.#put(inside.rev, next, newcomer);
      if (put !== 'conflict') return put === 'stored' ? 'done' : 'missing';
    }
    throw new Error('a night is never as it was');
  }

  /** False where there is nothing to change any more. */
  async #change(id: string, change: (night: Night) => Night | undefined): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const kept = await this.#store.find(id);
      const next = kept && change(kept.night);
      if (kept === undefined || next === undefined || next === kept.night) return false;
      if ((await this.#put(kept.rev, next)) === 'stored') return true;
    }
    throw new Error('a night is never as it was');
  }

  async #put(
    rev: number,
    next: Night,
    newcomer?: string,
  ): Promise<'stored' | 'conflict' | 'missing'> {
    const look = lookAt(next, this.#ports.now());
    return this.#store.put(rev, next, { look, ...(newcomer !== undefined && { newcomer }) });
  }
}

function isStill(night: Night, number: number, t: 'house' | 'close', now: number): boolean {
  return dealWork(night, night.deals[number - 1]!, now).t === t;
}

function numberOf(people: readonly Entrant[], { id }: Profile): number | undefined {
  return people.find(({ person }) => person.id === id)?.number;
}

/** Whoever sits there, under names that are told apart. */
function seatsOf(
  { seats }: KeptTable,
  people: readonly Entrant[],
  bots: NightBots,
): NightTable['seats'] {
  const used = new Set<string>();
  const own = (wanted: string): string => {
    for (let count = 1; ; count++) {
      const more = count === 1 ? '' : ` ${count}`;
      const name = `${wanted.slice(0, NICKNAME_LENGTH - more.length)}${more}`;
      const known = name.toLowerCase();
      if (used.has(known)) continue;
      used.add(known);
      return name;
    }
  };
  // People first: a bot goes by another name.
  const named = seats.map((sitter) => {
    if (sitter.t === 'bot') return undefined;
    const person = people.find(({ number }) => number === sitter.entrant)?.person;
    const name = own(person?.name ?? `${sitter.entrant}`);
    return {
      t: 'person',
      name,
      token: sitter.token,
      ...(person && { face: person.face }),
    } as const;
  });
  return named.map((sitter, index) => {
    if (sitter !== undefined) return sitter;
    const bot = bots[index]!;
    return { ...bot, name: own(bot.name) };
  });
}
