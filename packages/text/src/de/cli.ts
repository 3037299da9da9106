/** The program `palier` in German. */
import type { CliWords } from '../cli-words.ts';
import { isYou } from '../naming.ts';
import { bench, benchWords } from './cli-bench.ts';
import { play } from './cli-play.ts';
import { load, loadFailures, loadWords } from './cli-load.ts';
import { review, reviewWords } from './cli-review.ts';
import { backup, serve, serveFailures, serveWords } from './cli-serve.ts';
import { sim } from './cli-sim.ts';
import { outside } from './outside.ts';
import { wer } from './seats.ts';
import { and, count, number, or, quote } from './speech.ts';

const EVENTS = { one: 'Ereignis', other: 'Ereignisse' };
const ROUNDS = { one: 'Runde', other: 'Runden' };
const PROBLEMS = { one: 'Problem', other: 'Probleme' };
const PLAYERS = { one: 'Spieler', other: 'Spieler' };

export const cli: CliWords = {
  tagline: 'der Tisch für Kartenspiele, in denen man Level für Level aufsteigt',
  about: [
    'Spielt, prüft und zeigt Partien von Level Up und Level 8 und gibt den Schiedsrichter. In einer Kopie des Repositorys steht „npm run -s palier --“ an der Stelle von „palier“.',
  ],
  headings: {
    usage: 'Aufruf:',
    commands: 'Befehle:',
    options: 'Optionen:',
    examples: 'Beispiele:',
    status: 'Rückgabewert:',
  },
  usage: { command: 'BEFEHL', options: 'OPTIONEN' },
  status: {
    done: 'erledigt',
    refused: 'der Auftrag wurde abgelehnt',
    unreadable: 'falscher Aufruf oder unlesbare Eingabe',
    defect: 'ein Fehler des Programms',
  },
  options: {
    help: 'diese Hilfe zeigen',
    lang: 'die Sprache: en, fr oder de; sonst die des Systems',
    json: 'genau ein JSON-Dokument ausgeben und sonst nichts',
    version: 'die Version zeigen',
  },
  seeHelp: (line) => `Siehe ${quote(line)}.`,
  commands: {
    play,
    judge: {
      summary: 'der Schiedsrichter: Züge ab einer Stellung spielen und sagen, was die Regeln sagen',
      about: [
        'FILE enthält ein JSON-Objekt { "position": { … }, "moves": [ … ] }; „-“ liest es von der Standardeingabe. Ein Zug ist ein Text wie "draw" oder { "seat": 2, "move": "take 1" }.',
        'Gibt JSON aus: zu jedem Zug seine Ereignisse oder die Regel, die ihn verbietet, dann die Stellung danach, die beendeten Runden und die Sieger. Ein abgelehnter Zug ändert nichts, und es wird weiter geprüft. Mit --json steht alles in einer Zeile.',
      ],
      options: {},
      examples: [
        { line: 'palier judge position.json', says: 'Die Züge einer Datei prüfen.' },
        {
          line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
          says: 'Eine neue Partie geben und eine Karte ziehen.',
        },
      ],
    },
    sim,
    replay: {
      summary: 'eine aufgezeichnete Partie Zug für Zug nachlesen',
      about: [
        'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Karten, die niemand am Tisch sehen konnte, bleiben verdeckt, wenn du sie nicht verlangst.',
        'Mit --json: die Liste aller Momente, jeder mit seinem Ereignis und dem Tisch danach, wie ein Zuschauer sie gesehen hat, mit --seat wie dieser Platz, oder mit --open die ganze Stellung.',
      ],
      options: {
        open: 'alle Karten zeigen, und jede Hand nach ihrem Zug',
        seat: 'die Partie mit den Augen von Platz N sehen',
        from: 'mit Ereignis N beginnen',
        to: 'mit Ereignis N enden',
        step: 'in einem Terminal nach jedem Zug auf eine Taste warten: Enter weiter, b zurück, q Ende',
      },
      examples: [
        {
          line: 'palier replay game.jsonl',
          says: 'Die ganze Partie, wie ein Zuschauer sie gesehen hat.',
        },
        {
          line: 'palier replay game.jsonl --seat 2 --step',
          says: 'Zug für Zug, wie Platz 2 sie gesehen hat.',
        },
      ],
    },
    verify: {
      summary: 'eine aufgezeichnete Partie prüfen: jeden Zug, das Ergebnis und das Mischen',
      about: [
        'FILE ist eine Aufzeichnung; „-“ liest sie von der Standardeingabe. Die Partie wird noch einmal gespielt: Jeder Zug muss erlaubt sein, was daraus folgt, muss den Regeln entsprechen, und das Ergebnis muss stimmen. Nennt die Aufzeichnung den Startwert oder das Geheimnis, wird auch jedes Mischen wiederholt.',
        'Der Rückgabewert ist 1, wenn es ein Problem gibt.',
      ],
      options: {},
      examples: [
        { line: 'palier verify game.jsonl', says: 'Eine Aufzeichnung prüfen.' },
        { line: 'palier verify game.jsonl --json', says: 'Das Urteil als JSON.' },
      ],
    },
    review,
    bench,
    serve,
    load,
    backup,
  },
  failures: {
    'no-command': ({ commands }) => `Sag, was zu tun ist: ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `Einen Befehl ${quote(command)} gibt es nicht: Möglich ist ${or(commands)}.`,
    'unknown-option': ({ option }) => `Die Option ${quote(option)} ist hier nicht bekannt.`,
    'option-needs-value': ({ option }) => `Die Option ${quote(option)} braucht einen Wert.`,
    'option-takes-no-value': ({ option }) => `Die Option ${quote(option)} hat keinen Wert.`,
    'missing-operand': ({ operand }) => `${operand} fehlt.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} ist ein Wort zu viel.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} ist für ${option} nicht möglich: Erlaubt ist ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} ist für ${option} nicht möglich: Erlaubt ist eine ganze Zahl von ${number(min)} bis ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} geht nicht bei ${option}: nötig ist ein Anteil wie 0.5% oder 0.005, weniger als die Hälfte.`,
    'too-long': ({ option, length, most }) =>
      `Der Text für ${option} hat ${number(length)} Zeichen, möglich sind höchstens ${number(most)}.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Das macht ${count(players, PLAYERS)}: Eine Partie braucht ${number(min)} bis ${number(max)}.`,
    'empty-name': ({ option }) => `In ${option} fehlt ein Name.`,
    'no-such-program': ({ program }) =>
      `Es gibt kein Programm ${quote(program)}, das sich starten lässt.`,
    'not-together': ({ options }) => `${and(options)} gehen nicht zusammen.`,
    'no-such-file': ({ file }) => `Eine Datei ${quote(file)} gibt es nicht.`,
    'is-a-folder': ({ file }) => `${quote(file)} ist ein Ordner, keine Datei.`,
    'not-permitted': ({ file }) => `Du darfst ${quote(file)} nicht lesen.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} lässt sich nicht lesen (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} lässt sich nicht schreiben (${detail}).`,
    'records-there': ({ folder }) =>
      `In ${quote(folder)} liegen schon Aufzeichnungen. Wähle einen anderen Ordner.`,
    'empty-input': ({ file }) => `In ${quote(file)} steht nichts.`,
    'not-text': ({ file }) => `${quote(file)} ist kein Text in UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Das ist kein JSON: Der Text endet zu früh.'
        : `Das ist kein JSON: ${quote(near)} gehört hier nicht hin.`,
    ...serveFailures,
    ...loadFailures,
    'internal-error': ({ detail }) =>
      `In palier ist etwas schiefgegangen; das ist ein Fehler des Programms (${detail}).`,
  },
  standardInput: 'Standardeingabe',
  standardOutput: 'Standardausgabe',
  seat: (seat) => `Platz ${seat}`,
  place: (line, column) =>
    column === undefined ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`,
  bench: benchWords,
  serve: serveWords,
  load: loadWords,
  outside,
  review: reviewWords,
  verify: {
    players: (names) => `Spieler: ${and(names)}.`,
    checked: (events, rounds) =>
      `Noch einmal gespielt: ${count(events, EVENTS)} in ${count(rounds, ROUNDS)}, jeder Zug und was daraus folgt.`,
    shuffles: {
      checked: 'Jedes Mischen wurde nach den Angaben der Aufzeichnung wiederholt.',
      unknown:
        'Die Aufzeichnung sagt nicht, woraus gemischt wurde; das Mischen ließ sich nicht wiederholen.',
    },
    stopped: (event, events) =>
      `Noch einmal gespielt bis Ereignis ${number(event)} von ${number(events)}, dort war Schluss.`,
    unfinished: 'Die Partie ist noch nicht zu Ende.',
    good: 'Alles in Ordnung.',
    bad: (problems) => `${count(problems, PROBLEMS)} gefunden:`,
    atEvent: (event, sentence) => `Ereignis ${event}: ${sentence}`,
    inRecord: (sentence) => `Aufzeichnung: ${sentence}`,
    problems: {
      'illegal-move': ({ refusal }, saying) =>
        `Der Zug war nicht erlaubt (${refusal.rule}). ${saying.refusal(refusal)}`,
      'event-without-move': () => 'Kein Zug kann dieses Ereignis ausgelöst haben.',
      'wrong-event': ({ expected }, saying) =>
        expected === undefined
          ? 'Nach den Regeln geschieht hier nichts.'
          : `Nach den Regeln geschieht hier etwas anderes: ${saying.event(expected)}`,
      'wrong-cards': () => 'Beim Mischen sind Karten verloren, verdoppelt oder erfunden worden.',
      'other-shuffle': () =>
        'Das Mischen ist nicht das, das der Startwert oder das Geheimnis ergibt.',
      'bad-take-back': () =>
        'Es wurde mehr zurückgenommen als das eigene Auslegen und Anlegen in diesem Zug.',
      'unfinished-move': () => 'Die Aufzeichnung endet mitten in einem Zug.',
      'bad-position': ({ fault }, saying) =>
        `Die Stellung am Anfang wird abgelehnt. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
      'other-ruleset': () =>
        'Die Regeln, die der Kopf nennt, sind nicht die, die er selbst gewählt hat.',
      'broken-commitment': () => 'Das Geheimnis ist nicht das vor der Partie versprochene.',
      'missing-secret': () =>
        'Die Partie ist zu Ende, aber ihr Geheimnis wird nicht gezeigt: Das Mischen lässt sich nicht prüfen.',
      'wrong-winners': ({ expected }, { naming }) =>
        expected.length === 0
          ? 'Das Ergebnis nennt Sieger, aber niemand hat gewonnen.'
          : `Das Ergebnis nennt die falschen Sieger. Gewonnen hat ${and(expected.map((seat) => wer(naming, seat)))}.`,
      'wrong-rounds': ({ expected }) =>
        `Das Ergebnis zählt die Runden falsch: Es waren ${number(expected)}.`,
      'missing-result': () => 'Die Partie ist zu Ende, aber die Zeile mit dem Ergebnis fehlt.',
      'result-too-early': () =>
        'Es gibt eine Zeile mit dem Ergebnis, aber die Partie ist nicht zu Ende.',
    },
  },
  replay: {
    round: (round) => `Runde ${round}`,
    level: (level, what) => `Level ${level}: ${what}`,
    levelsLeft: (levels) => `noch offen: Level ${and(levels.map(String))}`,
    ladderDone: 'kein Level mehr',
    hand: (seat, cards, naming) =>
      isYou(naming, seat) ? `Du hast ${cards}` : `${wer(naming, seat)} hat ${cards}`,
    stepKeys: 'Enter: weiter   b: zurück   q: Ende',
    empty: 'Es ist noch nichts geschehen.',
  },
};
