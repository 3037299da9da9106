/** Around the table in Spanish: home, a new game, the list of games, a record from a file. */
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, count, de, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Contra bots',
  deviceTitle: 'En un solo dispositivo',
  deal: 'Empezar',
  dealing: 'Repartiendo…',
  notDealt: 'No se ha podido empezar la partida. Vuelve a intentarlo.',
  table: 'En la mesa',
  players: 'Jugadores',
  seats: 'Asientos',
  yourName: 'Tu nombre',
  nameOf: (place) => `Nombre del jugador ${number(place)}`,
  you: 'Tú',
  guest: 'Visitante',
  person: (place) => `Jugador ${number(place)}`,
  isPerson: 'Persona',
  isBot: 'Bot',
  kindOf: (place) => `Jugador ${number(place)}: persona o bot`,
  chooseBot: '¿Quién juega aquí?',
  chooseCharacter: 'Personaje',
  chooseStrength: 'Fuerza',
  discardBack: 'Deshacer el descarte',
  discardBackAbout:
    'Puedes deshacer tu descarte hasta que el siguiente jugador robe o tome una carta.',
  strengthOfAll: 'Fuerza de los bots',
  strengthMixed: 'Los bots tienen fuerzas distintas.',
  done: 'Listo',
  rules: 'El juego',
  edition: 'Edición',
  ladder: 'Serie de niveles',
  ladders: {
    stacked: 'Expones los ocho niveles en orden, del primero al último.',
    open: 'Los ocho están a la vista y expones el que mejor va con tu mano: es más rápido.',
    'one-star': 'Los ocho niveles más fáciles, en orden: ideales para empezar.',
    'two-star':
      'Niveles más difíciles; a partir del 5, si no expones tu nivel, puedes conservar hasta cuatro cartas.',
  },
  ownLadder: 'Una serie creada por ti.',
  makeLadder: 'Crear tu propia serie',
  levelsOf: (ladder) => `Los niveles: ${ladder}`,
  master: 'Ampliación',
  masters: {
    none: 'La caja tal cual.',
    ...masters,
  },
  noMaster: 'Las cartas de Master no sirven en esta edición.',
  houseRules: 'Reglas de la casa',
  noHouseRules: 'Ninguna',
  changed: (rules) => count(rules, { one: 'cambiada', other: 'cambiadas' }),
  isChanged: 'cambiada',
};

const record: Part<'shell'>['record'] = {
  open: 'Abrir una partida guardada',
  drop: 'Suelta aquí el archivo',
  reading: 'Leyendo el archivo…',
};

const DONE = { one: 'nivel superado', other: 'niveles superados' };

const PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => `nivel ${number(level)}`,
  done: ({ done, levels }) => `${count(done, DONE)} de ${number(levels)}`,
  moon: () => 'todos los niveles superados',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} de ${number(levels)}`,
  moon: () => 'Luna',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  description: 'Una mesa de cartas para Level Up y Level 8: barajado comprobable y sin anuncios.',
  back: 'Volver',
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  notLoaded: 'No se ha podido cargar esta página. ¿Tienes conexión?',
  tryAgain: 'Reintentar',
  notSaved: 'No se ha podido guardar. Quizá no quede espacio.',
  languageSwitch: 'Idioma',
  newer: {
    about:
      'Tus partidas están a salvo, pero son de una versión más nueva de Palier. Recarga la página para obtenerla.',
    reload: 'Recargar',
  },
  updateReady: 'Hay una versión nueva.',
  updateNow: 'Actualizar',
  home: {
    title: 'Inicio',
    hello: (name) => (name === undefined ? '¡Hola!' : `¡Hola, ${name}!`),
    tagline: 'Ocho niveles hasta la Luna.',
    play: 'Jugar',
    more: 'Más',
    continueGame: 'Continuar',
    bots: 'Jugar contra bots',
    botsAbout: 'Elige de uno a cinco rivales y las reglas.',
    device: 'En un solo dispositivo',
    deviceAbout: 'De dos a seis personas se pasan un móvil o una tableta.',
    online: 'En línea con amigos',
    onlineAbout: 'Cada cual en su dispositivo, con un enlace o un código.',
    learn: 'Aprender y practicar',
    learnAbout: 'Lección, ejercicios, árbitro, marcador y tus propias series.',
    learnFirst: 'Aprender en 3 minutos',
    learnFirstAbout: 'Se aprende jugando.',
    justPlay: 'Jugar ya',
    justPlayAbout: 'Contra dos bots principiantes.',
    games: 'Tus partidas',
    rulebook: 'Reglamento',
    settings: 'Ajustes',
  },
  game: {
    round: (round) => `Ronda ${number(round)}`,
    seatAt: (name, place) => `${name}, ${say(PLACES, place)}`,
    place: (place) => say(SHORT_PLACES, place),
    winners: (names) => `Victoria: ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'Tus partidas',
    underWay: 'En curso',
    finished: 'Terminadas',
    none: 'Aún no hay partidas en este dispositivo.',
    start: 'Empezar una',
    continueGame: 'Continuar',
    replay: 'Repetición',
    review: 'Analizar',
    remove: 'Borrar',
    removeAsk: '¿Borrar esta partida?',
    removeAbout: 'Se borrará para siempre.',
    removed: 'Partida borrada.',
    keep: 'No borrarla',
    showAll: (games) => `Mostrar las ${number(games)} partidas`,
    damaged: {
      title: 'Ilegibles',
      about:
        'Estas partidas están dañadas o son de otra versión de Palier. Si las apartas, salen de la lista, pero no se borran.',
      unreadable: 'Partida ilegible',
      unknownTime: 'Fecha desconocida',
      setAside: 'Apartar',
      putBack: 'Recuperar',
      save: 'Guardar en un archivo',
      isAside: 'Partida apartada: está al final de la página.',
      isBack: 'La partida vuelve a estar en la lista.',
      aside: (games) => `Apartadas: ${number(games)}`,
    },
  },
  own: {
    title: 'Tu aspecto',
    invite: 'Elige tu nombre y tu cara',
    faceFor: (name) => `Elegir la cara ${de(name)}`,
  },
  newGame,
  record,
};
