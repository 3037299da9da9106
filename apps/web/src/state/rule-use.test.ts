import {
  EDITIONS,
  HOUSE_RULE_NAMES,
  makeSetup,
  type HouseRuleName,
  type IdleReason,
} from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf } from './draft-game.ts';
import { defaultDraft, withEdition, withPlayers, withRule, type Draft } from './draft.ts';
import { changedRules, idleReason, ownRules, rulesInForce } from './rule-use.ts';
import { aDraft } from './testing/a-draft.ts';

const THREE = defaultDraft('bots');
const TWO = withPlayers(THREE, 'bots', 2);
const LEVEL_UP = withEdition(THREE, 'level-up');
const OPEN: Draft = { ...LEVEL_UP, ladder: 'open' };
const TWO_STARS: Draft = { ...THREE, ladder: 'two-star' };

function idle(draft: Draft): { readonly [Name in HouseRuleName]?: IdleReason } {
  return Object.fromEntries(
    HOUSE_RULE_NAMES.map((name) => [name, idleReason(draft, name)]).filter(
      ([, reason]) => reason !== undefined,
    ),
  ) as { readonly [Name in HouseRuleName]?: IdleReason };
}

describe('what makes no difference', () => {
  it.each([
    [
      'Level 8 with three',
      THREE,
      {
        passWithTwo: 'more-than-two',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
        keepLevel: 'nothing-kept',
        keepFrom: 'nothing-kept',
      },
    ],
    [
      'Level 8 with two',
      TWO,
      {
        passTarget: 'only-two',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
        keepLevel: 'nothing-kept',
        keepFrom: 'nothing-kept',
      },
    ],
    [
      'Level 8 with two, without Pass cards',
      withRule(TWO, 'passWithTwo', 'removed'),
      {
        drawPass: 'no-pass-cards',
        passTarget: 'no-pass-cards',
        passUpcardSkips: 'no-pass-cards',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
        keepLevel: 'nothing-kept',
        keepFrom: 'nothing-kept',
      },
    ],
    [
      'two stars',
      TWO_STARS,
      {
        passWithTwo: 'more-than-two',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
      },
    ],
    [
      'Level Up, open',
      OPEN,
      {
        drawPass: 'no-pass-cards',
        drawJoker: 'no-jokers',
        jokerNeedsNatural: 'no-jokers',
        jokerSwap: 'no-jokers',
        passTarget: 'no-pass-cards',
        passUpcardSkips: 'no-pass-cards',
        passWithTwo: 'no-pass-cards',
        keepLevel: 'nothing-kept',
        keepFrom: 'nothing-kept',
      },
    ],
    [
      'the first level alone',
      withRule(TWO_STARS, 'levels', 1),
      {
        passWithTwo: 'more-than-two',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
        startLevel: 'one-level',
      },
    ],
    [
      'a level of runs',
      withRule(THREE, 'levels', 1),
      {
        pairsDistinct: 'no-two-sets',
        passWithTwo: 'more-than-two',
        stockOutBonus: 'not-last-turn',
        bonusPalier: 'not-open',
        openWin: 'not-open',
        keepLevel: 'nothing-kept',
        keepFrom: 'nothing-kept',
        startLevel: 'one-level',
      },
    ],
  ])('%s', (_, draft, expected) => {
    expect(idle(draft)).toEqual(expected);
  });
});

describe('what was changed', () => {
  it('is what differs from the box and matters', () => {
    const rules = {
      goingOut: 'any',
      drawOwn: 'allowed',
      passWithTwo: 'removed',
      keepCards: 3,
    } as const;
    expect(changedRules({ ...THREE, rules })).toEqual(['goingOut', 'keepCards']);
    expect(choiceOf({ ...THREE, rules }).rules).toEqual({ goingOut: 'any', keepCards: 3 });
  });

  it('is judged by the box: the same value is a change in one and none in another', () => {
    const draft = withRule(THREE, 'goingOut', 'any');
    expect(changedRules(draft)).toEqual(['goingOut']);
    expect(changedRules(withEdition(draft, 'level-up'))).toEqual([]);
  });

  it('comes back with the edition that has a use for it', () => {
    const draft = withRule(THREE, 'jokerSwap', 'yes');
    const there = withEdition(draft, 'level-up');
    expect(changedRules(there)).toEqual([]);
    expect(changedRules(withEdition(there, 'level-8-101'))).toEqual(['jokerSwap']);
  });

  it('is what the kernel takes for a change', () => {
    fc.assert(
      fc.property(aDraft, (draft) => {
        const setup = makeSetup(choiceOf(draft));
        expect(setup).toMatchObject({ edition: draft.edition, players: draft.seats.length });
        const { chosen } = setup as { readonly chosen: { readonly rules?: object } };
        const named = new Set(Object.keys(chosen.rules ?? {}));
        expect(changedRules(draft).filter((name) => !named.has(name))).toEqual([]);
      }),
    );
  });
});

it('the box’s own rules are the edition’s and the ladder’s', () => {
  expect(ownRules(TWO_STARS)).toEqual({
    ...EDITIONS['level-8-101'].rules,
    keepFrom: 5,
    keepCards: 4,
    levels: 8,
    startLevel: [1, 1, 1],
    firstDealer: 0,
  });
  expect(rulesInForce(withRule(THREE, 'startLevel', [2])).startLevel).toEqual([2, 1, 1]);
});
