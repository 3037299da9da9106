/** The house rules and the rulebook around the rules, in English. */
import { makeRuleWords, type HouseRuleSentences } from '../rules.ts';
import { ledger } from './ledger.ts';
import { and, count, quote, seatNumber } from './speech.ts';

const LEVELS = { one: 'level', other: 'levels' };

const houseRules: HouseRuleSentences = {
  goingOut: {
    discard: 'To go out, you must discard your last card.',
    any: 'You may go out in any way: by laying, adding or discarding your last card.',
  },
  winOnLaying: {
    yes: 'Whoever lays the last level wins at once.',
    no: 'The game is won only at the end of a round.',
  },
  drawPass: {
    allowed: 'You may take a Pass card from a discard pile.',
    forbidden: 'A Pass card on a discard pile stays there.',
  },
  drawJoker: {
    allowed: 'You may take a joker from a discard pile.',
    forbidden: 'A joker on a discard pile stays there.',
  },
  drawOwn: {
    allowed: 'You may take from your own discard pile.',
    forbidden: 'You may take from the other players’ discard piles, but not from your own.',
  },
  throwBack: {
    allowed: 'You may discard the very card you have just taken.',
    forbidden:
      'A card you took from a discard pile cannot be discarded in the same turn, unless it is your last.',
  },
  addSameTurn: {
    yes: 'You may add cards in the same turn in which you lay.',
    no: 'You may add cards only from the turn after you have laid.',
  },
  pairsDistinct: {
    no: 'Two pairs of a level may have the same value, and so may threes and fours.',
    yes: 'The pairs, threes and fours of one level must all have different values.',
  },
  jokerNeedsNatural: {
    no: 'A combination may be made of jokers alone.',
    yes: 'Every combination you lay needs at least one card that is not a joker.',
  },
  jokerSwap: {
    no: 'A joker on the table stays where it is.',
    yes: 'Once you have laid, you may put the real card in place of a joker and take the joker.',
  },
  passTarget: {
    any: 'A Pass card can go in front of any opponent who has none.',
    next: 'A Pass card can only go in front of the next player.',
  },
  passUpcardSkips: {
    no: 'A Pass card turned up at the deal has no effect.',
    yes: 'A Pass card turned up at the deal makes the first player miss a turn.',
  },
  passWithTwo: {
    yes: 'Two players use the Pass cards too.',
    removed: 'With two players the Pass cards are left out.',
  },
  stockOut: {
    rebuild: 'When the stock runs out, the discard piles are shuffled into a new one.',
    'finish-turn': 'When the stock runs out, the player finishes the turn and the round ends.',
    'at-once': 'The round ends at the moment the stock runs out.',
  },
  stockOutBonus: {
    yes: 'Going out after the stock has run out still earns the second level.',
    no: 'Going out after the stock has run out earns one level only.',
  },
  nextDealer: {
    left: 'The player to the left of the dealer deals the next round.',
    last: 'Whoever played last deals the next round.',
  },
  bonusPalier: {
    free: 'Whoever goes out chooses the second level to remove.',
    lowest: 'Whoever goes out removes the lowest level left as the second one.',
  },
  browseDiscards: {
    no: 'Only the top card of a discard pile can be seen.',
    yes: 'You may look through all discard piles.',
  },
  keepFrom: (level) =>
    `Players on level ${level} or higher who have not laid may keep cards for the next round.`,
  keepCards: (cards) =>
    cards === 0
      ? 'No cards are kept for the next round.'
      : `Up to ${count(cards, { one: 'card', other: 'cards' })} may be kept for the next round.`,
  levels: (levels) =>
    levels === 1
      ? 'Only the first level is played.'
      : `Only the first ${count(levels, LEVELS)} are played, and level ${levels} is the last.`,
  startLevel: (levels) =>
    `Starting levels: ${and(levels.map((level, index) => `${seatNumber(index + 1)} on level ${level}`))}.`,
};

const RULES = { one: 'rule', other: 'rules' };

const book = {
  title: 'Rulebook',
  search: 'Search the rules',
  searchHint: 'A word, or an id such as LAY-3',
  found: (rules: number) => `${count(rules, RULES)} found`,
  noneFound: 'No rule says that. Try another word, or show all rules.',
  /** The table the rulebook is for. */
  forTable: 'For this game',
  edition: 'Edition',
  ladder: 'Ladder',
  master: 'Add-on',
  withHouseRules: (rules: number) =>
    `With ${count(rules, { one: 'house rule', other: 'house rules' })} of your table`,
  showAll: 'Show all rules',
  showAllAbout: (hidden: number) =>
    `${count(hidden, { one: 'rule that does', other: 'rules that do' })} not concern this game`,
  chapters: {
    'setting-up': 'Setting up',
    turn: 'Your turn',
    jokers: 'Jokers',
    'pass-cards': 'Pass cards',
    stock: 'The stock',
    'round-end': 'The end of the round',
    winning: 'Winning',
    'open-ladder': 'The open ladder',
    'two-stars': 'Keeping cards',
    master: 'The Master cards',
    'house-rules': 'House rules',
    'own-ladders': 'Your own ladders, unclear moves',
  },
  ladderTitle: (ladder: string) => `The ladder: ${ladder}`,
  levelHeader: 'Level',
  asksFor: 'asks for',
  /** Before the sentence of a house rule in force. */
  atThisTable: 'At this table:',
  /** Before the value of a house rule that the box itself sets. */
  inThisBox: 'In this game:',
  /** For an entry that does not concern the table. */
  notHere: 'does not concern this game',
  linkTo: (id: string) => `Link to ${id}`,
  unknownRule: (id: string) => `There is no rule ${quote(id)}.`,
};

export const rules = { ...makeRuleWords(ledger, houseRules), book };
