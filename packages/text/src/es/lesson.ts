/** The lesson in Spanish. */
import type { Part } from '../langs.ts';
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `Sin ${many}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson: Part<'lesson'> = {
  title: 'Lección',
  aim: 'El objetivo: superar ocho niveles antes que los demás. Expón las combinaciones de tu nivel y quédate sin cartas.',
  about:
    'Aprende jugando, en unos tres minutos. Puedes dejarlo en cualquier momento y seguir después.',
  start: 'Empezar',
  goOn: 'Continuar',
  restart: 'Volver a empezar',
  chapterList: 'Capítulos',
  level8: 'Solo en Level 8',
  isDone: 'terminado',
  isLeft: 'empezado',
  chapterOf: (number, chapters) => `Capítulo ${number} de ${chapters}`,
  exercise: 'Pruébalo',
  stepOf: (number, steps) => `Paso ${number} de ${steps}`,
  chapters: {
    draw: {
      title: 'Robar y descartar',
      about: 'Cómo empieza y acaba cada turno',
      learnt: 'En cada turno robas una carta y descartas otra.',
    },
    lay: {
      title: 'Exponer tu nivel',
      about: 'Reúne sus cartas y ponlas en la mesa',
      learnt: 'Cuando tienes completo tu nivel, lo expones: lo pones en la mesa, todo de una vez.',
    },
    add: {
      title: 'Añadir cartas',
      about: 'Deshazte de más cartas',
      learnt:
        'Después de exponer tu nivel, puedes añadir las cartas que encajen a las combinaciones de cualquiera.',
    },
    out: {
      title: 'Cerrar y subir',
      about: 'Acaba la ronda y sube de nivel',
      learnt:
        'Si cierras la ronda, subes dos niveles; si solo expones tu nivel, uno; si no, ninguno.',
    },
    jokers: {
      title: 'Los comodines',
      about: 'Una carta que representa cualquier otra',
      learnt: 'Un comodín representa cualquier número o color y, una vez puesto, ya no cambia.',
    },
    pass: {
      title: 'Las cartas Paso',
      about: 'Haz que alguien pierda el turno',
      learnt: 'Una carta Paso se juega en lugar del descarte: alguien pierde el turno.',
    },
    'last-discarded': {
      title: 'Descartar la última carta',
      about: 'Cómo se cierra la ronda en Level 8',
      learnt: 'En Level 8, la última carta va siempre a tu pila de descartes.',
    },
    'last-added': {
      title: 'Añadir la última carta',
      about: 'Cómo se cierra la ronda en Level Up',
      learnt: 'En Level Up, la última carta se puede exponer, añadir o descartar.',
    },
    'win-by-laying': {
      title: 'Ganar al exponer el 8',
      about: 'Cómo acaba una partida de Level 8',
      learnt: 'En Level 8, si expones el nivel 8, ganas en el acto.',
    },
  },
  wins: 'En Level 8 gana en el acto quien expone primero el nivel 8.',
  otherEnds: 'En otras ediciones, la partida acaba de otra forma; el reglamento dice cómo.',
  steps: {
    'draw-stock': { what: 'Roba una carta del mazo.', why: 'Cada turno empieza robando.' },
    'discard-spare': {
      what: 'Elige una carta gris y descártala.',
      why: 'Así acaba cada turno. Las grises no sirven para tu nivel.',
    },
    'take-pile': {
      what: 'Toma el 7 de la pila de Odile.',
      why: 'Forma una escalera con tu 8 y tu 9. En lugar de robar, puedes tomar la carta de encima de cualquier pila.',
    },
    'discard-again': {
      what: 'Descarta otra carta gris.',
      why: 'Mientras no expongas tu nivel en la mesa, acabarás cada turno con diez cartas.',
    },
    collect: {
      what: 'Toma el 3 de la pila de Odile.',
      why: 'Tu nivel pide dos escaleras de 3: con tu 1 y tu 2, solo falta un 3.',
    },
    'lay-level': {
      what: 'Expón tu nivel.',
      why: 'Está completo: ponlo boca arriba en la mesa. Mira la propuesta y confírmala.',
    },
    'discard-after': {
      what: 'Descarta una carta.',
      why: 'Ya has expuesto tu nivel: deshazte del resto antes que Odile.',
    },
    'add-draw': {
      what: 'Roba una carta.',
      why: 'Odile y tú habéis expuesto vuestro nivel. Te quedan tres cartas.',
    },
    'add-own': {
      what: 'Elige el 6 rojo y luego tu escalera.',
      why: 'Una escalera crece por los dos extremos, con el número siguiente.',
    },
    'add-other': {
      what: 'Añade el 10 amarillo a los dieces de Odile.',
      why: 'También puedes añadir cartas a las combinaciones de los demás.',
    },
    'add-discard': { what: 'Descarta una carta.', why: 'Estas dos no encajan en ningún sitio.' },
    'out-draw': {
      what: 'Roba una carta.',
      why: 'Solo te quedan dos: este puede ser el último turno.',
    },
    'out-add': {
      what: 'Añade una carta que encaje.',
      why: 'Dos de tus tres cartas tienen sitio en la mesa.',
    },
    'out-add-more': { what: 'Añade también la otra.', why: 'Así solo te queda una carta.' },
    'out-last': {
      what: 'Descarta tu última carta.',
      why: 'Sin cartas en la mano, cierras la ronda y subes.',
    },
    'joker-draw': {
      what: 'Roba una carta.',
      why: 'Necesitas dos escaleras de 3. Un 10 te vendría muy bien.',
    },
    'joker-lay': {
      what: 'Expón tu nivel con el comodín.',
      why: 'Representa el 10 que falta entre el 9 y el 11.',
    },
    'joker-discard': {
      what: 'Descarta una carta.',
      why: 'El comodín será un 10 toda la ronda; nadie puede cambiarlo.',
    },
    'pass-draw': {
      what: 'Roba una carta.',
      why: 'Cuidado: Odile ha expuesto su nivel y solo tiene dos cartas.',
    },
    'pass-play': {
      what: 'Elige la carta Paso y luego a Odile.',
      why: 'Se juega en lugar del descarte, y Odile perderá su siguiente turno.',
    },
    'pass-again': {
      what: 'Roba una carta.',
      why: 'Odile ha perdido el turno: ya te toca otra vez.',
    },
    'pass-lay': { what: 'Expón tu nivel.', why: 'El turno ganado ha valido la pena.' },
    'last-draw': { what: 'Roba una carta.', why: 'Así encajarán tus tres cartas.' },
    'last-add': { what: 'Añade el 6 azul a tu escalera.', why: 'Se añade como siempre.' },
    'last-add-more': { what: 'Añade el 8 verde.', why: 'También encaja.' },
    'last-discard': {
      what: 'Descarta tu última carta.',
      why: 'Encajaría en la mesa, pero en Level 8 la última carta se descarta.',
    },
    'any-draw': { what: 'Roba una carta.', why: 'Así encajarán tus dos cartas.' },
    'any-add': { what: 'Añade el 6 rojo a tu escalera.', why: 'Se añade como siempre.' },
    'any-last': {
      what: 'Añade también tu última carta.',
      why: 'En Level Up puedes cerrar la ronda sin descartar.',
    },
    'win-take': {
      what: 'Toma el 11 de la pila de Odile.',
      why: 'Es la carta que te falta para el último nivel.',
    },
    'win-lay': { what: 'Expón el nivel 8.', why: 'En Level 8, con eso ganas en el acto.' },
  },
  praises: ['¡Bien!', '¡Eso es!', '¡Muy bien!', '¡Exacto!'],
  watch: (name) => `Ahora juega ${name}.`,
  notAsked: 'Eso también vale, pero prueba antes esto:',
  showMe: 'Enséñame cómo',
  key: (key) => `Tecla ${key}`,
  nextChapter: (title) => `Siguiente: ${title}`,
  over: '¡Hecho!',
  skip: 'Saltar',
  again: 'Repetir',
  allChapters: 'Todos los capítulos',
  playFirst: 'Jugar tu primera partida',
  thisIsYou: 'Aquí estás tú',
  deal: 'Repartir las cartas',
  leave: 'Dejar la lección',
  ended: '¡Ya sabes jugar!',
  endedAbout: 'Lo demás se aprende jugando. Te esperan dos rivales fáciles.',
  firstGame: (edition) => `Jugar a ${edition}`,
  notDealt: 'No se han podido repartir las cartas. Vuelve a intentarlo.',
  rulebook: 'Leer el reglamento',

  differences: {
    link: '¿Conoces otra edición?',
    linkAbout: 'Solo lo que cambia',
    title: '¿Qué cambia?',
    about: 'Elige la edición que conoces y la que quieres probar.',
    known: 'Conoces',
    wanted: 'Quieres probar',
    swap: 'Intercambiarlas',
    same: 'Las dos son iguales.',
    count: (differences) =>
      differences === 1 ? 'Cambia una cosa.' : `Cambian ${differences} cosas.`,
    before: 'Antes:',
    now: 'Ahora:',
    level: 'Nivel',
    tryIt: 'Probarlo',
    back: 'Volver a los cambios',
    deck: (cards) => `${cards} cartas.`,
    numbers: (top) => `Números del 1 al ${top} en seis colores.`,
    jokers: (jokers) => counted(jokers, 'comodín', 'comodines'),
    passCards: (cards) => counted(cards, 'carta Paso', 'cartas Paso'),
    stacked: 'Los niveles se juegan uno tras otro.',
    open: 'Puedes exponer cualquier nivel que te quede. Si cierras la ronda, retiras otro a tu elección.',
    keep: (cards, level) =>
      `A partir del nivel ${level}, si no has expuesto el tuyo, puedes conservar hasta ${cards} cartas para la siguiente ronda.`,
    keepNothing: 'No se conservan cartas para la siguiente ronda.',
    specials: (cards) =>
      cards === 0
        ? `Sin cartas ${or(masterNames(specials))}.`
        : `${cards} cartas especiales, que se juegan en lugar del descarte: ${and(masterNames(specials))}.`,
    rangedJokers: (cards) =>
      cards === 0
        ? 'Sin comodines limitados.'
        : `${cards} comodines limitados: solo del 1 al 5, del 6 al 10 o del 11 al 15.`,
    titles: {
      deck: 'La baraja',
      numbers: 'Los números',
      jokers: 'Los comodines',
      passCards: 'Las cartas Paso',
      mode: 'El orden de los niveles',
      levels: 'Lo que piden los niveles',
      keep: 'Conservar cartas',
      specials: 'Las cartas especiales',
      rangedJokers: 'Los comodines limitados',
      goingOut: 'Cerrar la ronda',
      winOnLaying: 'Ganar',
      stockOut: 'Cuando se agota el mazo',
      nextDealer: 'Quién reparte después',
      other: 'Otra regla',
    },
  },
};
