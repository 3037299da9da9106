/** What one looks like and plays with, in German. */
import type { Part } from '../langs.ts';

export const you: Part<'you'> = {
  title: 'Dein Aussehen',
  about: 'Einmal gewählt, gilt es an jedem Tisch, hier und online.',
  name: 'Dein Name',
  nameAbout: (guest) => `Ohne Namen sehen die anderen „${guest}“.`,
  surprise: 'Überrasche mich',
  preview: 'Vorschau',
  face: 'Gesicht',
  faces: {
    curls: 'Locken',
    bob: 'Bob',
    plaits: 'Zöpfe',
    ponytail: 'Pferdeschwanz',
    waves: 'Lange Wellen',
    quiff: 'Tolle',
    spikes: 'Igelfrisur',
    cap: 'Kappe',
    beret: 'Baskenmütze',
    scarf: 'Kopftuch',
    turban: 'Turban',
    moustache: 'Schnurrbart',
  },
  colours: 'Farben',
  parts: { skin: 'Haut', hair: 'Haare', wear: 'Kleidung', window: 'Hintergrund' },
  shades: {
    skin: ['sehr hell', 'hell', 'gebräunt', 'hellbraun', 'braun', 'dunkelbraun'],
    hair: ['schwarz', 'braun', 'rot', 'blond', 'silbern', 'lila'],
    wear: ['rot', 'golden', 'grün', 'blau', 'lila', 'creme'],
    window: ['orange', 'gelb', 'grün', 'blau', 'lila', 'türkis'],
  },
  back: 'Rückseite der Karten',
  backs: {
    stairs: 'Treppe zum Mond',
    phases: 'Mondphasen',
    windows: 'Erleuchtete Fenster',
    shapes: 'Sechs Formen',
    comets: 'Kometen',
    eclipse: 'Finsternis',
    lanterns: 'Laternen',
    owl: 'Eule',
    balloons: 'Heißluftballons',
    rocket: 'Rakete',
  },
  cloth: 'Tischtuch',
  cloths: {
    night: 'Schlichter Filz',
    moss: 'Moos',
    wine: 'Weinrot',
    linen: 'Leinen',
    starry: 'Sternenhimmel',
    moonlit: 'Mondschein',
    tide: 'Flut',
    aurora: 'Nordlicht',
    confetti: 'Konfetti',
    checks: 'Karomuster',
  },
  plain: 'Bei hohem Kontrast bleibt das Tischtuch einfarbig.',
  earned: 'Manches verdienst du dir beim Spielen. Zu kaufen gibt es nichts.',
  feats: {
    win: 'Gewinne eine Partie gegen Bots',
    expert: 'Gewinne gegen einen starken Bot',
    ten: 'Spiele zehn Partien zu Ende',
    editions: 'Gewinne in jeder Ausgabe eine Partie',
    comeback: 'Gewinne nach einem Rückstand von zwei Leveln',
    friend: 'Spiele mit anderen an diesem Gerät eine Partie zu Ende',
    row: 'Gewinne drei Partien in Folge',
    crowd: 'Gewinne gegen mindestens vier Bots',
    quick: 'Gewinne in höchstens sechs Runden',
    perfect: 'Beantworte alle fünf Fragen einer Tagesaufgabe richtig',
    days: 'Schließe die Tagesaufgabe drei Tage in Folge ab',
    week: 'Schließe die Tagesaufgabe sieben Tage in Folge ab',
  },
  featSoFar: (feat, done, of) => (of === 1 ? feat : `${feat} (${done} von ${of})`),
  nearest: {
    back: (name) => `Als Nächstes zu verdienen: die Rückseite „${name}“`,
    cloth: (name) => `Als Nächstes zu verdienen: das Tischtuch „${name}“`,
  },
  inDays: {
    back: (days, name) =>
      days === 1
        ? `Noch die Tagesaufgabe von morgen bis zur Rückseite „${name}“.`
        : `Noch ${days} Tage in Folge bis zur Rückseite „${name}“.`,
    cloth: (days, name) =>
      days === 1
        ? `Noch die Tagesaufgabe von morgen bis zum Tischtuch „${name}“.`
        : `Noch ${days} Tage in Folge bis zum Tischtuch „${name}“.`,
  },
  use: 'Verwenden',
  used: 'Wird verwendet',
  elsewhere: {
    title: 'Auf ein anderes Gerät mitnehmen',
    about: 'Name, Gesicht und deine Online-Tische, auf Handy und Computer',
  },
  own: {
    title: 'Dein Profil',
    about: 'Freunde, Clubs, deine Partien online und deine Geräte',
  },
  more: {
    title: 'Dein Fortschritt',
    statistics: 'Statistik',
    goals: 'Ziele',
    games: 'Deine Partien',
  },
  won: {
    back: (name) => `Die Rückseite „${name}“ gehört dir.`,
    cloth: (name) => `Das Tischtuch „${name}“ gehört dir.`,
    look: 'Zu deinem Aussehen',
  },
};
