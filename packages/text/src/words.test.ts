import {
  CHOICE_NAMES,
  COLOURS,
  EDITION_IDS,
  HOUSE_CHOICES,
  HOUSE_RULE_NAMES,
  LADDER_IDS,
  MASTER_OPTIONS,
  REFUSAL_CODES,
  RULE_IDS,
  STEPS,
  type ChoiceName,
  type Fault,
  type Refusal,
  type Viewer,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { LANGS, type Part } from './langs.ts';
import { inAllLangs, namingOf } from './testing/texts.ts';
import { SAMPLE_EVENTS, SAMPLE_FAULTS, SAMPLE_REFUSALS } from './testing/sample-facts.ts';

type Words = Part<'game'> & Part<'faults'> & Part<'rules'>;

const RULES = await inAllLangs('rules');
const FAULT_WORDS = await inAllLangs('faults');
const ALL: readonly Words[] = (await inAllLangs('game')).map((game, index) => ({
  ...game,
  ...FAULT_WORDS[index]!,
  ...RULES[index]!,
}));
const [en, fr, de, es, italian] = ALL as readonly [Words, Words, Words, Words, Words];
const VIEWERS: readonly Viewer[] = [1, 2, 3, 'spectator'];

const REFUSALS = Object.entries(SAMPLE_REFUSALS).flatMap(([code, samples]) =>
  samples.map((facts) => ({ t: 'refusal', code, rule: 'INPUT-1', facts }) as Refusal),
);
const FAULTS = Object.entries(SAMPLE_FAULTS).flatMap(([code, samples]) =>
  samples.map((facts) => ({ t: 'fault', code, path: 'x', facts }) as Fault),
);

const isSentence = (text: string): boolean =>
  /^(?:¡(?=.*!$))?[\p{Lu}\p{N}“«„].*[.!]$/u.test(text) && isClean(text);

/** No value that slipped through, no doubled space or mark, no straight quote. */
function isClean(text: string): boolean {
  return text !== '' && !/undefined|\bnull\b|NaN|\[object|=>|\s\s|\.\.|['"]|^\s|\s$/.test(text);
}

function choiceSentences(words: Words, name: ChoiceName): readonly string[] {
  return HOUSE_CHOICES[name].map((value) => words.houseRuleSentence(name, value as never));
}

function numberSentences(words: Words): readonly string[] {
  return [
    ...[1, 5].map((level) => words.houseRuleSentence('keepFrom', level)),
    ...[0, 1, 4].map((cards) => words.houseRuleSentence('keepCards', cards)),
    ...[1, 4].map((levels) => words.houseRuleSentence('levels', levels)),
    words.houseRuleSentence('startLevel', [1, 3]),
  ];
}

function names(words: Words): readonly string[] {
  return [
    ...EDITION_IDS.map(words.edition),
    ...LADDER_IDS.map(words.ladder),
    ...MASTER_OPTIONS.map(words.master),
    ...STEPS.map(words.step),
    ...COLOURS.map(words.colour),
    ...HOUSE_RULE_NAMES.map((name) => words.houseRuleTitle(name)),
    ...RULE_IDS.map((id) => words.rule(id).title),
  ];
}

describe.each(ALL.map((words, index) => [LANGS[index]!, words] as const))('in %s', (_, words) => {
  test.each(VIEWERS)('every event is a sentence for %s', (viewer) => {
    const texts = SAMPLE_EVENTS.map((event) => words.event(event, namingOf(viewer, ['Anna'])));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
  });

  test.each(VIEWERS)('every refusal is one or two sentences for %s', (viewer) => {
    const naming = namingOf(viewer, ['Anna', 'Ben']);
    const texts = REFUSALS.map((refusal) => words.refusal(refusal, naming));
    const isShort = (text: string): boolean => text.split(/[.!] (?=\p{Lu})/u).length <= 2;
    expect(texts.filter((text) => !isSentence(text) || !isShort(text))).toEqual([]);
  });

  test('every fault is one sentence', () => {
    const texts = FAULTS.map(words.fault);
    expect(texts.filter((text) => !isSentence(text) || /[.!] /.test(text))).toEqual([]);
  });

  test('every value of every house rule is one sentence, and none is said twice', () => {
    const texts = [
      ...CHOICE_NAMES.flatMap((name) => choiceSentences(words, name)),
      ...numberSentences(words),
    ];
    expect(texts.filter((text) => !isSentence(text) || /[.!] /.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('every edition is described in a sentence', () => {
    const texts = EDITION_IDS.map(words.editionAbout);
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
  });

  test('names are not sentences', () => {
    expect(names(words).filter((text) => !isClean(text) || text.endsWith('.'))).toEqual([]);
  });

  test('two refusals never sound the same', () => {
    const naming = namingOf(1, ['Anna', 'Ben', 'Cleo']);
    const texts = REFUSALS.map((refusal) => words.refusal(refusal, naming));
    const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(twice).toEqual([]);
  });

  test('a ladder of the players’ own keeps its name', () => {
    expect(words.ladder('Sunday ladder')).toBe('Sunday ladder');
  });

  test('the two-star ladder is said to be ours', () => {
    expect(words.ladder('two-star')).toContain('Palier');
  });

  test('every rule has a text', () => {
    expect(RULE_IDS.filter((id) => !isClean(words.rule(id).text))).toEqual([]);
  });
});

test('every refusal code has a sample', () => {
  expect(Object.keys(SAMPLE_REFUSALS).toSorted()).toEqual(REFUSAL_CODES.toSorted());
});

test('house rules are called as their rules are', () => {
  for (const words of ALL) {
    const titles = HOUSE_RULE_NAMES.map((name) => words.houseRuleTitle(name));
    expect(titles).toEqual(HOUSE_RULE_NAMES.map((name) => words.rule(`HOUSE-${name}`).title));
  }
});

test('no sentence was left untranslated', () => {
  const naming = namingOf(2, ['Anna', 'Ben', 'Cleo']);
  const inAll = [
    ...SAMPLE_EVENTS.map((event) => ALL.map((words) => words.event(event, naming))),
    ...REFUSALS.map((refusal) => ALL.map((words) => words.refusal(refusal, naming))),
    ...FAULTS.map((fault) => ALL.map((words) => words.fault(fault))),
    ...CHOICE_NAMES.flatMap((name) => {
      const [first, ...others] = ALL.map((words) => choiceSentences(words, name));
      return first!.map((text, index) => [text, ...others.map((texts) => texts[index]!)]);
    }),
    ...STEPS.map((step) => ALL.map((words) => words.step(step))),
  ];
  expect(inAll.filter((texts) => new Set(texts).size < ALL.length)).toEqual([]);
});

describe('typography', () => {
  const naming = namingOf(1, ['Anna', 'Ben', 'Cleo']);
  const everything = (words: Words): readonly string[] => [
    ...SAMPLE_EVENTS.map((event) => words.event(event, naming)),
    ...REFUSALS.map((refusal) => words.refusal(refusal, naming)),
    ...FAULTS.map((fault) => words.fault(fault)),
    ...CHOICE_NAMES.flatMap((name) => choiceSentences(words, name)),
    ...numberSentences(words),
    ...names(words),
  ];

  test('French has a no-break space before : ; ! ? and inside « »', () => {
    const loose = everything(fr).filter((text) => /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/u.test(text));
    expect(loose).toEqual([]);
  });

  test('English, German, Spanish and Italian have no space there', () => {
    const others = [en, de, es, italian].flatMap(everything);
    const loose = others.filter((text) => /\s[:;!?]/u.test(text));
    expect(loose).toEqual([]);
  });

  test.each([
    ['English', en, /[«»„]/u],
    ['French', fr, /[„“”]/u],
    ['German', de, /[«»”]/u],
    ['Spanish', es, /[„“”]/u],
    ['Italian', italian, /[„“”]|«\s|\s»/u],
  ] as const)('%s uses its own quotation marks', (_, words, foreign) => {
    expect(everything(words).filter((text) => foreign.test(text))).toEqual([]);
  });
});
