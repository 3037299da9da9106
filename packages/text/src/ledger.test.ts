import { RULE_IDS } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { ledger as deLedger } from './de/ledger.ts';
import { houseRules as deHouse, rules as de } from './de/rules.ts';
import { ledger as enLedger } from './en/ledger.ts';
import { houseRules as enHouse, rules as en } from './en/rules.ts';
import { ledger as esLedger } from './es/ledger.ts';
import { houseRules as esHouse, rules as es } from './es/rules.ts';
import { ledger as frLedger } from './fr/ledger.ts';
import { houseRules as frHouse, rules as fr } from './fr/rules.ts';
import { ledger as itLedger } from './it/ledger.ts';
import { houseRules as itHouse, rules as it } from './it/rules.ts';
import { loadPart } from './langs.ts';

const LANGUAGES = [
  ['en', en, enLedger, enHouse],
  ['fr', fr, frLedger, frHouse],
  ['de', de, deLedger, deHouse],
  ['es', es, esLedger, esHouse],
  ['it', it, itLedger, itHouse],
] as const;

/** A player reads a rule in the middle of a turn, often under a refusal: a glance, not a page. */
const LONGEST_TEXT = 450;

describe.each(LANGUAGES)('the ledger in %s', (_, { rule }, ledger, houseRules) => {
  const entries = RULE_IDS.map((id) => ({ id, ...rule(id) }));

  test('has every rule, in the order of the ledger, and no other', () => {
    const isHouse = (id: string): boolean => id.startsWith('HOUSE-');
    expect(Object.keys(ledger)).toEqual(RULE_IDS.filter((id) => !isHouse(id)));
    const house = Object.keys(houseRules).map((name) => `HOUSE-${name}`);
    expect(house).toEqual(RULE_IDS.filter(isHouse));
  });

  test('gives every rule a title of its own', () => {
    const titles = entries.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('keeps titles between two and six words, without a full stop', () => {
    const misshapen = entries.filter(
      ({ title }) => !/^\S+(?: \S+){1,5}$/u.test(title) || title.endsWith('.'),
    );
    expect(misshapen).toEqual([]);
  });

  test('says each rule in one to four sentences that end with a full stop', () => {
    const misshapen = entries.filter(
      ({ text }) => !text.endsWith('.') || text.split(/(?<=[.!?]) /u).length > 4,
    );
    expect(misshapen).toEqual([]);
  });

  test('keeps texts short', () => {
    expect(entries.filter(({ text }) => text.length > LONGEST_TEXT)).toEqual([]);
  });

  test('is typeset: curly apostrophes, single spaces, no notation', () => {
    const rough = entries.filter(({ title, text }) =>
      /['"`_*]|\s\s|^\s|\s$|[A-Z]{3,}-/u.test(`${title}\n${text}`),
    );
    expect(rough).toEqual([]);
  });
});

test('no sentence was left untranslated', () => {
  const same = RULE_IDS.filter(
    (id) => new Set(LANGUAGES.map(([, { rule }]) => rule(id).text)).size < LANGUAGES.length,
  );
  expect(same).toEqual([]);
});

test('French has a no-break space before : ; ! ? and inside « »', async () => {
  const { rule } = await loadPart('fr', 'rules');
  const loose = RULE_IDS.filter((id) =>
    /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/u.test(`${rule(id).title}\n${rule(id).text}`),
  );
  expect(loose).toEqual([]);
});

test('English, German, Spanish and Italian have no space before : ; ! ?', () => {
  const loose = RULE_IDS.filter((id) =>
    [en, de, es, it].some(({ rule }) => /\s[:;!?]/u.test(rule(id).text)),
  );
  expect(loose).toEqual([]);
});

test('German quotes open low and close high', () => {
  const wrong = RULE_IDS.filter((id) => /[«»”]|„[^“]*$|^[^„]*“/u.test(de.rule(id).text));
  expect(wrong).toEqual([]);
});
