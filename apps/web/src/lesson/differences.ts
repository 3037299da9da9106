/** What is different between two boxes: worked out from the editions, the ladders and the decks. */
import {
  assert,
  CHOICE_NAMES,
  EDITIONS,
  EDITION_IDS,
  MASTER_SPECIALS,
  isFault,
  JOKER,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  makeSetup,
  PASS,
  type Card,
  type ChoiceName,
  type RuleChoices,
  type EditionId,
  type LadderId,
  type LadderMode,
  type Level,
  type Master,
  type RuleId,
  type Setup,
} from '@palier/rules';
import type { ChapterId } from './chapter.ts';

/** A box as one buys it, or with what it brings besides its usual ladder. */
export type Box = {
  /** For an address: `level-8-101`, `level-8-101.two-star`, `level-8-101.master`. */
  readonly id: string;
  readonly edition: EditionId;
  readonly ladder: LadderId;
  readonly master: Master;
};

export const BOXES: readonly Box[] = EDITION_IDS.flatMap((edition) => {
  const { ladders, takesMaster } = EDITIONS[edition];
  const [usual] = ladders;
  const plain = ladders.map((ladder): Box => ({
    id: ladder === usual ? edition : `${edition}.${ladder}`,
    edition,
    ladder,
    master: 'none',
  }));
  const added = (['specials', 'all'] as const).map((master): Box => ({
    id: `${edition}.${master}`,
    edition,
    ladder: usual!,
    master,
  }));
  return takesMaster ? [...plain, ...added] : plain;
});

export type Comparison = { readonly known: Box; readonly wanted: Box };

/** The address without a choice. */
export const USUAL = 'differences';

/** The usual two, or the two boxes `level-up~level-8-101`; undefined for anything else. */
export function parseComparison(operand: string): Comparison | undefined {
  if (operand === USUAL) return { known: boxNamed('level-up')!, wanted: boxNamed('level-8-101')! };
  const [known, wanted] = operand.split('~').map(boxNamed);
  return known === undefined || wanted === undefined ? undefined : { known, wanted };
}

export function boxNamed(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

type Pair<T> = { readonly before: T; readonly now: T };

type Fact =
  | ({ readonly t: 'deck' | 'numbers' | 'jokers' | 'passCards' } & Pair<number>)
  | ({ readonly t: 'specials' | 'rangedJokers' } & Pair<number>)
  | ({ readonly t: 'mode' } & Pair<LadderMode>)
  | ({ readonly t: 'keep' } & Pair<{ readonly from: number; readonly cards: number }>)
  | ({ readonly t: 'levels' } & Pair<readonly Level[]>)
  | ({ readonly t: 'rule'; readonly name: ChoiceName } & Pair<RuleChoices[ChoiceName]>);

export type Difference = Fact & {
  readonly rules: readonly RuleId[];
  /** Something to do that shows how it is now. */
  readonly exercise?: ChapterId;
};

/** What concerns every turn first. */
export function differencesOf({ known, wanted }: Comparison): readonly Difference[] {
  const before = setupOf(known);
  const now = setupOf(wanted);
  return [
    ...cardFacts(before, now),
    ...ladderFacts(before, now),
    ...CHOICE_NAMES.flatMap((name) => ruleFact(name, before, now)),
  ];
}

function setupOf({ edition, ladder, master }: Box): Setup {
  const setup = makeSetup({ edition, ladder, players: 3, master });
  assert(!isFault(setup), 'a box can be played');
  return setup;
}

function cardFacts(before: Setup, now: Setup): readonly Difference[] {
  const counts = (...cards: readonly Card[]): Pair<number> => ({
    before: copiesIn(before, cards),
    now: copiesIn(now, cards),
  });
  const jokers = counts(JOKER);
  const passCards = counts(PASS);
  const all: readonly Difference[] = [
    { t: 'numbers', before: before.top, now: now.top, rules: ['LAY-3'] },
    {
      t: 'jokers',
      ...jokers,
      rules: ['JOKER-1', 'JOKER-2'],
      ...(jokers.before === 0 && { exercise: 'jokers' }),
    },
    {
      t: 'passCards',
      ...passCards,
      rules: ['PASS-1', 'PASS-2'],
      ...(passCards.before === 0 && { exercise: 'pass' }),
    },
    {
      t: 'specials',
      ...counts(...MASTER_SPECIALS),
      rules: ['MASTER-2', 'MASTER-3', 'MASTER-4', 'MASTER-5'],
    },
    { t: 'rangedJokers', ...counts(JOKER_LOW, JOKER_MIDDLE, JOKER_HIGH), rules: ['MASTER-1'] },
    { t: 'deck', before: before.deck.length, now: now.deck.length, rules: ['DEAL-1'] },
  ];
  return all.filter((fact) => fact.before !== fact.now);
}

function copiesIn({ copies }: Setup, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + copies[card]!, 0);
}

function ladderFacts(before: Setup, now: Setup): readonly Difference[] {
  const [oldLadder, newLadder] = [before.ladders[0]!, now.ladders[0]!];
  const [oldKeep, newKeep] = [before.keep[0]!, now.keep[0]!];
  const isSame = JSON.stringify(oldLadder.levels) === JSON.stringify(newLadder.levels);
  return [
    ...(isSame
      ? []
      : [{ t: 'levels', before: oldLadder.levels, now: newLadder.levels, rules: [] } as const]),
    ...(oldLadder.mode === newLadder.mode
      ? []
      : [
          {
            t: 'mode',
            before: oldLadder.mode,
            now: newLadder.mode,
            rules: ['OPEN-1', 'OPEN-2'],
          } as const,
        ]),
    ...(oldKeep.cards === newKeep.cards
      ? []
      : [{ t: 'keep', before: oldKeep, now: newKeep, rules: ['KEEP-1', 'KEEP-2'] } as const]),
  ];
}

/** The ledger's entries that say so, where an edition itself differs. */
const RULES_OF: { readonly [Name in ChoiceName]?: readonly RuleId[] } = {
  goingOut: ['END-1', 'END-2'],
  winOnLaying: ['WIN-1', 'WIN-2', 'WIN-3'],
  stockOut: ['STOCK-1', 'STOCK-3'],
  nextDealer: ['DEAL-4'],
};

const EXERCISE_OF: { readonly [rule: string]: ChapterId } = {
  'goingOut discard': 'last-discarded',
  'goingOut any': 'last-added',
  'winOnLaying yes': 'win-by-laying',
};

function ruleFact(name: ChoiceName, before: Setup, now: Setup): readonly Difference[] {
  const [old, value] = [before.rules[name], now.rules[name]];
  if (old === value) return [];
  const exercise = EXERCISE_OF[`${name} ${value}`];
  const rules = RULES_OF[name] ?? [`HOUSE-${name}` as RuleId];
  return [
    {
      t: 'rule',
      name,
      before: old,
      now: value,
      rules,
      ...(exercise !== undefined && { exercise }),
    },
  ];
}
