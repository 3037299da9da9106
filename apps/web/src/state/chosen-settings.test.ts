import { HAND_SORTS } from '@palier/table/seat';
import { LANGS } from '@palier/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOTIONS, PACES, THEMES, chosenCodec, settingsOf, type Chosen } from './chosen-settings.ts';
import { makeKept, parseKept } from './kept.ts';

function parseChosen(text: string | null): Chosen {
  return parseKept(chosenCodec, text) ?? {};
}

const STILL = { lang: 'fr', isStill: true } as const;
const LIVELY = { lang: 'en', isStill: false } as const;

describe('what nobody chose', () => {
  it('follows the system', () => {
    expect(settingsOf({}, STILL)).toMatchObject({ lang: 'fr', motion: 'off' });
    expect(settingsOf({}, LIVELY)).toMatchObject({ lang: 'en', motion: 'normal' });
  });

  it('still follows it once something else was chosen and stored', () => {
    const stored = makeKept(chosenCodec, { theme: 'day' });
    expect(stored).toBe('{"theme":"day"}');
    expect(settingsOf(parseChosen(stored), STILL)).toMatchObject({ theme: 'day', motion: 'off' });
  });
});

it('what was chosen holds, whatever the system asks for', () => {
  const chosen = { lang: 'de', motion: 'slow' } as const;
  expect(settingsOf(chosen, STILL)).toMatchObject(chosen);
});

const someChoices: fc.Arbitrary<Chosen> = fc.record(
  {
    lang: fc.constantFrom(...LANGS),
    theme: fc.constantFrom(...THEMES),
    cards: fc.constantFrom('normal', 'large'),
    hand: fc.constantFrom('right', 'left'),
    motion: fc.constantFrom(...MOTIONS),
    pace: fc.constantFrom(...PACES),
    sound: fc.boolean(),
    volume: fc.integer({ min: 0, max: 100 }),
    haptics: fc.boolean(),
    chatter: fc.boolean(),
    sort: fc.constantFrom(...HAND_SORTS),
  },
  { requiredKeys: [] },
);

describe('choices', () => {
  it('are read back as they were, whether few or all', () => {
    fc.assert(
      fc.property(someChoices, (chosen) => {
        expect(parseChosen(makeKept(chosenCodec, chosen))).toEqual(chosen);
      }),
    );
  });

  it.each([
    ['nothing', null, {}],
    ['no JSON', '{"lang":', {}],
    ['no object', '"night"', {}],
    ['null', 'null', {}],
    [
      'unknown names and values',
      '{"lang":"xx","motion":"fast","sound":"yes","volume":101,"more":1}',
      { motion: 'fast' },
    ],
  ])('are taken only where they are some: %s', (_, text, chosen) => {
    expect(parseChosen(text)).toEqual(chosen);
  });
});
