import type { RoomNews } from '@palier/table/room';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWriter } from '../../testing/child.ts';
import { leakyPipe } from '../../testing/leaky-pipe.ts';
import { asAdmin, newPlace, openNode, QUICK_BEAT, type TestNode } from '../../testing/places.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { eventually } from '../../testing/waiting.ts';
import type { Heartbeat } from './neighbours.ts';

let postgres: TestPostgres;
const opened: TestNode[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (node) => node.close()));
});
afterAll(async () => postgres.stop());

async function open(place: string, node: string, heartbeat?: Heartbeat): Promise<TestNode> {
  const one = await openNode(place, node, heartbeat);
  opened.push(one);
  return one;
}

async function openTwo(): Promise<readonly [TestNode, TestNode]> {
  const place = await newPlace(postgres.url);
  return [await open(place, 'here'), await open(place, 'there')];
}

/** All that it heard so far, up to and with this. */
async function expectHeard({ heard, node }: TestNode, last: string): Promise<readonly string[]> {
  await eventually(() => heard.includes(last), `${node} hears ${last.slice(0, 100)}`);
  return heard.slice(0, heard.indexOf(last) + 1);
}

describe('steps of another node', () => {
  it('are heard, in their order, and one’s own are not', async () => {
    const [here, there] = await openTwo();
    await here.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    for (const rev of [1, 2, 3]) await here.ledger.append('t', rev, { step: `{"x": ${rev}}` });
    await there.ledger.append('t', 4, { step: 'theirs' });
    expect(await expectHeard(here, 't 4 theirs')).toEqual(['t 4 theirs']);
    const mine = ['t 1 {"x": 1}', 't 2 {"x": 2}', 't 3 {"x": 3}'];
    expect(await expectHeard(there, mine[2]!)).toEqual(mine);
  });

  it('are heard however long they are and whatever is in them', async () => {
    const [here, there] = await openTwo();
    const steps = [
      'x'.repeat(7_000),
      'x'.repeat(8_000),
      'ü'.repeat(3_990),
      'ü'.repeat(7_900),
      '👩🏽‍🚀'.repeat(30_000),
      'a\u001Eb\u001Fc',
      'x'.repeat(7_870),
      'the last',
    ];
    await here.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    for (const [index, step] of steps.entries()) {
      expect(await here.ledger.append('t', index + 1, { step })).toBe('stored');
    }
    const expected = steps.map((step, index) => `t ${index + 1} ${step}`);
    expect(await expectHeard(there, expected.at(-1)!)).toEqual(expected);
  });

  it('are all heard when many come at once', async () => {
    const [here, there] = await openTwo();
    const ids = Array.from({ length: 300 }, (_, index) => `table-${index}`);
    await Promise.all(ids.map(async (id) => here.ledger.create({ id, code: id }, { step: '0' })));
    const step = (id: string, rev: number): string =>
      `${id}/${rev} ${'y'.repeat((id.length * 997 * rev) % 3000)}`;
    for (const rev of [1, 2, 3]) {
      await Promise.all(
        ids.map(async (id) => here.ledger.append(id, rev, { step: step(id, rev) })),
      );
    }
    await eventually(() => there.heard.length >= 900, 'all steps');
    const expected = ids.flatMap((id) => [1, 2, 3].map((rev) => `${id} ${rev} ${step(id, rev)}`));
    expect(there.heard.toSorted()).toEqual(expected.toSorted());
  });

  it('that were refused are not heard', async () => {
    const [here, there] = await openTwo();
    await here.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    const asked = ['nowhere', 't'].map(async (id) => here.ledger.append(id, 5, { step: 'no' }));
    expect(await Promise.all(asked)).toEqual(['missing', 'conflict']);
    const opens = { id: 'next', first: { step: 'first' } };
    expect(await here.ledger.append('t', 1, { step: 'over', opens })).toBe('stored');
    expect(await expectHeard(there, 't 1 over')).toEqual(['t 1 over']);
  });

  it('are not heard by those in another schema', async () => {
    const [here, there] = await openTwo();
    const [far] = await openTwo();
    for (const node of [here, far]) {
      await node.ledger.create({ id: 't', code: 'T' }, { step: '0' });
      await node.ledger.append('t', 1, { step: node === here ? 'near' : 'far' });
    }
    expect(await expectHeard(there, 't 1 near')).toEqual(['t 1 near']);
  });
});

describe('gossip', () => {
  it('reaches the others, however much it is', async () => {
    const [here, there] = await openTwo();
    const people = Array.from({ length: 24 }, (_, index) => [index + 1, false] as const);
    const news = Array.from({ length: 400 }, (_, index): RoomNews => {
      const id = `t${index}`;
      return index % 2 === 0
        ? { t: 'present', node: 'here', id, people, watchers: 3 }
        : { t: 'who', node: 'here', id };
    });
    for (const one of news) here.bus.publish(one);
    await eventually(() => there.heard.length >= 400, 'all news');
    expect(there.heard).toEqual(news.map(({ t, id }) => `${t} here ${id}`));
    expect(here.heard).toEqual([]);
  });
});

describe('a node that goes', () => {
  it('is forgotten at once where it says so', async () => {
    const [here, there] = await openTwo();
    there.bus.publish({ t: 'who', node: 'there', id: 't' });
    await expectHeard(here, 'who there t');
    await there.close();
    expect(await expectHeard(here, 'forget there')).toEqual(['who there t', 'forget there']);
  });

  it('is forgotten after a silence where it is killed', async () => {
    const place = await newPlace(postgres.url);
    const here = await open(place, 'here', QUICK_BEAT);
    const child = startWriter([JSON.stringify({ t: 'postgres', url: place }), 'killed', '1']);
    await eventually(() => here.heard.length > 0, 'a step of the child');
    await child.kill();
    await expectHeard(here, 'forget killed');
  });

  it('and comes again is looked at anew', async () => {
    const place = await newPlace(postgres.url);
    // Who waits for an answer through the pipe gives up soon.
    const pipe = await leakyPipe(`${place}&query_timeout=300`);
    const here = await open(place, 'here', QUICK_BEAT);
    const there = await open(pipe.url, 'there', QUICK_BEAT);
    there.bus.publish({ t: 'who', node: 'there', id: 't' });
    await expectHeard(here, 'who there t');
    pipe.freeze();
    await expectHeard(here, 'forget there');
    pipe.thaw();
    // It notices that it hears nothing, not even itself, and connects anew.
    await expectHeard(there, 'resync');
    await expectHeard(here, 'resync');
    await here.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    await here.ledger.append('t', 1, { step: 'after' });
    await expectHeard(there, 't 1 after');
    pipe.close();
  });
});

describe('a connection that is lost', () => {
  it('comes back, and everybody is told to look again', async () => {
    const [here, there] = await openTwo();
    await here.ledger.create({ id: 't', code: 'T' }, { step: '0' });
    await asAdmin(postgres.url, async (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'palier' AND pid <> pg_backend_pid()`,
      ),
    );
    await expectHeard(here, 'resync');
    await expectHeard(there, 'resync');
    // Connections of the pool may be found dead by whoever uses them next.
    await eventually(async () => {
      const { length } = (await here.ledger.since('t', 0).catch(() => undefined)) ?? [];
      return length === 1 && (await here.ready());
    }, 'a pool that works');
    await eventually(
      async () =>
        (await here.ledger.append('t', 1, { step: 'after' }).catch(() => '')) === 'stored',
      'a step that is stored',
    );
    await expectHeard(there, 't 1 after');
  });

  it('because PostgreSQL restarts costs no step that was acknowledged', async () => {
    const [here, there] = await openTwo();
    const ids = Array.from({ length: 10 }, (_, index) => `t${index}`);
    await Promise.all(
      ids.map(async (id) => here.ledger.create({ id, code: id }, { step: `${id} 0` })),
    );
    const state = { isOver: false, failures: 0 };
    const write = async (id: string, index: number): Promise<readonly string[]> => {
      const { ledger } = index % 2 === 0 ? here : there;
      const stored: string[] = [`${id} 0`];
      for (let rev = 1; !state.isOver;) {
        const step = `${id} ${rev}`;
        try {
          const outcome = await ledger.append(id, rev, { step });
          if (outcome === 'stored') stored.push(step);
          // It was stored, and its answer lost.
          else expect(await ledger.since(id, rev)).toEqual([{ rev, step }]);
          rev++;
        } catch {
          state.failures++;
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
        }
      }
      return stored;
    };
    const writing = ids.map(write);
    await eventually(() => there.heard.length > 50, 'some steps');
    await postgres.restart(300);
    await expectHeard(here, 'resync');
    await expectHeard(there, 'resync');
    await eventually(async () => (await here.ready()) && there.ready(), 'both are ready');
    const heard = there.heard.length;
    await eventually(() => there.heard.length > heard + 50, 'steps after the restart');
    state.isOver = true;
    const stored = await Promise.all(writing);
    expect(state.failures).toBeGreaterThan(0);
    for (const [index, id] of ids.entries()) {
      const steps = (await here.ledger.since(id, 0)) ?? [];
      expect(steps.map(({ step }) => step)).toEqual(steps.map((_, rev) => `${id} ${rev}`));
      expect(steps.map(({ step }) => step)).toEqual(expect.arrayContaining([...stored[index]!]));
    }
    for (const { errors } of [here, there]) {
      expect(String(errors)).toContain('listening, which is tried again');
    }
  });

  it('is not ready while the database is away', async () => {
    const [here] = await openTwo();
    expect(await here.ready()).toBe(true);
    const restarted = postgres.restart(500);
    await eventually(async () => !(await here.ready()), 'it is not ready');
    await expect(here.ledger.find('t')).rejects.toThrow('the database failed: find');
    await restarted;
    await eventually(async () => here.ready(), 'it is ready again');
  });
});
