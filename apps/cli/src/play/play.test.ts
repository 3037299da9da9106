import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, SetupChoice } from '@palier/rules';
import { LANGS } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { widthOf } from '../layout.ts';
import { call } from '../testing/call.ts';
import { CHOICE, played, scriptFor, verdictOn } from './testing/typed-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('palier play', () => {
  it('plays a typed game to its end and saves a record that verify accepts', async () => {
    const file = join(folder, 'whole.jsonl');
    const script = [...scriptFor(CHOICE, 'whole', played), `save ${file}`, 'history', ''];
    const { status, stdout, stderr } = await call(
      ['play', '--seed', 'whole', '--name', 'Anna'],
      script.join('\n'),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/wins? the game!/);
    expect(stdout).not.toContain('✗');
    expect(stdout).toMatch(/Goodbye\.\n$/);
    expect(verdictOn(readFileSync(file, 'utf8'))).toMatchObject({
      isFinished: true,
      shuffles: 'checked',
      problems: [],
    });
  });

  it('never says what others draw or hold, and keeps to 80 columns', async () => {
    for (const lang of LANGS) {
      const script = scriptFor(CHOICE, 'quiet', (command) => ['?', ...played(command)]);
      const argv = ['play', '--seed', 'quiet', '--lang', lang];
      const { stdout } = await call(argv, ['help', ...script].join('\n'));
      const lines = stdout.split('\n');
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
      const draws = /^(?:Odile|Bruno) (?:draws|pioche|zieht|roba|ha pescato)/;
      const drawn = lines.filter((line) => draws.test(line));
      expect(drawn.length).toBeGreaterThan(5);
      expect(drawn.filter((line) => /\d|joker|comodín|jolly/i.test(line))).toEqual([]);
    }
  });

  it('takes back laying and adding, as events of the record', async () => {
    const file = join(folder, 'undone.jsonl');
    const twice = (command: Command): readonly string[] => {
      if (command.t === 'layLevel') return ['?', 'lay', 'undo', ...played(command)];
      if (command.t === 'addCard') return [...played(command), 'u', ...played(command)];
      // Before a draw there is never anything of one's own turn.
      return command.t === 'drawCard' ? ['undo', 'draw'] : played(command);
    };
    const script = scriptFor({ ...CHOICE, rules: { levels: 3 } }, 'undone', twice);
    const argv = ['play', '--seed', 'undone', '--rules', 'levels=3'];
    const { stdout } = await call(argv, [...script, `save ${file}`].join('\n'));
    expect(stdout).toContain('You take back the last move.');
    expect(stdout).toContain(
      'There is nothing to take back: you have not laid or added anything this turn.',
    );
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('"takenBack"');
    expect(verdictOn(text)).toMatchObject({ isFinished: true, problems: [] });
  });

  it('explains a refusal, tells a rule, lists moves, sorts, saves an unfinished game', async () => {
    const file = join(folder, 'unfinished.jsonl');
    const { status, stdout } = await call(
      ['play', '--seed', '5'],
      [
        'discard r1',
        'lay',
        'lay 5',
        'dance',
        'rule turn-1',
        'rule 7',
        '?',
        'd',
        's',
        'l',
        'l 3',
        'lay J J J / R1 R2 R3',
        'table',
        'save',
        `save ${file}`,
        `save ${file}`,
        `save ${folder}`,
        'help',
      ].join('\n'),
    );
    expect(status).toBe(0);
    expect(stdout).toContain('✗ Draw a card first');
    expect(stdout.match(/\(TURN-1\)/g)).toHaveLength(3);
    expect(stdout).toContain('Your cards do not make that level yet.');
    expect(stdout).toContain('(LAY-1)');
    expect(stdout).toContain('“rule TURN-1” shows the rule');
    expect(stdout).toContain('“dance” is not a move');
    expect(stdout).toContain('TURN-1 · ');
    expect(stdout).toContain('There is no rule “7”');
    expect(stdout).toContain('Add a file name, as in “save game.jsonl”.');
    expect(stdout.match(/The game so far is saved/g)).toHaveLength(2);
    expect(stdout).toContain(`There is already a file`);
    expect(stdout).toContain('exchange R5 2.1');
    expect(verdictOn(readFileSync(file, 'utf8'))).toMatchObject({
      isFinished: false,
      problems: [],
    });
  });

  it('shows whole discard piles where they may be looked through', async () => {
    const choice: SetupChoice = { ...CHOICE, rules: { browseDiscards: 'yes' } };
    const script = scriptFor(choice, 'piles', played).slice(0, 12).join('\n');
    const open = await call(['play', '--seed', 'piles', '--rules', 'browseDiscards=yes'], script);
    const closed = await call(['play', '--seed', 'piles'], script);
    const whole = /^ {4}pile \d {2}(?<cards>.*)$/gmu;
    const last = [...open.stdout.matchAll(whole)].at(-1)!.groups!['cards']!;
    const cards = last.split(' ');
    expect(cards.length).toBeGreaterThan(1);
    // The top card, which the row of the seat shows, comes last.
    expect(open.stdout).toContain(`pile ${cards.at(-1)} +${cards.length - 1}`);
    expect(closed.stdout).not.toMatch(whole);
  });

  it('ends quietly when nobody types any more', async () => {
    expect(await call(['play'], '')).toMatchObject({ status: 0, stderr: '' });
    const { status, stdout } = await call(['play', '--bots', 'random'], 'quit\ndraw\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/fingerprint:\s+[0-9a-f]{64}\n/);
    expect(stdout).toMatch(/Goodbye\.\n$/);
  });
});

describe('steps that are rare', () => {
  it.each<[SetupChoice, readonly string[]]>([
    [
      { edition: 'level-up', ladder: 'open', players: 2 },
      ['--edition', 'level-up', '--ladder', 'open', '--bots', '1'],
    ],
    [
      { edition: 'level-8-98', ladder: 'two-star', players: 4, master: 'all' },
      ['--edition', 'level-8-98', '--ladder', 'two-star', '--master', 'all', '--bots', '3'],
    ],
  ])('$ladder can be typed to the end', async (choice, argv) => {
    const script = scriptFor(choice, 'rare', (command) => ['?', ...played(command)]);
    const { stdout } = await call(['play', '--seed', 'rare', ...argv], script.join('\n'));
    expect(stdout).not.toContain('✗');
    expect(stdout).toMatch(/(wins? the game|the victory)!/);
  });
});
