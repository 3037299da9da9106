/** `palier play` and `palier sim` in German. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  countTenths,
  GAMES,
  LOCALE,
  MINUTES,
  MOVES,
  or,
  quote,
  ROUNDS,
  SECONDS,
  TURNS,
} from './speech.ts';
import { specials } from './specials.ts';
import { fullScreen } from './full-screen.ts';
import { terminal } from './terminal.ts';

const { fine, percent } = figuresOf(LOCALE);

const DEALS = { one: 'Verteilung', other: 'Verteilungen' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim: Part<'play'>['sim'] = {
  interrupted: 'Unterbrochen. Das ist das Zwischenergebnis.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Vorzeitig beendet: ' : ''}Jeder Anteil ist auf ± ${fine(width)} genau bekannt.`,
  unsettled: (width, wanted) =>
    `Die Anteile sind auf ± ${fine(width)} genau bekannt; für ± ${fine(wanted)} braucht es mehr Partien.`,
  reported: (file) => `Bericht: ${file}`,
  columns: { seat: 'Platz', bot: 'Bot', wins: 'Siege', share: 'Anteil', range: '95-%-Intervall' },
  method: {
    wilson: 'Intervalle aus den einzelnen Partien (Wilson).',
    deals:
      'Intervalle aus der Streuung der Verteilungen, die mit getauschten Plätzen gespielt wurden.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, jeder Bot einmal auf jedem Platz.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Eine Partie hat im Mittel ${countTenths(rounds, ROUNDS)} und ${countTenths(moves, MOVES)}.`,
  ending: {
    'went-out': (share) => `${percent(share)}, weil jemand Schluss machte`,
    stock: (share) => `${percent(share)}, weil die Karten ausgingen`,
    blocked: (share) => `${percent(share)}, weil nichts mehr ging`,
    win: (share) => `${percent(share)}, weil jemand das letzte Level auslegte`,
  },
  endings: (endings) => `So endeten die Runden: ${endings.join('; ')}.`,
  speed: (seconds, games) =>
    `${countTenths(seconds, SECONDS)}, ${countTenths(games, GAMES)} je Sekunde.`,
  seed: (seed) => `Startwert: ${seed}`,
  progress: (done, total, left) =>
    `${done} von ${total}${left === undefined ? '' : `, noch ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} ohne Fehler; Strg+C beendet`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} mit zufälligen Regeln ohne Fehler: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, jede gespeicherte Partie geprüft.`,
  broken: (number, detail, line) =>
    `Partie ${number} ist gescheitert: ${detail}\nNoch einmal: ${line}`,
};

const rounded = (share: number): number => Math.round(100 * share);

export const play: Part<'play'> = {
  you: 'Du',
  botNames: 'Mira Otto Lena Juno Nora Emil Ines Paul Rosa Theo Ida Max'.split(' '),

  welcome: (edition, ladder, names) => `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange: 'Andere Ausgabe, schwächere oder stärkere Gegner, Hausregeln: palier play --help.',
  howToStart:
    'Gib einen Spielzug ein, ? für alle möglichen Spielzüge, hint für einen Tipp oder help für alles, was du eingeben kannst.',
  luck: {
    honest: (commitment) =>
      `Gemischt wird mit einem Geheimnis, das jetzt feststeht und am Ende gezeigt wird. Sein Fingerabdruck: ${commitment}`,
    seeded: (seed) =>
      `Gemischt wird mit dem Startwert ${quote(seed)}. Damit lassen sich alle Karten vorhersagen.`,
  },
  revealed: (secret) =>
    `Das Geheimnis hinter dem Mischen: ${secret}. „palier verify“ vergleicht es mit dem Fingerabdruck der gespeicherten Partie und prüft damit das Mischen nach.`,

  round: (round) => `Runde ${round}`,
  level: (level) => `Level ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'Ablagestapel',
  laid: 'ausgelegt',
  skipped: 'setzt aus',
  held: 'Haltekarte',
  stock: (cards, faceUp) =>
    `Nachziehstapel: ${count(cards, CARDS)}${faceUp === '' ? '' : `, offen darunter: ${faceUp}`}`,
  yourLevel: (number, level) => `Dein Level ${number}: ${level}`,
  yourLevels: 'Deine Level; du darfst jedes davon auslegen:',
  youLaid: (number) => `Du hast Level ${number} ausgelegt: Lege an, was du kannst.`,
  hand: 'Deine Hand:',

  choose: 'Deine Möglichkeiten:',
  example: (move) => `etwa „${move}“`,
  canLay: 'Du kannst dein Level auslegen: Gib „lay“ ein; „?“ zeigt alle Möglichkeiten.',
  cannotLay: 'Deine Karten ergeben dieses Level noch nicht. „?“ zeigt, was du tun kannst.',
  keepHint: (most) =>
    `bis zu ${count(most, CARDS)} für die nächste Runde, etwa „keep R3 G5“; mit „keep“ allein behältst du keine.`,
  offerHint: (cards) => `${count(cards, CARDS)} deiner Wahl, etwa „offer R1 G2 B3“.`,
  dropHint: (levels) => `Level ${or(levels.map(String))}, etwa „drop ${levels[0] ?? 1}“.`,
  swapHint: 'swap und eine bis drei Karten, etwa „swap R3 G5“',
  moves: 'Du kannst eingeben:',
  moreLayings: '… und weitere Möglichkeiten auszulegen.',
  refusalHint: (rule) => `„rule ${rule}“ zeigt die Regel, „?“, was du tun kannst.`,
  noSuchRule: (text) =>
    `Es gibt keine Regel ${quote(text)}. Wird ein Spielzug abgelehnt, steht seine Regel dabei, etwa „rule LAY-3“.`,
  nothingToUndo:
    'Du hast in diesem Zug nichts ausgelegt oder angelegt, was du zurücknehmen könntest.',
  outlook: (level, missing, outs, unseen) =>
    missing === 0
      ? `Level ${level}: vollständig auf deiner Hand.`
      : `Level ${level}: Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${count(missing, CARDS)}; von den ${count(unseen, CARDS)}, die du nicht siehst, ${outs === 1 ? 'würde' : 'würden'} dir ${outs} helfen.`,
  oddsOf: (turns, chance, error) =>
    `In ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)} %.`,
  noOdds: 'Du hast dein Level in dieser Runde schon ausgelegt.',
  typed: (move) => `Gib „${move}“ ein.`,

  saveNeedsFile: 'Gib eine Datei an: „save partie.jsonl“.',
  saved: (file, isOver) =>
    isOver
      ? `Gespeichert. „palier verify ${file}“ prüft die Partie, „palier replay ${file}“ zeigt die Wiederholung.`
      : `Bis hierher gespeichert. Die Datei verrät alle Karten: Sieh sie dir erst nach der Partie an.`,
  fileExists: (file) => `Die Datei ${quote(file)} gibt es schon. Wähle einen anderen Namen.`,
  cannotSave: (file, detail) => `${quote(file)} lässt sich nicht schreiben (${detail}).`,

  handOver: (name) => `${name}, du bist dran. Alle anderen schauen jetzt bitte weg.`,
  pressEnter: 'Drücke die Eingabetaste, um deine Karten zu sehen. ',

  afterGame:
    'Die Partie ist zu Ende. „save FILE“ speichert sie; mit der Eingabetaste beendest du das Programm.',
  goodbye: 'Bis zum nächsten Mal.',

  help: [
    { line: 'draw · d', says: 'vom Nachziehstapel ziehen' },
    { line: 'take 2 · t 2', says: 'die oberste Karte vom Ablagestapel an Platz 2 nehmen' },
    { line: 'lay · l', says: 'dein Level auf die erste mögliche Art auslegen' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'dein Level mit diesen Karten auslegen' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'eine Karte an die Kombination 2.1 anlegen' },
    { line: 'discard R7 · x R7', says: 'diese Karte abwerfen und deinen Zug beenden' },
    { line: 'pass 3 · p 3', says: 'eine Aussetzkarte vor Platz 3 legen und deinen Zug beenden' },
    {
      line: 'keep R3 G5 · k R3 G5',
      says: 'diese Karten für die nächste Runde behalten, wenn du darfst',
    },
    {
      line: 'exchange R5 2.1 · e R5 2.1',
      says: 'einen Joker gegen die echte Karte austauschen, wenn die Hausregel gilt',
    },
    {
      line: 'drop 5',
      says: 'bei offenen Leveln: das zweite Level entfernen, wenn du Schluss gemacht hast',
    },
    { line: MASTER_VERBS, says: 'Master-Karten spielen; „?“ zeigt, wann' },
    { line: '?', says: 'alle Spielzüge, die jetzt möglich sind' },
    { line: 'hint', says: 'ein Tipp mit Begründung' },
    {
      line: 'odds',
      says: 'was dir für dein Level noch fehlt und wie gut deine Chancen sind',
    },
    {
      line: 'undo · u',
      says: 'zurücknehmen, was du in diesem Zug zuletzt aus- oder angelegt hast',
    },
    { line: 'sort · s', says: 'deine Hand nach Wert oder Farbe sortieren' },
    { line: 'table', says: 'den Tisch noch einmal zeigen; das geht auch mit der Eingabetaste' },
    { line: 'history', says: 'was in dieser Runde geschehen ist' },
    { line: 'rule LAY-3', says: 'der Text einer Regel' },
    { line: 'save FILE', says: 'die Partie speichern' },
    { line: 'quit · q', says: 'die Partie verlassen' },
  ],
  helpNotes: [
    `Karten: Buchstabe der Farbe (englisch) und Wert: R7 (rot), O orange, Y gelb, G grün, B blau, P lila; J Joker; X Aussetzkarte; ${MASTER_LETTERS} ${masterNames(specials).join(', ')}. J=9 ist ein Joker, der für eine 9 steht. Groß- und Kleinschreibung ist egal.`,
  ],

  sim,
  full: fullScreen,
  online: terminal,
};
