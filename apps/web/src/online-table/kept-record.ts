/** The record of a game online, kept among the games of this device so that it can be watched again. */
import { importRecord, recordOf } from '../local/lobby.ts';
import { readStored, store } from '../state/storage.ts';

const KEY = 'kept';
const MOST_KEPT = 50;

type Kept = readonly (readonly [table: string, game: string])[];

/** The game's id on this device; undefined where it cannot be kept. Kept once, however often asked. */
export async function keepRecord(table: string, text: string): Promise<string | undefined> {
  const known = readKept().find(([one]) => one === table)?.[1];
  if (known !== undefined && (await recordOf(known)) !== undefined) return known;
  const imported = await importRecord(text);
  if (imported.t !== 'kept') return undefined;
  const others = readKept().filter(([one]) => one !== table);
  store(KEY, JSON.stringify([[table, imported.id], ...others].slice(0, MOST_KEPT)));
  return imported.id;
}

function readKept(): Kept {
  try {
    const json: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(json) ? json.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(json: unknown): json is readonly [string, string] {
  return Array.isArray(json) && json.length === 2 && json.every((part) => typeof part === 'string');
}
