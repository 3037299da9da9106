/** The ladder editor in Spanish. */
import type { Part } from '../langs.ts';
import { CARDS, count, GAMES, LEVELS, number, quote } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Series de niveles',
  unnamed: 'Sin nombre',
  levelCount: (levels) => count(levels, LEVELS),
  list: {
    about:
      'Inventa tu propia serie de niveles: mira lo difícil que es cada uno, deja que la prueben los bots, juégala y compártela.',
    yours: 'Tus series',
    none: 'Aún no hay ninguna. Empieza con una que conozcas y cambia lo que quieras.',
    make: 'Nueva serie',
    unfinished: 'sin terminar',
    openFile: 'Abrir una serie desde un archivo',
    notAFile: 'En este archivo no hay ninguna serie de niveles.',
  },
  start: {
    title: 'Empezar con…',
    blank: 'Una serie vacía',
    blankAbout: 'Un nivel; lo demás lo pones tú.',
    copyAbout: 'Una copia que puedes cambiar.',
    copyName: (ladder) => `${ladder} (copia)`,
  },
  edit: {
    name: 'Nombre de la serie',
    edition: 'Pensada para',
    editionAbout:
      'Las probabilidades y el informe de equilibrio se calculan con las cartas de esta edición.',
    saved: 'Todos los cambios se guardan en este dispositivo.',
    levels: 'Niveles',
    level: (level) => `Nivel ${number(level)}`,
    empty: 'aún vacío',
    parts: (level) => `Combinaciones del nivel ${number(level)}`,
    kind: (part) => `Tipo de la combinación ${number(part)}`,
    kinds: { set: 'Iguales', run: 'Escalera', colour: 'Color' },
    cards: (part) => `Cartas de la combinación ${number(part)}`,
    fewer: (part) => `Una carta menos en la combinación ${number(part)}`,
    more: (part) => `Una carta más en la combinación ${number(part)}`,
    removePart: (part) => `Quitar la combinación ${number(part)}`,
    addPart: 'Añadir una combinación',
    sum: (cards, most) => `${count(cards, CARDS)} de ${number(most)} como máximo`,
    addLevel: 'Añadir un nivel',
    moveUp: (level) => `Subir el nivel ${number(level)} en la lista`,
    moveDown: (level) => `Bajar el nivel ${number(level)} en la lista`,
    duplicate: (level) => `Duplicar el nivel ${number(level)}`,
    removeLevel: (level) => `Borrar el nivel ${number(level)}`,
    moved: (from, to) => `El nivel ${number(from)} es ahora el nivel ${number(to)}.`,
    doubled: (level) => `Nivel ${number(level)} duplicado.`,
    removed: (level) => `Nivel ${number(level)} borrado.`,
    added: (level) => `Nivel ${number(level)} añadido.`,
    all: 'Todas tus series',
  },
  odds: {
    about:
      'Debajo de cada nivel: la probabilidad de tenerlo en la mano en tu quinto turno, robando solo del mazo. En una partida, las pilas de descartes lo facilitan y los rivales lo complican.',
    counting: 'Calculando las probabilidades…',
    short: (turns, share) => `en el turno ${number(turns)}: ${share}`,
    title: (level) => `Probabilidad de tener el nivel ${number(level)} en la mano`,
    by: (turns) => (turns === 0 ? 'al repartir' : `en el turno ${number(turns)}`),
  },
  remove: {
    button: 'Borrar esta serie',
    title: (name) => `¿Borrar ${quote(name)}?`,
    about: 'Se borrará para siempre. Las partidas que se jugaron con ella no cambian.',
    yes: 'Borrar',
  },
  play: {
    button: 'Jugarla ahora',
    about:
      'Empieza una partida contra bots. Para elegir quién juega o jugar en un solo dispositivo, busca la serie en «El juego» al crear una partida.',
    failed: 'No se ha podido empezar la partida. Vuelve a intentarlo.',
    notYet: 'Primero corrige lo que está marcado arriba.',
  },
  share: {
    title: 'Compartir',
    about: 'El enlace contiene la serie entera: quien lo abra puede verla, guardarla y jugarla.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'Cópialo a mano',
    link: 'Enlace a esta serie',
    send: 'Enviar…',
    file: 'Guardar en un archivo',
  },
  shared: {
    title: 'Una serie para ti',
    about: 'Alguien ha compartido contigo esta serie de niveles.',
    keep: 'Guardarla y cambiarla',
    kept: 'Ya tienes esta serie.',
    unreadable: 'En este enlace no hay ninguna serie. Quizá se cortó: pídelo otra vez.',
    otherVersion:
      'Esta serie se hizo con una versión más nueva de Palier. Recarga la página y vuelve a intentarlo.',
    unplayable: 'Esta serie no se puede jugar:',
  },
  faults: {
    levels: (levels, most) =>
      `La serie tiene ${count(levels, LEVELS)}, pero puede tener de 1 a ${number(most)}.`,
    parts: (level, parts, most) =>
      parts === 0
        ? `El nivel ${number(level)} está vacío: necesita al menos una combinación.`
        : `El nivel ${number(level)} tiene ${number(parts)} combinaciones, pero puede tener ${number(most)} como máximo.`,
    size: (level, part, { value, min, max }) =>
      `La combinación ${number(part)} del nivel ${number(level)} tiene ${count(value, CARDS)}, pero puede tener de ${number(min)} a ${number(max)}.`,
    tooBig: (level, cards, most) =>
      `El nivel ${number(level)} pide ${count(cards, CARDS)}, pero puede pedir ${number(most)} como máximo.`,
  },
  balance: {
    title: 'Informe de equilibrio',
    about: 'Unos bots competentes juegan muchas veces con la serie, en este dispositivo.',
    players: 'Jugadores',
    games: 'Partidas',
    start: 'Probarla con bots',
    again: 'Probarla otra vez con bots',
    stop: 'Parar',
    progress: 'Partidas jugadas',
    soFar: (played, wanted) => `${number(played)} de ${count(wanted, GAMES)}`,
    done: (games) => `${count(games, GAMES)} entre bots competentes.`,
    stopped: (games, wanted) =>
      `Parado después de ${number(games)} de ${count(wanted, GAMES)}: los márgenes de error son mayores.`,
    failed: 'Las partidas se han interrumpido. Vuelve a intentarlo.',
    outdated: 'Has cambiado la serie después de estas partidas: pruébala otra vez con bots.',
    first: 'Se están jugando las primeras partidas…',
    climb: 'La subida: turnos que cuesta cada nivel; la línea fina muestra el margen de error.',
    climbAlt: (levels) => `Turnos necesarios: ${levels.join('; ')}`,
    levelAlt: (level, turns) => `nivel ${number(level)}, ${turns}`,
    table: 'Lo difícil que es cada nivel',
    level: 'Nivel',
    tried: 'Intentado',
    laid: 'Expuesto',
    turns: 'Turnos',
    notes:
      'Intentado: rondas en las que alguien jugaba ese nivel. Expuesto: en cuántas de ellas se expuso. Turnos: todos los gastados en el nivel, con éxito o sin él, por cada vez que se expuso. Con un 95\u00a0% de certeza, el número real está dentro del margen ±.',
    easier: 'más fácil que el nivel anterior',
    length: (rounds, minutes) =>
      `Una partida dura ${rounds} rondas; en una mesa real, unos ${minutes} minutos.`,
    leader: (share) =>
      `Quien va en cabeza cuando alguien llega a la mitad de los niveles gana el ${share} de las partidas.`,
    dead: (share) => `En el ${share} de las rondas no sube nadie.`,
    longGame: (minutes) =>
      `Una partida dura ${number(minutes)} minutos: para una velada corta, borra un nivel o dos.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
