/** Which rules concern a table: its edition, ladders, add-on and house rules decide. */
import {
  EDITIONS,
  HOUSE_RULES,
  HOUSE_RULE_NAMES,
  LADDER_IDS,
  PASS,
  RULE_IDS,
  RULE_SOURCES,
  isFault,
  isJoker,
  makeSetup,
  type HouseRuleName,
  type IdleReason,
  type OtherReading,
  type RuleId,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { rulesOf } from '../state/rule-use.ts';
import { houseRuleOf } from './chapters.ts';

/** The set-up of a choice; of one that cannot be played, its edition as it is in the box. */
export function setupFor(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  return isFault(setup) ? setupFor({ edition: choice.edition, players: 3 }) : setup;
}

/** The house rules that this table plays otherwise than the box. */
export function changedIn({ chosen }: Setup): readonly HouseRuleName[] {
  return HOUSE_RULE_NAMES.filter((name) => chosen.rules?.[name] !== undefined);
}

/**
 * Whether a rule concerns the table. What the edition's own book says stays even where a house rule
 * rewrites it: the entry then carries the house rule's sentence.
 */
export function concerns(id: RuleId, setup: Setup): boolean {
  const houseRule = houseRuleOf(id);
  if (houseRule !== undefined) return changedIn(setup).includes(houseRule);
  const book = EDITIONS[setup.edition].rules;
  const isOpen = setup.ladders.some(({ mode }) => mode === 'open');
  const hasJokers = setup.deck.some(isJoker);
  const hasPass = setup.deck.includes(PASS);
  const hasMaster = setup.master !== 'none';
  switch (id.split('-')[0]) {
    case 'JOKER':
      return hasJokers;
    case 'PASS':
      return hasPass;
    case 'DISC':
      return id !== 'DISC-2' || hasJokers || hasPass;
    case 'STOCK':
      if (id === 'STOCK-1' || id === 'STOCK-2') return book.stockOut === 'rebuild';
      return id !== 'STOCK-3' || book.stockOut === 'finish-turn';
    case 'END':
      if (id === 'END-1') return book.goingOut === 'discard';
      if (id === 'END-2') return book.goingOut === 'any';
      return id !== 'END-4' || book.winOnLaying === 'yes';
    case 'WIN':
      if (isOpen) return false;
      return (id === 'WIN-1') === (book.winOnLaying === 'yes');
    case 'OPEN':
      return isOpen;
    case 'KEEP':
      // A Hold card keeps in the same way (MASTER-5).
      return hasMaster || setup.keep.some(({ cards }) => cards > 0);
    case 'MASTER':
      return hasMaster;
    case 'LADDER':
      return setup.ladders.some(({ name }) => !LADDER_IDS.some((known) => known === name));
    default:
      return true;
  }
}

export function rulesFor(setup: Setup): readonly RuleId[] {
  return RULE_IDS.filter((id) => concerns(id, setup));
}

/** How else a rule can be read: by options that would change something here and are not chosen yet. */
export function readingsIn(id: RuleId, setup: Setup): readonly OtherReading[] {
  const now = rulesOf(setup);
  return RULE_SOURCES[id].otherReadings.filter(
    ({ option, value }) =>
      // Where it names a seat, any but chance is chosen.
      (value === undefined ? now[option] === 0 : now[option] !== value) &&
      HOUSE_RULES[option].idle?.some((reason) => IS_WITHOUT[reason]?.(setup)) !== true,
  );
}

/** What a deck or a ladder does not have; how many play is no matter of the booklet. */
const IS_WITHOUT: { readonly [R in IdleReason]?: (setup: Setup) => boolean } = {
  'no-jokers': ({ deck }) => !deck.some(isJoker),
  'no-pass-cards': ({ deck }) => !deck.includes(PASS),
  'not-open': ({ ladders }) => ladders.every(({ mode }) => mode !== 'open'),
};
