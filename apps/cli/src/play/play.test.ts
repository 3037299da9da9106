import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleBot } from '@palier/bots';
import {
  assert,
  isFault,
  makeMove,
  makeSetup,
  parseRecord,
  verify,
  type Command,
  type SetupChoice,
  type Verdict,
} from '@palier/rules';
import { LANGS, loadWords } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { decider } from '../sim/game.ts';
import { call } from '../testing/call.ts';
import { widthOf } from './faces.ts';
import { luckFrom, type Luck } from './luck.ts';
import { Session } from './session.ts';
import { Sitting, type Sitter } from './sitting.ts';
import type { Terminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

function setupOf(choice: SetupChoice) {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a set-up that cannot be played');
  return setup;
}

function verdictOn(text: string): Verdict {
  const record = parseRecord(text);
  assert(!isFault(record), 'a record that cannot be read');
  return verify(record);
}

function botMove(session: Session, seat: number): Command {
  const random = { below: () => 0 };
  return simpleBot.decide({ view: session.viewOf(seat), random, shouldStop: () => false });
}

/** What to type to play a seeded game as the simple bot would; each move as `write` puts it. */
function scriptFor(
  choice: SetupChoice,
  seed: string,
  write: (command: Command) => readonly string[],
): readonly string[] {
  const names = Array.from({ length: choice.players }, () => '');
  const session = new Session(setupOf(choice), names, luckFrom(seed));
  const lines: string[] = [];
  for (let seat = decider(session.table); seat !== undefined; seat = decider(session.table)) {
    const command = botMove(session, seat);
    if (seat === 1) lines.push(...write(command));
    assert(session.play(seat, command) === undefined, 'the simple bot plays by the rules');
  }
  return lines;
}

const CHOICE: SetupChoice = { edition: 'level-8-101', players: 3 };

function played(command: Command): readonly string[] {
  return [makeMove(command).toLowerCase()];
}

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
      const drawn = lines.filter((line) => /^(?:Mira|Otto) (?:draws|pioche|zieht)/.test(line));
      expect(drawn.length).toBeGreaterThan(5);
      expect(drawn.filter((line) => /\d|jo(?:k)er/i.test(line))).toEqual([]);
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
    expect(stdout).toContain('You take back the cards just put down.');
    expect(stdout).toContain('There is no laying or adding of this turn to take back.');
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
    expect(stdout).toContain('✗ Draw first');
    expect(stdout.match(/\(TURN-1\)/g)).toHaveLength(3);
    expect(stdout).toContain('Your cards do not make that level yet.');
    expect(stdout).toContain('(LAY-1)');
    expect(stdout).toContain('“rule TURN-1” shows the rule');
    expect(stdout).toContain('“dance” is not a move');
    expect(stdout).toContain('TURN-1 · ');
    expect(stdout).toContain('There is no rule “7”');
    expect(stdout).toContain('Say where: “save game.jsonl”.');
    expect(stdout.match(/Saved so far/g)).toHaveLength(2);
    expect(stdout).toContain(`There already is a file`);
    expect(stdout).toContain('exchange R5 2.1');
    expect(verdictOn(readFileSync(file, 'utf8'))).toMatchObject({
      isFinished: false,
      problems: [],
    });
  });

  it('ends quietly when nobody types any more', async () => {
    expect(await call(['play'], '')).toMatchObject({ status: 0, stderr: '' });
    const { status, stdout } = await call(['play', '--bots', 'random'], 'quit\ndraw\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/fingerprint:\s+[0-9a-f]{64}\n/);
    expect(stdout).toMatch(/Goodbye\.\n$/);
  });

  it.each([
    [['--bots', '0'], '--bots: it must be a whole number from 1 to 5'],
    [['--bots', '6'], '--bots: it must be a whole number from 1 to 5'],
    [['--bots', 'nobody'], 'it must be random or simple'],
    [['--players', 'A,B,C,D,E,F,G'], '--players: it must be a whole number from 2 to 6'],
    [['--players', 'A,B', '--name', 'C'], '--name and --players cannot be used together'],
    [['--edition', 'level-up', '--master', 'all'], 'palier: --master: '],
  ])('refuses %j', async (argv, sentence) => {
    const { status, stderr, stdout } = await call(['play', ...argv]);
    expect(status).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});

/** People first, then bots. */
function table(
  people: readonly string[],
  bots: number,
  { choice, luck }: { readonly choice: SetupChoice; readonly luck: Luck },
): { readonly session: Session; readonly sitters: readonly Sitter[] } {
  const sitters = [
    ...people.map((name): Sitter => ({ t: 'person', name })),
    ...Array.from({ length: bots }, (_, index): Sitter => {
      const random = luck.botRandom(people.length + index + 1);
      return { t: 'bot', name: `Bot ${index + 1}`, bot: simpleBot, random };
    }),
  ];
  const names = sitters.map(({ name }) => name);
  return { session: new Session(setupOf(choice), names, luck), sitters };
}

describe('at one keyboard', () => {
  it('two hands are never on the screen together', async () => {
    const choice: SetupChoice = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      master: 'all',
      rules: { levels: 5, keepFrom: 1, keepCards: 3 },
    };
    const { session, sitters } = table(['Anna', 'Ben'], 1, { choice, luck: luckFrom('eyes') });
    const screens: string[] = [''];
    const terminal: Terminal = {
      ask: async (prompt) => {
        if (prompt !== '> ') return '';
        const seat = decider(session.table);
        return seat === undefined ? undefined : makeMove(botMove(session, seat));
      },
      write: (text) => screens.push(screens.pop()! + text),
      clear: () => screens.push(''),
      isPerson: true,
      columns: 80,
    };
    const words = await loadWords('en');
    await new Sitting({ session, sitters, terminal, words, paint: 'none' }).run();
    // The first screen has the first hand: nothing was there before it.
    const handOvers = screens.slice(1).filter((screen) => screen.includes('look away'));
    expect(handOvers.length).toBeGreaterThan(4);
    expect(handOvers.filter((screen) => screen.includes('Your hand'))).toEqual([]);
    // Every screen with a hand comes right after its owner was called to the keyboard.
    for (const [index, screen] of screens.entries()) {
      if (index > 0 && screen.includes('Your hand')) {
        expect(screens[index - 1]).toContain('look away');
      }
    }
    const { problems, shuffles, isFinished } = verdictOn(session.record());
    expect({ problems, shuffles, isFinished }).toEqual({
      problems: [],
      shuffles: 'checked',
      isFinished: true,
    });
  });

  it('an honest game shows its secret at the end, and not before', async () => {
    const { session, sitters } = table(['Anna'], 2, {
      choice: { ...CHOICE, rules: { levels: 1 } },
      luck: luckFrom(undefined),
    });
    let screen = '';
    const terminal: Terminal = {
      ask: async () => {
        const seat = decider(session.table);
        if (seat === undefined) return undefined;
        expect(session.secret).toBeUndefined();
        return makeMove(botMove(session, seat));
      },
      write: (text) => {
        screen += text;
      },
      clear: () => undefined,
      isPerson: true,
      columns: 80,
    };
    const words = await loadWords('en');
    await new Sitting({ session, sitters, terminal, words, paint: 'none' }).run();
    expect(session.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(screen).toContain(session.secret);
    expect(verdictOn(session.record())).toMatchObject({ shuffles: 'checked', problems: [] });
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
