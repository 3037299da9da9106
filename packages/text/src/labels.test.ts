/** What stands on buttons and lines of the browser game, where it is put together from facts. */
import { STRENGTHS } from '@palier/bots';
import { EDITION_IDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart } from './langs.ts';

/** What a Pass card is called, without the word for a card. */
const PASS = { en: 'Pass', fr: 'Passe', de: 'Aussetz', es: 'Paso', it: 'Salta turno' };

const EDITION = {
  en: /\bedition\b/u,
  fr: /édition/u,
  de: /Ausgabe/u,
  es: /edición/u,
  it: /edizione/u,
};

describe.each(LANGS)('in %s', async (lang) => {
  const [game, table, you] = await Promise.all([
    loadPart(lang, 'game'),
    loadPart(lang, 'table'),
    loadPart(lang, 'you'),
  ]);

  it('a strength begins with a capital where it stands alone, and is small inside a sentence', () => {
    for (const strength of STRENGTHS) {
      const { name, label } = game.strength(strength);
      expect(name).toMatch(/^\p{Ll}/u);
      expect(label).toMatch(/^\p{Lu}/u);
      expect(label.toLocaleLowerCase(lang)).toBe(name);
    }
  });

  it('an edition named after a level is called an edition', () => {
    const named = EDITION_IDS.map(game.edition).filter((name) => /Level \d/u.test(name));
    expect(named).toHaveLength(3);
    for (const name of named) expect(name).toMatch(EDITION[lang]);
  });

  it('a Pass card is called by its name, and special are the cards of Master alone', () => {
    const special = /special|spécial|Sonder|especial/u;
    const only = table.canNow(['lay', 'pass', 'discard']);
    expect(only).toContain(PASS[lang]);
    expect(only).not.toMatch(special);
    const others = table.canNow(['special', 'discard']);
    expect(others).toMatch(special);
    expect(others).not.toContain(PASS[lang]);
    const either = table.canNow(['discard', 'either']);
    expect(either).toContain(PASS[lang]);
    expect(either).toMatch(special);
  });

  it('what is earned next is named with what it is, and what it takes with how far it has come', () => {
    const { nearest, back, cloth, backs, cloths, feats, featSoFar } = you;
    const [comets, starry] = [nearest.back(backs.comets), nearest.cloth(cloths.starry)];
    expect(comets).toMatch(new RegExp(`: .*\\p{L}+ [“„«]\\s?${backs.comets}\\s?[”“»]$`, 'u'));
    expect(starry).toContain(cloths.starry);
    expect(starry.replace(cloths.starry, '')).not.toBe(comets.replace(backs.comets, ''));
    expect(back).not.toBe(cloth);
    expect(featSoFar(feats.win, 0, 1)).toBe(feats.win);
    expect(featSoFar(feats.ten, 3, 10)).toMatch(/ \(3 \p{L}+ 10\)$/u);
  });

  it('what days in a row bring is named with how many are left, and the last is tomorrow', () => {
    const { inDays, won, backs, cloths } = you;
    for (const [part, name] of [
      ['back', backs.lanterns],
      ['cloth', cloths.aurora],
    ] as const) {
      expect(inDays[part](2, name)).toMatch(/(?<!\d)2(?!\d)/u);
      expect(inDays[part](1, name)).not.toMatch(/\d/u);
      expect(won[part](name)).toContain(name);
    }
  });
});
