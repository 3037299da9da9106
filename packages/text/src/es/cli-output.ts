/** What the commands of `palier` print, in Spanish. */
import type { Part } from '../langs.ts';
import {
  and,
  count,
  de,
  mean,
  MOVES,
  number,
  opens,
  quote,
  ROUNDS,
  SECONDS,
  TIMES,
  whoAll,
} from './speech.ts';

type Cli = Part<'cli'>;

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);
const EVENTS = { one: 'evento', other: 'eventos' };

export const bench: Cli['bench'] = {
  machine: (machine) => `Máquina:  ${machine}`,
  games: (ruleset, games, seed) => `Partidas: ${number(games)} de ${ruleset}, semilla «${seed}»`,
  units: {
    '1/s': (value) => `${number(value)} por segundo`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'eventos aplicados por evolve',
    'play-commands': 'jugadas en partidas completas',
    'solver-p50': 'una respuesta completa sobre una mano: la mitad tarda menos',
    'solver-p99': 'lo mismo: 99 de cada 100 tardan menos',
    'expert-decision': 'una decisión de expert: la mitad tarda menos',
    'master-continuations': 'rondas que la búsqueda juega hasta el final',
    'master-overrun': 'una búsqueda a la que se manda parar sigue como mucho',
    'expert-games': 'partidas completas entre bots expert',
    'steady-games': 'partidas completas entre bots steady',
  },
  ladders:
    'El resolutor por serie de niveles, en µs: la mitad de las respuestas tarda menos, 99 de cada 100 tardan menos.',
  checksum: (checksum) => `Suma de control de las partidas: ${checksum}`,
  heap: (games, mebibytes) => `${number(games)} partidas: ${tenths(mebibytes)} MiB en uso`,
};

export const review: Cli['review'] = {
  progress: (done, total) => `${number(done)} de ${number(total)} decisiones`,
  reported: (file) => `Página: ${file}`,
  lead: (name) => `Las decisiones ${de(name)}.`,
  event: (event) => `evento ${number(event)}`,
  brand: 'Palier · el entrenador',
  contents: 'En esta página',
  columns: {
    decision: 'Decisión',
    verdict: 'Veredicto',
    loss: 'Coste',
    chance: 'Probabilidad antes',
  },
  unit: 'Los costes son puntos porcentuales de probabilidad de ganar.',
  tiles: {
    decisions: 'decisiones',
    lost: 'puntos porcentuales perdidos en total',
    luck: 'de victorias de este asiento con los mismos repartos',
  },
  chart: (decisions, first, last) =>
    `La probabilidad de ganar antes de cada decisión (${count(decisions, { one: 'decisión', other: 'decisiones' })}), de ${first} a ${last}; la banda es el intervalo.`,
  seed: (seed, continuations) =>
    `Semilla ${quote(seed)}, hasta ${number(continuations)} continuaciones por decisión.`,
  again: 'Para repetir este análisis:',
};

export const serve: Cli['serve'] = {
  at: (url) => `Palier está en ${url}`,
  inNetwork: (url) => `En tu red, en ${url}`,
  onScreen: (url) => `En una tele o tableta, como mesa para todos: ${url}`,
  howToStop: 'Ábrelo en un navegador. Ctrl-C lo detiene.',
  backedUp: (file) => `Las mesas se han copiado en ${quote(file)}.`,
  isWhole: (file, tables) => `${quote(file)} está intacto: ${count(tables, TABLES)}.`,
  problems: {
    'not-json': 'El cuerpo de la petición tiene que ser JSON.',
    'other-origin': 'Las páginas de otros sitios no pueden usar este servidor.',
    'not-signed-in': 'Este dispositivo no ha iniciado sesión.',
    'wrong-code': 'Este código de recuperación no es válido.',
    'bad-passkey': 'Esta clave de acceso no se ha aceptado. Inténtalo otra vez.',
    'bad-name': 'Un nombre necesita al menos un carácter visible.',
    'no-such-table': 'No existe esa mesa.',
    'no-such-page': 'En esta dirección no hay nada.',
    'not-there': 'Eso ya no existe.',
    'no-passkeys-here':
      'Las claves de acceso necesitan una dirección con https, o este mismo equipo: los navegadores no las permiten en ningún otro sitio.',
    'too-many-passkeys': 'Ya hay diez claves de acceso. Quita una primero.',
    'not-allowed': 'Eso les toca a los ayudantes del club o a su dueño.',
    'too-many-clubs': 'Nadie puede estar en más de veinte clubes. Deja uno primero.',
    'club-full': 'El club está lleno.',
    'too-many-friends': 'Ya hay demasiadas amistades o solicitudes.',
    'bad-night': 'Una noche dura entre un cuarto de hora y ocho días.',
    'night-over': 'Esto ha terminado: ya no se puede jugar.',
    'night-shut': 'Ya no puede entrar nadie más en esta noche.',
    'night-full': 'Esta noche está completa.',
    'not-entered': 'Entra primero en la noche.',
    'no-such-deal': 'Esta noche no tiene ese reparto.',
    'already-played': 'Ya has jugado este reparto.',
    'still-playing': 'Termina primero tu partida.',
    'not-over': 'La partida aún no ha terminado: el archivo revela todas las cartas.',
    sealed:
      'Otros aún tienen que jugar estas cartas: el archivo estará cuando todos las hayan jugado.',
    'too-large': 'La petición es demasiado grande.',
    'too-fast': 'Demasiadas peticiones: espera un minuto.',
    failed: 'Algo ha fallado en el servidor.',
    'left-often': 'Últimamente has dejado varias partidas antes del final. Espera un poco.',
    'too-many-from-here':
      'Hay demasiadas mesas abiertas desde tu dirección. Termina antes una partida.',
    'too-many-tables': 'En este servidor no caben más mesas.',
    'too-many-profiles': 'En este servidor no caben más perfiles.',
    'bad-request': 'La petición no es correcta; mira su ruta.',
    'not-admin': 'Para esto hace falta el token de quien gestiona el servidor.',
    banned: 'Tienes prohibida la entrada a este servidor por un tiempo.',
    'no-such-report': 'No hay ninguna denuncia con ese número.',
    'no-such-ban': 'No hay ninguna expulsión vigente con ese número.',
    'no-such-club': 'Este club no existe.',
    'no-such-person': 'Nadie con ese número está ni estuvo en esta mesa.',
    'no-address': 'No se sabe desde qué dirección vino esa persona.',
    'too-many-bans': 'Hay demasiadas expulsiones vigentes.',
    stopping: 'Este servidor se está apagando.',
  },
};

const TABLES = { one: 'mesa', other: 'mesas' };

export const load: Cli['load'] = {
  opening: (tables, players) =>
    `Abriendo ${count(tables, TABLES)} de ${number(players)} jugadores…`,
  playing: (seconds) => `Midiendo durante ${count(seconds, SECONDS)}…`,
  moves: (aSecond, moves, seconds) =>
    `${count(Math.round(aSecond), MOVES)} por segundo (${number(moves)} en ${mean(seconds, SECONDS)})`,
  latency: (p50, p99, most) =>
    `Desde la jugada hasta que se entera toda la mesa: la mitad en ${tenths(p50)} ms, 99 de cada 100 en ${tenths(p99)} ms, todas en ${tenths(most)} ms`,
  games: (games) => `Partidas jugadas hasta el final: ${number(games)}`,
  reconnects: (reconnects) => `Conexiones recuperadas: ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Jugadas rechazadas: ${number(refused)}; tardías: ${number(stale)}; clientes expulsados: ${number(closed)}`,
  serverCpu: (seconds) => `Servidor: ${thousandths(seconds)} s de procesador por cada 1000 jugadas`,
  clientCpu: (seconds) => `Clientes: ${thousandths(seconds)} s de procesador por cada 1000 jugadas`,
  memory: (mebibytes) => `Memoria del servidor: ${number(Math.round(mebibytes))} MiB`,
  heap: (kibibytes) =>
    `Memoria dinámica de cada mesa con todas sus conexiones: ${tenths(kibibytes)} KiB`,
};

export const outside: Cli['outside'] = {
  faults: {
    late: ({ ms }) => `No hubo respuesta en ${number(ms)} ms.`,
    broken: ({ line, why }) => `${quote(line)} no es una respuesta. ${why}`,
    'too-long': ({ most }) => `Escribió una línea de más de ${number(most)} bytes.`,
    illegal: ({ move, rule, why }) => `${quote(move)} no está permitido (${rule}). ${why}`,
    surplus: ({ line }) => `Nadie había pedido ${quote(line)}.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `No se pudo iniciar (${error}).`
          : signal !== undefined
            ? `Lo detuvo la señal ${signal}.`
            : status !== undefined
              ? `Terminó con el código ${status}.`
              : 'Cerró su salida.',
        ...(said === '' ? [] : [`Dijo ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) => `Ha fallado ${count(starts, TIMES)} y no se vuelve a iniciar.`,
  },
  place: (bot, game, seat) => `${bot}, partida ${number(game)}, asiento ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'respuesta tardía', other: 'respuestas tardías' }),
    broken: (times) => count(times, { one: 'respuesta ilegible', other: 'respuestas ilegibles' }),
    'too-long': (times) =>
      count(times, { one: 'línea demasiado larga', other: 'líneas demasiado largas' }),
    illegal: (times) => count(times, { one: 'jugada ilegal', other: 'jugadas ilegales' }),
    surplus: (times) =>
      count(times, { one: 'respuesta sin pregunta', other: 'respuestas sin pregunta' }),
    ended: (times) => count(times, { one: 'cierre inesperado', other: 'cierres inesperados' }),
    'given-up': () => 'abandonado al final',
  },
  summary: (bot, counts, instead) =>
    `${bot}: ${and(counts)}. El bot ${instead.bot} jugó en su lugar ${count(instead.times, TIMES)}.`,
};

export const verify: Cli['verify'] = {
  players: (names) => `Jugadores: ${and(names)}.`,
  checked: (events, rounds) =>
    `Se ha vuelto a jugar: ${count(events, EVENTS)} en ${count(rounds, ROUNDS)}, todas las jugadas y lo que siguió a cada una.`,
  shuffles: {
    checked: 'Se ha repetido el barajado con la semilla o el secreto de la partida guardada.',
    unknown:
      'La partida guardada no dice de dónde sale el barajado, así que no se ha podido repetir.',
  },
  stopped: (event, events) =>
    `Se ha vuelto a jugar hasta el evento ${number(event)} de ${number(events)}; ahí se ha detenido la comprobación.`,
  unfinished: 'La partida aún no ha terminado.',
  good: 'Todo está en orden.',
  bad: (problems) =>
    `${count(problems, { one: 'problema encontrado', other: 'problemas encontrados' })}:`,
  atEvent: (event, sentence) => `Evento ${event}: ${sentence}`,
  inRecord: (sentence) => `Partida guardada: ${sentence}`,
  problems: {
    'illegal-move': ({ refusal }, saying) =>
      `La jugada no estaba permitida (${refusal.rule}). ${saying.refusal(refusal)}`,
    'event-without-move': () => 'Ninguna jugada puede haber causado este evento.',
    'wrong-event': ({ expected }, saying) =>
      expected === undefined
        ? 'Según las reglas, aquí no pasa nada.'
        : `Según las reglas, aquí pasa otra cosa: ${saying.event(expected)}`,
    'wrong-cards': () => 'Al barajar se han perdido, duplicado o inventado cartas.',
    'other-shuffle': () => 'El barajado no es el que sale de la semilla o del secreto.',
    'bad-take-back': () =>
      'Se ha deshecho más de lo que el propio jugador expuso, añadió o descartó en el mismo turno.',
    'unfinished-move': () => 'La partida guardada acaba en mitad de una jugada.',
    'bad-position': ({ fault }, saying) =>
      `La posición con la que empezó la partida no es posible. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
    'other-ruleset': () =>
      'Las reglas que nombra la cabecera no son las que resultan de sus opciones.',
    'broken-commitment': () => 'El secreto no coincide con la huella mostrada antes de la partida.',
    'missing-secret': () =>
      'La partida ha terminado, pero falta su secreto: no se puede comprobar el barajado.',
    'wrong-winners': ({ expected }, { naming }) =>
      expected.length === 0
        ? 'El resultado nombra ganadores, pero no ha ganado nadie.'
        : `El resultado nombra a quien no ha ganado. Victoria: ${whoAll(naming, expected)}.`,
    'wrong-rounds': ({ expected }) =>
      `El resultado cuenta mal las rondas: fueron ${number(expected)}.`,
    'missing-result': () => 'La partida ha terminado, pero falta la línea del resultado.',
    'result-too-early': () => 'Hay una línea de resultado, pero la partida no ha terminado.',
  },
};

export const replay: Cli['replay'] = {
  round: (round) => `Ronda ${round}`,
  level: (level, what) => `nivel ${level}: ${what}`,
  levelsLeft: (levels) => `niveles que quedan: ${and(levels.map(String))}`,
  ladderDone: 'no queda ningún nivel',
  hand: (seat, cards, naming) => `${opens(naming, seat, ['tienes', 'tiene'])} ${cards}`,
  stepKeys: 'Intro: seguir   b: atrás   q: salir',
  empty: 'Aún no ha pasado nada.',
};

export const admin: Cli['admin'] = {
  isReadable: (host) =>
    `Atención: la conexión con ${host} no está cifrada y otros pueden leer el token por el camino. Usa https:// o un túnel como ssh -L.`,
  done: 'Hecho.',
  noReports: 'No hay denuncias por resolver.',
  noBans: 'No hay ninguna expulsión.',
  noLog: 'Todavía no se ha hecho nada.',
  nobody: '  No hay nadie en esta mesa.',
  report: (about, by, code) => `${about}, de ${by}, mesa ${code}`,
  isSettled: '(resuelta)',
  reported: (person, names) => `Denuncia sobre: ${names.join(' → ')} (persona ${person})`,
  reporter: (person, names) => `De: ${names.join(' → ')} (persona ${person})`,
  atTable: (table) => `Mesa: ${table}`,
  saidLately: 'Últimos mensajes:',
  saidNothing: 'No ha dicho nada.',
  settledBy: (by, when) => `Resuelta por ${by}, ${when}`,
  banned: (no, name, until) =>
    `Expulsión ${no}: la dirección de ${name} queda fuera hasta ${until}.`,
  phases: { lobby: 'sin empezar', playing: 'en juego', over: 'terminada' },
  clubReport: (club, by) => `el club «${club}», por ${by}`,
  ofClub: (club) => `Club: ${club}`,
  clubs: {
    open: 'abierto a todo el mundo',
    private: 'privado',
    roles: { owner: 'al frente', helper: 'ayuda', member: 'miembro' },
  },
  isClosed: 'cerrada por la gestión del servidor',
  seat: (seat) => `sitio ${seat}`,
  household: (household) => `dirección ${household}`,
  noAddress: 'dirección desconocida',
};
