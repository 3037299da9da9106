/** Two stars: cards kept for the next round (spec/09-two-stars.md). */
import { expect, test } from 'vitest';
import { makeCard } from './cards.ts';
import type { Json } from './codec.ts';
import { makeEvent } from './documents.ts';
import { makeView } from './position-print.ts';
import { pastEvents, type State, type Viewer } from './state.ts';
import { rule, type WrittenMove } from './testing/referee.ts';
import { redact, viewOf } from './view.ts';

/** Seat 1 is about to go out on level 1; seats 2 and 3 have not laid. */
const TWO_STAR = {
  edition: 'level-8-101',
  ladder: 'two-star',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [1, 6, 4],
  hands: [['R12'], ['G1', 'G2', 'G3', 'G4', 'G5', 'J'], ['B1', 'B2', 'B3', 'B4', 'B5', 'X']],
  melds: [[['R3', 'O4', 'Y5', 'P6']], [], []],
  seed: 'keep',
};

const OUT = 'discard R12';
const keep = (seat: number, cards: string): WrittenMove => ({ seat, move: `keep ${cards}`.trim() });

function handsOf(state: State): string[][] {
  return state.hands.map((hand) => hand.map(makeCard));
}

/** Every card of a position, wherever it lies. */
function cardsOf(state: State): string[] {
  const { table, hands, stock } = state;
  return [...hands.flat(), ...table.discards.flat(), ...stock.slice(-table.stock)]
    .map(makeCard)
    .toSorted();
}

function wholeDeck(state: State): string[] {
  return state.table.setup.deck.map(makeCard).toSorted();
}

test('[KEEP-1] a player on level 6 who has not laid may keep up to 4 cards', () => {
  const asked = rule(TWO_STAR, [OUT]);
  expect(asked.rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 },
  ]);
  expect(asked.events.at(-1)).toMatchObject({ t: 'roundEnded', keepers: [2], nextDealer: 1 });
  expect(asked.position).toMatchObject({ step: 'keep', pending: [2], round: 1, levels: [3, 6, 4] });
  const { answers, events, position, state } = rule(TWO_STAR, [OUT, keep(2, 'G1 G5 J G3')]);
  expect(answers).toEqual(['ok', 'ok']);
  expect(events.at(-2)).toEqual({ t: 'cardsKept', seat: 2, cards: ['G1', 'G5', 'J', 'G3'] });
  expect(events.at(-1)).toMatchObject({ t: 'roundDealt', round: 2, dealer: 1 });
  expect(position).toMatchObject({ step: 'draw', round: 2, dealer: 1, turn: 2 });
  expect(handsOf(state).map((hand) => hand.length)).toEqual([10, 10, 10]);
  expect(
    handsOf(state)[1]!
      .toSorted()
      .filter((card) => 'G1 G3 G5'.split(' ').includes(card)),
  ).toEqual(['G1', 'G3', 'G5']);
  expect(handsOf(state)[1]).toContain('J');
});

test.each([
  ['', 10],
  ['G2', 9],
  ['G2 G4', 8],
  ['G2 G4 J', 7],
  ['G2 G4 J G1', 6],
])('[KEEP-1] who keeps “%s” is dealt only up to 10: %i cards', (cards, dealt) => {
  const { events, state } = rule(TWO_STAR, [OUT, keep(2, cards)]);
  const { hands } = events.at(-1) as { hands: Json[][] };
  expect(hands.map((hand) => hand.length)).toEqual([10, dealt, 10]);
  expect(handsOf(state)[1]).toHaveLength(10);
  expect(handsOf(state)[1]).toEqual(expect.arrayContaining(cards.split(' ').filter(Boolean)));
});

test('[KEEP-1] the deal goes round one by one from the dealer’s left until all have 10', () => {
  // Nobody keeps: the same 31 cards as a deal without the rule.
  const none = rule(TWO_STAR, [OUT, keep(2, '')]);
  const oneStar = rule({ ...TWO_STAR, rules: { keepCards: 0 } }, [OUT]);
  expect(handsOf(none.state)).toEqual(handsOf(oneStar.state));
});

test('[KEEP-1] no more than 4, only cards in hand, each as often as held', () => {
  const moves = [
    OUT,
    keep(2, 'G1 G2 G3 G4 G5'),
    keep(2, 'R12'),
    keep(2, 'B1'),
    keep(2, 'G1 G2 G3 G4'),
  ];
  const { answers } = rule(TWO_STAR, moves);
  expect(answers).toEqual([
    'ok',
    'too-many-kept KEEP-1',
    'card-not-in-hand KEEP-1',
    'card-not-in-hand KEEP-1',
    'ok',
  ]);
  expect(rule(TWO_STAR, moves.slice(0, 4)).position).toEqual(rule(TWO_STAR, [OUT]).position);
});

test('[KEEP-1] a card held once is not kept twice', () => {
  const { answers } = rule(TWO_STAR, [OUT, keep(2, 'J J')]);
  expect(answers).toEqual(['ok', 'card-used-twice KEEP-1']);
});

test.each([
  [1, false],
  [4, false],
  [5, true],
  [6, true],
  [7, true],
  [8, true],
])('[KEEP-1] on level %i a player may keep: %s', (level, may) => {
  const { position } = rule({ ...TWO_STAR, levels: [1, level, 1] }, [OUT]);
  expect(position).toMatchObject(may ? { step: 'keep', pending: [2] } : { step: 'draw', round: 2 });
});

test('[KEEP-1] who has laid keeps nothing, whatever level it leads to', () => {
  const start = {
    ...TWO_STAR,
    levels: [1, 6, 4],
    melds: [TWO_STAR.melds[0], [['R1', 'O1', 'Y1']], [['R2', 'O2']]],
  };
  const { position, rounds } = rule(start, [OUT]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 1], nextDealer: 1 }]);
  expect(position).toMatchObject({ step: 'draw', round: 2, levels: [3, 7, 5] });
});

test('[KEEP-1] who went out keeps nothing', () => {
  // From a composed position: gone out on level 6 without having laid.
  const start = { ...TWO_STAR, levels: [6, 4, 4], melds: [[], [], []] };
  expect(rule(start, [OUT]).position).toMatchObject({ step: 'draw', round: 2 });
});

test('[KEEP-1] the one-star ladder has no such rule', () => {
  const start = { ...TWO_STAR, ladder: 'one-star', levels: [1, 6, 8] };
  expect(rule(start, [OUT]).position).toMatchObject({ step: 'draw', round: 2 });
});

const BOTH = { ...TWO_STAR, levels: [1, 6, 8] };

test('[KEEP-1] [TURN-2] everyone entitled chooses, in any order, before anyone is dealt', () => {
  const first = rule(BOTH, [OUT, keep(3, 'B1 X')]);
  expect(first.answers).toEqual(['ok', 'ok']);
  expect(first.position).toMatchObject({
    step: 'keep',
    pending: [2],
    round: 1,
    hands: [[], BOTH.hands[1], BOTH.hands[2]],
    kept: [null, null, ['B1', 'X']],
  });
  const both = rule(BOTH, [OUT, keep(3, 'B1 X'), keep(2, 'J')]);
  expect(both.answers).toEqual(['ok', 'ok', 'ok']);
  expect(both.position).toMatchObject({ step: 'draw', round: 2 });
  expect(both.position).not.toHaveProperty('kept');
  // Whoever chooses first, the deal is the same.
  const other = rule(BOTH, [OUT, keep(2, 'J'), keep(3, 'B1 X')]);
  expect(other.position).toEqual(both.position);
});

test('[KEEP-1] [TURN-2] a choice is made once, by those entitled, and nothing else is done', () => {
  const moves: WrittenMove[] = [
    OUT,
    keep(1, ''),
    { seat: 2, move: 'draw' },
    keep(3, 'B1'),
    keep(3, 'B2'),
    { seat: 1, move: 'draw' },
  ];
  const { answers, position } = rule(BOTH, moves);
  expect(answers).toEqual([
    'ok',
    'nothing-to-decide TURN-2',
    'must-keep-first KEEP-1',
    'ok',
    'already-decided TURN-2',
    'nothing-to-decide TURN-2',
  ]);
  expect(position).toEqual(rule(BOTH, [OUT, keep(3, 'B1')]).position);
});

test('[KEEP-1] [INPUT-1] where several decide a move must name its seat', () => {
  const { answers, position } = rule(BOTH, [OUT, 'keep', 'keep B1']);
  expect(answers).toEqual(['ok', 'name-the-seat INPUT-1', 'name-the-seat INPUT-1']);
  expect(position).toEqual(rule(BOTH, [OUT]).position);
});

test('[KEEP-1] nothing is kept while the round goes on', () => {
  expect(rule(BOTH, ['keep R12']).answers).toEqual(['nothing-to-keep KEEP-1']);
  expect(rule({ ...BOTH, step: 'draw' }, ['keep']).answers).toEqual(['nothing-to-keep KEEP-1']);
});

test('[KEEP-1] it holds however the round ends: blocked', () => {
  const start = {
    ...BOTH,
    hands: [['R12', 'R13'], ...BOTH.hands.slice(1)],
    idle: 149,
    melds: [[], [], []],
  };
  const { rounds, position } = rule(start, [OUT]);
  expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ step: 'keep', pending: [2, 3] });
});

test('[KEEP-1] a hand of eleven at the end of a round may be kept from as well', () => {
  const start = {
    ...BOTH,
    turn: 2,
    step: 'draw',
    rules: { stockOut: 'at-once' },
    hands: [['R12'], ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'], ['B1']],
    stock: ['P1'],
    discards: [['P2'], [], []],
  };
  const { answers, rounds, state } = rule(start, ['draw', keep(3, ''), keep(2, 'P1 G1')]);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 0, 0], nextDealer: 1 }]);
  expect(handsOf(state)[1]).toEqual(expect.arrayContaining(['P1', 'G1']));
  expect(handsOf(state)[1]).toHaveLength(10);
});

test('[KEEP-1] the choice is unseen by the others until all have chosen, even how many', () => {
  const few = rule(BOTH, [OUT, keep(3, 'B1')]).state;
  const many = rule(BOTH, [OUT, keep(3, 'B2 B3 B4 X')]).state;
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(makeView(viewOf(few, viewer))).toEqual(makeView(viewOf(many, viewer)));
  }
  expect(makeView(viewOf(few, 3))).toMatchObject({ kept: [null, null, ['B1']] });
});

test('[KEEP-1] the event shows the cards to nobody but their owner', () => {
  const { state } = rule(BOTH, [OUT, keep(3, 'B1 X')]);
  const event = pastEvents(state.past).at(-1)!;
  const seenBy = (viewer: Viewer): Json => makeEvent(redact(event, viewer));
  expect(seenBy(3)).toEqual({ t: 'cardsKept', seat: 3, cards: ['B1', 'X'] });
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(seenBy(viewer)).toEqual({ t: 'cardsKept', seat: 3 });
  }
});

test('[KEEP-1] after the deal the kept cards are still hidden in the hand', () => {
  const { state } = rule(BOTH, [OUT, keep(3, 'B1 X'), keep(2, '')]);
  const { hands } = makeView(viewOf(state, 1)) as { hands: string[][] };
  expect(hands[2]).toEqual(Array.from({ length: 10 }, () => '?'));
  const own = makeView(viewOf(state, 3)) as { hands: string[][] };
  expect(own.hands[2]).toEqual(expect.arrayContaining(['B1', 'X']));
});

test('[KEEP-2] the kept cards stay out of the shuffle', () => {
  const { state, events } = rule(BOTH, [OUT, keep(2, 'G1 G2 J'), keep(3, 'B1 X')]);
  expect(cardsOf(state)).toEqual(wholeDeck(state));
  const dealt = events.at(-1) as { hands: string[][]; upcard: string; stock: string[] };
  const shuffled = [...dealt.hands.flat(), dealt.upcard, ...dealt.stock];
  expect(shuffled).toHaveLength(101 - 5);
  for (const card of ['G1', 'G2', 'B1']) expect(shuffled).not.toContain(card);
  expect(shuffled.filter((card) => card === 'J')).toHaveLength(6);
  expect(shuffled.filter((card) => card === 'X')).toHaveLength(3);
});

test('[KEEP-2] cards not kept are shuffled in', () => {
  const { state } = rule(BOTH, [OUT, keep(2, ''), keep(3, '')]);
  expect(cardsOf(state)).toEqual(wholeDeck(state));
});

test('[KEEP-2] several copies may be kept as often as held', () => {
  const start = { ...TWO_STAR, hands: [['R12'], ['J', 'J', 'J', 'J', 'J'], ['B1']] };
  const { answers, state } = rule(start, [OUT, keep(2, 'J J J J')]);
  expect(answers).toEqual(['ok', 'ok']);
  expect(handsOf(state)[1]!.filter((card) => card === 'J').length).toBeGreaterThanOrEqual(4);
  expect(cardsOf(state)).toEqual(wholeDeck(state));
});

test('[KEEP-2] what was kept is kept for one round only', () => {
  // Seat 2 keeps G1, and the round after it is asked again.
  const { state } = rule(TWO_STAR, [OUT, keep(2, 'G1')]);
  expect(state.kept).toEqual([undefined, undefined, undefined]);
});

test('[KEEP-2] nothing is kept when the game is over', () => {
  const start = { ...BOTH, levels: [7, 6, 8] };
  const { events, winners, position } = rule(start, [OUT]);
  expect(events.slice(1)).toEqual([
    { t: 'roundEnded', by: 'went-out', seat: 1, last: 1, cleared: [[7, 8], [], []], keepers: [] },
    { t: 'gameWon', winners: [1] },
  ]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', hands: [[], BOTH.hands[1], BOTH.hands[2]] });
  expect(position).not.toHaveProperty('pending');
});
