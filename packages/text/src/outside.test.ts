import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Part } from './index.ts';

type Faults = Part<'cli'>['outside']['faults'];
type OutsideCode = keyof Faults;
type OutsideFacts = { readonly [Code in OutsideCode]: Parameters<Faults[Code]>[0] };

const SAMPLES: { readonly [Code in OutsideCode]: readonly OutsideFacts[Code][] } = {
  late: [{ ms: 1 }, { ms: 1000 }],
  broken: [{ line: 'hello', why: 'Why not.' }],
  'too-long': [{ most: 65_536 }],
  illegal: [{ move: 'take 9', rule: 'INPUT-1', why: 'Why not.' }],
  surplus: [{ line: '{}' }],
  ended: [
    { status: 1, said: '' },
    { signal: 'SIGKILL', said: 'ValueError' },
    { error: 'EACCES', said: '' },
    { said: '' },
  ],
  'given-up': [{ starts: 4 }],
};

describe.each(LANGS)('bots from outside, in %s', async (lang) => {
  const { outside } = await loadPart(lang, 'cli');
  it.each(Object.keys(SAMPLES) as OutsideCode[])('%s is a sentence, and can be counted', (code) => {
    const say = outside.faults[code] as (facts: OutsideFacts[OutsideCode]) => string;
    const sentences = SAMPLES[code].map((facts) => say(facts));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}“«„].*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|\s\s|["']/u);
    }
    expect(outside.counts[code](2)).toMatch(/^(?:2 )?\p{L}/u);
  });

  it('are summed up', () => {
    const counts = [outside.counts.late(1), outside.counts.illegal(2)];
    const summary = outside.summary('exec:./bot', counts, { times: 3, bot: 'steady' });
    expect(summary).toMatch(/^exec:\.\/bot.*1.*2.*steady.*3.*\.$/u);
    expect(outside.place('exec:./bot', 3, 2)).toMatch(/^exec:\.\/bot, .*3, .*2$/u);
  });
});
