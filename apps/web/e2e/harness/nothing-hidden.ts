/** What somebody sees who has no hand: the same as everybody, and no card that is not everybody's. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handOf } from './at-table.ts';
import { readTree } from './ax-tree.ts';
import { expectCount } from './seen.ts';

/** Until all have seen the same moves. */
export async function expectSameNews(...pages: readonly Page[]): Promise<void> {
  const stock = async (page: Page): Promise<string | undefined> =>
    /Draw pile, \d+ cards/u.exec(
      await page.getByRole('figure', { name: 'Draw pile' }).innerText(),
    )?.[0];
  const piles = async (page: Page) => facesOf(page);
  await expect
    .poll(async () => {
      const seen = await Promise.all(
        pages.map(async (page) => JSON.stringify([await stock(page), await piles(page)])),
      );
      return new Set(seen).size;
    })
    .toBe(1);
}

/** Every card that is drawn with its face up, but for those in hand, and what is told of beside a large table. */
async function facesOf(page: Page): Promise<readonly string[]> {
  const faces = await page
    .locator('[data-card]:not([data-card="?"])')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.closest('[role=toolbar], aside') === null)
        .map((card) => (card as SVGElement).dataset['card'] ?? ''),
    );
  return faces.toSorted();
}

const CARD = /\b(?:red|yellow|green|blue|purple|orange) \d+|joker|Pass card/gu;

/** The cards that stand in the page in words, but for those in hand. */
async function cardsNamed(page: Page): Promise<ReadonlySet<string>> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelector('[role=toolbar]')?.remove();
    return copy.innerHTML;
  });
  return new Set(text.match(CARD));
}

/** Neither drawn nor in words, nor in what is read out: nothing that not both players see too. */
export async function expectNothingHidden(page: Page, players: readonly Page[]): Promise<void> {
  await expectCount(handOf(page), 0);
  const [one, other] = await Promise.all(players.map(cardsNamed));
  const everybodys = one!.intersection(other!);
  expect([...(await cardsNamed(page)).difference(everybodys)]).toEqual([]);
  const tree = await readTree(page);
  const read = new Set(tree.flatMap(({ name, text }) => `${name} ${text}`.match(CARD) ?? []));
  expect([...read.difference(everybodys)]).toEqual([]);
}
