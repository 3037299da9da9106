/** The house rules and the rulebook around the rules, in German. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleSentences } from '../rules.ts';
import { ledger } from './ledger.ts';
import { and, count, number, quote, seatNumber } from './speech.ts';

const houseRules: HouseRuleSentences = {
  goingOut: {
    discard: 'Zum Ausmachen muss die letzte Karte abgeworfen werden.',
    any: 'Ausgemacht wird beliebig: durch Auslegen, Anlegen oder Abwerfen der letzten Karte.',
  },
  winOnLaying: {
    yes: 'Wer das letzte Level auslegt, gewinnt sofort.',
    no: 'Die Partie wird erst am Ende einer Runde gewonnen.',
  },
  drawPass: {
    allowed: 'Du darfst eine Passkarte von einem Ablagestapel nehmen.',
    forbidden: 'Eine Passkarte auf einem Ablagestapel bleibt dort liegen.',
  },
  drawJoker: {
    allowed: 'Du darfst einen Joker von einem Ablagestapel nehmen.',
    forbidden: 'Ein Joker auf einem Ablagestapel bleibt dort liegen.',
  },
  drawOwn: {
    allowed: 'Du darfst vom eigenen Ablagestapel nehmen.',
    forbidden: 'Du darfst von fremden Ablagestapeln nehmen, aber nicht vom eigenen.',
  },
  throwBack: {
    allowed: 'Du darfst die Karte, die du eben genommen hast, gleich wieder abwerfen.',
    forbidden:
      'Eine Karte von einem Ablagestapel darfst du nicht im selben Zug abwerfen, außer sie ist deine letzte.',
  },
  addSameTurn: {
    yes: 'Du darfst schon in dem Zug anlegen, in dem du auslegst.',
    no: 'Du darfst erst ab dem Zug nach dem Auslegen anlegen.',
  },
  pairsDistinct: {
    no: 'Zwei Paare eines Levels dürfen denselben Wert haben, Drillinge und Vierlinge auch.',
    yes: 'Die Paare, Drillinge und Vierlinge eines Levels müssen lauter verschiedene Werte haben.',
  },
  jokerNeedsNatural: {
    no: 'Eine Kombination darf ganz aus Jokern bestehen.',
    yes: 'Jede ausgelegte Kombination braucht mindestens eine Karte, die kein Joker ist.',
  },
  jokerSwap: {
    no: 'Ein Joker auf dem Tisch bleibt, wo er ist.',
    yes: 'Wer ausgelegt hat, darf die echte Karte an die Stelle eines Jokers legen und den Joker nehmen.',
  },
  passTarget: {
    any: 'Eine Passkarte kommt vor einen beliebigen Gegner, vor dem noch keine liegt.',
    next: 'Eine Passkarte kommt nur vor den Nächsten in der Reihe.',
  },
  passUpcardSkips: {
    no: 'Eine beim Geben aufgedeckte Passkarte bewirkt nichts.',
    yes: 'Eine beim Geben aufgedeckte Passkarte lässt den Ersten in der Reihe aussetzen.',
  },
  passWithTwo: {
    yes: 'Auch zu zweit wird mit den Passkarten gespielt.',
    removed: 'Zu zweit wird ohne die Passkarten gespielt.',
  },
  stockOut: {
    rebuild: 'Ist der Nachziehstapel leer, wird aus den Ablagestapeln ein neuer gemischt.',
    'finish-turn':
      'Ist der Nachziehstapel leer, wird der Zug noch beendet, dann ist die Runde vorbei.',
    'at-once': 'Die Runde ist in dem Moment vorbei, in dem der Nachziehstapel leer ist.',
  },
  stockOutBonus: {
    yes: 'Wer nach dem Ende des Nachziehstapels ausmacht, bekommt trotzdem das zweite Level.',
    no: 'Wer nach dem Ende des Nachziehstapels ausmacht, steigt nur ein Level auf.',
  },
  nextDealer: {
    left: 'Die nächste Runde gibt, wer links vom Geber sitzt.',
    last: 'Die nächste Runde gibt, wer zuletzt am Zug war.',
  },
  bonusPalier: {
    free: 'Wer ausmacht, wählt das zweite Level zum Entfernen.',
    lowest: 'Wer ausmacht, entfernt zusätzlich das niedrigste Level, das noch da ist.',
  },
  browseDiscards: {
    no: 'Von einem Ablagestapel ist nur die oberste Karte zu sehen.',
    yes: 'Du darfst alle Ablagestapel durchsehen.',
  },
  keepFrom: (level) =>
    `Ab Level ${level} darf Karten für die nächste Runde behalten, wer nicht ausgelegt hat.`,
  keepCards: (cards) =>
    cards === 0
      ? 'Für die nächste Runde werden keine Karten behalten.'
      : `Bis zu ${count(cards, { one: 'Karte darf', other: 'Karten dürfen' })} für die nächste Runde behalten werden.`,
  levels: (levels) =>
    levels === 1
      ? 'Gespielt wird nur das erste Level.'
      : `Gespielt werden nur die ersten ${number(levels)} Level; Level ${number(levels)} ist das letzte.`,
  startLevel: (levels) =>
    `Level zum Start: ${and(levels.map((level, index) => `${seatNumber(index + 1)} auf Level ${level}`))}.`,
};

const RULES = { one: 'Regel', other: 'Regeln' };

const book: Part<'rules'>['book'] = {
  title: 'Spielregeln',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer wie LAY-3',
  found: (rules) => `${count(rules, RULES)} gefunden`,
  noneFound: 'Davon spricht keine Regel. Versuch ein anderes Wort oder zeig alle Regeln.',
  forTable: 'Für dieses Spiel',
  edition: 'Ausgabe',
  ladder: 'Leiter',
  master: 'Erweiterung',
  withHouseRules: (rules) =>
    `Mit ${count(rules, { one: 'Hausregel', other: 'Hausregeln' })} deines Tisches`,
  showAll: 'Alle Regeln zeigen',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'Regel, die', other: 'Regeln, die' })} dieses Spiel nicht ${hidden === 1 ? 'betrifft' : 'betreffen'}`,
  chapters: {
    'setting-up': 'Der Aufbau',
    turn: 'Dein Zug',
    jokers: 'Die Joker',
    'pass-cards': 'Die Passkarten',
    stock: 'Der Nachziehstapel',
    'round-end': 'Das Ende der Runde',
    winning: 'Gewinnen',
    'open-ladder': 'Die offene Leiter',
    'two-stars': 'Karten behalten',
    master: 'Die Master-Karten',
    'house-rules': 'Hausregeln',
    'own-ladders': 'Eigene Leitern, unklare Züge',
  },
  ladderTitle: (ladder) => `Die Leiter: ${ladder}`,
  levelHeader: 'Level',
  asksFor: 'verlangt',
  atThisTable: 'An diesem Tisch:',
  inThisBox: 'In diesem Spiel:',
  notHere: 'betrifft dieses Spiel nicht',
  linkTo: (id) => `Link zu ${id}`,
  unknownRule: (id) => `Eine Regel ${quote(id)} gibt es nicht.`,
};

export const rules: Part<'rules'> = { ...makeRuleWords(ledger, houseRules), book };
