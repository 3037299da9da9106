import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES, CHARACTER_IDS } from '@palier/bots';
import { assert, isFault, parseRecord } from '@palier/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { verdictOn } from './testing/typed-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('names', () => {
  it('leave the seat of somebody without one nameless in the record', async () => {
    const file = join(folder, 'nameless.jsonl');
    const { stdout } = await call(['play', '--seed', '5', '--lang', 'de'], `d\nsave ${file}\n`);
    expect(stdout).toContain('Du, Odile und Bruno\n');
    expect(stdout).toContain('▶ 1  Du ');
    const record = parseRecord(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ header: { names: ['', 'Odile', 'Bruno'] } });
    const told = await call(['replay', file]);
    expect(told.stdout).toContain('Player 1 draws a card.');
  });

  it.each([
    // One letter that people see, many that a record counts.
    ['a' + '\u0301'.repeat(100)],
    ['👩🏽‍🚀'.repeat(30)],
    ['🇫🇷'.repeat(30)],
    ['𝔐'.repeat(100)],
    ['Anna, Countess of the Seven Hills and of the Eighth'],
  ])('are cut so that a record holds them: %s', async (name) => {
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

  it('are told apart on the screen where they are the same, and left so in the record', async () => {
    const file = join(folder, 'namesakes.jsonl');
    const argv = ['play', '--players', 'Bo,Bo,Bo 1', '--seed', '5'];
    const { stdout } = await call(argv, `save ${file}\n`);
    expect(stdout).toContain('Bo 1 1, Bo 2 and Bo 1 3\n');
    expect(stdout).toMatch(/^Bo (?:1 1|2|1 3), it is your turn/mu);
    expect(parseRecord(readFileSync(file, 'utf8'))).toMatchObject({
      header: { names: ['Bo', 'Bo', 'Bo 1'] },
    });
  });
});

describe('options', () => {
  it.each([
    [['--bots', '0'], 'That makes 1 player: a game needs 2 to 6.'],
    [['--bots', '9'], 'That makes 10 players: a game needs 2 to 6.'],
    [['--bots', '999999999999'], 'a game needs 2 to 6.'],
    [['--bots', 'nobody'], `it must be ${[...BOT_NAMES, ...CHARACTER_IDS].join(', ')} or odile-`],
    [['--bots', 'odile,'], '“” is not valid for --bots'],
    [['--bots', 'odile-random'], '“odile-random” is not valid for --bots'],
    [['--bots', 'steady:400'], '“steady:400” is not valid for --bots'],
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
    [['--players', 'A,B,C,D,E,F,G'], 'That makes 7 players: a game needs 2 to 6.'],
    [['--players', 'A', '--bots', '0'], 'That makes 1 player: a game needs 2 to 6.'],
    [['--players', 'A,B', '--name', 'C'], '--name and --players cannot be used together'],
    [['--players', ','], 'A name is missing in --players.'],
    [['--players', 'Anna, ,Ben'], 'A name is missing in --players.'],
    [['--name', ''], 'A name is missing in --name.'],
    [['--name', '\u202e'], 'A name is missing in --name.'],
    [['--edition', 'level-up', '--master', 'all'], 'palier: --master: '],
    [['--edition', 'level-9'], '“level-9” is not valid for --edition'],
    [['--master', 'most'], '“most” is not valid for --master'],
    [['--ladder', 'high'], 'palier: --ladder: '],
    [['--ladder', '["open","open","open"]'], 'palier: --ladder: '],
    [['--rules', 'foo=1'], 'palier: --rules: '],
  ])('%j are refused', async (argv, sentence) => {
    const { status, stderr, stdout } = await call(['play', ...argv]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
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
      stderr: 'palier: The text for --seed has 1,001 characters; at most 1,000 are allowed.\n',
    });
  });
});
