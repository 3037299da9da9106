/** At the door, in German. */
import type { Door } from '../facts.ts';

export const door: Door = {
  tooOld: {
    title: 'Dein Browser ist zu alt für Palier',
    lines: ({ chrome, firefox, safari }) => [
      `Palier braucht mindestens Chrome ${chrome}, Firefox ${firefox} oder Safari ${safari}. Auf iPhone und iPad heißt das: iOS ${safari} oder neuer.`,
      'Aktualisiere den Browser oder das Gerät und öffne diese Seite dann noch einmal.',
    ],
  },
  noScripts:
    'Palier ist ein Spiel und braucht JavaScript. Schalte es in den Einstellungen des Browsers ein und lade die Seite neu.',
};
