/** What the coach says, in every language: whole sentences, and never a number without its interval. */
import type { CoachReason, ReviewedMove } from '@palier/bots/coach';
import { VERDICTS } from '@palier/bots/coach';
import { isFault, parsePosition } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import {
  LANGS,
  betterSentences,
  fortuneOf,
  loadPart,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from './index.ts';
import { SAMPLE_CONTRASTS } from './testing/sample-stories.ts';
import { namingOf } from './testing/texts.ts';

const parsed = parsePosition({ edition: 'level-8-101', players: 3, seed: 'x' }, 'x');
if (isFault(parsed)) throw new Error(parsed.code);
const { table } = parsed.state;
const [card, other] = parsed.state.hands[0]!;

const MOVE: ReviewedMove = {
  at: 1,
  seat: 1,
  round: 2,
  turn: 5,
  played: { t: 'discard', card: card! },
  best: { t: 'discard', card: other! },
  rival: { t: 'discard', card: other! },
  loss: 0.042,
  interval: { low: 0.029, high: 0.055 },
  verdict: 'mistake',
  chance: 0.34,
  chanceInterval: { low: 0.31, high: 0.37 },
  reasons: [],
  samples: 700,
};

/** An interval's two ends: shares, or a difference of them in percentage points. */
const TWO_ENDS =
  /\d[\d.,]*\s?%.*\d[\d.,]*\s?%|\d[\d.,]*\D+\d[\d.,]*\s(?:percentage points|Prozentpunkte|puntos porcentuales|punti percentuali)|(?:percentage points|Prozentpunkte) .*\(\d[\d.,]* (?:to|bis) \d[\d.,]*\)/u;

function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(sentence).not.toMatch(/undefined|null|NaN|\s\s|["']/u);
}

describe.each(LANGS)('the coach in %s', async (lang) => {
  const words = await loadPart(lang, 'game');
  const review = await loadPart(lang, 'review');
  const naming = namingOf(1, ['Anna', 'Ben', '']);
  const saying: CoachSaying = { words, review, table, naming };

  it('says what was played, what is better, and why', () => {
    expectSentence(playedSentence(MOVE, saying));
    expect(playedSentence(MOVE, saying)).toContain(words.card(card!));
    const said = new Set<string>();
    for (const reason of SAMPLE_CONTRASTS) {
      const [call, why, ...rest] = betterSentences({ ...MOVE, reasons: [reason] }, saying);
      expect(rest).toEqual([]);
      expect(call).toContain(words.card(other!));
      expectSentence(call!);
      expectSentence(why!);
      said.add(why!);
    }
    expect(said.size).toBe(SAMPLE_CONTRASTS.length);
  });

  it('says what a hint would where that is the reason, and that there is none where there is none', () => {
    const hint: CoachReason = { t: 'hint', reason: { t: 'spare' } };
    const [call, ...none] = betterSentences({ ...MOVE, reasons: [hint] }, saying);
    expect(none).toEqual([]);
    const { best: command } = MOVE;
    const hinted = words.hint({ command, reasons: [{ t: 'spare' }] }, table, naming);
    expect(call).toBe(`${review.better} ${hinted}`);
    expect(betterSentences(MOVE, saying)[1]).toBe(review.noReason);
  });

  it('claims nothing better where there is no verdict', () => {
    for (const verdict of ['only-move', 'best', 'open', 'hinted'] as const) {
      expect(betterSentences({ ...MOVE, verdict }, saying)).toEqual([]);
    }
  });

  it('gives no number without its interval', () => {
    for (const verdict of VERDICTS) {
      const sentence = measureSentence({ ...MOVE, verdict }, review);
      expectSentence(sentence);
      if (verdict !== 'only-move') expect(sentence).toMatch(TWO_ENDS);
      expectSentence(review.meanings[verdict]);
      expect(review.counts[verdict](1)).toContain('1');
      expect(review.counts[verdict](2)).toContain('2');
    }
    const { chance, chanceInterval, loss, interval } = MOVE;
    const luck = { share: 0.4, interval: { low: 0.35, high: 0.45 }, games: 400, expected: 1 / 3 };
    for (const sentence of [
      review.chance(chance, chanceInterval),
      review.total({ decisions: 5, total: loss, interval }),
      review.luck(luck),
    ]) {
      expect(sentence).toMatch(TWO_ENDS);
      expect(sentence).not.toMatch(/undefined|NaN/u);
    }
    expect(review.percent(-0.004)).toMatch(/^−0[.,]4\s?%$/u);
  });

  it('has every verdict in words of its own', () => {
    expect(new Set(Object.values(review.verdicts)).size).toBe(VERDICTS.length);
  });
});

it('speaks of luck only where the interval leaves out the even share', () => {
  const luck = { share: 0.4, games: 10, expected: 1 / 3 };
  expect(fortuneOf({ ...luck, interval: { low: 0.35, high: 0.45 } })).toBe('good');
  expect(fortuneOf({ ...luck, interval: { low: 0.3, high: 0.5 } })).toBe('even');
  expect(fortuneOf({ ...luck, interval: { low: 0.1, high: 0.3 } })).toBe('bad');
});
