/** Hints: the move is the expert's own, and every reason given for it is true. */
import { randomBytes } from 'node:crypto';
import {
  MASTER_SPECIALS,
  PASS,
  SPECIALS,
  droppable,
  isRefusal,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  legalMoves,
  levelOf,
  makeMove,
  play,
  seededChance,
  specialPlayed,
  viewOf,
  type Card,
  type Command,
  type Seat,
  type State,
  type View,
  winsByLaying,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { advise, beginnersAdviceOf, type Advice } from './advice.ts';
import { believe } from './belief.ts';
import { standpointOf, type Random } from './bot.ts';
import { areForBeginners } from './bot-names.ts';
import { deliberate } from './deliberate.ts';
import { fitsTable, hasLaid } from './outlook.ts';
import { hintAt } from './hint.ts';
import type { Reason } from './reasons.ts';
import {
  bestMeasured,
  compileLevel,
  countStuck,
  distanceOf,
  shapeOf,
  tallyOf,
} from './solver/index.ts';
import { levelsToGo } from './standing.ts';
import { diceFrom } from '@palier/rules/testing';
import { frozenNamed } from './lab/frozen.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { questionFor } from './testing/play-out.ts';
import { randomPositions, stateOf } from './testing/positions.ts';
import { EXPERT_MIND, STEADY_MIND } from './thinkers.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

type Case = {
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly command: Command;
};
type Truths = {
  readonly [T in Reason['t']]: (reason: Extract<Reason, { readonly t: T }>, about: Case) => void;
};

const adviseBeginner = (view: View, random: Random): Advice =>
  beginnersAdviceOf(view, deliberate(view, random, EXPERT_MIND));

/** How many cards the nearest level lacks. */
function distanceIn({ table, viewer }: View, hand: readonly Card[]): number {
  const seat = viewer as Seat;
  const { levels } = ladderOfSeat(table.setup, seat);
  const distances = layableLevels(table, seat).map((number) =>
    distanceOf(tallyOf(hand), compileLevel(levels[number - 1]!, table.setup)),
  );
  return Math.min(...distances);
}

function isStacked({ table, viewer }: View): boolean {
  return ladderOfSeat(table.setup, viewer as Seat).mode !== 'open';
}

/** The card that a move brings into the hand. */
function gained({ command, view }: Case): Card {
  if (command.t === 'pickCard') return command.card;
  if (command.t !== 'takeCard') throw new Error(`${makeMove(command)} brings no card`);
  return view.table.discards[command.from - 1]!.at(-1)!;
}

function thrown({ command }: Case): Card {
  if (command.t !== 'discard') throw new Error(`${makeMove(command)} throws no card`);
  return command.card;
}

function without(hand: readonly Card[], card: Card): readonly Card[] {
  return hand.toSpliced(hand.indexOf(card), 1);
}

function assertOpponent(seat: Seat, about: Case): void {
  expect(seat).not.toBe(about.seat);
  expect(about.state.hands[seat - 1]).toBeDefined();
}

function isOpen({ view }: Case): void {
  expect(hasLaid(standpointOf(view))).toBe(false);
}

function canLay(view: View): boolean {
  return legalMoves(view).next().value?.t === 'layLevel';
}

/** The level could be laid, and is not. */
function assertWaiting({ view, command }: Case): void {
  expect(command.t).not.toBe('layLevel');
  expect(canLay(view)).toBe(true);
}

/** Follows the advice until the turn is over: whether the seat went out. */
function goesOut({ state, seat }: Case): boolean {
  const chance = seededChance('goes out');
  let now = state;
  for (;;) {
    const view = viewOf(now, seat);
    const played = play(now, seat, advise(view, diceFrom('luck')).command, chance);
    if (isRefusal(played)) throw new Error(played.code);
    const isOver = played.events.some(
      (event) =>
        event.t === 'bonusDue' ||
        (event.t === 'roundEnded' && event.by === 'went-out' && event.seat === seat),
    );
    const { table } = played.state;
    if (isOver || table.turn !== seat || table.step !== 'play') return isOver;
    now = played.state;
  }
}

const TRUTHS: Truths = {
  wins: (_, { state, seat, command }) => {
    const played = play(state, seat, command, seededChance('wins'));
    expect(isRefusal(played) ? played : played.state.table.winners).toEqual([seat]);
  },
  'goes-out': (_, about) => expect(goesOut(about)).toBe(true),
  lays: ({ level }, { command, view }) => {
    expect(command).toMatchObject({ t: 'layLevel' });
    expect(layableLevels(view.table, view.viewer as Seat)).toContain(level);
  },
  adds: (_, { command }) => expect(command.t).toBe('addCard'),
  'frees-joker': (_, { command }) => expect(command.t).toBe('exchangeJoker'),
  nearer: ({ missing }, about) => {
    isOpen(about);
    const { view } = about;
    const after = distanceIn(view, [...view.hand, gained(about)]);
    expect(after).toBeLessThan(distanceIn(view, view.hand));
    expect(missing).toBeGreaterThanOrEqual(after);
    expect(missing).toBeLessThan(distanceIn(view, view.hand));
  },
  fits: (_, about) => {
    const { view } = about;
    expect(hasLaid(standpointOf(view))).toBe(true);
    // At once, or after another card of the hand.
    const stuck = stuckOf(view, [...view.hand, gained(about)]);
    if (!fitsTable(view.table, gained(about))) {
      expect(stuck).toBeLessThanOrEqual(stuckOf(view, view.hand));
    }
  },
  'fits-level': (_, about) => {
    isOpen(about);
    const { view } = about;
    expect(distanceIn(view, view.hand)).toBe(0);
    expect(staysWith(view, [...view.hand, gained(about)])).toBeLessThanOrEqual(
      staysWith(view, view.hand),
    );
  },
  'fits-later': (_, about) => {
    isOpen(about);
    expect(fitsTable(about.view.table, gained(about))).toBe(true);
  },
  'takes-pass': (_, about) => expect(gained(about)).toBe(PASS),
  'takes-special': (_, about) => expect(MASTER_SPECIALS).toContain(gained(about)),
  denies: ({ to }, about) => {
    assertOpponent(to, about);
    expect(about.view.table.laid[to - 1]).toBeUndefined();
    expect(isSpecial(gained(about))).toBe(false);
  },
  'needed-least': (_, about) => expect(thrown(about)).toBeDefined(),
  'best-there': (_, about) => expect(gained(about)).toBeDefined(),
  stock: ({ outs, unseen }, about) => {
    isOpen(about);
    const { view, command } = about;
    expect(command.t).toBe('drawCard');
    const { pool } = believe(view);
    expect(unseen).toBe(pool.length);
    if (!isStacked(view)) return;
    const now = distanceIn(view, view.hand);
    const helping = pool.filter((card) => distanceIn(view, [...view.hand, card]) < now);
    expect(outs).toBe(helping.length);
  },
  'stock-to-add': (_, { view, command }) => {
    expect(command.t).toBe('drawCard');
    expect(hasLaid(standpointOf(view)) || distanceIn(view, view.hand) === 0).toBe(true);
  },
  'keeps-nearer': ({ missing, instead }, about) => {
    isOpen(about);
    expect(missing).toBeLessThan(instead);
    const { view } = about;
    if (isStacked(view)) expect(missing).toBe(distanceIn(view, without(view.hand, thrown(about))));
  },
  'keeps-outs': ({ outs, instead }, about) => {
    isOpen(about);
    expect(outs).toBeGreaterThan(instead);
  },
  spare: (_, about) => {
    isOpen(about);
    const { view } = about;
    expect(distanceIn(view, without(view.hand, thrown(about)))).toBe(distanceIn(view, view.hand));
  },
  stuck: (_, about) => expect(fitsTable(about.view.table, thrown(about))).toBe(false),
  waits: (_, about) => assertWaiting(about),
  'waits-to-win': (_, about) => {
    assertWaiting(about);
    expect(levelsToGo(about.view.table, about.seat)).toBe(2);
  },
  'waits-to-guard': ({ seat }, about) => {
    assertWaiting(about);
    assertOpponent(seat, about);
    const { table } = about.view;
    expect(levelsToGo(table, seat)).toBeLessThanOrEqual(2);
    // Nothing that is laid helps somebody else to lay.
    if (table.laid[seat - 1] === undefined) expect(winsByLaying(table, seat)).toBe(false);
  },
  'gives-nothing': ({ to }, about) => {
    expect(to.length).toBeGreaterThan(0);
    for (const seat of to) assertOpponent(seat, about);
  },
  gives: ({ to, chance }, about) => {
    assertOpponent(to, about);
    expect(about.view.table.laid[to - 1]).toBeUndefined();
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThanOrEqual(1);
  },
  'skips-laid': ({ seat, cards }, about) => {
    expect(about.command).toEqual({ t: 'playPass', on: seat });
    expect(about.view.table.laid[seat - 1]).toBeDefined();
    expect(cards).toBe(about.state.hands[seat - 1]!.length);
  },
  'skips-leader': ({ seat }, about) => {
    expect(about.command).toEqual({ t: 'playPass', on: seat });
    const { table } = about.view;
    for (const index of table.left.keys()) {
      if (index + 1 !== seat) expect(levelOf(table, index + 1)).toBeLessThan(levelOf(table, seat));
    }
  },
  skips: ({ seat }, { command }) => expect(command).toEqual({ t: 'playPass', on: seat }),
  special: ({ card }, { command }) => {
    expect(specialPlayed(command)).toBe(SPECIALS[card]);
  },
  'keeps-cards': (_, { command }) => expect(command.t).toBe('keepCards'),
  'offers-least': (_, { command }) => expect(command.t).toBe('offerCards'),
  hardest: ({ level }, { command, view }) => {
    expect(command).toEqual({ t: 'dropPalier', level });
    expect(level).toBe(Math.max(...droppable(view.table, view.viewer as Seat)));
  },
};

/** How many cards stay in hand after the level and all that can be added. */
function staysWith({ table, viewer }: View, hand: readonly Card[]): number {
  const seat = viewer as Seat;
  const { levels } = ladderOfSeat(table.setup, seat);
  const stays = layableLevels(table, seat).flatMap((number) => {
    const best = bestMeasured(hand, levels[number - 1]!, table);
    return best === undefined ? [] : [best.measure.stays];
  });
  return Math.min(...stays);
}

/** How many cards nothing on the table would take, if all were added that can be. */
function stuckOf({ table }: View, hand: readonly Card[]): number {
  const { top } = table.setup;
  return countStuck(tallyOf(hand), shapeOf(table.melds, top), top);
}

function assertTrue({ reasons, command }: Advice, state: State, seat: Seat): void {
  const about: Case = { state, view: viewOf(state, seat), seat, command };
  for (const reason of reasons) {
    const holds = TRUTHS[reason.t] as (reason: Reason, about: Case) => void;
    try {
      holds(reason, about);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${makeMove(command)} for ${JSON.stringify(reason)}: ${why}`, {
        cause: error,
      });
    }
  }
}

const LAID = [
  [
    ['R1', 'G2', 'B3'],
    ['R7', 'G8', 'J=9'],
  ],
  [],
];

function reasonsIn(position: object): readonly Reason[] {
  return advise(viewOf(stateOf({ turn: 1, ...position }), 1), diceFrom('luck')).reasons;
}

/** What games seldom have. */
const RARE = [
  {
    reason: 'frees-joker',
    position: {
      step: 'play',
      rules: { jokerSwap: 'yes' },
      melds: LAID,
      hands: [['R9', 'R15', 'O13'], ['P12']],
    },
  },
  {
    reason: 'takes-pass',
    position: { step: 'draw', hands: [['R1', 'G5'], ['P12']], stock: [], discards: [['X'], []] },
  },
  {
    reason: 'wins',
    position: {
      step: 'play',
      levels: [8, 8],
      hands: [['R1', 'G1', 'R2', 'G2', 'B2', 'R3', 'G3', 'B3', 'O3', 'P15'], ['P12']],
    },
  },
  {
    reason: 'keeps-nearer',
    position: { step: 'play', hands: [['R1', 'G2', 'B3', 'R7', 'G8', 'P15'], ['P12']] },
  },
  {
    reason: 'keeps-cards',
    position: { step: 'keep', ladder: 'two-star', levels: [5, 5], hands: [['R1', 'G5'], ['P12']] },
  },
  {
    reason: 'hardest',
    position: {
      edition: 'level-up',
      ladder: 'open',
      step: 'drop',
      hands: [[], ['B5']],
      melds: [
        [
          ['R1', 'G1', 'B1'],
          ['R7', 'G8', 'B9', 'B10'],
        ],
        [],
      ],
    },
  },
  {
    reason: 'fits-later',
    position: {
      step: 'draw',
      levels: [3, 1],
      stock: [],
      hands: [['P11', 'X', 'B11', 'B13', 'G1', 'P3', 'R4', 'B1', 'B7'], ['P12']],
      melds: [
        [],
        [
          ['O5', 'G6', 'Y7'],
          ['Y10', 'R11', 'O12'],
        ],
      ],
      discards: [['R9'], ['Y4']],
    },
  },
  {
    reason: 'skips-leader',
    position: { step: 'play', players: 3, levels: [2, 5, 2], hands: [['X', 'X'], ['P12'], ['B5']] },
  },
] as const;

/** A level that could be laid, early in a round in which nobody has. */
const WAITING = {
  step: 'play',
  turn: 1,
  hands: [
    ['R1', 'G2', 'B3', 'R7', 'G8', 'B9', 'P15', 'O13', 'Y12', 'Y5', 'O11'],
    ['P1', 'P2', 'P3', 'Y1', 'G15', 'B14', 'B12', 'R13', 'G11', 'P9'],
  ],
};

/** The same where going out decides the game. */
const WORTH = [
  {
    reason: { t: 'waits-to-win' },
    position: { ...WAITING, rules: { levels: 2 } },
  },
  {
    reason: { t: 'waits-to-guard', seat: 2 },
    position: { ...WAITING, levels: [1, 7] },
  },
] as const;

describe('advice', () => {
  it('is the move of the mind that is asked, which is usually that of `expert-2611`', () => {
    everywhere('whose advice', 300, ({ state, seat, seed }) => {
      const { view, random } = questionFor(state, seat, seed);
      const expert = frozenNamed('expert-2611')!.decide(questionFor(state, seat, seed));
      expect(advise(view, random).command).toEqual(expert);
      const steady = botNamed('steady')!.decide(questionFor(state, seat, seed));
      expect(advise(view, diceFrom(seed), STEADY_MIND).command).toEqual(steady);
    });
  });

  it('has no reason that is not true, whatever the rules', () => {
    everywhere('true reasons', 1200, ({ state, seat, seed }) => {
      assertTrue(advise(viewOf(state, seat), diceFrom(seed)), state, seat);
    });
  });

  it('has every kind of reason somewhere', () => {
    const kinds = new Map<string, number>();
    for (const { state, seat, seed } of randomPositions('reasons', 1500)) {
      const { reasons } = advise(viewOf(state, seat), diceFrom(seed));
      for (const { t } of reasons) kinds.set(t, (kinds.get(t) ?? 0) + 1);
    }
    for (const { position } of RARE) {
      for (const { t } of reasonsIn(position)) kinds.set(t, (kinds.get(t) ?? 0) + 1);
    }
    for (const { position } of WORTH) {
      const { reasons } = adviseBeginner(viewOf(stateOf(position), 1), diceFrom('luck'));
      for (const { t } of reasons) kinds.set(t, (kinds.get(t) ?? 0) + 1);
    }
    expect([...kinds.keys()].toSorted()).toEqual(Object.keys(TRUTHS).toSorted());
  });

  it.each(RARE)('says $reason', ({ reason, position }) => {
    const state = stateOf({ turn: 1, ...position });
    const advice = advise(viewOf(state, 1), diceFrom('luck'));
    expect(advice.reasons.map(({ t }) => t)).toContain(reason);
    assertTrue(advice, state, 1);
  });
});

describe('advice for beginners', () => {
  it('is the expert’s where nothing can be laid, and whatever is laid there', () => {
    everywhere('beginners as experts', 400, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      const advice = advise(view, diceFrom(seed));
      const isLaying = advice.command.t === 'layLevel';
      if (canLay(view) && !isLaying) return;
      expect(adviseBeginner(view, diceFrom(seed))).toEqual(advice);
    });
  });

  it('is to lay when they can, or says what waiting gains, and that is true', () => {
    everywhere('beginners lay', 1200, ({ state, seat, seed }) => {
      const view = viewOf(state, seat);
      const advice = adviseBeginner(view, diceFrom(seed));
      assertTrue(advice, state, seat);
      expect(advice.reasons.map(({ t }) => t)).not.toContain('waits');
      if (!canLay(view) || advice.command.t === 'layLevel') return;
      expect(advice.reasons.at(-1)?.t).toMatch(/^waits-to-(?:win|guard)$/u);
    });
  });

  it('is to lay where the expert would wait for little', () => {
    const view = viewOf(stateOf(WAITING), 1);
    expect(advise(view, diceFrom('luck')).reasons).toContainEqual({ t: 'waits' });
    const { command, reasons } = adviseBeginner(view, diceFrom('luck'));
    expect(command.t).toBe('layLevel');
    expect(reasons).toEqual([{ t: 'lays', level: 1 }]);
  });

  it.each(WORTH)('is to wait where that gains a lot: $reason.t', ({ position, reason }) => {
    const state = stateOf(position);
    const advice = adviseBeginner(viewOf(state, 1), diceFrom('luck'));
    expect(advice.reasons).toContainEqual(reason);
    assertTrue(advice, state, 1);
  });

  it('says of nobody who wins by laying that going out would win', () => {
    const view = viewOf(stateOf({ ...WAITING, levels: [1, 8] }), 1);
    const { command, reasons } = adviseBeginner(view, diceFrom('luck'));
    expect(command.t).toBe('layLevel');
    expect(reasons).toEqual([{ t: 'lays', level: 1 }]);
  });

  it.each([
    { bots: ['novice'], isSo: true },
    { bots: ['odile-novice', 'hugo-steady'], isSo: true },
    { bots: ['of another version'], isSo: true },
    { bots: ['novice', 'expert'], isSo: false },
    { bots: ['nell-master:400'], isSo: false },
    { bots: [], isSo: false },
  ])('is for who plays against $bots: $isSo', ({ bots, isSo }) => {
    expect(areForBeginners(bots)).toBe(isSo);
  });
});

/** What speaks against a move that is best all the same. */
const WARNINGS = new Set(['waits', 'waits-to-win', 'waits-to-guard', 'gives']);

describe('a hint', () => {
  it('says why, whoever sits at the table', () => {
    everywhere('why', 1600, ({ state, seat }) => {
      const view = viewOf(state, seat);
      for (const bots of [['novice', 'steady'], ['expert']]) {
        const advice = hintAt(view, bots);
        const reasons = advice.reasons.filter(({ t }) => !WARNINGS.has(t));
        expect(reasons.length, `${makeMove(advice.command)} to ${bots.join()}`).toBeGreaterThan(0);
        assertTrue(advice, state, seat);
      }
    });
  });

  const offering = { step: 'pick', master: 'specials' };
  const far = [['R1', 'G2', 'B3', 'R7', 'G8'], ['P12']];
  const bare = { step: 'draw', stock: [], discards: [['R15'], []] };
  it.each([
    {
      where: 'a card is picked that fits nowhere',
      position: {
        ...offering,
        hands: [
          ['P15', 'R14'],
          ['B5', 'B13', 'B12'],
        ],
        offers: [[], ['B5', 'B13', 'B12']],
        melds: LAID,
      },
    },
    {
      where: 'a card is picked that brings the hand no nearer',
      position: {
        ...offering,
        hands: [far[0], ['B15', 'P15', 'O15']],
        offers: [[], ['B15', 'P15', 'O15']],
      },
    },
    {
      where: 'an open card is taken because the stock is empty',
      position: { ...bare, hands: far },
    },
    {
      where: 'the same is done after laying',
      position: { ...bare, hands: [['P14'], ['P12']], melds: LAID },
    },
  ])('says that nothing better is there, where $where', ({ position }) => {
    expect(reasonsIn(position)).toEqual([{ t: 'best-there' }]);
  });
});
