/** The editor of level sets in German. */
import type { Part } from '../langs.ts';
import { CARDS, count, GAMES, number } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Levelsets',
  unnamed: 'Levelset ohne Namen',
  levelCount: (levels) => `${number(levels)} Level`,
  list: {
    about:
      'Erfinde eigene Level: Sieh, wie schwer jedes ist, lass sie von Bots testen, spiele sie und teile sie.',
    yours: 'Deine Levelsets',
    none: 'Noch keine. Beginne mit einem Levelset, das du kennst, und ändere, was du willst.',
    make: 'Neues Levelset',
    unfinished: 'nicht fertig',
    openFile: 'Levelset aus Datei öffnen',
    notAFile: 'In dieser Datei steht kein Levelset.',
  },
  start: {
    title: 'Womit möchtest du beginnen?',
    blank: 'Leeres Levelset',
    blankAbout: 'Ein leeres Level, alles Weitere bestimmst du.',
    copyAbout: 'Eine Kopie zum Ändern.',
    copyName: (ladder) => `${ladder} (Kopie)`,
  },
  edit: {
    name: 'Name des Levelsets',
    edition: 'Für welche Ausgabe?',
    editionAbout: 'Chancen und Testbericht gelten für die Karten dieser Ausgabe.',
    saved: 'Jede Änderung wird sofort auf diesem Gerät gespeichert.',
    levels: 'Level',
    level: (level) => `Level ${number(level)}`,
    empty: 'noch nichts',
    parts: (level) => `Kombinationen von Level ${number(level)}`,
    kind: (part) => `Art der Kombination ${number(part)}`,
    kinds: { set: 'Gleiche Werte', run: 'Folge', colour: 'Eine Farbe' },
    cards: (part) => `Karten in Kombination ${number(part)}`,
    fewer: (part) => `Eine Karte weniger in Kombination ${number(part)}`,
    more: (part) => `Eine Karte mehr in Kombination ${number(part)}`,
    removePart: (part) => `Kombination ${number(part)} entfernen`,
    addPart: 'Kombination hinzufügen',
    sum: (cards, most) => `${count(cards, CARDS)} von höchstens ${number(most)}`,
    addLevel: 'Level hinzufügen',
    moveUp: (level) => `Level ${number(level)} nach oben`,
    moveDown: (level) => `Level ${number(level)} nach unten`,
    duplicate: (level) => `Level ${number(level)} kopieren`,
    removeLevel: (level) => `Level ${number(level)} entfernen`,
    moved: (from, to) => `Level ${number(from)} ist jetzt Level ${number(to)}.`,
    doubled: (level) => `Level ${number(level)} wurde kopiert.`,
    removed: (level) => `Level ${number(level)} wurde entfernt.`,
    added: (level) => `Level ${number(level)} wurde hinzugefügt.`,
    all: 'Alle deine Levelsets',
  },
  odds: {
    about:
      'Unter jedem Level steht die Chance, es bis zu deinem fünften Zug auf der Hand zu haben, wenn du nur vom Nachziehstapel ziehst. Im Spiel helfen dir die Ablagestapel, und die anderen kommen dir in die Quere.',
    counting: 'Chancen werden berechnet …',
    short: (turns, share) => `bis Zug ${number(turns)}: ${share}`,
    title: (level) => `Chance, Level ${number(level)} auf der Hand zu haben`,
    by: (turns) => (turns === 0 ? 'nach dem Austeilen' : `bis Zug ${number(turns)}`),
  },
  remove: {
    button: 'Levelset löschen',
    title: (name) => `„${name}“ löschen?`,
    about:
      'Das Levelset ist dann endgültig weg. Partien, die damit gespielt wurden, bleiben erhalten.',
    yes: 'Löschen',
  },
  play: {
    button: 'Jetzt spielen',
    about:
      'Startet eine Partie gegen Bots. Möchtest du mit anderen spielen, starte eine neue Partie: Dort findest du das Levelset unter „Welches Spiel?“.',
    failed: 'Die Partie konnte nicht gestartet werden. Bitte versuche es noch einmal.',
    notYet: 'Korrigiere zuerst, was oben markiert ist.',
  },
  share: {
    title: 'Teilen',
    about:
      'Im Link steckt das ganze Levelset: Damit können andere es ansehen, behalten und spielen.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Bitte kopiere ihn von Hand aus dem Feld',
    link: 'Link zu diesem Levelset',
    send: 'Verschicken …',
    file: 'Als Datei speichern',
  },
  shared: {
    title: 'Ein Levelset für dich',
    about: 'Jemand hat dieses Levelset mit dir geteilt.',
    keep: 'Behalten und ändern',
    kept: 'Du hast dieses Levelset schon.',
    unreadable:
      'In diesem Link steckt kein Levelset. Vielleicht wurde er abgeschnitten: Lass ihn dir noch einmal schicken.',
    otherVersion:
      'Dieses Levelset stammt aus einer neueren Version von Palier. Lade die Seite neu und versuche es noch einmal.',
    unplayable: 'Dieses Levelset ist nicht spielbar:',
  },
  faults: {
    levels: (levels, most) =>
      `Das Levelset hat ${number(levels)} Level; erlaubt sind 1 bis ${number(most)}.`,
    parts: (level, parts, most) =>
      parts === 0
        ? `Level ${number(level)} ist leer: Es braucht mindestens eine Kombination.`
        : `Level ${number(level)} hat ${number(parts)} Kombinationen; erlaubt sind höchstens ${number(most)}.`,
    size: (level, part, { value, min, max }) =>
      `Kombination ${number(part)} von Level ${number(level)} hat ${count(value, CARDS)}; erlaubt sind ${number(min)} bis ${number(max)}.`,
    tooBig: (level, cards, most) =>
      `Level ${number(level)} verlangt ${count(cards, CARDS)}; erlaubt sind höchstens ${number(most)}.`,
  },
  balance: {
    title: 'Testbericht',
    about: 'Geübte Bots spielen das Levelset viele Male auf diesem Gerät.',
    players: 'Spieler',
    games: 'Partien',
    start: 'Von Bots testen lassen',
    again: 'Noch einmal testen lassen',
    stop: 'Anhalten',
    progress: 'Gespielte Partien',
    soFar: (played, wanted) => `${number(played)} von ${count(wanted, GAMES)}`,
    done: (games) => `${count(games, GAMES)} zwischen geübten Bots.`,
    stopped: (games, wanted) =>
      `Angehalten nach ${number(games)} von ${count(wanted, GAMES)}: Die Zahlen sind ungenauer.`,
    failed: 'Die Partien wurden abgebrochen. Bitte versuche es noch einmal.',
    outdated: 'Du hast das Levelset seit diesem Test geändert: Lass es noch einmal testen.',
    first: 'Die ersten Partien werden gespielt …',
    climb: 'So viele Züge braucht jedes Level; der dünne Strich zeigt, wie ungenau die Zahl ist.',
    climbAlt: (levels) => `Nötige Züge. ${levels.join('; ')}`,
    levelAlt: (level, turns) => `Level ${number(level)}: ${turns}`,
    table: 'Wie schwer jedes Level ist',
    level: 'Level',
    tried: 'Versucht',
    laid: 'Ausgelegt',
    turns: 'Nötige Züge',
    notes:
      'Versucht: Runden, in denen jemand auf diesem Level stand. Ausgelegt: in wie vielen davon es ausgelegt wurde. Nötige Züge: wie viele Züge, auch vergebliche, auf jedes Auslegen kommen. Der Bereich ± enthält den wahren Wert in 95 von 100 Fällen.',
    easier: 'leichter als das Level davor',
    length: (rounds, minutes) =>
      `Eine Partie dauert ${rounds} Runden, am Tisch etwa ${minutes} Minuten.`,
    leader: (share) => `Wer nach der Hälfte der Level führt, gewinnt ${share} der Partien.`,
    dead: (share) => `In ${share} der Runden steigt niemand auf.`,
    longGame: (minutes) =>
      `Eine Partie dauert ${number(minutes)} Minuten: Lass für einen kurzen Spieleabend ein oder zwei Level weg.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
