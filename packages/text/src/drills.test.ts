/** Drills and the daily deal in every language. */
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Part } from './langs.ts';

const FEW = { missing: 1, outs: 1 };
const SOME = { missing: 2, outs: 11 };
const DONE = { missing: 0, outs: 0 };
const NONE = { missing: 2, outs: 0 };

/** Every sentence that is made from facts. */
function made(words: Part<'drills'>): readonly string[] {
  const { daily } = words;
  return [
    ...[0, 1, 2].flatMap((count) => [
      words.streak(count),
      words.bestStreak(count),
      words.layingLeaves(count),
      words.layingFewer(count + 1, count),
      words.notOut(count + 1),
      daily.days(count),
    ]),
    ...[FEW, SOME, DONE, NONE].flatMap((leaves) => [
      words.leaves(leaves, SOME),
      words.leavesShort(leaves),
    ]),
    words.difficulty(1, 4),
    words.level(3, 'x'),
    words.hasLaid(3),
    words.givesAway(0.141, 0.089),
    words.loss(0.141, 0.089),
    words.allMovesAbout(1200),
    daily.question(1, 5),
    daily.score(4, 5),
    daily.shareLine('x', 4, 5),
    daily.mark(1, true),
    daily.mark(2, false),
    daily.lookAt(3),
  ];
}

function plain(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(plain);
}

describe.each(LANGS)('in %s', (lang) => {
  it('everything can be said, and is typeset', async () => {
    const words = await loadPart(lang, 'drills');
    for (const sentence of [...made(words), ...plain(words)]) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$|\s\s|^\s|\s$/u);
      expect(sentence).not.toMatch(/['"]/u);
      if (lang === 'fr') expect(sentence).not.toMatch(/ [:;!?»]/u);
      else expect(sentence).not.toMatch(/\s[:;!?]/u);
    }
  });

  it('no chance is told without its error', async () => {
    const { givesAway, loss } = await loadPart(lang, 'drills');
    const [points, error] = lang === 'en' ? ['14.1', '8.9'] : ['14,1', '8,9'];
    for (const sentence of [givesAway(0.141, 0.089), loss(0.141, 0.089)]) {
      expect(sentence).toContain(points);
      expect(sentence).toContain(`± ${error}`);
    }
  });
});
