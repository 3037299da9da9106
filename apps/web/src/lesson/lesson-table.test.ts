import { describe, expect, it } from 'vitest';
import type { Command } from '@palier/rules';
import { TableClient, type Clock } from '@palier/table';
import type { LessonChapter } from './chapter.ts';
import { LESSON } from './chapters.ts';
import { LessonTable } from './lesson-table.ts';
import { beginRun, stepOf, wayIn } from './run.ts';

/** Time that passes when it is told to. */
function handClock(): Clock & {
  readonly pass: () => void;
  readonly waits: () => readonly number[];
} {
  let waiting: { readonly ms: number; readonly call: () => void }[] = [];
  return {
    after: (ms, call) => {
      const wait = { ms, call };
      waiting.push(wait);
      return () => {
        waiting = waiting.filter((one) => one !== wait);
      };
    },
    pass: () => {
      const due = waiting;
      waiting = [];
      for (const { call } of due) call();
    },
    waits: () => waiting.map(({ ms }) => ms),
  };
}

async function sitAt(id: LessonChapter['id']) {
  const chapter = LESSON.find((one) => one.id === id)!;
  const seats = Array.from({ length: chapter.position.players }, (_, index) =>
    index === 0 ? { name: 'Ada' } : { name: `B${index}`, bot: 'odile-novice' },
  );
  const clock = handClock();
  const table = new LessonTable(beginRun(chapter, seats), clock);
  const client = new TableClient(table, 1);
  client.setPace(250);
  await Promise.resolve();
  const showWay = async () => client.act(wayIn(table.run.value)!);
  return { chapter, table, client, clock, showWay };
}

describe('the table of a chapter', () => {
  it('shows the learner the position and nobody else’s cards', async () => {
    const { client, chapter } = await sitAt('draw');
    expect(client.state?.view.hand).toHaveLength(10);
    expect(JSON.stringify(client.state?.opening.start)).not.toContain('"hands"');
    expect(client.state?.view.table.counts).toEqual(chapter.position.hands.map(() => 10));
  });

  it('counts what is legal and not asked, and changes nothing', async () => {
    const { client, table, showWay } = await sitAt('draw');
    const before = client.state?.view;
    const take: Command = { t: 'takeCard', from: 2 };
    expect(await client.act(take)).toEqual({ t: 'not-asked' });
    expect(await client.act(take)).toEqual({ t: 'not-asked' });
    expect(table.strays.value).toBe(2);
    expect(client.state?.view).toBe(before);
    expect((await showWay()).t).toBe('done');
    expect(table.strays.value).toBe(0);
  });

  it('refuses by the rules', async () => {
    const { client, table } = await sitAt('draw');
    const answer = await client.act({ t: 'layLevel', melds: [] });
    expect(answer).toMatchObject({ t: 'refused', refusal: { code: 'must-draw-first' } });
    expect(table.strays.value).toBe(0);
  });

  it('lets the others reply one by one, each after a beat', async () => {
    const { client, clock, showWay } = await sitAt('draw');
    await showWay();
    expect(clock.waits()).toEqual([]);
    await showWay();
    expect(clock.waits()).toEqual([250]);
    clock.pass();
    expect(client.state?.entries.last).toMatchObject({ t: 'cardDrawn', seat: 2 });
    clock.pass();
    expect(client.state?.entries.last).toMatchObject({ t: 'cardDiscarded', seat: 2 });
    expect(client.state?.view.table.turn).toBe(1);
    expect(clock.waits()).toEqual([]);
  });

  it('nobody replies while the game is paused, or once it is left', async () => {
    const { client, clock, showWay } = await sitAt('draw');
    await showWay();
    await showWay();
    client.pause(true);
    await Promise.resolve();
    expect(clock.waits()).toEqual([]);
    client.pause(false);
    await Promise.resolve();
    expect(clock.waits()).toEqual([250]);
    client.close();
    expect(clock.waits()).toEqual([]);
  });

  it('takes a laying back, and asks for it again', async () => {
    const { client, table, chapter, showWay } = await sitAt('lay');
    await showWay();
    await showWay();
    expect(stepOf(table.run.value)).toBe(chapter.steps[2]);
    expect((await client.takeBack()).t).toBe('done');
    expect(stepOf(table.run.value)).toBe(chapter.steps[1]);
    expect((await client.takeBack()).t).toBe('nothing-to-take-back');
  });

  it('stops where the round has ended, to be looked at', async () => {
    const { client, table, showWay } = await sitAt('out');
    while (stepOf(table.run.value) !== undefined) await showWay();
    expect(client.state?.pause).toBe('round');
  });
});
