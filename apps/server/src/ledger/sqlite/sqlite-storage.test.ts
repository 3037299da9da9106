import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describePeople } from '@palier/people/testing';
import { describeLeases, describeLedger } from '@palier/table/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startWriter } from '../../testing/child.ts';
import { eventually } from '../../testing/waiting.ts';
import { describeDues } from '../../testing/dues.ts';
import { describeSettling } from '../../testing/settling.ts';
import { describeOffice, someReport } from '../../testing/office-cases.ts';
import { describePushes } from '../../testing/pushes.ts';
import { describeSweeping } from '../../testing/sweeping.ts';
import { acknowledged, race, stepText } from '../../testing/writing.ts';
import { isStorageFault, openStorage, type Storage } from '../index.ts';
import { TOUCH_STEP } from '../storage.ts';
import { backupFolder } from './backup.ts';
import { checkTables } from './check.ts';
import { openDataFolder } from './files.ts';
import { sqliteStorage } from './sqlite-storage.ts';

const root = mkdtempSync(join(tmpdir(), 'palier-sqlite-'));
const opened: Storage[] = [];
let folders = 0;

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function newFolder(): string {
  return join(root, String(folders++));
}

async function open(folder: string): Promise<Storage> {
  const storage = await openStorage({ t: 'sqlite', folder }, 'node', () => undefined);
  if (isStorageFault(storage)) throw new Error(`${storage.code} ${storage.detail}`);
  opened.push(storage);
  return storage;
}

async function faultOf(folder: string): Promise<string> {
  const storage = await openStorage({ t: 'sqlite', folder }, 'node', () => undefined);
  if (isStorageFault(storage)) return storage.code;
  await storage.close();
  return 'none';
}

describeLedger(
  'a ledger in SQLite',
  async () => {
    const folder = newFolder();
    const storage = await open(folder);
    const reopen = async (): Promise<Storage['ledger']> => {
      await storage.close();
      return (await open(folder)).ledger;
    };
    return { ledger: storage.ledger, reopen };
  },
  { describe, it },
);

describePeople(
  'people in SQLite',
  async () => {
    const folder = newFolder();
    const storage = await open(folder);
    const reopen = async (): Promise<Storage['people']> => {
      await storage.close();
      return (await open(folder)).people;
    };
    return { store: storage.people, reopen };
  },
  { describe, it },
);

describeOffice('in SQLite', async () => {
  const folder = newFolder();
  let storage = await open(folder);
  const reopen = async (): Promise<Storage['office']> => {
    await storage.close();
    storage = await open(folder);
    return storage.office;
  };
  return { office: storage.office, reopen };
});

it('a backup has what is in the office', async () => {
  const { office, backup } = await open(newFolder());
  await office.keepReport(someReport(10), 10);
  const folder = newFolder();
  mkdirSync(folder);
  await backup(join(folder, 'palier.sqlite'));
  const restored = await open(folder);
  expect(await restored.office.reports({ isSettledToo: true, most: 10 })).toEqual(
    await office.reports({ isSettledToo: true, most: 10 }),
  );
});

describeLeases(
  'leases of the only node',
  async () => ({ here: (await open(newFolder())).leases, there: undefined, pass: sleep }),
  { describe, it },
);

describe('many steps', () => {
  it('are read from any place on, across volumes, before and after a restart', async () => {
    const folder = newFolder();
    let { ledger } = await open(folder);
    const ids = ['a', 'b', 'c'];
    for (const id of ids) await ledger.create({ id, code: id }, { step: stepText(id, 0) });
    // All at once: they are stored in the order in which they come.
    const added = Array.from({ length: 2999 }, (_, index) => index + 1).flatMap((rev) =>
      ids
        .filter((id) => id !== 'c' || rev <= 100)
        .map(async (id) => ledger.append(id, rev, { step: stepText(id, rev) })),
    );
    expect(new Set(await Promise.all(added))).toEqual(new Set(['stored']));
    const check = async (): Promise<void> => {
      for (const [id, end] of [
        ['a', 3000],
        ['b', 3000],
        ['c', 101],
      ] as const) {
        for (const from of [0, 1, 100, 1364, 1365, 1366, 2730, 2731, 2999, 3000, 5000]) {
          const expected = Array.from(
            { length: Math.max(0, end - from) },
            (_, index) => from + index,
          );
          const steps = await ledger.since(id, from);
          expect(steps).toEqual(expected.map((rev) => ({ rev, step: stepText(id, rev) })));
        }
      }
    };
    await check();
    await opened[0]?.close();
    ({ ledger } = await open(folder));
    expect(await ledger.append('c', 100, { step: 'x' })).toBe('conflict');
    expect(await ledger.append('c', 102, { step: 'x' })).toBe('conflict');
    await check();
    expect(await ledger.append('c', 101, { step: 'x' })).toBe('stored');
    expect(await ledger.since('c', 101)).toEqual([{ rev: 101, step: 'x' }]);
  });

  it('of many writers at one table: one at each place, nothing lost', async () => {
    const { ledger } = await open(newFolder());
    await ledger.create({ id: 'a', code: 'A' }, { step: 'first' });
    const stored = await race(
      Array.from({ length: 8 }, () => ledger),
      'a',
      200,
    );
    const steps = await ledger.since('a', 1);
    expect(steps?.map(({ rev, step }) => [rev, step])).toEqual(stored);
    expect(stored.map(([rev]) => rev)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
  });
});

describe('a process that is killed', () => {
  it('has stored what it said, and lets go of the folder', async () => {
    const folder = newFolder();
    for (const node of ['one', 'two']) {
      const child = startWriter([JSON.stringify({ t: 'sqlite', folder }), node, '20']);
      await child.said(1000);
      expect(await faultOf(folder)).toBe('data-in-use');
      await child.kill();
      const { ledger } = await open(folder);
      const ends = acknowledged(child.lines);
      expect(ends.size).toBe(20);
      for (const [id, end] of ends) {
        const steps = (await ledger.since(id, 0)) ?? [];
        expect(steps.length).toBeGreaterThanOrEqual(end);
        expect(steps.map(({ step }) => step)).toEqual(steps.map((_, rev) => stepText(id, rev)));
        expect(await ledger.append(id, steps.length, { step: 'after' })).toBe('stored');
      }
      await opened.pop()?.close();
    }
  });

  it('whose disk is full fails, reads on, and has lost nothing', async () => {
    const folder = newFolder();
    // Blocks of 512 bytes: no file may grow larger.
    const child = startWriter(
      [JSON.stringify({ t: 'sqlite', folder }), 'full', '10'],
      'ulimit -f 1000;',
    );
    await child.ended;
    const failures = child.lines.filter((line) => line.startsWith('failed'));
    expect(failures).toHaveLength(10);
    const ends = acknowledged(child.lines);
    const { ledger } = await open(folder);
    for (const [id, end] of ends) {
      expect(child.lines).toContain(`read ${id} ${end}`);
      expect((await ledger.since(id, 0))?.length).toBeGreaterThanOrEqual(end);
      expect(await ledger.append(id, end, { step: 'after' })).toBeOneOf(['stored', 'conflict']);
    }
  });
});

describe('a data folder', () => {
  it('is private', async () => {
    const folder = join(newFolder(), 'made', 'too');
    const { ledger } = await open(folder);
    await ledger.create({ id: 'a', code: 'A' }, { step: 'x' });
    const modes = [
      '',
      'palier.sqlite',
      'palier.sqlite-wal',
      'palier.sqlite-shm',
      'palier.lock',
    ].map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600', '600', '600', '600']);
  });

  it('waits for the disk before it answers', () => {
    const folder = openDataFolder(newFolder());
    if (isStorageFault(folder)) throw new Error(folder.code);
    const { db, close } = folder;
    const asked = ['journal_mode', 'synchronous'].map((name) => db.prepare(`PRAGMA ${name}`).get());
    close();
    expect(asked).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }]);
  });

  it('belongs to one at a time', async () => {
    const folder = newFolder();
    const first = await open(folder);
    await first.ledger.create({ id: 'a', code: 'A' }, { step: 'x' });
    expect(await faultOf(folder)).toBe('data-in-use');
    expect(await faultOf(folder)).toBe('data-in-use');
    expect(await first.ledger.append('a', 1, { step: 'y' })).toBe('stored');
    await first.close();
    expect(await faultOf(folder)).toBe('none');
  });

  it('that cannot be made is refused', async () => {
    writeFileSync(join(root, 'file'), '');
    expect(await faultOf(join(root, 'file'))).toBe('no-data-folder');
    expect(await faultOf(join(root, 'file', 'below'))).toBe('no-data-folder');
  });

  it('that holds something else is refused, and left alone', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const file = join(folder, 'palier.sqlite');
    writeFileSync(file, 'dear diary, '.repeat(1000));
    expect(await faultOf(folder)).toBe('not-a-database');
    rmSync(file);
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE diary (day TEXT)');
    db.close();
    expect(await faultOf(folder)).toBe('not-a-database');
  });

  it('of a later version is refused', async () => {
    const folder = newFolder();
    await (await open(folder)).close();
    const db = new DatabaseSync(join(folder, 'palier.sqlite'));
    db.exec('INSERT INTO schema_version VALUES (1000)');
    db.close();
    expect(await faultOf(folder)).toBe('newer-database');
  });

  it('says whether it is open, and takes nothing once it is closed', async () => {
    const storage = await open(newFolder());
    await storage.ledger.create({ id: 'a', code: 'A' }, { step: 'x' });
    expect(await storage.ready()).toBe(true);
    const last = storage.ledger.append('a', 1, { step: 'y' });
    await storage.close();
    await storage.close();
    expect(await last).toBe('stored');
    expect(await storage.ready()).toBe(false);
    await expect(storage.ledger.append('a', 2, { step: 'z' })).rejects.toThrow('closed');
  });
});

describe('a disk that is full', () => {
  it('is not ready, though all that was stored can be read, and ready again with more room', async () => {
    const folder = newFolder();
    const data = openDataFolder(folder);
    if (isStorageFault(data)) throw new Error(data.code);
    const storage = sqliteStorage(data, folder, () => undefined);
    opened.push(storage);
    await storage.ledger.create({ id: 'a', code: 'A' }, { step: '0' });
    const pages = Number(data.db.prepare('PRAGMA page_count').get()?.['page_count']);
    data.db.exec(`PRAGMA max_page_count = ${pages}`);
    expect(await storage.ready()).toBe(false);
    const long = storage.ledger.append('a', 1, { step: 'x'.repeat(20_000) });
    await expect(long).rejects.toThrow('full');
    expect(await storage.ledger.since('a', 0)).toEqual([{ rev: 0, step: '0' }]);
    data.db.exec(`PRAGMA max_page_count = ${pages + 1000}`);
    await eventually(storage.ready, 'room on the disk');
    expect(await storage.ledger.append('a', 1, { step: '1' })).toBe('stored');
    // A probe leaves nothing behind.
    expect(data.db.prepare('SELECT count(*) AS steps FROM steps').get()).toEqual({ steps: 2 });
  });
});

/** Writes over a part of a file. */
function damage(file: string, from: number, bytes: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 'damage'), 0, bytes, from);
  closeSync(handle);
}

describe('a damaged file', () => {
  async function filled(): Promise<{ readonly folder: string; readonly file: string }> {
    const folder = newFolder();
    const { ledger, close } = await open(folder);
    for (let table = 0; table < 40; table++) {
      const id = `table-${table}`;
      await ledger.create({ id, code: id }, { step: 'x'.repeat(3000) });
    }
    await close();
    return { folder, file: join(folder, 'palier.sqlite') };
  }

  it.each([4096, 2 * 4096, 5 * 4096, 20 * 4096])(
    'is told as such at the start and by a check, wherever it is: at %d',
    async (from) => {
      const { folder, file } = await filled();
      expect(checkTables(file)).toEqual({ tables: 40 });
      damage(file, from, 4096);
      expect(await faultOf(folder)).toBe('not-a-database');
      expect(checkTables(file)).toMatchObject({ code: 'not-a-database' });
      expect(await backupFolder(folder, join(root, `copy-${from}`))).toMatchObject({
        code: 'not-a-database',
      });
    },
  );

  it('without its tables is told as such', async () => {
    const { folder, file } = await filled();
    const db = new DatabaseSync(file);
    db.exec('DROP TABLE steps');
    db.close();
    expect(await faultOf(folder)).toBe('not-a-database');
  });

  it('makes a server that runs not ready, once somebody comes upon it, and says the way out', async () => {
    const { folder, file } = await filled();
    const errors: Error[] = [];
    const data = openDataFolder(folder);
    if (isStorageFault(data)) throw new Error(data.code);
    const { ledger, ready, close } = sqliteStorage(data, folder, (error) => {
      errors.push(error as Error);
    });
    expect(await ready()).toBe(true);
    // Where the steps lie: behind the pages that every table begins with.
    damage(file, statSync(file).size - 20 * 4096, 20 * 4096);
    const ids = Array.from({ length: 40 }, (_, table) => `table-${table}`);
    const read = await Promise.allSettled(ids.map(async (id) => ledger.since(id, 0)));
    expect(read.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await ready()).toBe(false);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining('palier backup --check') as string,
    ]);
    await close();
  });

  it('that is no database, or is not there, is not whole', () => {
    const file = join(root, 'letter');
    writeFileSync(file, 'dear diary, '.repeat(1000));
    expect(checkTables(file)).toMatchObject({ code: 'not-a-database' });
    expect(checkTables(join(root, 'nowhere'))).toMatchObject({ detail: 'ENOENT' });
  });
});

describeSweeping(async () => open(newFolder()));

describeDues(async () => open(newFolder()));

describeSettling(async () => open(newFolder()));

describePushes(async () => open(newFolder()));

describe('sweeping', () => {
  it('removes any number, while others are written', async () => {
    const { ledger, sweep, count } = await open(newFolder());
    const ids = Array.from({ length: 90 }, (_, index) => `old-${index}`);
    await Promise.all(ids.map(async (id) => ledger.create({ id, code: id }, { step: id })));
    const later = Date.now() + 10 * TOUCH_STEP;
    const swept = sweep(later, {
      empty: TOUCH_STEP,
      idle: TOUCH_STEP,
      retention: TOUCH_STEP,
      share: 100,
    });
    const beside = ledger.create({ id: 'new', code: 'NEW' }, { step: 'x' });
    expect(await beside).toBe('stored');
    expect((await swept).removed).toBeGreaterThanOrEqual(90);
    expect((await count()).tables).toBeLessThanOrEqual(1);
  });
});

describe('a backup', () => {
  it('taken while it is written is whole and can be started from', async () => {
    const folder = newFolder();
    const { ledger, backup } = await open(folder);
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await Promise.all(
      ids.map(async (id) => ledger.create({ id, code: id }, { step: stepText(id, 0) })),
    );
    const state = { isOver: false };
    const write = async (id: string): Promise<number> => {
      let rev = 1;
      for (; !state.isOver; rev++) await ledger.append(id, rev, { step: stepText(id, rev) });
      return rev;
    };
    const writing = ids.map(write);
    await sleep(50);
    const files = [join(root, 'inside.sqlite'), join(root, 'outside.sqlite')] as const;
    const before = await Promise.all(
      ids.map(async (id) => (await ledger.since(id, 0))?.length ?? 0),
    );
    await backup(files[0]);
    expect(await backupFolder(folder, files[1])).toBeUndefined();
    state.isOver = true;
    const ends = await Promise.all(writing);
    for (const file of files) {
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      const restored = newFolder();
      mkdirSync(restored);
      copyFileSync(file, join(restored, 'palier.sqlite'));
      const { ledger: copy } = await open(restored);
      for (const [index, id] of ids.entries()) {
        const steps = (await copy.since(id, 0)) ?? [];
        expect(steps).toEqual(steps.map((_, rev) => ({ rev, step: stepText(id, rev) })));
        expect(steps.length).toBeGreaterThanOrEqual(before[index]!);
        expect(steps.length).toBeLessThanOrEqual(ends[index]!);
        expect(await copy.append(id, steps.length, { step: 'on' })).toBe('stored');
      }
    }
  });

  it('can be taken when no server runs', async () => {
    const folder = newFolder();
    const { ledger, people, close } = await open(folder);
    await ledger.create({ id: 'a', code: 'A' }, { step: 'x' });
    const zoe = { id: 'zoe', name: 'Zoë', face: 'a0123', made: 1, seen: 2 };
    const session = { id: 's', profile: 'zoe', hash: 'h', device: '', made: 1, seen: 2 };
    await people.create(zoe, session);
    await close();
    const restored = newFolder();
    mkdirSync(restored);
    expect(await backupFolder(folder, join(restored, 'palier.sqlite'))).toBeUndefined();
    const { ledger: copy, people: copied } = await open(restored);
    expect(await copy.since('a', 0)).toEqual([{ rev: 0, step: 'x' }]);
    expect(await copied.bySession('h')).toEqual({ profile: zoe, session });
  });

  it('of nothing, or to nowhere, says so', async () => {
    const empty = newFolder();
    expect(await backupFolder(empty, join(root, 'x'))).toMatchObject({ code: 'no-data-folder' });
    const { backup } = await open(newFolder());
    await expect(backup(join(root, 'no', 'such', 'place'))).rejects.toThrow(
      'no-data-folder ENOENT',
    );
  });
});
