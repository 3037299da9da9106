/** Tables of a duplicate night: the same cards at each, and nobody learns them who has still to play. */
import { isFault, parseRecord, verify, type RecordedEvent } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { outcomeFrom } from './outcome.ts';
import type { NightTable } from './night-table.ts';
import type { Rooms } from './rooms.ts';

const SECRET = '5ec7e75ec7e75ec7'.repeat(4);
const SETUP = { edition: 'level-8-101', players: 2, rules: { levels: 2 } } as const;

function nightTable(id: string, names: readonly string[]): NightTable {
  const bots = Array.from({ length: SETUP.players - names.length }, (_, index) => ({
    t: 'bot' as const,
    bot: 'eager',
    name: `Bot ${index + 1}`,
  }));
  return {
    id,
    secret: SECRET,
    night: { id: 'night', deal: 1, salt: 'a1'.repeat(32) },
    options: { setup: SETUP, clock: 'relaxed' },
    seats: [
      ...names.map((name) => ({ t: 'person' as const, name, token: `hash of ${name}` })),
      ...bots,
    ],
  };
}

async function world(...tables: readonly (readonly [id: string, ...names: string[]])[]) {
  const nodes = new RoomNodes();
  const rooms = nodes.node('one');
  const made = tables.map(async ([id, ...names]) => rooms.createForNight(nightTable(id, names)));
  await Promise.all([...made, nodes.pass(50)]);
  const line = (): HandLine => new HandLine(rooms);
  return { nodes, rooms, line };
}

/** What needs time to be done, with that time. */
async function after<T>(nodes: RoomNodes, work: Promise<T>, ms = 50): Promise<T> {
  const [outcome] = await Promise.all([work, nodes.pass(ms)]);
  return outcome;
}

/** A game of which bots play all. */
async function finish(nodes: RoomNodes, rooms: Rooms, id: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await after(nodes, rooms.nightResult(id, 'rush'), 500)) !== 'playing') return;
  }
  throw new Error('the game does not end');
}

async function dealsAt(nodes: RoomNodes, id: string): Promise<readonly RecordedEvent[]> {
  const steps = (await nodes.memory.since(id, 0)) ?? [];
  return steps
    .flatMap(
      ({ step }) =>
        (JSON.parse(step) as { events: { t: string; entries?: RecordedEvent[] }[] }).events,
    )
    .flatMap(({ entries = [] }) => entries)
    .filter(({ t }) => t === 'roundDealt');
}

describe('a night’s tables', () => {
  it('have the same cards, and where all play the same, the same game', async () => {
    const { nodes, rooms } = await world(['north', 'Ann'], ['south', 'Ben'], ['west']);
    const all = [];
    for (const id of ['north', 'south', 'west']) {
      await finish(nodes, rooms, id);
      all.push({
        deals: await dealsAt(nodes, id),
        result: await after(nodes, rooms.nightResult(id, 'look')),
      });
    }
    expect(all[0]!.deals.length).toBeGreaterThan(0);
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    const { result } = all[0]!;
    if (typeof result === 'string') throw new Error(result);
    expect(result.map(({ place }) => place).toSorted((a, b) => a - b)[0]).toBe(1);
    for (const { rounds, levels } of result) {
      expect(rounds.length).toBe(all[0]!.deals.length);
      expect(levels).toBe(rounds.reduce((sum, round) => sum + round.levels, 0));
    }
  });

  it('are made once, whoever makes them again', async () => {
    const { nodes, rooms } = await world(['north', 'Ann', 'Ben']);
    const before = await nodes.memory.since('north', 0);
    await after(nodes, nodes.node('two').createForNight(nightTable('north', ['Ann', 'Ben'])));
    expect(await nodes.memory.since('north', 0)).toEqual(before);
    await finish(nodes, rooms, 'north');
    expect((await nodes.events('north')).filter((t) => t === 'rushed')).toHaveLength(1);
  });

  it('are played by those who were put there, and nobody else comes in', async () => {
    const { nodes, line } = await world(['north', 'Ann']);
    const ann = line().hello('north', { token: 'Ann' });
    const stranger = line().hello('north');
    const guesser = line().hello('north', { token: 'Ben' });
    await nodes.pass(50);
    expect(ann.told[0]).toMatchObject({
      t: 'welcome',
      person: 1,
      room: { phase: 'playing', night: { id: 'night', deal: 1, isSealed: true } },
    });
    expect([stranger.closed, guesser.closed]).toEqual(['no-watching', 'unknown-token']);
    const options = { setup: SETUP, watching: 'anyone', joining: 'anyone' } as const;
    ann.ask((id) => ({ t: 'configure', id, options }));
    ann.ask((id) => ({ t: 'stand', id }));
    ann.ask((id) => ({ t: 'sit', id, seat: 2 }));
    ann.ask((id) => ({ t: 'rename', id, name: 'J of spades' }));
    await nodes.pass(50);
    const answers = ann.told.filter(({ t }) => t === 'answered');
    expect(answers).toHaveLength(4);
    for (const answer of answers) {
      expect(answer).toMatchObject({ answer: { t: 'denied' } });
    }
    // Where the last has left, the door stays shut.
    ann.ask((id) => ({ t: 'leave', id }));
    await nodes.pass(50);
    const heir = line().hello('north');
    await nodes.pass(50);
    expect(heir.closed).toBe('no-watching');
  });

  it('tell nobody of their game before all have played the deal, and then everybody', async () => {
    const { nodes, rooms, line } = await world(['north', 'Ann']);
    const ann = line().hello('north', { token: 'Ann' });
    await finish(nodes, rooms, 'north');
    ann.ask((id) => ({ t: 'record', id }));
    ann.ask((id) => ({ t: 'again', id }));
    const stranger = line().hello('north');
    await nodes.pass(50);
    expect(stranger.closed).toBe('no-watching');
    expect(await after(nodes, rooms.record('north'))).toBe('sealed');
    const again = line().hello('north', { token: 'Ann' });
    await nodes.pass(50);
    expect(ann.told.filter(({ t }) => t === 'answered')).toMatchObject([
      { answer: { t: 'denied', why: 'sealed' } },
      { answer: { t: 'denied', why: 'set-by-night' } },
    ]);
    // Their own game they see, through their own eyes, and how it ended.
    const opened = again.told.find(({ t }) => t === 'opened');
    expect(opened).toMatchObject({ viewer: 1, result: { t: 'result' } });
    for (const told of [...ann.told, ...again.told]) {
      expect(JSON.stringify(told)).not.toContain(SECRET);
    }
    if (opened?.t !== 'opened') throw new Error('nothing was opened');
    for (const entry of opened.entries as readonly RecordedEvent[]) {
      if (entry.t !== 'roundDealt') continue;
      expect(new Set(entry.hands[1])).toEqual(new Set(['?']));
      expect(new Set(entry.stock)).toEqual(new Set(['?']));
    }

    // Nor is it put down among what people have made of games.
    const outcome = async () => outcomeFrom((await nodes.memory.since('north', 0))!);
    expect(await outcome()).toMatchObject({ night: 'night', isSealed: true });

    await after(nodes, rooms.unseal('north'));
    expect((await outcome())?.isSealed).toBe(undefined);
    await after(nodes, rooms.unseal('north'));
    expect((await nodes.events('north')).filter((t) => t === 'unsealed')).toHaveLength(1);
    expect(ann.told.at(-1)).toMatchObject({ t: 'room', room: { night: { isSealed: false } } });
    const looker = line().hello('north');
    const kept = await after(nodes, rooms.record('north'));
    if (typeof kept === 'string') throw new Error(kept);
    expect(looker.told.find(({ t }) => t === 'opened')).toMatchObject({
      viewer: 'spectator',
      result: { secret: SECRET },
    });
    const record = parseRecord(kept.text);
    if (isFault(record)) throw new Error(record.code);
    expect(verify(record)).toMatchObject({ shuffles: 'checked', isFinished: true, problems: [] });
  });

  it('are played out by bots when the night is over, also for who is there', async () => {
    const { nodes, rooms, line } = await world(['north', 'Ann', 'Ben']);
    const ann = line().hello('north', { token: 'Ann' });
    await nodes.pass(50);
    await after(nodes, rooms.nightResult('north', 'rush'), 3);
    ann.ask((id) => ({ t: 'act', id, key: 'key-of-ann', at: 1, move: 'draw' }));
    await finish(nodes, rooms, 'north');
    expect(ann.told.find(({ t }) => t === 'answered')).toMatchObject({
      answer: { t: 'denied', why: 'set-by-night' },
    });
    expect(nodes.errors).toEqual([]);
  });
});
