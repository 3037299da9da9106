/** `palier play` and `palier sim` in Italian. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  GAMES,
  il,
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

const { decimal, fine, percent } = figuresOf(LOCALE);

const DEALS = { one: 'distribuzione', other: 'distribuzioni' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim: Part<'play'>['sim'] = {
  interrupted: 'Simulazione interrotta: questo è il risultato fin qui.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Finito in anticipo: ogni' : 'Ogni'} quota è nota con un margine di ± ${fine(width)}.`,
  unsettled: (width, wanted) =>
    `Le quote sono note con un margine di ± ${fine(width)}; per ± ${fine(wanted)} servono più partite.`,
  reported: (file) => `Rapporto: ${file}`,
  columns: {
    seat: 'posto',
    bot: 'bot',
    wins: 'vittorie',
    share: 'quota',
    range: 'intervallo al 95%',
  },
  method: {
    wilson: 'Intervalli dalle singole partite (Wilson).',
    deals:
      'Intervalli dalla variabilità delle distribuzioni, ognuna giocata in tutte le rotazioni.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, ognuna giocata una volta per ogni rotazione dei posti.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Una partita ha in media ${decimal(rounds)} manche e ${decimal(moves)} mosse.`,
  ending: {
    'went-out': (share) => `${percent(share)} perché qualcuno ha chiuso`,
    stock: (share) => `${percent(share)} perché erano finite le carte`,
    blocked: (share) => `${percent(share)} perché nessuno calava né attaccava più`,
    win: (share) => `${percent(share)} con la calata dell’ultimo livello`,
  },
  endings: (endings) => `Fine delle manche: ${and(endings)}.`,
  speed: (seconds, games) =>
    `${decimal(seconds)} s, ${count(Math.round(games * 10) / 10, GAMES)} al secondo.`,
  seed: (seed) => `Seed: ${seed}`,
  progress: (done, total, left) =>
    `${done} su ${total}${left === undefined ? '' : `, ancora ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} senza errori; Ctrl-C per fermare`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} con regole sorteggiate, senza errori: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, ogni partita controllata.`,
  broken: (number, detail, line) =>
    `La partita ${number} si è interrotta: ${detail}\nPer rifarla: ${line}`,
};

const rounded = (share: number): number => Math.round(100 * share);

export const play: Part<'play'> = {
  you: 'Tu',
  botNames: 'Mira Otto Lena Giona Nora Emilio Ines Paolo Rosa Teo Ida Max'.split(' '),

  welcome: (edition, ladder, names) => `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange:
    'Un’altra edizione, avversari più deboli o più forti, regole della casa: palier play --help.',
  howToStart:
    'Scrivi una mossa, ? per le mosse possibili, hint per un consiglio, help per tutto quello che puoi scrivere.',
  luck: {
    honest: (commitment) =>
      `Le mescolate vengono da un segreto scelto adesso e mostrato alla fine. La sua impronta: ${commitment}`,
    seeded: (seed) =>
      `Le mescolate vengono dal seed ${quote(seed)}: chi lo conosce può prevedere le carte.`,
  },
  revealed: (secret) =>
    `Il segreto delle mescolate: ${secret}. «palier verify» lo confronta con l’impronta di una partita salvata e rigioca la partita.`,

  round: (round) => `Manche ${round}`,
  level: (level) => `livello ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'scarti',
  laid: 'ha calato',
  skipped: 'salta il turno',
  held: 'Tieni',
  stock: (cards, faceUp) =>
    `Mazzo: ${count(cards, CARDS)}${faceUp === '' ? '' : `, scoperte sotto: ${faceUp}`}`,
  yourLevel: (number, level) => `Il tuo livello ${number}: ${level}`,
  yourLevels: 'I tuoi livelli; puoi calare quello che vuoi:',
  youLaid: (number) => `Hai calato il livello ${number}: attacca quello che puoi.`,
  hand: 'La tua mano:',

  choose: 'Scegli:',
  example: (move) => `per esempio «${move}»`,
  canLay: 'Puoi calare il tuo livello: scrivi «lay», o «?» per vedere come.',
  cannotLay: 'Con le tue carte non puoi ancora calare quel livello. «?» mostra che cosa puoi fare.',
  keepHint: (most) =>
    `al massimo ${count(most, CARDS)} per la prossima manche, per esempio «keep R3 G5»; «keep» da solo: nessuna.`,
  offerHint: (cards) => `${count(cards, CARDS)} a tua scelta, per esempio «offer R1 G2 B3».`,
  dropHint: (levels) =>
    `${or(levels.map((level) => il(String(level))))}, per esempio «drop ${levels[0] ?? 1}».`,
  swapHint: '«swap» e da una a tre carte, per esempio «swap R3 G5».',
  moves: 'Puoi scrivere:',
  moreLayings: 'Ci sono anche altri modi di calare.',
  refusalHint: (rule) => `«rule ${rule}» mostra la regola, «?» che cosa puoi fare.`,
  noSuchRule: (text) =>
    `La regola ${quote(text)} non esiste. Una mossa rifiutata indica la sua regola, per esempio «rule LAY-3».`,
  nothingToUndo: 'In questo turno non hai calato né attaccato niente: non c’è nulla da annullare.',
  outlook: (level, missing, outs, unseen) =>
    missing === 0
      ? `Livello ${level}: completo nella tua mano.`
      : `Livello ${level}: ${missing === 1 ? 'manca' : 'mancano'} ${count(missing, CARDS)}; su ${count(unseen, CARDS)} che non vedi, ${outs} ${outs === 1 ? 'ti aiuterebbe' : 'ti aiuterebbero'}.`,
  oddsOf: (turns, chance, error) =>
    `Entro ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)}%.`,
  noOdds: 'In questa manche hai già calato il tuo livello.',
  typed: (move) => `Scrivi «${move}».`,

  saveNeedsFile: 'Aggiungi il nome di un file, per esempio «save partita.jsonl».',
  saved: (file, isOver) =>
    isOver
      ? `Salvata. «palier verify ${file}» la controlla, «palier replay ${file}» la fa rivedere.`
      : `Salvata fin qui. Il file rivela le carte di tutti: guardalo solo a partita finita.`,
  fileExists: (file) => `Il file ${quote(file)} esiste già. Scegli un altro nome.`,
  cannotSave: (file, detail) => `${quote(file)} non si può scrivere (${detail}).`,

  handOver: (name) => `${name}, tocca a te. Nessun altro deve guardare.`,
  pressEnter: 'Premi Invio per vedere le tue carte. ',

  afterGame: 'La partita è finita. «save FILE» la salva; con Invio esci.',
  goodbye: 'Alla prossima.',

  help: [
    { line: 'draw · d', says: 'pescare dal mazzo' },
    { line: 'take 2 · t 2', says: 'prendere la carta in cima agli scarti del giocatore 2' },
    { line: 'lay · l', says: 'calare il tuo livello nel primo modo trovato' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'calare il tuo livello con queste carte' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'attaccare una carta alla combinazione 2.1' },
    { line: 'discard R7 · x R7', says: 'finire il turno scartando questa carta' },
    {
      line: 'pass 3 · p 3',
      says: 'finire il turno con una carta Salta turno davanti al giocatore 3',
    },
    {
      line: 'keep R3 G5 · k R3 G5',
      says: 'tenere queste carte per la prossima manche, dove è permesso',
    },
    {
      line: 'exchange R5 2.1 · e R5 2.1',
      says: 'liberare un jolly con la carta vera, dove è permesso',
    },
    { line: 'drop 5', says: 'togliere un secondo livello, nel percorso libero dopo aver chiuso' },
    { line: MASTER_VERBS, says: 'giocare le carte Master; «?» dice quando' },
    { line: '?', says: 'mostrare le mosse possibili adesso' },
    { line: 'hint', says: 'chiedere un consiglio per questa mossa, con il perché' },
    {
      line: 'odds',
      says: 'vedere quanto ti manca per il livello, e con che probabilità ci arrivi pescando dal mazzo',
    },
    { line: 'undo · u', says: 'annullare l’ultima calata o carta attaccata in questo turno' },
    { line: 'sort · s', says: 'ordinare la mano per valore o per colore' },
    { line: 'table', says: 'mostrare di nuovo il tavolo; lo fa anche Invio' },
    { line: 'history', says: 'rivedere che cosa è successo in questa manche' },
    { line: 'rule LAY-3', says: 'leggere il testo di una regola' },
    { line: 'save FILE', says: 'salvare la partita in un file' },
    { line: 'quit · q', says: 'lasciare la partita' },
  ],
  helpNotes: [
    `Carte: lettera del colore (in inglese) e valore: R7 (rosso), O arancione, Y giallo, G verde, B blu, P viola; J jolly; X Salta turno; ${MASTER_LETTERS} ${masterNames(specials).join(', ')}. J=9 è un jolly che vale 9. Maiuscole e minuscole sono equivalenti.`,
  ],

  sim,
  full: fullScreen,
  online: terminal,
};
