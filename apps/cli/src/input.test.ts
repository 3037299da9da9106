/** Everything a person or a script may hand us by mistake or on purpose. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from './testing/call.ts';
import { recordedGame } from './testing/recorded-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-input-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MEBIBYTE = 1 << 20;
const [HEADER] = recordedGame({ edition: 'level-8-101', players: 2 }, 'input').split('\n');

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function sized(name: string, size: number): string {
  const path = file(name, '');
  truncateSync(path, size);
  return path;
}

mkdirSync(join(folder, 'folder'));
const noise = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256);
const utf16 = Buffer.from('\ufeff{"position":{}}', 'utf16le');
const deep = `{"position":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;

const CASES = [
  ['missing', join(folder, 'missing'), 2, 'no-such-file', ''],
  ['a file as a folder', join(file('plain', '{}'), 'x'), 2, 'no-such-file', ''],
  ['no name at all', '', 2, 'no-such-file', ''],
  ['a name too long', 'x'.repeat(5000), 2, 'cannot-read', ''],
  ['a name with a null', 'a\0b', 2, 'cannot-read', ''],
  ['a folder', join(folder, 'folder'), 2, 'is-a-folder', ''],
  ['empty', file('empty', ''), 2, 'empty-input', ''],
  ['blank', file('blank', ' \n\n'), 2, 'empty-input', ''],
  ['noise', file('noise', noise), 2, 'not-text', ''],
  ['UTF-16', file('utf16', utf16), 2, 'not-text', ''],
  ['100 MB', sized('large', 100_000_000), 2, 'too-large', ''],
] as const;

describe.each([['judge'], ['verify'], ['replay']])('%s', (command) => {
  it.each(CASES)('%s', async (_, path, status, code, place) => {
    const people = await call([command, path]);
    expect(people.status).toBe(status);
    expect(people.stderr).toMatch(/^palier: [^\n]*\.\n$/u);
    const scripts = await call([command, path, '--json']);
    expect({ status: scripts.status, stderr: scripts.stderr }).toEqual({ status, stderr: '' });
    const message = expect.stringMatching(/\S/u) as string;
    expect(JSON.parse(scripts.stdout)).toEqual({
      palier: 1,
      error: { code, path: place, message },
    });
  });

  it('standard input that never ends', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(MEBIBYTE, ' ');
      })(),
    );
    const { status, stdout } = await call([command, '-', '--json'], endless);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'too-large' } });
    expect(endless.destroyed).toBe(true);
  });
});

describe('a JSON document', () => {
  it.each([
    ['{\n  "position": {"edition": level-8}\n}', 2, 'not-json', 'line 2, column 27'],
    ['{"position": {"edition"', 2, 'not-json', 'line 1, column 24'],
    ['['.repeat(10_000), 2, 'not-json', 'line 1, column 10001'],
    [deep, 1, 'too-deep', ''],
    ['{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 1, 'too-deep', ''],
    ['null', 1, 'wrong-type', ''],
    ['[]', 1, 'wrong-type', ''],
    ['{}', 1, 'missing-member', 'position'],
    ['{"position":{"edition":"level-up","players":2},"move":[]}', 1, 'unknown-member', 'move'],
  ])('%#', async (text, status, code, path) => {
    const { stdout, ...rest } = await call(['judge', '-', '--json'], text);
    expect(rest).toEqual({ status, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ palier: 1, error: { code, path } });
  });

  it('may begin with a byte order mark', async () => {
    const text = '\ufeff{"position":{"edition":"level-up","players":2}}';
    expect(await call(['judge', '-'], text)).toMatchObject({ status: 0, stderr: '' });
  });

  it('names its place in the language asked for', async () => {
    const { stderr } = await call(['judge', '-', '--lang', 'de'], '{\n  x}');
    expect(stderr).toBe(
      'palier: Standardeingabe: Zeile 2, Spalte 3: Das ist kein JSON: „x}“ gehört hier nicht hin.\n',
    );
  });

  it('cannot speak to the terminal', async () => {
    const text = '{"position":{"edition":"level-up","players":2,"\\u001b[2J\\u009b31m":1}}';
    const { stderr } = await call(['judge', '-'], text);
    // eslint-disable-next-line no-control-regex -- that is what must not be there
    expect(stderr).toMatch(/^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f]+\n$/u);
  });
});

describe('a record', () => {
  it.each([
    ['{"t":"cardDrawn"}', 1, 'no-header', 'line 1'],
    [`${HEADER}\n{"t":"cardDrawn", seat}`, 2, 'not-json', 'line 2, column 19'],
    [`${HEADER}\n\n{"t":"takePlayed","seat":1}`, 2, 'not-json', 'line 2, column 1'],
    [`${HEADER}\n${'['.repeat(10_000)}${']'.repeat(10_000)}`, 1, 'too-deep', 'line 2'],
    [`${HEADER}\n${'['.repeat(10_000)}`, 2, 'not-json', 'line 2, column 10001'],
    [`${HEADER}\n{"t":"cardDrawn","seat":7,"card":"R1"}`, 1, 'out-of-range', 'line 2.seat'],
    ['garbage', 2, 'not-json', 'line 1, column 1'],
  ])('%#', async (text, status, code, path) => {
    for (const command of ['verify', 'replay']) {
      const { stdout, ...rest } = await call([command, '-', '--json'], text);
      expect(rest).toEqual({ status, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ palier: 1, error: { code, path } });
    }
  });

  it('names the line and the member', async () => {
    const text = `${HEADER}\n{"t":"cardDrawn","seat":7,"card":"R1"}`;
    const { stderr } = await call(['verify', '-'], text);
    expect(stderr).toMatch(/^palier: standard input: line 2, seat: /u);
  });
});
