/** The words of the laboratory, alike in every language. */
import type { LadderAdvice } from '@palier/bots/lab';
import { ROUND_ENDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { LANGS, loadPart, type Part } from './index.ts';
import { inAllLangs } from './testing/in-all-langs.ts';

const ASKS = [{ kind: 'run', size: 4 }] as const;

const ADVICE: readonly LadderAdvice[] = [
  { t: 'few-games', levels: [8] },
  { t: 'few-games', levels: [6, 7, 8] },
  { t: 'out-of-order', level: 5, turns: 5.5, before: 6.4, isKept: true },
  { t: 'out-of-order', level: 3, turns: 1.9, before: 3, isKept: false },
  { t: 'too-hard', level: 7, asks: ASKS, share: 0.3, isKept: true },
  { t: 'too-hard', level: 7, asks: ASKS, share: 0.3, isKept: false },
  { t: 'too-easy', level: 2, asks: ASKS, share: 0.95 },
  { t: 'too-steep', level: 7, turns: 16.9, before: 9.4 },
  { t: 'long-game', minutes: 75.4 },
  { t: 'short-game', minutes: 9.2 },
  { t: 'runaway-leader', won: 0.8, even: 0.6 },
  { t: 'decided-early', won: 0.9 },
  { t: 'dead-rounds', share: 0.2 },
  { t: 'blocked-rounds', share: 0.03 },
  { t: 'first-seat', share: 0.4, even: 1 / 3 },
  { t: 'balanced' },
];

/** Every text without facts that a catalogue has. */
function plainTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(plainTexts)
    : [];
}

function sentences({ page, ladder, ...lab }: Part<'lab'>): readonly string[] {
  const { result, levels, length, endings, places, cards, method } = page;
  return [
    plainTexts({ page, ladder }),
    ADVICE.map((advice) => lab.advice(advice)),
    [lab.whole(1234), lab.decimal(1.25), lab.tenths(-4), lab.hundredths(0.8), lab.percent(0.5)],
    [lab.range(0.4, 0.6), lab.span(1, 6), lab.plusMinus(0.5, 0.012)],
    [page.title('E', 'L'), page.lead(1, ['a', 'b']), page.lead(300, ['a', 'b', 'c'])],
    [page.inSeat('steady', 2), result.clear('steady', 0.6), result.even(0.5), result.evenMark(0.5)],
    [levels.ofLadder('mine'), levels.climbAlt(3, 2.5), length.about(6.2, 5, 7)],
    [length.assumption(20, 90), length.alt(6, 5, 7), length.orMore(40)],
    [endings.dead(0.01, 0, 0.02), places.ahead(0.4, 0.33), places.behind(0.3, 0.33)],
    [places.none(0.33), ...[0, 1, 2, 3, 4, 5].map((place) => places.order(place))],
    (['jokers', 'passes'] as const).map((topic) => cards.worth[topic](0.15, 0.1, 0.2)),
    [cards.orMore(3), method.settled(0.005), method.seed('s'), method.rules('level-up')],
    [ladder.title('E', 'L'), ladder.games(1000, ['a', 'b']), ladder.minutes(40.2, 31, 49)],
    [ladder.assumption(20, 90), ladder.lengths(6.2, 11.1), ladder.leader(0.5, 0.4, 0.6)],
    [ladder.leaderEven(0.6, 0.83), ladder.dead(0, 0.01)],
  ].flat();
}

describe.each(LANGS)('in %s', (lang) => {
  it('everything can be said', async () => {
    const lab = await loadPart(lang, 'lab');
    for (const sentence of sentences(lab)) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$/);
      if (lang === 'fr') expect(sentence).not.toMatch(/ [:;!?»]/);
    }
    for (const end of ROUND_ENDS) expect(lab.page.endings.ends[end]).not.toBe('');
    for (const caption of Object.values(lab.page.cards.captions)) expect(caption).not.toBe('');
  });

  it('advice has a sentence of its own for each code', async () => {
    const lab = await loadPart(lang, 'lab');
    const said = ADVICE.map((advice) => lab.advice(advice));
    expect(new Set(said).size).toBe(ADVICE.length);
    for (const sentence of said) expect(sentence).toMatch(/\.$/u);
  });
});

it('no advice was left untranslated', async () => {
  const all = await inAllLangs('lab');
  for (const advice of ADVICE) {
    expect(new Set(all.map((lab) => lab.advice(advice))).size).toBe(LANGS.length);
  }
});
