/** At the door, in Italian. */
import type { Door } from '../facts.ts';

export const door: Door = {
  tooOld: {
    title: 'Il tuo browser è troppo vecchio per Palier',
    lines: ({ chrome, firefox, safari }) => [
      `Per giocare a Palier serve Chrome ${chrome}, Firefox ${firefox}, Safari ${safari} o una versione più recente. Su iPhone e iPad serve almeno iOS ${safari}.`,
      'Aggiorna il browser o il dispositivo, poi riapri questa pagina.',
    ],
  },
  noScripts:
    'Palier è un gioco e ha bisogno di JavaScript. Attivalo nelle impostazioni del browser e ricarica la pagina.',
};
