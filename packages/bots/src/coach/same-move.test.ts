import { parseMove, isRefusal } from '@palier/rules';
import { expect, it } from 'vitest';
import { stateOf } from '../testing/positions.ts';
import { effectOf } from './same-move.ts';

const state = stateOf({
  turn: 1,
  step: 'play',
  hands: [
    ['R1', 'G2', 'B3', 'Y5', 'P6', 'O7', 'R12', 'G12'],
    ['P1', 'P2', 'O9', 'Y8', 'R15'],
  ],
});

function effect(move: string): string {
  const command = parseMove(move);
  if (isRefusal(command)) throw new Error(move);
  return effectOf(state, 1, command);
}

it('the same laying in another order of its combinations is the same move', () => {
  expect(effect('lay R1 G2 B3 / Y5 P6 O7')).toBe(effect('lay Y5 P6 O7 / R1 G2 B3'));
});

it('another card is another move', () => {
  expect(effect('discard R12')).not.toBe(effect('discard G12'));
});
