/** The lesson: six chapters in the edition of the first game, the first four without its special cards. */
import type { LessonChapter, Position, LessonStep, StepId, LessonMeld } from './chapter.ts';

export const run = (...cards: readonly string[]): LessonMeld => ({ kind: 'run', cards });
export const set = (...cards: readonly string[]): LessonMeld => ({ kind: 'set', cards });

export const draw = (id: StepId): LessonStep => ({ id, goal: { t: 'cardDrawn' }, ways: ['draw'] });

/** Any of these cards may go. */
export const discard = (id: StepId, ...cards: readonly string[]): LessonStep => ({
  id,
  goal: { t: 'cardDiscarded', cards },
  ways: cards.map((card) => `discard ${card}`),
});

export const add = (id: StepId, card: string, ...places: readonly string[]): LessonStep => ({
  id,
  goal: { t: 'cardAdded', cards: [card] },
  ways: places.map((place) => `add ${card} ${place}`),
});

export const lay = (id: StepId, melds: string): LessonStep => ({
  id,
  goal: { t: 'levelLaid' },
  ways: [`lay ${melds}`],
});

const take = (id: StepId, from: number): LessonStep => ({
  id,
  goal: { t: 'cardTaken', seat: from },
  ways: [`take ${from}`],
});

/** Two players with nothing on the table: the learner has the beginnings of two runs. */
const BEGINNING: Position = {
  edition: 'level-8-101',
  players: 2,
  levels: [1, 1],
  hands: [
    ['B1', 'O2', 'R8', 'G9', 'O12', 'P12', 'R12', 'G12', 'G15', 'Y15'],
    ['B7', 'R1', 'G2', 'B9', 'O13', 'Y12', 'P14', 'G14', 'R11', 'O15'],
  ],
  discards: [[], ['R14']],
  // A spare one: were it the 3, the next step would complete the level, and laying comes later.
  next: ['B15', 'Y8'],
};

/** What its level does not need. */
const SPARE = ['Y15', 'G15', 'B15', 'R12', 'P12', 'O12', 'G12'];

const DRAW_AND_DISCARD: LessonChapter = {
  id: 'draw',
  position: BEGINNING,
  steps: [
    draw('draw-stock'),
    discard('discard-spare', ...SPARE),
    take('take-pile', 2),
    discard('discard-again', ...SPARE),
  ],
  replies: ['draw', 'discard B7'],
};

const LAY: LessonChapter = {
  id: 'lay',
  position: {
    ...BEGINNING,
    hands: [
      ['B1', 'O2', 'B7', 'R8', 'G9', 'O12', 'P12', 'R12', 'G12', 'G15'],
      ['Y8', 'R1', 'G2', 'B9', 'O13', 'Y12', 'P14', 'G14', 'R11', 'O15'],
    ],
    discards: [['Y15'], ['R14', 'P3']],
    next: ['R10'],
  },
  steps: [
    take('collect', 2),
    lay('lay-level', 'B1 O2 P3 / B7 R8 G9'),
    discard('discard-after', 'G15', 'R12', 'P12', 'O12', 'G12'),
  ],
  replies: [],
};

/** Both have laid; three cards are left. */
const BOTH_LAID: Position = {
  edition: 'level-8-101',
  players: 2,
  levels: [1, 2],
  laid: [1, 2],
  hands: [
    ['R6', 'P9', 'G13'],
    ['R1', 'Y12', 'Y14', 'R11'],
  ],
  melds: [
    [run('B3', 'O4', 'Y5'), run('O12', 'B13', 'P14')],
    [set('R10', 'G10'), set('O1', 'P1'), set('B8', 'Y8'), set('R15', 'G15')],
  ],
  discards: [['P11'], ['O9']],
  next: ['Y10'],
};

const ADD: LessonChapter = {
  id: 'add',
  position: BOTH_LAID,
  steps: [
    draw('add-draw'),
    add('add-own', 'R6', '1.1'),
    add('add-other', 'Y10', '2.1'),
    discard('add-discard', 'G13', 'P9'),
  ],
  replies: [],
};

/** Two cards fit; which comes first is the learner's affair. */
const eitherAdded = (id: StepId): LessonStep => ({
  id,
  goal: { t: 'cardAdded', cards: ['O8', 'G11'] },
  ways: ['add O8 2.3', 'add G11 1.2'],
});

const GO_OUT: LessonChapter = {
  id: 'out',
  position: {
    ...BOTH_LAID,
    players: 3,
    levels: [1, 2, 1],
    laid: [1, 2, null],
    hands: [
      ['G11', 'R9'],
      ['R1', 'Y12', 'Y14', 'R11'],
      ['G1', 'R2', 'Y3', 'B6', 'O7', 'P7', 'G13', 'Y15', 'B11', 'P15'],
    ],
    melds: [...BOTH_LAID.melds!, []],
    discards: [['P11'], ['O9'], ['Y1']],
    next: ['O8'],
  },
  steps: [
    draw('out-draw'),
    eitherAdded('out-add'),
    eitherAdded('out-add-more'),
    { id: 'out-last', goal: { t: 'roundEnded' }, ways: ['discard R9'] },
  ],
  replies: [],
};

const JOKERS: LessonChapter = {
  id: 'jokers',
  position: {
    edition: 'level-8-101',
    players: 2,
    levels: [1, 1],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P11', 'G1', 'P1', 'Y1', 'R14', 'G14'],
      ['B2', 'O2', 'Y6', 'P6', 'R8', 'O12', 'Y12', 'B13', 'P13', 'O15'],
    ],
    discards: [[], ['B7']],
    next: ['J'],
  },
  steps: [
    draw('joker-draw'),
    lay('joker-lay', 'R3 G4 B5 / O9 J=10 P11'),
    discard('joker-discard', 'G14', 'R14', 'G1', 'P1', 'Y1'),
  ],
  replies: [],
};

const PASS: LessonChapter = {
  id: 'pass',
  position: {
    edition: 'level-8-101',
    players: 3,
    levels: [1, 2, 1],
    laid: [null, 2, null],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P9', 'R14', 'Y14', 'G1', 'Y1', 'X'],
      ['R1', 'B13'],
      ['B2', 'O2', 'Y6', 'P6', 'R8', 'O12', 'B12', 'B7', 'P13', 'O15'],
    ],
    melds: [[], [set('R2', 'G2'), set('O4', 'P4'), set('R6', 'G6'), set('B8', 'Y8')], []],
    discards: [['Y7'], ['O7'], ['P7']],
    next: ['P10', 'Y3', 'G11'],
  },
  steps: [
    draw('pass-draw'),
    { id: 'pass-play', goal: { t: 'passPlayed', seat: 2 }, ways: ['pass 2'] },
    draw('pass-again'),
    lay('pass-lay', 'R3 G4 B5 / O9 P10 G11'),
  ],
  replies: ['draw', 'discard O15'],
};

/** What every edition has. */
export const BASICS: readonly LessonChapter[] = [DRAW_AND_DISCARD, LAY, ADD, GO_OUT];
/** What only Level 8 has. */
export const MORE: readonly LessonChapter[] = [JOKERS, PASS];

/** In the order they are learnt. */
export const LESSON: readonly LessonChapter[] = [...BASICS, ...MORE];
