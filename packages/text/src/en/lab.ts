/** The laboratory in English: the page of `palier sim --report` and the report on a level set. */
import type { LadderAdvice } from '@palier/bots/lab';
import type { EditionId, RoundEnd } from '@palier/rules';
import { say, type AdviceWords, type EveningSure } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { and, cards, count, GAMES, LOCALE, number, ROUNDS, TURNS } from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** To one decimal. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A difference of shares, in percentage points. */
function points(by: number): string {
  return signed(by * 100);
}

const page = {
  /** Above the title. */
  brand: 'Palier · the laboratory',
  title: (edition: string, ladder: string) => `${edition}: ${ladder}`,
  lead: (games: number, bots: readonly string[]) => `${count(games, GAMES)} between ${and(bots)}.`,
  interrupted: 'The run was interrupted: this is the result so far.',
  contents: 'Contents',
  /** A bot that is not the only one of its name. */
  inSeat: (name: string, seat: number) => `${name} in seat ${seat}`,
  tiles: {
    games: 'games',
    deals: 'deals',
    rounds: 'rounds per game',
    turns: 'turns per round',
    minutes: 'minutes at a real table',
  },
  /** Column heads that several tables share. */
  columns: { bot: 'Bot', seat: 'Seat', wins: 'Wins', share: 'Share' },
  result: {
    heading: 'Who wins',
    clear: (name: string, share: number) =>
      `${name} wins most often: ${percent(share)} of the games, and the whole interval lies above an even share.`,
    even: (share: number) =>
      `Nobody stands out: the differences from an even share of ${percent(share)} could be chance.`,
    evenMark: (share: number) => `The line marks an even share, ${percent(share)}.`,
    caption: 'Games won',
  },
  ratings: {
    heading: 'Ratings',
    about:
      'Calculated from the order in which the bots finish: the winner first, the others by the level they reached. 1500 is the average at this table; a bot with 400 more is ten times as likely to finish ahead.',
    caption: 'Ratings of the bots',
    elo: 'Elo-like',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Luck versus skill',
    about:
      'Every deal was played once for each rotation of the seats: the same cards, different players. That separates what the cards decide from what the players decide.',
    parts: { luck: 'Luck', skill: 'Skill', rest: 'Interaction' },
    meanings: {
      luck: 'the same seat wins, whoever sits there',
      skill: 'the same bot wins, wherever it sits',
      rest: 'one player’s moves change the others’ cards',
    },
    caption: 'What results depend on',
    part: 'Share of the differences',
    neighbours:
      'Rotating the seats does not change who sits to the left of whom: with three players or more, a good neighbour counts as skill.',
    /** Where deals were not played in every rotation. */
    absent:
      'Unknown: this needs the same deals with the players in different seats. Use --rotate to see it.',
  },
  evening: {
    heading: 'What an evening can tell',
    about: (better: string, other: string) =>
      `How often ${better} has won more games than ${other} when the evening is over, just as many, or fewer.`,
    caption: 'Who is ahead when the evening is over',
    columns: { games: 'Games', ahead: 'Ahead', level: 'Level', behind: 'Behind' },
    /** `isMore`: it takes more than these. */
    sure: (name: string, { share, games, isMore }: EveningSure) =>
      `Games it takes until ${name} is ahead in ${percent(share)} of all cases: ${isMore ? `more than ${number(games)}` : number(games)}.`,
  },
  levels: {
    heading: 'The levels',
    about:
      'How often a level is laid in a round in which someone plays for it, on which of their own turns, and how many turns are spent on it, successful or not, for each time it is laid.',
    open: 'With open levels, every level that is left counts as played for, so the shares are small.',
    caption: 'How often and how fast each level is laid',
    ofLadder: (name: string) => `Level set ${name}`,
    level: 'Level',
    laid: 'Laid',
    turn: 'On turn',
    cost: 'Turns needed',
    easier: 'easier than the level before it',
    /** Under the staircase of turns needed. */
    climb: 'The climb: turns needed for each level.',
    climbAlt: (level: number, turns: number) => `level ${level}: ${decimal(turns)}`,
    /** With how to read the drawing. */
    turnsCaption:
      'The turn in which a level is laid: the dot is the median, and eight out of ten lie on the line.',
    never: 'never',
  },
  length: {
    heading: 'How long it takes',
    about: (rounds: number, low: number, high: number) =>
      `A game has ${count(tenth(rounds), ROUNDS)} on average; eight out of ten have ${number(low)} to ${number(high)}.`,
    rounds: 'Rounds per game',
    turns: 'Turns per round, all players together',
    minutes: 'Minutes per game at a real table',
    assumption: (turn: number, deal: number) =>
      `For people at a real table, we assume ${number(turn)} seconds for a turn and ${number(deal)} for shuffling and dealing.`,
    /** A histogram for those who do not see it. */
    alt: (median: number, low: number, high: number) =>
      `The median is ${number(median)}; eight out of ten lie between ${number(low)} and ${number(high)}.`,
    /** The last bar of a histogram that has been cut. */
    orMore: (value: number) => `${number(value)}+`,
  },
  endings: {
    heading: 'How rounds end',
    about:
      'A round ends when someone goes out, when the cards run out, when nobody lays or adds any more, or when laying the last level wins the game.',
    caption: 'Rounds by how they end',
    end: 'End',
    ends: {
      'went-out': 'someone went out',
      stock: 'no cards were left',
      blocked: 'nobody laid or added',
      win: 'the last level was laid',
    } satisfies Record<RoundEnd, string>,
    dead: (share: number, low: number, high: number) =>
      `Rounds in which nobody climbed: ${percent(share)} (${percent(low)} to ${percent(high)}).`,
  },
  places: {
    heading: 'The first seat',
    ahead: (share: number, even: number) =>
      `Going first helps: whoever begins the first round wins ${percent(share)} of the games, where ${percent(even)} would be even.`,
    behind: (share: number, even: number) =>
      `Going first hurts: whoever begins the first round wins ${percent(share)} of the games, where ${percent(even)} would be even.`,
    none: (even: number) =>
      `Going first makes no clear difference: whoever begins the first round wins about the even share of ${percent(even)}.`,
    about:
      'The player on the dealer’s left begins. Climbing and going out are counted per round, winning by the place in the first round.',
    caption: 'Results by place in the order of play',
    place: 'Place',
    order: (place: number) =>
      place === 0
        ? 'begins'
        : `plays ${['second', 'third', 'fourth', 'fifth', 'sixth'][place - 1]!}`,
    climbed: 'Climbs',
    wentOut: 'Goes out',
    won: 'Wins the game',
  },
  cards: {
    heading: 'What jokers and Pass cards are worth',
    about:
      'The chance of climbing in a round, by what was dealt. Hands with kept cards are left out.',
    /** What one more adds to the chance of climbing, in percentage points. */
    worth: {
      jokers: (by: number, low: number, high: number) =>
        `One more joker changes the chance of climbing by ${points(by)} percentage points (${points(low)} to ${points(high)}).`,
      passes: (by: number, low: number, high: number) =>
        `One more Pass card changes it by ${points(by)} (${points(low)} to ${points(high)}).`,
    },
    noWorth: {
      jokers: 'There are no jokers in this deck.',
      passes: 'There are no Pass cards in this deck.',
    },
    captions: {
      jokers: 'Chance of climbing by jokers dealt',
      passes: 'Chance of climbing by Pass cards dealt',
      played: 'Chance of climbing by Pass cards played',
      skips: 'Chance of climbing by turns missed',
    },
    numbers: { jokers: 'Jokers', passes: 'Pass cards', played: 'Played', skips: 'Missed' },
    caveat:
      'Pass cards played and turns missed do not come at random: long rounds and good positions see more of both. These two tables show what goes together, not what causes what.',
    orMore: (value: number) => `${number(value)} or more`,
    climbed: 'Climbs',
    hands: 'Hands',
  },
  bots: {
    heading: 'What the bots do',
    caption: 'Each bot, per round',
    laid: 'Lays',
    wentOut: 'Goes out',
    climbed: 'Levels per round',
  },
  method: {
    heading: 'How this was made',
    wilson: 'The intervals of the win rates come from single games (Wilson).',
    deals:
      'The intervals of the win rates come from the spread of the deals, each played in every rotation.',
    clusters:
      'All other intervals come from the spread of the games or, with rotation, of the deals: rounds of one game are not treated as independent. All are 95% intervals.',
    settled: (width: number) =>
      `The run ended as soon as every win rate was known to ± ${fine(width)}.`,
    seed: (seed: string) => `Seed: ${seed}`,
    again: 'To repeat this run:',
    rules: (id: string) => `Rule set: ${id}`,
  },
};

const ladder = {
  title: (edition: string, ladder: string) => `Balance of ${edition}: ${ladder}`,
  heading: 'Balance',
  games: (games: number, bots: readonly string[]) => `${count(games, GAMES)} between ${and(bots)}.`,
  columns: {
    level: 'level',
    asks: 'asks for',
    laid: 'laid',
    turn: 'on turn',
    rounds: 'rounds',
    cost: 'turns',
  },
  /** What the columns mean. */
  notes: [
    'Laid: how often the level was laid in a round in which someone played for it, with the 95% interval. On turn: the median of their own turns. Rounds: how many it takes. Turns: all turns spent on it for each time it was laid.',
  ],
  openNote:
    'With open levels, every level that is left counts as played for; the levels have no order.',
  easier: 'easier than the level before it',
  minutes: (mean: number, low: number, high: number) =>
    `At a real table a game takes ${number(Math.round(mean))} minutes; eight out of ten take ${number(low)} to ${number(high)}.`,
  assumption: (turn: number, deal: number) =>
    `(Assuming ${number(turn)} seconds for a turn and ${number(deal)} for shuffling and dealing.)`,
  lengths: (rounds: number, turns: number) =>
    `On average, a game has ${count(tenth(rounds), ROUNDS)} and a round ${count(tenth(turns), TURNS)}.`,
  /** The runaway leader. */
  leader: (won: number, low: number, high: number) =>
    `Whoever leads at half-time, when the first player has cleared half the levels, wins ${percent(won)} of the games (${percent(low)} to ${percent(high)}).`,
  leaderEven: (even: number, index: number) =>
    `If everyone climbed equally fast from there on, it would be ${percent(even)}: runaway leader index ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Leaders run away.',
    even: 'A lead keeps its value: nobody runs away, nobody is pulled back.',
    catching: 'Those behind catch up.',
  },
  leaderOfDifferent: 'The bots differ in strength, which affects this index too.',
  dead: (dead: number, blocked: number) =>
    `Rounds in which nobody climbed: ${percent(dead)}; rounds that were blocked: ${percent(blocked)}.`,
  adviceHeading: 'Advice',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `${levels.length === 1 ? 'Level' : 'Levels'} ${and(levels.map(String))}: not tried often enough to judge. Play more games.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Level ${level} is easier than level ${level - 1} (${decimal(turns)} turns against ${decimal(before)}): swap them, or ask for one more card.${
      isKept ? ' Being able to keep cards on this level is part of the reason.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Level ${level} (${cards.level(asks)}) is laid in ${percent(share)} of the rounds, less than one in three: ask for one card fewer${isKept ? '' : ', or let players keep cards'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Level ${level} (${cards.level(asks)}) is laid in ${percent(share)} of the rounds: it hardly asks for anything. Ask for one more card.`,
  'too-steep': ({ level, turns, before }) =>
    `The step to level ${level} is steep: ${decimal(turns)} turns against ${decimal(before)} for the level before. A level between the two would even out the climb.`,
  'long-game': ({ minutes }) =>
    `A game takes ${number(Math.round(minutes))} minutes: for a short evening, play fewer levels (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `A game takes only ${number(Math.round(minutes))} minutes: there is room for more or harder levels.`,
  'runaway-leader': ({ won, even }) =>
    `The leader at half-time wins ${percent(won)} of the games, more than the lead alone would give (${percent(even)}): make the later levels harder than the early ones, so that others can catch up.`,
  'decided-early': ({ won }) =>
    `The leader at half-time wins ${percent(won)} of the games: the second half is rarely more than a formality.`,
  'dead-rounds': ({ share }) =>
    `In ${percent(share)} of the rounds nobody climbs: the levels ask for too much, or there are too few cards.`,
  'blocked-rounds': ({ share }) =>
    `${percent(share)} of the rounds end because nobody lays or adds any more: look for a level that can hardly be laid.`,
  'first-seat': ({ share, even }) =>
    `Whoever begins the first round wins ${percent(share)} of the games instead of ${percent(even)}: let the deal pass round the table, or play several games.`,
  balanced: () =>
    'Nothing stands out: the levels get harder, games stay open and few rounds are wasted.',
};

const words = {
  /** Numbers in the language's way. */
  whole: number,
  decimal,
  tenths,
  hundredths,
  percent,
  /** Two ends of a range of shares, or of numbers. */
  range: (low: number, high: number) => `${percent(low)} – ${percent(high)}`,
  span: (low: number, high: number) => `${number(low)} – ${number(high)}`,
  /** A share with half the width of its interval: "61.3 % ± 1.2". */
  plusMinus: (share: number, half: number) => `${percent(share)} ± ${tenths(half * 100)}`,
  page,
  ladder,
  /** What could be better, in a sentence or two. */
  advice: (one: LadderAdvice) => say(advice, one),
};

export const lab = {
  ...words,
  /** The same in the words of a box, in a language whose boxes call a level differently. */
  inBox: (_edition: EditionId) => words,
};
