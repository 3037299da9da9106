/** The house rules and the rulebook around the rules, in English. */
import type { Source } from '@palier/rules';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, count, LEVELS, number, playerNumber, quote } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'How to go out',
    text: 'This decides what you may do with your last card. In Level 8 you usually have to discard it, unless laying it wins the game. In Level Up you may usually lay it or add it as well.',
    values: {
      discard: 'To go out, you must discard your last card.',
      any: 'You may go out in any way: by laying, adding or discarding your last card.',
    },
  },
  winOnLaying: {
    title: 'Winning by laying',
    text: 'This decides when the last level wins the game. In Level 8 it usually wins as soon as you lay it, so no win is shared. In Level Up it usually wins only when the round ends: if several players clear it then, the one who went out is the only winner, and otherwise they all win.',
    values: {
      yes: 'Whoever lays the last level wins at once.',
      no: 'The game is won only at the end of a round.',
    },
  },
  drawPass: {
    title: 'Taking Pass cards',
    text: 'Usually you may take a Pass card from the top of a discard pile. With this house rule, you may not.',
    values: {
      allowed: 'You may take a Pass card from a discard pile.',
      forbidden: 'A Pass card on a discard pile stays there.',
    },
  },
  drawJoker: {
    title: 'Taking jokers',
    text: 'Usually you may take a joker from the top of a discard pile. With this house rule, you may not, and that goes for the ranged jokers of Level 8 Master too.',
    values: {
      allowed: 'You may take a joker from a discard pile.',
      forbidden: 'A joker on a discard pile stays there.',
    },
  },
  drawOwn: {
    title: 'Taking your own discard',
    text: 'Usually you may take the top card of your own discard pile. With this house rule, you draw from the draw pile or take from another player’s discard pile.',
    values: {
      allowed: 'You may take from your own discard pile.',
      forbidden: 'You may take from the other players’ discard piles, but not from your own.',
    },
  },
  throwBack: {
    title: 'Discarding the card you took',
    text: 'Usually you may take a card from a discard pile and discard it again in the same turn. With this house rule, you may not, unless it is your last card.',
    values: {
      allowed: 'You may discard the card you have just taken.',
      forbidden:
        'A card you took from a discard pile cannot be discarded in the same turn, unless it is your last.',
    },
  },
  addSameTurn: {
    title: 'Adding right after laying',
    text: 'Usually you may start adding in the turn in which you lay your level. With this house rule, you may add only from your next turn on.',
    values: {
      yes: 'You may lay your level and add cards in the same turn.',
      no: 'You may add cards only from the turn after you lay your level.',
    },
  },
  pairsDistinct: {
    title: 'Sets of different values',
    text: 'Usually the sets of a level may share a value, so two pairs of sixes are fine. With this house rule, every set of the level you lay needs a value of its own.',
    values: {
      no: 'The sets of a level may have the same value, two pairs of sixes for example.',
      yes: 'The sets of a level must all have different values.',
    },
  },
  jokerNeedsNatural: {
    title: 'Jokers need a number card',
    text: 'Usually a combination may be made of jokers alone. With this house rule, each combination needs at least one card that is not a joker.',
    values: {
      no: 'A combination may be made of jokers alone.',
      yes: 'Every combination you lay needs at least one card that is not a joker.',
    },
  },
  jokerSwap: {
    title: 'Swapping a joker',
    text: 'Usually a joker on the table stays there. With this house rule, once you have laid your level, you may put the card a joker stands for in its place and take the joker into your hand.',
    values: {
      no: 'A joker on the table stays where it is.',
      yes: 'Once you have laid your level, you may put the real card in place of a joker and take the joker.',
    },
  },
  passTarget: {
    title: 'Who gets the Pass card',
    text: 'Usually you may play a Pass card on any opponent who has none. With this house rule, you may play it only on the player after you, and not while they already have one.',
    values: {
      any: 'A Pass card can go in front of any opponent who has none.',
      next: 'A Pass card can only go in front of the next player.',
    },
  },
  passUpcardSkips: {
    title: 'Pass card at the deal',
    text: 'Usually nothing happens when the card turned over at the deal is a Pass card. With this house rule, it goes to the player who would begin, who misses that turn and puts it face up under the draw pile.',
    values: {
      no: 'A Pass card turned up at the deal has no effect.',
      yes: 'A Pass card turned up at the deal makes the first player miss a turn.',
    },
  },
  passWithTwo: {
    title: 'Pass cards with two players',
    text: 'Usually two players use the Pass cards like everyone else. With this house rule, the Pass cards are taken out of the deck when only two play.',
    values: {
      yes: 'Two players use the Pass cards too.',
      removed: 'With two players the Pass cards are left out.',
    },
  },
  stockOut: {
    title: 'When the draw pile runs out',
    text: 'This decides what happens when the last card of the draw pile is taken. In Level 8, a new draw pile is usually made from the discard piles; in Level Up, that turn is usually the last of the round. The round can also end at once, or go on with cards from the discard piles for as long as possible. Unless a new draw pile is made, a face-up card on top of the draw pile also means that it has run out.',
    values: {
      rebuild: 'When the draw pile runs out, the discard piles are shuffled into a new one.',
      'finish-turn':
        'When the draw pile runs out, the player finishes the turn and the round ends.',
      'at-once': 'The round ends the moment the draw pile runs out.',
      'play-on':
        'When the draw pile runs out, play goes on from the discard piles, as long as there is a card to draw.',
    },
  },
  stockOutBonus: {
    title: 'Bonus on the last turn',
    text: 'This matters when an empty draw pile makes the current turn the last one. Usually, if you go out in that turn, you climb two levels. With this house rule, you climb only one.',
    values: {
      yes: 'Going out after the draw pile has run out still earns the second level.',
      no: 'Going out after the draw pile has run out earns only one level.',
    },
  },
  nextDealer: {
    title: 'The next dealer',
    text: 'This decides who deals the next round. In Level 8 it is usually the player on the dealer’s left; in Level Up it is usually whoever had the last turn.',
    values: {
      left: 'The player on the dealer’s left deals the next round.',
      last: 'Whoever played last deals the next round.',
    },
  },
  bonusPalier: {
    title: 'The bonus with open levels',
    text: 'If you go out with open levels, you remove a second one. Usually you may choose any level you have left. With this house rule, it is the lowest you have left.',
    values: {
      free: 'Whoever goes out chooses the second level to remove.',
      lowest: 'Whoever goes out removes the lowest level left as the second one.',
    },
  },
  browseDiscards: {
    title: 'Looking through discard piles',
    text: 'Usually you see only the top card of each discard pile and how many cards it has. With this house rule, you may look at the buried cards too. That gives away no secrets: everyone saw those cards being discarded.',
    values: {
      no: 'You see only the top card of each discard pile.',
      yes: 'You may look through all the discard piles.',
    },
  },
  openWin: {
    title: 'What wins with open levels',
    text: 'With open levels, you usually win once you have removed every one of them. With this house rule, which follows the booklet to the letter, you win if you have removed the last one, 8, when a round ends, whatever else is left. If several players manage it in the same round, the one who went out is the only winner; otherwise they all win.',
    values: {
      all: 'With open levels, you win once all your levels are gone.',
      last: 'With open levels, you win once your highest level is gone, whatever else is left.',
    },
  },
  keepLevel: {
    title: 'Keeping cards: which level counts',
    text: 'This decides which level counts when players may keep cards. Usually it is the level you played for in this round, and you may keep cards only if you have not laid it. With this house rule, another way to read the booklet, it is the level you are on once everyone has climbed, so you may keep cards even if you have laid a level.',
    values: {
      played: 'Only players who have not laid the level they played for may keep cards.',
      reached:
        'The level you reach by climbing decides whether you may keep cards, even if you have laid a level.',
    },
  },
  keepFrom: {
    title: 'From which level cards are kept',
    text: 'From this level on, players who have not laid their level when a round ends may keep cards. On the two-star levels this is usually level 5. With other level sets it matters only if players may keep at least one card.',
    values: (level) =>
      `From level ${level} on, players who have not laid their level may keep cards for the next round.`,
  },
  keepCards: {
    title: 'How many cards to keep',
    text: 'The most cards, from 0 to 9, that a player who has not laid their level may keep for the next round. The two-star levels usually allow 4; the other level sets allow 0, so no cards are kept. A Hold card still allows up to three.',
    values: (cards) =>
      cards === 0
        ? 'No cards are kept for the next round.'
        : `Up to ${count(cards, { one: 'card', other: 'cards' })} may be kept for the next round.`,
  },
  levels: {
    title: 'Fewer levels',
    text: 'Usually all the levels are played. With this house rule, you play only as many as you set here, starting from the first. The last of these then counts as the last level, for winning too.',
    values: (levels) =>
      levels === 1
        ? 'Only the first level is played.'
        : `Only the first ${count(levels, LEVELS)} are played, and level ${levels} is the last.`,
  },
  startLevel: {
    title: 'A head start',
    text: 'Usually everyone begins on level 1. With this house rule, each player begins on a level chosen for them, so that stronger and weaker players have an even chance.',
    values: (levels) =>
      `Starting levels: ${and(levels.map((level, index) => `${playerNumber(index + 1)} on level ${level}`))}.`,
  },
  firstDealer: {
    title: 'The first dealer',
    text: 'Usually the first dealer is chosen at random. With this house rule, you name the player who deals the first round. From the second round on, the rule for the next dealer applies.',
    values: (seat) =>
      seat === 0 ? 'The first dealer is chosen at random.' : `Player ${seat} deals first.`,
  },
};

const RULES = { one: 'rule', other: 'rules' };

const book = {
  title: 'Rulebook',
  search: 'Search the rules',
  searchHint: 'A word, or a rule number such as LAY-3',
  found: (rules: number) => `${count(rules, RULES)} found`,
  noneFound: 'No rule found. Try another word, or show all rules.',
  /** The table the rulebook is for. */
  forTable: 'For this game',
  edition: 'Edition',
  ladder: 'Level set',
  master: 'Add-on',
  withHouseRules: (rules: number) =>
    `With ${count(rules, { one: 'house rule', other: 'house rules' })} of your own`,
  showAll: 'Show all rules',
  showAllAbout: (hidden: number) =>
    `${count(hidden, { one: 'rule does', other: 'rules do' })} not apply to this game`,
  chapters: {
    'setting-up': 'Setting up',
    turn: 'Your turn',
    jokers: 'Jokers',
    'pass-cards': 'Pass cards',
    stock: 'The draw pile',
    'round-end': 'The end of the round',
    winning: 'Winning',
    'open-ladder': 'Open levels',
    'two-stars': 'Keeping cards',
    master: 'The Master cards',
    'house-rules': 'House rules',
    'own-ladders': 'Your own level sets and unclear moves',
  },
  ladderTitle: (ladder: string) => `The levels: ${ladder}`,
  /** Under the levels of a box: how many of them, from the first, a booklet prints. */
  levelsPrinted: (printed: number, levels: number) => {
    if (printed === levels) return 'In the booklet';
    if (printed === 0) return 'Palier’s own levels: they are in no booklet we have';
    return `In the booklet up to level ${number(printed)}; the rest as quoted elsewhere`;
  },
  levelHeader: 'Level',
  asksFor: 'asks for',
  /** Before the sentence of a house rule in force. */
  atThisTable: 'At this table:',
  /** Before the value of a house rule that the box itself sets. */
  inThisBox: 'In this game:',
  /** For an entry that does not concern the table. */
  notHere: 'does not apply to this game',
  linkTo: (id: string) => `Link to ${id}`,
  /** Where a rule comes from. */
  sources: {
    book: 'In the booklet',
    ruling: 'Palier’s ruling: the booklet is silent',
  } satisfies Record<Source, string>,
  /** Of a rule that is printed, but for a part of it. */
  partlyOurs: 'In the booklet; the details are Palier’s ruling',
  /** Of an option: where that comes from which is played if nobody chooses. */
  optionSources: {
    book: 'A Palier option; the usual rule is in the booklet',
    ruling: 'A Palier option; the usual rule is Palier’s ruling, the booklet is silent',
  } satisfies Record<Source, string>,
  /** Beside the value of an option that is played if nobody chooses: by the booklet, or by us. */
  usualMarks: {
    book: 'as in the box',
    ruling: 'Palier’s ruling',
  } satisfies Record<Source, string>,
  /** Among the names of players: none of them is named to deal first. */
  byChance: 'At random',
  /** Before the sentence of the option that gives it. */
  otherReading: 'Another way to read it:',
  toHouseRule: (title: string) => `House rule: ${title}`,
  /** What brought up a rule that does not use the word. */
  foundBy: (words: readonly string[]) => `Also known as: ${words.join(', ')}`,
  unknownRule: (id: string) => `There is no rule ${quote(id)}.`,
};

/** Where the house rules are chosen. */
const form = {
  about: 'Play the way you do at home: change any of these rules.',
  reset: 'Back to the rules of the box',
  topics: {
    drawing: 'Drawing and discarding',
    laying: 'Laying, adding and jokers',
    passing: 'Pass cards',
    ending: 'The end of the round',
    climbing: 'Climbing and winning',
    keeping: 'Keeping cards',
  },
  idleRules: (rules: number) =>
    `${count(rules, { one: 'rule makes', other: 'rules make' })} no difference here`,
  /** Why a house rule makes no difference at this table. */
  idle: {
    'no-pass-cards': 'There are no Pass cards in this deck.',
    'no-jokers': 'There are no jokers in this deck.',
    'more-than-two': 'This only matters with two players.',
    'only-two': 'With two players there is only one opponent.',
    'not-open': 'This only matters with open levels.',
    'no-two-sets': 'None of the levels asks for two sets.',
    'not-last-turn': 'This only matters if an empty draw pile makes the current turn the last one.',
    'nothing-kept': 'No cards are kept here.',
    'one-level': 'Only one level is played.',
  },
};

export const rules = { ...makeRuleWords(ledger, houseRules, searchWords), book, form };
