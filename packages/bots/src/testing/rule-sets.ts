/** Rule sets for tests: every one that the books or the house know of, and random ones. */
import {
  CHOICE_NAMES,
  EDITIONS,
  EDITION_IDS,
  HOUSE_CHOICES,
  KINDS,
  MASTER_OPTIONS,
  isFault,
  makeSetup,
  type HouseRules,
  type LadderChoice,
  type Level,
  type LevelPart,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { setupOf, type Dice } from '@palier/rules/testing';

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
  { edition: 'level-8-101', players: 2, rules: { passWithTwo: 'removed', stockOut: 'at-once' } },
  { edition: 'level-up', players: 3, ladder: 'open', rules: { bonusPalier: 'lowest' } },
  { edition: 'level-up', players: 6, ladder: 'open', rules: { winOnLaying: 'yes' } },
  { edition: 'level-up', players: 3, ladder: 'open', rules: { openWin: 'last' } },
  {
    edition: 'level-up',
    players: 2,
    ladder: 'open',
    rules: { openWin: 'last', winOnLaying: 'yes', goingOut: 'discard' },
  },
  { edition: 'level-up', players: 4, rules: { stockOut: 'play-on', firstDealer: 3 } },
  { edition: 'level-8-98', players: 3, ladder: 'two-star', rules: { keepLevel: 'reached' } },
];

export const BOT_RULE_SETS: readonly Setup[] = [...BOXES, ...HOUSES, ...OTHERS].map(setupOf);

/** The same rules with fewer levels, for bots that take their time. */
export function shortened({ chosen, ladders }: Setup, most: number): Setup {
  const levels = Math.min(most, ...ladders.map((ladder) => ladder.levels.length));
  const startLevel = Array.from({ length: chosen.players }, () => 1);
  return setupOf({ ...chosen, rules: { ...chosen.rules, levels, startLevel } });
}

/** Any rules at all: most house rules as the edition has them, some changed, now and then own ladders. */
export function anySetup(dice: Dice): Setup {
  for (;;) {
    const setup = makeSetup(randomChoice(dice));
    // A ladder made up at random may be one that its deck cannot satisfy.
    if (!isFault(setup)) return setup;
    if (setup.code !== 'level-impossible') throw new Error(`${setup.path}: ${setup.code}`);
  }
}

function randomChoice(dice: Dice): SetupChoice {
  const edition = EDITIONS[dice.pick(EDITION_IDS)];
  const players = 2 + dice.below(5);
  const ladder = (): LadderChoice => (dice.oneIn(4) ? ownLadder(dice) : dice.pick(edition.ladders));
  const changed = CHOICE_NAMES.filter(() => dice.oneIn(5));
  const choices = changed.map((name) => [name, dice.pick<string>(HOUSE_CHOICES[name])]);
  const keep = dice.oneIn(4) ? { keepFrom: 1 + dice.below(3), keepCards: dice.below(10) } : {};
  return {
    edition: edition.id,
    players,
    master: edition.takesMaster ? dice.pick(MASTER_OPTIONS) : 'none',
    ...(dice.oneIn(6)
      ? { ladders: Array.from({ length: players }, ladder) }
      : { ladder: ladder() }),
    rules: { ...(Object.fromEntries(choices) as HouseRules), ...keep },
  };
}

function ownLadder(dice: Dice): LadderChoice {
  return {
    name: 'our own',
    levels: Array.from({ length: 1 + dice.below(4) }, () => ownLevel(dice)),
  };
}

function ownLevel(dice: Dice): Level {
  const level: LevelPart[] = [];
  for (let rest = 2 + dice.below(8); rest >= 2 && level.length < 5;) {
    const size = 2 + dice.below(Math.min(rest, 6) - 1);
    level.push({ kind: dice.pick(KINDS), size });
    rest -= size;
  }
  return level;
}
