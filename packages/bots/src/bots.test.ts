/** What holds of every bot, whatever is played. */
import {
  CHOICE_NAMES,
  EDITIONS,
  EDITION_IDS,
  HOUSE_CHOICES,
  MASTER_OPTIONS,
  makeMove,
  seededBits,
  shuffled,
  viewOf,
  type Card,
  type HouseRules,
  type SetupChoice,
  type State,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { BOTS, randomBot, simpleBot } from './index.ts';
import { playOut, questionFor, setupOf, type Decision } from './testing/play-out.ts';

const OWN_LADDER = {
  name: 'own',
  levels: [
    [{ kind: 'colour', size: 3 }],
    [
      { kind: 'set', size: 2 },
      { kind: 'run', size: 5 },
    ],
  ],
} as const;

/** Every edition with each of its ladders and add-ons, 2 to 6 players in turn. */
const BOXES: readonly SetupChoice[] = EDITION_IDS.flatMap((edition) => {
  const { ladders, takesMaster } = EDITIONS[edition];
  return ladders.flatMap((ladder) =>
    MASTER_OPTIONS.filter((master) => takesMaster || master === 'none').map((master) => ({
      edition,
      ladder,
      master,
    })),
  );
}).map((choice, index) => ({ ...choice, players: 2 + (index % 5) }));

/** Every value of every house rule that is not some edition's own, one at a time. */
const HOUSES: readonly SetupChoice[] = [
  ...CHOICE_NAMES.flatMap((name) =>
    HOUSE_CHOICES[name].slice(1).map((value): HouseRules => ({ [name]: value })),
  ),
  { keepFrom: 1, keepCards: 9 },
  { levels: 2, startLevel: [1, 2, 1] },
].map((rules) => ({ edition: 'level-8-101', players: 3, master: 'all', rules }));

const OTHERS: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 4, ladder: OWN_LADDER },
  { edition: 'level-8-98', players: 2, ladders: ['two-star', OWN_LADDER], master: 'all' },
  { edition: 'level-up', players: 3, ladder: 'open', rules: { bonusPalier: 'lowest' } },
  { edition: 'level-up', players: 6, ladder: 'open', rules: { winOnLaying: 'yes' } },
];

const ALL = [...BOXES, ...HOUSES, ...OTHERS].map((choice) => setupOf(choice));

describe('a game of simple bots', () => {
  it.each(ALL)('ends by the rules and can be verified: $id', (setup) => {
    const bots = Array.from({ length: setup.players }, () => simpleBot);
    const { verdict } = playOut(setup, bots, { seed: setup.id });
    expect(verdict).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
  });
});

describe('a game with random bots', () => {
  const SHORT = ALL.filter((_, index) => index % 3 === 0).map(({ chosen }) =>
    setupOf({
      ...chosen,
      rules: {
        ...chosen.rules,
        levels: 1,
        startLevel: Array.from({ length: chosen.players }, () => 1),
      },
    }),
  );

  it.each(SHORT)('ends by the rules and can be verified: $id', (setup) => {
    const bots = Array.from({ length: setup.players }, (_, index) =>
      index === 0 ? simpleBot : randomBot,
    );
    const { verdict } = playOut(setup, bots, { seed: setup.id });
    expect(verdict).toMatchObject({ isFinished: true, problems: [] });
  });
});

/** The same to this seat: all that it cannot see changes places. */
function otherWorld(state: State, seat: number, seed: string): State {
  const { table } = state;
  const gone = state.stock.length - table.stock;
  const hidden = [
    ...state.hands.flatMap((hand, index) => (index + 1 === seat ? [] : hand)),
    ...state.stock.slice(gone),
  ];
  const order = [...shuffled(seededBits(seed), hidden)];
  const deal = (cards: readonly Card[]): readonly Card[] => order.splice(0, cards.length);
  return {
    ...state,
    hands: state.hands.map((hand, index) => (index + 1 === seat ? hand : deal(hand))),
    stock: [...state.stock.slice(0, gone), ...deal(state.stock.slice(gone))],
  };
}

describe.each([...BOTS.values()])('$name', (bot) => {
  const decisions: Decision[] = [];
  const setup = setupOf({
    edition: 'level-8-101',
    ladder: 'two-star',
    players: 3,
    master: 'all',
    rules: { levels: 3 },
  });
  playOut(setup, [bot, simpleBot, bot], {
    seed: 'decisions',
    watch: (decision) => decisions.push(decision),
  });
  const some = decisions.filter((_, index) => index % 3 === 0).slice(0, 200);

  it('cannot tell two worlds apart that look alike from its seat', () => {
    for (const { state, seat } of some) {
      const other = otherWorld(state, seat, 'other');
      expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
      const here = bot.decide(questionFor(state, seat, 'luck'));
      const there = bot.decide(questionFor(other, seat, 'luck'));
      expect(makeMove(there)).toBe(makeMove(here));
    }
  });

  it('answers the same question alike, whatever it was asked in between', () => {
    const asked = some.map(({ state, seat }) => bot.decide(questionFor(state, seat, 'luck')));
    const again = some
      .toReversed()
      .map(({ state, seat }) => bot.decide(questionFor(state, seat, 'luck')))
      .toReversed();
    expect(again).toEqual(asked);
  });
});

describe('strength', () => {
  it('simple beats random at every table', () => {
    const choices: readonly SetupChoice[] = [
      { edition: 'level-8-101', players: 2 },
      { edition: 'level-up', players: 2, ladder: 'open', rules: { levels: 4 } },
    ];
    for (const choice of choices) {
      const table = setupOf(choice);
      const wins = Array.from({ length: 10 }, (_, game) =>
        playOut(table, game % 2 === 0 ? [simpleBot, randomBot] : [randomBot, simpleBot], {
          seed: `strength/${game}`,
        }),
      ).filter(({ winners }, game) => winners.join() === (game % 2 === 0 ? '1' : '2'));
      expect(wins.length).toBeGreaterThanOrEqual(9);
    }
  });
});
