/** `palier play` and `palier sim` in German. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  GAMES,
  LOCALE,
  MINUTES,
  or,
  quote,
  ROUNDS,
  SECONDS,
  TURNS,
} from './speech.ts';
import { specials } from './specials.ts';

const { decimal, fine, percent } = figuresOf(LOCALE);

const DEALS = { one: 'Verteilung', other: 'Verteilungen' };

const MOVES = { one: 'Spielzug', other: 'Spielzüge' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim: Part<'play'>['sim'] = {
  interrupted: 'Unterbrochen: das Ergebnis bis hierher.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Vorzeitig beendet: ' : ''}Jeder Anteil ist auf ± ${fine(width)} bekannt.`,
  unsettled: (width, wanted) =>
    `Die Anteile sind auf ± ${fine(width)} bekannt; für ± ${fine(wanted)} braucht es mehr Partien.`,
  reported: (file) => `Bericht: ${file}`,
  columns: { seat: 'Platz', bot: 'Bot', wins: 'Siege', share: 'Anteil', range: '95-%-Intervall' },
  method: {
    wilson: 'Intervalle aus den einzelnen Partien (Wilson).',
    deals: 'Intervalle aus der Streuung der Verteilungen, in allen Sitzfolgen gespielt.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, jede einmal in jeder Sitzfolge.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Eine Partie hat im Mittel ${decimal(rounds)} Runden und ${decimal(moves)} Spielzüge.`,
  ending: {
    'went-out': (share) => `${percent(share)} durch Ausmachen`,
    stock: (share) => `${percent(share)} mangels Karten`,
    blocked: (share) => `${percent(share)}, weil nichts mehr ging`,
    win: (share) => `${percent(share)} durch Auslegen des letzten Levels`,
  },
  endings: (endings) => `So endeten Runden: ${and(endings)}.`,
  speed: (seconds, games) => `${decimal(seconds)} Sekunden, ${decimal(games)} Partien je Sekunde.`,
  seed: (seed) => `Startwert: ${seed}`,
  progress: (done, total, left) =>
    `${done} von ${total}${left === undefined ? '' : `, noch ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} ohne Fehler; Strg-C beendet`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} nach zufälligen Regeln ohne Fehler: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, jede Aufzeichnung geprüft.`,
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
    'Gib einen Zug ein, ? für die möglichen Züge, hint für einen Tipp, help für alles, was du eingeben kannst.',
  luck: {
    honest: (commitment) =>
      `Gemischt wird aus einem Geheimnis, das jetzt feststeht und am Ende gezeigt wird. Sein Fingerabdruck: ${commitment}`,
    seeded: (seed) =>
      `Gemischt wird aus dem Startwert ${quote(seed)}: Wer ihn kennt, kann die Karten kennen.`,
  },
  revealed: (secret) =>
    `Das Geheimnis hinter dem Mischen: ${secret}. „palier verify“ vergleicht es mit dem Fingerabdruck einer gespeicherten Aufzeichnung und verteilt die Partie noch einmal.`,

  round: (round) => `Runde ${round}`,
  level: (level) => `Level ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'Ablage',
  laid: 'ausgelegt',
  skipped: 'setzt aus',
  held: 'Karte Halten',
  stock: (cards, faceUp) =>
    `Nachziehstapel: ${count(cards, CARDS)}${faceUp === '' ? '' : `, offen darunter: ${faceUp}`}`,
  yourLevel: (number, level) => `Dein Level ${number}: ${level}`,
  yourLevels: 'Deine Level, von denen du jedes auslegen darfst:',
  youLaid: (number) => `Du hast Level ${number} ausgelegt: Lege an, was du kannst.`,
  hand: 'Deine Hand:',

  choose: 'Zur Wahl:',
  example: (move) => `etwa „${move}“`,
  canLay: 'Du kannst dein Level auslegen: „lay“ tut es, „?“ zeigt die Möglichkeiten.',
  cannotLay: 'Deine Karten ergeben dieses Level noch nicht. „?“ zeigt, was du tun kannst.',
  keepHint: (most) =>
    `bis zu ${count(most, CARDS)} für die nächste Runde, etwa „keep R3 G5“; „keep“ allein behält keine.`,
  offerHint: (cards) => `${count(cards, CARDS)} deiner Wahl, etwa „offer R1 G2 B3“.`,
  dropHint: (levels) => `Level ${or(levels.map(String))}, etwa „drop ${levels[0] ?? 1}“.`,
  swapHint: 'swap und eine bis drei Karten, etwa „swap R3 G5“',
  moves: 'Du kannst eingeben:',
  moreLayings: '… und es gibt noch andere Arten auszulegen.',
  refusalHint: (rule) => `„rule ${rule}“ zeigt die Regel, „?“, was du tun kannst.`,
  noSuchRule: (text) =>
    `Es gibt keine Regel ${quote(text)}. Ein abgelehnter Zug nennt seine Regel, etwa „rule LAY-3“.`,
  nothingToUndo: 'In diesem Zug ist nichts ausgelegt oder angelegt, was du zurücknehmen könntest.',
  outlook: (level, missing, outs, unseen) =>
    missing === 0
      ? `Level ${level}: vollständig auf deiner Hand.`
      : `Level ${level}: es ${missing === 1 ? 'fehlt' : 'fehlen'} ${count(missing, CARDS)}; von den ${count(unseen, CARDS)}, die du nicht siehst, ${outs === 1 ? 'würde' : 'würden'} dir ${outs} helfen.`,
  oddsOf: (turns, chance, error) =>
    `In ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)} %.`,
  noOdds: 'Du hast dein Level in dieser Runde schon ausgelegt.',
  typed: (move) => `Gib „${move}“ ein.`,

  saveNeedsFile: 'Sag, wohin: „save partie.jsonl“.',
  saved: (file, isOver) =>
    isOver
      ? `Gespeichert. „palier verify ${file}“ prüft es, „palier replay ${file}“ zeigt es noch einmal.`
      : `Gespeichert bis hierher. Die Datei verrät alle Karten: Sieh sie dir erst nach der Partie an.`,
  fileExists: (file) => `Es gibt schon eine Datei ${quote(file)}. Wähle einen anderen Namen.`,
  cannotSave: (file, detail) => `${quote(file)} kann nicht geschrieben werden (${detail}).`,

  handOver: (name) => `${name}, du bist am Zug. Die anderen schauen weg.`,
  pressEnter: 'Drücke die Eingabetaste, um deine Karten zu sehen. ',

  afterGame:
    'Die Partie ist zu Ende. „save DATEI“ behält ihre Aufzeichnung; die Eingabetaste beendet.',
  goodbye: 'Auf Wiedersehen.',

  help: [
    { line: 'draw · d', says: 'vom Nachziehstapel ziehen' },
    { line: 'take 2 · t 2', says: 'die oberste Karte vom Ablagestapel von Platz 2 nehmen' },
    { line: 'lay · l', says: 'dein Level auslegen, wie es sich als Erstes findet' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'dein Level mit diesen Karten auslegen' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'eine Karte an die Kombination 2.1 anlegen' },
    { line: 'discard R7 · x R7', says: 'diese Karte abwerfen, das beendet deinen Zug' },
    { line: 'pass 3 · p 3', says: 'deinen Zug mit einer Passkarte vor Platz 3 beenden' },
    { line: 'keep R3 G5 · k R3 G5', says: 'zwischen den Runden, wo man Karten behalten darf' },
    {
      line: 'exchange R5 2.1 · e R5 2.1',
      says: 'wo es gespielt wird: die echte Karte gegen einen Joker',
    },
    { line: 'drop 5', says: 'offene Leiter, nach dem Ausmachen: das zweite Level zum Entfernen' },
    { line: MASTER_VERBS, says: 'für Master-Karten; „?“ sagt, wann' },
    { line: '?', says: 'die Züge, die jetzt möglich sind' },
    { line: 'hint', says: 'ein Tipp für diesen Zug, und warum' },
    {
      line: 'odds',
      says: 'wie weit deine Hand vom Level weg ist und wie oft der Nachziehstapel reicht',
    },
    {
      line: 'undo · u',
      says: 'zurücknehmen, was du in diesem Zug zuletzt aus- oder angelegt hast',
    },
    { line: 'sort · s', says: 'deine Hand nach Wert oder Farbe ordnen' },
    { line: 'table', says: 'den Tisch noch einmal zeigen; die Eingabetaste tut es auch' },
    { line: 'history', says: 'was in dieser Runde geschehen ist' },
    { line: 'rule LAY-3', says: 'der Text einer Regel' },
    { line: 'save DATEI', says: 'die Aufzeichnung der Partie schreiben' },
    { line: 'quit · q', says: 'die Partie verlassen' },
  ],
  helpNotes: [
    `Karten: Buchstabe der Farbe (englisch) und Wert: R7 (rot), O orange, Y gelb, G grün, B blau, P lila; J Joker; X Passkarte; ${MASTER_LETTERS} Karte ${masterNames(specials).join(', ')}. J=9 ist ein Joker, der für eine 9 steht. Groß oder klein ist gleich.`,
  ],

  sim,
};
