import { commitmentTo, type Json } from '@palier/rules';
import { LANGS } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { recordedGame } from '../testing/recorded-game.ts';

const RECORD = recordedGame({ edition: 'level-8-101', players: 3, rules: { levels: 2 } }, 'x');
const LINES = RECORD.trim().split('\n');
const EVENTS = LINES.length - 2;

/** The record with one line rewritten; `undefined` leaves it out. */
function edited(line: number, edit: (json: Record<string, Json>) => object | undefined): string {
  const next = edit(JSON.parse(LINES.at(line)!) as Record<string, Json>);
  return LINES.toSpliced(line, 1, ...(next === undefined ? [] : [JSON.stringify(next)])).join('\n');
}

const SECRET = '00'.repeat(32);

const PROBLEMS: readonly (readonly [code: string, event: number | null, record: string])[] = [
  // Without its drawing, the first turn begins with a laying or a discard.
  ['illegal-move', 2, edited(2, () => undefined)],
  ['event-without-move', 2, edited(2, () => ({ t: 'turnSkipped', seat: 1 }))],
  ['wrong-event', 2, edited(2, (event) => ({ ...event, card: 'P15' }))],
  ['wrong-cards', 1, edited(1, (deal) => ({ ...deal, upcard: 'R1' }))],
  [
    'other-shuffle',
    1,
    edited(0, (header) => ({ ...header, fairness: { t: 'seeded', seed: 'y' } })),
  ],
  ['bad-take-back', 2, edited(2, () => ({ t: 'takenBack', seat: 1, to: 1 }))],
  ['unfinished-move', EVENTS, edited(-2, () => undefined)],
  [
    'bad-position',
    null,
    edited(0, (header) => ({
      ...header,
      position: { edition: 'level-8-101', players: 3, hands: [[], [], []], levels: [1, 1, 9] },
    })),
  ],
  ['other-ruleset', null, edited(0, (header) => ({ ...header, ruleset: 'mine' }))],
  [
    'broken-commitment',
    null,
    edited(0, (header) => ({
      ...header,
      fairness: { t: 'honest', commitment: commitmentTo('11'.repeat(32)), salts: [] },
    })).replace(/\{"t":"result"/u, `$&,"secret":"${SECRET}"`),
  ],
  [
    'missing-secret',
    null,
    edited(0, (header) => ({
      ...header,
      fairness: { t: 'honest', commitment: commitmentTo('11'.repeat(32)), salts: [] },
    })),
  ],
  ['wrong-winners', null, edited(-1, (result) => ({ ...result, winners: [1, 2, 3] }))],
  ['wrong-rounds', null, edited(-1, (result) => ({ ...result, rounds: 99 }))],
  ['missing-result', null, edited(-1, () => undefined)],
  [
    'result-too-early',
    null,
    [...LINES.slice(0, 2), '{"t":"result","winners":[],"rounds":1}'].join('\n'),
  ],
];

describe('palier verify', () => {
  it('finds nothing wrong with a game', async () => {
    expect(await call(['verify', '-'], RECORD)).toEqual({
      status: 0,
      stdout: [
        'Level 8 (101-card edition) · One star',
        'Players: Anna, Ben and Carla.',
        'Played again: 40 events in 1 round, every move and what followed from it.',
        'The shuffles were repeated from the seed or secret in the file.',
        'Ben wins the game!',
        'All is well.',
        '',
      ].join('\n'),
      stderr: '',
    });
    const { status, stdout, stderr } = await call(['verify', '-', '--json'], RECORD);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      palier: 1,
      ok: true,
      finished: true,
      events: 40,
      rounds: 1,
      shuffles: 'checked',
      winners: [2],
      problems: [],
    });
  });

  it('tells namesakes and nameless apart, and lets no name speak to the terminal', async () => {
    const names = ['Bo', 'Bo', '\u001b[2J'];
    const namesakes = edited(0, (header) => ({ ...header, names }));
    const { stdout } = await call(['verify', '-'], namesakes);
    expect(stdout).toContain('Players: Bo 1, Bo 2 and [2J.\n');
    expect(stdout).toContain('Bo 2 wins the game!\n');
    const nameless = edited(0, (header) => ({ ...header, names: ['', '', ''] }));
    expect((await call(['verify', '-'], nameless)).stdout).toContain(
      'Players: Player 1, Player 2 and',
    );
  });

  it('accepts a game that goes on', async () => {
    const { status, stdout } = await call(['verify', '-'], LINES.slice(0, 4).join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('The game is not over yet.\nAll is well.\n');
  });

  it.each(PROBLEMS)('finds %s', async (code, event, record) => {
    const scripts = await call(['verify', '-', '--json'], record);
    expect({ status: scripts.status, stderr: scripts.stderr }).toEqual({ status: 1, stderr: '' });
    const verdict = JSON.parse(scripts.stdout) as { problems: { message: string }[] };
    expect(verdict).toMatchObject({ ok: false });
    expect(verdict.problems[0]).toMatchObject({ code, event });
    for (const lang of LANGS) {
      const people = await call(['verify', '-', '--lang', lang], record);
      expect({ status: people.status, stderr: people.stderr }).toEqual({ status: 1, stderr: '' });
      expect(people.stdout).toMatch(/\.\n$/u);
    }
    const { stdout } = await call(['verify', '-'], record);
    const place = event === null ? 'Saved game' : `Event ${event}`;
    expect(stdout).toContain(`\n  ${place}: ${verdict.problems[0]!.message}\n`);
  });

  it.each([
    ['en', 'line 1, position.levels'],
    ['fr', 'ligne 1, position.levels'],
    ['de', 'Zeile 1, position.levels'],
  ])('names the place in a refused position in %s', async (lang, place) => {
    const record = PROBLEMS.find(([code]) => code === 'bad-position')![2];
    const { stdout } = await call(['verify', '-', '--lang', lang], record);
    expect(stdout).toContain(` ${place}`);
    const scripts = await call(['verify', '-', '--json', '--lang', lang], record);
    expect(JSON.parse(scripts.stdout)).toMatchObject({
      problems: [{ path: expect.stringMatching(/^line 1\.position\.levels/u) as string }],
    });
  });

  it('names the rule of an illegal move', async () => {
    const { stdout } = await call(['verify', '-', '--json'], PROBLEMS[0]![2]);
    const { problems } = JSON.parse(stdout) as { problems: Json };
    expect(problems).toEqual([
      {
        code: 'illegal-move',
        event: 2,
        message: expect.stringContaining('(TURN-1)') as string,
        rule: 'TURN-1',
        refusal: 'must-draw-first',
      },
    ]);
  });
});
