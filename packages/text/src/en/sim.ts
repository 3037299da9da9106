/** `palier sim` in English. */
import { figuresOf } from '../figures.ts';
import type { SimWords } from '../play-words.ts';
import { and, count } from './speech.ts';

const { decimal, fine, percent } = figuresOf('en-GB');

const GAMES = { one: 'game', other: 'games' };
const DEALS = { one: 'deal', other: 'deals' };
const ROUNDS = { one: 'round', other: 'rounds' };
const MOVES = { one: 'move', other: 'moves' };
const SECONDS = { one: 'second', other: 'seconds' };
const MINUTES = { one: 'minute', other: 'minutes' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

export const sim: SimWords = {
  title: (edition, ladder) => `${edition} · ${ladder}`,
  interrupted: 'Interrupted: the result so far.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Ended early: every' : 'Every'} share is known to ± ${fine(width)}.`,
  unsettled: (width, wanted) =>
    `The shares are known to ± ${fine(width)}; ± ${fine(wanted)} was asked for and takes more games.`,
  reported: (file) => `Report: ${file}`,
  columns: { seat: 'seat', bot: 'bot', wins: 'wins', share: 'share', range: '95 % interval' },
  wins: (wins) => decimal(wins),
  share: (share) => percent(share),
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  method: {
    wilson: 'Intervals from single games (Wilson).',
    deals: 'Intervals from the spread of the deals, each played in every rotation.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, each once for every rotation of the seats.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `A game has ${decimal(rounds)} rounds and ${decimal(moves)} moves on average.`,
  ending: (end, share) => {
    switch (end) {
      case 'went-out':
        return `${percent(share)} by going out`;
      case 'stock':
        return `${percent(share)} for want of cards`;
      case 'blocked':
        return `${percent(share)} because nothing moved`;
      case 'win':
        return `${percent(share)} by laying the last level`;
    }
  },
  endings: (endings) => `Rounds ended: ${and(endings)}.`,
  speed: (seconds, games) => `${decimal(seconds)} seconds, ${decimal(games)} games a second.`,
  seed: (seed) => `Seed: ${seed}`,
  progress: (done, total, left) =>
    `${done} of ${total}${left === undefined ? '' : `, ${time(left)} left`}`,
  soaking: (games) => `${count(games, GAMES)} without a fault; Ctrl-C ends`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} of random rules without a fault: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, every record checked.`,
  broken: (number, detail, line) => `Game ${number} broke: ${detail}\nAgain: ${line}`,
};
