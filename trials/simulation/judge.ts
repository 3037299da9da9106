/**
 * Watches a simulated world: what is stored when it is stored, what is told when it is told. It knows
 * everything, and says what is wrong first.
 */
import { commandOf, type RecordedEvent, type Viewer } from '@palier/rules';
import type { Closing, PersonId, RoomAsk, WireAnswer } from '@palier/table/room';
import { parseStep, type VirtualClock } from '@palier/table/testing';
import { doneIn } from '../shared/device.ts';
import { writtenAs } from '../shared/judging.ts';
import { quickHash } from './cluster.ts';
import type { Device, Sent } from './device.ts';
import { checkShown, type Shown } from './judge-shown.ts';
import { checkRoom, checkStep } from './judge-step.ts';
import type { Socket } from './network.ts';
import { Presences } from './presences.ts';
import type { Story } from './story.ts';
import { WitnessedTable } from './witnessed-table.ts';
import { Mishap } from './world.ts';

/** Milliseconds that somebody may be believed to be here who is not: until a dead node is noticed. */
const BELIEVED = 40_000;

/** The id of all pings. */
const PING = 0;

const NOBODY: PersonId = 0;

type Act = Extract<RoomAsk, { readonly t: 'act' }>;

const CHOICES: ReadonlySet<RecordedEvent['t']> = new Set(['cardsKept', 'offerMade'] as const);

type ToldPeople = {
  readonly id: string;
  readonly people: readonly { readonly id: PersonId; readonly presence: string }[];
};

type Told =
  | Shown
  | { readonly t: 'answered'; readonly id: number; readonly answer: WireAnswer }
  | { readonly t: 'welcome'; readonly person: PersonId | null; readonly room: ToldPeople }
  | { readonly t: 'room'; readonly room: ToldPeople }
  | { readonly t: 'closed'; readonly why: Closing }
  | { readonly t: 'said' };

/** What was told, and through whose eyes it will be seen. */
export type HeardTold = { readonly told: Told; readonly viewer: Viewer | undefined };

export class Judge {
  readonly tables = new Map<string, WitnessedTable>();
  /** Tables at which all was over when they came into this world. */
  readonly others = new Map<string, WitnessedTable>();
  readonly presences: Presences;
  /** What is wrong; the first ends the run. */
  readonly failures: string[] = [];
  /** Whose eyes a connection has. */
  readonly #eyes = new Map<Socket, Viewer>();
  readonly #time: VirtualClock;
  readonly #story: Story;

  constructor(time: VirtualClock, story: Story) {
    this.#time = time;
    this.#story = story;
    this.presences = new Presences(time.now);
  }

  tableOf(id: string): WitnessedTable | undefined {
    return this.tables.get(id) ?? this.others.get(id);
  }

  fail(what: string): void {
    this.failures.push(`at ${this.#time.now()} ms: ${what}`);
    this.#story.tell(() => `FAILED ${what}`);
  }

  reported(error: unknown, node: string): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#story.tell(() => `${node} reports ${text}`);
    const isExpected = error instanceof Mishap || text.startsWith('the bot eager is refused');
    if (!isExpected) this.fail(`${node} reports ${error instanceof Error ? error.stack : text}`);
  }

  created(id: string, text: string): void {
    this.#story.mark(text);
    this.#story.tell(() => `table ${id} is made: ${text}`);
    this.tables.set(id, new WitnessedTable(parseStep(text), this.#time.now()));
  }

  stored(id: string, text: string, node: string): void {
    const table = this.tables.get(id)!;
    const { presences } = this;
    const now = this.#time.now();
    this.#story.mark(text);
    this.#story.tell(() => `${node} stores ${table.room.rev}: ${text}`);
    const step = parseStep(text);
    for (const event of step.events) {
      this.#story.saw(event.t === 'standInCame' ? `${event.t} ${event.why}` : event.t);
    }
    const before = checkStep({ table, presences, now }, step);
    table.add(step, now);
    const problem = before ?? checkRoom(table.room);
    if (problem !== undefined) this.fail(problem);
  }

  dropped(socket: Socket): void {
    this.presences.leave(socket);
  }

  told(socket: Socket, text: string): HeardTold {
    this.#story.mark(text);
    this.#story.tell(() => `${socket.node} tells ${socket.device.name}: ${text}`);
    const told = JSON.parse(text) as Told;
    if (told.t === 'welcome') this.presences.enter(socket, told.room.id);
    const table = this.tables.get(this.presences.placeOf(socket) ?? '');
    if (table === undefined) {
      if (told.t !== 'closed') this.fail(`somebody is told of no table: ${text}`);
      return { told, viewer: undefined };
    }
    this.#checkSecrets(socket, text);
    const problem = this.#checkTold(table, socket, told);
    if (problem !== undefined) this.fail(`${socket.device.name} ${problem}: ${text}`);
    return { told, viewer: this.#eyes.get(socket) };
  }

  #checkTold(table: WitnessedTable, socket: Socket, told: Told): string | undefined {
    switch (told.t) {
      case 'opened':
      case 'happened': {
        if (told.t === 'opened') this.#eyes.set(socket, told.viewer);
        const viewer = this.#eyes.get(socket);
        if (viewer === undefined) return 'has no eyes';
        const people = this.#peopleOf(table, socket);
        const done = told.t === 'happened' ? told.done : undefined;
        return (
          checkShown(table, told, { viewer, people, now: this.#time.now() }) ??
          (done === undefined ? undefined : this.#checkDone(table, socket, done))
        );
      }
      case 'answered': {
        const { answer } = told;
        this.#story.saw(answer.t === 'denied' ? answer.why : answer.t);
        if (answer.t === 'joined') return this.#greet(table, socket, answer.person);
        return answer.t === 'done' ? this.#checkDone(table, socket, told.id) : undefined;
      }
      case 'welcome':
        return this.#greet(table, socket, told.person) ?? this.#checkPresence(table, told.room);
      case 'room':
        return this.#checkPresence(table, told.room);
      case 'closed':
        this.#story.saw(`closed ${told.why}`);
        return undefined;
      case 'said':
        return undefined;
    }
  }

  /** What has arrived: from now on it may be relied on. */
  heard(device: Device, { told, viewer }: HeardTold): void {
    this.#story.mark(device.name);
    if (viewer !== undefined && (told.t === 'opened' || told.t === 'happened')) {
      const number = told.from + told.entries.length;
      const before = device.known.get(viewer) ?? 0;
      // Who watches late may have to watch later still.
      if (number < before && viewer !== 'spectator') this.fail(`${device.name} is shown the past`);
      device.known.set(viewer, number);
    }
    const done = doneIn(told);
    const rev = done === undefined ? undefined : this.#revOf(device.sent.get(done));
    if (rev !== undefined) device.ackedRev = Math.max(device.ackedRev, rev);
  }

  #greet(table: WitnessedTable, socket: Socket, person: PersonId | null): string | undefined {
    const isProven = this.presences.greet(table, socket, person);
    return isProven ? undefined : `is taken for person ${person}`;
  }

  /** Whatever is said to be done is in the ledger already, as it was asked, and after what was before. */
  #checkDone(table: WitnessedTable, { device }: Socket, id: number): string | undefined {
    if (id === PING) return undefined;
    const sent = device.sent.get(id);
    if (sent === undefined) return `never asked ${id}`;
    const { ask, after } = sent;
    if (ask.t !== 'act' && ask.t !== 'say') return undefined;
    const rev = this.#revOf(sent);
    if (rev === undefined) return `has done ${ask.key}, which is nowhere stored`;
    if (rev <= after) return `has done ${ask.key} at ${rev} and knew ${after} before`;
    if (ask.t === 'say') return undefined;
    return checkMove(table, ask);
  }

  #revOf(sent: Sent | undefined): number | undefined {
    if (sent === undefined || !('key' in sent.ask)) return undefined;
    for (const { revOf } of this.tables.values()) {
      const rev = revOf.get(sent.ask.key);
      if (rev !== undefined) return rev;
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

  #checkPresence({ id, room }: WitnessedTable, { people }: ToldPeople): string | undefined {
    for (const { id: person, presence } of people) {
      if (presence !== 'here') continue;
      const hash = room.people.find((one) => one.id === person)?.token;
      const since = this.#time.now() - BELIEVED;
      const isCredible = hash === undefined || this.presences.isCredible(id, hash, since);
      if (!isCredible) return `hears that person ${person} is here`;
    }
    return undefined;
  }

  #peopleOf({ joined }: WitnessedTable, { tokens }: Socket): readonly PersonId[] {
    return [...tokens].map((token) => joined.get(quickHash(token)) ?? NOBODY);
  }
}

/** What was done is what was asked, at the place of the game that the asker knew. */
function checkMove({ moves, entries }: WitnessedTable, ask: Act): string | undefined {
  const number = moves.get(ask.key);
  const first = number === undefined ? undefined : entries[number];
  if (number === undefined || first === undefined || first.t === 'takenBack')
    return 'has not moved';
  const move = commandOf(first);
  const isAsked = move !== undefined && writtenAs(move.command, ask.move) === ask.move;
  if (!isAsked) return `has done ${JSON.stringify(first)} instead of ${ask.move}`;
  // Where all choose at once, the others' choices change nothing.
  const isStale = entries.slice(ask.at, number).some(({ t }) => t !== first.t || !CHOICES.has(t));
  return isStale || number < ask.at ? `moves at ${number}, and knew ${ask.at}` : undefined;
}
