/** After a round and after a game, in English. */
import type { EditionId, Seat } from '@palier/rules';
import type { ClimbFact, EndingWords, LuckSource, TellingWords } from '../facts.ts';
import { isYou, type Naming } from '../naming.ts';
import {
  allOf,
  and,
  count,
  does,
  inWords,
  LEVELS,
  levels,
  MOVES,
  number,
  openAll,
  opens,
  ROUNDS,
  times,
  TURNS,
  whom,
} from './speech.ts';

const JOKERS = { one: 'joker', other: 'jokers' };

const PASSES = { one: 'Pass card', other: 'Pass cards' };

/** How many of how many levels. */
type Climbed = { readonly climbed: number; readonly of: number };

/** How far a seat came and where it stands: ": two levels up, now on level 5." */
function standing({ now, climbed }: ClimbFact): string {
  switch (now.t) {
    case 'moon':
      return ' and cleared the last level.';
    case 'level':
      return climbed === 0
        ? ` and stayed on level ${now.count}.`
        : `: ${levels(climbed)} up, now on level ${now.count}.`;
    case 'left':
      return climbed === 0
        ? `: still ${levels(now.count)} left.`
        : `: ${levels(climbed)} removed, ${inWords(now.count)} left.`;
  }
}

const round = {
  title: (round: number) => `Round ${round}`,
  /** A heading, without a full stop. */
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['went', 'went'])} out`,
    stock: () => 'There were no more cards to draw',
    blocked: () => 'Nobody laid or added a card for a long time',
    win: (seat, naming) => `${opens(naming, seat, ['laid', 'laid'])} the last level`,
  } satisfies EndingWords,
  climb: (fact: ClimbFact, naming: Naming) => {
    const { seat, how, laid } = fact;
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid} and won.`;
      case 'out':
        return `${opens(naming, seat, ['went', 'went'])} out${standing(fact)}`;
      case 'laid':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid}${standing(fact)}`;
      case 'late':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid}, but someone else won the game.`;
      case 'none':
        return `${opens(naming, seat, ['laid', 'laid'])} nothing${standing(fact)}`;
    }
  },
  keepers: (seats: readonly Seat[], naming: Naming) =>
    `${openAll(naming, seats, ['may', 'may'])} keep cards for the next round.`,
  nextDealer: (seat: Seat, naming: Naming) => `${opens(naming, seat, ['deal', 'deals'])} next.`,
  /** Who has one level left, now that they have climbed. */
  nearMoon: (seats: readonly Seat[], naming: Naming) =>
    `${openAll(naming, seats, ['are', 'is'])} one level from the moon!`,
  /** Who has two levels left, now that they have climbed: going out clears both. */
  outWins: (seats: readonly Seat[], naming: Naming) =>
    `${openAll(naming, seats, ['can', 'can'])} reach the moon by going out.`,
  /** While they climb, in place of the way on. */
  hurry: 'Speed up',
  nextRound: 'Next round',
};

const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${level} in round ${round} and won.`;
      case 'going-out':
        return `${opens(naming, seat, ['went', 'went'])} out in round ${round} with level ${level} laid, and won.`;
      case 'round-end':
        return `${opens(naming, seat, ['had', 'had'])} level ${level} on the table when round ${round} ended, and won.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['cleared', 'cleared'])} the last level together in round ${round} and shared the win.`,
  stalled: ({ seats, rounds }, naming) =>
    `After ${count(rounds, ROUNDS)}, nobody was climbing any more: ${allOf(naming, seats)} had got the furthest.`,
  comeback: ({ seat, behind, round }, naming) =>
    `After round ${round}, ${does(naming, seat, ['were', 'was'])} still ${levels(behind)} behind the leader.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `In ${count(rounds, ROUNDS)}, nobody was ever ahead of ${whom(naming, seat)}.`,
  led: ({ seat, times: leads, rounds }, naming) =>
    `${opens(naming, seat, ['were', 'was'])} alone in the lead after ${number(leads)} of ${count(rounds, ROUNDS)}, but did not win.`,
  leadChanged: ({ times: changes }) => `The lead changed hands ${times(changes)}.`,
  finale: ({ seats }, naming) =>
    `Before the last round, ${allOf(naming, seats)} each needed just one more level.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['climbed', 'climbed'])} in every round from ${from} to ${to}, ${levels(climbed)} in all.`,
  outs: ({ seat, times: outs }, naming) =>
    `${opens(naming, seat, ['went', 'went'])} out ${times(outs)}, more often than anyone else.`,
  stuck: ({ seat, level, rounds }, naming) =>
    level === undefined
      ? `${opens(naming, seat, ['were', 'was'])} stuck for ${count(rounds, ROUNDS)}.`
      : `Level ${level} held ${whom(naming, seat)} up for ${count(rounds, ROUNDS)}.`,
  atOnce: ({ seat, level, round }, naming) =>
    `In round ${round}, ${does(naming, seat, ['laid', 'laid'])} level ${level} on ${isYou(naming, seat) ? 'your' : 'their'} first turn.`,
  passed: ({ seat, times: passes }, naming) =>
    `${count(passes, PASSES)} ended up in front of ${whom(naming, seat)}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['laid', 'laid'])} ${count(jokers, JOKERS)}.`,
  lengths: ({ longest, shortest }) =>
    `Round ${longest.round} was the longest with ${count(longest.turns, TURNS)}, round ${shortest.round} the shortest with ${number(shortest.turns)}.`,
};

const legal = (moves: number): string =>
  moves === 1 ? 'The only move is legal' : `All ${number(moves)} moves are legal`;

export const results = {
  round,
  tellings,
  title: 'Results',
  headline: (winners: readonly Seat[], naming: Naming) =>
    `${openAll(naming, winners, ['won', 'won'])} and reached the moon!`,
  /** Nobody got to the end and those who got the furthest share the win. */
  stalled: (winners: readonly Seat[], naming: Naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['got', 'got'])} the furthest and won.`
      : `${openAll(naming, winners, ['got', 'got'])} the furthest and shared the win.`,
  /** To whoever has lost, under who has won. */
  lost: ({ climbed, of }: Climbed, _edition: EditionId) => {
    if (climbed === of - 1) return 'So close: you were one level short of the moon.';
    if (climbed === 0) return 'Every climb starts at the bottom. The moon will wait for you.';
    return `You climbed ${climbed} of ${count(of, LEVELS)}. The moon will wait for you.`;
  },
  story: 'How it went',
  chart: {
    title: 'The climb',
    /** What the picture shows, for those who do not see it. */
    about: (rounds: number, names: readonly string[]) =>
      `The levels of ${and(names)} after each of ${count(rounds, ROUNDS)}. The table below shows the same.`,
    showTable: 'The climb as a table',
    /** Before the first round. */
    start: 'Start',
    round: (round: number) => `Round ${round}`,
    /** How to read the picture. */
    legend: 'Levels go up, rounds go across. A filled mark shows who went out.',
    moon: 'Moon',
  },
  figures: {
    title: 'In numbers',
    totals: (rounds: number, moves: number) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Levels climbed',
      outs: 'Went out',
      laid: 'Levels laid',
      passes: 'Pass cards received',
      jokers: 'Jokers laid',
    },
  },
  receipt: {
    title: 'Fair shuffle check',
    checking: 'Checking the game…',
    /** All is well. */
    good: {
      secret: (moves) =>
        `${legal(moves)}, and every shuffle comes from the secret chosen before the first card.`,
      seed: (moves) => `${legal(moves)}, and every shuffle comes from the seed.`,
      unknown: (moves) =>
        `${legal(moves)}. The saved game does not say where the shuffles came from.`,
    } satisfies Record<LuckSource, (moves: number) => string>,
    /** Something is not; `event`: the number of the event it stands at. */
    bad: (event: number | undefined) =>
      event === undefined
        ? 'This file has been changed: the shuffles or the result do not match.'
        : `This game breaks the rules at event ${number(event)}.`,
    unavailable: 'This game could not be read, so it was not checked.',
    /** All is well, but it began in the midst of another game: the deal is not proved. */
    playedOn: (moves: number) => {
      const legal = moves === 1 ? 'The only move is legal' : `All ${number(moves)} moves are legal`;
      return `${legal}. This game continues another one, so its first deal cannot be checked.`;
    },
    playedOnHow:
      'The game began with the cards as they lay in the other game, and later shuffles come from a seed that this device chose and nobody saw beforehand. Every move since then has been checked here, but whether the first cards were dealt fairly cannot be checked.',
    more: 'How this was checked',
    how: {
      secret:
        'Before the first card, this device chose a secret and showed its fingerprint. Now that the game is over, the secret is shown too. The whole game has just been played again here: the secret has that fingerprint, each shuffle comes from the secret and from what the players added, and each move was legal. Anyone with the saved game can do the same.',
      seed: 'The shuffles of this game come from a seed named in the saved game. The whole game has just been played again here: each shuffle comes from the seed, and each move was legal. Anyone with the saved game can do the same.',
      unknown:
        'The whole game has just been played again here, and each move was legal. The saved game does not say where the shuffles came from, so they could not be repeated.',
    } satisfies Record<LuckSource, string>,
    commitment: 'Fingerprint shown before the first card',
    secret: 'Secret shown now',
    seed: 'Seed',
    salt: (seat: Seat, naming: Naming) => opens(naming, seat, ['added', 'added']),
    noSalt: 'nothing',
    ruleset: 'Rules',
  },
  /** The result as a picture for others. */
  picture: {
    share: 'Share picture',
    making: 'Drawing the picture…',
    saved: 'Picture saved.',
    failed: 'The picture could not be made.',
    /** Above the picture before it is given away, and the button that does it. */
    title: 'Your picture',
    send: 'Share or save',
    /** Whoever shares it and has no name. */
    me: 'Me',
    /** Of whoever shares it and did not win; nobody's name: “I”. */
    climbed: (name: string | undefined, { climbed, of }: Climbed, _edition: EditionId) =>
      `${name ?? 'I'} climbed ${climbed} of ${count(of, LEVELS)}`,
    /** Of whoever shares it, has no name and won: at the end of the climb, or furthest up. */
    mine: { moon: 'I won and reached the moon!', furthest: 'I got the furthest and won!' },
    level: (level: number, _edition: EditionId) => `Level ${level}`,
  },
  rematch: 'Rematch',
  /** To the coach's review of this game. */
  review: 'Review',
  replay: 'Replay',
  save: 'Save the game',
  home: 'Home',
  /** The beginning of a saved game's file name: lower case, no spaces. */
  fileName: 'palier',
};
