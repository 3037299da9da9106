import { it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { MEEK } from './harness/player.ts';
import { DUEL } from './scenes.ts';
it('x', async () => {
  const page = await openScene(DUEL, { settings: MEEK });
  const t = performance.now();
  console.log(await page.locator('body').ariaSnapshot());
  console.log('snapshot', performance.now() - t);
  const s = await page.context().newCDPSession(page);
  const t2 = performance.now();
  const { nodes } = await s.send('Accessibility.getFullAXTree');
  console.log('ax', performance.now() - t2, nodes.length);
  for (const n of nodes) if (!n.ignored && !['InlineTextBox','StaticText','none','generic'].includes(String(n.role?.value))) console.log(n.role?.value, '|', n.name?.value, '|', n.properties?.map((p) => `${p.name}=${p.value.value}`).join(' '));
  await page.keyboard.press('Tab');
  const ss = await page.locator('body').ariaSnapshot({ mode: 'ai' });
  console.log(ss.slice(0, 1500));
});
