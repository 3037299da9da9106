/** `palier review` as a shell calls it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, isFault, type Json } from '@palier/rules';
import { reviewGame } from '@palier/bots/coach';
import { LANGS } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { recordedGame } from '../testing/recorded-game.ts';

const RECORD = recordedGame({ edition: 'level-8-101', players: 2, rules: { levels: 1 } }, 'review');
const FEW = ['--continuations', '100', '--games', '4'];

const folder = mkdtempSync(join(tmpdir(), 'palier-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('palier review', () => {
  it('tells the worst first, then every decision, then the luck', async () => {
    const { status, stdout, stderr } = await call(['review', '-', '--seat', '2', ...FEW], RECORD);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const headings = ['Look at these first', 'Every decision', 'Luck'];
    const places = headings.map((heading) => stdout.indexOf(heading));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(stdout).toContain('Ben’s decisions.');
    expect(stdout).not.toMatch(/undefined|NaN/u);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('gives in JSON what the coach says, the same every time', async () => {
    const args = ['review', '-', '--json', ...FEW];
    const { stdout } = await call(args, RECORD);
    expect((await call(args, RECORD)).stdout).toBe(stdout);
    const document = JSON.parse(stdout) as { [name: string]: Json };
    const record = parseRecord(RECORD);
    if (isFault(record)) throw new Error(record.code);
    const review = reviewGame(record, 1, { continuations: 100, games: 4, seed: 'coach' });
    let next = review.next();
    while (next.done !== true) next = review.next();
    const { moves, worth, lost, luck } = next.value;
    expect(document).toMatchObject({
      palier: 1,
      seat: 1,
      worth,
      seed: 'coach',
      continuations: 100,
    });
    expect(document['loss']).toMatchObject({ decisions: lost!.decisions, total: lost!.total });
    expect(document['luck']).toMatchObject({ share: luck.share, games: 4 });
    expect(document['decisions']).toMatchObject(
      moves.map(({ at, loss, verdict }) => ({ event: at + 1, loss, verdict })),
    );
  });

  it.each(LANGS)('writes a page that stands alone, in %s', async (lang) => {
    const file = join(folder, `${lang}.html`);
    const { status, stdout } = await call(
      ['review', '-', '--html', file, '--lang', lang, ...FEW],
      RECORD,
    );
    expect(status).toBe(0);
    expect(stdout).toContain(file);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).not.toMatch(/undefined|NaN|\[object|Infinity/u);
    expect(page).not.toMatch(/<script|https?:|\bsrc=|@import|<link/u);
    for (const [, id] of page.matchAll(/(?:href="#|aria-labelledby=")([^"]+)/gu)) {
      expect(page).toContain(` id="${id}"`);
    }
    for (const [svg] of page.matchAll(/<svg class[^>]*>/gu)) {
      expect(svg).toMatch(/aria-hidden="true"|role="img"/u);
    }
    expect(page).toContain('palier review - --continuations 100 --games 4');
  });

  it('refuses a record that is not a game, as verify does', async () => {
    const lines = RECORD.trim().split('\n');
    const broken = lines.toSpliced(2, 1).join('\n');
    const { status, stdout, stderr } = await call(['review', '-', ...FEW], broken);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/line 3/u);
    const json = await call(['review', '-', '--json', ...FEW], broken);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { path: 'line 3' } });
  });

  it.each([
    ['--seat', '3', 'bad-number'],
    ['--continuations', '10', 'bad-number'],
    ['--games', '0', 'bad-number'],
    ['--html', '/no/such/folder/x.html', 'cannot-write'],
  ])('%s %s is not possible', async (option, value, code) => {
    const { status, stdout } = await call(['review', '-', option, value, '--json'], RECORD);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });
});
