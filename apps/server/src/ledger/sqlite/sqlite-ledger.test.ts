import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, afterAll } from 'vitest';
import { describeLedger } from '@palier/table/testing';
import { openSqlite } from './sqlite-storage.ts';
import { isStorageFault } from '../faults.ts';
const root = mkdtempSync(join(tmpdir(), 'palier-sqlite-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let n = 0;
async function open(folder: string) {
  const s = await openSqlite(folder);
  if (isStorageFault(s)) throw new Error(s.code);
  return s;
}
describeLedger(
  'sqlite',
  async () => {
    const f = join(root, String(n++));
    const s = await open(f);
    return {
      ledger: s.ledger,
      reopen: async () => {
        await s.close();
        return (await open(f)).ledger;
      },
    };
  },
  { describe, it },
);
