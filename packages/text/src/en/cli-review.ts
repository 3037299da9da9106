/** `palier review` in English. */
import type { CliCommands } from '../cli-words.ts';
import type { CliReviewWords } from '../cli-review-words.ts';
import { count, number, quote } from './speech.ts';

export const review: CliCommands['review'] = {
  summary: 'the coach: what each decision of a recorded game gave away',
  about: [
    'FILE is a record; “-” reads it from standard input. Each decision of one seat is judged by what its player could see: how much of the chance to win it gave away, with the interval that holds the true value 95 times out of 100, and why. Where the interval includes zero there is no verdict. Then how much of the result was luck.',
    'First come the three decisions worth a look, then all of them. A game takes up to half a minute. The same seed gives the same review, here and in the browser. A record that “palier verify” finds wrong is refused.',
  ],
  options: {
    seat: 'whose decisions: seat N (1)',
    html: 'write a page for the browser to FILE as well',
    continuations: 'how many times the game may be played on for each decision (2,000)',
    games: 'how many games equal bots play with the same deals, for the luck (400)',
    seed: 'another seed draws other samples (coach)',
  },
  examples: [
    { line: 'palier review game.jsonl --seat 2', says: 'How did seat 2 play?' },
    {
      line: 'palier review game.jsonl --html review.html',
      says: 'Seat 1, here and as a page.',
    },
  ],
};

export const reviewWords: CliReviewWords = {
  progress: (done, total) => `${number(done)} of ${number(total)} decisions`,
  reported: (file) => `Page: ${file}`,
  lead: (name) => `The decisions of ${name}.`,
  event: (event) => `event ${number(event)}`,
  brand: 'Palier · the coach',
  contents: 'On this page',
  columns: { decision: 'Decision', verdict: 'Verdict', loss: 'Cost', chance: 'Chance before' },
  tiles: {
    decisions: 'decisions',
    lost: 'of a game given away',
    luck: 'of the wins for this seat with the same deals',
  },
  chart: (decisions, first, last) =>
    `The chance to win before each of ${count(decisions, { one: 'decision', other: 'decisions' })}, from ${first} to ${last}; the band is the interval.`,
  seed: (seed, continuations) =>
    `Seed ${quote(seed)}, up to ${number(continuations)} continuations for each decision.`,
  again: 'The same review again:',
};
