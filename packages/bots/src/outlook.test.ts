/** What a seat makes of its own hand and guesses of the others: counted right, nothing left changed. */
import { randomBytes } from 'node:crypto';
import { checkAt, isSpecial, viewOf, type Card } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { believe } from './belief.ts';
import { standpointOf } from './bot.ts';
import { guess } from './danger.ts';
import { deliberate, isUndoing } from './deliberate.ts';
import { hasLaid, outlookOf, prospectOf, prospectWith, stuckWith } from './outlook.ts';
import { distanceOf, leftAfterLevel, mostAdditions, tallyOf } from './solver/index.ts';
import { diceFrom } from '@palier/rules/testing';
import { lawsOf } from './testing/laws.ts';
import { EXPERT_MIND, STEADY_MIND } from './thinkers.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

describe('before the level is down', () => {
  it('the distance and the outs of the nearest level are counted right', () => {
    everywhere('prospect', 400, ({ state, seat }) => {
      const view = viewOf(state, seat);
      const at = standpointOf(view);
      if (hasLaid(at) || view.table.step === 'drop') return;
      const { pool, unseen } = believe(view);
      const outlook = outlookOf(at, unseen, EXPERT_MIND.weights);
      const { plan, distance, outs } = prospectOf(outlook);
      expect(distance).toBe(distanceOf(tallyOf(view.hand), plan));
      const helping = pool.filter(
        (card) => distanceOf(tallyOf([...view.hand, card]), plan) < distance,
      );
      expect(outs).toBe(helping.length);
    });
  });

  it('a card tried in mind, in or out, leaves the hand as it is', () => {
    everywhere('tried', 300, ({ state, seat }) => {
      const view = viewOf(state, seat);
      const at = standpointOf(view);
      if (hasLaid(at) || view.hand.length === 0) return;
      const { pool, unseen } = believe(view);
      const outlook = outlookOf(at, unseen, EXPERT_MIND.weights);
      const before = prospectOf(outlook);
      const [less] = view.hand;
      const [more = less!] = pool;
      const other = prospectWith(outlook, { more, less: less! });
      expect(outlook.tally).toEqual(tallyOf(view.hand));
      expect(prospectOf(outlook)).toEqual(before);
      // No single card brings a hand nearer than by one, or further away.
      const { plan } = other;
      expect(Math.abs(other.distance - distanceOf(outlook.tally, plan))).toBeLessThanOrEqual(1);
    });
  });

  it('what is left after the level is some of the number cards in hand', () => {
    everywhere('left', 400, ({ state, seat }) => {
      const view = viewOf(state, seat);
      const at = standpointOf(view);
      if (hasLaid(at)) return;
      const { tally, plans, shape } = outlookOf(at, believe(view).unseen, EXPERT_MIND.weights);
      for (const plan of plans) {
        const distance = distanceOf(tally, plan);
        const left = leftAfterLevel(tally, plan, { shape, distance });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(tally.numbers);
      }
      expect(tally).toEqual(tallyOf(view.hand));
    });
  });
});

describe('once the level is down', () => {
  it('the cards that stay are those of the best order of adding', () => {
    everywhere('stuck', 500, ({ state, seat }) => {
      const view = viewOf(state, seat);
      const at = standpointOf(view);
      if (!hasLaid(at)) return;
      const outlook = outlookOf(at, believe(view).unseen, EXPERT_MIND.weights);
      expect(stuckWith(outlook, {})).toBe(mostAdditions(view.hand, view.table).stuck.length);
      expect(outlook.tally).toEqual(tallyOf(view.hand));
    });
  });
});

describe('what is guessed of the others', () => {
  it('is a chance for each card asked about, and nothing of who has laid', () => {
    everywhere('guess', 250, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      const belief = believe(view);
      const cards: readonly Card[] = view.hand;
      for (const opponent of belief.opponents) {
        const asking = { cards, looks: 4, random: diceFrom(seed) };
        const { needs, distance, hasLaid: laid } = guess(belief, opponent, asking);
        expect(laid).toBe(state.table.laid[opponent.seat - 1] !== undefined);
        const asked = laid ? [] : [...new Set(cards)].filter((card) => !isSpecial(card));
        expect([...needs.keys()]).toEqual(asked);
        for (const chance of needs.values()) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(10);
      }
    });
  });
});

describe('the options of a mind', () => {
  it.each([
    ['steady', STEADY_MIND],
    ['expert', EXPERT_MIND],
    ['one that a search asks', { ...EXPERT_MIND, isWide: true }],
  ])('are legal, different and in order, what undoes the turn last: %s', (_, mind) => {
    everywhere('options', 300, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      const options = deliberate(view, diceFrom(seed), mind);
      const scores = options.map(({ score }) => score);
      expect(scores.every((score) => Number.isFinite(score))).toBe(true);
      const last = options.filter(isUndoing);
      const before = options.slice(0, options.length - last.length);
      expect(options.slice(before.length)).toEqual(last);
      for (const part of [before, last]) {
        expect(part).toEqual(part.toSorted((a, b) => b.score - a.score));
      }
      const moves = options.map(({ command }) => JSON.stringify(command));
      expect(new Set(moves).size).toBe(moves.length);
      for (const { command } of options) {
        expect(checkAt(standpointOf(view), command)).toBeUndefined();
      }
    });
  });
});
