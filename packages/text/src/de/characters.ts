/** The people to play against, in German. */
import type { CharacterWords } from '../character-words.ts';

export const characters: CharacterWords = {
  characters: {
    odile: 'Wirft ab, was niemand will, auch wenn es einen Zug kostet.',
    bruno: 'Geht den kürzesten Weg, egal wer was aufnimmt.',
    wanda: 'Nimmt den anderen weg, was sie brauchen, und lässt sie aussetzen.',
    hugo: 'Behält Joker und jede Karte, die irgendwann passen könnte.',
    nell: 'Will sofort auslegen und denkt später an den Rest.',
    sami: 'Spielt von allem etwas, ohne Marotten.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'Neuling',
      about: 'Spielt wie nach ein paar Abenden und übersieht ab und zu eine Karte.',
    },
    steady: {
      name: 'solide',
      about: 'Lässt keine eigene Gelegenheit aus, achtet aber kaum auf die anderen.',
    },
    expert: {
      name: 'Profi',
      about: 'Achtet darauf, was die anderen brauchen, und plant das Ausmachen.',
    },
    master: {
      name: 'Meisterklasse',
      about: 'Spielt die Runde vor jedem Zug im Kopf hundertfach weiter.',
    },
  },
};
