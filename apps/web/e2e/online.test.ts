/** A whole game online in four browsers. */
import { it } from 'vitest';
import { begin, makeTable, sitTogether } from './harness/online.ts';
import { playToEnd } from './harness/online-player.ts';

it('a game', async () => {
  const code = await makeTable({ setup: { players: 4, rules: { levels: 2 } } });
  console.time('sit');
  const pages = await sitTogether(code, ['Ada', 'Ben', 'Cleo', 'Dora']);
  console.timeEnd('sit');
  await begin(pages);
  console.time('play');
  await Promise.all(pages.map(async (page) => playToEnd(page)));
  console.timeEnd('play');
});
