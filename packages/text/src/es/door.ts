/** At the door, in Spanish. */
import type { Door } from '../facts.ts';

export const door: Door = {
  tooOld: {
    title: 'Tu navegador es demasiado antiguo para Palier',
    lines: ({ chrome, firefox, safari }) => [
      `Palier necesita Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} o una versión más reciente. En un iPhone o iPad, eso significa iOS ${safari} o posterior.`,
      'Actualiza el navegador o el dispositivo y vuelve a abrir esta página.',
    ],
  },
  noScripts:
    'Palier es un juego y necesita JavaScript. Actívalo en los ajustes del navegador y vuelve a cargar la página.',
};
