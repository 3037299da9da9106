/** A table's great moments in German. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Du setzt aus', other: 'Setzt aus' },
    lead: {
      own: 'Du gehst in Führung',
      other: (name: string) => `${name} geht in Führung`,
    },
    lastStep: { own: 'Dein letztes Level!', other: 'Das letzte Level!' },
  },
  stamp: (level) => `Level ${level}!`,
  lines: {
    odile: {
      laid: 'Langsam, aber sicher.',
      stopped: 'Geduld, Geduld.',
      stops: 'Verzeih mir, ja?',
      lead: 'Schritt für Schritt.',
      overtaken: 'Eile mit Weile.',
      lastStep: 'Nur nichts überstürzen.',
    },
    bruno: {
      laid: 'Zack! So geht das.',
      stopped: 'He! Ich war am Gewinnen!',
      stops: 'Platz da!',
      lead: 'Fangt mich doch!',
      overtaken: 'Euch kriege ich noch!',
      lastStep: 'Noch eins, dann bin ich oben!',
    },
    wanda: {
      laid: 'Neidisch?',
      stopped: 'Das merke ich mir.',
      stops: 'Nichts Persönliches. Na ja, fast.',
      lead: 'Von hier ist die Aussicht besser.',
      overtaken: 'Genieß es, solange es geht.',
      lastStep: 'Wer hält mich jetzt noch auf?',
    },
    hugo: {
      laid: 'Es tut weh, sie herzugeben.',
      stopped: 'Gut, dann behalte ich alles.',
      stops: 'Hier, ausnahmsweise geschenkt.',
      lead: 'Sparen zahlt sich aus.',
      overtaken: 'Ich war noch am Sparen!',
      lastStep: 'Jetzt wird ausgegeben.',
    },
    nell: {
      laid: 'Fertig! Weiter!',
      stopped: 'Aber ich war so schnell!',
      stops: 'Schnell, bevor du dran bist!',
      lead: 'Erste! Und jetzt?',
      overtaken: 'Moment, wann war das denn?',
      lastStep: 'Gleich da, gleich da!',
    },
    sami: {
      laid: 'Das passt gut.',
      stopped: 'So was kommt vor.',
      stops: 'Tut mir leid, einer muss ja.',
      lead: 'Läuft doch ganz gut.',
      overtaken: 'Gut gemacht.',
      lastStep: 'Noch ein Level.',
    },
  },
  tempo: {
    atOnce: 'Runde beschleunigen',
    asSet: 'Wieder übliches Tempo',
    isAtOnce: 'Bis zum Ende der Runde spielen die Bots ohne Pause.',
    hurry: 'den Bot antreiben, der dran ist',
  },
};
