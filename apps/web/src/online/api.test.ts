import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTable } from './api.ts';
import { lastDraft, optionsFor } from './last-table.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a server, or what stands before it, answers. */
function answering(status: number, body: string, type: string): void {
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
}

function refusal(code: string): string {
  return JSON.stringify({ palier: 1, error: { code, path: '', message: 'x' } });
}

it.each([{}, { until: 1_900_000_000_000 }])(
  'who is banned makes no table, and is told until when where it is known: %o',
  async (more) => {
    const error = { code: 'banned', path: '', message: 'x', ...more };
    answering(403, JSON.stringify({ palier: 1, error }), 'application/json');
    const created = await createTable(optionsFor(lastDraft().edition));
    expect(created).toEqual({ problem: 'banned', ...more });
  },
);

describe('a table that is not made', () => {
  it.each([
    [503, refusal('too-many-tables'), 'full'],
    [429, refusal('too-many-from-here'), 'too-many-from-here'],
    [429, refusal('too-fast'), 'too-fast'],
    [500, refusal('failed'), 'failed'],
    [403, refusal('other-origin'), 'failed'],
  ])('because of %d %s: %s', async (status, body, problem) => {
    answering(status, body, 'application/json; charset=utf-8');
    expect(await createTable(optionsFor(lastDraft().edition))).toEqual({ problem });
  });

  it.each([
    [503, 'full'],
    [429, 'too-fast'],
    [200, 'no-server'],
  ])('because of a page with %d: %s', async (status, problem) => {
    answering(status, '<h1>Busy</h1>', 'text/html');
    expect(await createTable(optionsFor(lastDraft().edition))).toEqual({ problem });
  });
});
