/** What a tap means: every legal move has a place, every place has an answer. */
import {
  assert,
  isFault,
  momentsOf,
  otherMoves,
  parsePosition,
  viewOf,
  type Command,
  type Seat,
  type SetupChoice,
  type View,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';
import { spotName, type Spot } from '../board/spot.ts';
import { choicesFor, obviousMove, refusalOf, whyNot } from './taps.ts';

const GAMES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 3, master: 'all' },
  { edition: 'level-8-99', players: 2, rules: { jokerSwap: 'yes', passTarget: 'next' } },
  { edition: 'level-up', players: 4, ladder: 'open' },
];

/** The views of those who are to draw or to play, through a whole game. */
function turnsOf(choice: SetupChoice): readonly View[] {
  const moments = momentsOf(botGame(choice, { seed: 'targets' }));
  assert(!isFault(moments), 'the game can be followed');
  return (
    moments
      .filter(({ state }) => state.table.step === 'draw' || state.table.step === 'play')
      .map(({ state }) => viewOf(state, state.table.turn))
      // Between the event that empties a hand and the end of the round nobody taps.
      .filter(({ hand }) => hand.length > 0)
  );
}

describe.each(GAMES)('$edition, $players players', (choice) => {
  const turns = turnsOf(choice);

  it('every legal move is made somewhere, with some card', () => {
    for (const view of turns) {
      const moves = [...otherMoves(view)];
      const reached = new Set<Command>();
      for (const card of [undefined, ...view.hand]) {
        const { lit, plays } = choicesFor(view, moves, card);
        for (const command of [...[...lit.values()].flat(), ...plays]) reached.add(command);
      }
      expect(moves.filter((move) => !reached.has(move))).toEqual([]);
    }
  });

  it('what is lit is legal, and what is not lit is refused with a rule', () => {
    for (const view of turns) {
      const card = view.hand[0];
      const { lit } = choicesFor(view, [...otherMoves(view)], card);
      for (const command of [...lit.values()].flat())
        expect(refusalOf(view, command)).toBeUndefined();
      for (const target of targetsAt(view)) {
        if (lit.has(spotName(target)) || target.t === 'seat') continue;
        expect(whyNot(view, target, card)?.rule).toEqual(expect.any(String));
      }
    }
  });

  it('the obvious move is one that this card can make, or a discard that is answered', () => {
    for (const view of turns) {
      const seat = view.viewer as Seat;
      for (const card of new Set(view.hand)) {
        const choices = choicesFor(view, [...otherMoves(view)], card);
        const move = obviousMove(choices, card, seat);
        const isOffered = [...choices.lit.values()].flat().some((command) => command === move);
        expect(move === undefined || isOffered || move.t === 'discard').toBe(true);
      }
    }
  });
});

function targetsAt({ table }: View): readonly Spot[] {
  const seats = table.melds.map((_, index) => index + 1);
  return [
    { t: 'stock' },
    ...seats.map((seat) => ({ t: 'pile', seat }) as const),
    ...seats.flatMap((seat) =>
      table.melds[seat - 1]!.map((_, index) => ({ t: 'meld', seat, meld: index + 1 }) as const),
    ),
  ];
}

it('a card that fits one meld in one way is added, one that fits two asks', () => {
  const parsed = parsePosition(
    {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      turn: 1,
      step: 'play',
      levels: [2, 2],
      hands: [['R8', 'G12', 'B1', 'B4'], ['R1']],
      melds: [
        [{ kind: 'set', cards: ['B12', 'O12'] }],
        [
          { kind: 'run', cards: ['R5', 'G6', 'B7'] },
          { kind: 'run', cards: ['Y9', 'O10', 'P11'] },
        ],
      ],
      stock: ['Y1'],
    },
    'seed',
  );
  assert(!isFault(parsed), 'the position is sound');
  const view = viewOf(parsed.state, 1);
  const [eight, twelve, one, four] = view.hand;
  const move = (card: typeof eight): Command | undefined =>
    obviousMove(choicesFor(view, [...otherMoves(view)], card), card!, 1);
  expect(move(eight)).toBeUndefined();
  expect(move(twelve)).toBeUndefined();
  expect(move(four)).toEqual({ t: 'addCard', card: four, to: 2, meld: 1 });
  expect(move(one)).toEqual({ t: 'discard', card: one });
});
