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
import type { Lang } from './langs.ts';
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

/** An interval's two ends with no other number between them: in percentage points, or as shares. */
const POINTS_ENDS = /2[.,]9\D+5[.,]5/u;
const CHANCE_ENDS = /31[.,]0\s?%\D+37[.,]0\s?%/u;

/** What a cost is told in, and nothing else: no shares of games, no parts of a win. */
const UNIT: { readonly [L in Lang]: RegExp } = {
  en: /\d percentage points? of your chance of winning/u,
  fr: /(?:\d|d’un) points? de pourcentage sur tes chances de gagner/u,
  de: /\d Prozentpunkte? Gewinnchance/u,
  es: /\d puntos? porcentual(?:es)? de probabilidad de ganar/u,
  it: /\d punt[oi] percentual[ei] di probabilità di vittoria/u,
};

/** What a hint advised may have cost something, and is still nobody's mistake. */
const COUNTS: { readonly [L in Lang]: RegExp } = {
  en: /\bcounts? against you\./u,
  fr: /\b(?:n’est|n’est pas) comptée? comme une erreur\./u,
  de: /\bzählt (?:es nicht )?als Fehler\./u,
  es: /\bcuenta como error\./u,
  it: /\bconta come errore\./u,
};

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

  it('says what counts, and not what cost nothing, where only hints came out behind', () => {
    for (const sentence of [review.nothingWorth, review.meanings.hinted]) {
      expect(sentence).toMatch(COUNTS[lang]);
    }
    for (const sentence of [review.scores[4].about, review.scores[5].about, review.nothingWorth]) {
      expectSentence(sentence);
      expect(sentence).not.toMatch(/\bcost|coût|kost|costar|regal|verschenk|conces|perd|verlor/iu);
    }
  });

  it('gives no number without its interval', () => {
    for (const verdict of VERDICTS) {
      const sentence = measureSentence({ ...MOVE, verdict }, review);
      expectSentence(sentence);
      if (verdict !== 'only-move') expect(sentence).toMatch(POINTS_ENDS);
      expectSentence(review.meanings[verdict]);
      expect(review.counts[verdict](1)).toContain('1');
      expect(review.counts[verdict](2)).toContain('2');
    }
    const { chance, chanceInterval, loss, interval } = MOVE;
    const luck = { share: 0.34, interval: chanceInterval, games: 400, expected: 1 / 3 };
    for (const [sentence, ends] of [
      [review.chance(chance, chanceInterval), CHANCE_ENDS],
      [review.total({ decisions: 5, total: loss, interval }), POINTS_ENDS],
      [review.luck(luck), CHANCE_ENDS],
    ] as const) {
      expect(sentence).toMatch(ends);
      expect(sentence).not.toMatch(/undefined|NaN/u);
    }
    expect(review.percent(-0.004)).toMatch(/^−0[.,]4\s?%$/u);
  });

  it('tells every cost in one unit', () => {
    const { loss, interval } = MOVE;
    const { slip, mistake, blunder } = review.meanings;
    for (const sentence of [
      slip,
      mistake,
      blunder,
      ...[0.001, 0.01, 0.04].flatMap((cost) => [review.cost(cost), review.lost(cost, interval)]),
      review.total({ decisions: 1, total: loss, interval }),
      review.total({ decisions: 5, total: 0.31, interval }),
    ]) {
      expect(sentence).toMatch(UNIT[lang]);
      expect(sentence).not.toMatch(/%|100/u);
    }
    expect(review.open({ low: -0.012, high: 0.008 })).not.toMatch(/%/u);
    expect(review.measuredPoints(loss, interval)).toMatch(
      /^4[.,]2 \((?:d[ea] )?2[.,]9 \p{L}+ 5[.,]5\)$/u,
    );
    expect(review.points(-0.004)).toMatch(/^−0[.,]4$/u);
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
