/** The list of open tables over several nodes: whatever is said in whatever order, all agree. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VirtualClock } from '../testing/virtual-clock.ts';
import type { ListedTable } from './lobby-wire.ts';
import { MOST_LISTED, OpenTables, type OwnListing } from './open-tables.ts';
import type { ListNews } from './ports.ts';

const PER_ADDRESS = 2;

class Nodes {
  readonly clock = new VirtualClock();
  readonly lists: readonly OpenTables[];
  isLinked = true;

  constructor(count: number) {
    this.lists = Array.from({ length: count }, (_, index) => {
      const publish = (news: ListNews): void => {
        if (!this.isLinked) return;
        // As text, as between real nodes.
        const text = JSON.stringify(news);
        for (const [other, list] of this.lists.entries()) {
          if (other !== index) this.clock.after(1, () => list.hear(JSON.parse(text) as ListNews));
        }
      };
      return new OpenTables({
        node: `n${index}`,
        bus: { publish },
        clock: { now: () => this.clock.now(), after: this.clock.after },
        perAddress: PER_ADDRESS,
        most: MOST_LISTED,
      });
    });
  }

  async settle(ms = 5): Promise<void> {
    const end = this.clock.now() + ms;
    await Promise.resolve();
    while (this.clock.next(end)) await Promise.resolve();
  }

  ids(node: number): readonly string[] {
    return [...this.lists[node]!.tables()].map(({ id }) => id).toSorted();
  }
}

function listing(id: string, more: Partial<OwnListing & ListedTable> = {}): OwnListing {
  const { rev = 1, by, ...table } = more;
  return {
    rev,
    by,
    table: {
      id,
      code: id.toUpperCase(),
      phase: 'lobby',
      quick: false,
      edition: 'level-8-101',
      own: false,
      clock: 'off',
      joining: 'anyone',
      watching: true,
      round: 0,
      seats: [{ t: 'open' }],
      ...table,
    },
  };
}

describe('open tables', () => {
  it('of every node are in the list of each, and go with their node', async () => {
    const nodes = new Nodes(3);
    nodes.lists[0]!.list('a', listing('a'));
    nodes.lists[1]!.list('b', listing('b'));
    await nodes.settle();
    for (const node of [0, 1, 2]) expect(nodes.ids(node)).toEqual(['a', 'b']);
    nodes.lists[0]!.list('a', undefined);
    nodes.lists[2]!.forget('n1');
    await nodes.settle();
    expect([nodes.ids(0), nodes.ids(2)]).toEqual([['b'], []]);
  });

  it('that two nodes have open are told by who knows more', async () => {
    const nodes = new Nodes(2);
    nodes.lists[0]!.list('a', listing('a', { rev: 7, phase: 'playing' }));
    nodes.lists[1]!.list('a', listing('a', { rev: 6 }));
    await nodes.settle();
    for (const { tables } of nodes.lists.map((list) => ({ tables: [...list.tables()] }))) {
      expect(tables.map(({ phase }) => phase)).toEqual(['playing']);
    }
    nodes.lists[0]!.list('a', undefined);
    await nodes.settle();
    expect([...nodes.lists[0]!.tables()].map(({ phase }) => phase)).toEqual(['lobby']);
  });

  it('are said once more where notices were lost, and what nobody says is gone', async () => {
    const nodes = new Nodes(2);
    nodes.lists[0]!.list('gone', listing('gone'));
    await nodes.settle();
    nodes.isLinked = false;
    nodes.lists[0]!.list('gone', undefined);
    nodes.lists[0]!.list('new', listing('new'));
    await nodes.settle();
    expect(nodes.ids(1)).toEqual(['gone']);
    nodes.isLinked = true;
    await nodes.settle();
    nodes.lists[1]!.resync();
    await nodes.settle(4000);
    expect(nodes.ids(1)).toEqual(['new']);
  });

  it('are told to who listens as they change, and not where nothing has', () => {
    const { lists } = new Nodes(1);
    const heard: string[] = [];
    const stop = lists[0]!.watch((id, table) => heard.push(`${id} ${table?.phase ?? 'gone'}`));
    lists[0]!.list('a', listing('a'));
    lists[0]!.list('a', listing('a', { rev: 2 }));
    lists[0]!.list('a', listing('a', { rev: 3, phase: 'playing' }));
    lists[0]!.list('a', undefined);
    lists[0]!.list('a', undefined);
    stop();
    lists[0]!.list('a', listing('a'));
    expect(heard).toEqual(['a lobby', 'a playing', 'a gone']);
  });
});

describe('one address', () => {
  it('has so many in the list and no more; and another of its own once one has gone', () => {
    const nodes = new Nodes(1);
    const [list] = nodes.lists;
    for (const id of ['a', 'b', 'c', 'd']) list!.list(id, listing(id, { by: 'rude' }));
    list!.list('z', listing('z', { by: 'other' }));
    expect(nodes.ids(0)).toEqual(['a', 'b', 'z']);
    // One that changes keeps its place.
    list!.list('c', listing('c', { by: 'rude', rev: 2, phase: 'playing' }));
    expect(nodes.ids(0)).toEqual(['a', 'b', 'z']);
    list!.list('a', undefined);
    expect(nodes.ids(0)).toEqual(['b', 'c', 'z']);
    // The host of one has come from elsewhere.
    list!.list('b', listing('b', { by: 'elsewhere' }));
    expect(nodes.ids(0)).toEqual(['b', 'c', 'd', 'z']);
  });

  it('does not fill the list, nor do many: what is too much comes in when there is room', () => {
    const nodes = new Nodes(1);
    const [list] = nodes.lists;
    for (let count = 0; count < 400; count++) {
      const id = `t${count}`;
      list!.list(id, listing(id, { by: `a${count % 200}` }));
    }
    expect(list!.size).toBe(300);
    list!.list('t0', undefined);
    expect(list!.size).toBe(300);
    expect(nodes.ids(0)).toContain('t300');
  });
});

const action = fc.record({
  node: fc.nat(2),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  by: fc.constantFrom('x', 'y', undefined),
  phase: fc.constantFrom('lobby', 'playing'),
  isGone: fc.boolean(),
  waits: fc.boolean(),
});

it('after anything at all, every node has the same list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const nodes = new Nodes(3);
      for (const [rev, { node, id, by, phase, isGone, waits }] of actions.entries()) {
        const own = listing(id, { by, rev, phase });
        nodes.lists[node]!.list(id, isGone ? undefined : own);
        if (waits) await nodes.settle();
      }
      await nodes.settle();
      const texts = nodes.lists.map((list) =>
        JSON.stringify([...list.tables()].toSorted((a, b) => (a.id < b.id ? -1 : 1))),
      );
      expect(new Set(texts).size).toBe(1);
    }),
  );
});

it('after anything at all, the first of each address are in the list', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const nodes = new Nodes(1);
      const came: { readonly id: string; readonly by: string | undefined }[] = [];
      for (const [rev, { id, by, phase, isGone }] of actions.entries()) {
        const place = came.findIndex((one) => one.id === id);
        const stays = !isGone && came[place]?.by === by;
        if (place !== -1 && !stays) came.splice(place, 1);
        if (!isGone && !(place !== -1 && stays)) came.push({ id, by });
        const own = listing(id, { by, rev, phase });
        nodes.lists[0]!.list(id, isGone ? undefined : own);
      }
      const expected = ['x', 'y', undefined].flatMap((by) => {
        const own = came.filter((one) => one.by === by);
        return by === undefined ? own : own.slice(0, PER_ADDRESS);
      });
      expect(nodes.ids(0)).toEqual(expected.map(({ id }) => id).toSorted());
    }),
  );
});
