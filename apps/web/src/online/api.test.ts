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

describe('a table that is not made', () => {
  it.each([
    [503, refusal('too-many-tables'), 'full'],
    [429, refusal('too-many-from-here'), 'too-many-from-here'],
    [429, refusal('too-fast'), 'too-fast'],
    [500, refusal('failed'), 'failed'],
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
