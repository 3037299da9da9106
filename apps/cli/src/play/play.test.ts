import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES, CHARACTER_IDS, botOf, type Bot, type Random } from '@palier/bots';
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
import { widthOf } from '../layout.ts';
import { decider } from '../sim/game.ts';
import { call } from '../testing/call.ts';
import { luckFrom, type Luck } from './luck.ts';
import { canLay } from './moves.ts';
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

const STEADY = botOf({ strength: 'steady' });

function botMove(
  session: Session,
  seat: number,
  { bot = STEADY, random = { below: () => 0 } }: { bot?: Bot; random?: Random } = {},
): Command {
  return bot.decide({ view: session.viewOf(seat), random, shouldStop: () => false });
}

/** What to type to play a seeded game as a steady bot would; each move as `write` puts it. */
function scriptFor(
  choice: SetupChoice,
  seed: string,
  write: (command: Command) => readonly string[],
): readonly string[] {
  const names = Array.from({ length: choice.players }, () => '');
  const luck = luckFrom(seed);
  const session = new Session(setupOf(choice), names, luck);
  const lines: string[] = [];
  // Behind seat 1 the usual opponents, with the luck they have in `palier play`.
  const others = CHARACTER_IDS.map((character) => botOf({ strength: 'steady', character }));
  const decided = names.map(() => 0);
  for (let seat = decider(session.table); seat !== undefined; seat = decider(session.table)) {
    const bot = others[seat - 2];
    const decision = ++decided[seat - 1]!;
    const command = botMove(session, seat, bot && { bot, random: luck.botRandom(seat, decision) });
    if (seat === 1) lines.push(...write(command));
    assert(session.play(seat, command) === undefined, 'a steady bot plays by the rules');
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
      const drawn = lines.filter((line) => /^(?:Odile|Bruno) (?:draws|pioche|zieht)/.test(line));
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

  it('leaves the seat of somebody without a name nameless in the record', async () => {
    const file = join(folder, 'nameless.jsonl');
    const { stdout } = await call(['play', '--seed', '5', '--lang', 'de'], `d\nsave ${file}\n`);
    expect(stdout).toContain('Du, Odile und Bruno\n');
    expect(stdout).toContain('▶ 1  Du ');
    const record = parseRecord(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ header: { names: ['', 'Odile', 'Bruno'] } });
    const told = await call(['replay', file]);
    expect(told.stdout).toContain('Seat 1 draws from the stock.');
  });

  it.each([
    // One letter that people see, many that a record counts.
    ['a' + '\u0301'.repeat(100)],
    ['👩🏽‍🚀'.repeat(30)],
    ['🇫🇷'.repeat(30)],
    ['𝔐'.repeat(100)],
    ['Anna, Countess of the Seven Hills and of the Eighth'],
  ])('cuts the name %s so that a record holds it', async (name) => {
    const file = join(mkdtempSync(join(folder, 'name-')), 'game.jsonl');
    const { status } = await call(['play', '--seed', '5', '--name', name], `save ${file}\n`);
    expect(status).toBe(0);
    const record = parseRecord(readFileSync(file, 'utf8'));
    assert(!isFault(record), 'a record that cannot be read');
    const [first] = record.header.names;
    expect(record.header.names).toHaveLength(3);
    expect(name.replaceAll(/\p{Cf}/gu, '').startsWith(first!)).toBe(true);
    expect(first).not.toBe('');
  });

  it('tells namesakes apart on the screen and leaves their names in the record', async () => {
    const file = join(folder, 'namesakes.jsonl');
    const argv = ['play', '--players', 'Bo,Bo,Bo 1', '--seed', '5'];
    const { stdout } = await call(argv, `save ${file}\n`);
    expect(stdout).toContain('Bo 1 1, Bo 2 and Bo 1 3\n');
    expect(stdout).toMatch(/^Bo (?:1 1|2|1 3), it is your turn/mu);
    expect(parseRecord(readFileSync(file, 'utf8'))).toMatchObject({
      header: { names: ['Bo', 'Bo', 'Bo 1'] },
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

  it.each([
    [['--bots', '0'], 'That makes 1 player: a game needs from 2 to 6.'],
    [['--bots', '9'], 'That makes 10 players: a game needs from 2 to 6.'],
    [['--bots', '999999999999'], 'a game needs from 2 to 6.'],
    [['--bots', 'nobody'], `it must be ${[...BOT_NAMES, ...CHARACTER_IDS].join(', ')} or odile-`],
    [['--bots', 'odile,'], '“” is not possible for --bots'],
    [['--bots', 'odile-random'], '“odile-random” is not possible for --bots'],
    [['--bots', 'steady:400'], '“steady:400” is not possible for --bots'],
    [['--level', '3'], 'for --level: it must be novice, steady, expert or master.'],
    [['--level', 'random'], 'for --level: it must be novice'],
    [
      ['--bots', 'expert,random', '--level', 'novice'],
      '--bots and --level cannot be used together',
    ],
    [['--players', 'A,B', '--level', 'expert'], '--players and --level cannot be used together'],
    [
      ['--players', 'A,B', '--bots', '0', '--level', 'expert'],
      '--bots and --level cannot be used together',
    ],
    [['--players', 'A,B,C,D,E,F,G'], 'That makes 7 players: a game needs from 2 to 6.'],
    [['--players', 'A', '--bots', '0'], 'That makes 1 player: a game needs from 2 to 6.'],
    [['--players', 'A,B', '--name', 'C'], '--name and --players cannot be used together'],
    [['--players', ','], 'A name is missing in --players.'],
    [['--players', 'Anna, ,Ben'], 'A name is missing in --players.'],
    [['--name', ''], 'A name is missing in --name.'],
    [['--name', '\u202e'], 'A name is missing in --name.'],
    [['--edition', 'level-up', '--master', 'all'], 'palier: --master: '],
    [['--edition', 'level-9'], '“level-9” is not possible for --edition'],
    [['--master', 'most'], '“most” is not possible for --master'],
    [['--ladder', 'high'], 'palier: --ladder: '],
    [['--ladder', '["open","open","open"]'], 'palier: --ladder: '],
    [['--rules', 'foo=1'], 'palier: --rules: '],
  ])('refuses %j', async (argv, sentence) => {
    const { status, stderr, stdout } = await call(['play', ...argv]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
  });
});

describe('the bots', () => {
  it('are characters by turn, as strong as was asked, and never called like a person', async () => {
    const { stdout } = await call(
      ['play', '--name', 'Bruno', '--bots', '3', '--level', 'expert', '--seed', '5'],
      '',
    );
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'Palier · Level 8, 101 cards · One star · Bruno, Odile, Wanda and Hugo',
      '  Odile · expert · Discards what nobody wants, even where it costs a turn.',
      '  Wanda · expert · Takes what the others need and makes them miss their turns.',
      '  Hugo · expert · Keeps the jokers, and every card that might fit some day.',
    ]);
  });

  it('may be named: a character, a strength, both, or random', async () => {
    const bots = 'Nell, sami-novice,expert,random,master:50';
    const { status, stdout } = await call(['play', '--bots', bots, '--level', 'expert'], 'hint\n');
    expect(status).toBe(0);
    expect(stdout).toContain('You, Nell, Sami, Lena, Juno and Nora\n');
    expect(stdout).toContain('  Nell · expert · Wants the level on the table now');
    expect(stdout).toContain('  Sami · novice · Plays a bit of everything');
    expect(stdout).toContain('  Lena · expert · Watches what the others need');
    expect(stdout).toContain('  Juno · random\n');
    expect(stdout).toContain('  Nora · master · Plays the round on in its head');
  });

  it('are told apart when one character sits there twice', async () => {
    const { stdout } = await call(['play', '--bots', 'hugo,hugo-expert', '--seed', '5'], '');
    expect(stdout).toContain('You, Hugo 2 and Hugo 3\n  Hugo 2 · steady');
  });

  /** Anna against one bot, until the bot has decided often enough. */
  async function sitWith(
    decide: Bot['decide'],
    { decisions, clock }: { readonly decisions: number; readonly clock?: () => number },
  ): Promise<void> {
    const choice: SetupChoice = { ...CHOICE, players: 2 };
    const luck = luckFrom('slow');
    const session = new Session(setupOf(choice), ['Anna', 'Bot'], luck);
    let count = 0;
    const bot: Bot = {
      name: 'bot',
      decide: (question) => {
        count++;
        return decide(question);
      },
    };
    await new Sitting({
      session,
      sitters: [
        { t: 'person', name: 'Anna' },
        { t: 'bot', name: 'Bot', bot },
      ],
      luck,
      terminal: {
        ask: async () => {
          const seat = count < decisions ? decider(session.table) : undefined;
          return seat === undefined ? undefined : makeMove(botMove(session, seat));
        },
        write: () => undefined,
        clear: () => undefined,
        isPerson: true,
        columns: 80,
      },
      words: await loadWords('en'),
      paint: 'none',
      ...(clock === undefined ? {} : { clock }),
    }).run();
    expect(count).toBeGreaterThanOrEqual(decisions);
  }

  it('are asked to hurry after a second while people wait', async () => {
    let now = 5000;
    const answers: boolean[] = [];
    const slow: Bot['decide'] = (question) => {
      for (const passed of [0, 999, 1]) {
        now += passed;
        answers.push(question.shouldStop());
      }
      return STEADY.decide(question);
    };
    await sitWith(slow, { decisions: 2, clock: () => now });
    expect(answers.slice(0, 6)).toEqual([false, false, true, false, false, true]);
  });

  it('have luck of their own for each decision, however much one before it used up', async () => {
    async function luckOf(used: number): Promise<readonly number[]> {
      const drawn: number[] = [];
      const bot: Bot['decide'] = (question) => {
        drawn.push(question.random.below(1_000_000));
        // A search that the clock cuts short now here, now there.
        if (drawn.length === 1) for (let i = 0; i < used; i++) question.random.below(2);
        return STEADY.decide({ ...question, random: { below: () => 0 } });
      };
      await sitWith(bot, { decisions: 5 });
      return drawn;
    }
    const drawn = await luckOf(0);
    expect(await luckOf(7)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe('the odds', () => {
  it('tell how far the hand is and how likely it gets there, never less in more turns', async () => {
    const script = scriptFor(CHOICE, 'odds', (command) => ['odds', ...played(command)]);
    const { stdout } = await call(['play', '--seed', 'odds'], script.join('\n'));
    const chances = stdout
      .replaceAll(/\n {2}/g, ' ')
      .matchAll(/1 turn: (\d+) ± \d+ %\. Within 2 turns: (\d+).*?3 turns: (\d+).*?5 turns: (\d+)/g)
      .map(([, ...found]) => found.map(Number))
      .toArray();
    expect(chances.length).toBeGreaterThan(5);
    for (const found of chances) expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(stdout).toContain('complete in your hand.');
    expect(stdout).toContain('You have laid your level in this round.');
  });

  it('are told for the three nearest levels of an open ladder', async () => {
    const argv = ['play', '--seed', '5', '--edition', 'level-up', '--ladder', 'open'];
    const { stdout } = await call(argv, 'odds\nquit\n');
    expect(stdout.match(/cards? missing;/g)).toHaveLength(3);
  });
});

describe('a hint', () => {
  it.each<SetupChoice>([
    { edition: 'level-up', ladder: 'open', players: 2 },
    {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      master: 'all',
      rules: { levels: 3, keepFrom: 1, keepCards: 3, jokerSwap: 'yes' },
    },
  ])('can be followed to the end of $ladder, and is the same when asked again', async (choice) => {
    const luck = luckFrom('hints');
    const { session, sitters } = table(['Anna'], choice.players - 1, { choice, luck });
    let shown = '';
    let hints: readonly string[] = [];
    let count = 0;
    const terminal: Terminal = {
      ask: async () => {
        if (session.table.step === 'over') return undefined;
        const hint = /→ (?<why>[^]+)\n {2}Type “(?<move>.+)”\.\n$/u.exec(shown)?.groups;
        shown = '';
        if (hint !== undefined) hints = [...hints, hint['why']!];
        if (hints.length < 2) return 'hint';
        expect(hints[0]).toBe(hints[1]);
        const isLater = canLay(session.viewOf(1)) && !hint!['move']!.startsWith('lay');
        expect(hints[0]!.includes('You could lay')).toBe(isLater);
        hints = [];
        count++;
        return hint!['move']!;
      },
      write: (text) => {
        shown += text;
        expect(text).not.toContain('✗');
      },
      clear: () => undefined,
      isPerson: true,
      columns: 1000,
    };
    const words = await loadWords('en');
    await new Sitting({ session, sitters, luck, terminal, words, paint: 'none' }).run();
    expect(session.table.step).toBe('over');
    expect(count).toBeGreaterThan(10);
  });

  it.each([
    ['en', /^→ (?:Draw from the stock|Take the )[^]+\.\n {2}Type “(?:draw|take [23])”\.\n/mu],
    [
      'fr',
      /^→ (?:Pioche une carte|Prends le? )[^]+\.\n {2}Tape «\u00a0(?:draw|take [23])\u00a0»\.\n/mu,
    ],
    ['de', /^→ (?:Zieh vom Nachziehstapel|Nimm d)[^]+\.\n {2}Gib „(?:draw|take [23])“ ein\.\n/mu],
  ])('says in %s the move, why, and how to type it', async (lang, hint) => {
    const { stdout } = await call(['play', '--seed', '5', '--lang', lang], 'hint\n');
    expect(stdout).toMatch(hint);
  });
});

describe('a seed', () => {
  it('is as long as a record can hold, and no longer', async () => {
    const seed = 'x'.repeat(1000);
    const file = join(folder, 'seed.jsonl');
    expect(await call(['play', '--seed', seed], `save ${file}\n`)).toMatchObject({ status: 0 });
    expect(verdictOn(readFileSync(file, 'utf8')).problems).toEqual([]);
    expect(await call(['play', '--seed', `${seed}x`])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'palier: The text for --seed has 1,001 characters, and 1,000 are the most.\n',
    });
  });
});

/** People first, then bots. */
function table(
  people: readonly string[],
  bots: number,
  { choice, luck }: { readonly choice: SetupChoice; readonly luck: Luck },
): { readonly session: Session; readonly sitters: readonly Sitter[]; readonly luck: Luck } {
  const sitters = [
    ...people.map((name): Sitter => ({ t: 'person', name })),
    ...Array.from({ length: bots }, (_, index): Sitter => ({
      t: 'bot',
      name: `Bot ${index + 1}`,
      bot: STEADY,
    })),
  ];
  const names = sitters.map(({ name }) => name);
  return { session: new Session(setupOf(choice), names, luck), sitters, luck };
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
    const { session, sitters, luck } = table(['Anna', 'Ben'], 1, {
      choice,
      luck: luckFrom('eyes'),
    });
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
    await new Sitting({ session, sitters, luck, terminal, words, paint: 'none' }).run();
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
    // The last table is nobody's: all seats by name.
    const end = screens.at(-1)!;
    const rows = end.slice(end.lastIndexOf('── Round')).split('\n').slice(1, 4);
    expect(rows.map((row) => row.split(/\s+/u)[2])).toEqual(['Anna', 'Ben', 'Bot']);
    const { problems, shuffles, isFinished } = verdictOn(session.record());
    expect({ problems, shuffles, isFinished }).toEqual({
      problems: [],
      shuffles: 'checked',
      isFinished: true,
    });
  });

  it('an honest game shows its secret at the end, and not before', async () => {
    const { session, sitters, luck } = table(['Anna'], 2, {
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
    await new Sitting({ session, sitters, luck, terminal, words, paint: 'none' }).run();
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
