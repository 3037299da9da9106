/** One game of a browser, a terminal and a program from outside: each sees the others as what they are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { newPage, PHONE } from './harness/index.ts';
import { begin, makeTable, shownSeat, sitDown, tablesUrl } from './harness/online.ts';
import { playGame } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';

const PALIER = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const BOT = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'palier-terminal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Terminal = {
  /** Its status and signal. */
  readonly ended: Promise<readonly unknown[]>;
  /** Until it is written, after all that was waited for before. */
  readonly see: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly type: (line: string) => void;
};

function palier(...argv: readonly string[]): Terminal {
  const child = spawn(process.execPath, [PALIER, ...argv], {
    env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
  return {
    ended: once(child, 'close'),
    see: async (pattern) => {
      for (;;) {
        const found = pattern.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return found;
        }
        await once(child.stdout, 'data');
      }
    },
    type: (line) => void child.stdin.write(`${line}\n`),
  };
}

async function playByHints({ see, type }: Terminal): Promise<void> {
  for (;;) {
    type('hint');
    const [, move] = await see(/Type “([^”]+)”\.|All\s+fair\./u);
    if (move === undefined) return;
    type(move.replaceAll(/\s+/gu, ' '));
  }
}

it('a browser, a terminal and a bot from outside play a whole game', async () => {
  const setup = { edition: 'level-8-101', players: 3, rules: { levels: 2 } };
  const code = await makeTable({ setup });
  const page = await newPage({ size: PHONE });
  await sitDown(page, code, 'Ada');
  const at = ['--server', tablesUrl()];
  const ben = palier('join', code, ...at, '--name', 'Ben');
  await ben.see(/You are Ben\./u);
  const own = ['--name', 'Robby', '--games', '1', '--pace', '0'];
  const robby = palier('bot', '--join', code, ...at, ...own, '--', process.execPath, BOT);
  await robby.see(/Robby sits at table/u);
  await expectSeen(page.getByRole('listitem').filter({ hasText: /Robby.*Bot/su }));
  ben.type('who');
  await ben.see(/1 {2}Ada \(host\)\s+2 {2}Ben \(you\)\s+3 {2}Robby \(bot\)/u);
  await begin([page]);
  await expectSeen(shownSeat(page, 'Robby, .*, bot, here'));
  await Promise.all([playGame(page), playByHints(ben)]);
  await expectSeen(page.getByRole('heading', { level: 1, name: /won|shared the win/u }));
  ben.type('quit');
  const ended = await Promise.all([ben.ended, robby.ended]);
  expect(ended).toEqual([
    [0, null],
    [0, null],
  ]);
});
