/** A round played on: to its end from everywhere, by the rules, with true notes of every hand. */
import { randomBytes } from 'node:crypto';
import { checkAt, makeMove, seededChance, viewOf, type State } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { believe, sampleWorld } from './belief.ts';
import { standpointOf } from './bot.ts';
import { PlayOuts, stateIn } from './master-bot.ts';
import { assess, makeAssessment, removeFrom, tallyOf } from './solver/index.ts';
import { Sprint } from './sprint.ts';
import { diceFrom } from '@palier/rules/testing';
import { lawsOf } from './testing/laws.ts';
import { stateOf } from './testing/positions.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

function assertNotesAreTrue({ runners }: Sprint, { hands }: State): void {
  for (const [index, { tally, sight, isFresh, came, plan }] of runners.entries()) {
    const truth = tallyOf(hands[index]!);
    expect(String(tally.cards)).toBe(String(truth.cards));
    expect(tally).toEqual(truth);
    if (!isFresh || plan === undefined) continue;
    if (came !== undefined) removeFrom(truth, came);
    const fresh = makeAssessment();
    assess(truth, plan, fresh);
    expect(sight).toEqual(fresh);
  }
}

describe('from every position', () => {
  it('a round is played to its end, and the notes stay true of the hands', () => {
    everywhere('sprint', 120, ({ state, seed }) => {
      const { setup, round } = state.table;
      if (state.table.step === 'keep') return;
      const sprint = new Sprint(setup);
      const watch = (now: State): void => assertNotesAreTrue(sprint, now);
      const table = sprint.run(state, round, seededChance(seed), watch);
      expect(table.step === 'over' || table.step === 'keep' || table.round === round + 1).toBe(
        true,
      );
    });
  });

  it('the same state and luck lead to the same end, whatever was played on before', () => {
    everywhere('sprint again', 200, ({ state, seed }) => {
      const { setup, round } = state.table;
      if (state.table.step === 'keep') return;
      const used = new Sprint(setup);
      used.run(state, round, seededChance('another'));
      const again = used.run(state, round, seededChance(seed));
      expect(again).toEqual(new Sprint(setup).run(state, round, seededChance(seed)));
    });
  });

  it('worlds drawn from a belief are played on, whatever the first move', () => {
    everywhere('trial', 150, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      if (view.table.step === 'keep') return;
      const trial = new PlayOuts(view);
      const world = sampleWorld(believe(view), diceFrom(seed));
      const command = new Sprint(view.table.setup).move({
        ...standpointOf(view),
        hand: stateIn(view, world).hands[seat - 1]!,
      });
      const chance = trial.run(world, command, seed);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(trial.run(world, command, seed)).toBe(chance);
    });
  });

  it('the move of one moment is legal', () => {
    everywhere('quick move', 1500, ({ state, seat }) => {
      if (state.table.step === 'keep') return;
      const at = standpointOf(viewOf(state, seat));
      const move = new Sprint(state.table.setup).move(at);
      expect(checkAt(at, move) === undefined ? 'legal' : makeMove(move)).toBe('legal');
    });
  });
});

describe('hands that games seldom have', () => {
  const MELDS = [
    [
      ['R1', 'G2', 'B3'],
      ['R7', 'G8', 'B9'],
    ],
    [],
  ];

  it.each([
    ['jokers only', { hands: [['J', 'J', 'J', 'J'], ['R5']] }],
    ['jokers only, the level laid', { hands: [['J', 'J', 'J'], ['R5']], melds: MELDS }],
    ['Pass cards only', { hands: [['X', 'X', 'X'], ['R5']] }],
    ['specials only, one of them last', { hands: [['T', 'W', 'K'], ['R5']], master: 'specials' }],
    ['one card', { hands: [['R5'], ['R6']] }],
    ['one card, the level laid', { hands: [['R5'], ['R6']], melds: MELDS }],
    ['nothing in the other hand', { hands: [['T', 'R5', 'R6'], []], master: 'specials' }],
    ['nothing in the stock', { hands: [['R5', 'G5'], ['R6']], stock: [], discards: [['O1'], []] }],
    [
      'a card that may not be thrown back',
      { hands: [['R5', 'J'], ['R6']], taken: 'R5', rules: { throwBack: 'forbidden' } },
    ],
  ])('are played to the end: %s', (_, position) => {
    const state = stateOf({ turn: 1, step: 'play', ...position });
    const sprint = new Sprint(state.table.setup);
    const watch = (now: State): void => assertNotesAreTrue(sprint, now);
    const table = sprint.run(state, 1, seededChance('few'), watch);
    expect(table.step === 'over' || table.step === 'keep' || table.round === 2).toBe(true);
  });
});
