/** Games for whoever plays by keyboard and listens. */
import { ADA, ODILE, planted, run, set, varied } from './scenes.ts';

/** The beginning of a round against one bot; hands that come to their level soon. */
export const BEGINNING = planted('keyboard-round', [ADA, ODILE], {
  step: 'draw',
  levels: [1, 1],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'R12', 'Y2', 'Y7', 'G15', 'Y14'],
    ['R1', 'R4', 'G6', 'B7', 'Y9', 'O8', 'P3', 'P14', 'G1', 'B1'],
  ],
  discards: [[], ['B11']],
});

/**
 * Two piles to take from. The level is complete with the joker, which can stand at either end of a
 * run; the green 15 fits a combination once it is laid.
 */
export const CHOICES = varied(BEGINNING, 'keyboard-choices', {
  levels: [1, 2],
  laid: [null, 2],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'R12', 'Y2', 'J', 'G15', 'Y14'],
    ['R1', 'R4', 'G6', 'B7'],
  ],
  melds: [[], [set('O15', 'P15'), set('O8', 'P8'), set('G8', 'B8'), set('G7', 'O7')]],
  discards: [['O1'], ['B11']],
});

/** The last turn: two cards, one of which fits. */
export const LAST_TURN = varied(CHOICES, 'keyboard-last', {
  step: 'play',
  laid: [1, 2],
  hands: [
    ['G15', 'Y14'],
    ['R1', 'R4', 'G6', 'B7'],
  ],
  melds: [
    [run('R3', 'G4', 'B5'), run('O9', 'P10', 'R11')],
    [set('O15', 'P15'), set('O8', 'P8'), set('G8', 'B8'), set('G7', 'O7')],
  ],
});
