import { memoryLedger } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { Makers } from './makers.ts';

/** Tables that are open until somebody says that they are not. */
function world(most: number) {
  const open = new Set<string>();
  let made = 0;
  const makers = new Makers(most, async (ids) => new Set(ids.filter((id) => open.has(id))));
  const create = async (): Promise<{ readonly id: string }> => {
    const id = `t${++made}`;
    open.add(id);
    return { id };
  };
  return { open, makers, make: async (key: string) => makers.make(key, create) };
}

describe('who makes tables', () => {
  it('may have so many at once, and another when one of them is over or gone', async () => {
    const { open, make } = world(2);
    expect([await make('a'), await make('a'), await make('a')]).toEqual([
      { id: 't1' },
      { id: 't2' },
      'too-many',
    ]);
    expect(await make('b')).toEqual({ id: 't3' });
    open.delete('t1');
    expect([await make('a'), await make('a')]).toEqual([{ id: 't4' }, 'too-many']);
  });

  it('gets no more by asking at the same time', async () => {
    const { make } = world(2);
    const all = await Promise.all([make('a'), make('a'), make('a'), make('b')]);
    expect(all).toEqual([{ id: 't1' }, { id: 't2' }, 'too-many', { id: 't3' }]);
  });

  it('is not charged for what could not be made', async () => {
    const { makers, make } = world(1);
    const failing = makers.make('a', async () => Promise.reject(new Error('the disk is full')));
    await expect(failing).rejects.toThrow('full');
    expect(await makers.make('a', async () => ({ t: 'denied' }))).toEqual({ t: 'denied' });
    expect(await make('a')).toEqual({ id: 't1' });
  });

  it('has made the tables, too, that people go on to', async () => {
    const { makers, make } = world(0);
    await make('a');
    const ledger = makers.noting(memoryLedger());
    for (const id of ['t1', 'other']) await ledger.create({ id, code: id }, { step: '0' });
    const goOn = async (id: string, rev: number): Promise<string> =>
      ledger.append(id, rev, { step: '1', opens: { id: `${id}-next`, first: { step: '0' } } });
    expect(await goOn('t1', 7)).toBe('conflict');
    expect(makers.makerOf('t1-next')).toBeUndefined();
    expect([await goOn('t1', 1), await goOn('other', 1)]).toEqual(['stored', 'stored']);
    expect([makers.makerOf('t1-next'), makers.makerOf('other-next')]).toEqual(['a', undefined]);
  });

  it('is forgotten with the last table', async () => {
    const { open, makers, make } = world(0);
    await make('a');
    await make('b');
    expect([makers.makerOf('t1'), makers.makerOf('t2')]).toEqual(['a', 'b']);
    open.delete('t1');
    await makers.forgetClosed();
    expect([makers.makerOf('t1'), makers.makerOf('t2')]).toEqual([undefined, 'b']);
  });
});
