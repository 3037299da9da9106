/** Which house rules make a difference at a table, and why the others do not. */
import {
  HOUSE_RULES,
  HOUSE_RULE_NAMES,
  PASS,
  assert,
  isFault,
  isJoker,
  makeSetup,
  type HouseRuleName,
  type HouseRules,
  type IdleReason,
  type Level,
  type Setup,
} from '@palier/rules';
import { levelsIn, type Draft } from './draft.ts';

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
export function rulesOf(setup: Setup): Required<HouseRules> {
  const { rules, keep, ladders, startLevel, firstDealer } = setup;
  return {
    ...rules,
    keepFrom: keep[0]!.from,
    keepCards: keep[0]!.cards,
    levels: ladders[0]!.levels.length,
    startLevel,
    firstDealer: firstDealer ?? 0,
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
  return HOUSE_RULES[name].idle?.find((reason) => IS_IDLE[reason](draft, name));
}

const IS_IDLE: {
  readonly [R in IdleReason]: (draft: Draft, name: HouseRuleName) => boolean;
} = {
  'no-pass-cards': (draft, name) => {
    const areRemoved = draft.seats.length === 2 && rulesInForce(draft).passWithTwo === 'removed';
    // What removes them is of use as long as they are in the box.
    return !boxSetup(draft).deck.includes(PASS) || (areRemoved && name !== 'passWithTwo');
  },
  'only-two': ({ seats }) => seats.length === 2,
  'more-than-two': ({ seats }) => seats.length > 2,
  'no-jokers': (draft) => !boxSetup(draft).deck.some(isJoker),
  'no-two-sets': (draft) => !playedLevels(draft, rulesInForce(draft).levels).some(hasTwoSets),
  'not-last-turn': (draft) => rulesInForce(draft).stockOut !== 'finish-turn',
  'not-open': (draft) => boxSetup(draft).ladders[0]!.mode !== 'open',
  'nothing-kept': (draft) => rulesInForce(draft).keepCards === 0,
  'one-level': (draft) => rulesInForce(draft).levels === 1,
};

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
