/** What every ledger of tables online must do, as cases. A case fails by throwing. */
import { assert } from '@palier/rules';
import type { Ledger, StoredStep } from '../room/ports.ts';
import type { RoomName } from '../room/room.ts';
import { same } from './same.ts';

/** An empty ledger, and how to come to the same one again as after a crash, where it outlives one. */
export type LedgerUnderTest = {
  readonly ledger: Ledger;
  readonly reopen?: () => Promise<Ledger>;
};

export type LedgerCase = {
  readonly title: string;
  readonly run: (place: LedgerUnderTest) => Promise<void>;
};

const A: RoomName = { id: 'a', code: 'AAAAAA' };
const LOBBY = { phase: 'lobby', round: 0, people: 1 } as const;
const LOSERS = ['conflict', 'conflict', 'conflict', 'conflict'];
const PLAYING = { phase: 'playing', round: 1, people: 4 } as const;

export const LEDGER_CASES: readonly LedgerCase[] = [
  {
    title: 'has nothing that was not put there',
    run: async ({ ledger }) => {
      same(await ledger.find('a'), undefined, 'a table out of nowhere');
      same(await ledger.since('a', 0), undefined, 'steps out of nowhere');
      for (const rev of [0, 1, 7]) {
        same(await ledger.append('a', rev, { step: 'x' }), 'missing', 'a step of no table');
      }
      same(await ledger.since('a', 0), undefined, 'a table out of steps');
    },
  },
  {
    title: 'gives back what was put there, to the letter',
    run: async ({ ledger }) => {
      const texts = ['{}', ' ', '"\\\n\t\r\'', '{a,"b"}', 'NULL', '\u001e\u001f\u0001'];
      const long = ['Zoë 👩🏽‍🚀 ﷽', 'x'.repeat(100_000), '👩🏽‍🚀'.repeat(3000), 'ü'.repeat(4100)];
      await put(ledger, A, [...texts, ...long]);
      same(await ledger.since('a', 0), stepsOf([...texts, ...long]), 'the steps');
    },
  },
  {
    title: 'gives the steps from any place on',
    run: async ({ ledger }) => {
      const texts = Array.from({ length: 30 }, (_, index) => `step ${index}`);
      await put(ledger, A, texts);
      for (const rev of [0, 1, 15, 29, 30, 31, 1000]) {
        same(await ledger.since('a', rev), stepsOf(texts).slice(rev), `from ${rev}`);
      }
    },
  },
  {
    title: 'finds a table by its id, and by its code in letters of any case',
    run: async ({ ledger }) => {
      await put(ledger, { id: 'b0', code: 'BXYZ29' }, ['x']);
      await put(ledger, { id: 'c0', code: 'CXYZ29' }, ['x']);
      for (const name of ['b0', 'BXYZ29', 'bxyz29', 'bXyZ29']) {
        same(await ledger.find(name), { id: 'b0', code: 'BXYZ29' }, name);
      }
      const others = [
        '',
        'B0',
        'BXYZ2',
        'BXYZ299',
        ' BXYZ29',
        'BXYZ2%',
        '______',
        'b0\u0000',
        '\ud800',
      ];
      for (const name of others) same(await ledger.find(name), undefined, JSON.stringify(name));
      for (const id of others) same(await ledger.since(id, 0), undefined, JSON.stringify(id));
    },
  },
  {
    title: 'makes no table twice, nor two of one code',
    run: async ({ ledger }) => {
      await put(ledger, A, ['first']);
      for (const name of [A, { id: 'a', code: 'OTHER2' }, { id: 'b', code: 'AAAAAA' }]) {
        same(await ledger.create(name, { step: 'second' }), 'taken', JSON.stringify(name));
      }
      same(
        await ledger.create({ id: 'b', code: 'aaaaaa' }, { step: 'x' }),
        'taken',
        'small letters',
      );
      same(await ledger.since('a', 0), stepsOf(['first']), 'the first table');
      same(await ledger.find('b'), undefined, 'the second');
      same(await ledger.find('OTHER2'), undefined, 'the other code');
    },
  },
  {
    title: 'keeps the tables apart, whatever they are called',
    run: async ({ ledger }) => {
      const ids = [
        'a',
        'ab',
        'a/1',
        'a,1',
        'A',
        '1',
        '01',
        "'; --",
        'é',
        '%',
        '_',
        '{a}',
        '"a"',
        'a b',
      ];
      for (const [index, id] of ids.entries()) await put(ledger, { id, code: `N${index}` }, [id]);
      const all = ids.map(async (id) => ledger.append(id, 1, { step: `${id}!` }));
      same(
        await Promise.all(all),
        ids.map(() => 'stored'),
        'one step each',
      );
      for (const id of ids) same(await ledger.since(id, 0), stepsOf([id, `${id}!`]), id);
    },
  },
  {
    title: 'adds nothing for who knows another number of steps',
    run: async ({ ledger }) => {
      await put(ledger, A, ['one', 'two']);
      for (const rev of [0, 1, 3, 100]) {
        same(await ledger.append('a', rev, { step: 'x' }), 'conflict', `after ${rev}`);
      }
      same(await ledger.since('a', 0), stepsOf(['one', 'two']), 'the steps');
      same(await ledger.append('a', 2, { step: 'three' }), 'stored', 'after 2');
      same(await ledger.append('a', 2, { step: 'three' }), 'conflict', 'after 2 again');
      same(await ledger.since('a', 0), stepsOf(['one', 'two', 'three']), 'the steps');
    },
  },
  {
    title: 'lets one of several through who come at once',
    run: async ({ ledger }) => {
      await put(ledger, A, ['first']);
      for (let rev = 1; rev < 12; rev++) {
        const racers = Array.from({ length: 5 }, (_, racer) => `${rev}/${racer}`);
        const outcomes = await Promise.all(
          racers.map(async (step) => ledger.append('a', rev, { step })),
        );
        same(outcomes.toSorted(), [...LOSERS, 'stored'], `after ${rev}`);
        const step = racers[outcomes.indexOf('stored')];
        same(await ledger.since('a', rev), [{ rev, step }], `the winner after ${rev}`);
      }
    },
  },
  {
    title: 'stores what comes together with what is refused',
    run: async ({ ledger }) => {
      const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
      for (const [index, id] of ids.entries()) await put(ledger, { id, code: `C${index}` }, ['x']);
      const asked = [...ids, 'nowhere'].map(async (id, index) =>
        ledger.append(id, index % 3 === 0 ? 2 : 1, { step: `${id}!` }),
      );
      const refused = (index: number): string => (index % 3 === 0 ? 'conflict' : 'stored');
      same(await Promise.all(asked), [...ids.map((_, index) => refused(index)), 'missing'], 'all');
      for (const [index, id] of ids.entries()) {
        same((await ledger.since(id, 0))?.length, index % 3 === 0 ? 1 : 2, id);
      }
    },
  },
  {
    title: 'opens the next table in the same breath, and the code goes on to it',
    run: async ({ ledger }) => {
      await put(ledger, A, ['a0']);
      const goOn = async (from: string, to: string): Promise<string> =>
        ledger.append(from, 1, {
          step: `${from}1`,
          summary: PLAYING,
          opens: { id: to, first: { step: `${to}0`, summary: LOBBY } },
        });
      const outcomes = await Promise.all([goOn('a', 'b'), goOn('a', 'c')]);
      same(outcomes.toSorted(), ['conflict', 'stored'], 'two who go on');
      const [next, other] = outcomes[0] === 'stored' ? ['b', 'c'] : ['c', 'b'];
      same(await ledger.find('aaaaaa'), { id: next, code: 'AAAAAA' }, 'who has the code');
      same(await ledger.find('a'), A, 'who had it');
      same(await ledger.find(other), undefined, 'what was not opened');
      same(await ledger.since('a', 0), stepsOf(['a0', 'a1']), 'the steps before');
      same(await ledger.since(next, 0), stepsOf([`${next}0`]), 'the steps after');
      same(await goOn(next, 'd'), 'stored', 'going on from there');
      same(await ledger.find('AAAAAA'), { id: 'd', code: 'AAAAAA' }, 'the third');
      same(await goOn('nowhere', 'e'), 'missing', 'from nowhere');
      same(await ledger.find('e'), undefined, 'a table that goes on from nowhere');
    },
  },
  {
    title: 'goes on to no table that is there, and then stores nothing',
    run: async ({ ledger }) => {
      await put(ledger, A, ['a0']);
      await put(ledger, { id: 'b', code: 'BBBBBB' }, ['b0']);
      await put(ledger, { id: 'c', code: 'CCCCCC' }, ['c0']);
      const beside = ledger.append('c', 1, { step: 'c1' });
      const opens = { id: 'b', first: { step: 'x' } };
      let hasFailed = false;
      await ledger.append('a', 1, { step: 'a1', opens }).catch(() => {
        hasFailed = true;
      });
      assert(hasFailed, 'a table was opened twice');
      same(await beside, 'stored', 'what came together with it');
      same(await ledger.since('a', 0), stepsOf(['a0']), 'the one that would go on');
      same(await ledger.since('b', 0), stepsOf(['b0']), 'the one that is there');
      same(await ledger.find('AAAAAA'), A, 'the code');
      same(await ledger.append('a', 1, { step: 'a1' }), 'stored', 'the next step');
    },
  },
  {
    title: 'does not change what it has given',
    run: async ({ ledger }) => {
      await put(ledger, A, ['one']);
      const before = await ledger.since('a', 0);
      await ledger.append('a', 1, { step: 'two' });
      same(before, stepsOf(['one']), 'what was read before');
    },
  },
  {
    title: 'has after a crash what it said it had',
    run: async ({ ledger, reopen }) => {
      await put(ledger, A, ['one', 'two']);
      const opens = { id: 'b', first: { step: 'first' } };
      await ledger.append('a', 2, { step: 'three', summary: PLAYING, opens });
      const again = (await reopen?.()) ?? ledger;
      same(await again.since('a', 0), stepsOf(['one', 'two', 'three']), 'the steps');
      same(await again.find('aaaaaa'), { id: 'b', code: 'AAAAAA' }, 'the code');
      same(
        await again.append('a', 2, { step: 'x' }),
        'conflict',
        'a step at a place that is taken',
      );
      same(await again.append('a', 4, { step: 'x' }), 'conflict', 'a step beyond the end');
      same(await again.append('a', 3, { step: 'four' }), 'stored', 'the next step');
      same(await again.since('a', 2), stepsOf(['one', 'two', 'three', 'four']).slice(2), 'the end');
      same(await again.create(A, { step: 'x' }), 'taken', 'the same table again');
    },
  },
];

async function put(ledger: Ledger, name: RoomName, steps: readonly string[]): Promise<void> {
  for (const [rev, step] of steps.entries()) {
    const outcome =
      rev === 0
        ? await ledger.create(name, { step, summary: LOBBY })
        : await ledger.append(name.id, rev, { step });
    same(outcome, 'stored', `step ${rev} of ${name.id}`);
  }
}

function stepsOf(texts: readonly string[]): readonly StoredStep[] {
  return texts.map((step, rev) => ({ rev, step }));
}
