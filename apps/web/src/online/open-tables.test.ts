import type { ListedTable } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { tablesAfter } from './open-tables.ts';

function table(id: string, phase: ListedTable['phase'] = 'lobby'): ListedTable {
  return {
    id,
    code: id,
    phase,
    quick: false,
    edition: 'level-up',
    own: false,
    clock: 'off',
    joining: 'anyone',
    watching: true,
    round: 0,
    seats: [{ t: 'open' }],
  };
}

function changed(tables: readonly ListedTable[], gone: readonly string[] = []): string {
  return JSON.stringify({ t: 'changed', tables, gone });
}

describe('the list as it is told', () => {
  const whole = JSON.stringify({
    t: 'tables',
    palier: 1,
    tables: [table('a', 'playing'), table('b')],
  });

  it('has those that have not begun first, and changes in its place', () => {
    const first = tablesAfter(undefined, whole);
    expect(first).toEqual([table('b'), table('a', 'playing')]);
    const next = tablesAfter(
      first,
      changed([table('c'), { ...table('b'), clock: 'quick' }], ['a']),
    );
    expect(next).toEqual([{ ...table('b'), clock: 'quick' }, table('c')]);
    expect(tablesAfter(next, whole)).toEqual(first);
  });

  it('is nothing without its beginning, and nothing else than the list', () => {
    expect(tablesAfter(undefined, changed([table('a')]))).toBeUndefined();
    for (const text of ['', '[]', '{"t":"closed","why":"stopping"}', '{"t":"tables"}']) {
      expect(tablesAfter([], text)).toBeUndefined();
    }
  });

  it('may say more than this page knows', () => {
    const more = { ...table('a'), clock: 'sundial', joining: 'friends', mood: 'good' };
    const text = JSON.stringify({ t: 'tables', palier: 1, tables: [more], more: 3 });
    expect(tablesAfter(undefined, text)).toEqual([{ ...table('a'), joining: 'approved' }]);
  });
});
