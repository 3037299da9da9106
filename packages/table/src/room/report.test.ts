import { describe, expect, it } from 'vitest';
import { DecidedRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import type { ReportKeeper } from './ports.ts';
import { reportFrom, type NewReport } from './report.ts';

function talkedAt(): DecidedRoom {
  const table = new DecidedRoom({ chat: 'free' });
  for (const name of ['Ana', 'Ben', 'Cleo']) table.join(name);
  say(table, 2, 'first');
  say(table, 3, 'not by Ben');
  table.now += 1000;
  table.ask(2, { t: 'rename', name: 'Rude' });
  say(table, 2, 'second');
  table.ask(2, { t: 'leave' });
  return table;
}

function say(table: DecidedRoom, person: number, text: string): void {
  const saying = { t: 'text', text } as const;
  expect(table.ask(person, { t: 'say', saying })).toMatchObject({ t: 'events' });
}

describe('a report', () => {
  it('has what the table knows of somebody, who may have left: names and words', () => {
    const { steps, room } = talkedAt();
    const report = reportFrom(steps, {
      at: 9000,
      reporter: 1,
      person: 2,
      reason: 'rude',
      text: ' Look\n at this\u202e! ',
    });
    expect(report).toEqual({
      at: 9000,
      table: room.id,
      code: room.code,
      reason: 'rude',
      text: 'Look at this!',
      reporter: { person: 1, names: ['Ana'] },
      reported: { person: 2, names: ['Ben', 'Rude'] },
      lines: [
        { at: 1000, saying: { t: 'text', text: 'first' } },
        { at: 2000, saying: { t: 'text', text: 'second' } },
      ],
    });
  });

  it('is of bounded length, the newest first to be kept', () => {
    const table = new DecidedRoom({ chat: 'free' });
    for (const name of ['Ana', 'Ben']) table.join(name);
    for (let count = 0; count < 30; count++) {
      table.now += 10_000;
      say(table, 2, `line ${count}`);
      table.ask(2, { t: 'rename', name: `Ben ${count}` });
    }
    const asked = { at: 9000, reporter: 1, person: 2, reason: 'name' } as const;
    const { lines, reported } = reportFrom(table.steps, asked)!;
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)!.saying).toEqual({ t: 'text', text: 'line 29' });
    expect(reported.names).toEqual(['Ben 25', 'Ben 26', 'Ben 27', 'Ben 28', 'Ben 29']);
  });

  it('is about nobody who was never there', () => {
    const { steps } = talkedAt();
    const asked = { at: 9000, reporter: 1, reason: 'other' } as const;
    expect(reportFrom(steps, { ...asked, person: 4 })).toBeUndefined();
  });
});

class Keeper implements ReportKeeper {
  readonly days = 90;
  readonly kept: NewReport[] = [];
  readonly addresses: (string | undefined)[] = [];
  outcome: 'kept' | 'known' | 'full' = 'kept';

  readonly mayReport = (address: string | undefined): boolean => {
    this.addresses.push(address);
    return this.addresses.length <= 3;
  };

  readonly keep = async (report: NewReport): Promise<'kept' | 'known' | 'full'> => {
    this.kept.push(report);
    return this.outcome;
  };
}

it('whoever is at a table is told that a report is kept, for how long, or why not', async () => {
  const nodes = new RoomNodes();
  const keeper = new Keeper();
  const rooms = nodes.node('one', { reports: keeper });
  const table = talkedAt();
  await nodes.keep(table);
  const looking = new HandLine(rooms, 'elsewhere').hello(table.room.id);
  const ana = new HandLine(rooms, 'home').hello(table.room.id, { token: 'Ana' });
  await nodes.pass(1000);
  const tell = async (line: HandLine, person: number): Promise<unknown> => {
    const asked = line.ask((id) => ({ t: 'report', id, person, reason: 'spoiling' }));
    await nodes.pass(1000);
    return line.answerTo(asked);
  };
  expect(await tell(looking, 2)).toEqual({ t: 'denied', why: 'not-a-player' });
  expect(await tell(ana, 1)).toEqual({ t: 'denied', why: 'no-such-person' });
  expect(keeper.addresses).toEqual([]);
  expect(await tell(ana, 2)).toEqual({ t: 'reported', days: 90 });
  expect(keeper.kept).toMatchObject([{ reason: 'spoiling', reported: { names: ['Ben', 'Rude'] } }]);
  keeper.outcome = 'known';
  expect(await tell(ana, 2)).toEqual({ t: 'denied', why: 'already-reported' });
  keeper.outcome = 'full';
  expect(await tell(ana, 3)).toEqual({ t: 'denied', why: 'reports-full' });
  expect(await tell(ana, 3)).toEqual({ t: 'denied', why: 'too-soon' });
  expect(keeper.addresses).toEqual(['home', 'home', 'home', 'home']);
  // Nobody at the table hears of it, and its ledger has nothing of it.
  expect(await nodes.events(table.room.id)).toHaveLength(
    table.steps.flatMap(({ events }) => events).length,
  );
  expect(JSON.stringify(looking.told)).not.toContain('spoiling');
  expect(nodes.errors).toEqual([]);
});
