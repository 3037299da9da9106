/** What is said to be possible is what the rules let through. */
import {
  assert,
  isFault,
  legalMoves,
  momentsOf,
  otherMoves,
  parsePosition,
  viewOf,
  type SetupChoice,
} from '@palier/rules';
import { possibleNow } from '@palier/table/seat';
import { describe, expect, it } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';

const GAMES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 3, master: 'all' },
  { edition: 'level-8-99', players: 2, rules: { jokerSwap: 'yes' } },
  { edition: 'level-up', players: 4, ladder: 'open' },
];

it.each(GAMES)('is what the rules say, $edition with $players players', (choice) => {
  const moments = momentsOf(botGame(choice, { seed: 'possible' }));
  assert(!isFault(moments), 'the game can be followed');
  for (const { state } of moments) {
    const view = viewOf(state, state.table.turn);
    if (state.table.step !== 'play' || view.hand.length === 0) continue;
    const kinds = new Set(Array.from(legalMoves(view), ({ t }) => t));
    const has = (...wanted: readonly string[]): boolean =>
      wanted.some((t) => kinds.has(t as never));
    const [pass, special] = [has('playPass'), has('playTake', 'playSwap', 'playHold')];
    expect(possibleNow(view, [...otherMoves(view)])).toEqual([
      ...(has('layLevel') ? ['lay'] : []),
      ...(has('addCard', 'exchangeJoker') ? ['add'] : []),
      ...(pass && !special ? ['pass'] : []),
      ...(special && !pass ? ['special'] : []),
      'discard',
      ...(pass && special ? ['either'] : []),
    ]);
  }
});

describe('after the level is laid', () => {
  const possibleWith = (...hand: readonly string[]): readonly string[] => {
    const parsed = parsePosition(
      {
        edition: 'level-8-101',
        players: 2,
        master: 'specials',
        dealer: 2,
        turn: 1,
        step: 'play',
        levels: [2, 1],
        hands: [hand, ['R1']],
        melds: [[{ kind: 'run', cards: ['R5', 'G6', 'B7'] }], []],
        stock: ['Y1'],
      },
      'seed',
    );
    assert(!isFault(parsed), 'the position is sound');
    const view = viewOf(parsed.state, 1);
    return possibleNow(view, [...otherMoves(view)]);
  };

  it('nobody lays again', () => {
    expect(possibleWith('B4', 'P1', 'G1')).toEqual(['add', 'discard']);
  });

  it('nobody adds where nothing fits', () => {
    expect(possibleWith('P1', 'G1')).toEqual(['discard']);
  });

  it('a Pass card is told from the special cards of Master', () => {
    expect(possibleWith('X', 'G1')).toEqual(['pass', 'discard']);
    expect(possibleWith('T', 'G1')).toEqual(['special', 'discard']);
    expect(possibleWith('X', 'T', 'G1')).toEqual(['discard', 'either']);
  });
});
