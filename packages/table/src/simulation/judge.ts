/**
 * Watches a simulated world: what is stored when it is stored, what is told when it is told. It knows
 * everything, and says what is wrong first.
 */
import { commandOf, makeMove, type Command, type Seat, type Viewer } from '@palier/rules';
import { MOST_LAPSES } from '../room/evolve.ts';
import { parseStep } from '../room/step.ts';
import type { PersonId, Room, RoomEvent, Step } from '../room/room.ts';
import type { Closing, WireAnswer } from '../room/wire.ts';
import { botAt, seatOf } from '../room/who.ts';
import { hashOf } from './cluster.ts';
import type { Sent } from './device.ts';
import { checkShown, type Shown } from './judge-shown.ts';
import type { Socket } from './network.ts';
import type { Story } from './story.ts';
import type { VirtualTime } from './virtual-time.ts';
import { WitnessedTable, keyName } from './witnessed-table.ts';
import { Mishap } from './world.ts';

/** Milliseconds that somebody may be believed to be here who is not: until a dead node is noticed. */
const BELIEVED = 40_000;

/** The id of all pings. */
const PING = 0;

/** Milliseconds that a node may not have heard yet of who came to another. */
const UNHEARD = 20_000;

/** What may still happen at a table whose game is over. */
const AFTERWARDS: ReadonlySet<RoomEvent['t']> = new Set<RoomEvent['t']>([
  'said',
  'continued',
  'nextWanted',
  'joined',
  'renamed',
  'left',
  'botSeated',
  'hostPassed',
]);

const NOBODY: PersonId = 0;

type Told =
  | Shown
  | { readonly t: 'answered'; readonly id: number; readonly answer: WireAnswer }
  | { readonly t: 'welcome'; readonly person: PersonId | null; readonly room: ToldPeople }
  | { readonly t: 'room'; readonly room: ToldPeople }
  | { readonly t: 'closed'; readonly why: Closing }
  | { readonly t: 'said' };

type ToldPeople = {
  readonly people: readonly { readonly id: PersonId; readonly presence: string }[];
};

/** How many connections, and when the first or the last of them came or went. */
type Presence = { open: number; lastAt: number };

export class Judge {
  readonly tables = new Map<string, WitnessedTable>();
  /** What is wrong; the first ends the run. */
  readonly failures: string[] = [];
  /** By table and token's hash: how many connections nodes believe in, and when there was one. */
  readonly #presences = new Map<string, Presence>();
  readonly #places = new Map<Socket, string>();
  /** Who looks on without a name, and as whom others were greeted. */
  readonly #watchers = new Set<Socket>();
  readonly #names = new Map<Socket, string>();
  /** Whose eyes a connection has. */
  readonly #eyes = new Map<Socket, Viewer>();
  readonly #time: VirtualTime;
  readonly #story: Story;

  constructor(time: VirtualTime, story: Story) {
    this.#time = time;
    this.#story = story;
  }

  fail(what: string): void {
    this.failures.push(`at ${this.#time.now()} ms: ${what}`);
    this.#story.tell(() => `FAILED ${what}`);
  }

  reported(error: unknown, node: string): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#story.tell(() => `${node} reports ${text}`);
    const isExpected = error instanceof Mishap || /^the bot eager is refused/u.test(text);
    if (!isExpected) this.fail(`${node} reports ${error instanceof Error ? error.stack : text}`);
  }

  created(id: string, text: string): void {
    this.#story.mark(text);
    this.#story.tell(() => `table ${id} is made: ${text}`);
    this.tables.set(id, new WitnessedTable(parseStep(text), this.#time.now()));
  }

  stored(id: string, text: string, node: string): void {
    this.#story.mark(text);
    const table = this.tables.get(id)!;
    this.#story.tell(() => `${node} stores ${table.room.rev}: ${text}`);
    const step = parseStep(text);
    for (const event of step.events) {
      this.#story.saw(event.t === 'standInCame' ? `${event.t} ${event.why}` : event.t);
    }
    this.#checkStep(table, step);
    table.add(step, this.#time.now());
  }

  greeted(socket: Socket, name: string): void {
    if (this.#places.has(socket)) return;
    // A code leads to the newest table that has it.
    const byCode = [...this.tables.values()].findLast(({ room }) => room.code === name);
    const id = this.tables.has(name) ? name : byCode?.id;
    this.#places.set(socket, id ?? '');
  }

  dropped(socket: Socket): void {
    this.#places.delete(socket);
    this.#watchers.delete(socket);
    const name = this.#names.get(socket);
    if (name !== undefined) this.#count(name, -1);
  }

  told(socket: Socket, text: string): void {
    this.#story.mark(text);
    this.#story.tell(() => `${socket.node} tells ${socket.device.name}: ${text}`);
    const told = JSON.parse(text) as Told;
    const table = this.tables.get(this.#places.get(socket) ?? '');
    if (table === undefined) {
      if (told.t !== 'closed') this.fail(`somebody is told of no table: ${text}`);
      return undefined;
    }
    this.#checkSecrets(socket, text);
    switch (told.t) {
      case 'opened':
      case 'happened': {
        if (told.t === 'opened') this.#eyes.set(socket, told.viewer);
        const viewer = this.#eyes.get(socket);
        if (viewer === undefined) return this.fail(`${socket.device.name} has no eyes: ${text}`);
        const people = this.#peopleOf(table, socket);
        const problem = checkShown(table, told, { viewer, people, now: this.#time.now() });
        if (problem !== undefined) this.fail(`${socket.device.name} ${problem}: ${text}`);
        if (told.t === 'happened' && told.done !== undefined) {
          this.#checkDone(table, socket, told.done);
        }
        return undefined;
      }
      case 'answered':
        this.#story.saw(told.answer.t === 'denied' ? told.answer.why : told.answer.t);
        if (told.answer.t === 'joined') this.#greet(table, socket, told.answer.person);
        if (told.answer.t === 'done') this.#checkDone(table, socket, told.id);
        return undefined;
      case 'welcome':
        this.#greet(table, socket, told.person);
        this.#checkPresence(table, told.room);
        return undefined;
      case 'room':
        this.#checkPresence(table, told.room);
        return undefined;
      case 'closed':
        this.#story.saw(`closed ${told.why}`);
        return undefined;
      case 'said':
        return undefined;
    }
  }

  /** What has arrived: from now on it may be relied on. */
  heard({ device }: Socket, text: string): void {
    this.#story.mark(device.name);
    if (!text.includes('"done"')) return;
    const told = JSON.parse(text) as Told;
    const done =
      told.t === 'happened'
        ? told.done
        : told.t === 'answered' && told.answer.t === 'done'
          ? told.id
          : undefined;
    const rev = done === undefined ? undefined : this.#revOf(device.sent.get(done));
    if (rev !== undefined) device.ackedRev = Math.max(device.ackedRev, rev);
  }

  #checkStep(table: WitnessedTable, step: Step): void {
    const { room, keys } = table;
    const { by, key, events } = step;
    if (by !== undefined && key !== undefined && keys.has(keyName(by, key))) {
      this.fail(`the key ${key} acts twice`);
    }
    if (by !== undefined && !room.people.some(({ id }) => id === by)) {
      this.fail(`nobody acts: ${by}`);
    }
    let before = room;
    for (const event of events) {
      if (room.phase === 'over' && !AFTERWARDS.has(event.t)) {
        this.fail(`after the end of the game: ${event.t}`);
      }
      if (event.t === 'begun' && room.phase !== 'lobby') this.fail('a game begins twice');
      if (event.t === 'standInWent') before = withoutStandIn(before, event.seat);
      if (event.t === 'played') this.#checkMover(table, before, step);
    }
  }

  /** People move their own seats; bots only those that are theirs just then. */
  #checkMover(table: WitnessedTable, room: Room, { by, events }: Step): void {
    if (room.phase === 'lobby') return;
    const [first] = events.flatMap((event) => (event.t === 'played' ? event.entries : []));
    if (first === undefined) return this.fail('nothing is played');
    const isBack = first.t === 'takenBack';
    const seat = isBack ? first.seat : commandOf(first)?.seat;
    if (seat === undefined) return this.fail(`nobody can have done ${first.t}`);
    if (by === undefined) {
      if (botAt(room, seat, 'bot') === undefined) this.fail(`a bot moves for seat ${seat}`);
      this.#checkStandIn(table, room, seat);
    } else if (!isBack && seatOf(room, by) !== seat) {
      this.fail(`person ${by} moves for seat ${seat}`);
    }
    return undefined;
  }

  /** Who is back has the seat back, unless the clock says that nobody is there. */
  #checkStandIn(table: WitnessedTable, room: Room, seat: Seat): void {
    const { id, seats, people, lapses } = room;
    const sitter = seats[seat - 1];
    if (sitter?.t !== 'person' || sitter.standIn !== 'gone') return;
    if (lapses[seat - 1]! >= MOST_LAPSES) return;
    const hash = people.find((one) => one.id === sitter.person)!.token;
    const known = this.#presences.get(`${id} ${hash}`);
    const isThere = known !== undefined && known.open > 0;
    const since = this.#time.now() - UNHEARD;
    if (isThere && known.lastAt < since && table.isPlayedForSince(seat, since)) {
      this.fail(`a bot moves for seat ${seat}, whose player is back`);
    }
  }

  /** Whatever is said to be done is in the ledger already, as it was asked, and after what was before. */
  #checkDone(table: WitnessedTable, { device }: Socket, id: number): void {
    if (id === PING) return undefined;
    const sent = device.sent.get(id);
    if (sent === undefined) return this.fail(`${device.name} never asked ${id}`);
    const { ask, after } = sent;
    if (ask.t !== 'act' && ask.t !== 'say') return undefined;
    const rev = this.#revOf(sent);
    if (rev === undefined) return this.fail(`${ask.t} ${ask.key} is done, and nowhere stored`);
    if (rev <= after) this.fail(`${ask.t} ${ask.key} is at ${rev}, which was known as ${after}`);
    if (ask.t === 'act') this.#checkMove(table, ask.key, ask.move);
    return undefined;
  }

  #checkMove({ moves }: WitnessedTable, key: string, asked: string): void {
    const first = moves.get(key);
    const move = first === undefined || first.t === 'takenBack' ? undefined : commandOf(first);
    if (move === undefined || writtenAs(move.command, asked) !== asked) {
      this.fail(`${asked} was asked and ${JSON.stringify(first)} done`);
    }
  }

  #revOf(sent: Sent | undefined): number | undefined {
    if (sent === undefined || !('key' in sent.ask)) return undefined;
    for (const { keys } of this.tables.values()) {
      for (const [name, rev] of keys) if (name.endsWith(` ${sent.ask.key}`)) return rev;
    }
    return undefined;
  }

  #checkSecrets({ tokens }: Socket, text: string): void {
    for (const token of tokens) if (text.includes(token)) this.fail(`a token: ${text}`);
    for (const { room } of this.tables.values()) {
      if (room.phase !== 'over' && text.includes(room.secret)) this.fail(`the secret: ${text}`);
      for (const { token, salt } of room.people) {
        if (text.includes(token)) this.fail(`a token's hash: ${text}`);
        const isSalted = room.phase === 'lobby' && salt !== '' && text.includes(salt);
        if (isSalted) this.fail(`salt before the deal: ${text}`);
      }
    }
  }

  #checkPresence({ id, room }: WitnessedTable, { people }: ToldPeople): void {
    for (const { id: person, presence } of people) {
      if (presence !== 'here') continue;
      const hash = room.people.find((one) => one.id === person)?.token;
      if (hash === undefined || this.#isAsking(id, hash)) continue;
      const lastAt = this.#presences.get(`${id} ${hash}`)?.lastAt ?? -Infinity;
      if (this.#time.now() - lastAt > BELIEVED) {
        this.fail(`person ${person} is said to be here`);
      }
    }
  }

  /** Somebody who joins is told so after the others. */
  #isAsking(table: string, hash: string): boolean {
    for (const [socket, place] of this.#places) {
      if (place !== table || !socket.isOpen) continue;
      for (const token of socket.tokens) if (hashOf(token) === hash) return true;
    }
    return false;
  }

  isConnected(table: string, hash: string): boolean {
    return (this.#presences.get(`${table} ${hash}`)?.open ?? 0) > 0;
  }

  /** How many look on without a name. */
  watchersAt(table: string): number {
    let count = 0;
    for (const socket of this.#watchers) if (this.#places.get(socket) === table) count++;
    return count;
  }

  /** A connection is somebody's, by a token that was said over it. */
  #greet({ id, joined }: WitnessedTable, socket: Socket, person: PersonId | null): void {
    if (person === null) {
      this.#watchers.add(socket);
      return;
    }
    const token = [...socket.tokens].find((one) => joined.get(hashOf(one)) === person);
    if (token === undefined) {
      this.fail(`${socket.device.name} is taken for person ${person}`);
      return;
    }
    if (this.#names.has(socket) || !socket.isOpen) return;
    this.#watchers.delete(socket);
    const name = `${id} ${hashOf(token)}`;
    this.#names.set(socket, name);
    this.#count(name, 1);
  }

  #count(name: string, change: 1 | -1): void {
    const presence = this.#presences.get(name) ?? { open: 0, lastAt: 0 };
    if (presence.open + change === 0 || presence.open === 0) presence.lastAt = this.#time.now();
    presence.open += change;
    this.#presences.set(name, presence);
  }

  #peopleOf({ joined }: WitnessedTable, { tokens }: Socket): readonly PersonId[] {
    return [...tokens].map((token) => joined.get(hashOf(token)) ?? NOBODY);
  }
}

/** Which level is laid is said only where there is a choice; and PASS-4, MASTER-2: the last card is a discard. */
function writtenAs(command: Command, asked: string): string {
  const isLast = command.t === 'discard' && !asked.startsWith('discard ');
  if (isLast) return asked;
  return makeMove(command.t === 'layLevel' ? { t: 'layLevel', melds: command.melds } : command);
}

function withoutStandIn(room: Room, seat: Seat): Room {
  const sitter = room.seats[seat - 1];
  if (sitter?.t !== 'person') return room;
  return { ...room, seats: room.seats.with(seat - 1, { t: 'person', person: sitter.person }) };
}
