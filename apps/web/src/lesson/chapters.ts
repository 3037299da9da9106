/** The lesson: six chapters, the first four with the plain cards of Level Up, then Level 8's own. */
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

/** Two players with nothing on the table: the learner has a pair and the beginning of a run. */
const BEGINNING: Position = {
  edition: 'level-up',
  players: 2,
  levels: [1, 1],
  hands: [
    ['R7', 'G7', 'B3', 'O4', 'Y5', 'O9', 'P11', 'R13', 'G16', 'Y18'],
    ['B7', 'R1', 'G2', 'B9', 'O12', 'Y12', 'P14', 'G14', 'R17', 'O18'],
  ],
  discards: [[], ['P2']],
  // A spare one: were it the 6, the next step would complete the level, and laying comes later.
  next: ['B15', 'Y8'],
};

/** What its level does not need. */
const SPARE = ['Y18', 'G16', 'B15', 'R13', 'P11', 'O9'];

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
      ['R7', 'G7', 'B7', 'B3', 'O4', 'Y5', 'O9', 'P11', 'R13', 'G16'],
      ['Y8', 'R1', 'G2', 'B9', 'O12', 'Y12', 'P14', 'G14', 'R17', 'O18'],
    ],
    discards: [['Y18'], ['P2', 'P6']],
    next: ['R10'],
  },
  steps: [
    take('collect', 2),
    lay('lay-level', 'R7 G7 B7 / B3 O4 Y5 P6'),
    discard('discard-after', 'G16', 'R13', 'P11', 'O9'),
  ],
  replies: [],
};

/** Both have laid; three cards are left. */
const BOTH_LAID: Position = {
  edition: 'level-up',
  players: 2,
  levels: [1, 1],
  laid: [1, 1],
  hands: [
    ['R6', 'P17', 'G18'],
    ['R1', 'O12', 'Y14', 'R17'],
  ],
  melds: [
    [set('R9', 'G9', 'B9'), run('B2', 'O3', 'Y4', 'P5')],
    [set('R10', 'G10', 'B10'), run('Y12', 'O13', 'B14', 'P15')],
  ],
  discards: [['P11'], ['O18']],
  next: ['Y10'],
};

const ADD: LessonChapter = {
  id: 'add',
  position: BOTH_LAID,
  steps: [
    draw('add-draw'),
    add('add-own', 'R6', '1.2'),
    add('add-other', 'Y10', '2.1'),
    discard('add-discard', 'G18', 'P17'),
  ],
  replies: [],
};

/** Two cards fit; which comes first is the learner's affair. */
const eitherAdded = (id: StepId): LessonStep => ({
  id,
  goal: { t: 'cardAdded', cards: ['O9', 'G11'] },
  ways: ['add O9 1.1', 'add G11 2.2'],
});

const GO_OUT: LessonChapter = {
  id: 'out',
  position: {
    ...BOTH_LAID,
    players: 3,
    levels: [1, 1, 1],
    laid: [1, 1, null],
    hands: [
      ['G11', 'R8'],
      ['R1', 'O12', 'Y14', 'R17'],
      ['G1', 'R2', 'Y3', 'B6', 'O7', 'P8', 'G13', 'Y16', 'B17', 'P18'],
    ],
    melds: [...BOTH_LAID.melds!, []],
    discards: [['P11'], ['O18'], ['Y1']],
    next: ['O9'],
  },
  steps: [
    draw('out-draw'),
    eitherAdded('out-add'),
    eitherAdded('out-add-more'),
    { id: 'out-last', goal: { t: 'roundEnded' }, ways: ['discard R8'] },
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
