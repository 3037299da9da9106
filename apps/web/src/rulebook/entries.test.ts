import { RULE_IDS, type SetupChoice } from '@palier/rules';
import { LANGS, loadPart } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { rulesFor, setupFor } from './concerns.ts';
import { countHidden, entriesFor, type RulebookQuery } from './entries.ts';

const rules = await loadPart('en', 'rules');
const ONE_STAR: SetupChoice = { edition: 'level-8-101', players: 3 };

function ids(question: Partial<RulebookQuery>, choice: SetupChoice = ONE_STAR): readonly string[] {
  const whole = { setup: setupFor(choice), search: '', isAll: false, ...question };
  return entriesFor(rules, whole).flatMap(({ entries }) => entries.map(({ id }) => id));
}

describe('the rulebook shows', () => {
  it('the rules of the table, or all', () => {
    expect(ids({})).toEqual(rulesFor(setupFor(ONE_STAR)));
    expect(ids({ isAll: true })).toEqual(RULE_IDS);
    expect(ids({}).length + countHidden(setupFor(ONE_STAR))).toBe(RULE_IDS.length);
  });

  it('the rule that somebody was sent to, whatever the table', () => {
    expect(ids({ target: 'OPEN-1' })).toContain('OPEN-1');
  });

  it('what a search finds, in the ids and the words', () => {
    expect(ids({ search: 'pass-2' })).toEqual(['PASS-2']);
    expect(ids({ search: 'hold card', isAll: true })).toContain('MASTER-5');
    expect(ids({ search: 'xyzzy', isAll: true })).toEqual([]);
  });

  it('no chapter without a rule', () => {
    const chapters = entriesFor(rules, {
      setup: setupFor(ONE_STAR),
      search: 'joker',
      isAll: false,
    });
    expect(chapters.map(({ chapter }) => chapter)).not.toContain('winning');
    expect(chapters.every(({ entries }) => entries.length > 0)).toBe(true);
  });
});

describe('a search in other words', () => {
  it('says by which word a rule was found that does not use it', () => {
    const [chapter] = entriesFor(rules, {
      setup: setupFor(ONE_STAR),
      search: 'talon',
      isAll: false,
    });
    expect(chapter!.entries.map(({ id, foundBy }) => [id, foundBy])).toEqual([
      ['DEAL-2', ['talon']],
    ]);
    const own = entriesFor(rules, { setup: setupFor(ONE_STAR), search: 'joker', isAll: false });
    expect(own.flatMap(({ entries }) => entries.flatMap(({ foundBy }) => foundBy))).toEqual([]);
  });

  it.each(LANGS)('knows the words of the booklets, in any case and accents: %s', async (lang) => {
    const words = await loadPart(lang, 'rules');
    const found = (search: string): readonly string[] =>
      entriesFor(words, { setup: setupFor(ONE_STAR), search, isAll: true }).flatMap((chapter) =>
        chapter.entries.map(({ id }) => id),
      );
    expect(found('talon')).toContain('STOCK-1');
    expect(found('cartes VOYAGE')).toContain('DEAL-1');
    expect(found('franchir')).toContain('LAY-1');
    expect(found('EX AEQUO')).toContain('WIN-2');
    expect(found('ex æquo')).toContain('OPEN-3');
    expect(found('Relance')).toContain('DEAL-4');
    expect(found('pioche')).toContain('DRAW-1');
    expect(found('defausse')).toContain('DISC-1');
    expect(found('brelan')).toContain('LAY-4');
  });

  it.each([
    ['en', 'lay off', 'ADD-1'],
    ['en', 'wildcard', 'JOKER-1'],
    ['en', 'tie', 'WIN-2'],
    ['fr', 'égalité', 'WIN-2'],
    ['fr', 'vider sa main', 'END-1'],
    ['fr', 'descendre', 'LAY-1'],
    ['de', 'Straße', 'LAY-3'],
    ['de', 'gleichstand', 'WIN-2'],
    ['de', 'passkarte', 'PASS-1'],
  ] as const)('and the words of players: %s, %s', async (lang, search, rule) => {
    const words = await loadPart(lang, 'rules');
    const chapters = entriesFor(words, { setup: setupFor(ONE_STAR), search, isAll: true });
    expect(chapters.flatMap(({ entries }) => entries.map(({ id }) => id))).toContain(rule);
  });
});

describe('house rules', () => {
  const choice: SetupChoice = { ...ONE_STAR, rules: { goingOut: 'any', keepCards: 2 } };
  const entries = entriesFor(rules, { setup: setupFor(choice), search: '', isAll: true }).flatMap(
    (chapter) => chapter.entries,
  );
  const sentence = rules.houseRuleSentence('goingOut', 'any');

  it('are told where they are and where they rewrite a rule', () => {
    const told = entries.filter(({ changes }) => changes.includes(sentence)).map(({ id }) => id);
    expect(told).toEqual(['END-1', 'END-2', 'HOUSE-goingOut']);
  });

  it('that the table left alone say what holds', () => {
    const entry = entries.find(({ id }) => id === 'HOUSE-drawOwn');
    expect(entry).toMatchObject({
      isHere: false,
      changes: [],
      usual: rules.houseRuleSentence('drawOwn', 'allowed'),
    });
  });
});
