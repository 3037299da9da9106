/** Watchers of the list: whenever they come and whatever changes, what they hold is what is true. */
import type { ListedTable, LobbyTell } from '@palier/table/room';
import { lobbyTell } from '@palier/table/room';
import { VirtualClock } from '@palier/table/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Broadcast } from './broadcast.ts';
import { Lobby, readLobbyAsk, readLobbyHello, type LobbyEar, type LobbyLine } from './lobby.ts';

class House {
  readonly time = new VirtualClock();
  readonly tables = new Map<string, ListedTable>();
  readonly lobby: Lobby;
  #tell: (id: string, table: ListedTable | undefined) => void = () => undefined;

  constructor(most = 0, fromOne = 0) {
    this.lobby = new Lobby({
      openTables: {
        tables: () => this.tables.values() as Generator<ListedTable>,
        watch: (ear) => {
          this.#tell = ear;
          return () => undefined;
        },
      },
      time: this.time,
      settings: { 'lobby-watchers': most, 'connections-per-address': fromOne },
    });
  }

  list(id: string, clock: ListedTable['clock'] = 'off'): void {
    const table = tableOf(id, clock);
    this.tables.set(id, table);
    this.#tell(id, table);
  }

  unlist(id: string): void {
    this.tables.delete(id);
    this.#tell(id, undefined);
  }

  watcher(from = 'here'): Watcher | 'too-many' {
    const watcher = new Watcher(from);
    const line = this.lobby.watch(watcher);
    if (line === 'too-many') return line;
    watcher.line = line;
    return watcher;
  }

  watch(from?: string): Watcher {
    const watcher = this.watcher(from);
    if (watcher === 'too-many') throw new Error(watcher);
    return watcher;
  }
}

class Watcher implements LobbyEar {
  readonly from: string;
  readonly texts: string[] = [];
  isBehind = false;
  wasBehind = false;
  line: LobbyLine | undefined;

  constructor(from: string) {
    this.from = from;
  }

  tell(text: string): void {
    this.texts.push(text);
  }

  spread({ text }: Broadcast): void {
    expect(this.isBehind).toBe(false);
    this.texts.push(text);
  }

  stopReading(): void {
    this.isBehind = true;
    this.wasBehind = true;
  }

  get told(): readonly LobbyTell[] {
    return this.texts.map((text) => lobbyTell.parse(JSON.parse(text)));
  }

  /** The list as somebody has it who was told all this. */
  get held(): ReadonlyMap<string, ListedTable> {
    const held = new Map<string, ListedTable>();
    for (const [index, tell] of this.told.entries()) {
      if (tell.t !== 'tables' && tell.t !== 'changed') continue;
      // The whole list again only for those who did not take what they were told.
      if (index === 0 || !this.wasBehind) expect(tell.t).toBe(index === 0 ? 'tables' : 'changed');
      if (tell.t === 'tables') held.clear();
      for (const table of tell.tables) held.set(table.id, table);
      if (tell.t === 'changed') for (const id of tell.gone) expect(held.delete(id)).toBe(true);
    }
    return held;
  }
}

function tableOf(id: string, clock: ListedTable['clock']): ListedTable {
  return {
    id,
    code: id.toUpperCase(),
    phase: 'lobby',
    quick: false,
    edition: 'level-8-101',
    own: false,
    clock,
    joining: 'anyone',
    watching: true,
    round: 0,
    seats: [{ t: 'open' }],
  };
}

describe('a watcher', () => {
  it('is told all there is, and what changes as one message', () => {
    const house = new House();
    house.list('a');
    const watcher = house.watch();
    house.list('b');
    house.list('b', 'quick');
    house.unlist('a');
    house.list('c');
    house.unlist('c');
    expect(watcher.told.map(({ t }) => t)).toEqual(['tables']);
    house.time.pass(1000);
    expect(watcher.told[1]).toEqual({
      t: 'changed',
      tables: [tableOf('b', 'quick')],
      gone: ['a'],
    });
    expect(watcher.told).toHaveLength(2);
  });

  it('is told nothing where all is as before', () => {
    const house = new House();
    house.list('a');
    const watcher = house.watch();
    house.list('a', 'quick');
    house.list('a');
    house.time.pass(10_000);
    expect(watcher.texts).toHaveLength(1);
  });

  it('is answered, and told no more once gone', () => {
    const house = new House();
    const watcher = house.watch();
    watcher.line!.hear({ t: 'ping', id: 7 });
    expect(watcher.told[1]).toEqual({ t: 'answered', id: 7, answer: { t: 'done' } });
    watcher.line!.drop();
    watcher.line!.drop();
    house.list('a');
    house.time.pass(1000);
    expect([watcher.texts.length, house.lobby.watchers]).toEqual([2, 0]);
  });

  it('is one of so many, and of fewer from one address', () => {
    const house = new House(4, 10);
    expect([house.watcher('x'), house.watcher('x')]).not.toContain('too-many');
    expect(house.watcher('x')).toBe('too-many');
    const other = house.watch('y');
    house.watch('z');
    expect(house.watcher('w')).toBe('too-many');
    other.line!.drop();
    expect(house.watcher('w')).not.toBe('too-many');
  });
});

it('thousands are told the very same text, a few at a time, within a second or so', () => {
  const house = new House();
  const watchers = Array.from({ length: 5000 }, () => house.watch());
  house.list('a');
  const told = (): number => watchers.filter(({ texts }) => texts.length > 1).length;
  house.time.pass(500);
  expect(told()).toBe(10);
  // Who comes meanwhile knows it already; what changes meanwhile is told to all after that.
  const late = house.watch();
  house.list('b');
  house.time.pass(2);
  expect(told()).toBe(20);
  house.time.pass(3000);
  expect(new Set(watchers.map(({ texts }) => texts.join('\n'))).size).toBe(1);
  expect([...late.held.keys()]).toEqual(['a', 'b']);
  expect(late.texts.at(-1)).toBe(watchers[0]!.texts.at(-1));
});

describe('who does not take what they are told', () => {
  it('is told nothing more meanwhile, and then the whole list', () => {
    const house = new House();
    const [slow, quick] = [house.watch(), house.watch()];
    slow.isBehind = true;
    for (const id of ['a', 'b', 'c']) {
      house.list(id);
      house.time.pass(1000);
    }
    house.unlist('a');
    house.time.pass(1000);
    expect([slow.texts.length, quick.texts.length]).toEqual([1, 5]);
    slow.isBehind = false;
    house.time.pass(1000);
    expect(slow.told.at(-1)).toMatchObject({ t: 'tables', tables: [{ id: 'b' }, { id: 'c' }] });
    house.list('d');
    house.time.pass(1000);
    expect(slow.texts.at(-1)).toBe(quick.texts.at(-1));
    expect([slow.texts.length, quick.texts.length]).toEqual([3, 6]);
  });

  it('is told what is new, if they have missed nothing', () => {
    const house = new House();
    const slow = house.watch();
    slow.isBehind = true;
    house.list('a');
    house.time.pass(100);
    slow.isBehind = false;
    house.time.pass(1000);
    expect(slow.told.map(({ t }) => t)).toEqual(['tables', 'changed']);
  });
});

const action = fc.oneof(
  fc.record({
    t: fc.constant('list' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    clock: fc.constantFrom('off' as const, 'quick' as const),
  }),
  fc.record({ t: fc.constant('unlist' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ t: fc.constant('pass' as const), ms: fc.nat(700) }),
  fc.record({
    t: fc.constantFrom('come' as const, 'go' as const, 'stop' as const, 'read' as const),
  }),
);

it('whoever comes and goes, and whatever changes: in the end all hold what is true', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      const house = new House();
      const here: Watcher[] = [];
      for (const one of actions) {
        if (one.t === 'list') house.list(one.id, one.clock);
        else if (one.t === 'unlist') house.unlist(one.id);
        else if (one.t === 'pass') house.time.pass(one.ms);
        else if (one.t === 'come') here.push(house.watch());
        else if (one.t === 'stop') here.at(-1)?.stopReading();
        else if (one.t === 'read') for (const watcher of here) watcher.isBehind = false;
        else here.shift()?.line!.drop();
      }
      for (const watcher of here) watcher.isBehind = false;
      house.time.pass(5000);
      for (const { held } of here) {
        expect(Object.fromEntries(held)).toEqual(Object.fromEntries(house.tables));
      }
    }),
  );
});

describe('what a watcher says', () => {
  it.each([
    ['{"t":"hello","palier":1}', undefined],
    ['{"t":"hello","palier":2}', 'old-version'],
    ['{"t":"hello","palier":1,"table":"ABCDEFGH"}', 'bad-message'],
    ['[]', 'bad-message'],
    ['hello', 'bad-message'],
  ])('%s is read: %s', (text, why) => {
    expect(readLobbyHello(text)).toBe(why);
  });

  it('is that they are still there, and no more', () => {
    expect(readLobbyAsk('{"t":"ping","id":3}')).toEqual({ t: 'ping', id: 3 });
    expect(readLobbyAsk('{"t":"join","id":3}')).toBe('bad-message');
    expect(readLobbyAsk('{"t":"ping","id":3,"x":1}')).toBe('bad-message');
  });
});
