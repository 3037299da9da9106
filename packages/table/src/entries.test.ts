import type { RecordedEvent } from '@palier/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ENTRIES, allEntries, entriesFrom, withEntries } from './entries.ts';

const entry = fc.nat().map((seat): RecordedEvent => ({ t: 'holdPlayed', seat }));
const additions = fc.array(fc.array(entry, { maxLength: 4 }), { maxLength: 12 });

it('every moment of a game keeps its own entries, whatever is added later', () => {
  fc.assert(
    fc.property(additions, fc.nat({ max: 60 }), (all, from) => {
      const moments = [NO_ENTRIES];
      for (const more of all) moments.push(withEntries(moments.at(-1)!, more));
      for (const [count, entries] of moments.entries()) {
        const list = all.slice(0, count).flat();
        expect(entries.length).toBe(list.length);
        expect(entries.last).toBe(list.at(-1));
        expect(allEntries(entries)).toEqual(list);
        expect(entriesFrom(entries, from)).toEqual(list.slice(from));
      }
    }),
  );
});
