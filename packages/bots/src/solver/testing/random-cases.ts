/** Random questions for the solver: levels of the ladders and of the players' own, hands of any deck. */
import {
  JOKERS,
  LADDERS,
  LADDER_LIMITS,
  below,
  isJoker,
  levelSize,
  placeAsColour,
  placeAsValue,
  shuffled,
  unreachable,
  type Bits,
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
import { setupOf } from '../../testing/play-out.ts';

export type HandCase = {
  readonly setup: Setup;
  readonly level: Level;
  readonly hand: readonly Card[];
};

export type LadderName = LadderId | 'custom';

export function pick<T>(bits: Bits, list: readonly T[]): T {
  return list[below(bits, list.length)]!;
}

const setups = new Map<string, Setup>();

function knownSetup(choice: SetupChoice): Setup {
  const key = JSON.stringify(choice);
  const setup = setups.get(key) ?? setupOf(choice);
  setups.set(key, setup);
  return setup;
}

/** Mostly the books' own rules; now and then the house rules that change what can be laid. */
function someRules(bits: Bits): HouseRules {
  return {
    pairsDistinct: below(bits, 6) === 0 ? 'yes' : 'no',
    jokerNeedsNatural: below(bits, 6) === 0 ? 'yes' : 'no',
  };
}

export function randomSetup(bits: Bits, ladder: LadderName): Setup {
  const rules = someRules(bits);
  const isOld =
    ladder === 'custom' ? below(bits, 4) === 0 : ladder === 'stacked' || ladder === 'open';
  if (isOld) return knownSetup({ edition: 'level-up', players: 3, rules });
  const edition =
    ladder === 'two-star'
      ? 'level-8-101'
      : pick<EditionId>(bits, ['level-8-98', 'level-8-99', 'level-8-101']);
  const master = pick<Master>(bits, ['none', 'none', 'specials', 'all', 'all']);
  return knownSetup({ edition, players: 3, master, rules });
}

/** A level within the limits of custom ladders; `mostParts` keeps the dull twin's work in bounds. */
export function randomLevel(bits: Bits, mostParts: number = LADDER_LIMITS.parts): Level {
  for (;;) {
    const level = Array.from({ length: 1 + below(bits, mostParts) }, () => ({
      kind: pick<Kind>(bits, ['run', 'set', 'colour']),
      size: 2 + (below(bits, 4) === 0 ? below(bits, 9) : below(bits, 4)),
    }));
    if (levelSize(level) <= LADDER_LIMITS.cards) return level;
  }
}

/** Hands of 10 or 11 cards most of the time; some richer in jokers than any deal, or few values. */
export function randomHand(bits: Bits, { deck }: Setup): readonly Card[] {
  const size = below(bits, 4) === 0 ? below(bits, 15) : 10 + below(bits, 2);
  const jokers = deck.filter(isJoker);
  switch (below(bits, 4)) {
    case 0: {
      const some = shuffled(bits, jokers).slice(0, below(bits, 5));
      const others = shuffled(
        bits,
        deck.filter((card) => !isJoker(card)),
      );
      return [...some, ...others].slice(0, size);
    }
    case 1: {
      const low = below(bits, 18);
      const near = deck.filter((card) => card > 108 || (card + 18 - low) % 18 < 7);
      return shuffled(bits, near).slice(0, size);
    }
    default:
      return shuffled(bits, deck).slice(0, size);
  }
}

export function randomCase(bits: Bits, ladder: LadderName): HandCase {
  const setup = randomSetup(bits, ladder);
  const level = ladder === 'custom' ? randomLevel(bits, 4) : pick(bits, LADDERS[ladder].levels);
  return { setup, level, hand: randomHand(bits, setup) };
}

/** Melds as they might lie on a table, one list a seat; of jokers, since only their meaning counts. */
export function randomMelds(bits: Bits, top: number): readonly (readonly Meld[])[] {
  const melds: Meld[][] = [[], [], []];
  for (let i = below(bits, 6); i > 0; i--) pick(bits, melds).push(randomMeld(bits, top));
  return melds;
}

function randomMeld(bits: Bits, top: number): Meld {
  const kind = pick<Kind>(bits, ['run', 'run', 'set', 'colour']);
  const size = 2 + below(bits, 5);
  const value = 1 + below(bits, top - size + 1);
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
