/** What the host of a table online chooses, in German. */
import type { OnlineWords } from '../../web/online-words.ts';

export const options: OnlineWords['options'] = {
  title: 'An diesem Tisch',
  usual: 'Wie üblich',
  clock: {
    title: 'Bedenkzeit',
    values: {
      off: { name: 'Ohne Uhr', about: 'Alle lassen sich Zeit; eine Partie kann Tage dauern.' },
      relaxed: {
        name: 'Gemütlich',
        about: '90 Sekunden für jede Entscheidung; danach trifft sie ein Bot.',
      },
      quick: {
        name: 'Schnell',
        about: '30 Sekunden für jede Entscheidung; danach trifft sie ein Bot.',
      },
    },
  },
  absence: {
    title: 'Wenn jemand weg ist',
    values: {
      standIn: {
        name: 'Ein Bot springt ein',
        about: 'Nach kurzer Zeit spielt ein Bot und gibt den Platz bei der Rückkehr sofort zurück.',
      },
      wait: {
        name: 'Die Partie wartet',
        about: 'Niemand spielt für Abwesende, wie lange es auch dauert.',
      },
    },
  },
  watching: {
    title: 'Wer zuschauen darf',
    values: {
      anyone: { name: 'Alle mit dem Link', about: 'Verdeckte Karten sehen sie nicht.' },
      nobody: { name: 'Niemand', about: 'Nur wer am Tisch sitzt, sieht die Partie.' },
    },
  },
  delay: {
    title: 'Wer zuschaut, sieht es',
    values: {
      0: { name: 'Sofort', about: 'Während es geschieht.' },
      30: { name: '30 Sekunden später', about: 'Damit niemand vorsagen kann.' },
      120: { name: 'Zwei Minuten später', about: 'Damit niemand vorsagen kann.' },
    },
  },
  chat: {
    title: 'Nachrichten',
    values: {
      off: { name: 'Keine', about: 'An diesem Tisch wird nichts geschrieben.' },
      phrases: { name: 'Vorgefertigte', about: 'Ein paar freundliche Sätze und Gesichter.' },
      free: { name: 'Freie', about: 'Alle dürfen schreiben, was sie möchten.' },
    },
  },
  takeBack: {
    title: 'Zurücknehmen',
    values: {
      consent: {
        name: 'Wenn alle einverstanden sind',
        about: 'Solange nichts Verdecktes gesehen wurde und alle Anwesenden zustimmen.',
      },
      never: { name: 'Nie', about: 'Gespielt ist gespielt.' },
    },
  },
  row: (title, value) => `${title}: ${value}`,
  readOnly: (host) => `Das wählt ${host}.`,
};
