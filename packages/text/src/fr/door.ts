/** At the door, in French. */
import type { Door } from '../facts.ts';

export const door: Door = {
  tooOld: {
    title: 'Votre navigateur est trop ancien pour Palier',
    lines: ({ chrome, firefox, safari }) => [
      `Palier demande Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} ou une version plus récente. Sur iPhone ou iPad, il faut iOS ${safari} au minimum.`,
      'Mettez à jour votre navigateur ou votre appareil, puis revenez sur cette page.',
    ],
  },
  noScripts:
    'Palier est un jeu et a besoin de JavaScript. Activez-le dans les réglages du navigateur, puis rechargez la page.',
};
