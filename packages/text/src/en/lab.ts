/** The laboratory in English: the page of `palier sim --report` and the report on a ladder. */
import type { LadderAdvice } from '@palier/bots/lab';
import type { RoundEnd } from '@palier/rules';
import { say, type AdviceWords } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { and, cards, count, GAMES, LOCALE, number } from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
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
    rounds: 'rounds a game',
    turns: 'turns a round',
    minutes: 'minutes at a table',
  },
  /** Column heads that several tables share. */
  columns: { bot: 'Bot', seat: 'Seat', wins: 'Wins', share: 'Share' },
  result: {
    heading: 'Who wins',
    clear: (name: string, share: number) =>
      `${name} wins most: ${percent(share)} of the games, and the interval lies above an even share.`,
    even: (share: number) =>
      `Nobody stands out: what each wins could be an even share of ${percent(share)} and chance.`,
    evenMark: (share: number) => `The line marks an even share, ${percent(share)}.`,
    caption: 'Games won',
  },
  ratings: {
    heading: 'Ratings',
    about:
      'Made by openskill from the order in which the bots finish: the winner first, the others by the level they had reached. 1500 is the mean of this table, and who has 400 more is ten times as likely to finish ahead.',
    caption: 'Ratings of the bots',
    elo: 'Elo-like',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Luck against skill',
    about:
      'Every deal was played once for each rotation of the seats: the same cards, other players. So what the cards decide can be told from what the players decide.',
    parts: { luck: 'Luck', skill: 'Skill', rest: 'Interplay' },
    meanings: {
      luck: 'the same seat wins, whoever sits there',
      skill: 'the same bot wins, wherever it sits',
      rest: 'the moves of one change the cards of the others',
    },
    caption: 'What results depend on',
    part: 'Part of the differences',
    neighbours:
      'Rotating the seats does not change who sits to the left of whom: with three players or more, a good neighbour counts as skill.',
    /** Where deals were not played in every rotation. */
    absent:
      'Not known: it takes the same deals with other players in the seats. Play with --rotate to see it.',
  },
  levels: {
    heading: 'The levels',
    about:
      'How often a level is laid in a round in which somebody plays for it, in which of their own turns, and how many turns go into it, in vain or not, for each time that it is laid.',
    open: 'On an open ladder every level that is left counts as played for, so the shares are small.',
    caption: 'How often and how fast each level is laid',
    ofLadder: (name: string) => `Ladder ${name}`,
    level: 'Level',
    laid: 'Laid',
    turn: 'In turn',
    cost: 'Turns needed',
    easier: 'easier than the level before it',
    /** Under the staircase of turns needed. */
    climb: 'The climb: turns needed for each level.',
    climbAlt: (level: number, turns: number) => `level ${level}: ${decimal(turns)}`,
    /** With how to read the drawing. */
    turnsCaption:
      'The turn in which a level is laid: the dot is the middle, and eight of ten lie on the line.',
    never: 'never',
  },
  length: {
    heading: 'How long it takes',
    about: (rounds: number, low: number, high: number) =>
      `A game has ${decimal(rounds)} rounds on average; eight of ten have ${number(low)} to ${number(high)}.`,
    rounds: 'Rounds of a game',
    turns: 'Turns of a round, all players together',
    minutes: 'Minutes of a game at a table',
    assumption: (turn: number, deal: number) =>
      `For people at a table a turn is taken as ${number(turn)} seconds, shuffling and dealing as ${number(deal)}.`,
    /** A histogram for who does not see it. */
    alt: (median: number, low: number, high: number) =>
      `The middle is ${number(median)}; eight of ten lie between ${number(low)} and ${number(high)}.`,
    /** The last bar of a histogram that has been cut. */
    orMore: (value: number) => `${number(value)}+`,
  },
  endings: {
    heading: 'How rounds end',
    about:
      'A round ends when somebody goes out, when cards run out, when nothing moves any more, or with the laying that wins the game.',
    caption: 'Rounds by their end',
    end: 'End',
    ends: {
      'went-out': 'somebody went out',
      stock: 'no cards were left',
      blocked: 'nothing moved',
      win: 'the last level was laid',
    } satisfies Record<RoundEnd, string>,
    dead: (share: number, low: number, high: number) =>
      `Rounds in which nobody climbed: ${percent(share)} (${percent(low)} – ${percent(high)}).`,
  },
  places: {
    heading: 'The first seat',
    ahead: (share: number, even: number) =>
      `To begin the first round helps: who does wins ${percent(share)} of the games, where ${percent(even)} is even.`,
    behind: (share: number, even: number) =>
      `To begin the first round hurts: who does wins ${percent(share)} of the games, where ${percent(even)} is even.`,
    none: (even: number) =>
      `Who begins the first round wins no more and no fewer games than ${percent(even)}, as far as can be told.`,
    about:
      'The player to the left of the dealer begins. Climbing and going out are counted by rounds, winning by the place in the first round.',
    caption: 'Results by the place in the order of play',
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
      'The chance to climb in a round, by what was in the hand as dealt. Hands of players who had kept cards are left out.',
    /** What one more adds to the chance to climb, in points of a hundred. */
    worth: {
      jokers: (by: number, low: number, high: number) =>
        `One more joker changes the chance to climb by ${points(by)} points of a hundred (${points(low)} to ${points(high)}).`,
      passes: (by: number, low: number, high: number) =>
        `One more Pass card changes it by ${points(by)} (${points(low)} to ${points(high)}).`,
    },
    noWorth: {
      jokers: 'There are no jokers in this deck.',
      passes: 'There are no Pass cards in this deck.',
    },
    captions: {
      jokers: 'Chance to climb by jokers dealt',
      passes: 'Chance to climb by Pass cards dealt',
      played: 'Chance to climb by Pass cards played',
      skips: 'Chance to climb by turns missed',
    },
    numbers: { jokers: 'Jokers', passes: 'Pass cards', played: 'Played', skips: 'Missed' },
    caveat:
      'Nobody deals out who plays a Pass card or has to miss a turn: long rounds and good positions see more of both. These two tables show what goes together, not what causes what.',
    orMore: (value: number) => `${number(value)} or more`,
    climbed: 'Climbs',
    hands: 'Hands',
  },
  bots: {
    heading: 'What the bots do',
    caption: 'Each bot, by rounds',
    laid: 'Lays',
    wentOut: 'Goes out',
    climbed: 'Levels a round',
  },
  method: {
    heading: 'How this was made',
    wilson: 'The intervals of the win rates come from single games (Wilson).',
    deals:
      'The intervals of the win rates come from the spread of the deals, each played in every rotation.',
    clusters:
      'All other intervals come from how far games, or with rotation deals, lie apart: rounds of one game are not taken as independent. An interval holds the true number 95 times out of 100.',
    settled: (width: number) =>
      `The run ended as soon as every win rate was known to ± ${fine(width)}.`,
    seed: (seed: string) => `Seed: ${seed}`,
    again: 'The same again:',
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
    turn: 'in turn',
    rounds: 'rounds',
    cost: 'turns',
  },
  /** What the columns mean. */
  notes: [
    'Laid: of the rounds in which somebody played for the level, with the 95\u00a0% interval. In turn: the middle of their own turns. Rounds: how many it takes. Turns: all turns spent on it for each time that it was laid.',
  ],
  openNote:
    'On an open ladder every level that is left counts as played for; levels have no order.',
  easier: 'easier than the level before it',
  minutes: (mean: number, low: number, high: number) =>
    `At a table a game takes ${number(Math.round(mean))} minutes; eight of ten take ${number(low)} to ${number(high)}.`,
  assumption: (turn: number, deal: number) =>
    `(A turn is taken as ${number(turn)} seconds, shuffling and dealing as ${number(deal)}.)`,
  lengths: (rounds: number, turns: number) =>
    `A game has ${decimal(rounds)} rounds, a round ${decimal(turns)} turns on average.`,
  /** The runaway leader. */
  leader: (won: number, low: number, high: number) =>
    `Who leads when the first has half of the ladder behind wins ${percent(won)} of the games (${percent(low)} – ${percent(high)}).`,
  leaderEven: (even: number, index: number) =>
    `If from there on all climbed alike, it would be ${percent(even)}: runaway leader index ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Leaders run away.',
    even: 'A lead is worth what it is worth: nobody runs away, nobody is pulled back.',
    catching: 'Those behind catch up.',
  },
  leaderOfDifferent: 'The bots differ in strength, which shows in this index too.',
  dead: (dead: number, blocked: number) =>
    `Rounds in which nobody climbed: ${percent(dead)}; rounds that were blocked: ${percent(blocked)}.`,
  adviceHeading: 'Advice',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `${levels.length === 1 ? 'Level' : 'Levels'} ${and(levels.map(String))}: tried too seldom to judge. Play more games.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Level ${level} is easier than level ${level - 1} (${decimal(turns)} turns against ${decimal(before)}): swap them, or ask for a card more.${
      isKept ? ' That cards can be kept on this level is part of it.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Level ${level} (${cards.level(asks)}) is laid in ${percent(share)} of the rounds, less than one in three: ask for a card less${isKept ? '' : ', or let players keep cards'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Level ${level} (${cards.level(asks)}) is laid in ${percent(share)} of the rounds: it hardly asks for anything. Ask for a card more.`,
  'too-steep': ({ level, turns, before }) =>
    `The step to level ${level} is steep: ${decimal(turns)} turns against ${decimal(before)} for the level before. A level between the two would make the climb even.`,
  'long-game': ({ minutes }) =>
    `A game takes ${number(Math.round(minutes))} minutes: for a short evening play fewer levels (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `A game takes only ${number(Math.round(minutes))} minutes: there is room for more or harder levels.`,
  'runaway-leader': ({ won, even }) =>
    `The leader at half-time wins ${percent(won)} of the games, more than the lead alone gives (${percent(even)}): make the upper levels harder than the lower ones, so that others can catch up.`,
  'decided-early': ({ won }) =>
    `The leader at half-time wins ${percent(won)} of the games: the second half is seldom more than a formality.`,
  'dead-rounds': ({ share }) =>
    `In ${percent(share)} of the rounds nobody climbs: the levels ask for too much, or cards are too short.`,
  'blocked-rounds': ({ share }) =>
    `${percent(share)} of the rounds end because nothing moves any more: look for a level that can hardly be laid.`,
  'first-seat': ({ share, even }) =>
    `Who begins the first round wins ${percent(share)} of the games instead of ${percent(even)}: let the deal go round, or play several games.`,
  balanced: () => 'Nothing stands out: the levels rise, games stay open and rounds get somewhere.',
};

export const lab = {
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
