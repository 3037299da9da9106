/** What comes over the table, measured as the table is: every dialog, the refusal, the results. */
import { describe, it } from 'vitest';
import { enlargeText, expectAll, expectGoodLayout } from './harness/good-layout.ts';
import { newPage, openApp, PHONE, PHONE_WIDE, DESKTOP, SIZES, type Size } from './harness/index.ts';
import { goToSight, SIGHTS } from './sights.ts';

async function expectGoodSights(
  size: Size,
  { cards, isLarge }: { readonly cards: 'normal' | 'large'; readonly isLarge: boolean },
): Promise<void> {
  const page = await newPage({ size, settings: { cards } });
  await openApp(page);
  if (isLarge) await enlargeText(page);
  await expectAll(
    SIGHTS.map((sight) => [
      sight.name,
      async () => {
        await goToSight(page, sight);
        await expectGoodLayout(page);
      },
    ]),
  );
}

const named = (sizes: readonly Size[]) => sizes.map((size) => [size.name, size] as const);

describe('every dialog', () => {
  it.each(named(SIZES))('fits a %s', async (_, size) =>
    expectGoodSights(size, { cards: 'normal', isLarge: false }),
  );

  it.each(named([PHONE, PHONE_WIDE]))('fits a %s with large cards', async (_, size) =>
    expectGoodSights(size, { cards: 'large', isLarge: false }),
  );

  it.each(named([PHONE, DESKTOP]))('fits a %s with letters twice as large', async (_, size) =>
    expectGoodSights(size, { cards: 'normal', isLarge: true }),
  );
});
