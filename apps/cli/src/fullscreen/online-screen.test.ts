/** Two terminals at a real server, both on the whole screen, by keys and a click here and there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutPipe } from '../online/testing/cut-pipe.ts';
import { TestServer } from '../online/testing/own-server.ts';
import { runProgram } from '../run.ts';
import { KEYS, SeenScreen, TypedKeys } from './testing/seen-screen.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(async () => server[Symbol.asyncDispose]());

function sitting(...argv: readonly string[]) {
  const size = { columns: 80, rows: 24 };
  const [stdin, stdout, stderr] = [new TypedKeys(), new SeenScreen(size), new SeenScreen(size)];
  const env = { ...server.device(), TERM: 'xterm-256color' };
  const ended = runProgram(argv, { stdin, stdout, stderr, env, locale: 'en' });
  return { stdin, stdout, stderr, ended };
}

type Sitter = ReturnType<typeof sitting>;

/** Draws, lays where that can be done, and else throws away what the level does not need. */
async function playToTheEnd({ stdin, stdout }: Sitter): Promise<void> {
  const isTurn = ({ lines }: SeenScreen): boolean => lines.join('\n').includes('Your turn: ');
  const isDraw = ({ lines }: SeenScreen): boolean => lines.join('\n').includes('Your turn: draw');
  const isOver = ({ lines }: SeenScreen): boolean => lines.join('\n').includes('the moon!');
  const isRoundOver = ({ lines }: SeenScreen): boolean => lines.join('\n').includes('Next round');
  for (;;) {
    await stdout.until((screen) => isTurn(screen) || isOver(screen) || isRoundOver(screen));
    if (isOver(stdout)) return;
    if (isRoundOver(stdout)) {
      stdin.press(KEYS.enter);
      await stdout.until((screen) => !isRoundOver(screen));
      continue;
    }
    if (isDraw(stdout)) {
      stdin.press('d');
      await stdout.until((screen) => !isDraw(screen));
    } else if (stdout.lines.join('\n').includes('Your turn: lay')) {
      stdin.press('l');
      await stdout.see(/Lay level 1/u);
      stdin.press(KEYS.enter);
      await stdout.until((screen) => !isTurn(screen));
    } else {
      stdin.press('8', 'x');
      await stdout.until((screen) => !isTurn(screen));
    }
  }
}

it('a whole game, with talk and over a cut, and on to a rematch', async () => {
  const pipe = await cutPipe(server.url);
  const table = ['--seats', '2', '--rules', 'levels=1', '--chat', 'free'];
  const anna = sitting('host', '--server', server.url, '--name', 'Anna', ...table);
  const [, first, second] = await anna.stdout.see(/Table ([A-Z]{4}) ([A-Z]{4}) at/u);
  const ben = sitting('join', `${first}${second}`, '--server', pipe.url, '--name', 'Ben');
  await anna.stdout.see(/Ben has taken seat 2\./u);
  await ben.stdout.see(/You are Ben\./u);
  ben.stdin.press('say Good luck', KEYS.enter);
  await anna.stdout.see(/Ben: Good luck!/u);
  // Among the commands in the last line.
  anna.stdin.click({ x: 1, y: anna.stdout.rows - 1 });
  await Promise.all([anna, ben].map(async ({ stdout }) => stdout.see(/Round 1 ☾/u)));

  pipe.cut();
  await ben.stdout.see(/Connection lost\. Trying again…/u);
  await ben.stdout.see(/Connected again\./u);
  anna.stdin.press('m');
  await anna.stdout.see(/Write something …/u);
  anna.stdin.press('2');
  await ben.stdout.see(/Anna: \*Smile\*/u);
  ben.stdin.press('m');
  await ben.stdout.see(/Write something …/u);
  ben.stdin.click(ben.stdout.find('Laughter'));
  await anna.stdout.see(/Ben: \*Laughter\*/u);
  await ben.stdout.until(({ lines }) => !lines.join('\n').includes('Write something'));

  await Promise.all([playToTheEnd(anna), playToTheEnd(ben)]);
  await Promise.all([anna, ben].map(async ({ stdout }) => stdout.see(/All fair\./u)));
  anna.stdin.press('r');
  await anna.stdout.see(/Welcome back, Anna\./u);
  anna.stdin.press('quit', KEYS.enter);
  ben.stdin.press(KEYS.enter);
  for (const { ended, stdout, stderr } of [anna, ben]) {
    expect([await ended, stderr.text]).toEqual([0, '']);
    expect(stdout.text).toMatch(/Your seat is kept: “palier join [A-Z]{8}” brings you back\./u);
    expect([stdout.isApart, stdout.outside]).toEqual([false, 0]);
  }
  pipe.close();
});
