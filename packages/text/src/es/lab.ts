/** The laboratory in Spanish: the page of `palier sim --report` and the report on a ladder. */
import { say, type AdviceWords, type EveningSure } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, cards, count, GAMES, LOCALE, mean, number, ROUNDS, TURNS } from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
function points(by: number): string {
  return signed(by * 100);
}

const ORDINALS = ['segundo', 'tercer', 'cuarto', 'quinto', 'sexto'] as const;

const page: Part<'lab'>['page'] = {
  brand: 'Palier · el laboratorio',
  title: (edition, ladder) => `${edition}: ${ladder}`,
  lead: (games, bots) => `${count(games, GAMES)} entre ${and(bots)}.`,
  interrupted: 'La prueba se interrumpió: este es el resultado hasta ese momento.',
  contents: 'Contenido',
  inSeat: (name, seat) => `${name} en el asiento ${seat}`,
  tiles: {
    games: 'partidas',
    deals: 'repartos',
    rounds: 'rondas por partida',
    turns: 'turnos por ronda',
    minutes: 'minutos en una mesa real',
  },
  columns: { bot: 'Bot', seat: 'Asiento', wins: 'Victorias', share: 'Porcentaje' },
  result: {
    heading: 'Quién gana',
    clear: (name, share) =>
      `${name} gana más que nadie: el ${percent(share)} de las partidas, con todo el intervalo por encima de lo equitativo.`,
    even: (share) =>
      `Nadie destaca: las diferencias con lo equitativo, el ${percent(share)}, podrían deberse al azar.`,
    evenMark: (share) => `La línea marca lo equitativo, el ${percent(share)}.`,
    caption: 'Partidas ganadas',
  },
  ratings: {
    heading: 'Puntuaciones',
    about:
      'Se calculan según el orden en que acaban los bots: primero el ganador y después los demás, por el nivel al que llegaron. 1500 es la media de esta mesa; con 400 puntos más, es diez veces más probable acabar por delante.',
    caption: 'Puntuaciones de los bots',
    elo: 'Tipo Elo',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Suerte y habilidad',
    about:
      'Cada reparto se jugó una vez por cada rotación de los asientos: las mismas cartas con otros jugadores. Así se distingue lo que deciden las cartas de lo que deciden los jugadores.',
    parts: { luck: 'Suerte', skill: 'Habilidad', rest: 'Interacción' },
    meanings: {
      luck: 'gana el mismo asiento, lo ocupe quien lo ocupe',
      skill: 'gana el mismo bot, se siente donde se siente',
      rest: 'las jugadas de uno cambian las cartas de los demás',
    },
    caption: 'De qué dependen los resultados',
    part: 'Parte de las diferencias',
    neighbours:
      'La rotación no cambia quién se sienta a la izquierda de quién: con tres jugadores o más, un buen vecino cuenta como habilidad.',
    absent:
      'No se sabe: hacen falta los mismos repartos con otros jugadores en los asientos. Juega con --rotate para verlo.',
  },
  evening: {
    heading: 'Lo que puede decir una velada',
    about: (better: string, other: string) =>
      `Con qué frecuencia ${better} ha ganado al final de la velada más partidas que ${other}, las mismas o menos.`,
    caption: 'Quién va por delante al final de la velada',
    columns: { games: 'Partidas', ahead: 'Por delante', level: 'Empate', behind: 'Por detrás' },
    /** `isMore`: it takes more than these. */
    sure: (name: string, { share, games, isMore }: EveningSure) =>
      `Partidas que hacen falta para que ${name} vaya por delante en el ${percent(share)} de los casos: ${isMore ? `más de ${number(games)}` : number(games)}.`,
  },
  levels: {
    heading: 'Los niveles',
    about:
      'Cuántas veces se expone un nivel en una ronda en la que alguien lo juega, en cuál de sus turnos, y cuántos turnos cuesta, con éxito o sin él, por cada vez que se expone.',
    open: 'Con niveles abiertos, todos los que quedan cuentan como jugados, así que los porcentajes son bajos.',
    caption: 'Cuántas veces y cuándo se expone cada nivel',
    ofLadder: (name) => `Serie ${name}`,
    level: 'Nivel',
    laid: 'Expuesto',
    turn: 'En el turno',
    cost: 'Turnos',
    easier: 'más fácil que el nivel anterior',
    climb: 'La subida: turnos que cuesta cada nivel.',
    climbAlt: (level, turns) => `nivel ${level}: ${decimal(turns)}`,
    turnsCaption:
      'El turno en que se expone un nivel: el punto es la mediana, y ocho de cada diez caen en la línea.',
    never: 'nunca',
  },
  length: {
    heading: 'Cuánto dura',
    about: (rounds, low, high) =>
      `Una partida tiene ${mean(rounds, ROUNDS)} de media; ocho de cada diez tienen de ${number(low)} a ${number(high)}.`,
    rounds: 'Rondas de una partida',
    turns: 'Turnos de una ronda, entre todos los jugadores',
    minutes: 'Minutos de una partida en una mesa real',
    assumption: (turn, deal) =>
      `Para una mesa real se calculan ${number(turn)} segundos por turno, y ${number(deal)} para barajar y repartir.`,
    alt: (median, low, high) =>
      `La mediana es ${number(median)}; ocho de cada diez están entre ${number(low)} y ${number(high)}.`,
    orMore: (value) => `${number(value)}+`,
  },
  endings: {
    heading: 'Cómo terminan las rondas',
    about:
      'Una ronda termina cuando alguien la cierra, cuando se acaban las cartas, cuando se atasca o cuando se expone el nivel que da la victoria.',
    caption: 'Rondas según su final',
    end: 'Final',
    ends: {
      'went-out': 'alguien la cerró',
      stock: 'no quedaban cartas',
      blocked: 'se atascó',
      win: 'se expuso el último nivel',
    },
    dead: (share, low, high) =>
      `Rondas en las que no subió nadie: ${percent(share)} (${percent(low)} – ${percent(high)}).`,
  },
  places: {
    heading: 'La ventaja de empezar',
    ahead: (share, even) =>
      `Empezar la primera ronda ayuda: quien la empieza gana el ${percent(share)} de las partidas; lo equitativo sería el ${percent(even)}.`,
    behind: (share, even) =>
      `Empezar la primera ronda perjudica: quien la empieza gana el ${percent(share)} de las partidas; lo equitativo sería el ${percent(even)}.`,
    none: (even) =>
      `Quien empieza la primera ronda no gana ni más ni menos del ${percent(even)} de las partidas, hasta donde se puede saber.`,
    about:
      'Empieza quien está a la izquierda de quien reparte. Las subidas y los cierres se cuentan por rondas; las victorias, por el puesto en la primera ronda.',
    caption: 'Resultados según el orden de juego',
    place: 'Puesto',
    order: (place) => (place === 0 ? 'empieza' : `juega en ${ORDINALS[place - 1]!} lugar`),
    climbed: 'Sube',
    wentOut: 'Cierra',
    won: 'Gana la partida',
  },
  cards: {
    heading: 'Lo que valen los comodines y las cartas Paso',
    about:
      'La probabilidad de subir en una ronda, según lo que había en la mano al repartir. No se cuentan las manos de quienes conservaron cartas.',
    worth: {
      jokers: (by, low, high) =>
        `Un comodín más cambia la probabilidad de subir en ${points(by)} puntos porcentuales (de ${points(low)} a ${points(high)}).`,
      passes: (by, low, high) =>
        `Una carta Paso más la cambia en ${points(by)} (de ${points(low)} a ${points(high)}).`,
    },
    noWorth: {
      jokers: 'Esta baraja no tiene comodines.',
      passes: 'Esta baraja no tiene cartas Paso.',
    },
    captions: {
      jokers: 'Probabilidad de subir según los comodines recibidos',
      passes: 'Probabilidad de subir según las cartas Paso recibidas',
      played: 'Probabilidad de subir según las cartas Paso jugadas',
      skips: 'Probabilidad de subir según los turnos perdidos',
    },
    numbers: { jokers: 'Comodines', passes: 'Cartas Paso', played: 'Jugadas', skips: 'Perdidos' },
    caveat:
      'Jugar una carta Paso o perder un turno no es cosa del reparto: en las rondas largas y en las buenas posiciones hay más de lo uno y de lo otro. Estas dos tablas muestran qué cosas van unidas, no cuál causa cuál.',
    orMore: (value) => `${number(value)} o más`,
    climbed: 'Sube',
    hands: 'Manos',
  },
  bots: {
    heading: 'Lo que hacen los bots',
    caption: 'Cada bot, por rondas',
    laid: 'Expone',
    wentOut: 'Cierra',
    climbed: 'Niveles por ronda',
  },
  method: {
    heading: 'Cómo se ha hecho',
    wilson: 'Los intervalos de las victorias salen de partidas sueltas (Wilson).',
    deals:
      'Los intervalos de las victorias salen de la dispersión de los repartos, cada uno jugado en todas las rotaciones.',
    clusters:
      'Los demás intervalos salen de cuánto varían las partidas o, con rotación, los repartos: las rondas de una misma partida no se toman como independientes. Todos son intervalos del 95\u00a0%.',
    settled: (width) =>
      `La prueba terminó en cuanto todos los porcentajes de victorias se conocían con un margen de ± ${fine(width)}.`,
    seed: (seed) => `Semilla: ${seed}`,
    again: 'Para repetirlo igual:',
    rules: (id) => `Reglas: ${id}`,
  },
};

const ladder: Part<'lab'>['ladder'] = {
  title: (edition, ladder) => `Equilibrio de ${edition}: ${ladder}`,
  heading: 'Equilibrio',
  games: (games, bots) => `${count(games, GAMES)} entre ${and(bots)}.`,
  columns: {
    level: 'nivel',
    asks: 'pide',
    laid: 'expuesto',
    turn: 'en el turno',
    rounds: 'rondas',
    cost: 'turnos',
  },
  notes: [
    'Expuesto: de las rondas en las que alguien jugaba el nivel, con el intervalo del 95\u00a0%. En el turno: la mediana de sus turnos. Rondas: cuántas cuesta. Turnos: todos los gastados en el nivel por cada vez que se expuso.',
  ],
  openNote: 'Con niveles abiertos, todos los que quedan cuentan como jugados; no tienen orden.',
  easier: 'más fácil que el nivel anterior',
  minutes: (mean, low, high) =>
    `En una mesa real, una partida dura ${number(Math.round(mean))} minutos; ocho de cada diez duran de ${number(low)} a ${number(high)}.`,
  assumption: (turn, deal) =>
    `(Se calculan ${number(turn)} segundos por turno, y ${number(deal)} para barajar y repartir.)`,
  lengths: (rounds, turns) =>
    `De media, una partida tiene ${mean(rounds, ROUNDS)}, y una ronda, ${mean(turns, TURNS)}.`,
  leader: (won, low, high) =>
    `Quien va en cabeza cuando alguien llega a la mitad de los niveles gana el ${percent(won)} de las partidas (${percent(low)} – ${percent(high)}).`,
  leaderEven: (even, index) =>
    `Si desde ahí todos subieran igual, sería el ${percent(even)}: índice de escapada ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Quien va en cabeza se escapa.',
    even: 'La ventaja pesa lo justo: nadie se escapa y a nadie se le frena.',
    catching: 'Quienes van por detrás recuperan terreno.',
  },
  leaderOfDifferent: 'Los bots tienen fuerzas distintas, y eso también se nota en este índice.',
  dead: (dead, blocked) =>
    `Rondas en las que no subió nadie: ${percent(dead)}; rondas atascadas: ${percent(blocked)}.`,
  adviceHeading: 'Sugerencias',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `${levels.length === 1 ? 'Nivel' : 'Niveles'} ${and(levels.map(String))}: faltan intentos para juzgar. Juega más partidas.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `El nivel ${level} es más fácil que el ${level - 1} (${decimal(turns)} turnos frente a ${decimal(before)}): intercámbialos o pide una carta más.${
      isKept ? ' En parte se debe a que en este nivel se pueden conservar cartas.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `El nivel ${level} (${cards.level(asks)}) se expone en el ${percent(share)} de las rondas, menos de una de cada tres: pide una carta menos${isKept ? '' : ' o deja conservar cartas'}.`,
  'too-easy': ({ level, asks, share }) =>
    `El nivel ${level} (${cards.level(asks)}) se expone en el ${percent(share)} de las rondas: apenas pide nada. Pide una carta más.`,
  'too-steep': ({ level, turns, before }) =>
    `El salto al nivel ${level} es brusco: ${decimal(turns)} turnos frente a ${decimal(before)} del nivel anterior. Un nivel intermedio igualaría la subida.`,
  'long-game': ({ minutes }) =>
    `Una partida dura ${number(Math.round(minutes))} minutos: para una velada corta, juega menos niveles (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `Una partida dura solo ${number(Math.round(minutes))} minutos: caben más niveles, o más difíciles.`,
  'runaway-leader': ({ won, even }) =>
    `Quien va en cabeza a la mitad gana el ${percent(won)} de las partidas, más de lo que da la ventaja por sí sola (el ${percent(even)}): haz los niveles de arriba más difíciles que los de abajo, para que los demás puedan recuperar terreno.`,
  'decided-early': ({ won }) =>
    `Quien va en cabeza a la mitad gana el ${percent(won)} de las partidas: la segunda mitad casi nunca decide nada.`,
  'dead-rounds': ({ share }) =>
    `En el ${percent(share)} de las rondas no sube nadie: los niveles piden demasiado o faltan cartas.`,
  'blocked-rounds': ({ share }) =>
    `El ${percent(share)} de las rondas se atasca: busca un nivel que casi no se pueda exponer.`,
  'first-seat': ({ share, even }) =>
    `Quien empieza la primera ronda gana el ${percent(share)} de las partidas en lugar del ${percent(even)}: haz que el reparto vaya rotando o juega varias partidas.`,
  balanced: () =>
    'Nada llama la atención: cada nivel es más difícil que el anterior, las partidas siguen abiertas y se pierden pocas rondas.',
};

const words: Omit<Part<'lab'>, 'inBox'> = {
  whole: number,
  decimal,
  tenths,
  hundredths,
  percent,
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  span: (low, high) => `${number(low)} – ${number(high)}`,
  plusMinus: (share, half) => `${percent(share)} ± ${tenths(half * 100)}`,
  page,
  ladder,
  advice: (one) => say(advice, one),
};

export const lab: Part<'lab'> = { ...words, inBox: () => words };
