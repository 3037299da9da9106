/** Which house rules make a difference at a table, and why the others do not. */
import {
  HOUSE_RULE_NAMES,
  PASS,
  assert,
  isFault,
  isJoker,
  makeSetup,
  type HouseRuleName,
  type HouseRules,
  type Level,
  type Setup,
} from '@palier/rules';
import type { Part } from '@palier/text';
import { levelsIn, type Draft } from './draft.ts';

/** Why a house rule changes nothing here. */
export type IdleReason = keyof Part<'shell'>['newGame']['idle'];

/** The values in force, the ladder's and the edition's own where nothing was changed. */
export function rulesInForce(draft: Draft): Required<HouseRules> {
  const own = ownRules(draft);
  const { startLevel, ...changed } = draft.rules;
  return {
    ...own,
    ...changed,
    startLevel: own.startLevel.map((level, seat) => startLevel?.[seat] ?? level),
  };
}

/** What the box says: the edition's choices and the ladder's numbers. */
export function ownRules(draft: Draft): Required<HouseRules> {
  return rulesOf(boxSetup(draft));
}

/** What holds at a table, seat by seat the same but for the start. */
export function rulesOf({ rules, keep, ladders, startLevel }: Setup): Required<HouseRules> {
  return {
    ...rules,
    keepFrom: keep[0]!.from,
    keepCards: keep[0]!.cards,
    levels: ladders[0]!.levels.length,
    startLevel,
  };
}

const boxSetups = new Map<string, Setup>();

/** The kernel's own set-up of the box, without house rules. Kept: each change of a draft asks often. */
function boxSetup({ edition, ladder, master, seats }: Draft): Setup {
  const key = JSON.stringify([edition, ladder, master, seats.length]);
  const known = boxSetups.get(key);
  if (known !== undefined) return known;
  const setup = makeSetup({ edition, ladder, master, players: seats.length });
  assert(!isFault(setup), 'a draft has ladders and add-ons that the edition can play');
  boxSetups.set(key, setup);
  return setup;
}

/** Why the rule would change nothing at this table; nothing if it does. */
export function idleReason(draft: Draft, name: HouseRuleName): IdleReason | undefined {
  const { deck } = boxSetup(draft);
  const rules = rulesInForce(draft);
  const isForTwo = draft.seats.length === 2;
  const comesWithPass = deck.includes(PASS);
  const hasPass = comesWithPass && !(isForTwo && rules.passWithTwo === 'removed');
  switch (name) {
    case 'drawPass':
    case 'passUpcardSkips':
      return hasPass ? undefined : 'no-pass-cards';
    case 'passTarget':
      if (!hasPass) return 'no-pass-cards';
      return isForTwo ? 'only-two' : undefined;
    case 'passWithTwo':
      if (!comesWithPass) return 'no-pass-cards';
      return isForTwo ? undefined : 'more-than-two';
    case 'drawJoker':
    case 'jokerNeedsNatural':
    case 'jokerSwap':
      return deck.some(isJoker) ? undefined : 'no-jokers';
    case 'pairsDistinct':
      return playedLevels(draft, rules.levels).some(hasTwoSets) ? undefined : 'no-two-sets';
    case 'stockOutBonus':
      return rules.stockOut === 'finish-turn' ? undefined : 'not-last-turn';
    case 'bonusPalier':
      return boxSetup(draft).ladders[0]!.mode === 'open' ? undefined : 'not-open';
    case 'keepFrom':
      return rules.keepCards > 0 ? undefined : 'nothing-kept';
    case 'startLevel':
      return rules.levels > 1 ? undefined : 'one-level';
    case 'goingOut':
    case 'winOnLaying':
    case 'drawOwn':
    case 'throwBack':
    case 'addSameTurn':
    case 'stockOut':
    case 'nextDealer':
    case 'browseDiscards':
    case 'keepCards':
    case 'levels':
      return undefined;
  }
}

function playedLevels(draft: Draft, levels: number): readonly Level[] {
  return levelsIn(draft.ladder).slice(0, levels);
}

function hasTwoSets(level: Level): boolean {
  return level.filter(({ kind }) => kind === 'set').length > 1;
}

/** Whether the table plays it otherwise than the box, and it matters. */
export function isChanged(draft: Draft, name: HouseRuleName): boolean {
  if (idleReason(draft, name) !== undefined) return false;
  return JSON.stringify(rulesInForce(draft)[name]) !== JSON.stringify(ownRules(draft)[name]);
}

/** In the kernel's order. */
export function changedRules(draft: Draft): readonly HouseRuleName[] {
  return HOUSE_RULE_NAMES.filter((name) => isChanged(draft, name));
}
