/** The results of a game, in English. */
import type { ResultWords } from '../../web/story-words.ts';
import { openAll, opens } from '../seats.ts';
import { and, count, number } from '../speech.ts';

const ROUNDS = { one: 'round', other: 'rounds' };
const MOVES = { one: 'move', other: 'moves' };

export const results: ResultWords = {
  title: 'Results',
  headline: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['reached', 'reached'])} the moon!`
      : `${openAll(naming, winners, ['reached', 'reached'])} the moon together!`,
  stalled: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['stood', 'stood'])} highest and won.`
      : `${openAll(naming, winners, ['stood', 'stood'])} highest and share the victory.`,
  story: 'How it went',
  chart: {
    title: 'The climb',
    about: (rounds, names) =>
      `The level of ${and(names)} after each of ${count(rounds, ROUNDS)}. The same is in the table below.`,
    showTable: 'The climb as a table',
    start: 'Start',
    round: (round) => `Round ${round}`,
    legend: 'Levels from below to the moon, round by round. A filled mark: went out.',
    moon: 'Moon',
  },
  figures: {
    title: 'Figures',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Levels climbed',
      outs: 'Went out',
      laid: 'Levels laid',
      passes: 'Pass cards received',
      jokers: 'Jokers laid',
    },
  },
  receipt: {
    title: 'Honest deal',
    checking: 'Checking the game…',
    good: (moves, source) => {
      const legal = moves === 1 ? 'The one move is legal' : `All ${number(moves)} moves are legal`;
      switch (source) {
        case 'secret':
          return `${legal}, and every shuffle follows from the secret promised before the first card.`;
        case 'seed':
          return `${legal}, and every shuffle follows from the seed.`;
        case 'unknown':
          return `${legal}. The record does not say where the shuffles came from.`;
      }
    },
    bad: (event) =>
      event === undefined
        ? 'This record does not keep its word.'
        : `This record does not follow the rules at event ${number(event)}.`,
    unavailable: 'The record of this game could not be read, so it was not checked.',
    playedOn: (moves) => {
      const legal = moves === 1 ? 'The only move is legal' : `All ${number(moves)} moves are legal`;
      return `${legal}. This game was played on from a moment of another one: its deal is not proved.`;
    },
    playedOnHow:
      'The game began with the cards as they lay in the other game, and later shuffles come from a seed that this device chose and nobody saw before. What was played since has been checked here, move by move; that the cards were dealt honestly cannot be.',
    more: 'How this was checked',
    how: {
      secret:
        'Before the first card this device chose a secret and showed its fingerprint. Now that the game is over the secret is shown too. The whole game was just played again here: the secret has that fingerprint, each shuffle comes from the secret and from what the players added, and each move was allowed. Anyone with the saved record can do the same.',
      seed: 'The shuffles of this game come from a seed that its record names. The whole game was just played again here: each shuffle comes from the seed, and each move was allowed. Anyone with the saved record can do the same.',
      unknown:
        'The whole game was just played again here, and each move was allowed. The record does not tell what the shuffles came from, so they could not be made again.',
    },
    commitment: 'Fingerprint shown before the first card',
    secret: 'Secret shown now',
    seed: 'Seed',
    salt: (seat, naming) => opens(naming, seat, ['added', 'added']),
    noSalt: 'nothing',
    ruleset: 'Rules',
  },
  rematch: 'Rematch',
  review: 'Review',
  replay: 'Watch again',
  save: 'Save the record',
  home: 'Home',
  fileName: 'palier',
};
