/** Help of `palier play` in English. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const play: CliCommands['play'] = {
  summary: 'play in the terminal, against bots or together at one keyboard',
  about: [
    'Without options: you and two steady opponents, Level 8 with 101 cards, one star. Moves are typed; “?” shows which are possible, “hint” advises one, “help” all that can be typed, “rule LAY-3” the text of a rule, “save FILE” writes the record.',
    'The cards are shuffled from a secret whose fingerprint is shown before the first deal and which is revealed at the end: “palier verify” can then check every deal.',
  ],
  options: {
    name: 'your name',
    players: 'several people at this keyboard; the screen is emptied between them',
    bots: 'how many bots sit with you, or which: characters (odile, bruno, wanda, hugo, nell, sami), strengths (novice, steady, expert, master) or both (wanda-expert)',
    level: 'how well they play: novice, steady (the usual), expert or master',
    ...setupOptions,
    seed: 'shuffle from this text, to play the same cards again',
    'no-color': 'letters and shapes without colours (as does NO_COLOR=1)',
  },
  examples: [
    { line: 'palier play', says: 'Play at once.' },
    { line: 'palier play --level novice', says: 'Play against beginners.' },
    { line: 'palier play --players Anna,Ben --bots 1', says: 'Two people and a bot.' },
    {
      line: 'palier play --edition level-up --ladder open --bots 3',
      says: 'Level Up with the open ladder, against three bots.',
    },
  ],
};
