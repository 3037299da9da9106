/** Whole games on the whole screen, by keys and by the mouse alone. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verdictOn } from '../play/testing/typed-games.ts';
import { runProgram } from '../run.ts';
import { KEYS, SeenScreen, TypedKeys } from './testing/seen-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-screen-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function playing(argv: readonly string[], size = { columns: 80, rows: 24 }) {
  const [stdin, stdout] = [new TypedKeys(), new SeenScreen(size)];
  const errors = new SeenScreen(size);
  const env = { TERM: 'xterm-256color' };
  const ended = runProgram(['play', ...argv], { stdin, stdout, stderr: errors, env, locale: 'en' });
  return { stdin, stdout, ended, errors };
}

const TURN =
  /Your turn: |Next round|and reached the moon|Keep up to|Offer \d|Take one of these|Which second level/u;

describe('a whole game', () => {
  it('is played by keys, looked through and saved', async () => {
    const { stdin, stdout, ended, errors } = playing([
      '--name',
      'Anna',
      '--bots',
      '1',
      '--level',
      'novice',
      '--rules',
      'levels=1',
      '--seed',
      'by keys',
    ]);
    await stdout.see(/Round 1 ☾/u);
    expect([stdout.isApart, stdin.isRaw]).toEqual([true, true]);
    stdin.press('v', 'v');
    await stdout.see(/Bot speed: Instant/u);
    for (let isOver = false; !isOver;) {
      const [seen] = await stdout.see(TURN);
      if (seen.includes('moon')) isOver = true;
      else if (seen === 'Next round') {
        stdin.press(KEYS.enter);
        await stdout.until(({ lines }) => !lines.join('\n').includes('Next round'));
      } else {
        stdin.press('h');
        // A move may have been on its way: then it is another's turn.
        await stdout.see(/A hint|It is Odile’s turn|Next round|moon/u);
        stdin.press(KEYS.enter);
        await stdout.until(({ lines }) => !lines.join('\n').includes('A hint'));
        if (stdout.lines.join('\n').includes('Lay level')) {
          stdin.press(KEYS.enter);
          await stdout.until(({ lines }) => !lines.join('\n').includes('Lay level'));
        }
      }
    }
    // On the stairs, where others have their names.
    await stdout.see(/^ *You(?:▲| +░)/mu);
    stdin.press('e');
    await stdout.see(/What happened/u);
    stdin.press(KEYS.escape);
    await stdout.see(/reached the moon/u);
    stdin.press('s');
    await stdout.see(/Save the game as/u);
    const file = join(folder, 'keys.jsonl');
    stdin.press('\x15', `\x1b[200~${file}\x1b[201~`, KEYS.enter);
    await stdout.see(/Saved\./u);
    expect(verdictOn(readFileSync(file, 'utf8'))).toMatchObject({ isFinished: true, problems: [] });
    stdin.press(KEYS.enter);
    await stdout.see(/reached the moon/u);
    stdin.press(KEYS.enter);
    expect(await ended).toBe(0);
    expect(stdout.text).toBe('Goodbye.\n');
    expect(errors.text).toBe('');
    expect([stdout.isApart, stdout.isCursorShown, stdin.isRaw]).toEqual([false, true, false]);
    expect(stdout.outside).toBe(0);
  });
});

describe('at the table', () => {
  it('the mouse draws, chooses and discards; what is refused says why', async () => {
    const { stdin, stdout, ended } = playing(['--bots', '1', '--seed', 'by mouse']);
    await stdout.see(/Your turn: draw a card/u);
    stdin.press('x');
    await stdout.see(/✗ .* \([A-Z]+-\d+\)/u);
    stdin.click(stdout.find('Draw pile'));
    await stdout.see(/Your turn: .*discard/u);
    stdin.click(stdout.find('Your pile'));
    await stdout.see(/Choose a card in your hand first\./u);
    const y = stdout.rows - 4;
    stdin.click({ x: stdout.lines[y]!.indexOf('│') + 1, y });
    await stdout.see(/»Your pile/u);
    stdin.click(stdout.find('»Your pile'));
    await stdout.see(/You discard/u);
    stdin.press('\x03');
    await stdout.see(/Leave the game\?/u);
    stdin.press('\x03');
    expect(await ended).toBe(0);
    expect(stdout.isApart).toBe(false);
  });

  it('grows and shrinks with its window', async () => {
    const { stdin, stdout, ended } = playing(['--seed', 'sizes'], { columns: 50, rows: 10 });
    await stdout.see(/it takes 60 columns and 20 rows/u);
    stdout.resize({ columns: 100, rows: 30 });
    await stdout.see(/Round 1 ☾/u);
    expect(stdout.outside).toBe(0);
    stdin.end();
    await stdout.see(/Leave the game\?/u);
    stdin.emit('data', '\x03');
    expect(await ended).toBe(0);
  });

  it('two people pass it on, and no hand is there in between', async () => {
    const { stdin, stdout, ended } = playing(['--players', 'Anna,Ben', '--seed', 'two']);
    const [, first] = await stdout.see(/(Anna|Ben), it is your turn at the keyboard/u);
    expect(stdout.lines.join('\n')).not.toContain('│●R');
    stdin.press('\x03');
    await stdout.see(/Leave the game\?/u);
    stdin.press(KEYS.escape);
    await stdout.see(/it is your turn at the keyboard/u);
    stdin.press(KEYS.enter);
    await stdout.see(/Your turn: draw a card/u);
    stdin.press('d');
    await stdout.see(/Your turn: .*discard/u);
    stdin.press('1', 'x');
    const other = first === 'Anna' ? 'Ben' : 'Anna';
    await stdout.see(new RegExp(`${other}, it is your turn at the keyboard`, 'u'));
    expect(stdout.lines.join('\n')).not.toMatch(/│[●▲★■◆⬢]/u);
    stdin.press('\x03', '\x03');
    expect(await ended).toBe(0);
  });

  it('is played line by line where that is asked for', async () => {
    const { stdin, stdout, ended } = playing(['--plain', '--seed', 'lines']);
    stdin.end('quit\n');
    expect(await ended).toBe(0);
    expect(stdout.isApart).toBe(false);
    expect(stdout.text).toContain('Type a move, ?');
  });
});
