/** The house rules and the rulebook around the rules, in German. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, count, number, player, quote } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'Wie du Schluss machst',
    text: 'Was du mit deiner letzten Karte tun darfst. Üblich bei Level 8: Du musst sie abwerfen, außer du gewinnst die Partie, indem du sie auslegst. Üblich bei Level Up: Du darfst sie auch auslegen oder anlegen.',
    values: {
      discard: 'Um Schluss zu machen, musst du deine letzte Karte abwerfen.',
      any: 'Um Schluss zu machen, darfst du deine letzte Karte auslegen, anlegen oder abwerfen.',
    },
  },
  winOnLaying: {
    title: 'Sieg durch Auslegen',
    text: 'Wann du mit dem letzten Level gewinnst. Üblich bei Level 8: sofort beim Auslegen, es gewinnt also immer nur einer. Üblich bei Level Up: erst am Ende der Runde; schaffen es dann mehrere und hat einer von ihnen Schluss gemacht, gewinnt er allein, sonst gewinnen sie gemeinsam.',
    values: {
      yes: 'Legst du das letzte Level aus, gewinnst du sofort.',
      no: 'Die Partie wird erst am Ende einer Runde entschieden.',
    },
  },
  drawPass: {
    title: 'Aussetzkarten nehmen',
    text: 'Üblich: Du darfst eine Aussetzkarte nehmen, die oben auf einem Ablagestapel liegt. Als Hausregel: Du musst sie liegen lassen.',
    values: {
      allowed: 'Du darfst eine Aussetzkarte von einem Ablagestapel nehmen.',
      forbidden: 'Eine Aussetzkarte auf einem Ablagestapel bleibt dort liegen.',
    },
  },
  drawJoker: {
    title: 'Joker nehmen',
    text: 'Üblich: Du darfst einen Joker nehmen, der oben auf einem Ablagestapel liegt. Als Hausregel: Du musst ihn liegen lassen; das gilt auch für die begrenzten Joker aus Level 8 Master.',
    values: {
      allowed: 'Du darfst einen Joker von einem Ablagestapel nehmen.',
      forbidden: 'Ein Joker auf einem Ablagestapel bleibt dort liegen.',
    },
  },
  drawOwn: {
    title: 'Vom eigenen Ablagestapel nehmen',
    text: 'Üblich: Du darfst die oberste Karte deines eigenen Ablagestapels nehmen. Als Hausregel: Du ziehst vom Nachziehstapel oder nimmst von einem fremden Ablagestapel.',
    values: {
      allowed: 'Du darfst vom eigenen Ablagestapel nehmen.',
      forbidden: 'Du darfst von fremden Ablagestapeln nehmen, aber nicht vom eigenen.',
    },
  },
  throwBack: {
    title: 'Genommene Karte wieder abwerfen',
    text: 'Üblich: Du darfst eine Karte von einem Ablagestapel nehmen und im selben Zug wieder abwerfen. Als Hausregel: Das darfst du nicht, außer sie ist deine letzte Karte.',
    values: {
      allowed: 'Du darfst die Karte, die du eben genommen hast, gleich wieder abwerfen.',
      forbidden:
        'Eine Karte von einem Ablagestapel darfst du nicht im selben Zug abwerfen, außer sie ist deine letzte.',
    },
  },
  addSameTurn: {
    title: 'Gleich nach dem Auslegen anlegen',
    text: 'Üblich: Du darfst schon in dem Zug anlegen, in dem du dein Level auslegst. Als Hausregel: Du darfst erst ab deinem nächsten Zug anlegen.',
    values: {
      yes: 'Du darfst schon in dem Zug anlegen, in dem du auslegst.',
      no: 'Du darfst erst ab dem Zug nach dem Auslegen anlegen.',
    },
  },
  pairsDistinct: {
    title: 'Lauter verschiedene Werte',
    text: 'Üblich: Paare, Drillinge und Vierlinge eines Levels dürfen denselben Wert haben, zum Beispiel zwei Paare aus Sechsen. Als Hausregel: In dem Level, das du auslegst, müssen sie lauter verschiedene Werte haben.',
    values: {
      no: 'Zwei Paare eines Levels dürfen denselben Wert haben, Drillinge und Vierlinge auch.',
      yes: 'Die Paare, Drillinge und Vierlinge eines Levels müssen lauter verschiedene Werte haben.',
    },
  },
  jokerNeedsNatural: {
    title: 'Nie nur Joker',
    text: 'Üblich: Eine Kombination darf ganz aus Jokern bestehen. Als Hausregel: In jeder Kombination muss mindestens eine Karte sein, die kein Joker ist.',
    values: {
      no: 'Eine Kombination darf ganz aus Jokern bestehen.',
      yes: 'Jede ausgelegte Kombination braucht mindestens eine Karte, die kein Joker ist.',
    },
  },
  jokerSwap: {
    title: 'Einen Joker austauschen',
    text: 'Üblich: Ein Joker auf dem Tisch bleibt liegen. Als Hausregel: Wenn du ausgelegt hast, darfst du die Karte, für die ein Joker steht, an seine Stelle legen und ihn auf die Hand nehmen.',
    values: {
      no: 'Ein Joker auf dem Tisch bleibt, wo er ist.',
      yes: 'Hast du ausgelegt, darfst du die echte Karte an die Stelle eines Jokers legen und den Joker nehmen.',
    },
  },
  passTarget: {
    title: 'Wer aussetzen muss',
    text: 'Üblich: Du darfst eine Aussetzkarte vor jeden Gegner legen, vor dem noch keine liegt. Als Hausregel: Du darfst sie nur vor den legen, der nach dir dran ist; liegt dort schon eine, kannst du keine spielen.',
    values: {
      any: 'Du darfst eine Aussetzkarte vor jeden Gegner legen, vor dem noch keine liegt.',
      next: 'Du darfst eine Aussetzkarte nur vor den nächsten Spieler legen.',
    },
  },
  passUpcardSkips: {
    title: 'Aussetzkarte beim Austeilen',
    text: 'Was geschieht, wenn nach dem Austeilen eine Aussetzkarte aufgedeckt wird. Üblich: nichts. Als Hausregel: Sie kommt vor den Spieler, der anfangen würde; er setzt aus und schiebt sie offen unter den Nachziehstapel.',
    values: {
      no: 'Eine nach dem Austeilen aufgedeckte Aussetzkarte bewirkt nichts.',
      yes: 'Eine nach dem Austeilen aufgedeckte Aussetzkarte lässt den ersten Spieler aussetzen.',
    },
  },
  passWithTwo: {
    title: 'Aussetzkarten bei zwei Spielern',
    text: 'Üblich: Auch zu zweit wird mit den Aussetzkarten gespielt. Als Hausregel: Zu zweit kommen sie aus dem Spiel.',
    values: {
      yes: 'Auch zu zweit wird mit den Aussetzkarten gespielt.',
      removed: 'Zu zweit wird ohne Aussetzkarten gespielt.',
    },
  },
  stockOut: {
    title: 'Wenn der Nachziehstapel leer ist',
    text: 'Was geschieht, wenn jemand die letzte Karte vom Nachziehstapel zieht. Üblich: Bei Level 8 entsteht aus den Ablagestapeln ein neuer, bei Level Up ist dieser Zug der letzte der Runde. Die Runde kann auch sofort vorbei sein, oder ihr spielt weiter und nehmt von den Ablagestapeln, solange es geht. Entsteht kein neuer, gilt der Nachziehstapel auch dann als leer, wenn oben eine offene Karte liegt.',
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
    text: 'Das gilt nur, wenn der Zug bei leerem Nachziehstapel noch zu Ende gespielt wird. Üblich: Machst du in diesem Zug Schluss, steigst du zwei Level auf. Als Hausregel: Du steigst nur ein Level auf.',
    values: {
      yes: 'Machst du Schluss, wenn der Nachziehstapel schon leer ist, steigst du trotzdem zwei Level auf.',
      no: 'Machst du Schluss, wenn der Nachziehstapel schon leer ist, steigst du nur ein Level auf.',
    },
  },
  nextDealer: {
    title: 'Der nächste Geber',
    text: 'Üblich bei Level 8: In der nächsten Runde teilt der linke Nachbar des Gebers aus. Üblich bei Level Up: Es teilt aus, wer den letzten Zug hatte.',
    values: {
      left: 'In der nächsten Runde teilt der linke Nachbar des Gebers aus.',
      last: 'In der nächsten Runde teilt aus, wer zuletzt gespielt hat.',
    },
  },
  bonusPalier: {
    title: 'Bonus bei offenen Leveln',
    text: 'Welches zweite Level wegfällt, wenn du bei offenen Leveln Schluss machst. Üblich: ein Level deiner Wahl. Als Hausregel: das niedrigste, das du noch hast.',
    values: {
      free: 'Machst du Schluss, suchst du dir das zweite Level zum Entfernen aus.',
      lowest: 'Machst du Schluss, entfernst du zusätzlich dein niedrigstes übriges Level.',
    },
  },
  browseDiscards: {
    title: 'Ablagestapel durchsehen',
    text: 'Üblich: Der Tisch zeigt von jedem Ablagestapel nur die oberste Karte und wie viele Karten er hat. Als Hausregel: Er zeigt auch die Karten darunter. Ein Geheimnis verrät das nicht, denn alle haben gesehen, wie sie abgeworfen wurden.',
    values: {
      no: 'Von einem Ablagestapel ist nur die oberste Karte zu sehen.',
      yes: 'Du darfst alle Ablagestapel durchsehen.',
    },
  },
  openWin: {
    title: 'Gewinnen bei offenen Leveln',
    text: 'Wann du bei offenen Leveln gewinnst. Üblich: wenn alle deine Level entfernt sind. Als Hausregel, die Spielanleitung wörtlich genommen: wenn am Ende einer Runde das letzte, Level 8, entfernt ist, egal welche noch übrig sind. Gelingt das mehreren in derselben Runde und hat einer von ihnen Schluss gemacht, gewinnt er allein; sonst gewinnen sie gemeinsam.',
    values: {
      all: 'Bei offenen Leveln gewinnst du, wenn alle deine Level entfernt sind.',
      last: 'Bei offenen Leveln gewinnst du, sobald dein höchstes Level entfernt ist, auch wenn noch andere übrig sind.',
    },
  },
  keepLevel: {
    title: 'Welches Level beim Behalten zählt',
    text: 'Welches Level darüber entscheidet, ob du Karten behalten darfst. Üblich: das Level dieser Runde, und nur, wenn du es nicht ausgelegt hast. Als Hausregel, nach einer anderen Lesart der Spielanleitung: das Level, auf dem du nach dem Aufsteigen stehst, sodass du auch Karten behalten darfst, wenn du ausgelegt hast.',
    values: {
      played:
        'Du darfst nur Karten behalten, wenn du nicht ausgelegt hast; es zählt das Level dieser Runde.',
      reached:
        'Ob du Karten behalten darfst, entscheidet dein Level nach dem Aufsteigen, auch wenn du ausgelegt hast.',
    },
  },
  keepFrom: {
    title: 'Ab wann du Karten behältst',
    text: 'Ab diesem Level darfst du Karten behalten, wenn du am Ende einer Runde nicht ausgelegt hast. Bei zwei Sternen ist das üblicherweise Level 5. Sonst zählt die Angabe nur, wenn mindestens eine Karte behalten werden darf.',
    values: (level) =>
      `Ab Level ${level} darfst du Karten für die nächste Runde behalten, wenn du nicht ausgelegt hast.`,
  },
  keepCards: {
    title: 'Wie viele Karten du behältst',
    text: 'Wie viele Karten, von 0 bis 9, du höchstens für die nächste Runde behalten darfst, wenn du nicht ausgelegt hast. Üblich sind 4 bei zwei Sternen und sonst 0; bei 0 behält niemand etwas. Eine Haltekarte erlaubt weiterhin bis zu drei.',
    values: (cards) =>
      cards === 0
        ? 'Du behältst keine Karten für die nächste Runde.'
        : `Du darfst bis zu ${count(cards, { one: 'Karte', other: 'Karten' })} für die nächste Runde behalten.`,
  },
  levels: {
    title: 'Eine kürzere Partie',
    text: 'Wie viele Level gespielt werden, vom ersten an gezählt; üblich sind alle. Das letzte davon gilt dann als letztes Level, auch für den Sieg.',
    values: (levels) =>
      levels === 1
        ? 'Gespielt wird nur das erste Level.'
        : `Gespielt werden nur die ersten ${number(levels)} Level; Level ${number(levels)} ist das letzte.`,
  },
  startLevel: {
    title: 'Ein Vorsprung am Anfang',
    text: 'Alle beginnen auf dem Level, das für sie eingestellt ist, damit Geübte und Anfänger gleiche Chancen haben. Üblich ist Level 1 für alle.',
    values: (levels) =>
      `Am Anfang stehen ${and(levels.map((level, index) => `${player(index + 1)} auf Level ${level}`))}.`,
  },
  firstDealer: {
    title: 'Der erste Geber',
    text: 'Wer in der ersten Runde austeilt. Üblich: Das Los entscheidet; du kannst auch einen Spieler bestimmen. Ab der zweiten Runde gilt die Regel für den nächsten Geber.',
    values: (seat) =>
      seat === 0 ? 'Der erste Geber wird ausgelost.' : `${player(seat)} teilt zuerst aus.`,
  },
};

const RULES = { one: 'Regel', other: 'Regeln' };

const book: Part<'rules'>['book'] = {
  title: 'Spielregeln',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer wie LAY-3',
  found: (rules) => `${count(rules, RULES)} gefunden`,
  noneFound:
    'Dazu gibt es keine Regel. Suche nach einem anderen Wort oder lass dir alle Regeln zeigen.',
  forTable: 'Für dieses Spiel',
  edition: 'Ausgabe',
  ladder: 'Levelset',
  master: 'Erweiterung',
  withHouseRules: (rules) =>
    `Mit ${count(rules, { one: 'Hausregel', other: 'Hausregeln' })} deines Tisches`,
  showAll: 'Alle Regeln zeigen',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'Regel, die', other: 'Regeln, die' })} dieses Spiel nicht ${hidden === 1 ? 'betrifft' : 'betreffen'}`,
  chapters: {
    'setting-up': 'Die Vorbereitung',
    turn: 'Dein Zug',
    jokers: 'Die Joker',
    'pass-cards': 'Die Aussetzkarten',
    stock: 'Der Nachziehstapel',
    'round-end': 'Das Ende der Runde',
    winning: 'Gewinnen',
    'open-ladder': 'Offene Level',
    'two-stars': 'Karten behalten',
    master: 'Die Master-Karten',
    'house-rules': 'Hausregeln',
    'own-ladders': 'Eigene Levelsets, unklare Spielzüge',
  },
  ladderTitle: (ladder) => `Die Level: ${ladder}`,
  levelsPrinted: (printed, levels) => {
    if (printed === levels) return 'Stehen in der Spielanleitung';
    if (printed === 0) return 'Von Palier entworfen: In unseren Spielanleitungen stehen sie nicht';
    return `Bis Level ${number(printed)} in der Spielanleitung, die übrigen nach anderen Quellen`;
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
    book: 'Hausregel von Palier; die übliche Regel steht in der Spielanleitung',
    ruling:
      'Hausregel von Palier; auch die übliche Regel ist von uns, die Spielanleitung sagt nichts dazu',
  },
  usualMarks: {
    book: 'laut Spielanleitung',
    ruling: 'von Palier festgelegt',
  },
  byChance: 'Auslosen',
  otherReading: 'Andere Lesart:',
  toHouseRule: (title) => `Hausregel: ${title}`,
  foundBy: (words) => `Auch genannt: ${words.join(', ')}`,
  unknownRule: (id) => `Eine Regel ${quote(id)} gibt es nicht.`,
};

const form: Part<'rules'>['form'] = {
  about: 'Spiele wie bei dir zu Hause: Hier änderst du einzelne Regeln.',
  reset: 'Hausregeln zurücksetzen',
  topics: {
    drawing: 'Ziehen und Abwerfen',
    laying: 'Auslegen, Anlegen, Joker',
    passing: 'Aussetzkarten',
    ending: 'Ende der Runde',
    climbing: 'Aufstieg und Sieg',
    keeping: 'Karten behalten',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'Regel spielt', other: 'Regeln spielen' })} hier keine Rolle`,
  idle: {
    'no-pass-cards': 'In diesem Spiel gibt es keine Aussetzkarten.',
    'no-jokers': 'In diesem Spiel gibt es keine Joker.',
    'more-than-two': 'Sie gilt nur zu zweit.',
    'only-two': 'Zu zweit gibt es nur einen Gegner.',
    'not-open': 'Sie gilt nur bei offenen Leveln.',
    'no-two-sets': 'Kein Level verlangt hier zwei Paare, Drillinge oder Vierlinge.',
    'not-last-turn':
      'Sie gilt nur, wenn der Zug bei leerem Nachziehstapel noch zu Ende gespielt wird.',
    'nothing-kept': 'Hier werden keine Karten behalten.',
    'one-level': 'Es wird nur ein Level gespielt.',
  },
};

export const rules: Part<'rules'> = {
  ...makeRuleWords(ledger, houseRules, searchWords),
  book,
  form,
};
