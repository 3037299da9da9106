/** The program as a process: what only shows there. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { recordedGame } from './testing/recorded-game.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'palier-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = join(folder, 'game.jsonl');
writeFileSync(record, recordedGame({ edition: 'level-8-101', players: 4 }, 'main'));

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

type Wish = {
  readonly input?: string;
  /** Stop reading after the first piece, as `head -1` does. */
  readonly isShort?: boolean;
};

async function palier(argv: readonly string[], { input, isShort }: Wish = {}): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN, ...argv], {
    env: { ...process.env, LC_ALL: 'C', PALIER_DEBUG: '0' },
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (part: string) => {
      text[name] += part;
      if (name === 'stdout' && isShort === true) child.stdout.destroy();
    });
  }
  // A program that has seen enough closes its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input ?? '');
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('close', resolve);
  return { status: await promise, ...text };
}

describe('the process', () => {
  it('ends with 0, 1 or 2', async () => {
    const good = '{"position":{"edition":"level-up","players":2}}';
    const bad = '{"position":{"edition":"level-up","players":1}}';
    const [done, refused, unreadable, misused] = await Promise.all([
      palier(['judge', '-'], { input: good }),
      palier(['judge', '-', '--json'], { input: bad }),
      palier(['judge', '-', '--json'], { input: '{' }),
      palier(['verify']),
    ]);
    expect({ status: done.status, stderr: done.stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(done.stdout)).toMatchObject({ palier: 1, moves: [], winners: [] });
    expect(refused).toMatchObject({ status: 1, stderr: '' });
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { path: 'position.players' } });
    expect(unreadable).toMatchObject({ status: 2, stderr: '' });
    expect(misused).toMatchObject({ status: 2, stdout: '' });
  });

  it('bears a reader who leaves', async () => {
    const [text, json] = await Promise.all([
      palier(['replay', record], { isShort: true }),
      palier(['replay', record, '--json'], { isShort: true }),
    ]);
    expect(text).toMatchObject({ status: 0, stderr: '' });
    expect(json).toMatchObject({ status: 0, stderr: '' });
  });

  it('stops reading what is too large', async () => {
    const input = ' '.repeat(17 << 20);
    const { status, stdout } = await palier(['judge', '-', '--json'], { input });
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'too-large' } });
  });
});
