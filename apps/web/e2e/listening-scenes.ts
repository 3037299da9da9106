/** Games for whoever plays by keyboard and listens. */
import type { Planted } from './harness/plant.ts';

const ADA = { name: 'Ada' };
const ODILE = { name: 'Odile', bot: 'odile-steady' };

/** The beginning of a round against one bot; hands that come to their level soon. */
export const BEGINNING: Planted = {
  id: 'keyboard-round',
  seats: [ADA, ODILE],
  position: {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'draw',
    levels: [1, 1],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P10', 'R12', 'Y2', 'Y7', 'G15', 'Y14'],
      ['R1', 'R4', 'G6', 'B7', 'Y9', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ],
    discards: [[], ['B11']],
  },
};

/**
 * Two piles to take from. The level is complete with the joker, which can stand at either end of a
 * run; the green 15 fits a combination once it is laid.
 */
export const CHOICES: Planted = {
  id: 'keyboard-choices',
  seats: [ADA, ODILE],
  position: {
    ...BEGINNING.position,
    levels: [1, 2],
    laid: [null, 2],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P10', 'R12', 'Y2', 'J', 'G15', 'Y14'],
      ['R1', 'R4', 'G6', 'B7'],
    ],
    melds: [
      [],
      [
        { kind: 'set', cards: ['O15', 'P15'] },
        { kind: 'set', cards: ['O8', 'P8'] },
        { kind: 'set', cards: ['G8', 'B8'] },
        { kind: 'set', cards: ['G7', 'O7'] },
      ],
    ],
    discards: [['O1'], ['B11']],
  },
};

/** The last turn: two cards, one of which fits. */
export const LAST_TURN: Planted = {
  id: 'keyboard-last',
  seats: [ADA, ODILE],
  position: {
    ...CHOICES.position,
    step: 'play',
    laid: [1, 2],
    hands: [
      ['G15', 'Y14'],
      ['R1', 'R4', 'G6', 'B7'],
    ],
    melds: [
      [
        { kind: 'run', cards: ['R3', 'G4', 'B5'] },
        { kind: 'run', cards: ['O9', 'P10', 'R11'] },
      ],
      [
        { kind: 'set', cards: ['O15', 'P15'] },
        { kind: 'set', cards: ['O8', 'P8'] },
        { kind: 'set', cards: ['G8', 'B8'] },
        { kind: 'set', cards: ['G7', 'O7'] },
      ],
    ],
  },
};
