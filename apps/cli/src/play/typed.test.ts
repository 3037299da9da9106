import { makeMove } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { readTyped } from './typed.ts';

describe('what is typed', () => {
  it.each([
    ['d', 'draw'],
    [' DRAW ', 'draw'],
    ['t 2', 'take 2'],
    ['x r7', 'discard R7'],
    ['a j=9 2.1', 'add J=9 2.1'],
    ['l r3 g4 j=5 / b7 g7', 'lay R3 G4 J=5 / B7 G7'],
    ['p 3', 'pass 3'],
    ['k', 'keep'],
    ['k r3', 'keep R3'],
    ['e r5 2.1', 'exchange R5 2.1'],
  ])('%s is the move %s', (line, move) => {
    const typed = readTyped(line);
    expect(typed.t === 'move' ? makeMove(typed.command) : typed).toBe(move);
  });

  it.each([
    ['', { t: 'table' }],
    ['?', { t: 'moves' }],
    ['Hint', { t: 'hint' }],
    ['odds', { t: 'odds' }],
    ['U', { t: 'undo' }],
    ['lay', { t: 'lay', level: undefined }],
    ['l 5', { t: 'lay', level: 5 }],
    ['lay 5:', { t: 'lay', level: 5 }],
    ['rule house-goingout', { t: 'rule', id: 'HOUSE-goingOut' }],
    ['rule', { t: 'no-such-rule', text: '' }],
    ['save  my games/a.jsonl ', { t: 'save', file: 'my games/a.jsonl' }],
    ['save', { t: 'save', file: '' }],
    ['q', { t: 'quit' }],
  ])('%j is a wish', (line, wish) => {
    expect(readTyped(line)).toEqual(wish);
  });

  it.each(['dance', 'sort it', 'd 2', 'x', 'take', 'discard R99', 'x'.repeat(5000)])(
    '%s is refused',
    (line) => {
      expect(readTyped(line)).toMatchObject({ t: 'refused', refusal: { rule: 'INPUT-1' } });
    },
  );
});
