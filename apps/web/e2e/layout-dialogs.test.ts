/** What comes over the table, measured as the table is: every dialog, the refusal, the results. */
import { describe, it } from 'vitest';
import { DEVICES, enlargeText, expectAll, expectGoodLayoutAt } from './harness/good-layout.ts';
import { newPage, openApp, PHONE, PHONE_WIDE, DESKTOP, type Size } from './harness/index.ts';
import { goToSight, SIGHTS } from './sights.ts';

async function expectGoodSights(
  sizes: readonly Size[],
  { cards, isLarge }: { readonly cards: 'normal' | 'large'; readonly isLarge: boolean },
): Promise<void> {
  const page = await newPage({ size: sizes[0]!, settings: { cards } });
  await openApp(page);
  if (isLarge) await enlargeText(page);
  await expectAll(
    SIGHTS.map((sight) => [
      sight.name,
      async () => {
        await goToSight(page, sight);
        await expectGoodLayoutAt(page, sizes);
      },
    ]),
  );
}

describe('every dialog', () => {
  it.each(DEVICES)('fits a %s', async (_, sizes) =>
    expectGoodSights(sizes, { cards: 'normal', isLarge: false }),
  );

  it('fits a phone with large cards, either way', async () =>
    expectGoodSights([PHONE, PHONE_WIDE], { cards: 'large', isLarge: false }));

  it.each([PHONE, DESKTOP].map((size) => [size.name, size] as const))(
    'fits a %s with letters twice as large',
    async (_, size) => expectGoodSights([size], { cards: 'normal', isLarge: true }),
  );
});
