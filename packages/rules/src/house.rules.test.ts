/** Every house rule, its default and its other values (spec/11-house-rules.md). */
import { expect, test } from 'vitest';
import { EDITIONS, EDITION_IDS } from './editions.ts';
import { CHOICE_NAMES, HOUSE_CHOICES, type HouseRules } from './house-rules.ts';
import { makeView } from './position-print.ts';
import { faultIn, rule, type Ruling, type WrittenMove } from './testing/referee.ts';
import { viewOf } from './view.ts';

/** Seat 1 at play with level 1 laid and two cards left; seat 2 has laid level 4, seat 3 nothing. */
const LEVEL_8 = {
  edition: 'level-8-101',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [1, 4, 2],
  hands: [
    ['R6', 'R12'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  melds: [
    [
      ['R3', 'G4', 'B5'],
      ['O7', 'Y8', 'P9'],
    ],
    [
      ['R1', 'O2', 'Y3', 'P4', 'Y5', 'P6'],
      ['R14', 'O14'],
    ],
    [],
  ],
  stock: ['P11', 'P12', 'P13'],
};

const LEVEL_UP = {
  edition: 'level-up',
  players: 3,
  dealer: 2,
  turn: 1,
  step: 'play',
  levels: [1, 4, 2],
  hands: [
    ['R11', 'R12'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  melds: [
    [
      ['R3', 'G3', 'B3'],
      ['O7', 'Y8', 'P9', 'R10'],
    ],
    [
      ['R5', 'O5', 'Y5'],
      ['R14', 'O15', 'Y16', 'G17', 'B18'],
    ],
    [],
  ],
  stock: ['P11', 'P12', 'P13'],
};

const EIGHT = ['R3', 'G3', 'R4', 'G4', 'B4', 'O7', 'Y7', 'P7', 'R7'];
const LAY_EIGHT = 'lay R3 G3 / R4 G4 B4 / O7 Y7 P7 R7';
/** Level Up's palier 8. */
const LAY_PALIER_8 = 'lay R3 G3 B3 O3 / Y8 P8 R8';
const PALIER_8 = ['R3', 'G3', 'B3', 'O3', 'Y8', 'P8', 'R8'];

function play(start: object, rules: HouseRules, moves: readonly WrittenMove[]): Ruling {
  return rule({ ...start, rules }, moves);
}

/** The answers, and that refused moves changed nothing where all were refused. */
function expectRefused(
  start: object,
  rules: HouseRules,
  moves: readonly string[],
  answer: string,
): void {
  const { answers, position } = play(start, rules, moves);
  expect(answers).toEqual(moves.map(() => answer));
  expect(position).toEqual(play(start, rules, []).position);
}

test('every option and value is accepted, and stored where it is not the default', () => {
  for (const edition of EDITION_IDS) {
    for (const name of CHOICE_NAMES) {
      for (const value of HOUSE_CHOICES[name]) {
        const { position } = rule({ edition, players: 2, seed: 's', rules: { [name]: value } });
        const isDefault = EDITIONS[edition].rules[name] === value;
        expect(position['rules']).toEqual(isDefault ? {} : { [name]: value });
      }
    }
  }
});

test.each([
  ['goingOut', 'never'],
  ['winOnLaying', true],
  ['stockOut', 'at once'],
  ['passTarget', 'Any'],
  ['drawOwn', null],
  ['jokerSwap', 1],
])('a value an option does not have is refused: %s %s', (name, value) => {
  expect(faultIn({ edition: 'level-8-101', players: 2, rules: { [name]: value } })).toBe(
    `not-one-of position.rules.${name}`,
  );
});

test('an option that does not exist is refused', () => {
  expect(faultIn({ edition: 'level-8-101', players: 2, rules: { goingout: 'any' } })).toBe(
    'unknown-member position.rules.goingout',
  );
});

// goingOut

test('[HOUSE-goingOut] Level 8 plays discard: the last card is not added', () => {
  const { answers } = play(LEVEL_8, {}, ['add R6 1.1', 'add R12 1.1', 'discard R12']);
  expect(answers).toEqual(['ok', 'does-not-fit ADD-2', 'ok']);
  const start = { ...LEVEL_8, hands: [['R6'], ['G1'], ['B1']] };
  expectRefused(start, {}, ['add R6 1.1'], 'last-card-must-be-discarded END-1');
  expectRefused(
    start,
    { goingOut: 'discard' },
    ['add R6 1.1'],
    'last-card-must-be-discarded END-1',
  );
});

test('[HOUSE-goingOut] any in Level 8: the last card may be added, and ends the round', () => {
  const start = { ...LEVEL_8, hands: [['R6'], ['G1'], ['B1']] };
  const { answers, rounds } = play(start, { goingOut: 'any' }, ['add R6 1.1']);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-goingOut] any in Level 8: the last card may be laid, and still be discarded', () => {
  const hand = ['R3', 'G4', 'B5', 'O7', 'Y8', 'P9'];
  const start = {
    ...LEVEL_8,
    levels: [1, 1, 1],
    hands: [hand, ['G1'], ['B1']],
    melds: [[], [], []],
  };
  const laid = play(start, { goingOut: 'any' }, ['lay R3 G4 B5 / O7 Y8 P9']);
  expect(laid.rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 },
  ]);
  const last = { ...LEVEL_8, hands: [['R12'], ['G1'], ['B1']] };
  const discarded = play(last, { goingOut: 'any' }, ['discard R12']);
  expect(discarded.rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 },
  ]);
});

test('[HOUSE-goingOut] any in Level 8: adding the last card on level 7 wins', () => {
  const start = { ...LEVEL_8, levels: [7, 1, 1], hands: [['R6'], ['G1'], ['B1']] };
  expect(play(start, { goingOut: 'any' }, ['add R6 1.1']).winners).toEqual([1]);
});

test('[HOUSE-goingOut] Level Up plays any: the last card may be added', () => {
  const { rounds } = play(LEVEL_UP, {}, ['add R11 1.2', 'add R12 1.2']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-goingOut] discard in Level Up: the last card is neither added nor laid', () => {
  const rules = { goingOut: 'discard' } as const;
  const refused = 'last-card-must-be-discarded HOUSE-goingOut';
  const { answers, rounds } = play(LEVEL_UP, rules, ['add R11 1.2', 'add R12 1.2', 'discard R12']);
  expect(answers).toEqual(['ok', refused, 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
  const whole = {
    ...LEVEL_UP,
    hands: [['R3', 'G3', 'B3', 'O7', 'Y8', 'P9', 'R10'], ['G1'], ['B1']],
    melds: [[], [], []],
  };
  expect(play(whole, rules, ['lay R3 G3 B3 / O7 Y8 P9 R10']).answers).toEqual([refused]);
});

// winOnLaying

const AT_8 = {
  ...LEVEL_8,
  levels: [8, 4, 2],
  hands: [[...EIGHT, 'P1', 'P2'], ['G1'], ['B1']],
  melds: [[], [], []],
};

test('[HOUSE-winOnLaying] Level 8 plays yes: laying the last level wins at once', () => {
  const { rounds, winners } = play(AT_8, {}, [LAY_EIGHT]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
});

test('[HOUSE-winOnLaying] no in Level 8: the round goes on and is won at its end', () => {
  const rules = { winOnLaying: 'no' } as const;
  const laid = play(AT_8, rules, [LAY_EIGHT, 'discard P1']);
  expect(laid.answers).toEqual(['ok', 'ok']);
  expect(laid.rounds).toEqual([]);
  expect(laid.winners).toEqual([]);
  const out = play({ ...LEVEL_8, levels: [4, 8, 1], hands: [['R12'], ['G1'], ['B1']] }, rules, [
    'discard R12',
  ]);
  expect(out.rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0] }]);
  expect(out.winners).toEqual([2]);
});

test('[HOUSE-winOnLaying] [WIN-2] no in Level 8: of several the one who went out wins alone, else they share', () => {
  const rules = { winOnLaying: 'no' } as const;
  const hands = [['R12'], ['G1'], ['B1']];
  const melds = [LEVEL_8.melds[0], LEVEL_8.melds[1], [['R2', 'G2']]];
  expect(
    play({ ...LEVEL_8, levels: [8, 8, 8], hands, melds }, rules, ['discard R12']).winners,
  ).toEqual([1]);
  expect(
    play({ ...LEVEL_8, levels: [7, 8, 8], hands, melds }, rules, ['discard R12']).winners,
  ).toEqual([1]);
  expect(
    play({ ...LEVEL_8, levels: [6, 8, 8], hands, melds }, rules, ['discard R12']).winners,
  ).toEqual([2, 3]);
});

test('[HOUSE-winOnLaying] [END-1] no in Level 8: then laying the last level may not empty the hand', () => {
  const start = { ...AT_8, hands: [EIGHT, ['G1'], ['B1']] };
  expectRefused(start, { winOnLaying: 'no' }, [LAY_EIGHT], 'last-card-must-be-discarded END-1');
  const any = play(start, { winOnLaying: 'no', goingOut: 'any' }, [LAY_EIGHT]);
  expect(any.rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 0, 0] }]);
  expect(any.winners).toEqual([1]);
});

const PALIER_AT_8 = {
  ...LEVEL_UP,
  levels: [8, 8, 2],
  hands: [[...PALIER_8, 'R18'], ['G1'], ['B1']],
  melds: [[], [], []],
};

test('[HOUSE-winOnLaying] Level Up plays no: laying palier 8 does not stop the round', () => {
  const { answers, rounds } = play(PALIER_AT_8, {}, [LAY_PALIER_8]);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([]);
});

test('[HOUSE-winOnLaying] yes in Level Up: laying palier 8 wins at once', () => {
  const rules = { winOnLaying: 'yes' } as const;
  const { rounds, winners, position } = play(PALIER_AT_8, rules, [LAY_PALIER_8]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ step: 'over', levels: [9, 8, 2] });
  const empty = play({ ...PALIER_AT_8, hands: [PALIER_8, ['G1'], ['B1']] }, rules, [LAY_PALIER_8]);
  expect(empty.rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  const discard = { ...rules, goingOut: 'discard' } as const;
  const still = play({ ...PALIER_AT_8, hands: [PALIER_8, ['G1'], ['B1']] }, discard, [
    LAY_PALIER_8,
  ]);
  expect(still.winners).toEqual([1]);
});

test('[HOUSE-winOnLaying] yes on the open ladder: laying the only palier left wins at once', () => {
  const start = {
    ...LEVEL_UP,
    ladder: 'open',
    levels: [[8], [8], [2]],
    hands: [[...PALIER_8, 'R18'], ['G1'], ['B1']],
    melds: [[], [], []],
  };
  const { rounds, winners } = play(start, { winOnLaying: 'yes' }, [
    `lay 8: ${LAY_PALIER_8.slice(4)}`,
  ]);
  expect(rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(winners).toEqual([1]);
  const two = { ...start, levels: [[1, 8], [8], [2]] };
  expect(play(two, { winOnLaying: 'yes' }, [`lay 8: ${LAY_PALIER_8.slice(4)}`]).rounds).toEqual([]);
});

// drawPass, drawJoker, drawOwn

const PILES = {
  ...LEVEL_8,
  master: 'all',
  step: 'draw',
  melds: [[], [], []],
  discards: [['O1'], ['O2', 'X'], ['O3', 'J']],
  stock: ['X', 'J', 'P13'],
};

test('[HOUSE-drawPass] allowed: a Pass card may be taken from a pile', () => {
  expect(play(PILES, {}, ['take 2']).answers).toEqual(['ok']);
});

test('[HOUSE-drawPass] forbidden: not from a pile, but from the stock, and what lies under it later', () => {
  const rules = { drawPass: 'forbidden' } as const;
  expectRefused(PILES, rules, ['take 2'], 'pass-not-drawn HOUSE-drawPass');
  expect(play(PILES, rules, ['take 3']).answers).toEqual(['ok']);
  expect(play(PILES, rules, ['draw']).events).toEqual([{ t: 'cardDrawn', seat: 1, card: 'X' }]);
});

test('[HOUSE-drawJoker] allowed: a joker may be taken from a pile', () => {
  expect(play(PILES, {}, ['take 3']).answers).toEqual(['ok']);
});

test.each([['J'], ['J1-5'], ['J6-10'], ['J11-15']])(
  '[HOUSE-drawJoker] forbidden: no joker from a pile, ranged ones included: %s',
  (joker) => {
    const start = { ...PILES, discards: [['O1'], ['O2', 'X'], ['O3', joker]] };
    const rules = { drawJoker: 'forbidden' } as const;
    expectRefused(start, rules, ['take 3'], 'joker-not-drawn HOUSE-drawJoker');
    expect(play(start, rules, ['take 2']).answers).toEqual(['ok']);
    expect(play({ ...start, stock: [joker] }, rules, ['draw']).answers).toEqual(['ok']);
  },
);

test('[HOUSE-drawOwn] allowed: one’s own pile may be taken from', () => {
  expect(play(PILES, {}, ['take 1']).answers).toEqual(['ok']);
  expect(
    play({ ...LEVEL_UP, step: 'draw', discards: [['O1'], [], []] }, {}, ['take 1']).answers,
  ).toEqual(['ok']);
});

test('[HOUSE-drawOwn] forbidden: one’s own pile not, the others yes', () => {
  const rules = { drawOwn: 'forbidden' } as const;
  expectRefused(PILES, rules, ['take 1'], 'own-pile-not-drawn HOUSE-drawOwn');
  expect(play(PILES, rules, ['take 2']).answers).toEqual(['ok']);
  const levelUp = { ...LEVEL_UP, step: 'draw', discards: [['O1'], [], []] };
  expectRefused(levelUp, rules, ['take 1'], 'own-pile-not-drawn HOUSE-drawOwn');
});

test('[HOUSE-drawPass] [HOUSE-drawJoker] [STOCK-2] where only banned cards can be drawn the round ends', () => {
  const start = { ...LEVEL_8, hands: [['J', 'X', 'R12'], ['G1'], ['B1']], stock: [] };
  const joker = play(start, { drawJoker: 'forbidden' }, ['discard J']);
  expect(joker.rounds).toEqual([{ endedBy: 'stock', climbed: [1, 1, 0], nextDealer: 1 }]);
  const pass = play(start, { drawPass: 'forbidden' }, ['discard X']);
  expect(pass.rounds).toEqual([{ endedBy: 'stock', climbed: [1, 1, 0], nextDealer: 1 }]);
  expect(play(start, {}, ['discard J', 'take 1']).answers).toEqual(['ok', 'ok']);
});

// throwBack

const TAKEN = { ...LEVEL_8, step: 'draw', discards: [[], ['O1', 'O11'], []] };

test('[HOUSE-throwBack] allowed: the very card just taken may be thrown back', () => {
  expect(play(TAKEN, {}, ['take 2', 'discard O11']).answers).toEqual(['ok', 'ok']);
});

test('[HOUSE-throwBack] forbidden: not in the same turn', () => {
  const rules = { throwBack: 'forbidden' } as const;
  const { answers, position } = play(TAKEN, rules, ['take 2', 'discard O11', 'discard R12']);
  expect(answers).toEqual(['ok', 'throw-back-not-played HOUSE-throwBack', 'ok']);
  expect(position).toMatchObject({ turn: 2, discards: [['R12'], ['O1'], []] });
  // In the next turn it is a card like any other.
  const later = ['draw', 'discard G1', 'draw', 'discard B1', 'draw', 'discard O11'];
  const all = play(TAKEN, rules, ['take 2', 'discard R12', ...later]);
  expect(all.answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
});

test('[HOUSE-throwBack] forbidden: a card from the stock may be discarded', () => {
  expect(play(TAKEN, { throwBack: 'forbidden' }, ['draw', 'discard P11']).answers).toEqual([
    'ok',
    'ok',
  ]);
});

test('[HOUSE-throwBack] forbidden: the position keeps which card was taken', () => {
  const rules = { throwBack: 'forbidden' } as const;
  const start = { ...LEVEL_8, rules, hands: [['O11', 'R12'], ['G1'], ['B1']], taken: 'O11' };
  expect(rule(start, ['discard O11']).answers).toEqual(['throw-back-not-played HOUSE-throwBack']);
  expect(play(TAKEN, rules, ['take 2']).position).toMatchObject({ taken: 'O11' });
});

test('[HOUSE-throwBack] forbidden: the ban does not hold for the last card', () => {
  const rules = { throwBack: 'forbidden' } as const;
  const start = { ...TAKEN, hands: [['R6'], ['G1'], ['B1']] };
  const { answers, rounds } = play(start, rules, [
    'take 2',
    'discard O11',
    'add R6 1.1',
    'discard O11',
  ]);
  expect(answers).toEqual(['ok', 'throw-back-not-played HOUSE-throwBack', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-throwBack] forbidden: who holds two copies may discard one', () => {
  const start = { ...TAKEN, hands: [['J', 'R12'], ['G1'], ['B1']], discards: [[], ['J'], []] };
  const { answers } = play(start, { throwBack: 'forbidden' }, ['take 2', 'discard J']);
  expect(answers).toEqual(['ok', 'ok']);
});

test('[HOUSE-throwBack] forbidden: a Pass card just taken may be played', () => {
  const start = { ...TAKEN, discards: [[], ['X'], []] };
  const { answers } = play(start, { throwBack: 'forbidden' }, ['take 2', 'discard X', 'pass 3']);
  expect(answers).toEqual(['ok', 'throw-back-not-played HOUSE-throwBack', 'ok']);
});

// addSameTurn

const ABOUT_TO_LAY = {
  ...LEVEL_8,
  levels: [1, 4, 1],
  hands: [
    ['R3', 'G4', 'B5', 'O7', 'Y8', 'P9', 'R6', 'G14', 'R12'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  melds: [[], LEVEL_8.melds[1], []],
};
const LAY_1 = 'lay R3 G4 B5 / O7 Y8 P9';

test('[HOUSE-addSameTurn] yes: cards may be added in the turn of laying', () => {
  expect(play(ABOUT_TO_LAY, {}, [LAY_1, 'add R6 1.1', 'add G14 2.2']).answers).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
});

test('[HOUSE-addSameTurn] no: only from the turn after, to no meld at all', () => {
  const rules = { addSameTurn: 'no' } as const;
  const turn = [LAY_1, 'add R6 1.1', 'add G14 2.2', 'discard R12'];
  const { answers, position } = play(ABOUT_TO_LAY, rules, turn);
  expect(answers).toEqual([
    'ok',
    'add-from-next-turn HOUSE-addSameTurn',
    'add-from-next-turn HOUSE-addSameTurn',
    'ok',
  ]);
  expect(position).toMatchObject({
    turn: 2,
    hands: [
      ['R6', 'G14'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
  });
  const round = ['draw', 'discard P11', 'draw', 'discard P12', 'draw', 'add R6 1.1', 'add G14 2.2'];
  expect(play(ABOUT_TO_LAY, rules, [...turn, ...round]).answers.slice(4)).toEqual(
    round.map(() => 'ok'),
  );
});

test('[HOUSE-addSameTurn] no: who laid in an earlier turn is not bound', () => {
  const rules = { addSameTurn: 'no' } as const;
  expect(play(LEVEL_8, rules, ['add R6 1.1']).answers).toEqual(['ok']);
  expect(rule({ ...LEVEL_8, rules, laidNow: true }, ['add R6 1.1']).answers).toEqual([
    'add-from-next-turn HOUSE-addSameTurn',
  ]);
});

test('[HOUSE-addSameTurn] [HOUSE-jokerSwap] no: an exchange is not an adding', () => {
  const hands = [['R3', 'G4', 'J', 'O7', 'Y8', 'P9', 'B5', 'R12'], ['G1'], ['B1']];
  const start = { ...ABOUT_TO_LAY, hands };
  const rules = { addSameTurn: 'no', jokerSwap: 'yes' } as const;
  const { answers } = play(start, rules, ['lay R3 G4 J=5 / O7 Y8 P9', 'exchange B5 1.1']);
  expect(answers).toEqual(['ok', 'ok']);
});

// pairsDistinct

const PAIRS = {
  ...LEVEL_8,
  levels: [2, 1, 1],
  hands: [['R6', 'Y6', 'B6', 'P6', 'R2', 'G2', 'R3', 'G3', 'J', 'R12'], ['G1'], ['B1']],
  melds: [[], [], []],
};

test('[HOUSE-pairsDistinct] no: two pairs may share a value', () => {
  expect(play(PAIRS, {}, ['lay R6 Y6 / B6 P6 / R2 G2 / R3 G3']).answers).toEqual(['ok']);
});

test('[HOUSE-pairsDistinct] yes: the sets of one level differ in value, jokers counted as what they stand for', () => {
  const rules = { pairsDistinct: 'yes' } as const;
  const refused = 'same-value-twice HOUSE-pairsDistinct';
  expectRefused(PAIRS, rules, ['lay R6 Y6 / B6 P6 / R2 G2 / R3 G3'], refused);
  expectRefused(PAIRS, rules, ['lay R6 J=6 / B6 P6 / R2 G2 / R3 G3'], refused);
  expectRefused(PAIRS, rules, ['lay R2 G2 / R6 J / R3 G3 / B6 Y6'], refused);
  expect(play(PAIRS, rules, ['lay R6 Y6 / R12 J / R2 G2 / R3 G3']).answers).toEqual(['ok']);
});

test('[HOUSE-pairsDistinct] yes: sets of different size as well', () => {
  const start = {
    ...PAIRS,
    levels: [6, 1, 1],
    hands: [['R6', 'Y6', 'B6', 'P6', 'G6', 'R2', 'G2', 'B2', 'R3', 'G3', 'B3'], ['G1'], ['B1']],
  };
  const lay = 'lay R6 Y6 / B6 P6 G6 / R2 G2 B2';
  expect(play(start, {}, [lay]).answers).toEqual(['ok']);
  expectRefused(start, { pairsDistinct: 'yes' }, [lay], 'same-value-twice HOUSE-pairsDistinct');
});

test('[HOUSE-pairsDistinct] yes: runs and colours are not meant', () => {
  const hand = ['R3', 'G4', 'B5', 'O3', 'Y4', 'P5', 'R12'];
  const start = { ...PAIRS, levels: [1, 1, 1], hands: [hand, ['G1'], ['B1']] };
  expect(play(start, { pairsDistinct: 'yes' }, ['lay R3 G4 B5 / O3 Y4 P5']).answers).toEqual([
    'ok',
  ]);
});

test('[HOUSE-pairsDistinct] yes in Level Up: palier 3 in three values', () => {
  const start = {
    ...LEVEL_UP,
    levels: [3, 1, 1],
    hands: [['R6', 'Y6', 'B6', 'P6', 'G6', 'R2', 'G2', 'B2', 'R18'], ['G1'], ['B1']],
    melds: [[], [], []],
  };
  const lay = 'lay R6 Y6 B6 / R2 G2 B2 / P6 G6';
  expect(play(start, {}, [lay]).answers).toEqual(['ok']);
  expectRefused(start, { pairsDistinct: 'yes' }, [lay], 'same-value-twice HOUSE-pairsDistinct');
});

// jokerNeedsNatural

const JOKERS = {
  ...PAIRS,
  master: 'all',
  hands: [['J', 'J', 'J1-5', 'R6', 'Y6', 'R2', 'G2', 'R3', 'G3', 'R12'], ['G1'], ['B1']],
};

test('[HOUSE-jokerNeedsNatural] no: jokers alone may form a combination', () => {
  expect(play(JOKERS, {}, ['lay J=9 J=9 / R6 Y6 / R2 G2 / R3 G3']).answers).toEqual(['ok']);
});

test('[HOUSE-jokerNeedsNatural] yes: every combination needs a card that is no joker', () => {
  const rules = { jokerNeedsNatural: 'yes' } as const;
  const refused = 'needs-a-natural-card HOUSE-jokerNeedsNatural';
  expectRefused(JOKERS, rules, ['lay J=9 J=9 / R6 Y6 / R2 G2 / R3 G3'], refused);
  expectRefused(JOKERS, rules, ['lay R6 Y6 / R2 G2 / R3 G3 / J=4 J1-5=4'], refused);
  expect(play(JOKERS, rules, ['lay J R6 / J Y6 / R2 J1-5 / R3 G3']).answers).toEqual(['ok']);
});

// jokerSwap

const JOKER_ON_TABLE = {
  ...LEVEL_8,
  levels: [1, 3, 2],
  hands: [
    ['B5', 'G5', 'R9', 'R8', 'R12'],
    ['O5', 'G1'],
    ['O1', 'B1'],
  ],
  melds: [
    [
      ['R3', 'G4', 'J=5'],
      ['O7', 'Y8', 'P9'],
    ],
    [
      { kind: 'set', cards: ['J=9', 'G9', 'B9'] },
      { kind: 'colour', cards: ['R1', 'R2', 'J=R', 'R14'] },
    ],
    [],
  ],
};
const SWAP_RULE = { jokerSwap: 'yes' } as const;

test('[HOUSE-jokerSwap] no: a joker is never exchanged', () => {
  expectRefused(JOKER_ON_TABLE, {}, ['exchange B5 1.1'], 'exchange-not-played JOKER-2');
});

test('[HOUSE-jokerSwap] yes: the real card goes in, the joker to the hand', () => {
  const { answers, events, position } = play(JOKER_ON_TABLE, SWAP_RULE, ['exchange B5 1.1']);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([
    { t: 'jokerExchanged', seat: 1, card: 'B5', joker: 'J=5', to: 1, meld: 1 },
  ]);
  expect(position).toMatchObject({ step: 'play', turn: 1 });
  expect((position['hands'] as string[][])[0]!.toSorted()).toEqual(['G5', 'J', 'R12', 'R8', 'R9']);
  expect((position['melds'] as object[][])[0]![0]).toEqual({
    kind: 'run',
    cards: ['R3', 'G4', 'B5'],
  });
});

test.each([
  ['exchange G5 1.1', 'ok'],
  ['exchange R9 2.1', 'ok'],
  ['exchange R8 2.2', 'ok'],
  ['exchange R12 2.2', 'ok'],
  ['exchange R8 1.1', 'no-joker-for-this-card HOUSE-jokerSwap'],
  ['exchange R8 1.2', 'no-joker-for-this-card HOUSE-jokerSwap'],
  ['exchange B5 2.1', 'no-joker-for-this-card HOUSE-jokerSwap'],
  ['exchange B5 2.2', 'no-joker-for-this-card HOUSE-jokerSwap'],
  ['exchange P5 1.1', 'card-not-in-hand HOUSE-jokerSwap'],
  ['exchange B5 3.1', 'no-such-meld INPUT-1'],
  ['exchange B5 4.1', 'no-such-seat INPUT-1'],
])(
  '[HOUSE-jokerSwap] yes: own and other melds, only the card it stands for: %s → %s',
  (move, answer) => {
    expect(play(JOKER_ON_TABLE, SWAP_RULE, [move]).answers).toEqual([answer]);
  },
);

test('[HOUSE-jokerSwap] yes: the joker taken may be placed again, and exchanges may follow each other', () => {
  const moves = [
    'exchange B5 1.1',
    'add J=6 1.1',
    'exchange R9 2.1',
    'exchange R8 2.2',
    'add J=2 1.1',
    'discard R12',
  ];
  const { answers, position } = play(JOKER_ON_TABLE, SWAP_RULE, moves);
  expect(answers).toEqual(moves.map(() => 'ok'));
  expect((position['melds'] as object[][])[0]![0]).toEqual({
    kind: 'run',
    cards: ['J=2', 'R3', 'G4', 'B5', 'J=6'],
  });
});

test('[HOUSE-jokerSwap] yes: only for who has laid, in their turn, after drawing', () => {
  const notLaid = { ...JOKER_ON_TABLE, turn: 3, hands: [['G5'], ['G1'], ['B5', 'B1']] };
  expectRefused(notLaid, SWAP_RULE, ['exchange B5 1.1'], 'lay-first HOUSE-jokerSwap');
  expectRefused(
    { ...JOKER_ON_TABLE, step: 'draw' },
    SWAP_RULE,
    ['exchange B5 1.1'],
    'must-draw-first TURN-1',
  );
  const other = play(JOKER_ON_TABLE, SWAP_RULE, [{ seat: 2, move: 'exchange O5 1.1' }]);
  expect(other.answers).toEqual(['not-your-turn TURN-2']);
});

test('[HOUSE-jokerSwap] yes: a joker is not exchanged for a joker', () => {
  const start = { ...JOKER_ON_TABLE, hands: [['J', 'R12'], ['G1'], ['B1']] };
  expectRefused(start, SWAP_RULE, ['exchange J 1.1'], 'no-joker-for-this-card HOUSE-jokerSwap');
});

test('[HOUSE-jokerSwap] yes: exchanging the only card in hand does not go out', () => {
  const start = { ...JOKER_ON_TABLE, hands: [['B5'], ['G1'], ['B1']] };
  const { answers, rounds, position } = play(start, SWAP_RULE, ['exchange B5 1.1']);
  expect(answers).toEqual(['ok']);
  expect(rounds).toEqual([]);
  expect(position).toMatchObject({ step: 'play', turn: 1, hands: [['J'], ['G1'], ['B1']] });
});

test('[HOUSE-jokerSwap] yes: of two jokers that stand for the same, one is exchanged', () => {
  const melds = [JOKER_ON_TABLE.melds[0], [{ kind: 'set', cards: ['J=9', 'J=9', 'G9'] }], []];
  const { answers, position } = play({ ...JOKER_ON_TABLE, melds }, SWAP_RULE, ['exchange R9 2.1']);
  expect(answers).toEqual(['ok']);
  const [meld] = (position['melds'] as { cards: string[] }[][])[1]!;
  expect(meld!.cards.toSorted()).toEqual(['G9', 'J=9', 'R9']);
});

test('[HOUSE-jokerSwap] yes: a ranged joker is a joker', () => {
  const melds = [[['R2', 'J1-5=3', 'G4']], [], []];
  const start = { ...JOKER_ON_TABLE, master: 'all', hands: [['B3', 'R12'], ['G1'], ['B1']], melds };
  const { answers, position } = play(start, SWAP_RULE, ['exchange B3 1.1']);
  expect(answers).toEqual(['ok']);
  expect((position['hands'] as string[][])[0]!.toSorted()).toEqual(['J1-5', 'R12']);
});

test('[HOUSE-jokerSwap] [STOCK-4] yes: an exchange is neither laying nor adding', () => {
  const start = { ...JOKER_ON_TABLE, idle: 149 };
  const swapped = play(start, SWAP_RULE, ['exchange B5 1.1', 'discard R12']);
  expect(swapped.rounds).toEqual([{ endedBy: 'blocked', climbed: [1, 1, 0], nextDealer: 1 }]);
});

// passTarget

const FOUR = {
  edition: 'level-8-101',
  players: 4,
  dealer: 4,
  turn: 1,
  step: 'play',
  hands: [
    ['X', 'R12'],
    ['G1', 'G2'],
    ['B1', 'B2'],
    ['O1', 'O2'],
  ],
  stock: ['P11', 'P12', 'P13'],
};

test.each([[2], [3], [4]])('[HOUSE-passTarget] any: seat 1 may make seat %i pass', (on) => {
  expect(play(FOUR, {}, [`pass ${on}`]).answers).toEqual(['ok']);
});

test('[HOUSE-passTarget] next: only the next seat in order', () => {
  const rules = { passTarget: 'next' } as const;
  expectRefused(FOUR, rules, ['pass 3', 'pass 4'], 'only-the-next-player HOUSE-passTarget');
  const { answers, position } = play(FOUR, rules, ['pass 2']);
  expect(answers).toEqual(['ok']);
  expect(position).toMatchObject({ turn: 3, skipped: [], stock: ['P11', 'P12', 'P13', 'X^'] });
  const last = { ...FOUR, turn: 4, hands: [['R1'], ['G1'], ['B1'], ['X', 'O2']] };
  expectRefused(last, rules, ['pass 2', 'pass 3'], 'only-the-next-player HOUSE-passTarget');
  expect(play(last, rules, ['pass 1']).answers).toEqual(['ok']);
});

test('[HOUSE-passTarget] next: if that seat already has one, none can be played', () => {
  const start = { ...FOUR, skipped: [2] };
  const moves = ['pass 2', 'pass 3', 'pass 4', 'discard X'];
  const { answers } = play(start, { passTarget: 'next' }, moves);
  expect(answers).toEqual([
    'already-skipped PASS-1',
    'only-the-next-player HOUSE-passTarget',
    'only-the-next-player HOUSE-passTarget',
    'ok',
  ]);
  expect(play(start, {}, ['pass 3']).answers).toEqual(['ok']);
});

// passUpcardSkips

/** The first seed whose deal turns up a Pass card, or one whose deal does not. */
function seedWith(choice: object, isPass: boolean): string {
  for (let i = 0; i < 500; i++) {
    const { discards, dealer } = rule({ ...choice, seed: `up${i}` }).position as {
      discards: string[][];
      dealer: number;
    };
    if ((discards[dealer - 1]![0] === 'X') === isPass) return `up${i}`;
  }
  throw new Error('no seed deals such an upcard');
}

test.each([[2], [3], [6]])(
  '[HOUSE-passUpcardSkips] no: a Pass card turned up just lies there, %i players',
  (players) => {
    const choice = { edition: 'level-8-101', players, dealer: 1 };
    const { position } = rule({ ...choice, seed: seedWith(choice, true) });
    expect(position).toMatchObject({ turn: 2, skipped: [], step: 'draw' });
    expect((position['discards'] as string[][])[0]).toEqual(['X']);
  },
);

test.each([
  [2, 1],
  [3, 3],
  [6, 3],
])(
  '[HOUSE-passUpcardSkips] yes: it skips the first player and goes under the stock, %i players',
  (players, turn) => {
    const choice = { edition: 'level-8-101', players, dealer: 1 };
    const seed = seedWith(choice, true);
    const without = rule({ ...choice, seed }).position;
    const { position } = rule({ ...choice, seed, rules: { passUpcardSkips: 'yes' } });
    expect(position).toMatchObject({
      turn,
      step: 'draw',
      skipped: [],
      hands: without['hands'],
      discards: Array.from({ length: players }, () => []),
      stock: [...(without['stock'] as string[]), 'X^'],
    });
  },
);

test('[HOUSE-passUpcardSkips] yes: any other card turned up skips nobody', () => {
  const choice = { edition: 'level-8-101', players: 3, dealer: 1 };
  const seed = seedWith(choice, false);
  const { rules: _, ...position } = rule({
    ...choice,
    seed,
    rules: { passUpcardSkips: 'yes' },
  }).position;
  const { rules: __, ...without } = rule({ ...choice, seed }).position;
  expect(position).toEqual(without);
});

test('[HOUSE-passUpcardSkips] yes: in every round', () => {
  const start = { ...LEVEL_8, hands: [['R12'], ['G1'], ['B1']], rules: { passUpcardSkips: 'yes' } };
  const seeds = Array.from({ length: 150 }, (_, i) => `next${i}`);
  const ruled = seeds
    .map((seed) => rule({ ...start, seed }, ['discard R12']))
    .find(({ events }) => events.some((event) => (event as { upcard?: string }).upcard === 'X'))!;
  const { events, position } = ruled;
  expect(events.slice(2)).toEqual([
    expect.objectContaining({ t: 'roundDealt', round: 2, upcard: 'X' }),
    { t: 'upcardSkipped', seat: 2 },
    { t: 'turnSkipped', seat: 2 },
  ]);
  expect(position).toMatchObject({ round: 2, dealer: 1, turn: 3, discards: [[], [], []] });
});

// passWithTwo

test.each([
  ['level-8-98', 98, 3],
  ['level-8-99', 99, 3],
  ['level-8-101', 101, 4],
])(
  '[HOUSE-passWithTwo] removed: with two players the Pass cards leave the deck, %s',
  (edition, cards, passes) => {
    const deckOf = (players: number, rules: HouseRules): readonly number[] =>
      rule({ edition, players, rules, seed: 's' }).state.table.setup.deck;
    expect(deckOf(2, {})).toHaveLength(cards);
    expect(deckOf(2, { passWithTwo: 'removed' })).toHaveLength(cards - passes);
    expect(deckOf(3, { passWithTwo: 'removed' })).toHaveLength(cards);
  },
);

test('[HOUSE-passWithTwo] removed: then no move and no position names one', () => {
  const start = {
    edition: 'level-8-101',
    players: 2,
    step: 'play',
    turn: 1,
    dealer: 2,
    hands: [['R1', 'R2'], ['G1']],
  };
  const rules = { passWithTwo: 'removed' } as const;
  expectRefused(start, rules, ['discard X', 'pass 2'], 'no-such-card INPUT-1');
  expect(faultIn({ ...start, rules, hands: [['R1', 'X'], ['G1']] })).toBe(
    'card-not-in-deck position.hands[0][1]',
  );
  expect(
    play({ ...start, hands: [['R1', 'X'], ['G1']] }, { passWithTwo: 'yes' }, ['pass 2']).answers,
  ).toEqual(['ok']);
});

// stockOut, stockOutBonus

const LAST_IN_STOCK = {
  ...LEVEL_8,
  step: 'draw',
  hands: [
    ['R6', 'R12'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  stock: ['P11'],
  discards: [['Y11', 'Y12'], ['Y13', 'Y14'], []],
};
const LAST_IN_TALON = {
  ...LEVEL_UP,
  step: 'draw',
  stock: ['P11'],
  discards: [['Y11', 'Y12'], ['Y13', 'Y14'], []],
};
const BY_STOCK = [{ endedBy: 'stock', climbed: [1, 1, 0], nextDealer: 1 }];

test('[HOUSE-stockOut] Level 8 plays rebuild', () => {
  const { events, rounds } = play(LAST_IN_STOCK, {}, ['draw']);
  expect(events).toEqual([
    { t: 'cardDrawn', seat: 1, card: 'P11' },
    { t: 'stockRebuilt', stock: expect.arrayContaining(['Y11', 'Y13']) as unknown },
  ]);
  expect(rounds).toEqual([]);
});

test('[HOUSE-stockOut] finish-turn in Level 8: the round ends after that turn', () => {
  const rules = { stockOut: 'finish-turn' } as const;
  const drawn = play(LAST_IN_STOCK, rules, ['draw', 'add R6 1.1']);
  expect(drawn.answers).toEqual(['ok', 'ok']);
  expect(drawn.rounds).toEqual([]);
  expect(drawn.position).toMatchObject({ stock: [], discards: LAST_IN_STOCK.discards });
  const ended = play(LAST_IN_STOCK, rules, ['draw', 'add R6 1.1', 'discard R12']);
  expect(ended.rounds).toEqual(BY_STOCK);
});

test('[HOUSE-stockOut] at-once in Level 8: the round ends on the draw', () => {
  const { answers, events, rounds } = play(LAST_IN_STOCK, { stockOut: 'at-once' }, ['draw']);
  expect(answers).toEqual(['ok']);
  expect(events.slice(0, 2)).toEqual([
    { t: 'cardDrawn', seat: 1, card: 'P11' },
    { t: 'roundEnded', by: 'stock', last: 1, cleared: [[1], [4], []], keepers: [], nextDealer: 1 },
  ]);
  expect(rounds).toEqual(BY_STOCK);
});

test('[HOUSE-stockOut] taking from a pile does not end the round', () => {
  for (const stockOut of ['finish-turn', 'at-once'] as const) {
    const { answers, rounds } = play(LAST_IN_STOCK, { stockOut }, ['take 2', 'discard R12']);
    expect(answers).toEqual(['ok', 'ok']);
    expect(rounds).toEqual([]);
  }
});

test('[HOUSE-stockOut] finish-turn: a Pass card played on that turn skips nobody any more', () => {
  const start = { ...LAST_IN_STOCK, hands: [['X', 'R12'], ['G1'], ['B1']] };
  const { rounds, position } = play(start, { stockOut: 'finish-turn' }, ['draw', 'pass 2']);
  expect(rounds).toEqual(BY_STOCK);
  expect(position).toMatchObject({ skipped: [], turn: 2, round: 2 });
});

test('[HOUSE-stockOut] Level Up plays finish-turn', () => {
  expect(play(LAST_IN_TALON, {}, ['draw']).rounds).toEqual([]);
  expect(play(LAST_IN_TALON, {}, ['draw', 'discard R12']).rounds).toEqual(BY_STOCK);
});

test('[HOUSE-stockOut] rebuild in Level Up: the piles but their tops become the stock', () => {
  const { events, rounds, position } = play(LAST_IN_TALON, { stockOut: 'rebuild' }, [
    'draw',
    'discard R12',
  ]);
  const rebuilt = (events[1] as { stock: string[] }).stock;
  expect(rebuilt.toSorted()).toEqual(['Y11', 'Y13']);
  expect(rounds).toEqual([]);
  expect(position).toMatchObject({
    turn: 2,
    stock: rebuilt,
    discards: [['Y12', 'R12'], ['Y14'], []],
  });
});

test('[HOUSE-stockOut] at-once in Level Up: the round ends on the draw', () => {
  expect(play(LAST_IN_TALON, { stockOut: 'at-once' }, ['draw']).rounds).toEqual(BY_STOCK);
});

test.each([
  ['rebuild', []],
  ['finish-turn', []],
  ['at-once', BY_STOCK],
] as const)(
  '[HOUSE-stockOut] [PASS-3] %s: a face-up card on top of the stock after the draw',
  (stockOut, rounds) => {
    const start = { ...LAST_IN_STOCK, stock: ['P11', 'X^'] };
    const drawn = play(start, { stockOut }, ['draw']);
    expect(drawn.rounds).toEqual(rounds);
    if (stockOut === 'rebuild') expect(drawn.position['stock']).toContain('X');
    if (stockOut !== 'finish-turn') return;
    expect(play(start, { stockOut }, ['draw', 'discard R12']).rounds).toEqual(BY_STOCK);
  },
);

test('[HOUSE-stockOut] [MASTER-4] a Swap card that uses up the stock ends the round', () => {
  const start = {
    ...LAST_IN_STOCK,
    master: 'specials',
    hands: [['W', 'R6', 'R12', 'R13'], ['G1'], ['B1']],
    stock: ['P11', 'P12', 'P13'],
  };
  for (const stockOut of ['finish-turn', 'at-once'] as const) {
    const { answers, rounds } = play(start, { stockOut }, ['draw', 'swap R12 R13']);
    expect(answers).toEqual(['ok', 'ok']);
    expect(rounds).toEqual(BY_STOCK);
  }
});

const LAST_TURN_OUT = { ...LAST_IN_TALON, hands: [['R11', 'R12'], ['G1'], ['B1']] };
const OUT_ON_LAST = ['draw', 'add R11 1.2', 'add R12 1.2', 'discard P11'];

test('[HOUSE-stockOutBonus] yes: going out on the last turn earns the second level', () => {
  const { answers, rounds } = play(LAST_TURN_OUT, {}, OUT_ON_LAST);
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-stockOutBonus] no: it earns one', () => {
  const { rounds } = play(LAST_TURN_OUT, { stockOutBonus: 'no' }, OUT_ON_LAST);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-stockOutBonus] no: before the last turn the bonus is earned as ever', () => {
  const start = { ...LAST_TURN_OUT, stock: ['P11', 'P12'] };
  const { rounds } = play(start, { stockOutBonus: 'no' }, OUT_ON_LAST);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 1, 0], nextDealer: 1 }]);
});

test('[HOUSE-stockOutBonus] no: palier 7 then leads to 8 and does not win', () => {
  const start = { ...LAST_TURN_OUT, levels: [7, 4, 2] };
  expect(play(start, {}, OUT_ON_LAST).winners).toEqual([1]);
  const { winners, position } = play(start, { stockOutBonus: 'no' }, OUT_ON_LAST);
  expect(winners).toEqual([]);
  expect(position).toMatchObject({ levels: [8, 5, 2] });
});

test('[HOUSE-stockOutBonus] [WIN-2] no: who went out with palier 8 laid still wins alone', () => {
  const start = { ...LAST_TURN_OUT, levels: [8, 8, 2] };
  expect(play(start, { stockOutBonus: 'no' }, OUT_ON_LAST).winners).toEqual([1]);
});

test('[HOUSE-stockOutBonus] no: with Level 8 it matters when the stock is not rebuilt', () => {
  const start = { ...LAST_IN_STOCK, hands: [['R6'], ['G1'], ['B1']] };
  const moves = ['draw', 'add R6 1.1', 'discard P11'];
  const climbed = (rules: HouseRules): unknown => play(start, rules, moves).rounds[0]!.climbed;
  expect(climbed({ stockOut: 'finish-turn' })).toEqual([2, 1, 0]);
  expect(climbed({ stockOut: 'finish-turn', stockOutBonus: 'no' })).toEqual([1, 1, 0]);
  expect(climbed({ stockOutBonus: 'no' })).toEqual([2, 1, 0]);
});

test('[HOUSE-stockOutBonus] [OPEN-2] no: on the open ladder no second palier is chosen', () => {
  const start = {
    ...LAST_TURN_OUT,
    ladder: 'open',
    levels: [
      [1, 2, 3],
      [4, 5],
      [1, 2],
    ],
    laid: [1, 4, null],
  };
  const { rounds, position } = play(start, { stockOutBonus: 'no' }, OUT_ON_LAST);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ levels: [[2, 3], [5], [1, 2]] });
  expect(play(start, {}, OUT_ON_LAST).position).toMatchObject({ step: 'drop' });
});

// nextDealer

test.each([
  ['level-8-101', undefined, 1],
  ['level-8-101', 'left', 1],
  ['level-8-101', 'last', 2],
  ['level-up', undefined, 2],
  ['level-up', 'last', 2],
  ['level-up', 'left', 1],
] as const)(
  '[HOUSE-nextDealer] seat 2 ends the round of dealer 3: %s, %s → %i',
  (edition, nextDealer, dealer) => {
    const start = {
      edition,
      players: 3,
      dealer: 3,
      turn: 2,
      step: 'play',
      hands: [['R1'], ['G1'], ['B1']],
    };
    const { rounds, position } = play(start, nextDealer === undefined ? {} : { nextDealer }, [
      'discard G1',
    ]);
    expect(rounds).toEqual([
      { endedBy: 'went-out', seat: 2, climbed: [0, 0, 0], nextDealer: dealer },
    ]);
    expect(position).toMatchObject({ dealer, turn: dealer === 1 ? 2 : 3 });
  },
);

test('[HOUSE-nextDealer] [KEEP-1] last: it is remembered while cards are kept', () => {
  const start = {
    edition: 'level-8-101',
    ladder: 'two-star',
    players: 3,
    dealer: 3,
    turn: 2,
    step: 'play',
    levels: [6, 1, 1],
    hands: [['R1'], ['G1'], ['B1']],
    melds: [[], [['R3', 'G4', 'B5']], []],
  };
  const moves = ['discard G1', { seat: 1, move: 'keep R1' }];
  expect(play(start, { nextDealer: 'last' }, moves).position).toMatchObject({ dealer: 2, turn: 3 });
  expect(play(start, {}, moves).position).toMatchObject({ dealer: 1, turn: 2 });
});

// bonusPalier

const OPEN_OUT = {
  ...LEVEL_UP,
  ladder: 'open',
  levels: [
    [3, 4, 6, 8],
    [4, 5],
    [1, 2],
  ],
  hands: [['R12'], ['G1'], ['B1']],
  melds: [[['R1', 'O2', 'Y3', 'G4', 'B5', 'P6', 'R7']], [], []],
  laid: [6, null, null],
};

test('[HOUSE-bonusPalier] free: the player chooses the second palier', () => {
  const { answers, position } = play(OPEN_OUT, {}, ['discard R12', 'drop 8']);
  expect(answers).toEqual(['ok', 'ok']);
  expect(position).toMatchObject({
    levels: [
      [3, 4],
      [4, 5],
      [1, 2],
    ],
  });
});

test('[HOUSE-bonusPalier] lowest: the lowest left goes by itself', () => {
  const { answers, events, rounds, position } = play(OPEN_OUT, { bonusPalier: 'lowest' }, [
    'discard R12',
    'drop 8',
  ]);
  expect(answers).toEqual(['ok', 'nothing-to-drop OPEN-2']);
  expect(events[1]).toMatchObject({ t: 'roundEnded', cleared: [[6, 3], [], []] });
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({
    levels: [
      [4, 8],
      [4, 5],
      [1, 2],
    ],
    round: 2,
  });
});

test('[HOUSE-bonusPalier] lowest: the lowest besides the one laid', () => {
  const start = {
    ...OPEN_OUT,
    levels: [
      [6, 7, 8],
      [4, 5],
      [1, 2],
    ],
  };
  const { position } = play(start, { bonusPalier: 'lowest' }, ['discard R12']);
  expect(position).toMatchObject({ levels: [[8], [4, 5], [1, 2]] });
});

// browseDiscards

test('[HOUSE-browseDiscards] what may be known and done is the same either way', () => {
  const start = { ...LAST_IN_STOCK, seed: 's' };
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    const [no, yes] = (['no', 'yes'] as const).map((browseDiscards) => {
      const { state, answers } = play(start, { browseDiscards }, [
        'take 2',
        'discard R12',
        'take 2',
      ]);
      const { rules: _, ...view } = makeView(viewOf(state, viewer)) as { rules: object };
      return { answers, view };
    });
    expect(no).toEqual(yes);
  }
});

// keepFrom, keepCards

const KEEPING = {
  ...LEVEL_8,
  levels: [1, 4, 5],
  hands: [['R12'], ['G1', 'G2', 'G3', 'G4', 'G5'], ['B1', 'B2', 'B3', 'B4', 'B6']],
  melds: [[['R3', 'O4', 'Y5']], [], []],
};

/** Who is asked to keep, and how many cards at most. */
function keepers(start: object, choice: object): Record<number, number> {
  const asked = rule({ ...start, ...choice }, ['discard R12']).position;
  const limits: Record<number, number> = {};
  for (const seat of (asked['pending'] as number[] | undefined) ?? []) {
    const hand = (asked['hands'] as string[][])[seat - 1]!;
    for (let count = 1; count <= hand.length; count++) {
      const move = { seat, move: `keep ${hand.slice(0, count).join(' ')}` };
      const answer = rule({ ...start, ...choice }, ['discard R12', move]).answers[1];
      if (answer === 'ok') limits[seat] = count;
      else expect(answer).toBe('too-many-kept KEEP-1');
    }
  }
  return limits;
}

test.each([
  ['one star', { ladder: 'one-star' }, {}],
  ['one star, only a level', { rules: { keepFrom: 1 } }, {}],
  ['one star, level 4, 2 cards', { rules: { keepFrom: 4, keepCards: 2 } }, { 2: 2, 3: 2 }],
  ['one star, level 5, 1 card', { rules: { keepFrom: 5, keepCards: 1 } }, { 3: 1 }],
  ['one star, level 6', { rules: { keepFrom: 6, keepCards: 4 } }, {}],
  ['two stars', { ladder: 'two-star' }, { 3: 4 }],
  ['two stars, from 4', { ladder: 'two-star', rules: { keepFrom: 4 } }, { 2: 4, 3: 4 }],
  ['two stars, from 6', { ladder: 'two-star', rules: { keepFrom: 6 } }, {}],
  ['two stars, 1 card', { ladder: 'two-star', rules: { keepCards: 1 } }, { 3: 1 }],
  ['two stars, 5 cards', { ladder: 'two-star', rules: { keepCards: 5 } }, { 3: 5 }],
  ['two stars, no cards', { ladder: 'two-star', rules: { keepCards: 0 } }, {}],
] as const)('[HOUSE-keepFrom] [HOUSE-keepCards] who may keep how many: %s', (_, choice, limits) => {
  expect(keepers(KEEPING, choice)).toEqual(limits);
});

test('[HOUSE-keepFrom] [HOUSE-keepCards] Level Up may play it too', () => {
  const start = {
    ...LEVEL_UP,
    levels: [1, 4, 5],
    hands: KEEPING.hands,
    melds: [LEVEL_UP.melds[0]!.slice(1), [], []],
  };
  expect(keepers(start, {})).toEqual({});
  expect(keepers(start, { rules: { keepFrom: 5, keepCards: 3 } })).toEqual({ 3: 3 });
});

test('[HOUSE-keepCards] nine cards kept leave one to be dealt', () => {
  const hand = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];
  const start = { ...KEEPING, hands: [['R12'], hand, ['B1']] };
  const rules = { keepFrom: 4, keepCards: 9 };
  const moves = [
    'discard R12',
    { seat: 2, move: `keep ${hand.slice(0, 9).join(' ')}` },
    { seat: 3, move: 'keep' },
  ];
  const { answers, events, position } = play(start, rules, moves);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  const { hands } = events.at(-1) as { hands: string[][] };
  expect(hands.map((dealt) => dealt.length)).toEqual([10, 1, 10]);
  expect((position['hands'] as string[][])[1]).toEqual(expect.arrayContaining(hand.slice(0, 9)));
});

test.each([
  [{ keepCards: 10 }, 'out-of-range position.rules.keepCards'],
  [{ keepCards: -1 }, 'out-of-range position.rules.keepCards'],
  [{ keepCards: 1.5 }, 'wrong-type position.rules.keepCards'],
  [{ keepCards: 0 }, 'fine'],
  [{ keepCards: 9 }, 'fine'],
])('[HOUSE-keepCards] 0 to 9: %o → %s', (rules, answer) => {
  expect(faultIn({ edition: 'level-8-101', players: 2, rules })).toBe(answer);
});

test.each([
  [{ keepFrom: 0, keepCards: 1 }, 'out-of-range position.rules.keepFrom'],
  [{ keepFrom: 13, keepCards: 1 }, 'out-of-range position.rules.keepFrom'],
  [{ keepFrom: '5', keepCards: 1 }, 'wrong-type position.rules.keepFrom'],
  [{ keepFrom: 1, keepCards: 1 }, 'fine'],
  [{ keepFrom: 8, keepCards: 1 }, 'fine'],
])('[HOUSE-keepFrom] a level: %o → %s', (rules, answer) => {
  expect(faultIn({ edition: 'level-8-101', players: 2, rules })).toBe(answer);
});

// levels

test('[HOUSE-levels] by default all eight are played', () => {
  const start = {
    ...LEVEL_8,
    levels: [3, 1, 1],
    hands: [['R12'], ['G1'], ['B1']],
    melds: [LEVEL_8.melds[0], [], []],
  };
  const { position, winners } = play(start, {}, ['discard R12']);
  expect(position).toMatchObject({ levels: [5, 1, 1] });
  expect(winners).toEqual([]);
});

test('[HOUSE-levels] Level 8: laying the Nth wins, going out with the last but one laid wins', () => {
  const rules = { levels: 3 };
  const hand = ['R3', 'G4', 'B5', 'O1', 'O2', 'O3', 'O4', 'R12'];
  const laying = {
    ...LEVEL_8,
    levels: [3, 1, 2],
    hands: [hand, ['G1'], ['B1']],
    melds: [[], [], []],
  };
  const lay = 'lay R3 G4 B5 / O1 O2 O3 O4';
  expect(play(laying, {}, [lay]).winners).toEqual([]);
  const won = play(laying, rules, [lay]);
  expect(won.rounds).toEqual([{ endedBy: 'win', seat: 1, climbed: [1, 0, 0] }]);
  expect(won.winners).toEqual([1]);
  expect(won.position).toMatchObject({ levels: [4, 1, 2], step: 'over' });
  const out = {
    ...LEVEL_8,
    levels: [2, 1, 2],
    hands: [['R12'], ['G1'], ['B1']],
    melds: [LEVEL_8.melds[0], [], []],
  };
  expect(play(out, rules, ['discard R12']).rounds).toEqual([
    { endedBy: 'went-out', seat: 1, climbed: [2, 0, 0] },
  ]);
  expect(play(out, rules, ['discard R12']).winners).toEqual([1]);
});

test('[HOUSE-levels] Level Up: clearing the Nth at a round’s end wins, ties as ever', () => {
  const start = { ...LEVEL_UP, levels: [1, 4, 2], hands: [['R12'], ['G1'], ['B1']] };
  expect(play(start, { levels: 4 }, ['discard R12']).winners).toEqual([2]);
  expect(play({ ...start, levels: [4, 4, 2] }, { levels: 4 }, ['discard R12']).winners).toEqual([
    1,
  ]);
  expect(play({ ...start, levels: [2, 4, 2] }, { levels: 4 }, ['discard R12']).winners).toEqual([
    2,
  ]);
});

test('[HOUSE-levels] one level only: laying it wins, nothing past it is climbed', () => {
  const start = { ...LEVEL_UP, levels: [1, 1, 1], hands: [['R12'], ['G1'], ['B1']] };
  const { rounds, winners, position } = play(start, { levels: 1 }, ['discard R12']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [1, 1, 0] }]);
  expect(winners).toEqual([1]);
  expect(position).toMatchObject({ levels: [2, 2, 1] });
});

test('[HOUSE-levels] the open ladder then has only the first N', () => {
  const { position } = rule({
    edition: 'level-up',
    ladder: 'open',
    players: 2,
    rules: { levels: 3 },
    seed: 's',
  });
  expect(position).toMatchObject({
    levels: [
      [1, 2, 3],
      [1, 2, 3],
    ],
  });
});

test.each([
  [{ levels: 0 }, 'out-of-range position.rules.levels'],
  [{ levels: 1 }, 'fine'],
  [{ levels: 8 }, 'fine'],
  [{ levels: 9 }, 'out-of-range position.rules.levels'],
  [{ levels: '3' }, 'wrong-type position.rules.levels'],
])('[HOUSE-levels] 1 to the ladder’s length: %o → %s', (rules, answer) => {
  expect(faultIn({ edition: 'level-8-101', players: 2, rules })).toBe(answer);
});

test('[HOUSE-levels] a position’s levels then end at N + 1', () => {
  const start = {
    edition: 'level-8-101',
    players: 2,
    rules: { levels: 3 },
    hands: [['R1'], ['G1']],
  };
  expect(faultIn({ ...start, levels: [3, 1] })).toBe('fine');
  expect(faultIn({ ...start, levels: [5, 1] })).toBe('out-of-range position.levels[0]');
  expect(faultIn({ ...start, levels: [4, 1], step: 'over' })).toBe('fine');
});

test('[HOUSE-levels] a level beyond N does not exist', () => {
  const start = { ...OPEN_OUT, levels: [[3, 4], [4], [1]], laid: [3, null, null] };
  const { answers } = play({ ...start, turn: 2, hands: [['R12'], ['G1'], ['B1']] }, { levels: 5 }, [
    'lay 6: G1',
  ]);
  expect(answers).toEqual(['no-such-level INPUT-1']);
});

// startLevel

test('[HOUSE-startLevel] by default all start on level 1', () => {
  expect(rule({ edition: 'level-8-101', players: 3, seed: 's' }).position).toMatchObject({
    levels: [1, 1, 1],
  });
});

test('[HOUSE-startLevel] each seat starts on its own level, dealt or composed', () => {
  const rules = { startLevel: [3, 1, 8] };
  const dealt = rule({ edition: 'level-8-101', players: 3, rules, seed: 's' }).position;
  expect(dealt).toMatchObject({ levels: [3, 1, 8] });
  const composed = rule({
    edition: 'level-up',
    players: 3,
    rules,
    hands: [['R1'], ['G1'], ['B1']],
  }).position;
  expect(composed).toMatchObject({ levels: [3, 1, 8] });
});

test('[HOUSE-startLevel] the levels of a position go before it, and climbing goes on from them', () => {
  const start = { ...LEVEL_8, hands: [['R12'], ['G1'], ['B1']] };
  const { position } = play(start, { startLevel: [3, 3, 3] }, ['discard R12']);
  expect(position).toMatchObject({ levels: [3, 5, 2] });
});

test('[HOUSE-startLevel] on the open ladder the paliers before it are gone', () => {
  const { position } = rule({
    edition: 'level-up',
    ladder: 'open',
    players: 2,
    rules: { startLevel: [7, 1] },
    seed: 's',
  });
  expect(position).toMatchObject({
    levels: [
      [7, 8],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
  });
});

test('[HOUSE-startLevel] who starts on the last level wins by laying it', () => {
  const { levels: _, ...start } = { ...AT_8 };
  expect(play(start, { startLevel: [8, 1, 1] }, [LAY_EIGHT]).winners).toEqual([1]);
});

test.each([
  [{ startLevel: [1] }, 'wrong-length position.rules.startLevel'],
  [{ startLevel: [1, 1] }, 'wrong-length position.rules.startLevel'],
  [{ startLevel: [1, 1, 1, 1] }, 'wrong-length position.rules.startLevel'],
  [{ startLevel: [0, 1, 1] }, 'out-of-range position.rules.startLevel[0]'],
  [{ startLevel: [1, 9, 1] }, 'out-of-range position.rules.startLevel[1]'],
  [{ startLevel: [1, 1, 'x'] }, 'wrong-type position.rules.startLevel[2]'],
  [{ startLevel: 3 }, 'wrong-type position.rules.startLevel'],
  [{ startLevel: [1, 4, 1], levels: 3 }, 'out-of-range position.rules.startLevel[1]'],
  [{ startLevel: [1, 3, 1], levels: 3 }, 'fine'],
  [{ startLevel: [8, 8, 8] }, 'fine'],
])('[HOUSE-startLevel] one number per seat, within the ladder: %o → %s', (rules, answer) => {
  expect(faultIn({ edition: 'level-8-101', players: 3, rules })).toBe(answer);
});

test('[HOUSE-throwBack] [HOUSE-jokerSwap] a joker exchanged for is not the one taken', () => {
  const position = {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    turn: 1,
    rules: { throwBack: 'forbidden', jokerSwap: 'yes' },
    hands: [['R5', 'R1', 'R2'], ['B5']],
    discards: [[], ['J']],
    stock: ['P9'],
    melds: [
      [
        ['R3', 'G4', 'J=5'],
        ['B7', 'G8', 'O9'],
      ],
      [],
    ],
  };
  const moves = ['take 2', 'add J=10 1.2', 'exchange R5 1.1', 'discard J'];
  expect(rule(position, moves).answers).toEqual(['ok', 'ok', 'ok', 'ok']);
});
