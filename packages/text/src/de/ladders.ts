/** The ladder editor in German. */
import type { Part } from '../langs.ts';
import { CARDS, count, GAMES, number } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Leitern',
  unnamed: 'Meine Leiter',
  levelCount: (levels) => `${number(levels)} Level`,
  list: {
    about:
      'Erfinde eine eigene Leiter: Sieh, wie schwer jedes Level ist, lass sie von Bots ausprobieren, spiel sie und teile sie.',
    yours: 'Deine Leitern',
    none: 'Noch keine. Fang mit einer Leiter an, die du kennst, und ändere, was du magst.',
    make: 'Neue Leiter',
    unfinished: 'nicht fertig',
    openFile: 'Eine Leiter aus einer Datei öffnen',
    notAFile: 'In dieser Datei steht keine Leiter.',
  },
  start: {
    title: 'Anfangen mit …',
    blank: 'Leere Leiter',
    blankAbout: 'Ein Level, alles andere bestimmst du.',
    copyAbout: 'Eine Kopie zum Ändern.',
    copyName: (ladder) => `${ladder} (Kopie)`,
  },
  edit: {
    name: 'Name der Leiter',
    edition: 'Gemacht für',
    editionAbout: 'Chancen und Bericht gelten für die Karten dieser Ausgabe.',
    saved: 'Jede Änderung bleibt auf diesem Gerät.',
    levels: 'Level',
    level: (level) => `Level ${number(level)}`,
    empty: 'noch nichts',
    parts: (level) => `Kombinationen von Level ${number(level)}`,
    kind: (part) => `Art der Kombination ${number(part)}`,
    kinds: { set: 'Gleiche Werte', run: 'Folge', colour: 'Farbe' },
    cards: (part) => `Karten in Kombination ${number(part)}`,
    fewer: (part) => `Eine Karte weniger in Kombination ${number(part)}`,
    more: (part) => `Eine Karte mehr in Kombination ${number(part)}`,
    removePart: (part) => `Kombination ${number(part)} entfernen`,
    addPart: 'Kombination hinzufügen',
    sum: (cards, most) => `${count(cards, CARDS)} von höchstens ${number(most)}`,
    addLevel: 'Level hinzufügen',
    moveUp: (level) => `Level ${number(level)} nach oben`,
    moveDown: (level) => `Level ${number(level)} nach unten`,
    duplicate: (level) => `Level ${number(level)} verdoppeln`,
    removeLevel: (level) => `Level ${number(level)} entfernen`,
    moved: (from, to) => `Level ${number(from)} ist jetzt Level ${number(to)}.`,
    doubled: (level) => `Level ${number(level)} ist jetzt zweimal da.`,
    removed: (level) => `Level ${number(level)} ist weg.`,
    added: (level) => `Level ${number(level)} ist dazugekommen.`,
    all: 'Alle deine Leitern',
  },
  odds: {
    about:
      'Unter jedem Level: die Chance, es bis zu deinem fünften Zug auf der Hand zu haben, wenn du nur vom Stapel ziehst. Im Spiel helfen die Ablagestapel, und die anderen stören.',
    counting: 'Chancen werden berechnet …',
    short: (turns, share) => `bis Zug ${number(turns)}: ${share}`,
    title: (level) => `Chance, Level ${number(level)} auf der Hand zu haben`,
    by: (turns) => (turns === 0 ? 'wie gegeben' : `bis Zug ${number(turns)}`),
  },
  remove: {
    button: 'Diese Leiter löschen',
    title: (name) => `„${name}“ löschen?`,
    about: 'Sie verschwindet von diesem Gerät. Partien, die darauf gespielt wurden, bleiben.',
    yes: 'Löschen',
  },
  play: {
    button: 'Jetzt spielen',
    about:
      'Eine Partie gegen Bots beginnt. Wer mitspielt, oder ein Spiel an einem Gerät, wählst du bei einer neuen Partie: Dort steht die Leiter unter „Welches Spiel“.',
    failed: 'Die Partie ließ sich nicht beginnen. Versuch es noch einmal.',
    notYet: 'Bring erst in Ordnung, was oben markiert ist.',
  },
  share: {
    title: 'Teilen',
    about:
      'Im Link steckt die ganze Leiter: Wer ihn öffnet, kann sie ansehen, behalten und spielen.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopier ihn von Hand aus dem Feld',
    link: 'Link zu dieser Leiter',
    send: 'Verschicken …',
    file: 'Als Datei speichern',
  },
  shared: {
    title: 'Eine Leiter für dich',
    about: 'Jemand hat diese Leiter mit dir geteilt.',
    keep: 'Behalten und ändern',
    kept: 'Du hast diese Leiter schon.',
    unreadable:
      'In diesem Link steht keine Leiter. Vielleicht wurde er abgeschnitten: Lass ihn dir noch einmal schicken.',
    otherVersion:
      'Diese Leiter kommt von einem neueren Palier. Lade die Seite neu, um es zu bekommen.',
    unplayable: 'Auf dieser Leiter kann man nicht spielen:',
  },
  faults: {
    levels: (levels, most) =>
      `Die Leiter hat ${number(levels)} Level, es dürfen aber nur 1 bis ${number(most)} sein.`,
    parts: (level, parts, most) =>
      parts === 0
        ? `Level ${number(level)} ist leer: Es braucht mindestens eine Kombination.`
        : `Level ${number(level)} hat ${number(parts)} Kombinationen, es dürfen aber höchstens ${number(most)} sein.`,
    size: (level, part, { value, min, max }) =>
      `Kombination ${number(part)} von Level ${number(level)} hat ${count(value, CARDS)}, es dürfen aber nur ${number(min)} bis ${number(max)} sein.`,
    tooBig: (level, cards, most) =>
      `Level ${number(level)} verlangt ${count(cards, CARDS)}, es dürfen aber höchstens ${number(most)} sein.`,
  },
  balance: {
    title: 'Bericht zum Gleichgewicht',
    about: 'Solide Bots spielen die Leiter viele Male, auf diesem Gerät.',
    players: 'Spieler',
    games: 'Partien',
    start: 'Bots ausprobieren lassen',
    again: 'Noch einmal ausprobieren lassen',
    stop: 'Anhalten',
    progress: 'Gespielte Partien',
    soFar: (played, wanted) => `${number(played)} von ${count(wanted, GAMES)}`,
    done: (games) => `${count(games, GAMES)} zwischen soliden Bots.`,
    stopped: (games, wanted) =>
      `Angehalten nach ${number(games)} von ${count(wanted, GAMES)}: Die Fehler sind größer.`,
    failed: 'Die Partien brachen ab. Versuch es noch einmal.',
    outdated: 'Du hast die Leiter nach diesen Partien geändert: Lass sie noch einmal ausprobieren.',
    first: 'Die ersten Partien werden gespielt …',
    climb:
      'Der Aufstieg: Züge, die jedes Level braucht; der dünne Strich zeigt, wie weit es danebenliegen kann.',
    climbAlt: (levels) => `Züge je Level: ${levels.join('; ')}`,
    levelAlt: (level, turns) => `Level ${number(level)} ${turns}`,
    table: 'Wie schwer jedes Level ist',
    level: 'Level',
    tried: 'Versucht',
    laid: 'Ausgelegt',
    turns: 'Züge nötig',
    notes:
      'Versucht: Runden, in denen jemand für das Level spielte. Ausgelegt: in wie vielen davon. Züge nötig: alle Züge, die hineingingen, vergeblich oder nicht, für jedes Mal, das es ausgelegt wurde. ± enthält die wahre Zahl 95 von 100 Malen.',
    easier: 'leichter als das Level davor',
    length: (rounds, minutes) =>
      `Eine Partie dauert ${rounds} Runden, an einem Tisch etwa ${minutes} Minuten.`,
    leader: (share) =>
      `Wer führt, wenn der Erste die halbe Leiter hinter sich hat, gewinnt ${share} der Partien.`,
    dead: (share) => `In ${share} der Runden steigt niemand auf.`,
    longGame: (minutes) =>
      `Eine Partie dauert ${number(minutes)} Minuten: Lass für einen kurzen Abend ein Level oder zwei weg.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
