import { botOf } from '../roster.ts';
import { JOKER, PASS, numberCard, type Event, type SetupChoice } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { readGame, turnsInRound } from './facts.ts';
import { playBotGame } from './game.ts';

const R1 = numberCard(0, 1);
const TEN = Array.from({ length: 10 }, () => R1);

/** Two rounds of two: seat 1 lays in its second turn and goes out; then seat 2 wins by laying. */
const EVENTS: readonly Event[] = [
  {
    t: 'roundDealt',
    round: 1,
    dealer: 2,
    hands: [
      [JOKER, JOKER, ...TEN.slice(2)],
      [PASS, JOKER, ...TEN.slice(2)],
    ],
    upcard: R1,
    stock: [],
  },
  { t: 'cardDrawn', seat: 1, card: R1 },
  { t: 'cardDiscarded', seat: 1, card: R1 },
  { t: 'cardTaken', seat: 2, from: 1, card: R1 },
  { t: 'passPlayed', seat: 2, on: 1 },
  { t: 'turnSkipped', seat: 1 },
  { t: 'cardDrawn', seat: 2, card: R1 },
  { t: 'cardDiscarded', seat: 2, card: R1 },
  { t: 'cardDrawn', seat: 1, card: R1 },
  { t: 'levelLaid', seat: 1, level: 1, melds: [] },
  { t: 'cardDiscarded', seat: 1, card: R1 },
  {
    t: 'roundEnded',
    by: 'went-out',
    seat: 1,
    last: 1,
    cleared: [[1, 2], []],
    keepers: [2],
    nextDealer: 1,
  },
  { t: 'cardsKept', seat: 2, cards: [R1] },
  {
    t: 'roundDealt',
    round: 2,
    dealer: 1,
    hands: [TEN, [JOKER, ...TEN.slice(2)]],
    upcard: R1,
    stock: [],
  },
  { t: 'cardDrawn', seat: 2, card: R1 },
  { t: 'levelLaid', seat: 2, level: 1, melds: [] },
  { t: 'roundEnded', by: 'win', seat: 2, last: 2, cleared: [[], [1]], keepers: [] },
  { t: 'gameWon', winners: [2] },
];

describe('the facts of a game', () => {
  it('are read from its events', () => {
    const setup = setupOf({ edition: 'level-8-101', ladder: 'two-star', players: 2 });
    const nothing = { jokers: 0, passes: 0, skips: 0, played: 0, climbed: 0, wentOut: false };
    expect(readGame(setup, EVENTS)).toEqual({
      winners: [2],
      rounds: [
        {
          dealer: 2,
          by: 'went-out',
          seats: [
            {
              ...nothing,
              levels: [1],
              isWhole: true,
              jokers: 2,
              turns: 2,
              skips: 1,
              laid: { level: 1, turn: 2 },
              climbed: 2,
              wentOut: true,
            },
            {
              ...nothing,
              levels: [1],
              isWhole: true,
              jokers: 1,
              passes: 1,
              turns: 2,
              played: 1,
              laid: undefined,
            },
          ],
        },
        {
          dealer: 1,
          by: 'win',
          seats: [
            { ...nothing, levels: [3], isWhole: true, turns: 0, laid: undefined },
            {
              ...nothing,
              levels: [1],
              isWhole: false,
              jokers: 1,
              turns: 1,
              laid: { level: 1, turn: 1 },
              climbed: 1,
            },
          ],
        },
      ],
    });
  });

  it('begin where the handicap says', () => {
    const rules = { startLevel: [3, 1] };
    const setup = setupOf({ edition: 'level-8-101', players: 2, rules });
    const [first] = readGame(setup, EVENTS.slice(0, 12)).rounds;
    expect(first!.seats.map(({ levels }) => levels)).toEqual([[3], [1]]);
  });

  it('have every level that is left to play for on an open ladder', () => {
    const setup = setupOf({
      edition: 'level-up',
      ladder: 'open',
      players: 2,
      rules: { levels: 3 },
    });
    const [first, second] = readGame(setup, EVENTS).rounds;
    expect(first!.seats.map(({ levels }) => levels)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(second!.seats.map(({ levels }) => levels)).toEqual([[3], [1, 2, 3]]);
  });

  it.each<SetupChoice>([
    { edition: 'level-8-101', players: 3 },
    { edition: 'level-8-101', ladder: 'two-star', players: 4, master: 'all' },
    { edition: 'level-up', ladder: 'open', players: 2 },
  ])('agree with the game that was played: %j', async (choice) => {
    const setup = setupOf(choice);
    const bot = botOf({ strength: 'steady' });
    const bots = Array.from({ length: choice.players }, () => bot);
    const game = await playBotGame({ setup, bots, seed: 'facts', number: 1 });
    const facts = readGame(setup, game.events);
    expect(facts.winners).toEqual(game.winners);
    expect(facts.rounds).toHaveLength(game.rounds);
    const draws = game.events.filter(({ t }) => t === 'cardDrawn' || t === 'cardTaken').length;
    expect(facts.rounds.reduce((sum, round) => sum + turnsInRound(round), 0)).toBe(draws);
    for (const { seats } of facts.rounds) {
      for (const { laid, levels, turns, climbed } of seats) {
        if (laid === undefined) expect(climbed).toBe(0);
        else {
          expect(levels).toContain(laid.level);
          expect(laid.turn).toBeLessThanOrEqual(turns);
        }
      }
    }
  });
});
