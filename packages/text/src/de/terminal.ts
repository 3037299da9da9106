/** `palier join` and `palier host` in German. */
import type { Part } from '../langs.ts';
import { and, number, or, quote } from './speech.ts';

export const terminal: Part<'play'>['online'] = {
  table: (code, url) => `Tisch ${code} auf ${url}`,
  invite: (link, line) => `Zum Einladen: ${link} oder ${quote(line)}`,
  returnCode: (code) =>
    `Dein Rückkehrcode, der dich von jedem anderen Gerät an deinen Platz zurückbringt: ${code}. Behalte ihn für dich.`,
  howToStart: 'Gib who ein, um alle am Tisch zu sehen, help für alles, was du eingeben kannst.',
  howToBegin:
    'Gib bots ein, um auf jeden freien Platz einen Bot zu setzen, set, um die Regeln zu wählen, start, um zu beginnen.',
  youAre: (name) => `Du bist ${name}.`,
  youAreBack: (name) => `Willkommen zurück, ${name}.`,
  youWatch: 'Du schaust ohne Namen zu.',
  game: (edition, ladder, players) => `${edition} · ${ladder} · ${number(players)} Spieler`,
  sitter: (name, marks) => (marks.length === 0 ? name : `${name} (${marks.join(', ')})`),
  without: (names) => `Ohne Platz: ${and(names)}`,
  asking: (names) => `Möchten beitreten: ${and(names)}`,
  watchers: (people) => `${number(people)} Zuschauer`,
  noSeat: 'Du hast keinen Platz: Gib sit und eine Nummer ein, um einen zu nehmen.',
  mayTakeOver: (seat, bot) => `Gib sit ${number(seat)} ein, um ${bot} nach dieser Runde abzulösen.`,
  botSat: (bot, seat) => `${bot}, ein Bot, sitzt auf Platz ${number(seat)}.`,
  seatFree: (seat) => `Platz ${number(seat)} ist wieder frei.`,
  choice: (typed, now) => `${typed} (${now})`,
  mustBe: (what, allowed) => `Für ${quote(what)} geht nur ${or(allowed)}.`,
  nobodyCalled: (name) => `Niemand am Tisch heißt ${quote(name)}.`,
  needsSeat: 'Gib die Nummer eines Platzes an: „sit 2“.',
  youMaySay: (phrases) => `Gib say und eines davon ein: ${phrases.join(', ')}.`,
  freeText: 'Oder gib say und einen eigenen Text ein.',
  yesOrNo: 'Gib yes für Ja oder no für Nein ein.',
  mayVote: (votes, needed) =>
    `Gib vote ein, um diesen Zug einen Bot spielen zu lassen: ${number(votes)} von ${number(needed)} Stimmen.`,
  afterGame:
    'Die Partie ist zu Ende. „save FILE“ speichert sie, again beginnt eine Revanche, die Eingabetaste beendet das Programm.',
  toNext: 'Gib again ein, um mitzuspielen.',
  onlyAfter:
    'Speichern kannst du die Partie, wenn sie zu Ende ist: Vorher darf niemand alle Karten sehen.',
  wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten.',
  seatKept: (line) => `Dein Platz bleibt dir: ${quote(line)} bringt dich zurück.`,
  left: 'Du hast den Tisch verlassen.',
  botSits: (name, code, seat) => `${name} sitzt an Tisch ${code}, Platz ${number(seat)}.`,
  botWaits: 'Kein Platz ist frei: Es wird auf einen gewartet.',
  closed: {
    'old-version':
      'Der Server spricht eine andere Version des Protokolls: Nimm auf beiden Seiten dieselbe Version von palier.',
    'bad-message': 'Der Server hat diese Version von palier nicht verstanden.',
    unknown: 'Der Tisch hat die Verbindung getrennt.',
  },

  help: [
    { line: 'who', says: 'wer am Tisch ist; vor der Partie zeigt es auch die Eingabetaste' },
    {
      line: 'sit 2 · sit',
      says: 'Platz 2 nehmen oder den ersten freien; in der Partie den eines Bots',
    },
    { line: 'stand', says: 'den Platz aufgeben und am Tisch bleiben' },
    { line: 'say Hello', says: 'etwas sagen; say allein zeigt, was du sagen kannst' },
    { line: 'name Anna', says: 'deinen Namen ändern' },
    { line: 'code', says: 'wie andere beitreten, und dein Rückkehrcode' },
    { line: 'yes · no', says: 'zustimmen, dass jemand etwas zurücknimmt, oder nicht' },
    { line: 'vote', says: 'einen Bot spielen lassen, wenn alle zu lange warten' },
    { line: 'want', says: 'um einen Platz in der nächsten Partie bitten' },
    { line: 'again', says: 'nach der Partie: eine Revanche' },
    { line: 'leave', says: 'den Platz endgültig aufgeben und den Tisch verlassen' },
    {
      line: 'bots · bot 3 wanda-expert',
      says: 'Host: Bots auf alle freien Plätze oder diesen auf Platz 3',
    },
    { line: 'free 3', says: 'Host: den Bot von Platz 3 nehmen' },
    { line: 'set · set clock quick', says: 'Host: was sich wählen lässt, und es wählen' },
    { line: 'start', says: 'Host: die Partie starten' },
    { line: 'admit Anna · refuse Anna', says: 'Host: jemanden zulassen oder nicht' },
    { line: 'remove Anna · ban Anna', says: 'Host: jemanden vom Tisch entfernen, oder dauerhaft' },
    { line: 'host Anna', says: 'Host: jemand anderen zum Host machen' },
  ],
};
