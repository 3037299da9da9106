import { EDITION_IDS, cardOf, isFault, layings, makeSetup, takes } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { BOXES } from './boxes.ts';

describe.each(EDITION_IDS)('the examples of %s', (edition) => {
  const setup = makeSetup({ edition, players: 2 });
  if (isFault(setup)) throw new Error(setup.code);
  const { top, rules, copies } = setup;
  const { examples } = BOXES[edition];

  test.each(examples)('$id: are cards of its deck, each there often enough', ({ melds, fits }) => {
    const used = [...melds.flatMap((meld) => meld.cards.map(cardOf)), ...fits];
    for (const card of used) {
      expect(used.filter((other) => other === card).length).toBeLessThanOrEqual(copies[card]!);
    }
  });

  test.each(examples)('$id: are combinations, and take what could be added', ({ melds, fits }) => {
    for (const { kind, cards } of melds) {
      const parts = [{ kind, size: cards.length }];
      expect([...layings(cards.map(cardOf), parts, { top, rules })]).not.toEqual([]);
    }
    for (const card of fits) {
      expect(melds.some((meld) => takes(meld, card, top))).toBe(true);
    }
  });
});
