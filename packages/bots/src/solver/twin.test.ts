/**
 * The solver against its dull twin and against the law, on random hands with a fresh seed.
 * `PALIER_LONG=1`: 100,000 hands a ladder (half an hour). `PALIER_SEED=…` asks the same again.
 */
import { randomBytes } from 'node:crypto';
import { firstLaying, makeCard, makePart, type Card } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { describe, expect, test } from 'vitest';
import { assess, compileLevel, distanceOf, isOut, makeAssessment, tallyOf } from './index.ts';
import { kindsUpTo, twinCost, slowAnswer } from './testing/twin.ts';
import { randomCase, type HandCase, type LadderName } from './testing/random-cases.ts';

const { PALIER_SEED, PALIER_QUICK, PALIER_LONG } = process.env;
const SEED = PALIER_SEED ?? randomBytes(6).toString('hex');
/** A test never measures time: the limit only ends a hang, and the long form takes long. */
const timeout = PALIER_LONG === undefined ? 240_000 : 0;
const HANDS = PALIER_LONG === undefined ? (PALIER_QUICK === '1' ? 30 : 150) : 100_000;
const LADDERS: readonly LadderName[] = ['stacked', 'open', 'one-star', 'two-star', 'custom'];

/** A custom level may have more choices than the twin can look at in a reasonable time. */
const DEAREST = 30_000;

function told({ setup, level, hand }: HandCase): string {
  const { pairsDistinct, jokerNeedsNatural } = setup.rules;
  const cards = hand.map(makeCard).join(' ');
  return `PALIER_SEED=${SEED}: ${setup.id} ${level.map(makePart).join(' + ')} distinct ${pairsDistinct} natural ${jokerNeedsNatural}: ${cards}`;
}

const sight = makeAssessment();

function answer(asked: HandCase): object {
  const { setup, level, hand } = asked;
  const plan = compileLevel(level, setup);
  const tally = tallyOf(hand);
  assess(tally, plan, sight);
  return {
    told: told(asked),
    distance: sight.distance,
    alone: distanceOf(tally, plan),
    outs: texts(kindsUpTo(setup.top).filter((card) => isOut(sight, card))),
    canLay: sight.distance === 0,
  };
}

function expected(asked: HandCase): object {
  const { setup, level, hand } = asked;
  const { distance, outs } = slowAnswer(hand, level, setup);
  return {
    told: told(asked),
    distance,
    alone: distance,
    outs: texts(outs),
    canLay: firstLaying(hand, level, setup) !== undefined,
  };
}

function texts(cards: readonly Card[]): string {
  return cards.map(makeCard).join(' ');
}

describe('distance and outs are those of the dull twin', () => {
  test.each(LADDERS)('on hands for the levels of %s', { timeout }, (ladder) => {
    const dice = diceFrom(`${SEED}/${ladder}`);
    for (let i = 0; i < HANDS; i++) {
      const hand = randomCase(dice, ladder);
      if (twinCost(hand.level, hand.setup) > DEAREST) continue;
      expect(answer(hand)).toEqual(expected(hand));
    }
  });

  test(
    'a hand is one card away exactly where the law would then let it be laid',
    { timeout },
    () => {
      const dice = diceFrom(`${SEED}/law`);
      for (let i = 0; i < HANDS / 5; i++) {
        const one = randomCase(dice, dice.pick(LADDERS));
        const { setup, level, hand } = one;
        assess(tallyOf(hand), compileLevel(level, setup), sight);
        if (sight.distance !== 1) continue;
        const kinds = kindsUpTo(setup.top);
        const lets = kinds.filter(
          (card) => firstLaying([...hand, card], level, setup) !== undefined,
        );
        const outs = kinds.filter((card) => isOut(sight, card));
        expect([told(one), texts(outs)]).toEqual([told(one), texts(lets)]);
      }
    },
  );
});
