/** Single turns that show how one edition differs from another. */
import type { LessonChapter } from './chapter.ts';
import { add, draw, lay, LESSON, run, set } from './chapters.ts';

/** Level 8: the last card must be discarded, even where it could be added (END-1). */
const LAST_DISCARDED: LessonChapter = {
  id: 'last-discarded',
  position: {
    edition: 'level-8-101',
    players: 2,
    levels: [1, 2],
    laid: [1, 2],
    hands: [
      ['B6', 'G8'],
      ['R1', 'B13', 'O15'],
    ],
    melds: [
      [run('R3', 'G4', 'B5'), run('O9', 'P10', 'Y11')],
      [set('R2', 'G2'), set('O8', 'P8'), set('R12', 'G12'), set('B14', 'Y14')],
    ],
    discards: [['Y13'], ['O13']],
    next: ['R14'],
  },
  steps: [
    draw('last-draw'),
    add('last-add', 'B6', '1.1'),
    add('last-add-more', 'G8', '2.2', '1.2'),
    { id: 'last-discard', goal: { t: 'roundEnded' }, ways: ['discard R14'] },
  ],
  replies: [],
};

/** Level Up: the last card may be added (END-2). */
const LAST_ADDED: LessonChapter = {
  id: 'last-added',
  position: {
    edition: 'level-up',
    players: 2,
    levels: [1, 1],
    laid: [1, 1],
    hands: [['R6'], ['R1', 'O12', 'Y14', 'R17']],
    melds: [
      [set('R9', 'G9', 'B9'), run('B2', 'O3', 'Y4', 'P5')],
      [set('R10', 'G10', 'B10'), run('Y12', 'O13', 'B14', 'P15')],
    ],
    discards: [['P11'], ['O18']],
    next: ['Y10'],
  },
  steps: [
    draw('any-draw'),
    add('any-add', 'R6', '1.2'),
    { id: 'any-last', goal: { t: 'roundEnded' }, ways: ['add Y10 2.1'] },
  ],
  replies: [],
};

/** Level 8: laying the last level wins at once (WIN-1). */
const WIN_BY_LAYING: LessonChapter = {
  id: 'win-by-laying',
  position: {
    edition: 'level-8-101',
    players: 2,
    levels: [8, 8],
    hands: [
      ['R2', 'G2', 'R7', 'G7', 'B7', 'R11', 'G11', 'B11', 'Y14', 'P5'],
      ['R1', 'B13', 'O15', 'B3', 'G4', 'Y6', 'O9', 'P9', 'R12', 'G15'],
    ],
    discards: [['Y13'], ['O13', 'O11']],
    next: ['P3'],
    round: 9,
  },
  steps: [
    { id: 'win-take', goal: { t: 'cardTaken', seat: 2 }, ways: ['take 2'] },
    lay('win-lay', 'R2 G2 / R7 G7 B7 / R11 G11 B11 O11'),
  ],
  replies: [],
};

export const EXERCISES: readonly LessonChapter[] = [LAST_DISCARDED, LAST_ADDED, WIN_BY_LAYING];

export function chapterNamed(name: string): LessonChapter | undefined {
  return [...LESSON, ...EXERCISES].find(({ id }) => id === name);
}
