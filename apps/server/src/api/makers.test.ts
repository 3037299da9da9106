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
