/** What a tap means: every legal move has a place, every place has an answer. */
import {
  assert,
  isFault,
  momentsOf,
  otherMoves,
  parsePosition,
  viewOf,
  type Card,
  type Command,
  type Seat,
  type SetupChoice,
  type View,
} from '@palier/rules';
import {
  choicesFor,
  obviousMoves,
  refusalOf,
  type Spot,
  spotName,
  whyNot,
} from '@palier/table/seat';
import { describe, expect, it } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';

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
        const offered = new Set([...choices.lit.values()].flat());
        for (const isServing of [true, false]) {
          const moves = obviousMoves(choices, { card, isServing }, seat);
          const others = moves.filter((move) => !offered.has(move));
          expect(others.every(({ t }) => t === 'discard')).toBe(true);
        }
      }
    }
  });

  it('a card that serves is never thrown away without a question', () => {
    for (const view of turns) {
      for (const card of new Set(view.hand)) {
        const choices = choicesFor(view, [...otherMoves(view)], card);
        const moves = obviousMoves(choices, { card, isServing: true }, view.viewer as Seat);
        expect(moves.length === 1 && moves[0]!.t === 'discard').toBe(false);
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

const POSITION = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [2, 2, 1],
  hands: [['R8', 'G12', 'B1', 'B4', 'X', 'J'], ['R1'], ['R2', 'R3']],
  melds: [
    [{ kind: 'set', cards: ['B12', 'O12'] }],
    [
      { kind: 'run', cards: ['R5', 'G6', 'B7'] },
      { kind: 'run', cards: ['Y9', 'O10', 'P11'] },
    ],
    [],
  ],
  stock: ['Y1'],
};

describe('a tap on the own pile before the draw', () => {
  const positionWith = (...own: readonly string[]): View => {
    const parsed = parsePosition(
      { ...POSITION, step: 'draw', discards: [own, ['G9'], []] },
      'seed',
    );
    assert(!isFault(parsed), 'the position is sound');
    return viewOf(parsed.state, 1);
  };
  const PILE: Spot = { t: 'pile', seat: 1 };

  it('[TURN-1] with a card up is a discard that comes too soon, not a look for cards', () => {
    const view = positionWith();
    expect(whyNot(view, PILE, view.hand[0])?.code).toBe('must-draw-first');
  });

  it('without one takes from it, where there is something', () => {
    expect(whyNot(positionWith(), PILE, undefined)?.code).toBe('pile-empty');
    const view = positionWith('Y4');
    for (const card of [undefined, view.hand[0]]) {
      const { lit } = choicesFor(view, [...otherMoves(view)], card);
      expect(lit.get(spotName(PILE))).toEqual([{ t: 'takeCard', from: 1 }]);
    }
  });
});

describe('a double tap', () => {
  const parsed = parsePosition(POSITION, 'seed');
  assert(!isFault(parsed), 'the position is sound');
  const view = viewOf(parsed.state, 1);
  const [eight, twelve, one, four, pass, joker] = view.hand as [Card, Card, Card, Card, Card, Card];
  const movesOf = (card: Card, isServing: boolean): readonly Command[] =>
    obviousMoves(choicesFor(view, [...otherMoves(view)], card), { card, isServing }, 1);

  it('adds a card that fits one meld in one way, and asks of one that fits several', () => {
    expect(movesOf(eight, false)).toHaveLength(2);
    expect(movesOf(twelve, false)).toHaveLength(2);
    for (const isServing of [true, false]) {
      expect(movesOf(four, isServing)).toEqual([{ t: 'addCard', card: four, to: 2, meld: 1 }]);
    }
    expect(new Set(movesOf(joker, true).map(({ t }) => t))).toEqual(new Set(['addCard']));
  });

  it('throws away what serves for nothing, and only takes up what serves', () => {
    expect(movesOf(one, false)).toEqual([{ t: 'discard', card: one }]);
    expect(movesOf(one, true)).toEqual([]);
  });

  it('asks what to do with a Pass card', () => {
    expect(movesOf(pass, true)).toEqual([
      { t: 'playPass', on: 2 },
      { t: 'playPass', on: 3 },
      { t: 'discard', card: pass },
    ]);
  });
});
