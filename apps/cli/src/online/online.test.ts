/** `palier host` and `palier join` at a real server, typed into as scripts do. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdictOn } from '../play/testing/typed-games.ts';
import { call } from '../testing/call.ts';
import { cutPipe } from './testing/cut-pipe.ts';
import { TestServer, codeAt } from './testing/own-server.ts';
import { TypedTerminal, playByHints } from './testing/typed-terminal.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await TestServer.start();
  ({ url } = server);
});

afterAll(async () => server[Symbol.asyncDispose]());

describe('two terminals', () => {
  it('play a whole game, over cuts of a connection, and on to the next', async () => {
    const pipe = await cutPipe(url);
    await using anna = server.host('Anna', '--seats', '2', '--rules', 'levels=4', '--chat', 'free');
    const code = await codeAt(anna);
    const own = server.device();
    await using ben = new TypedTerminal(
      ['join', code.toLowerCase(), '--server', pipe.url, '--name', 'Ben'],
      own,
    );
    await ben.see(/You are Ben\./u);
    await anna.see(/Ben has taken seat 2\./u);
    ben.type('start', 'say good luck', 'say Let us climb!');
    await ben.see(/Only the host can do that\./u);
    await anna.see(/Ben: Good luck!/u);
    await anna.see(/Ben: Let us climb!/u);
    anna.type('start');
    await Promise.all([anna.see(/Round 1/u), ben.see(/Round 1/u)]);
    const file = join(server.folder, 'online.jsonl');
    await Promise.all([
      playByHints(anna),
      playByHints(ben, async (move) => {
        if (move > 1) return;
        pipe.cut();
        await ben.see(/Connection lost\. Trying again…/u);
        await ben.see(/Connected again\./u);
      }),
    ]);
    anna.type(`save ${file}`);
    await anna.see(/Saved\./u);
    expect(verdictOn(readFileSync(file, 'utf8'))).toMatchObject({
      isFinished: true,
      shuffles: 'checked',
      problems: [],
    });
    anna.type('again');
    await ben.see(/A rematch is being set up\. Type again to join in\./u);
    await anna.see(/Welcome back, Anna\.[^]+start to begin/u);
    ben.type('again');
    await ben.see(/Welcome back, Ben\./u);
    await anna.see(/Ben has joined\./u);
    anna.type('start');
    await Promise.all([anna.see(/Round 1/u), ben.see(/Round 1/u)]);
    ben.type('quit');
    await ben.see(/Your seat is kept: “palier join [A-Z]{8}” brings you back\./u);
    expect(await ben.ended()).toEqual({ status: 0, errors: '' });

    // The seat is kept for its owner alone, and the newest is where `join` alone leads.
    const seats = join(own['XDG_STATE_HOME']!, 'palier', 'seats');
    const kept = readdirSync(seats).map((name) => statSync(join(seats, name)));
    expect(kept.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o600]);
    expect(statSync(seats).mode & 0o777).toBe(0o700);
    await using again = new TypedTerminal(['join'], own);
    await again.see(/Welcome back, Ben\./u);
    await again.see(/Your hand:/u);
    again.type('leave');
    await again.see(/You have left the table\./u);
    expect(await again.ended()).toEqual({ status: 0, errors: '' });
    await anna.see(/Ben has left\. A bot takes over\./u);
    anna.type('quit');
    await anna.ended();
    expect(readdirSync(seats)).toHaveLength(1);
    pipe.close();
  });
});

describe('at a table', () => {
  it('the host chooses, seats and removes, and somebody watches without seeing a hand', async () => {
    await using anna = server.host('Anna', '--seats', '3', '--bots', '1', '--joining', 'approved');
    const code = await codeAt(anna);
    const asked = ['join', code, '--server', url];
    await anna.see(/2 Odile \(bot, odile-steady\)/u);
    await using ben = new TypedTerminal([...asked, '--name', 'Ben'], server.device());
    await ben.see(/The host has been asked\./u);
    await anna.see(/Ben is asking to join\./u);
    anna.type('admit Eva', 'admit Ben');
    await anna.see(/Nobody at the table is called “Eva”\./u);
    await ben.see(/You are Ben\./u);
    anna.type('set', 'set clock quick', 'set clock slow', 'set edition level-up');
    await anna.see(/set clock off\|relaxed\|quick/u);
    await anna.see(/“clock” must be off, relaxed, quick, day, days3 or week\./u);
    await ben.see(/Level Up .*3 players/u);
    anna.type('set joining anyone', 'free 2', 'bot 2 wanda-expert', 'bots', 'who');
    await ben.see(/Wanda, a bot, has taken seat 2\./u);
    await anna.see(/2 Wanda \(bot, wanda-expert\)/u);
    ben.type('name Benno', 'stand', 'sit', 'dance', 'draw');
    await anna.see(/Benno/u);
    await ben.see(/No game is being played at this table right now\./u);
    await using eyes = new TypedTerminal([...asked, '--watch'], server.device());
    await eyes.see(/You are watching without a name\./u);
    anna.type('start');
    await eyes.see(/Round 1/u);
    eyes.type('draw', '');
    await eyes.see(/Only players can do that\./u);
    anna.type('remove Benno');
    expect(await ben.ended()).toEqual({
      status: 1,
      errors: expect.stringContaining('The host has removed you from this table.') as string,
    });
    expect(eyes.text).not.toContain('Your hand');
    eyes.type('quit');
    anna.type('quit');
    await Promise.all([eyes.ended(), anna.ended()]);
  });

  it('says in one sentence what leads nowhere', async () => {
    const page = createServer((_, answer) => answer.end('<title>Hello</title>'));
    await new Promise<void>((resolve) => {
      page.listen(0, '127.0.0.1', resolve);
    });
    const elsewhere = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    await using anna = server.host('Anna', '--seats', '2', '--joining', 'nobody');
    const code = await codeAt(anna);
    const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
      [['join', 'KLMPQRST', '--server', url], 1, /There is no such table\./u],
      [['join', 'hello', '--server', url], 2, /“hello” is not valid\. A code has eight letters/u],
      [['join', code, '--server', url, '--return-code', '123'], 2, /A return code has sixteen/u],
      [['join', code, '--server', url, '--return-code', '0123456789ABCDEF'], 1, /does not belong/u],
      [['join', code, '--server', url], 1, /This table is locked: nobody new can join\./u],
      [['join', code, '--server', 'ftp://x'], 2, /must be an address that begins with/u],
      [['join', code, '--server', elsewhere], 2, /is not a palier server with online tables\./u],
      [['join', code, '--server', 'http://127.0.0.1:9'], 2, /No server answers/u],
      [['join'], 2, /There is no table that you can come back to/u],
      [['host', '--server', url, '--chat', 'loud'], 2, /must be off, phrases or free/u],
      [['host', '--server', url, '--seats', '9'], 2, /a whole number from 2 to 6/u],
      [['host', '--server', url, '--rules', 'levels=99'], 2, /levels/u],
      [['host', '--server', elsewhere], 2, /is not a palier server/u],
    ];
    for (const [argv, status, sentence] of cases) {
      const { stderr, ...ended } = await call(argv, '', { env: server.device() });
      expect([argv, ended.status, stderr]).toEqual([argv, status, expect.stringMatching(sentence)]);
    }
    page.close();
    anna.type('quit');
    await anna.ended();
  });
});
