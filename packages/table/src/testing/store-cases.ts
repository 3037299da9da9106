/**
 * What every store must do, as cases that need no test runner: they run in Node and inside a browser,
 * where the real IndexedDB is. A case fails by throwing.
 */
import { assert } from '@palier/rules';
import type { StoredGame } from '../game.ts';
import type { Store } from '../ports.ts';
import type { Summary } from '../summary.ts';
import { same } from './same.ts';

/** An empty store, and how to come to the same one again as after a crash, where it outlives one. */
export type StoreUnderTest = {
  readonly store: Store;
  readonly reopen?: () => Promise<Store>;
};

export type StoreCase = {
  readonly title: string;
  readonly run: (place: StoreUnderTest) => Promise<void>;
};

export const STORE_CASES: readonly StoreCase[] = [
  {
    title: 'has nothing that was not put there',
    run: async ({ store }) => {
      same(await store.load('a'), undefined, 'a game out of nowhere');
      same(await store.append('a', addition(0, 'x')), 'missing', 'lines of no game');
      same(await store.load('a'), undefined, 'a game out of lines');
    },
  },
  {
    title: 'gives back what was put there, to the letter',
    run: async ({ store }) => {
      const games: readonly StoredGame[] = [
        gameOf('plain', ['one']),
        gameOf('none', []),
        { ...gameOf('honest', ['one', 'two']), secret: 'ab'.repeat(32) },
        { ...gameOf('final', ['one']), isDiscardOpen: false },
        gameOf('odd', ['', ' ', '"\\\n\t\u0000', 'Zoë 👩🏽‍🚀 ﷽', 'x'.repeat(100_000)]),
      ];
      for (const game of games) await store.create(game, SUMMARY);
      for (const game of games) same(await store.load(game.id), game, game.id);
    },
  },
  {
    title: 'keeps the games apart, whatever they are called',
    run: async ({ store }) => {
      const ids = ['a', 'ab', 'a/1', 'a,1', 'A', '1', '01', "'; --", 'é', '%', '_'];
      for (const id of ids) await store.create(gameOf(id, [id]), SUMMARY);
      for (const id of ids) {
        same(await store.append(id, addition(1, `${id}!`)), 'stored', id);
      }
      for (const id of ids) same((await store.load(id))?.lines, [id, `${id}!`], id);
    },
  },
  {
    title: 'makes no game twice',
    run: async ({ store }) => {
      await store.create(gameOf('a', ['first']), SUMMARY);
      let hasFailed = false;
      await store.create(gameOf('a', ['second', 'third']), SUMMARY).catch(() => {
        hasFailed = true;
      });
      assert(hasFailed, 'a game was made twice');
      same(await store.load('a'), gameOf('a', ['first']), 'the first game');
    },
  },
  {
    title: 'adds lines in their order, however many',
    run: async ({ store }) => {
      const all = Array.from({ length: 120 }, (_, index) => `line ${index}`);
      await store.create(gameOf('a', all.slice(0, 1)), SUMMARY);
      for (let from = 1, size = 1; from < all.length; from += size, size = (size % 5) + 1) {
        const lines = all.slice(from, from + size);
        same(await store.append('a', { from, lines, summary: SUMMARY }), 'stored', `from ${from}`);
      }
      same((await store.load('a'))?.lines, all, 'all lines');
    },
  },
  {
    title: 'adds nothing for who knows another number of lines',
    run: async ({ store }) => {
      await store.create(gameOf('a', ['one', 'two']), SUMMARY);
      for (const from of [0, 1, 3, 100]) {
        same(await store.append('a', addition(from, 'x', 'y')), 'conflict', `from ${from}`);
      }
      same((await store.load('a'))?.lines, ['one', 'two'], 'the lines');
      same(await store.append('a', addition(2, 'three')), 'stored', 'from 2');
      same(await store.append('a', addition(2, 'three')), 'conflict', 'from 2 again');
      same((await store.load('a'))?.lines, ['one', 'two', 'three'], 'the lines');
    },
  },
  {
    title: 'lets one of several through who come at once',
    run: async ({ store }) => {
      await store.create(gameOf('a', []), SUMMARY);
      for (let from = 0; from < 20; from += 2) {
        const racers = Array.from({ length: 5 }, (_, racer) => [`${from}/${racer}`, 'more']);
        const outcomes = await Promise.all(
          racers.map(async (lines) => store.append('a', { from, lines, summary: SUMMARY })),
        );
        same(outcomes.filter((outcome) => outcome === 'stored').length, 1, `from ${from}`);
        const winner = racers[outcomes.indexOf('stored')];
        same((await store.load('a'))?.lines.slice(from), winner, `the winner from ${from}`);
      }
    },
  },
  {
    title: 'does not change what it has given',
    run: async ({ store }) => {
      await store.create(gameOf('a', ['one']), SUMMARY);
      const before = await store.load('a');
      await store.append('a', addition(1, 'two'));
      same(before, gameOf('a', ['one']), 'what was loaded before');
    },
  },
  {
    title: 'has after a crash what it said it had',
    run: async ({ store, reopen }) => {
      await store.create({ ...gameOf('a', ['one']), secret: 'cd'.repeat(32) }, SUMMARY);
      await store.append('a', addition(1, 'two', 'three'));
      const again = (await reopen?.()) ?? store;
      const lines = ['one', 'two', 'three'];
      same(await again.load('a'), { ...gameOf('a', lines), secret: 'cd'.repeat(32) }, 'the game');
      same(await again.append('a', addition(3, 'four')), 'stored', 'the next line');
      same((await again.load('a'))?.lines, [...lines, 'four'], 'the lines');
    },
  },
];

/** One as good as another: a store does not read it. */
export const SUMMARY: Summary = {
  edition: 'level-8-101',
  seats: [{ name: 'Anna' }, { name: 'Odile', bot: 'odile-expert' }],
  round: 1,
  levels: [1, 2],
  ladders: [8, 8],
  turn: 2,
  winners: [],
};

function gameOf(id: string, lines: readonly string[]): StoredGame {
  return { id, seats: SUMMARY.seats, header: `header of ${id}`, lines };
}

function addition(from: number, ...lines: readonly string[]): Parameters<Store['append']>[1] {
  return { from, lines, summary: SUMMARY };
}
