/** A rule set ready to be played: edition, ladders, add-on, house rules and number of players. */
import {
  CARD_CODES,
  MASTER_SPECIALS,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  PASS,
  type Card,
} from './cards.ts';
import {
  boxOf,
  copies,
  EDITIONS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  numberCards,
  type Edition,
  type EditionId,
} from './editions.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { deepFreeze } from './freeze.ts';
import { CHOICE_NAMES, MAX_KEPT, type RuleChoices, type HouseRules } from './house-rules.ts';
import {
  LADDERS,
  LADDER_LIMITS,
  levelSize,
  makePart,
  type Ladder,
  type LadderId,
  type Level,
} from './ladders.ts';
import { firstLaying } from './layings.ts';
import { count } from './lists.ts';
import { sha256, toHex, utf8 } from './sha256.ts';
import type { Seat } from './state.ts';

export const MASTER_OPTIONS = ['none', 'specials', 'all'] as const;
export type Master = (typeof MASTER_OPTIONS)[number];

/** A ladder by name, or one of the players' own. */
export type CustomLadder = { readonly name: string; readonly levels: readonly Level[] };
export type LadderChoice = LadderId | CustomLadder;

/** What players choose; everything but the edition and the number of players has a default. */
export type SetupChoice = {
  readonly edition: EditionId;
  readonly players: number;
  readonly ladder?: LadderChoice;
  readonly ladders?: readonly LadderChoice[];
  readonly master?: Master;
  readonly rules?: HouseRules;
};

export type KeepRule = { readonly from: number; readonly cards: number };

export type Setup = {
  /** Stable over versions: the same rules have the same id, and other rules another. */
  readonly id: string;
  readonly edition: EditionId;
  readonly players: number;
  readonly master: Master;
  /** What was chosen, without what equals the default: enough to make this set-up again. */
  readonly chosen: SetupChoice;
  readonly rules: RuleChoices;
  /** One ladder a seat, cut to the levels that are played. */
  readonly ladders: readonly Ladder[];
  readonly startLevel: readonly number[];
  /** Who deals first; undefined where chance names one (DEAL-4). */
  readonly firstDealer: Seat | undefined;
  readonly keep: readonly KeepRule[];
  readonly top: number;
  /** Every card, in the order that a shuffle starts from. */
  readonly deck: readonly Card[];
  /** How many copies of a card the deck has, by card. */
  readonly copies: readonly number[];
};

const NO_KEEPING: KeepRule = { from: 1, cards: 0 };
const LADDER_KEEPING: { readonly [Id in LadderId]: KeepRule } = {
  stacked: NO_KEEPING,
  open: NO_KEEPING,
  'one-star': NO_KEEPING,
  'two-star': { from: 5, cards: 4 },
};

const MASTER_COPIES = MASTER_SPECIALS.flatMap((card) => copies(card, 3));

/** A set-up from the players' choice, or the first thing in it that cannot be played. */
export function makeSetup(choice: SetupChoice): Setup | Fault {
  const edition = EDITIONS[choice.edition];
  const master = choice.master ?? 'none';
  const wrong = checkRanges(choice);
  if (wrong !== undefined) return wrong;
  if (master !== 'none' && !edition.takesMaster) {
    return fault('no-master-in-edition', 'master', { edition: edition.id });
  }
  const rules: RuleChoices = { ...edition.rules, ...choicesOf(choice.rules ?? {}) };
  const deck = deckOf(edition, master, rules, choice.players);
  const chosenLadders = ladderChoices(choice, edition);
  if (isFault(chosenLadders)) return chosenLadders;
  const pathOf = (seat: number): string =>
    choice.ladders === undefined ? 'ladder' : at('ladders', seat);
  for (const [seat, chosen] of chosenLadders.entries()) {
    const problem = checkLadder(chosen, pathOf(seat), { edition, deck, rules });
    if (problem !== undefined) return problem;
  }
  const problem = checkNumbers(choice, chosenLadders);
  if (problem !== undefined) return problem;
  const levels = choice.rules?.levels;
  const ladders = chosenLadders.map((chosen) => cut(ladderOf(chosen), levels));
  const chosen = canonicalChoice(choice, edition, chosenLadders);
  return deepFreeze({
    id: setupId(chosen),
    edition: edition.id,
    players: choice.players,
    master,
    chosen,
    rules,
    ladders,
    startLevel: choice.rules?.startLevel ?? ladders.map(() => 1),
    firstDealer: namedDealer(choice.rules ?? {}),
    keep: chosenLadders.map((ladder) => keepRule(ladder, choice.rules ?? {})),
    top: edition.top,
    deck,
    copies: Array.from({ length: CARD_CODES }, (_, card) => count(deck, card as Card)),
  });
}

export function ladderOfSeat(setup: Setup, seat: Seat): Ladder {
  return setup.ladders[seat - 1]!;
}

function choicesOf(rules: HouseRules): Partial<RuleChoices> {
  return Object.fromEntries(
    CHOICE_NAMES.filter((name) => rules[name] !== undefined).map((name) => [name, rules[name]]),
  );
}

function deckOf(edition: Edition, master: Master, rules: RuleChoices, players: number): Card[] {
  const box = boxOf(edition);
  const kept =
    players === 2 && rules.passWithTwo === 'removed' ? box.filter((card) => card !== PASS) : box;
  if (master === 'none') return [...kept];
  if (master === 'specials') return [...kept, ...MASTER_COPIES];
  const ranged = [JOKER_LOW, JOKER_MIDDLE, JOKER_HIGH].flatMap((card) => copies(card, 3));
  return [...kept, ...numberCards(edition.top), ...ranged, ...MASTER_COPIES];
}

function ladderChoices(choice: SetupChoice, edition: Edition): readonly LadderChoice[] | Fault {
  const { ladder, ladders, players } = choice;
  if (ladders === undefined) {
    return Array.from({ length: players }, () => ladder ?? edition.ladders[0]!);
  }
  if (ladder !== undefined) return fault('ladder-and-ladders', 'ladders', {});
  if (ladders.length !== players) {
    return fault('wrong-length', 'ladders', {
      length: ladders.length,
      min: players,
      max: players,
    });
  }
  return ladders;
}

type LadderContext = {
  readonly edition: Edition;
  readonly deck: readonly Card[];
  readonly rules: RuleChoices;
};

function checkLadder(
  choice: LadderChoice,
  path: string,
  context: LadderContext,
): Fault | undefined {
  const { edition, deck, rules } = context;
  if (typeof choice === 'string') {
    if (edition.ladders.includes(choice)) return undefined;
    return fault('ladder-not-in-edition', path, { ladder: choice, edition: edition.id });
  }
  const levelsPath = at(path, 'levels');
  const levelCount = choice.levels.length;
  if (levelCount < 1 || levelCount > LADDER_LIMITS.levels) {
    return fault('wrong-length', levelsPath, {
      length: levelCount,
      min: 1,
      max: LADDER_LIMITS.levels,
    });
  }
  for (const [index, level] of choice.levels.entries()) {
    const problem = checkLevel(level, at(levelsPath, index));
    if (problem !== undefined) return problem;
    if (firstLaying(deck, level, { top: edition.top, rules }) === undefined) {
      return fault('level-impossible', at(levelsPath, index), { level: index + 1 });
    }
  }
  return undefined;
}

function checkLevel(level: Level, path: string): Fault | undefined {
  const { parts, minSize, maxSize, cards } = LADDER_LIMITS;
  if (level.length < 1 || level.length > parts) {
    return fault('wrong-length', path, { length: level.length, min: 1, max: parts });
  }
  for (const [index, { size }] of level.entries()) {
    if (size < minSize || size > maxSize) {
      return fault('out-of-range', at(path, index), { value: size, min: minSize, max: maxSize });
    }
  }
  if (levelSize(level) <= cards) return undefined;
  return fault('level-too-big', path, { cards: levelSize(level), most: cards });
}

/** What needs no ladder to be judged; codecs refuse it too, other callers may not have asked one. */
function checkRanges({ players, rules = {} }: SetupChoice): Fault | undefined {
  const { levels = 1, keepFrom = 1, keepCards = 0, firstDealer = 0 } = rules;
  const most = LADDER_LIMITS.levels;
  return (
    checkRange('players', players, [MIN_PLAYERS, MAX_PLAYERS]) ??
    checkRange('rules.levels', levels, [1, most]) ??
    checkRange('rules.keepFrom', keepFrom, [1, most]) ??
    checkRange('rules.keepCards', keepCards, [0, MAX_KEPT]) ??
    checkRange('rules.firstDealer', firstDealer, [0, players])
  );
}

function checkRange(
  path: string,
  value: number,
  [min, max]: readonly [number, number],
): Fault | undefined {
  const isFine = Number.isInteger(value) && value >= min && value <= max;
  return isFine ? undefined : fault('out-of-range', path, { value, min, max });
}

function checkNumbers(choice: SetupChoice, ladders: readonly LadderChoice[]): Fault | undefined {
  const { levels, startLevel } = choice.rules ?? {};
  const lengths = ladders.map((ladder) => ladderOf(ladder).levels.length);
  const shortest = Math.min(...lengths);
  if (levels !== undefined && levels > shortest) {
    return fault('out-of-range', 'rules.levels', { value: levels, min: 1, max: shortest });
  }
  if (startLevel === undefined) return undefined;
  if (startLevel.length !== choice.players) {
    return fault('wrong-length', 'rules.startLevel', {
      length: startLevel.length,
      min: choice.players,
      max: choice.players,
    });
  }
  for (const [seat, level] of startLevel.entries()) {
    const max = Math.min(lengths[seat]!, levels ?? LADDER_LIMITS.levels);
    if (level < 1 || level > max) {
      return fault('out-of-range', at('rules.startLevel', seat), { value: level, min: 1, max });
    }
  }
  return undefined;
}

function ladderOf(choice: LadderChoice): Ladder {
  if (typeof choice === 'string') return LADDERS[choice];
  return { name: choice.name, mode: 'stacked', levels: choice.levels };
}

function cut(ladder: Ladder, levels: number | undefined): Ladder {
  return levels === undefined ? ladder : { ...ladder, levels: ladder.levels.slice(0, levels) };
}

function keepRule(ladder: LadderChoice, rules: HouseRules): KeepRule {
  const own = typeof ladder === 'string' ? LADDER_KEEPING[ladder] : NO_KEEPING;
  return { from: rules.keepFrom ?? own.from, cards: rules.keepCards ?? own.cards };
}

/** HOUSE-firstDealer: in documents 0 is nobody. */
function namedDealer({ firstDealer = 0 }: HouseRules): Seat | undefined {
  return firstDealer === 0 ? undefined : firstDealer;
}

/** The choice without what changes nothing, members in a fixed order: equal for equal rules. */
function canonicalChoice(
  choice: SetupChoice,
  edition: Edition,
  ladders: readonly LadderChoice[],
): SetupChoice {
  const given = choice.rules ?? {};
  const changed = CHOICE_NAMES.filter(
    (name) => given[name] !== undefined && given[name] !== edition.rules[name],
  ).map((name) => [name, given[name]]);
  const rules = {
    ...(Object.fromEntries(changed) as Partial<RuleChoices>),
    ...effectiveNumbers(given, ladders),
  };
  const texts = ladders.map((ladder) => JSON.stringify(ladder));
  const isShared = texts.every((text) => text === texts[0]);
  return {
    edition: edition.id,
    players: choice.players,
    ...(isShared ? { ladder: ladders[0]! } : { ladders }),
    ...(Object.keys(rules).length === 0 ? {} : { rules }),
    master: choice.master ?? 'none',
  };
}

/** The numbers among the house rules that make a difference on these ladders. */
function effectiveNumbers(given: HouseRules, ladders: readonly LadderChoice[]): HouseRules {
  const { keepFrom, keepCards, levels, startLevel, firstDealer = 0 } = given;
  const own = ladders.map((ladder) => keepRule(ladder, {}));
  const keeps = ladders.some((ladder, i) => !sameKeeping(keepRule(ladder, given), own[i]!));
  const changesFrom = keeps && own.some(({ from }) => from !== keepFrom);
  const changesCards = keeps && own.some(({ cards }) => cards !== keepCards);
  const cuts = ladders.some((ladder) => ladderOf(ladder).levels.length !== levels);
  const starts = startLevel?.some((level) => level !== 1) === true;
  return {
    ...(changesFrom && keepFrom !== undefined ? { keepFrom } : {}),
    ...(changesCards && keepCards !== undefined ? { keepCards } : {}),
    ...(cuts && levels !== undefined ? { levels } : {}),
    ...(starts ? { startLevel } : {}),
    ...(firstDealer === 0 ? {} : { firstDealer }),
  };
}

function sameKeeping(a: KeepRule, b: KeepRule): boolean {
  return a.cards === b.cards && (a.cards === 0 || a.from === b.from);
}

function setupId(chosen: SetupChoice): string {
  const ladders = chosen.ladders ?? [chosen.ladder!];
  const ids = ladders.map((ladder) => (typeof ladder === 'string' ? ladder : customId(ladder)));
  const isShared = ids.every((id) => id === ids[0]);
  const rules = Object.entries(chosen.rules ?? {}).map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  return [
    chosen.edition,
    isShared ? ids[0]! : ids.join(','),
    `${chosen.players}p`,
    ...(chosen.master === 'none' ? [] : [`master=${chosen.master}`]),
    ...rules,
  ].join('/');
}

/** A custom ladder's name is the players' own affair: its levels identify it. */
function customId(ladder: CustomLadder): string {
  const text = ladder.levels.map((level) => level.map(makePart).join('+')).join(' ');
  return `own-${toHex(sha256(utf8(text))).slice(0, 12)}`;
}
