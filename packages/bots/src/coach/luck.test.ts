/** The same deals again: who gets which cards, and what shares come of it. */
import type { Card, EventOf, GameRecord } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '@palier/rules/testing';
import { botRecord } from '../testing/record-of.ts';
import { deckLike, luckOf } from './luck.ts';

const GAME = botRecord(
  { edition: 'level-8-101', players: 3, rules: { levels: 3 } },
  ['steady', 'steady', 'steady'],
  'luck',
);
/** Cards are kept from round to round here, and who goes out deals. */
const KEEPING = botRecord(
  {
    edition: 'level-8-99',
    players: 4,
    rules: { keepFrom: 1, keepCards: 4, nextDealer: 'last', levels: 3 },
  },
  ['steady', 'novice', 'steady', 'novice'],
  'keep',
);

function dealsOf({ events }: GameRecord): readonly EventOf<'roundDealt'>[] {
  return events.filter((event) => event.t === 'roundDealt');
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => a - b);
}

describe('a deck like the recorded one', () => {
  it.each([
    ['plain', GAME],
    ['with kept cards', KEEPING],
  ])('gives every seat its cards again, whoever deals: %s', (_name, record) => {
    const { deck, players } = record.setup;
    for (const [index, recorded] of dealsOf(record).entries()) {
      const dice = diceFrom(`deck/${index}`);
      const cards = dice.shuffle(deck);
      const dealer = 1 + dice.below(players);
      // Nobody has kept anything this time.
      const found = { ...recorded, dealer, hands: recorded.hands.map(() => cards.slice(0, 10)) };
      const order = deckLike(recorded, found, cards);
      expect(sorted(order)).toEqual(sorted(deck));
      for (const [place, hand] of recorded.hands.entries()) {
        const turn = (place - dealer + players) % players;
        const dealt = Array.from({ length: 10 }, (_, lap) => order[lap * players + turn]!);
        expect(dealt.slice(0, hand.length)).toEqual(hand);
      }
    }
  });

  it('deals the recorded upcard and stock after the hands', () => {
    const [recorded] = dealsOf(GAME);
    const order = deckLike(recorded!, recorded!, GAME.setup.deck);
    expect(order.slice(30)).toEqual([recorded!.upcard, ...recorded!.stock]);
  });
});

describe('the luck of a game', () => {
  it.each([
    ['plain', GAME],
    ['with kept cards', KEEPING],
  ])('is shared out among the seats: %s', (_name, record) => {
    const { players } = record.setup;
    const shares = Array.from({ length: players }, (_, index) =>
      luckOf(record, index + 1, { games: 20, seed: 'x' }),
    );
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { share, interval, games, expected } of shares) {
      expect({ games, expected }).toEqual({ games: 20, expected: 1 / players });
      expect(interval.low).toBeLessThanOrEqual(share);
      expect(interval.high).toBeGreaterThanOrEqual(share);
    }
  });

  it('is the same for the same seed whatever was asked between, and says nothing without games', () => {
    const options = { games: 10, seed: 'again' };
    const first = luckOf(GAME, 1, options);
    luckOf(GAME, 2, { games: 3, seed: 'between' });
    expect(luckOf(GAME, 1, options)).toEqual(first);
    expect(luckOf(GAME, 1, { games: 0, seed: 'x' })).toEqual({
      share: 1 / 3,
      interval: { low: 0, high: 1 },
      games: 0,
      expected: 1 / 3,
    });
  });

  it('finds that a seat dealt every joker is lucky', () => {
    // The same record, in which seat 1 is dealt all jokers and seat 2 gets what it had for them.
    const jokers = new Set(GAME.setup.deck.slice(90, 96));
    const events = GAME.events.map((event) => {
      if (event.t !== 'roundDealt') return event;
      const all = [...event.hands.flat(), event.upcard, ...event.stock];
      const lucky = all.filter((card) => jokers.has(card));
      const others = all.filter((card) => !jokers.has(card));
      const hands = event.hands.map((_, index) => [
        ...(index === 0 ? lucky : []),
        ...others.splice(0, index === 0 ? 10 - lucky.length : 10),
      ]);
      return { ...event, hands, upcard: others[0]!, stock: others.slice(1) };
    });
    const { share, interval, expected } = luckOf({ ...GAME, events }, 1, { games: 60, seed: 'x' });
    expect(share).toBeGreaterThan(0.6);
    expect(interval.low).toBeGreaterThan(expected);
  });
});
