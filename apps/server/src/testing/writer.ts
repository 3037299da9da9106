/**
 * A process that writes steps at many tables and says of each that it is stored, until it is killed:
 * `node writer.ts '{"t":"sqlite","folder":"…"}' NODE TABLES`. What it said must be true afterwards.
 */
import { writeSync } from 'node:fs';
import { isStorageFault, openStorage, type StoragePlace } from '../ledger/index.ts';
import { stepText } from './writing.ts';

const [, , place = '', node = '', tables = '1'] = process.argv;
const storage = await openStorage(JSON.parse(place) as StoragePlace, node, () => undefined);
if (isStorageFault(storage)) {
  say(storage.code);
  process.exit(1);
}
const { ledger } = storage;
const ids = Array.from({ length: Number(tables) }, (_, index) => `${node}-${index}`);
await Promise.all(ids.map(write));

async function write(id: string): Promise<void> {
  for (let rev = 0; ; rev++) {
    const step = stepText(id, rev);
    try {
      const outcome =
        rev === 0
          ? await ledger.create({ id, code: id }, { step })
          : await ledger.append(id, rev, { step });
      if (outcome !== 'stored') throw new Error(outcome);
      say(`${id} ${rev}`);
    } catch (error) {
      say(`failed ${String(error)}`);
      const steps = await ledger.since(id, 0);
      say(`read ${id} ${steps?.length}`);
      return;
    }
  }
}

/** At once, not when there is time: whoever kills this process must have heard it. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
