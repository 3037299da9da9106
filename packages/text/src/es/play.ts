/** `palier play` and `palier sim` in Spanish. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  GAMES,
  LOCALE,
  mean,
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

const DEALS = { one: 'reparto', other: 'repartos' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim: Part<'play'>['sim'] = {
  interrupted: 'Interrumpido: este es el resultado hasta ahora.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Terminado antes de tiempo: todos' : 'Todos'} los porcentajes se conocen con un margen de ± ${fine(width)}.`,
  unsettled: (width, wanted) =>
    `Los porcentajes se conocen con un margen de ± ${fine(width)}; se pedía ± ${fine(wanted)}, y para eso hacen falta más partidas.`,
  reported: (file) => `Informe: ${file}`,
  columns: {
    seat: 'asiento',
    bot: 'bot',
    wins: 'victorias',
    share: 'porcentaje',
    range: 'intervalo del 95\u00a0%',
  },
  method: {
    wilson: 'Intervalos a partir de partidas sueltas (Wilson).',
    deals:
      'Intervalos a partir de la dispersión de los repartos, cada uno jugado en todas las rotaciones.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, cada uno una vez por cada rotación de los asientos.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `De media, una partida tiene ${mean(rounds, ROUNDS)} y ${mean(moves, MOVES)}.`,
  ending: {
    'went-out': (share) => `el ${percent(share)} porque alguien las cerró`,
    stock: (share) => `el ${percent(share)} por falta de cartas`,
    blocked: (share) => `el ${percent(share)} porque se atascaron`,
    win: (share) => `el ${percent(share)} al exponer el último nivel`,
  },
  endings: (endings) => `Final de las rondas: ${and(endings)}.`,
  speed: (seconds, games) => `${mean(seconds, SECONDS)}, ${mean(games, GAMES)} por segundo.`,
  seed: (seed) => `Semilla: ${seed}`,
  progress: (done, total, left) =>
    `${done} de ${total}${left === undefined ? '' : `, ${Math.ceil(left) === 1 ? 'falta' : 'faltan'} ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} sin fallos; Ctrl-C para terminar`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} con reglas al azar, sin fallos: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, todas comprobadas.`,
  broken: (number, detail, line) =>
    `La partida ${number} falló: ${detail}\nPara repetirla: ${line}`,
};

const rounded = (share: number): number => Math.round(100 * share);

const missing = (cards: number): string =>
  `${cards === 1 ? 'falta' : 'faltan'} ${count(cards, CARDS)}`;

export const play: Part<'play'> = {
  you: 'Tú',
  botNames: 'Mira Otto Lena Juno Nora Emil Ines Paul Rosa Theo Ida Max'.split(' '),

  welcome: (edition, ladder, names) => `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange:
    'Otra edición, rivales más flojos o más fuertes, reglas de la casa: palier play --help.',
  howToStart:
    'Escribe una jugada, ? para ver las que puedes hacer, hint para una pista o help para ver todo lo que se puede escribir.',
  luck: {
    honest: (commitment) =>
      `Las cartas se barajan con un secreto que se elige ahora y se muestra al final. Su huella: ${commitment}`,
    seeded: (seed) =>
      `Las cartas se barajan con la semilla ${quote(seed)}: quien la conozca puede averiguar las cartas.`,
  },
  revealed: (secret) =>
    `El secreto con el que se ha barajado: ${secret}. «palier verify» lo compara con la huella de una partida guardada y vuelve a repartirla.`,

  round: (round) => `Ronda ${round}`,
  level: (level) => `nivel ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'pila',
  laid: 'expuesto',
  skipped: 'pierde el turno',
  held: 'Reserva',
  stock: (cards, faceUp) =>
    `Mazo: ${count(cards, CARDS)}${faceUp === '' ? '' : `, debajo, boca arriba: ${faceUp}`}`,
  yourLevel: (number, level) => `Tu nivel ${number}: ${level}`,
  yourLevels: 'Tus niveles; puedes exponer cualquiera:',
  youLaid: (number) => `Has expuesto el nivel ${number}: añade lo que puedas.`,
  hand: 'Tu mano:',

  choose: 'Elige:',
  example: (move) => `por ejemplo «${move}»`,
  canLay: 'Puedes exponer tu nivel: escribe «lay», o «?» para ver todas las formas.',
  cannotLay: 'Tus cartas aún no forman ese nivel. «?» muestra lo que puedes hacer.',
  keepHint: (most) =>
    `hasta ${count(most, CARDS)} para la siguiente ronda, por ejemplo «keep R3 G5»; «keep» a secas, ninguna.`,
  offerHint: (cards) => `${count(cards, CARDS)} a tu elección, por ejemplo «offer R1 G2 B3».`,
  dropHint: (levels) => `nivel ${or(levels.map(String))}, por ejemplo «drop ${levels[0] ?? 1}».`,
  swapHint: '«swap» y de una a tres cartas, por ejemplo «swap R3 G5».',
  moves: 'Puedes escribir:',
  moreLayings: 'También hay otras formas de exponerlo.',
  refusalHint: (rule) => `«rule ${rule}» muestra la regla; «?», lo que puedes hacer.`,
  noSuchRule: (text) =>
    `No existe la regla ${quote(text)}. Una jugada rechazada nombra su regla, por ejemplo «rule LAY-3».`,
  nothingToUndo: 'En este turno no has expuesto ni añadido nada que deshacer.',
  outlook: (level, left, outs, unseen) =>
    left === 0
      ? `Nivel ${level}: completo en tu mano.`
      : `Nivel ${level}: ${missing(left)}; de las ${count(unseen, CARDS)} que no ves, ${outs === 0 ? 'no te serviría ninguna' : `te ${outs === 1 ? 'serviría' : 'servirían'} ${outs}`}.`,
  oddsOf: (turns, chance, error) =>
    `En ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)}\u00a0%.`,
  noOdds: 'Ya has expuesto tu nivel en esta ronda.',
  typed: (move) => `Escribe «${move}».`,

  saveNeedsFile: 'Añade un nombre de archivo, por ejemplo «save partida.jsonl».',
  saved: (file, isOver) =>
    isOver
      ? `Guardada. «palier verify ${file}» la comprueba y «palier replay ${file}» muestra la repetición.`
      : `Guardada hasta aquí. El archivo muestra las cartas de todos: míralo cuando termine la partida.`,
  fileExists: (file) => `Ya existe el archivo ${quote(file)}. Elige otro nombre.`,
  cannotSave: (file, detail) => `No se puede escribir ${quote(file)} (${detail}).`,

  handOver: (name) => `${name}, te toca al teclado. Los demás, que no miren.`,
  pressEnter: 'Pulsa Intro para ver tus cartas. ',

  afterGame: 'La partida ha terminado. «save FILE» la guarda; Intro para salir.',
  goodbye: 'Hasta la próxima.',

  help: [
    { line: 'draw · d', says: 'robar del mazo' },
    { line: 'take 2 · t 2', says: 'tomar la carta de encima de la pila del jugador 2' },
    { line: 'lay · l', says: 'exponer tu nivel de la primera forma posible' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'exponer tu nivel con estas cartas' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'añadir una carta a la combinación 2.1' },
    { line: 'discard R7 · x R7', says: 'terminar tu turno con esta carta' },
    { line: 'pass 3 · p 3', says: 'terminar tu turno con una carta Paso para el jugador 3' },
    {
      line: 'keep R3 G5 · k R3 G5',
      says: 'entre rondas, si está permitido: conservar estas cartas',
    },
    {
      line: 'exchange R5 2.1 · e R5 2.1',
      says: 'si está permitido: rescatar un comodín con la carta que representa',
    },
    {
      line: 'drop 5',
      says: 'con niveles abiertos, al cerrar la ronda: el segundo nivel que retiras',
    },
    { line: MASTER_VERBS, says: 'para las cartas de Master; «?» dice cuándo' },
    { line: '?', says: 'las jugadas que puedes hacer ahora' },
    { line: 'hint', says: 'lo que haría ahora un bot hábil, y por qué' },
    {
      line: 'odds',
      says: 'cuánto le falta a tu mano para tu nivel y la probabilidad de lograrlo robando del mazo',
    },
    { line: 'undo · u', says: 'deshacer lo último que has expuesto o añadido en este turno' },
    { line: 'sort · s', says: 'ordenar tu mano por número o por color' },
    { line: 'table', says: 'volver a mostrar la mesa; Intro hace lo mismo' },
    { line: 'history', says: 'lo que ha pasado en esta ronda' },
    { line: 'rule LAY-3', says: 'el texto de una regla' },
    { line: 'save FILE', says: 'guardar la partida' },
    { line: 'quit · q', says: 'dejar la partida' },
  ],
  helpNotes: [
    `Cartas: letra del color y número, R7 (rojo), O (naranja), Y (amarillo), G (verde), B (azul), P (morado); J comodín; X carta Paso; ${MASTER_LETTERS} ${masterNames(specials).join(', ')}. J=9 es un comodín que representa un 9. Da igual usar mayúsculas o minúsculas.`,
  ],

  sim,
  full: fullScreen,
  online: terminal,
};
