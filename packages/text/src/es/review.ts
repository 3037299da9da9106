/** The coach in Spanish: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { ReviewInterval } from '@palier/bots/coach';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { a, about, CARDS, count, does, GAMES, LOCALE, mean, number, whom } from './speech.ts';

const DECISIONS = { one: 'decisión', other: 'decisiones' };

/** The one unit in which a cost is told. */
const POINTS = { one: 'punto porcentual', other: 'puntos porcentuales' };

const page: Part<'review'>['page'] = {
  loading: 'Abriendo la partida…',
  missing:
    'Aquí no hay ninguna partida terminada. Quizá se borró de este dispositivo o aún se está jugando.',
  unreadable: 'Esta partida guardada no se puede leer.',
  choose: '¿Qué partida?',
  none: 'Aún no has terminado ninguna partida en este dispositivo. Cuando lo hagas, el entrenador mirará cada decisión.',
  play: 'Jugar contra bots',
  seat: 'Decisiones de',
  running: (done, of) => `Decisión ${number(done)} de ${number(of)}`,
  runningLuck: 'Ahora, los mismos repartos otra vez, para medir la suerte',
  runningAbout:
    'El entrenador continúa la partida muchas veces desde cada decisión. Si sales de la página, se pierde lo calculado hasta ahora.',
  stop: 'Parar',
  stopped: 'Análisis detenido.',
  failed: 'No se ha podido terminar el análisis.',
  again: 'Analizar la partida',
  look: 'Ver ese momento',
  differently: 'Jugar de otra forma',
  notDifferent: 'Esta partida no se puede continuar desde aquí.',
  position: 'La mesa justo antes',
  marks: { played: 'jugada', better: 'mejor' },
  chart: {
    about: (decisions) =>
      `Tu probabilidad de ganar antes de cada decisión (${count(decisions, DECISIONS)}), de la primera a la última. La lista de abajo dice lo mismo.`,
    legend:
      'La línea es lo medido; la banda, donde está el valor real con un 95\u00a0% de certeza. Las marcas señalan dónde se perdió algo con seguridad.',
    round: (round) => `R${round}`,
  },
  round: (round, decisions) => `Ronda ${round}: ${count(decisions, DECISIONS)}`,
  won: 'Ganaste esta partida.',
  lost: 'No ganaste esta partida.',
};

const figures = figuresOf(LOCALE);

const percent = (share: number): string => figures.percent(share).replace('-', '−');

const range = ({ low, high }: ReviewInterval): string => `del ${percent(low)} al ${percent(high)}`;

const measured = (share: number, interval: ReviewInterval): string =>
  `${percent(share)} (${range(interval)})`;

/** A difference of chances, in percentage points: «4,2»; and with its sign: «+1,2», «−0,4» */
const points = (by: number): string => figures.tenths(by * 100);
const change = (by: number): string => figures.signed(by * 100);

const pointsRange = ({ low, high }: ReviewInterval): string =>
  `de ${points(low)} a ${points(high)}`;

/** «4,2 puntos porcentuales de probabilidad de ganar (de 2,9 a 5,5)» */
const costing = (loss: number, interval: ReviewInterval): string =>
  `${mean(loss * 100, POINTS)} de probabilidad de ganar (${pointsRange(interval)})`;

/** Unseen cards that help: «te sirven 9 cartas» */
const helped = (cards: number): string =>
  cards === 0
    ? 'no te sirve ninguna carta'
    : `te ${cards === 1 ? 'sirve' : 'sirven'} ${count(cards, CARDS)}`;

const COSTLY = { one: 'decisión te costó', other: 'decisiones te costaron' };

const missing = (cards: number): string =>
  cards === 0
    ? 'tienes el nivel completo'
    : `te ${cards === 1 ? 'falta' : 'faltan'} ${count(cards, CARDS)}`;

export const review: Part<'review'> = {
  title: 'Análisis',
  verdicts: {
    'only-move': 'forzada',
    best: 'la mejor',
    open: 'sin veredicto',
    hinted: 'según la pista',
    slip: 'imprecisión',
    mistake: 'error',
    blunder: 'error grave',
  },
  meanings: {
    'only-move': 'No había otra jugada.',
    best: 'Cualquier otra jugada es peor.',
    open: 'Demasiado igualada para dar un veredicto.',
    hinted: 'Es lo que dice la pista en ese momento: no cuenta como error.',
    slip: 'Costó un poco: menos de 3 puntos porcentuales de probabilidad de ganar.',
    mistake: 'Costó algo: de 3 a 8 puntos porcentuales de probabilidad de ganar.',
    blunder: 'Costó mucho: más de 8 puntos porcentuales de probabilidad de ganar.',
  },
  counts: {
    'only-move': (decisions) => count(decisions, { one: 'forzada', other: 'forzadas' }),
    best: (decisions) => count(decisions, { one: 'mejor jugada', other: 'mejores jugadas' }),
    open: (decisions) => `${number(decisions)} sin veredicto`,
    hinted: (decisions) => `${number(decisions)} según la pista`,
    slip: (decisions) => count(decisions, { one: 'imprecisión', other: 'imprecisiones' }),
    mistake: (decisions) => count(decisions, { one: 'error', other: 'errores' }),
    blunder: (decisions) => count(decisions, { one: 'error grave', other: 'errores graves' }),
  },
  percent,
  interval: range,
  measured,
  points,
  pointsInterval: pointsRange,
  measuredPoints: (loss, interval) => `${points(loss)} (${pointsRange(interval)})`,
  lost: (loss, interval) => `Esta jugada te costó ${costing(loss, interval)}.`,
  open: (interval) =>
    `La mejor de las otras jugadas cambiaría tu probabilidad de ganar entre ${change(interval.low)} y ${change(interval.high)} puntos porcentuales.`,
  chance: (chance, interval) =>
    `Tu probabilidad de ganar justo antes: ${measured(chance, interval)}.`,
  where: (round, turn) => `Ronda ${round}, turno ${turn}`,
  played: 'Tu jugada:',
  better: 'Mejor:',
  reasons: {
    'could-win': () => 'Con eso ganabas la partida en el acto.',
    'could-go-out': () => 'Podías cerrar la ronda en este turno.',
    'could-lay': ({ level }) => `Podías exponer el nivel ${level}.`,
    'could-add': () => 'Podías añadir una carta a lo que había en la mesa.',
    'better-wait': () =>
      'Tu nivel podía esperar: lo que expones también ayuda a los demás, y si cierras la ronda en un solo turno, subes dos niveles.',
    'better-keep': () => 'La carta que añadiste valía más en tu mano.',
    'other-laying': () => 'El mismo nivel, expuesto de otra forma, te dejaba en mejor posición.',
    missing: ({ best, played }) => `Así ${missing(best)}; con tu jugada, ${missing(played)}.`,
    outs: ({ best, played }) => `Con tu jugada, ${helped(played)}; con esta, ${number(best)}.`,
    gave: ({ to, chance, instead }, naming) =>
      `La carta que descartaste ${isYou(naming, to) ? 'te' : 'le'} serviría ${a(whom(naming, to))} ${about(chance)}; esta, ${about(instead)}.`,
    fed: ({ to }, naming) =>
      `La carta que descartaste encaja en la mesa, y ${does(naming, to, ['puedes', 'puede'])} añadirla.`,
  },
  noReason: 'No hay una razón sencilla: al continuar la partida, simplemente salió mejor.',
  scores: {
    1: {
      name: 'Mucho por descubrir',
      about: 'De cada partida se aprende algo. Estos momentos son los que más enseñan.',
    },
    2: {
      name: 'Buenos momentos',
      about: 'Tomaste buenas decisiones, y la próxima vez puedes mejorar alguna.',
    },
    3: {
      name: 'Bien jugado',
      about: 'La mayoría de tus decisiones fueron buenas. Vale la pena volver a mirar algunas.',
    },
    4: { name: 'Muy bien jugado', about: 'El entrenador apenas tiene nada que corregir.' },
    5: {
      name: 'Impecable',
      about: 'El entrenador no ha encontrado ningún error.',
    },
  },
  stars: (stars, of) => `${stars} de ${of} estrellas`,
  praise: 'Bien jugado: cualquier otra jugada habría sido peor.',
  cost: (loss) => {
    const whole = Math.round(loss * 100);
    return whole === 0
      ? 'Te costó menos de 1 punto porcentual de probabilidad de ganar.'
      : `Te costó más o menos ${count(whole, POINTS)} de probabilidad de ganar.`;
  },
  exact: 'Cifras exactas',
  headings: {
    worth: 'Mira esto primero',
    decisions: 'Todas las decisiones',
    chances: 'Tu probabilidad de ganar',
    luck: 'Suerte',
    method: 'Cómo se ha calculado',
    figures: 'Todas las cifras',
  },
  nothingWorth: 'Ninguna de tus decisiones cuenta como error.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, COSTLY)} en total ${costing(total, interval)}.`,
  luck: ({ share, interval, games, expected }) =>
    `Los mismos repartos, jugados por bots de la misma fuerza: tu asiento ganó el ${measured(share, interval)} de ${count(games, GAMES)}. Si la suerte no contara, sería el ${percent(expected)}.`,
  fortunes: {
    good: 'Las cartas estuvieron de tu parte.',
    bad: 'Las cartas estuvieron en tu contra.',
    even: 'Ni buena ni mala suerte.',
  },
  method: [
    'Cada decisión se juzga por lo que podías ver: las cartas ocultas se reparten de muchas formas probables, y tu jugada y la mejor de las otras se continúan hasta el final de la ronda con los mismos repartos y los mismos bots rápidos.',
    'La mejor de las otras jugadas se elige con una parte de esas pruebas y se mide con el resto, para que una jugada con suerte no parezca mejor de lo que es. Cada número va seguido de su intervalo del 95\u00a0%, para partidas entre esos bots; entre jugadores más fuertes o más flojos, la misma jugada puede costar más o menos. Solo hay veredicto si todo el intervalo supera el 1\u00a0%.',
    'Para medir la suerte, bots de la misma fuerza juegan otra vez la partida entera con las cartas de cada reparto en las mismas manos.',
  ],
  page,
};
