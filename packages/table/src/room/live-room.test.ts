/** One table at one or two nodes, and what a simulation would not pin down: who comes, who is shown what. */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { GRACE_OF_NODES, HandLine, MOST_WATCHERS, RoomNodes } from '../testing/room-nodes.ts';
import { DROP_TIME, JOIN_TIME, USUAL_OPTIONS, VOTE_AFTER, type RoomOptions } from './options.ts';
import type { Rooms } from './rooms.ts';
import { makeOptions } from './step.ts';
import type { ToldOptions } from './wire.ts';

const ID = 'table';
const SALT = 'ab'.repeat(16);
const TOKEN = 'TOKEN00000000000';

async function world(game: DecidedRoom, names: readonly string[] = ['one']) {
  const nodes = new RoomNodes();
  await nodes.keep(game);
  const [one, two] = names.map((name) => nodes.node(name));
  const come = async (rooms: Rooms | undefined, token?: string): Promise<HandLine> => {
    const line = new HandLine(rooms!).hello(ID, token === undefined ? {} : { token });
    await nodes.pass(20);
    return line;
  };
  return { nodes, one: one!, two: two!, come };
}

function told(options: RoomOptions): ToldOptions {
  return makeOptions(options) as ToldOptions;
}

/** The game goes on, by a person at hand. */
async function move(nodes: RoomNodes, game: DecidedRoom, line: HandLine): Promise<void> {
  const [seat] = game.due;
  const at = game.number;
  const key = `key-of-move-${at}`;
  const written = game.moveFor(seat!);
  line.ask((id) => ({ t: 'act', id, key, at, move: written }));
  await nodes.pass(20);
  game.act(seat!, seat!);
}

describe('joining', () => {
  it('twice with one token, over two connections, is one person', async () => {
    const { nodes, one, come } = await world(new DecidedRoom());
    const lines = [await come(one), await come(one)];
    const ids = lines.map((line) =>
      line.ask((id) => ({ t: 'join', id, name: 'Ana', token: TOKEN, salt: SALT })),
    );
    await nodes.pass(20);
    for (const [index, line] of lines.entries()) {
      expect(line.answerTo(ids[index]!)).toEqual({ t: 'joined', person: 1 });
    }
    expect((await nodes.events(ID)).filter((t) => t === 'joined')).toHaveLength(1);
    expect(lines[0]!.room.people).toMatchObject([{ id: 1, presence: 'here' }]);
  });

  it('at two nodes at once is one person', async () => {
    const { nodes, one, two, come } = await world(new DecidedRoom(), ['one', 'two']);
    const lines = [await come(one), await come(two)];
    const ids = lines.map((line) =>
      line.ask((id) => ({ t: 'join', id, name: 'Ana', token: TOKEN, salt: SALT })),
    );
    await nodes.pass(20);
    for (const [index, line] of lines.entries()) {
      expect(line.answerTo(ids[index]!)).toEqual({ t: 'joined', person: 1 });
    }
    expect((await nodes.events(ID)).filter((t) => t === 'joined')).toHaveLength(1);
  });

  it('that failed and was stored is done when it is asked again', async () => {
    const { nodes, one, come } = await world(new DecidedRoom());
    const line = await come(one);
    const join = (): number =>
      line.ask((id) => ({ t: 'join', id, name: 'Ana', token: TOKEN, salt: SALT }));
    failOnce(nodes, 'afterwards');
    const first = join();
    await nodes.pass(20);
    expect(line.answerTo(first)).toEqual({ t: 'failed' });
    const second = join();
    await nodes.pass(20);
    expect(line.answerTo(second)).toEqual({ t: 'joined', person: 1 });
  });
});

/** The next step is stored, or not, and the node does not hear of it. */
function failOnce(nodes: RoomNodes, when: 'before' | 'afterwards'): void {
  nodes.outcome = (entry) => {
    nodes.outcome = () => undefined;
    if (when === 'afterwards') {
      void nodes.memory.since(ID, 0).then(async (steps) => {
        return nodes.memory.append(ID, steps!.length, entry);
      });
    }
    throw new Error('the ledger is away');
  };
}

describe('a token', () => {
  it('that nobody has is refused for good', async () => {
    const { one, come } = await world(begunRoom('pp'));
    const line = await come(one, 'nobody');
    expect(line.closed).toBe('unknown-token');
  });

  it('is not refused by a node that has not heard yet of who joined', async () => {
    const game = new DecidedRoom();
    const { nodes, one, come } = await world(game);
    await come(one);
    game.join('Late');
    await nodes.keep(game, 1);
    const line = await come(one, 'Late');
    expect(line.told[0]).toMatchObject({ t: 'welcome', person: 1 });
  });

  it('is worth nothing after its person was removed, who is told so', async () => {
    const { nodes, one, come } = await world(begunRoom('ppp'));
    const [host, guest] = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    host.ask((id) => ({ t: 'remove', id, person: 2 }));
    await nodes.pass(20);
    expect(guest.closed).toBe('removed');
    expect(host.room.seats[1]).toMatchObject({ t: 'bot', name: 'Person 2' });
    const again = await come(one, 'Person 2');
    expect(again.closed).toBe('unknown-token');
  });
});

describe('who watches', () => {
  it('is not let in where nobody may, but for after the game', async () => {
    const game = begunRoom('pp', { watching: 'nobody' });
    const { nodes, one, come } = await world(game);
    expect((await come(one)).closed).toBe('no-watching');
    const begun = game.steps.length;
    game.playOut();
    await nodes.keep(game, begun);
    const line = await come(one);
    expect(line.closed).toBeUndefined();
    expect(line.shown).toBe(game.number);
  });

  it('is shown nothing more when that is no longer wanted, and everything when it is again', async () => {
    const game = begunRoom('pp');
    const { nodes, one, come } = await world(game);
    const [host, watcher] = [await come(one, 'Person 1'), await come(one)];
    const other = await come(one, 'Person 2');
    const choose = async (watching: RoomOptions['watching']): Promise<void> => {
      const options = told({ ...game.room.options, watching });
      host.ask((id) => ({ t: 'configure', id, options }));
      await nodes.pass(20);
    };
    await choose('nobody');
    await move(nodes, game, game.due[0] === 1 ? host : other);
    expect([host.shown, watcher.shown]).toEqual([2, 1]);
    await choose('anyone');
    expect(watcher.shown).toBe(2);
  });

  it('is one of so many', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    for (let count = 0; count < MOST_WATCHERS; count++) await come(one);
    const line = await come(one);
    expect([line.closed, line.shown]).toEqual([undefined, 0]);
    await nodes.pass(JOIN_TIME);
    expect(line.closed).toBe('too-many');
    const player = await come(one, 'Person 1');
    expect(player.room.watchers).toBe(MOST_WATCHERS);
  });

  it('late sees everything late, and never the end before', async () => {
    const game = begunRoom('pp', { delay: 30 });
    const { nodes, one, come } = await world(game);
    const players = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    await nodes.pass(2_000_000 - nodes.time.now());
    const watcher = await come(one);
    expect(watcher.shown).toBe(1);
    await move(nodes, game, players[game.due[0]! - 1]!);
    await nodes.pass(29_000);
    expect([players[0]!.shown, watcher.shown]).toEqual([2, 1]);
    await nodes.pass(3000);
    expect(watcher.shown).toBe(2);
  });

  it('late sees the rest at once when that is switched off', async () => {
    const game = begunRoom('pp', { delay: 120 });
    const { nodes, one, come } = await world(game);
    const players = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    const watcher = await come(one);
    await move(nodes, game, players[game.due[0]! - 1]!);
    const before = watcher.shown;
    const options = told({ ...game.room.options, delay: 0 });
    players[0]!.ask((id) => ({ t: 'configure', id, options }));
    await nodes.pass(20);
    await move(nodes, game, players[game.due[0]! - 1]!);
    expect([before, watcher.shown]).toEqual([1, 3]);
  });
});

describe('a guest', () => {
  it('whose greeting fails is told to come again', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    await come(one, 'Person 1');
    await nodes.pass(10_000);
    nodes.before = async ({ call }) => {
      if (call === 'since') throw new Error('the ledger is away');
    };
    const line = await come(one, 'Person 2');
    expect(line.closed).toBe('failed');
    expect(one.counts().guests).toBe(1);
    nodes.before = async () => undefined;
    const again = await come(one, 'Person 2');
    expect(again.shown).toBe(1);
  });

  it('who cannot be shown the game that begins is told to come again, and the others are not', async () => {
    const game = new DecidedRoom({ setup: { edition: 'level-8-101', players: 2 } });
    game.join('Ana');
    game.ask(1, { t: 'sit', seat: 1 });
    game.ask(1, { t: 'seatBot', seat: 2, bot: { bot: 'eager', name: 'Odile' } });
    const { nodes, one, come } = await world(game);
    const [host, watcher] = [await come(one, 'Ana'), await come(one)];
    await nodes.pass(10_000);
    let failures = 0;
    nodes.before = async ({ call }) => {
      if (call === 'since' && failures++ === 0) throw new Error('the ledger is away');
    };
    const begin = host.ask((id) => ({ t: 'begin', id }));
    await nodes.pass(20);
    const [blind, seeing] = host.closed === 'failed' ? [host, watcher] : [watcher, host];
    expect(blind.closed).toBe('failed');
    expect(seeing.shown).toBe(1);
    if (seeing === host) expect(host.answerTo(begin)).toEqual({ t: 'done' });
  });

  it('who goes while a bot hands their seat back is not there', async () => {
    const game = begunRoom('pp');
    game.setPresence(game.due[0]!, 'gone');
    game.tick(GRACE_OF_NODES * 10);
    const token = `Person ${game.due[0]}`;
    const { nodes, one } = await world(game);
    const gate = Promise.withResolvers<void>();
    nodes.before = async ({ call }) => (call === 'append' ? gate.promise : undefined);
    const line = new HandLine(one).hello(ID, { token });
    await nodes.pass(20);
    expect(nodes.count('one', 'append')).toBe(1);
    line.drop();
    gate.resolve();
    await nodes.pass(20);
    expect(one.counts().guests).toBe(0);
  });

  it('who knows more than this node is not shown the past', async () => {
    const game = begunRoom('pp');
    const { nodes, one, come } = await world(game);
    await come(one, 'Person 1');
    const before = game.steps.length;
    game.go();
    game.go();
    await nodes.keep(game, before);
    const known = { number: game.number, viewer: 2 };
    const line = new HandLine(one).hello(ID, { token: 'Person 2', known });
    await nodes.pass(20);
    expect(line.told.find(({ t }) => t === 'opened')).toMatchObject({ from: 3, entries: [] });
  });
});

describe('a table whose ledger', () => {
  it('does not have it any more is closed', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    const line = await come(one, 'Person 1');
    nodes.outcome = () => 'missing';
    line.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(20);
    expect(line.closed).toBe('no-such-table');
    await nodes.pass(20_000);
    expect(one.counts()).toEqual({ rooms: 0, guests: 0 });
    // It was too old: no fault of the program, and no operator needs to look.
    expect(nodes.errors).toEqual([]);
  });

  it('is always ahead gives up on a question, and not on the table', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    const line = await come(one, 'Person 1');
    nodes.outcome = () => 'conflict';
    const wish = line.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(1000);
    expect(line.answerTo(wish)).toEqual({ t: 'failed' });
    expect(nodes.count('one', 'append')).toBe(50);
    nodes.outcome = () => undefined;
    const again = line.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(20);
    expect(line.answerTo(again)).toEqual({ t: 'done' });
  });

  it('has stored and failed: everybody is told, though nobody asks', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    const [asker, other] = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    failOnce(nodes, 'afterwards');
    asker.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(20);
    expect(other.room.people[0]).toMatchObject({ wantsNext: false });
    await nodes.pass(1500);
    expect(other.room.people[0]).toMatchObject({ wantsNext: true });
  });

  it('cannot be read after it failed is looked at again', async () => {
    const { nodes, one, come } = await world(begunRoom('pp'));
    const [asker, other] = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    failOnce(nodes, 'afterwards');
    let failures = 0;
    nodes.before = async ({ call }) => {
      if (call === 'since' && failures++ < 3) throw new Error('the ledger is away');
    };
    asker.ask((id) => ({ t: 'wantNext', id, on: true }));
    await nodes.pass(10_000);
    expect(other.room.people[0]).toMatchObject({ wantsNext: true });
  });

  it('has the end of the game is not given a clock', async () => {
    const game = begunRoom('pp', { clock: 'quick' });
    const whole = begunRoom('pp', { clock: 'quick' });
    whole.playOut();
    const last = whole.steps.length - 1;
    game.steps.splice(0, Infinity, ...whole.steps.slice(0, last));
    const { nodes, one, come } = await world(game);
    // Another node is quicker: the game ends just before this one sets the clock.
    nodes.outcome = (entry) => {
      if (!entry.step.includes('clockSet')) return undefined;
      nodes.outcome = () => undefined;
      void nodes.keep(whole, last);
      return 'conflict';
    };
    const line = await come(one, 'Person 1');
    await nodes.pass(1000);
    expect(line.room.phase).toBe('over');
    expect((await nodes.events(ID)).slice(-3)).not.toContain('clockSet');
  });
});

describe('another game', () => {
  it('asked for by two at once, at two nodes, is one', async () => {
    const game = begunRoom('pp');
    game.playOut();
    const { nodes, one, two, come } = await world(game, ['one', 'two']);
    const lines = [await come(one, 'Person 1'), await come(two, 'Person 2')];
    const ids = lines.map((line) => line.ask((id) => ({ t: 'again', id })));
    await nodes.pass(50);
    const answers = lines.map((line, index) => line.answerTo(ids[index]!));
    expect(answers[0]).toMatchObject({ t: 'next', code: 'ABCDEF' });
    expect(answers[1]).toEqual(answers[0]);
    expect(nodes.memory.summaries()).toHaveLength(2);
    expect(lines.map(({ room }) => room.next)).toEqual([
      expect.objectContaining({ code: 'ABCDEF' }),
      expect.objectContaining({ code: 'ABCDEF' }),
    ]);
  });
});

describe('a node that was not told', () => {
  it('says no to nobody before it has looked what others stored', async () => {
    const game = new DecidedRoom({ setup: { edition: 'level-8-101', players: 2 } });
    for (const name of ['Ana', 'Ben']) game.join(name);
    game.ask(1, { t: 'sit', seat: 1 });
    const { nodes, one, two, come } = await world(game, ['one', 'two']);
    const [ana, ben] = [await come(one, 'Ana'), await come(two, 'Ben')];
    nodes.isLinked = false;
    ben.ask((id) => ({ t: 'sit', id, key: 'ben-sits', seat: 2 }));
    await nodes.pass(50);
    const begun = ana.ask((id) => ({ t: 'begin', id, key: 'ana-begins' }));
    await nodes.pass(50);
    expect(ana.answerTo(begun)).toEqual({ t: 'done' });
    expect(await nodes.events(ID)).toContain('begun');
  });

  it('looks once where the answer stays no', async () => {
    const game = new DecidedRoom({ ...USUAL_OPTIONS });
    game.join('Ana');
    const { nodes, one, come } = await world(game);
    const ana = await come(one, 'Ana');
    const looks = nodes.count('one', 'since');
    const begun = ana.ask((id) => ({ t: 'begin', id, key: 'alone' }));
    await nodes.pass(50);
    expect(ana.answerTo(begun)).toMatchObject({ t: 'denied' });
    expect(nodes.count('one', 'since')).toBe(looks + 1);
  });
});

describe('presence', () => {
  it('of who was connected to a node that died: away, then gone, then played for', async () => {
    const game = begunRoom('pp');
    const [turn] = game.due;
    const { nodes, one, two, come } = await world(game, ['one', 'two']);
    const here = await come(one, `Person ${3 - turn!}`);
    await come(two, `Person ${turn}`);
    const presence = (): string => here.room.people[turn! - 1]!.presence;
    expect(presence()).toBe('here');
    nodes.kill('two');
    one.forget('two');
    expect(presence()).toBe('away');
    await nodes.pass(DROP_TIME + 10);
    expect(presence()).toBe('gone');
    await nodes.pass(GRACE_OF_NODES);
    expect(here.room.seats[turn! - 1]).toMatchObject({ standIn: 'gone' });
  });

  it('is not believed of a node that does not answer any more', async () => {
    const { nodes, one, two, come } = await world(begunRoom('pp'), ['one', 'two']);
    const [here, there] = [await come(one, 'Person 1'), await come(two, 'Person 2')];
    nodes.isLinked = false;
    there.drop();
    await nodes.pass(20_000);
    expect(here.room.people[1]!.presence).toBe('here');
    nodes.isLinked = true;
    one.resync();
    await nodes.pass(20_000);
    expect(here.room.people[1]!.presence).toBe('gone');
  });

  it('of who came through a node that was not heard: the bot goes once it is', async () => {
    const game = begunRoom('pp');
    const [turn] = game.due;
    const { nodes, one, two, come } = await world(game, ['one', 'two']);
    const here = await come(one, `Person ${3 - turn!}`);
    nodes.isLinked = false;
    await nodes.pass(1000);
    await come(two, `Person ${turn}`);
    await nodes.pass(GRACE_OF_NODES);
    nodes.isLinked = true;
    const types = await nodes.events(ID);
    expect(types.slice(types.indexOf('standInCame'))).not.toContain('standInWent');
    two.resync();
    await nodes.pass(200);
    expect(here.room.seats[turn! - 1]).toMatchObject({ standIn: null });
  });

  it('of a host who is gone before the game: another one is found among who is there', async () => {
    const game = new DecidedRoom({ ...USUAL_OPTIONS });
    for (const name of ['Ana', 'Ben']) game.join(name);
    game.ask(1, { t: 'sit', seat: 1 });
    const { nodes, one, come } = await world(game);
    const line = await come(one, 'Ben');
    await nodes.pass(GRACE_OF_NODES + 1000);
    expect(line.room.host).toBe(2);
  });

  it('is told of once to those who stay when a node stops', async () => {
    const { nodes, one, two, come } = await world(begunRoom('pp'), ['one', 'two']);
    const [here] = [await come(one, 'Person 1'), await come(two, 'Person 2')];
    void two.stop();
    await nodes.pass(100);
    expect(here.room.people[1]!.presence).toBe('away');
    await nodes.pass(DROP_TIME);
    expect(here.room.people[1]!.presence).toBe('gone');
  });
});

describe('a table whose last step comes from a clock that was set back since', () => {
  it('goes on by its own time: patience ends when it should, and not a day later', async () => {
    const game = begunRoom('pp', { clock: 'off' });
    const [seat] = game.due;
    game.now += 86_400_000;
    game.act(seat!, seat!);
    const { nodes, one, come } = await world(game);
    const [due] = game.due;
    const lines = [await come(one, 'Person 1'), await come(one, 'Person 2')];
    const other = lines[2 - due!]!;
    const moveOn = (): number => other.ask((id) => ({ t: 'moveOn', id, at: game.number }));
    const early = moveOn();
    await nodes.pass(20);
    expect(other.answerTo(early)).toEqual({ t: 'denied', why: 'too-soon' });
    await nodes.pass(VOTE_AFTER);
    const late = moveOn();
    await nodes.pass(20);
    expect(other.answerTo(late)).toEqual({ t: 'done' });
    expect(await nodes.events(ID)).toContain('standInCame');
  });
});
