/** The oracle plays by what nobody else can see, and that wins. */
import { makeMove, parsePosition, viewOf, isFault, type State } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { botNamed, questionOf } from '@palier/bots';
import { playBotGame } from '@palier/bots/lab';
import { learnt } from '@palier/server/learnt';
import { describe, expect, it } from 'vitest';
import { oracle } from './oracle.ts';

const expert = botNamed('expert', learnt)!;

/** Seat 1 lays and wins with its next card, if seat 2 does not before: it waits for a 9, or for a 13. */
function raceFor(hand: readonly string[]): State {
  const parsed = parsePosition(
    {
      edition: 'level-8-101',
      players: 2,
      seed: 'x',
      ladder: { name: 'own', levels: [['run 3', 'run 3']] },
      turn: 1,
      step: 'play',
      hands: [['R1', 'G2', 'B3', 'Y5', 'P6', 'P9', 'O13'], hand],
      stock: ['Y15', 'G7'],
    },
    'x',
  );
  if (isFault(parsed)) throw new Error(`${parsed.path}: ${parsed.code}`);
  return parsed.state;
}

async function answer(state: State): Promise<string> {
  const player = oracle(learnt);
  player.peek?.(state);
  return makeMove(await player.decide(questionOf(viewOf(state, 1), 'x')));
}

describe('the oracle', () => {
  const forNine = raceFor(['P1', 'O2', 'Y3', 'R8', 'B10', 'G15']);
  const forThirteen = raceFor(['P1', 'O2', 'Y3', 'R12', 'B14', 'G8']);

  it('knows what the other waits for, where what its seat sees is the same', async () => {
    expect(viewOf(forNine, 1)).toEqual(viewOf(forThirteen, 1));
    expect(await answer(forNine)).toBe('discard O13');
    expect(await answer(forThirteen)).toBe('discard P9');
  });

  it('answers the same question alike', async () => {
    expect(await answer(forNine)).toBe(await answer(forNine));
  });

  it('plays whole games by the rules, and wins', async () => {
    const rules = { startLevel: [8, 8] };
    const setup = setupOf({ edition: 'level-8-101', players: 2, rules });
    const bots = [oracle(learnt), expert];
    const { winners } = await playBotGame({ setup, bots, seed: 'oracle test', number: 1 });
    expect(winners).toEqual([1]);
  });
});
