/** The screen in the room that everybody sees, and the phones around it, in German. */
import type { Part } from '../langs.ts';

export const tv: Part<'tv'> = {
  title: 'Auf dem großen Bildschirm',
  about:
    'Dieser Bildschirm wird zum Tisch, den alle sehen: ein Fernseher oder ein Tablet. Jedes Handy zeigt die eigenen Karten.',
  open: {
    title: 'Ein Tisch auf diesem Bildschirm',
    about: 'Alles Weitere könnt ihr vor der ersten Karte noch ändern.',
    now: 'Tisch eröffnen',
  },
  name: 'Großer Bildschirm',
  join: 'Mit dem Handy mitspielen',
  scan: 'Richte die Kamera deines Handys auf diesen Code.',
  orType: (address) => `Oder öffne ${address} und tippe den Code ein.`,
  code: 'Code',
  late: 'Mitspielen',
  nobodyYet: 'Noch niemand. Wer zuerst kommt, kann die Partie auch vom Handy aus starten.',
  rules: 'Regeln und Optionen',
  fullScreen: 'Vollbild',
  flat: 'Der Bildschirm liegt flach auf dem Tisch',
  flatAbout: 'Alle lesen ihn von ihrer Seite aus.',
  mayTurnOff:
    'Unter dieser Adresse kann der Browser den Bildschirm nicht wach halten. Wird er dunkel, ändere das in den Einstellungen des Geräts.',
  another: 'Anderen Tisch eröffnen',
  anotherAsk: 'Diesen Tisch verlassen?',
  anotherAbout: 'Nur dieser Bildschirm geht. Auf den Handys könnt ihr dort weiterspielen.',
  hand: {
    title: 'Zum großen Bildschirm',
    about: 'Auf dem großen Bildschirm steht ein Code aus acht Buchstaben.',
    seated: (name) => `Du hast einen Platz, ${name}.`,
    unseated: (name) => `Du bist da, ${name}. Alle Plätze sind besetzt.`,
    look: 'Dieses Handy zeigt deine Karten. Alles andere siehst du auf dem großen Bildschirm.',
    showTable: 'Tisch zeigen',
    showHand: 'Nur deine Karten zeigen',
    take: 'Oder nimm eine Karte',
    news: 'Was gerade geschehen ist',
  },
};
