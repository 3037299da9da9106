/** What players call things that the rulebook calls otherwise, in German. */
import type { SearchWords } from '../search-words.ts';

export const searchWords: SearchWords = {
  box: ['Kartenspiel', 'Blatt', 'Deck'],
  dealing: ['geben', 'verteilen', 'Startspieler', 'wer fängt an', 'Kartengeber'],
  nextRound: ['neue Runde', 'nächste Runde', 'neu mischen', 'weiter geht’s'],
  order: ['Uhrzeigersinn', 'reihum', 'Spielablauf', 'Reihenfolge', 'Aktionen'],
  stock: ['Stapel', 'Zugstapel', 'Ziehstapel', 'verdeckter Stapel', 'Vorrat'],
  usedUp: ['aufgebraucht', 'leerer Stapel', 'keine Karten mehr', 'neu mischen'],
  discards: ['Ablage', 'Abwurf', 'Abwurfstapel', 'ablegen', 'wegwerfen', 'offener Stapel'],
  throwing: ['zurückwerfen', 'zurücklegen', 'wieder abwerfen'],
  laying: ['ablegen', 'rauslegen', 'melden', 'Phase', 'Stufe', 'Aufgabe erfüllen', 'raus sein'],
  runs: ['Reihe', 'Straße', 'Sequenz', 'aufeinanderfolgend'],
  sets: ['Zwilling', 'Satz', 'Pasch', 'Drillinge', 'gleiche Zahlen', 'identisch'],
  colours: ['Flush', 'gleiche Farbe', 'einfarbig'],
  adding: ['dazulegen', 'ergänzen', 'verlängern', 'dranlegen'],
  moving: ['verschieben', 'klauen', 'ersetzen', 'umlegen'],
  jokers: ['Wild', 'Ersatzkarte', 'ersetzt', 'beliebige Karte'],
  skipping: ['Passkarte', 'passen', 'Passe-Karte', 'überspringen', 'blockieren'],
  goingOut: ['ausmachen', 'zumachen', 'fertig werden', 'letzte Karte', 'leere Hand', 'loswerden'],
  climbing: ['vorrücken', 'Punkte', 'Wertung', 'zwei Level', 'Level überspringen', 'Bonus'],
  winning: ['Sieger', 'Gewinner', 'Spielende', 'Mond', 'Medaille'],
  ties: ['Gleichstand', 'unentschieden', 'geteilter Sieg', 'mehrere Sieger', 'ex aequo'],
  faster: ['Variante', 'kürzer', 'schneller', 'beliebige Reihenfolge', 'Leiter'],
  keeping: ['zwei Sterne', 'schwerer', 'aufheben', 'zurückbehalten'],
  headStart: ['Handicap', 'Vorgabe', 'Kinder', 'Anfänger'],
  levelCards: ['Levelkarte', 'Stufenkarte', 'Leiter', 'Aufgabenkarte'],
};
