/** A folder with as little of the browser game as a server needs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function webFolder(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'palier-web-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Palier</title>');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
