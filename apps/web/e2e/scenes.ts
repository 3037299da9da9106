/** Situations worth looking at, for screenshots and for measuring: each a game put on the device. */
import type { Planted } from './harness/plant.ts';

export const ADA = { name: 'Ada' };
export const ODILE = { name: 'Odile', bot: 'odile-steady' };
export const BRUNO = { name: 'Bruno', bot: 'bruno-steady' };
const WANDA = { name: 'Wanda', bot: 'wanda-steady' };
const HUGO = { name: 'Hugo', bot: 'hugo-steady' };
const NELL = { name: 'Nell', bot: 'nell-steady' };

export const run = (...cards: readonly string[]) => ({ kind: 'run', cards });
export const set = (...cards: readonly string[]) => ({ kind: 'set', cards });
export const colour = (...cards: readonly string[]) => ({ kind: 'colour', cards });

/** With the newest box; the last has dealt, and the first is to play, unless the position says otherwise. */
export function planted(
  id: string,
  seats: Planted['seats'],
  position: Readonly<Record<string, unknown>>,
): Planted {
  const { length: players } = seats;
  const usual = {
    edition: 'level-8-101',
    players,
    dealer: players,
    turn: 1,
    step: 'play',
  } as const;
  return { id, seats, position: { ...usual, ...position } };
}

/** Another with the same people, which differs in this. */
export function varied(
  { seats, position }: Planted,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): Planted {
  return { id, seats, position: { ...position, ...changes } };
}

/** Two at the table, the first turn, a level that is complete. */
export const EARLY = planted('scene-early', [ADA, ODILE, BRUNO], {
  levels: [1, 1, 1],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12', 'G15', 'X', 'Y14'],
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G8', 'B3', 'B14', 'Y1', 'P1'],
  ],
  discards: [[], ['G9'], ['B11']],
});

/** Two players only. */
export const DUEL = planted('scene-duel', [ADA, WANDA], {
  ...EARLY.position,
  players: 2,
  dealer: 2,
  levels: [2, 3],
  hands: [
    ['R3', 'G3', 'B5', 'O5', 'P10', 'J', 'Y2', 'R12', 'G15', 'X', 'Y14'],
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3'],
  ],
  melds: [[], [run('R4', 'G5', 'P6'), colour('B2', 'B6', 'B9', 'B12')]],
  discards: [['O7'], ['G9']],
});

/** Four players, the viewer has laid and adds. */
export const MIDDLE = planted('scene-middle', [ADA, ODILE, BRUNO, NELL], {
  round: 5,
  levels: [4, 3, 5, 4],
  hands: [
    ['R8', 'B13', 'J'],
    ['R1', 'G12', 'Y8', 'P3', 'G1'],
    ['O1', 'Y6', 'P7', 'R12', 'G8', 'B3', 'B14', 'Y1', 'P1'],
    ['O3', 'Y5', 'P4', 'R11', 'G9', 'B7', 'B15', 'Y3', 'P2', 'X'],
  ],
  melds: [
    [run('R2', 'G3', 'B4', 'O5', 'P6', 'Y7'), set('R10', 'G10')],
    [run('R5', 'G6', 'O7'), colour('B1', 'B2', 'B9', 'B12')],
    [],
    [],
  ],
  discards: [['G7'], ['P12'], ['Y11', 'O14'], ['B11']],
  skipped: [3],
});

/** Six players, late: combinations grown long, hands short, one level before the end. */
export const LATE = planted('scene-late', [ADA, ODILE, BRUNO, WANDA, HUGO, NELL], {
  round: 9,
  levels: [6, 8, 7, 4, 5, 3],
  hands: [
    ['R1', 'G2', 'B9', 'O9', 'P3', 'Y13', 'R14', 'G14', 'B15', 'X', 'J'],
    ['O6', 'P11'],
    ['P1', 'Y2', 'O3'],
    ['P15', 'R15', 'O13', 'O14', 'Y14'],
    ['P13', 'B13', 'O15', 'Y15'],
    ['P14', 'B14', 'G15', 'R13', 'G13', 'O1'],
  ],
  melds: [
    [],
    [],
    [set('R5', 'G5', 'B5', 'O5', 'J=5'), colour('P2', 'P4', 'P6', 'P7', 'P8', 'P9', 'P10')],
    [
      run('R2', 'B3', 'G4', 'Y5', 'B6', 'R7', 'O8', 'G9', 'R10', 'G11'),
      set('R12', 'G12', 'B12', 'O12'),
    ],
    [run('B2', 'R3', 'R4', 'P5', 'R6', 'G7', 'B8', 'R9', 'B10', 'R11', 'Y12')],
    [run('G3', 'O4', 'J=5'), colour('Y1', 'Y3', 'Y4', 'Y6', 'Y7', 'Y8', 'Y9')],
  ],
  discards: [['G1'], ['B1', 'O2'], ['B7'], ['G8'], ['O10', 'Y10'], ['O11', 'B11']],
  skipped: [2],
});

/** Fourteen cards in hand, which the Master add-on can bring. */
export const FULL_HAND = planted('scene-full-hand', [ADA, ODILE, BRUNO], {
  master: 'specials',
  levels: [5, 1, 1],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12', 'G15', 'X', 'T', 'W', 'K', 'Y14'],
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G8', 'B3', 'B14', 'Y1', 'P1'],
  ],
  discards: [[], ['G9'], ['B11']],
});

/** A joker that can stand at either end of a run. */
export const JOKER = planted('scene-joker', [ADA, ODILE], {
  levels: [2, 2],
  hands: [
    ['J', 'R12', 'G1'],
    ['R1', 'O2', 'G13', 'B14'],
  ],
  melds: [
    [set('R2', 'G2'), set('B4', 'O4'), set('R6', 'B6'), set('Y8', 'P8')],
    [run('R5', 'G6', 'B7'), run('Y9', 'O10', 'P11')],
  ],
  discards: [['O7'], ['G9']],
});

/** Two stars: the round has ended and cards may be kept. */
export const KEEP = planted('scene-keep', [ADA, ODILE], {
  ladder: 'two-star',
  dealer: 1,
  turn: 2,
  step: 'keep',
  pending: [1],
  levels: [6, 7],
  hands: [['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12'], []],
  melds: [[], [run('G2', 'B3', 'R4', 'G5', 'R6', 'R7'), set('B8', 'O8', 'P8')]],
  discards: [['O7'], ['G9']],
});

/** Level Up's open ladder: gone out, a second palier to remove. */
export const DROP = planted('scene-drop', [ADA, ODILE], {
  edition: 'level-up',
  ladder: 'open',
  step: 'drop',
  levels: [
    [1, 3, 5, 8],
    [2, 4, 6],
  ],
  laid: [1, null],
  hands: [[], ['R1', 'R2', 'G6', 'B7', 'Y8']],
  melds: [[set('R5', 'G5', 'B5'), run('R6', 'G7', 'B8', 'O9')], []],
  discards: [['O7'], ['G9']],
});

/** Take was played by a bot: three cards to lay open. */
export const OFFER = planted('scene-offer', [ADA, ODILE], {
  master: 'specials',
  dealer: 1,
  turn: 2,
  step: 'offer',
  pending: [1],
  levels: [3, 2],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12'],
    ['R1', 'R2', 'G6', 'B7'],
  ],
  discards: [['O7'], ['G9']],
  stock: ['B1', 'B2', 'B3', 'B4', 'B6', 'B8', 'T^'],
});

/** Take was played by the viewer: one of the cards on offer. */
export const PICK = planted('scene-pick', [ADA, ODILE, BRUNO], {
  master: 'specials',
  step: 'pick',
  levels: [3, 2, 4],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2'],
    ['R1', 'R2', 'G6', 'B7'],
    ['O1', 'O2', 'Y6', 'P7'],
  ],
  offers: [[], ['R1', 'R2', 'G6'], ['O1', 'Y6', 'P7']],
  discards: [['O7'], ['G9'], []],
  stock: ['B1', 'B2', 'B3', 'B4', 'B6', 'B8', 'T^'],
});
