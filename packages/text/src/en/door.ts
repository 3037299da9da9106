/** At the door, in English: what those read whose browser cannot show the game. */
import type { Door } from '../facts.ts';

export const door: Door = {
  tooOld: {
    title: 'Your browser is too old for Palier',
    lines: ({ chrome, firefox, safari }) => [
      `Palier needs Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} or newer. On an iPhone or iPad, that means iOS ${safari} or newer.`,
      'Update your browser or your device, then open this page again.',
    ],
  },
  noScripts:
    'Palier is a game and needs JavaScript. Turn it on in your browser’s settings, then load this page again.',
};
