/** The record of a game online, kept among the games of this device so that it can be watched again. */
import { list } from '@palier/rules/codec';
import { importRecord, recordOf } from '../local/lobby.ts';
import { anyText, looseList } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

const MOST_KEPT = 50;

/** Which of them is which game here: table and game. */
const games = kept('kept', looseList(list(anyText, 2, 2), MOST_KEPT), []);

/** The game's id on this device; undefined where it cannot be kept. Kept once, however often asked. */
export async function keepRecord(table: string, text: string): Promise<string | undefined> {
  const known = games.peek().find(([one]) => one === table)?.[1];
  if (known !== undefined && (await recordOf(known)) !== undefined) return known;
  const imported = await importRecord(text);
  if (imported.t !== 'kept') return undefined;
  games.change((before) => {
    const others = before.filter(([one]) => one !== table);
    return [[table, imported.id], ...others].slice(0, MOST_KEPT);
  });
  return imported.id;
}
