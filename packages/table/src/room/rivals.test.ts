/**
 * What went wrong at other tables (shared/PEERS.md, "Tests that rivals failed"), tried at ours: a node
 * of real rooms, real clients, time that stands still. The hand on the screen after leaving is tried in
 * the browser.
 */
import { assert, cardOf, deciders, isJoker, makeMove, viewOf, type Seat } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from '../entries.ts';
import { TableClient } from '../client.ts';
import { FILL_BOTS } from '../testing/decided-room.ts';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { eagerMove } from '../testing/eager-player.ts';
import { foldRoom } from './evolve.ts';
import { memoryLeases, memoryLedger } from './memory-ledger.ts';
import { QUICK_WAIT, DROP_TIME, GRACE, USUAL_OPTIONS } from './options.ts';
import type { BotPace, Ledger, RoomPorts } from './ports.ts';
import { RoomClient } from './room-client.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { parseStep } from './step.ts';
import { ask, hello, type RoomTell, type ToldOptions } from './wire.ts';

const OPTIONS: ToldOptions = {
  ...USUAL_OPTIONS,
  setup: { edition: 'level-8-101', players: 2, rules: { levels: 2 } },
};

/** A game that does not end in sixty moves. */
const LONG: ToldOptions = { ...OPTIONS, setup: { edition: 'level-8-101', players: 2 } };

let drawn = 0;
const hex = (bytes: number): string => (++drawn).toString(16).padStart(bytes * 2, '0');

class World {
  readonly time = new VirtualClock();
  readonly ledger: Ledger = memoryLedger();
  readonly #leases = memoryLeases(() => this.time.now());
  readonly errors: unknown[] = [];
  rooms: Rooms;
  pace: BotPace = { turn: 500, afterRound: 500 };
  readonly #cuts = new Set<() => void>();

  constructor() {
    this.rooms = this.#node('n1');
  }

  #node(node: string): Rooms {
    const ports: RoomPorts = {
      node,
      engine: 'test',
      ledger: this.ledger,
      leases: this.#leases(node),
      bus: { publish: () => undefined },
      clock: { now: () => 1_000_000 + this.time.now(), after: this.time.after },
      botDecider: { decide: async ({ view, stream }) => eagerMove(view, stream) },
      random: { hex, code: () => `CODE${++drawn}`, hash: (token) => `hash of ${token}` },
      bots: { isBot: (bot) => bot === 'eager', standIn: 'eager', fill: () => FILL_BOTS },
      pace: this.pace,
      limits: { grace: GRACE, watchers: 5, listedPerAddress: 3, quickWait: QUICK_WAIT },
      report: (error) => this.errors.push(error),
    };
    return new Rooms(ports);
  }

  /** The node dies with all it knows, and another takes its place. */
  restart(): void {
    for (const cut of this.#cuts) cut();
    this.rooms = this.#node('n2');
  }

  client(table: string, token?: string): { readonly room: RoomClient; readonly cut: () => void } {
    let cut = (): void => undefined;
    const room = new RoomClient(
      table,
      {
        clock: { now: () => this.time.now(), after: this.time.after },
        random: hex,
        dial: (hear) => {
          let isOpen = true;
          const soon = (call: () => void): void => {
            this.time.after(5, () => isOpen && call());
          };
          const line = this.rooms.connect({
            tell: (text) => soon(() => hear.message(text)),
            close: () => soon(() => cut()),
          });
          cut = () => {
            if (!isOpen) return;
            isOpen = false;
            this.#cuts.delete(cut);
            line.drop();
            this.time.after(5, hear.closed);
          };
          this.#cuts.add(cut);
          soon(hear.opened);
          return {
            send: (text) => {
              const json: unknown = JSON.parse(text);
              soon(() => line.hear(readMessage(json)));
            },
            close: () => cut(),
          };
        },
      },
      token === undefined ? {} : { token },
    );
    return { room, cut: () => cut() };
  }

  /** Lets so many milliseconds pass. */
  async pass(ms: number): Promise<void> {
    const end = this.time.now() + ms;
    this.time.after(ms, () => undefined);
    while (this.time.now() < end) await this.time.step();
  }

  /** What the ledger says of a table. */
  async truth(id: string): Promise<Room> {
    const steps = (await this.ledger.since(id, 0)) ?? [];
    return foldRoom(steps.map(({ step }) => parseStep(step)));
  }
}

function readMessage(json: unknown): Parameters<ReturnType<Rooms['connect']>['hear']>[0] {
  const greeting = hello.safeParse(json);
  return greeting.success ? greeting.data : ask.parse(json);
}

type Player = { readonly room: RoomClient; readonly cut: () => void; table: TableClient };

/** A table at which `names` sit, and bots in the other seats; begun. */
async function begun(names: readonly string[], options: ToldOptions = OPTIONS) {
  const world = new World();
  const made = await world.rooms.create(options);
  assert('id' in made, 'a table can be made');
  const players: Player[] = [];
  for (const [index, name] of names.entries()) {
    const client = world.client(made.id);
    await world.pass(50);
    void client.room.join(name);
    void client.room.sit(index + 1);
    await world.pass(50);
    players.push({ ...client, table: new TableClient(client.room.channel(), 'spectator') });
  }
  const [host] = players;
  const count = Number(options.setup['players']);
  for (let seat = names.length + 1; seat <= count; seat++) {
    void host!.room.seatBot(seat, { bot: 'eager', name: `Bot ${seat}` });
  }
  await world.pass(50);
  void host!.room.begin();
  await world.pass(50);
  return { world, id: made.id, code: made.code, players, host: host! };
}

/** Plays for whoever is due among the players, once. */
async function playOne(world: World, players: readonly Player[]): Promise<void> {
  for (const { table } of players) {
    const view = table.state?.view;
    if (view === undefined || view.viewer === 'spectator') continue;
    if (!deciders(view.table).includes(view.viewer)) continue;
    void table.act(eagerMove(view, `${table.state!.entries.length}`));
    await world.pass(30);
    return;
  }
  await world.pass(1000);
}

async function playToEnd(world: World, id: string, players: readonly Player[]): Promise<Room> {
  for (let turns = 0; turns < 3000; turns++) {
    const room = await world.truth(id);
    if (room.phase === 'over') return room;
    await playOne(world, players);
  }
  throw new Error('the game does not end');
}

describe('what rivals failed', () => {
  it('start is pressed twice at once: one game begins', async () => {
    const { world, id, host } = await lobbyOf();
    const pressed = [host.room.begin(), host.room.begin()];
    await world.pass(100);
    expect(await Promise.all(pressed)).toEqual([{ t: 'done' }, { t: 'done' }]);
    const steps = (await world.ledger.since(id, 0))!.map(({ step }) => parseStep(step));
    expect(steps.flatMap(({ events }) => events).filter(({ t }) => t === 'begun')).toHaveLength(1);
  });

  it('the last move of a round is sent twice: one next round is dealt', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    for (let turns = 0; turns < 2000; turns++) {
      const before = await world.truth(id);
      if (before.phase === 'over') break;
      const due = players.find(({ table }) => isDue(table));
      const view = due!.table.state!.view;
      const command = eagerMove(view, `${turns}`);
      // Two fingers, two questions: the second is too late, whatever the first did.
      const answers = [due!.table.act(command), due!.table.act(command)];
      await world.pass(60);
      expect((await Promise.all(answers)).map(({ t }) => t)).toEqual(['done', 'stale']);
    }
    const { truth } = await world.truth(id);
    const rounds = allEntries(players[0]!.table.state!.entries).filter(
      ({ t }) => t === 'roundDealt',
    );
    expect(rounds).toHaveLength(truth!.timeline.at.table.round);
  });

  it('a wild is laid twice by fast clicks: it is laid once', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    let wilds = 0;
    for (let turns = 0; turns < 3000 && wilds === 0; turns++) {
      if ((await world.truth(id)).phase === 'over') break;
      const due = players.find(({ table }) => isDue(table))!;
      const view = due.table.state!.view;
      const command = eagerMove(view, `${turns}`);
      const hasWild =
        (command.t === 'layLevel' && command.melds.flat().some((card) => isJoker(cardOf(card)))) ||
        command.t === 'addCard';
      const clicks = hasWild ? 3 : 1;
      if (hasWild) wilds++;
      const answers = Array.from({ length: clicks }, async () => due.table.act(command));
      await world.pass(60);
      const done = (await Promise.all(answers)).filter(({ t }) => t === 'done');
      expect(done).toHaveLength(1);
      const { truth } = await world.truth(id);
      expect(due.table.state!.view).toEqual(viewOf(truth!.timeline.at, view.viewer));
    }
    expect(wilds).toBe(1);
  });

  it('a seat is asked for while its owner returns: it stays the owner’s', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    const [, ben] = players;
    const { token } = ben!.room;
    ben!.room.close();
    await world.pass(GRACE + DROP_TIME + 5000);
    const thief = world.client(id);
    await world.pass(50);
    void thief.room.join('Eve');
    await world.pass(50);
    const back = world.client(id, token);
    const taken = thief.room.sit(2);
    await world.pass(100);
    expect(await taken).toEqual({ t: 'denied', why: 'seat-taken' });
    expect(back.room.state).toMatchObject({ seat: 2 });
    expect(back.room.state!.room.seats[1]).toMatchObject({ t: 'person', standIn: null });
  });

  it('a bot that was about to play for somebody who comes back does not', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    const due = players.find(({ table }) => isDue(table))!;
    const { token } = due.room;
    due.room.close();
    // The bot stands in, and thinks: half a second before each move.
    const seat = due.table.state!.view.viewer as Seat;
    for (let ms = 0; ; ms += 50) {
      const sitter = (await world.truth(id)).seats[seat - 1];
      if (sitter?.t === 'person' && sitter.standIn === 'gone') break;
      assert(ms < GRACE * 3, 'a bot stands in');
      await world.pass(50);
    }
    const before = (await world.truth(id)).truth!.timeline.number;
    const back = world.client(id, token);
    await world.pass(20_000);
    expect((await world.truth(id)).truth!.timeline.number).toBe(before);
    expect(back.room.state!.room.seats[seat - 1]).toMatchObject({ standIn: null });
    const table = new TableClient(back.room.channel(), 'spectator');
    await world.pass(50);
    const answer = table.act(eagerMove(table.state!.view, 'back'));
    await world.pass(50);
    expect(await answer).toEqual({ t: 'done' });
  });

  it('a late message does not wake a finished table', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    const over = await playToEnd(world, id, players);
    const [ada, ben] = players;
    const { rev } = over;
    const late = [
      ada!.room.sit(2),
      ben!.room.stand(),
      ada!.room.moveOn(),
      ada!.room.configure({ ...OPTIONS, chat: 'free' }),
      ben!.table.act({ t: 'drawCard' }),
      ada!.table.takeBack(),
    ];
    await world.pass(200);
    for (const answer of await Promise.all(late)) expect(answer.t).not.toBe('done');
    await world.pass(GRACE * 4);
    const after = await world.truth(id);
    expect({ rev: after.rev, phase: after.phase }).toEqual({ rev, phase: 'over' });
  });

  it('two tabs of one player show the same, and each may move', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    const [ada] = players;
    const tab = world.client(id, ada!.room.token);
    await world.pass(50);
    const second = { ...tab, table: new TableClient(tab.room.channel(), 'spectator') };
    await world.pass(50);
    for (let turn = 0; turn < 40; turn++) {
      const [first, other] = turn % 2 === 0 ? [ada!, second] : [second, ada!];
      await playOne(world, [first, players[1]!]);
      expect(other.table.state!.view).toEqual(first.table.state!.view);
    }
    // Closing one leaves the other, and the player, here.
    tab.room.close();
    await world.pass(DROP_TIME + 100);
    expect(presences(players[1]!.room)).toEqual({ Ada: 'here', Ben: 'here' });
  });

  it('after a restart nobody is here who has not come', async () => {
    const { world, players } = await begun(['Ada', 'Ben']);
    const [ada, ben] = players;
    ben!.room.close();
    await world.pass(100);
    expect(presences(ada!.room)['Ben']).toBe('away');
    world.restart();
    await world.pass(2000);
    expect(presences(ada!.room)).toEqual({ Ada: 'here', Ben: 'gone' });
  });

  it('a spectator asks for everything and changes nothing', async () => {
    const { world, id, players } = await begun(['Ada', 'Ben']);
    const nobody = world.client(id);
    const named = world.client(id);
    await world.pass(50);
    void named.room.join('Eve');
    await world.pass(50);
    const { rev } = await world.truth(id);
    for (const { room } of [nobody, named]) {
      const table = new TableClient(room.channel(), 'spectator');
      await world.pass(50);
      expect(table.state?.view.viewer).toBe('spectator');
      const moves = [{ t: 'drawCard' }, { t: 'takeCard', from: 1 }] as const;
      const asked: readonly Promise<{ readonly t: string }>[] = [
        ...moves.map(async (move) => table.act(move)),
        table.takeBack(),
        table.record(),
        room.configure({ ...OPTIONS, chat: 'free' }),
        room.seatBot(1, { bot: 'eager', name: 'Bot' }),
        room.remove(1),
        room.passHost(2),
        room.moveOn(),
        room.again(),
        room.sit(1),
      ];
      await world.pass(200);
      for (const answer of await Promise.all(asked)) expect(answer.t).not.toBe('done');
    }
    expect((await world.truth(id)).rev).toBe(rev);
    expect(players[0]!.table.state!.closed).toBeUndefined();
  });

  it('a host’s crafted message changes no seat in the middle of a round', async () => {
    const options = { ...OPTIONS, setup: { ...OPTIONS.setup, players: 3 } };
    const { world, id, players, host } = await begun(['Ada', 'Ben'], options);
    const { seats } = await world.truth(id);
    const crafted = [
      host.room.seatBot(2, { bot: 'eager', name: 'Mine' }),
      host.room.seatBot(3, null),
      host.room.seatBot(3, { bot: 'eager', name: 'Weak' }),
      host.room.sit(2),
      host.room.sit(3),
      host.room.configure({ ...options, setup: { ...options.setup, players: 2 } }),
    ];
    await world.pass(200);
    for (const answer of await Promise.all(crafted)) expect(answer.t).toBe('denied');
    expect((await world.truth(id)).seats).toEqual(seats);
    expect(players[1]!.room.state).toMatchObject({ seat: 2 });
  });

  it.each([0, 1, 7, 60])(
    'a client that missed %i moves knows what it would have known',
    async (n) => {
      const { world, id, players } = await begun(['Ada', 'Ben'], LONG);
      const [ada, ben] = players;
      for (let turn = 0; turn < 10; turn++) await playOne(world, players);
      const watched = ada!.table.state!.entries.length;
      ada!.cut();
      // Ben moves, and the bot that stands in for Ada.
      for (let turn = 0; turn < n; turn++) {
        const { truth } = await world.truth(id);
        const { at } = truth!.timeline;
        const seat = deciders(at.table)[0];
        if (seat === undefined) break;
        if (seat === 2) await playOne(world, [ben!]);
        else
          await tellFor(
            world,
            id,
            ada!.room.token!,
            makeMove(eagerMove(viewOf(at, seat), `${turn}`)),
          );
      }
      await world.pass(10_000);
      const { truth, phase } = await world.truth(id);
      expect(phase).not.toBe('lobby');
      expect(ada!.table.state!.view).toEqual(viewOf(truth!.timeline.at, 1));
      expect(ada!.table.state!.entries.length).toBe(truth!.timeline.number);
      if (n > 0) expect(ada!.table.state!.entries.length).toBeGreaterThan(watched);
    },
  );
});

async function lobbyOf() {
  const world = new World();
  const made = await world.rooms.create(OPTIONS);
  assert('id' in made, 'a table can be made');
  const client = world.client(made.id);
  await world.pass(50);
  void client.room.join('Ada');
  void client.room.sit(1);
  void client.room.seatBot(2, { bot: 'eager', name: 'Bot' });
  await world.pass(100);
  return { world, id: made.id, host: client };
}

function isDue({ state }: TableClient): boolean {
  const view = state?.view;
  return (
    view !== undefined && view.viewer !== 'spectator' && deciders(view.table).includes(view.viewer)
  );
}

function presences(room: RoomClient): { readonly [name: string]: string } {
  return Object.fromEntries(
    room.state!.room.people.map(({ name, presence }) => [name, presence] as const),
  );
}

/** A move of somebody's from another device, by hand. */
async function tellFor(world: World, id: string, token: string, move: string): Promise<void> {
  const tells: RoomTell[] = [];
  const line = world.rooms.connect({
    tell: (text) => tells.push(JSON.parse(text) as RoomTell),
    close: () => undefined,
  });
  line.hear({ t: 'hello', palier: 1, table: id, token });
  await world.pass(10);
  const at = (await world.truth(id)).truth!.timeline.number;
  line.hear({ t: 'act', id: 1, key: hex(8), at, move });
  await world.pass(10);
  line.drop();
  expect(tells.some((tell) => tell.t === 'happened' && tell.done === 1)).toBe(true);
}
