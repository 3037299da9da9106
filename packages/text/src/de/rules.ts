/** The house rules and the rulebook around the rules, in German. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, count, number, quote, seatNumber } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'Wie du ausmachst',
    text: 'Was du mit deiner letzten Karte tun darfst. Durch Abwerfen, üblich bei Level 8: Du musst sie abwerfen, außer du gewinnst die Partie, indem du sie auslegst. Beliebig, üblich bei Level Up: Du darfst sie auch auslegen oder anlegen.',
    values: {
      discard: 'Zum Ausmachen muss die letzte Karte abgeworfen werden.',
      any: 'Ausgemacht wird beliebig: durch Auslegen, Anlegen oder Abwerfen der letzten Karte.',
    },
  },
  winOnLaying: {
    title: 'Sieg durch Auslegen',
    text: 'Wann das letzte Level gewinnt. Ja, üblich bei Level 8: sofort beim Auslegen, der Sieg wird also nicht geteilt. Nein, üblich bei Level Up: erst am Ende der Runde; schaffen es dann mehrere, gewinnt allein, wer von ihnen ausgemacht hat, sonst gewinnen sie gemeinsam.',
    values: {
      yes: 'Wer das letzte Level auslegt, gewinnt sofort.',
      no: 'Die Partie wird erst am Ende einer Runde gewonnen.',
    },
  },
  drawPass: {
    title: 'Passkarten nehmen',
    text: 'Erlaubt, die übliche Regel: Du darfst eine Passkarte nehmen, die oben auf einem Ablagestapel liegt. Verboten: Du musst sie liegen lassen.',
    values: {
      allowed: 'Du darfst eine Passkarte von einem Ablagestapel nehmen.',
      forbidden: 'Eine Passkarte auf einem Ablagestapel bleibt dort liegen.',
    },
  },
  drawJoker: {
    title: 'Joker nehmen',
    text: 'Erlaubt, die übliche Regel: Du darfst einen Joker nehmen, der oben auf einem Ablagestapel liegt. Verboten: Du musst ihn liegen lassen, auch die begrenzten Joker aus Level 8 Master.',
    values: {
      allowed: 'Du darfst einen Joker von einem Ablagestapel nehmen.',
      forbidden: 'Ein Joker auf einem Ablagestapel bleibt dort liegen.',
    },
  },
  drawOwn: {
    title: 'Vom eigenen Ablagestapel nehmen',
    text: 'Erlaubt, die übliche Regel: Du darfst die oberste Karte deines eigenen Ablagestapels nehmen. Verboten: Du ziehst vom Nachziehstapel oder von einem fremden Ablagestapel.',
    values: {
      allowed: 'Du darfst vom eigenen Ablagestapel nehmen.',
      forbidden: 'Du darfst von fremden Ablagestapeln nehmen, aber nicht vom eigenen.',
    },
  },
  throwBack: {
    title: 'Genommene Karte wieder abwerfen',
    text: 'Erlaubt, die übliche Regel: Du darfst eine Karte von einem Ablagestapel nehmen und im selben Zug wieder abwerfen. Verboten: Das geht nicht, außer sie ist deine letzte Karte.',
    values: {
      allowed: 'Du darfst die Karte, die du eben genommen hast, gleich wieder abwerfen.',
      forbidden:
        'Eine Karte von einem Ablagestapel darfst du nicht im selben Zug abwerfen, außer sie ist deine letzte.',
    },
  },
  addSameTurn: {
    title: 'Gleich nach dem Auslegen anlegen',
    text: 'Ja, die übliche Regel: Du darfst schon in dem Zug anlegen, in dem du dein Level auslegst. Nein: Du darfst erst ab deinem nächsten Zug anlegen.',
    values: {
      yes: 'Du darfst schon in dem Zug anlegen, in dem du auslegst.',
      no: 'Du darfst erst ab dem Zug nach dem Auslegen anlegen.',
    },
  },
  pairsDistinct: {
    title: 'Lauter verschiedene Werte',
    text: 'Nein, die übliche Regel: Paare, Drillinge und Vierlinge eines Levels dürfen denselben Wert haben, zum Beispiel zwei Paare aus Sechsen. Ja: In dem Level, das du auslegst, braucht jedes von ihnen einen anderen Wert.',
    values: {
      no: 'Zwei Paare eines Levels dürfen denselben Wert haben, Drillinge und Vierlinge auch.',
      yes: 'Die Paare, Drillinge und Vierlinge eines Levels müssen lauter verschiedene Werte haben.',
    },
  },
  jokerNeedsNatural: {
    title: 'Nie nur Joker',
    text: 'Nein, die übliche Regel: Eine Kombination darf ganz aus Jokern bestehen. Ja: In jeder Kombination muss mindestens eine Karte sein, die kein Joker ist.',
    values: {
      no: 'Eine Kombination darf ganz aus Jokern bestehen.',
      yes: 'Jede ausgelegte Kombination braucht mindestens eine Karte, die kein Joker ist.',
    },
  },
  jokerSwap: {
    title: 'Einen Joker auslösen',
    text: 'Nein, die übliche Regel: Ein Joker auf dem Tisch bleibt liegen. Ja: Wenn du ausgelegt hast, darfst du die Karte, für die ein Joker steht, an seine Stelle legen und ihn auf die Hand nehmen.',
    values: {
      no: 'Ein Joker auf dem Tisch bleibt, wo er ist.',
      yes: 'Wer ausgelegt hat, darf die echte Karte an die Stelle eines Jokers legen und den Joker nehmen.',
    },
  },
  passTarget: {
    title: 'Wer aussetzen muss',
    text: 'Alle, die übliche Regel: Du darfst eine Passkarte vor jeden Gegner legen, der noch keine hat. Nächster: Du darfst sie nur vor den legen, der nach dir dran ist; liegt dort schon eine, kannst du keine spielen.',
    values: {
      any: 'Eine Passkarte kommt vor einen beliebigen Gegner, vor dem noch keine liegt.',
      next: 'Eine Passkarte kommt nur vor den Nächsten in der Reihe.',
    },
  },
  passUpcardSkips: {
    title: 'Passkarte beim Geben',
    text: 'Was geschieht, wenn die beim Geben umgedrehte Karte eine Passkarte ist. Nein, die übliche Regel: nichts. Ja: Sie kommt vor die Person, die anfangen würde; diese setzt aus und schiebt sie offen unter den Nachziehstapel.',
    values: {
      no: 'Eine beim Geben aufgedeckte Passkarte bewirkt nichts.',
      yes: 'Eine beim Geben aufgedeckte Passkarte lässt den Ersten in der Reihe aussetzen.',
    },
  },
  passWithTwo: {
    title: 'Passkarten bei zwei Spielern',
    text: 'Ja, die übliche Regel: Auch zu zweit wird mit den Passkarten gespielt. Entfernt: Zu zweit kommen sie aus dem Spiel.',
    values: {
      yes: 'Auch zu zweit wird mit den Passkarten gespielt.',
      removed: 'Zu zweit wird ohne die Passkarten gespielt.',
    },
  },
  stockOut: {
    title: 'Wenn der Nachziehstapel ausgeht',
    text: 'Was folgt, wenn jemand die letzte Karte vom Nachziehstapel nimmt. Neu bilden, üblich bei Level 8: Aus den Ablagestapeln entsteht ein neuer. Zug beenden, üblich bei Level Up: Dieser Zug ist der letzte der Runde; sofort: Die Runde ist auf der Stelle vorbei; weiterspielen: Alle nehmen von den Ablagestapeln, solange es geht. Außer beim Neubilden gilt der Stapel auch als leer, wenn obenauf eine offene Karte liegt.',
    values: {
      rebuild: 'Ist der Nachziehstapel leer, wird aus den Ablagestapeln ein neuer gemischt.',
      'finish-turn':
        'Ist der Nachziehstapel leer, wird der Zug noch beendet, dann ist die Runde vorbei.',
      'at-once': 'Die Runde ist in dem Moment vorbei, in dem der Nachziehstapel leer ist.',
      'play-on':
        'Ist der Nachziehstapel leer, geht es mit den Ablagestapeln weiter, solange es eine Karte zu nehmen gibt.',
    },
  },
  stockOutBonus: {
    title: 'Bonus im letzten Zug',
    text: 'Das zählt, wenn der leere Nachziehstapel den laufenden Zug zum letzten macht. Ja, die übliche Regel: Machst du in diesem Zug aus, steigst du zwei Level auf. Nein: Du steigst nur eins auf.',
    values: {
      yes: 'Wer nach dem Ende des Nachziehstapels ausmacht, bekommt trotzdem das zweite Level.',
      no: 'Wer nach dem Ende des Nachziehstapels ausmacht, steigt nur ein Level auf.',
    },
  },
  nextDealer: {
    title: 'Der nächste Geber',
    text: 'Links, üblich bei Level 8: Die nächste Runde gibt der linke Nachbar des Gebers. Zuletzt, üblich bei Level Up: Es gibt, wer den letzten Zug hatte.',
    values: {
      left: 'Die nächste Runde gibt, wer links vom Geber sitzt.',
      last: 'Die nächste Runde gibt, wer zuletzt am Zug war.',
    },
  },
  bonusPalier: {
    title: 'Bonus auf der offenen Leiter',
    text: 'Welches zweite Level wegfällt, wenn du auf der offenen Leiter ausmachst. Frei, die übliche Regel: das, das du aussuchst. Niedrigstes: das niedrigste, das du noch hast.',
    values: {
      free: 'Wer ausmacht, wählt das zweite Level zum Entfernen.',
      lowest: 'Wer ausmacht, entfernt zusätzlich das niedrigste Level, das noch da ist.',
    },
  },
  browseDiscards: {
    title: 'Ablagestapel durchsehen',
    text: 'Nein, die übliche Regel: Der Tisch zeigt von jedem Ablagestapel nur die oberste Karte und die Zahl der Karten. Ja: Er zeigt auch die Karten darunter. Ein Geheimnis verrät das nicht, denn alle haben gesehen, wie sie abgeworfen wurden.',
    values: {
      no: 'Von einem Ablagestapel ist nur die oberste Karte zu sehen.',
      yes: 'Du darfst alle Ablagestapel durchsehen.',
    },
  },
  openWin: {
    title: 'Was bei offenen Leveln gewinnt',
    text: 'Womit du gewinnst, wenn alle deine Level offen liegen. Alle, die übliche Regel: wenn alle weg sind. Letztes, die Spielanleitung beim Wort genommen: wenn am Ende einer Runde das letzte, Level 8, weg ist, egal welche noch da sind. Gelingt das mehreren in derselben Runde, gewinnt allein, wer von ihnen Schluss gemacht hat; sonst gewinnen sie gemeinsam.',
    values: {
      all: 'Mit offenen Leveln gewinnst du, wenn alle deine Level weg sind.',
      last: 'Mit offenen Leveln gewinnst du, sobald dein höchstes Level weg ist, auch wenn noch andere da sind.',
    },
  },
  keepLevel: {
    title: 'Karten behalten: welches Level zählt',
    text: 'Welches Level darüber entscheidet, ob du Karten behalten darfst. Gespielt, die übliche Regel: das Level dieser Runde, und nur, wenn du es nicht ausgelegt hast. Erreicht, eine andere Lesart der Spielanleitung: das Level, auf dem du nach dem Aufsteigen stehst, sodass du auch Karten behalten darfst, wenn du ausgelegt hast.',
    values: {
      played: 'Nur wer nicht ausgelegt hat, darf Karten behalten; es zählt das Level dieser Runde.',
      reached:
        'Ob du Karten behalten darfst, entscheidet dein Level nach dem Aufsteigen, auch wenn du ausgelegt hast.',
    },
  },
  keepFrom: {
    title: 'Ab welchem Level behalten',
    text: 'Ab diesem Level darf Karten behalten, wer am Ende einer Runde nicht ausgelegt hat. Auf der Leiter mit zwei Sternen ist das üblicherweise Level 5. Auf anderen Leitern zählt die Angabe nur, wenn du mindestens eine Karte zum Behalten erlaubst.',
    values: (level) =>
      `Ab Level ${level} darf Karten für die nächste Runde behalten, wer nicht ausgelegt hat.`,
  },
  keepCards: {
    title: 'Wie viele Karten behalten',
    text: 'So viele Karten, von 0 bis 9, darf höchstens für die nächste Runde behalten, wer nicht ausgelegt hat. Üblich sind 4 auf der Leiter mit zwei Sternen und 0 auf den anderen; bei 0 behält niemand etwas. Die Karte Halten erlaubt weiterhin bis zu drei.',
    values: (cards) =>
      cards === 0
        ? 'Für die nächste Runde werden keine Karten behalten.'
        : `Bis zu ${count(cards, { one: 'Karte darf', other: 'Karten dürfen' })} für die nächste Runde behalten werden.`,
  },
  levels: {
    title: 'Eine kürzere Leiter',
    text: 'Gespielt werden nur so viele Level, wie hier steht, vom ersten an gezählt; üblich sind alle. Das letzte davon gilt dann als letztes Level, auch für den Sieg.',
    values: (levels) =>
      levels === 1
        ? 'Gespielt wird nur das erste Level.'
        : `Gespielt werden nur die ersten ${number(levels)} Level; Level ${number(levels)} ist das letzte.`,
  },
  startLevel: {
    title: 'Ein Vorsprung zum Start',
    text: 'Alle beginnen auf dem Level, das für sie eingestellt ist, damit Starke und Neulinge gleiche Chancen haben. Üblich ist Level 1 für alle.',
    values: (levels) =>
      `Level zum Start: ${and(levels.map((level, index) => `${seatNumber(index + 1)} auf Level ${level}`))}.`,
  },
  firstDealer: {
    title: 'Der erste Geber',
    text: 'Wer die erste Runde austeilt. Üblich ist, dass das Los entscheidet; du kannst auch einen Spieler bestimmen. Ab der zweiten Runde gilt die Regel für den nächsten Geber.',
    values: (seat) =>
      seat === 0 ? 'Das Los bestimmt den ersten Geber.' : `Spieler ${seat} teilt zuerst aus.`,
  },
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
  levelsPrinted: (printed, levels) => {
    if (printed === levels) return 'Steht in der Spielanleitung';
    if (printed === 0)
      return 'Level von Palier: In keiner Spielanleitung, die wir haben, stehen welche';
    return `Bis Level ${number(printed)} in der Spielanleitung; der Rest, wie andere ihn zitieren`;
  },
  levelHeader: 'Level',
  asksFor: 'verlangt',
  atThisTable: 'An diesem Tisch:',
  inThisBox: 'In diesem Spiel:',
  notHere: 'betrifft dieses Spiel nicht',
  linkTo: (id) => `Link zu ${id}`,
  sources: {
    book: 'Steht in der Spielanleitung',
    ruling: 'Von Palier festgelegt: Die Spielanleitung sagt nichts dazu',
  },
  partlyOurs: 'Steht in der Spielanleitung; Einzelheiten hat Palier festgelegt',
  optionSources: {
    book: 'Wahlmöglichkeit von Palier; das Übliche steht in der Spielanleitung',
    ruling:
      'Wahlmöglichkeit von Palier; das Übliche legen wir fest, die Spielanleitung sagt nichts dazu',
  },
  usualMarks: {
    book: 'wie in der Schachtel',
    ruling: 'von Palier festgelegt',
  },
  byChance: 'Das Los',
  otherReading: 'Man kann es auch so lesen:',
  toHouseRule: (title) => `Hausregel: ${title}`,
  foundBy: (words) => `Auch genannt: ${words.join(', ')}`,
  unknownRule: (id) => `Eine Regel ${quote(id)} gibt es nicht.`,
};

export const rules: Part<'rules'> = { ...makeRuleWords(ledger, houseRules, searchWords), book };
