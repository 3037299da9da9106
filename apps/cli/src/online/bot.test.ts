/** `palier bot` at a real server: programs from outside, good and bad, at a table with people. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThere } from '../exec/entry.ts';
import { call } from '../testing/call.ts';
import { TestServer, codeAt } from './testing/own-server.ts';
import { playByHints, type TypedTerminal } from './testing/typed-terminal.ts';

const NASTY = fileURLToPath(new URL('../exec/testing/nasty-bot.mjs', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const NODE = process.execPath;

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(async () => server[Symbol.asyncDispose]());

type Wish = { readonly program: readonly string[]; readonly argv?: readonly string[] };

function bot(code: string, { program, argv = [] }: Wish): TypedTerminal {
  const own = ['bot', '--join', code, '--server', server.url, '--pace', '0'];
  return server.terminal(...own, ...argv, '--', ...program);
}

function nasty(how: string): readonly string[] {
  return [NODE, NASTY, how];
}

describe('a program from outside', () => {
  it('plays whole games with a person, shown as a bot, in TypeScript and in Python', async () => {
    // Where there is no Python, the other one plays twice.
    const hasPython = isThere({ file: 'python3', args: [] });
    const second = hasPython ? ['python3', `${EXAMPLES}bot.py`] : [NODE, `${EXAMPLES}bot.ts`];
    await using anna = server.host('Anna', '--seats', '3', '--rules', 'levels=2');
    const code = await codeAt(anna);
    await using ts = bot(code, { program: [NODE, `${EXAMPLES}bot.ts`], argv: ['--games', '2'] });
    await ts.see(/bot sits at table .*, seat 2\./u);
    await using py = bot(code, { program: second, argv: ['--games', '2', '--name', 'Robby'] });
    await py.see(/Robby sits at table .*, seat 3\./u);
    anna.type('who');
    await anna.see(/2 bot \(bot\)\s+3 Robby \(bot\)/u);
    anna.type('start');
    await playByHints(anna);
    anna.type('again');
    await anna.see(/start to begin/u);
    await Promise.all([ts, py].map(async (one) => one.see(/Winner.*[^]+ sits at table/u)));
    anna.type('who');
    await anna.see(/2 bot \(bot\)\s+3 Robby \(bot\)/u);
    anna.type('start');
    await playByHints(anna);
    const ended = await Promise.all([ts.ended(), py.ended()]);
    expect(ended).toEqual([
      { status: 0, errors: '' },
      { status: 0, errors: '' },
    ]);
    anna.type('quit');
    await anna.ended();
  });

  it('is told of its faults and played for, and the game goes on to its end', async () => {
    await using anna = server.host('Anna', '--seats', '2', '--rules', 'levels=4');
    const code = await codeAt(anna);
    const argv = ['--games', '1', '--bot-ms', '5000'];
    await using robby = bot(code, { program: nasty('garbage'), argv });
    await anna.see(/nasty-bot has taken seat 2\./u);
    anna.type('start');
    await playByHints(anna);
    const { status, errors } = await robby.ended();
    expect(status).toBe(0);
    expect(errors).toMatch(/^palier: nasty-bot, game 1, seat 2: “I play a card” is not an answer/u);
    expect(errors).toMatch(
      /unreadable answers?\. The bot steady moved in its place \d+ times?\.\n$/u,
    );
    anna.type('quit');
    await anna.ended();
  });

  it('that cannot be started gives its seat to a bot of the table', async () => {
    await using anna = server.host('Anna', '--seats', '2', '--rules', 'levels=8');
    const code = await codeAt(anna);
    await using robby = bot(code, { program: nasty('dead'), argv: ['--name', 'Robby'] });
    await anna.see(/Robby has taken seat 2\./u);
    anna.type('start');
    const playing = playByHints(anna);
    const { status, errors } = await robby.ended();
    expect(status).toBe(1);
    expect(errors).toContain('It failed 4 times and will not be started again.');
    await playing;
    expect(anna.text).toContain('Robby has left. A bot takes over.');
    anna.type('quit');
    await anna.ended();
  });

  it('says in one sentence what leads nowhere', async () => {
    const { url } = server;
    const program = ['--', NODE, NASTY];
    const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
      [['--join', 'KLMPQRST', '--server', url, ...program], 1, /There is no such table\./u],
      [['--join', 'hello', ...program], 2, /“hello” is not valid\./u],
      [['--join', 'KLMPQRST'], 2, /COMMAND… is missing\./u],
      [[...program], 2, /--join CODE is missing\./u],
      [['--join', 'KLMPQRST', '--', '/no/such'], 2, /There is no program “\/no\/such”/u],
      [['--join', 'KLMPQRST', '--bot-ms', '30000', ...program], 2, /from 1 to 20,000/u],
    ];
    for (const [argv, status, sentence] of cases) {
      const { stderr, ...ended } = await call(['bot', ...argv], '', { env: server.device() });
      expect([argv, ended.status, stderr]).toEqual([argv, status, expect.stringMatching(sentence)]);
    }
  });
});
