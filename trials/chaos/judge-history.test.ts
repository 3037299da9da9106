/** What the devices of a table were told, held against its ledger: what was planted is found. */
import { describe, expect, it } from 'vitest';
import type { LedgerStep } from './judge-ledger.ts';
import { COUNT, NotedTable, STEPS, wellPlayed } from './noted-table.ts';

type Case = {
  readonly what: string;
  readonly play: (table: NotedTable) => void;
  readonly steps?: readonly LedgerStep[];
  readonly looked?: number;
  /** The operation that cannot be, on one node and on many. */
  readonly found: readonly [string | undefined, string | undefined];
};

const CASES: readonly Case[] = [
  { what: 'all is well', play: wellPlayed, found: [undefined, undefined] },
  {
    what: 'an acknowledged move is lost',
    play: wellPlayed,
    steps: STEPS.slice(0, 4),
    looked: 4,
    found: ['write', 'write'],
  },
  {
    what: 'a move is done twice',
    play: wellPlayed,
    steps: [...STEPS, STEPS[4]!],
    looked: 6,
    found: ['look', 'look'],
  },
  {
    what: 'two moves are kept in the wrong order',
    play: (table) => {
      const { anna, ben } = table;
      table.act(ben, 'key-ben', 4);
      table.answer(ben, { t: 'done' });
      table.act(anna, 'key-anna', 2);
      table.answer(anna, { t: 'done' });
    },
    found: ['write', 'write'],
  },
  {
    what: 'a move is kept elsewhere than it was said to be',
    play: (table) => {
      table.act(table.anna, 'key-anna', 2);
      table.happened(table.anna, 1, 2);
      table.act(table.ben, 'key-ben', 4);
    },
    found: ['write', 'write'],
  },
  {
    what: 'a move is kept in a situation that its player had not seen',
    play: (table) => {
      table.act(table.anna, 'key-anna', 1);
      table.answer(table.anna, { t: 'done' });
      table.act(table.ben, 'key-ben', 4);
    },
    found: ['write', 'write'],
  },
  {
    what: 'moves that nobody heard of again are kept',
    play: (table) => {
      table.act(table.anna, 'key-anna', 2);
      table.act(table.ben, 'key-ben', 4);
      table.act(table.ben, 'key-lost', 5);
    },
    found: [undefined, undefined],
  },
  {
    what: 'a move is stale although nobody had moved',
    play: (table) => {
      wellPlayed(table);
      table.act(table.anna, 'key-more', 5);
      table.answer(table.anna, { t: 'stale' });
    },
    found: ['no', 'no'],
  },
  {
    what: 'a move is stale that was done',
    play: (table) => {
      const { anna, ben } = table;
      table.hello(anna);
      table.opened(anna, 2);
      table.act(anna, 'key-anna', 2);
      table.act(ben, 'key-ben', 4);
      table.answer(anna, { t: 'stale' });
    },
    found: ['no', 'no'],
  },
  {
    what: 'a greeting misses what was acknowledged to others before',
    play: (table) => {
      table.act(table.anna, 'key-anna', 2);
      table.happened(table.anna, 2, 2);
      table.hello(table.ben);
      table.opened(table.ben, 2);
      table.act(table.ben, 'key-ben', 4);
    },
    found: ['look', undefined],
  },
  {
    what: 'a greeting misses what the same device was acknowledged',
    play: (table) => {
      wellPlayed(table);
      table.hello(table.ben);
      table.opened(table.ben, 4);
    },
    found: ['look', 'table table: Ben was shown 4 entries at 7, and knew 5 at 6'],
  },
  {
    what: 'a greeting goes back in time',
    play: (table) => {
      const { anna, ben } = table;
      table.act(anna, 'key-anna', 2);
      table.act(ben, 'key-ben', 4);
      for (const count of [4, 2]) {
        table.hello(anna);
        table.opened(anna, count);
      }
    },
    found: ['look', 'table table: Anna was shown 2 entries at 6, and knew 4 at 5'],
  },
  {
    what: 'something is shown before anybody asked for it',
    play: (table) => {
      table.hello(table.ben);
      table.opened(table.ben, 5);
      wellPlayed(table);
    },
    found: ['look', 'look'],
  },
  {
    what: 'half of a move is shown',
    play: (table) => {
      table.act(table.anna, 'key-anna', 2);
      table.hello(table.ben);
      table.opened(table.ben, 3);
      table.act(table.ben, 'key-ben', 4);
    },
    found: ['look', undefined],
  },
  { what: 'the record misses the last move', play: wellPlayed, looked: 4, found: ['look', 'look'] },
];

describe.each([
  { nodes: 'one node', isOneNode: true },
  { nodes: 'many nodes', isOneNode: false },
])('with $nodes', ({ isOneNode }) => {
  it.each(CASES)('$what', ({ play, steps = STEPS, looked = COUNT, found }) => {
    const table = new NotedTable();
    play(table);
    expect(table.judge(steps, isOneNode, looked)).toBe(found[isOneNode ? 0 : 1]);
  });
});

it('counts greetings that are older than what others know', () => {
  const table = new NotedTable();
  wellPlayed(table);
  table.hello(table.anna);
  table.opened(table.anna, 4);
  expect(table.judge(STEPS, false, COUNT)).toBeUndefined();
  expect(table.world.tally.get('greetings older than what others knew')).toBe(1);
  expect(table.world.tally.get('entries that an older greeting lacked, at most')).toBe(1);
});
