/** The configurations that the battery plays: all that players can choose, as factors and as games. */
import { assert } from '../assert.ts';
import { EDITIONS, EDITION_IDS, MAX_PLAYERS, MIN_PLAYERS, type EditionId } from '../editions.ts';
import { isFault } from '../faults.ts';
import { CHOICE_NAMES, HOUSE_CHOICES, MAX_KEPT, type HouseRules } from '../house-rules.ts';
import { KINDS, LADDERS, type Level, type LevelPart } from '../ladders.ts';
import {
  makeSetup,
  MASTER_OPTIONS,
  type LadderChoice,
  type Setup,
  type SetupChoice,
} from '../setup.ts';
import type { Dice } from './dice.ts';
import type { Excludes, Factors, FactorRow } from './pairwise.ts';

/**
 * `first` and `second`: the edition's own ladders. `own`: one that players have made up.
 * `seats`: each seat another. `default` is a value of its own: the option is not named at all.
 */
export const FACTORS = {
  edition: EDITION_IDS,
  ladder: ['first', 'second', 'own', 'seats'],
  players: Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => String(i + MIN_PLAYERS)),
  master: MASTER_OPTIONS,
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, HOUSE_CHOICES[name]])),
  keep: ['default', 'never', 'some'],
  levels: ['default', 'few'],
  startLevel: ['default', 'handicap'],
  firstDealer: ['default', 'named'],
} as const satisfies Factors;

export type FactorChoice = FactorRow<typeof FACTORS> & { readonly [factor: string]: string };

export const excludes: Excludes = (a, b) => {
  if (a.factor !== 'edition') return false;
  const edition = EDITIONS[a.value as EditionId];
  if (b.factor === 'master') return b.value !== 'none' && !edition.takesMaster;
  return b.factor === 'ladder' && b.value === 'second' && edition.ladders.length < 2;
};

export function isPossible(choice: FactorChoice): boolean {
  const cells = Object.entries(choice).map(([factor, value]) => ({ factor, value }));
  return cells.every((a) => cells.every((b) => !excludes(a, b)));
}

export function randomChoice(dice: Dice): FactorChoice {
  for (;;) {
    const cells = Object.entries(FACTORS).map(([name, values]) => [
      name,
      dice.pick<string>(values),
    ]);
    const choice = Object.fromEntries(cells) as FactorChoice;
    if (isPossible(choice)) return choice;
  }
}

/** An edition by its own rules, changed in the factors named. */
function ownRules(
  edition: EditionId,
  changed: { readonly [factor: string]: string },
): FactorChoice {
  const rules = Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, EDITIONS[edition].rules[name]]),
  );
  const plain = {
    keep: 'default',
    levels: 'default',
    startLevel: 'default',
    firstDealer: 'default',
  };
  const box = { edition, ladder: 'first', players: '3', master: 'none' };
  return { ...box, ...rules, ...plain, ...changed } as FactorChoice;
}

/** Long games in which the rare things happen: a bonus to choose, a Pass card turned up, rebuilding. */
export const PROVOKING: readonly FactorChoice[] = [
  ownRules('level-up', { ladder: 'second', players: '4' }),
  ownRules('level-8-98', { ladder: 'second', players: '6', passUpcardSkips: 'yes' }),
  ownRules('level-8-101', { players: '2', passUpcardSkips: 'yes', jokerSwap: 'yes' }),
  ownRules('level-8-101', {
    ladder: 'second',
    players: '6',
    master: 'specials',
    passUpcardSkips: 'yes',
    jokerNeedsNatural: 'yes',
  }),
  ownRules('level-8-98', {
    ladder: 'second',
    players: '5',
    passUpcardSkips: 'yes',
    winOnLaying: 'no',
    jokerSwap: 'yes',
  }),
];

/** Every edition, ladder, number of players and add-on, with its own rules and with each one changed. */
export function* everySingleChange(): Generator<FactorChoice, undefined> {
  for (const edition of FACTORS.edition) {
    for (const ladder of FACTORS.ladder) {
      for (const players of FACTORS.players) {
        for (const master of FACTORS.master) {
          const base = ownRules(edition, { ladder, players, master });
          if (!isPossible(base)) continue;
          yield base;
          for (const name of [...CHOICE_NAMES, ...NUMBERS] as const) {
            for (const value of FACTORS[name as keyof typeof FACTORS]) {
              if (value !== base[name]) yield { ...base, [name]: value };
            }
          }
        }
      }
    }
  }
}

const NUMBERS = ['keep', 'levels', 'startLevel', 'firstDealer'] as const;

const FEW_LEVELS = 3;

/** The set-up of a choice; what a factor leaves open (which levels, which handicap) comes from dice. */
export function factorSetup(choice: FactorChoice, dice: Dice): Setup {
  for (let tries = 0; tries < 1000; tries++) {
    const setup = makeSetup(setupChoiceOf(choice, dice));
    if (!isFault(setup)) return setup;
    // A ladder made up at random may be one that its deck cannot satisfy.
    assert(setup.code === 'level-impossible', `no set-up: ${JSON.stringify(setup)}`);
  }
  throw new Error('palier: no ladder of our own can be satisfied');
}

function setupChoiceOf(choice: FactorChoice, dice: Dice): SetupChoice {
  const edition = EDITIONS[choice.edition];
  const players = Number(choice.players);
  const ladders = laddersOf(choice, dice);
  const lengths = ladders.map((ladder) => lengthOf(ladder));
  const shortest = Math.min(...lengths);
  const levels =
    choice.levels === 'few' ? 1 + dice.below(Math.min(FEW_LEVELS, shortest)) : undefined;
  const choices = Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, (choice as Record<string, string>)[name]]),
  ) as HouseRules;
  const rules: HouseRules = {
    ...choices,
    ...keepOf(choice.keep, dice),
    ...(levels === undefined ? {} : { levels }),
    ...(choice.startLevel === 'handicap'
      ? { startLevel: lengths.map((length) => 1 + dice.below(levels ?? length)) }
      : {}),
    ...(choice.firstDealer === 'named' ? { firstDealer: 1 + dice.below(players) } : {}),
  };
  const isSame = choice.ladder !== 'seats';
  return {
    edition: edition.id,
    players,
    master: choice.master,
    rules,
    ...(isSame ? { ladder: ladders[0]! } : { ladders }),
  };
}

function keepOf(keep: string, dice: Dice): HouseRules {
  if (keep === 'default') return {};
  if (keep === 'never') return { keepCards: 0 };
  return { keepFrom: 1 + dice.below(3), keepCards: 1 + dice.below(MAX_KEPT) };
}

function lengthOf(ladder: LadderChoice): number {
  return (typeof ladder === 'string' ? LADDERS[ladder] : ladder).levels.length;
}

function laddersOf(choice: FactorChoice, dice: Dice): readonly LadderChoice[] {
  const players = Number(choice.players);
  const own = EDITIONS[choice.edition].ladders;
  const every = (ladder: LadderChoice): readonly LadderChoice[] =>
    Array.from({ length: players }, () => ladder);
  switch (choice.ladder) {
    case 'first':
      return every(own[0]!);
    case 'second':
      return every(own[1]!);
    case 'own':
      return every(ownLadder(dice));
    default:
      return Array.from({ length: players }, () =>
        dice.oneIn(2) ? ownLadder(dice) : dice.pick(own),
      );
  }
}

const MOST_OWN_LEVELS = 5;
const MOST_CARDS = 8;

/** A ladder of a few levels that are not too hard to lay. */
function ownLadder(dice: Dice): LadderChoice {
  const levels = Array.from({ length: 1 + dice.below(MOST_OWN_LEVELS) }, () => ownLevel(dice));
  return { name: 'our own', levels };
}

function ownLevel(dice: Dice): Level {
  const level: LevelPart[] = [];
  let rest = 2 + dice.below(MOST_CARDS - 1);
  while (rest >= 2 && level.length < 5) {
    const size = 2 + dice.below(Math.min(rest, 5) - 1);
    level.push({ kind: dice.pick(KINDS), size });
    rest -= size;
  }
  return level;
}
