/** Random questions for the solver: levels of the ladders and of the players' own, hands of any deck. */
import {
  JOKERS,
  LADDERS,
  LADDER_LIMITS,
  isJoker,
  levelSize,
  placeAsColour,
  placeAsValue,
  unreachable,
  type Card,
  type Colour,
  type EditionId,
  type HouseRules,
  type Kind,
  type LadderId,
  type Level,
  type Master,
  type Meld,
  type Placed,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { setupOf, type Dice } from '@palier/rules/testing';

export type HandCase = {
  readonly setup: Setup;
  readonly level: Level;
  readonly hand: readonly Card[];
};

export type LadderName = LadderId | 'custom';

const setups = new Map<string, Setup>();

function knownSetup(choice: SetupChoice): Setup {
  const key = JSON.stringify(choice);
  const setup = setups.get(key) ?? setupOf(choice);
  setups.set(key, setup);
  return setup;
}

/** Mostly the books' own rules; now and then the house rules that change what can be laid. */
function someRules(dice: Dice): HouseRules {
  return {
    pairsDistinct: dice.oneIn(6) ? 'yes' : 'no',
    jokerNeedsNatural: dice.oneIn(6) ? 'yes' : 'no',
  };
}

export function setupOnLadder(dice: Dice, ladder: LadderName): Setup {
  const rules = someRules(dice);
  const isOld = ladder === 'custom' ? dice.oneIn(4) : ladder === 'stacked' || ladder === 'open';
  if (isOld) return knownSetup({ edition: 'level-up', players: 3, rules });
  const edition =
    ladder === 'two-star'
      ? 'level-8-101'
      : dice.pick<EditionId>(['level-8-98', 'level-8-99', 'level-8-101']);
  const master = dice.pick<Master>(['none', 'none', 'specials', 'all', 'all']);
  return knownSetup({ edition, players: 3, master, rules });
}

/** A level within the limits of custom ladders; `mostParts` keeps the dull twin's work in bounds. */
export function randomLevel(dice: Dice, mostParts: number = LADDER_LIMITS.parts): Level {
  for (;;) {
    const level = Array.from({ length: 1 + dice.below(mostParts) }, () => ({
      kind: dice.pick<Kind>(['run', 'set', 'colour']),
      size: 2 + (dice.oneIn(4) ? dice.below(9) : dice.below(4)),
    }));
    if (levelSize(level) <= LADDER_LIMITS.cards) return level;
  }
}

/** Hands of 10 or 11 cards most of the time; some richer in jokers than any deal, or few values. */
export function randomHand(dice: Dice, { deck }: Setup): readonly Card[] {
  const size = dice.oneIn(4) ? dice.below(15) : 10 + dice.below(2);
  const jokers = deck.filter(isJoker);
  switch (dice.below(4)) {
    case 0: {
      const some = dice.shuffle(jokers).slice(0, dice.below(5));
      const others = dice.shuffle(deck.filter((card) => !isJoker(card)));
      return [...some, ...others].slice(0, size);
    }
    case 1: {
      const low = dice.below(18);
      const near = deck.filter((card) => card > 108 || (card + 18 - low) % 18 < 7);
      return dice.shuffle(near).slice(0, size);
    }
    default:
      return dice.shuffle(deck).slice(0, size);
  }
}

export function randomCase(dice: Dice, ladder: LadderName): HandCase {
  const setup = setupOnLadder(dice, ladder);
  const level = ladder === 'custom' ? randomLevel(dice, 4) : dice.pick(LADDERS[ladder].levels);
  return { setup, level, hand: randomHand(dice, setup) };
}

/** Melds as they might lie on a table, one list a seat; of jokers, since only their meaning counts. */
export function randomMelds(dice: Dice, top: number): readonly (readonly Meld[])[] {
  const melds: Meld[][] = [[], [], []];
  for (let i = dice.below(6); i > 0; i--) dice.pick(melds).push(randomMeld(dice, top));
  return melds;
}

function randomMeld(dice: Dice, top: number): Meld {
  const kind = dice.pick<Kind>(['run', 'run', 'set', 'colour']);
  const size = 2 + dice.below(5);
  const value = 1 + dice.below(top - size + 1);
  return { kind, cards: Array.from({ length: size }, (_, place) => meaning(kind, value, place)) };
}

function meaning(kind: Kind, value: number, place: number): Placed {
  const joker = JOKERS[0]!;
  switch (kind) {
    case 'run':
      return placeAsValue(joker, value + place);
    case 'set':
      return placeAsValue(joker, value);
    case 'colour':
      return placeAsColour(joker, (value % 6) as Colour);
    default:
      return unreachable(kind);
  }
}
