import { RULE_IDS } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { ledger as de } from './de/ledger.ts';
import { ledger as en } from './en/ledger.ts';
import { ledger as fr } from './fr/ledger.ts';

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
  ['de', de],
] as const;

/** A player reads a rule in the middle of a turn, often under a refusal: a glance, not a page. */
const LONGEST_TEXT = 450;

describe.each(LANGUAGES)('the ledger in %s', (_, ledger) => {
  const entries = RULE_IDS.map((id) => ({ id, ...ledger[id] }));

  test('has every rule, in the order of the ledger, and no other', () => {
    expect(Object.keys(ledger)).toEqual(RULE_IDS);
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
  const same = RULE_IDS.filter((id) => new Set([en[id].text, fr[id].text, de[id].text]).size < 3);
  expect(same).toEqual([]);
});

test('French has a no-break space before : ; ! ? and inside « »', () => {
  const loose = RULE_IDS.filter((id) =>
    /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/u.test(`${fr[id].title}\n${fr[id].text}`),
  );
  expect(loose).toEqual([]);
});

test('English and German have no space before : ; ! ?', () => {
  const loose = RULE_IDS.filter((id) => /\s[:;!?]/u.test(`${en[id].text}\n${de[id].text}`));
  expect(loose).toEqual([]);
});

test('German quotes open low and close high', () => {
  const wrong = RULE_IDS.filter((id) => /[«»”]|„[^“]*$|^[^„]*“/u.test(de[id].text));
  expect(wrong).toEqual([]);
});
