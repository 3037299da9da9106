/** The tables that a node has open, and the way to them. Without I/O: the world is in its ports. */
import {
  SECRET_BYTES,
  assert,
  isFault,
  makeSetup,
  parseSetupChoice,
  type Seat,
} from '@palier/rules';
import type { OperatorDeed } from './decide.ts';
import type { Ear, Guest } from './guest.ts';
import type { ClubTable } from './listing.ts';
import { LiveRoom } from './live-room.ts';
import type { QuickWishes } from './lobby-wire.ts';
import { MOST_LISTED, OpenTables } from './open-tables.ts';
import { find, quickOptions } from './quick-play.ts';
import type { Comer } from './quick-seats.ts';
import { withManners, type RoomOptions } from './options.ts';
import type { TableResult } from './night-result.ts';
import { nightEvents, nightOptions, type NightTable } from './night-table.ts';
import type { Gossip, LedgerEntry, ListNews, RoomPorts, StoredStep } from './ports.ts';
import { personIn, type ReportedPerson } from './report.ts';
import type { RestStanding } from './rest.ts';
import type { PersonId, Room, RoomEvent, RoomName } from './room.ts';
import { nextRoomEvents } from './next-room.ts';
import { openRoom } from './evolve.ts';
import { makeStep } from './step.ts';
import { roomSummary } from './summary.ts';
import type {
  Denial,
  Hello,
  RoomAsk,
  ToldOptions,
  ToldPerson,
  ToldRoom,
  WireAnswer,
} from './wire.ts';

/** Milliseconds that a table stays open after the last has left. */
const LINGER = 10_000;

const CODES_TRIED = 20;

const ID_BYTES = 16;

/** Open tables that somebody is offered to, before one is opened for them: others are quicker at times. */
const MOST_TRIED = 8;

/** Tables of clubs that one node tells of: nobody reads those of all clubs. */
const MOST_OF_CLUBS = 3000;

/** Of who was seated by quick play, how many are remembered. */
const MOST_SEATED = 2000;

/** One connection. The first message is a hello; nothing else is heard before. */
export type RoomLine = {
  readonly hear: (message: Hello | RoomAsk) => void;
  /** The connection is gone. */
  readonly drop: () => void;
};

/** Whom somebody is not to meet, where that is known of them. */
export type Company = {
  /** The ids of tables at which such a person has a seat. */
  readonly apart: () => Promise<ReadonlySet<string>>;
  /**
   * Others know of their seat before they have it: of two who are seated at different nodes at once, the
   * one who looks last sees the other.
   */
  readonly comes: (table: RoomName) => Promise<void>;
  /** They have no seat there after all. */
  readonly goes: (table: RoomName) => Promise<void>;
};

/** How somebody may be seated by quick play. */
export type PlayWays<No> = {
  /** Where they come from, as limits are counted. */
  readonly address: string | undefined;
  /** Undefined: nothing is known of who comes. */
  readonly company?: Company | undefined;
  /** Opens a table, unless they have opened too many. */
  readonly open: (create: () => Promise<Made>) => Promise<RoomName | No>;
};

type Denied = { readonly t: 'denied'; readonly why: Denial };
type Made = RoomName | Denied;
export type Playing = RoomName & { readonly person: PersonId };

/** A table as it is seen from outside, and the seats that its game waits for. */
export type SeenRoom = ToldRoom & { readonly due: readonly Seat[] };

export type InspectedRoom = RoomName & {
  readonly phase: Room['phase'];
  readonly isShut: boolean;
  readonly people: readonly (ReportedPerson & Pick<ToldPerson, 'presence' | 'seat'>)[];
};

/** What a table has from the one before, or from who makes it. */
type Kept = { readonly options: RoomOptions; readonly doorKey?: string; readonly club?: string };

function keptOf({ options, doorKey, club }: Room): Kept {
  return { options, doorKey, ...(club !== undefined && { club }) };
}

export class Rooms {
  readonly #ports: RoomPorts;
  readonly #open = new Map<string, LiveRoom>();
  readonly #opening = new Map<string, Promise<LiveRoom | undefined>>();
  /** Of who was seated by quick play of late, where: an answer that was lost is given again. */
  readonly #seatedAt = new Map<string, string>();
  /** One after another: two who come at once are seated at one table and do not open one each. */
  #seating: Promise<unknown> = Promise.resolve();
  #isStopping = false;
  /** What everybody may know of tables that are open to everybody. */
  readonly openTables: OpenTables;
  /** The same of tables of clubs, for who may see their club. */
  readonly clubTables: OpenTables<ClubTable>;

  constructor(ports: RoomPorts) {
    this.#ports = ports;
    const { node, bus, clock, limits } = ports;
    this.openTables = new OpenTables({
      node,
      bus,
      clock,
      perAddress: limits.listedPerAddress,
      most: MOST_LISTED,
    });
    const publish = (news: ListNews<ClubTable>): void => bus.publish({ t: 'clubs', node, news });
    // How many there are of an address is counted where they are made.
    const all = { perAddress: 0, most: MOST_OF_CLUBS };
    this.clubTables = new OpenTables({ node, bus: { publish }, clock, ...all });
  }

  /** A new table, perhaps of a club; the first who joins is its host. */
  async create(options: ToldOptions, club?: string): Promise<Made> {
    const choice = parseSetupChoice(options.setup);
    if (isFault(choice) || isFault(makeSetup(choice))) return { t: 'denied', why: 'bad-setup' };
    const { random, ledger } = this.#ports;
    for (let tries = 0; tries < CODES_TRIED; tries++) {
      const name = { id: random.hex(ID_BYTES), code: random.code() };
      const first = this.#firstEntry(
        name,
        {
          options: withManners({ ...options, setup: choice }),
          ...(club !== undefined && { club }),
        },
        [],
      );
      if ((await ledger.create(name, first)) === 'stored') return name;
    }
    throw new Error('every code that was drawn is taken');
  }

  #firstEntry(name: RoomName, kept: Kept, more: readonly RoomEvent[]): LedgerEntry {
    const { random, clock, engine } = this.#ports;
    const opened: RoomEvent = {
      t: 'opened',
      ...name,
      secret: random.hex(SECRET_BYTES),
      engine,
      ...kept,
    };
    const step = { at: clock.now(), events: [opened, ...more] };
    return { step: makeStep(step), summary: roomSummary(openRoom(step)) };
  }

  /** A table of a duplicate night, its first round dealt. One of that id that is there already, is it. */
  async createForNight(table: NightTable): Promise<void> {
    const { random, ledger, clock, engine } = this.#ports;
    const { id, secret, night } = table;
    const options = nightOptions(table.options);
    const events = nightEvents(table, engine);
    for (let tries = 0; tries < CODES_TRIED; tries++) {
      const name = { id, code: random.code() };
      const opened: RoomEvent = {
        t: 'opened',
        ...name,
        secret,
        engine,
        options,
        night,
        doorKey: random.hex(SECRET_BYTES),
      };
      const step = { at: clock.now(), events: [opened, ...events] };
      const first = { step: makeStep(step), summary: roomSummary(openRoom(step)) };
      if ((await ledger.create(name, first)) === 'stored') return;
      if ((await ledger.since(id, 0)) !== undefined) return;
    }
    throw new Error('every code that was drawn is taken');
  }

  /** What was made of the cards at a night's table; `missing` also where the operator has closed it. */
  async nightResult(
    id: string,
    doing: 'look' | 'rush',
  ): Promise<TableResult | 'playing' | 'missing'> {
    const room = await this.#find(id);
    if (room === undefined) return this.#missing();
    this.#closeLater(room);
    return room.isShut ? 'missing' : room.nightResult(doing);
  }

  /** Everybody has played what was dealt there. */
  async unseal(id: string): Promise<void> {
    const room = await this.#find(id);
    if (room === undefined) return void this.#missing();
    this.#closeLater(room);
    await room.unseal();
  }

  /** A node that stops finds nothing, whatever there is. */
  #missing(): 'missing' {
    if (this.#isStopping) throw new Error('the node is stopping');
    return 'missing';
  }

  /** Quick play: a seat at an open table that fits, or at a new one. */
  async playNow<No extends object>(
    comer: Comer,
    wishes: QuickWishes,
    ways: PlayWays<No>,
  ): Promise<Playing | No> {
    const seated = this.#seating.then(async () => this.#seatSomewhere(comer, wishes, ways));
    this.#seating = seated.catch(() => undefined);
    return seated;
  }

  async #seatSomewhere<No extends object>(
    comer: Comer,
    wishes: QuickWishes,
    ways: PlayWays<No>,
  ): Promise<Playing | No> {
    const { company, open } = ways;
    const before = this.#seatedAt.get(this.#ports.random.hash(comer.token));
    const again = before === undefined ? undefined : await this.#seatAt(before, comer, ways);
    if (again !== undefined) return again;
    const apart = await company?.apart();
    const fitting = find(this.openTables.tables(), wishes, ({ id }) => apart?.has(id) !== true);
    for (const table of fitting.slice(0, MOST_TRIED)) {
      const seat = await this.#seatWith(company, table, async () =>
        this.#seatAt(table.id, comer, ways),
      );
      if (seat !== undefined) return seat;
    }
    const made = await open(async () => this.create(quickOptions(wishes)));
    if (!('id' in made)) return made;
    const { id, code } = made;
    await company?.comes({ id, code });
    const seat = await this.#seatAt(id, comer, ways);
    assert(seat !== undefined, 'a new table has a seat for who opens it');
    return seat;
  }

  /** A seat where nobody has come meanwhile whom they are not to meet. */
  async #seatWith(
    company: Company | undefined,
    { id, code }: RoomName,
    seat: () => Promise<Playing | undefined>,
  ): Promise<Playing | undefined> {
    if (company === undefined) return seat();
    const table = { id, code };
    await company.comes(table);
    const seated = (await company.apart()).has(id) ? undefined : await seat();
    if (seated === undefined) await company.goes(table);
    return seated;
  }

  async #seatAt(
    id: string,
    comer: Comer,
    { address }: Pick<PlayWays<never>, 'address'>,
  ): Promise<Playing | undefined> {
    const room = await this.#find(id);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    const person = await room.seatNow(comer, address);
    if (person === undefined) return undefined;
    this.#remember(this.#ports.random.hash(comer.token), id);
    return { id, code: room.told().code, person };
  }

  #remember(hash: string, id: string): void {
    this.#seatedAt.delete(hash);
    this.#seatedAt.set(hash, id);
    if (this.#seatedAt.size <= MOST_SEATED) return;
    const [oldest] = this.#seatedAt.keys();
    this.#seatedAt.delete(oldest!);
  }

  connect(ear: Ear): RoomLine {
    let room: LiveRoom | undefined;
    let guest: Guest | undefined;
    let isGone = false;
    /** What was said before the table was found. */
    let waiting: RoomAsk[] | undefined;
    const greet = async (hello: Hello): Promise<void> => {
      room = await this.#find(hello.table);
      if (isGone) {
        if (room !== undefined) this.#closeLater(room);
        return;
      }
      if (room === undefined) {
        const why = this.#isStopping ? 'stopping' : 'no-such-table';
        ear.tell(JSON.stringify({ t: 'closed', why }));
        ear.close(why);
        return;
      }
      guest = room.welcome(ear, hello);
      for (const ask of waiting ?? []) room.hear(guest, ask);
      waiting = undefined;
    };
    return {
      hear: (message) => {
        if (message.t !== 'hello') {
          if (guest !== undefined) room!.hear(guest, message);
          else waiting?.push(message);
        } else if (waiting === undefined && guest === undefined) {
          waiting = [];
          greet(message).catch((error: unknown) => {
            this.#ports.report(error);
            ear.tell(JSON.stringify({ t: 'closed', why: 'failed' }));
            ear.close('failed');
          });
        }
      },
      drop: () => {
        isGone = true;
        if (guest !== undefined) room!.drop(guest);
        if (room !== undefined) this.#closeLater(room);
      },
    };
  }

  async told(name: string): Promise<SeenRoom | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    return room.isShut ? undefined : { ...room.told(), due: room.due() };
  }

  /** A table that is open here, as it stands; and whether it waits for who has a token. */
  readonly seen = (id: string, token: string): (SeenRoom & { isDue: boolean }) | undefined => {
    const room = this.#open.get(id);
    if (room === undefined) return undefined;
    return { ...room.told(), due: room.due(), isDue: room.isDue(token) };
  };

  /** Whether who has a token, by its hash, looks at the table just now, as far as this node knows. */
  readonly isLooking = (id: string, hash: string): boolean =>
    this.#open.get(id)?.isLooking(hash) === true;

  async record(
    name: string,
  ): Promise<{ readonly text: string } | 'missing' | 'not-over' | 'sealed'> {
    const room = await this.#find(name);
    if (room === undefined) return 'missing';
    this.#closeLater(room);
    if (room.isShut) return 'missing';
    let text = await room.record();
    if (text === undefined) {
      await room.caughtUp();
      text = await room.record();
    }
    if (text !== undefined) return { text };
    return room.isSealed && room.told().phase === 'over' ? 'sealed' : 'not-over';
  }

  /** Something is due at a table, though nobody may be there: bots play, clocks run out. */
  async wake(id: string): Promise<void> {
    const room = await this.#find(id);
    if (room === undefined) return;
    this.#closeLater(room);
    await room.wake();
  }

  /** Time off at a table for who has this token; undefined where there is none to be had. */
  async rest(
    name: string,
    token: string,
    until: number | undefined,
  ): Promise<RestStanding | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    return room.rest(token, until);
  }

  /** A table as the operator sees it, also one that is closed; who is there is as this node knows it. */
  async inspect(name: string): Promise<InspectedRoom | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    await room.caughtUp();
    const steps = await room.steps();
    const told = room.told();
    const { isShut } = room;
    const people = told.people.flatMap(({ id, presence, seat }) => {
      const known = personIn(steps, id);
      return known === undefined ? [] : [{ ...known, presence, seat }];
    });
    return { id: told.id, code: told.code, phase: told.phase, isShut, people };
  }

  /** Undefined: there is no such table. */
  async operate(name: string, deed: OperatorDeed): Promise<WireAnswer | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    return room.operate(deed);
  }

  /** Somebody who is or was at a table. */
  async person(name: string, person: PersonId): Promise<ReportedPerson | undefined> {
    const room = await this.#find(name);
    if (room === undefined) return undefined;
    this.#closeLater(room);
    await room.caughtUp();
    return personIn(await room.steps(), person);
  }

  /** Who is banned goes from every table that is open here; and from `name`, whether it is or not. */
  async heedBans(name?: string): Promise<void> {
    const named = name === undefined ? undefined : await this.#find(name);
    if (named !== undefined) this.#closeLater(named);
    for (const room of this.#open.values()) room.heedBans();
  }

  heed(id: string, stored: StoredStep): void {
    this.#open.get(id)?.heed(stored);
  }

  hear(news: Gossip): void {
    if (news.t === 'listed' || news.t === 'lists') this.openTables.hear(news);
    else if (news.t === 'clubs') this.clubTables.hear(news.news);
    else this.#open.get(news.id)?.gossip(news);
  }

  forget(node: string): void {
    for (const room of this.#open.values()) room.forget(node);
    this.openTables.forget(node);
    this.clubTables.forget(node);
  }

  resync(): void {
    for (const room of this.#open.values()) room.resync();
    this.openTables.resync();
    this.clubTables.resync();
  }

  counts(): { readonly rooms: number; readonly guests: number } {
    let guests = 0;
    for (const room of this.#open.values()) guests += room.guests;
    return { rooms: this.#open.size, guests };
  }

  /** Everybody is told to come again, to whichever node is there then. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.allSettled(this.#opening.values());
    await Promise.all([...this.#open.values()].map(async (room) => room.close('stopping')));
    this.#open.clear();
  }

  async #find(name: string): Promise<LiveRoom | undefined> {
    if (this.#isStopping) return undefined;
    const found = this.#open.has(name) ? { id: name } : await this.#ports.ledger.find(name);
    if (found === undefined || this.#isStopping) return undefined;
    const { id } = found;
    const known = this.#open.get(id) ?? this.#opening.get(id);
    if (known !== undefined) return known;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string): Promise<LiveRoom | undefined> {
    const steps = await this.#ports.ledger.since(id, 0);
    if (steps === undefined || this.#isStopping) return undefined;
    const room = new LiveRoom(steps, {
      ...this.#ports,
      list: (listing) => this.openTables.list(id, listing),
      listInClub: (listing) => this.clubTables.list(id, listing),
      makeNext: () => {
        const next = this.#ports.random.hex(ID_BYTES);
        const first = (last: Room): LedgerEntry =>
          this.#firstEntry({ id: next, code: last.code }, keptOf(last), nextRoomEvents(last));
        return { id: next, first };
      },
    });
    this.#open.set(id, room);
    // Between reading the steps and being open, others may have written some.
    room.resync();
    return room;
  }

  #closeLater(room: LiveRoom): void {
    if (room.guests > 0) return;
    this.#ports.clock.after(LINGER, () => {
      const { id } = room.told();
      if (this.#open.get(id) !== room) return;
      if (!room.isIdle) {
        this.#closeLater(room);
        return;
      }
      this.#open.delete(id);
      void room.close('stopping');
    });
  }
}
