/** At a table online, in Spanish: who is there, the clock, wishes, talk, the proof. */
import type { Part } from '../langs.ts';
import { and, count, DAYS, LOCALE, MINUTES, number, SECONDS } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span, shortSpan } = timeSpans(LOCALE);

const NEW = { one: 'nuevo', other: 'nuevos' };

const talk: Part<'onlineTable'>['talk'] = {
  title: 'Mensajes',
  open: (unread) => (unread === 0 ? 'Mensajes' : `Mensajes, ${count(unread, NEW)}`),
  phrases: {
    hello: '¡Hola!',
    'good-luck': '¡Suerte!',
    'well-played': '¡Bien jugado!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    'oh-no': '¡Oh, no!',
    wow: '¡Hala!',
    hurry: '¿Seguimos?',
    'one-moment': 'Un momento, por favor.',
    again: '¿Otra partida?',
    bye: '¡Hasta luego!',
  },
  emotes: {
    smile: 'Sonrisa',
    laugh: 'Risa',
    think: 'Pensando',
    cry: 'Lágrimas',
    heart: 'Corazón',
    clap: 'Aplausos',
    fire: 'Fuego',
    sleep: 'Sueño',
  },
  phrasesTitle: 'Frases',
  emotesTitle: 'Emoticonos',
  textTitle: 'Tu mensaje',
  placeholder: 'Escribe algo',
  send: 'Enviar',
  off: 'En esta mesa no hay mensajes.',
  needName: 'Sin nombre puedes leer, pero no escribir.',
  list: 'Lo que se ha dicho',
  nothing: 'Nadie ha dicho nada todavía.',
  said: (name, text) => `${name}: ${text}`,
  you: 'Tú',
  gone: 'Alguien que se fue',
  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Dejar de silenciar a ${name}`,
  muted: 'en silencio',
  muteAll: 'Silenciar a todo el mundo',
  muteAllAbout: 'No se muestra ningún mensaje, en ninguna mesa.',
  speak: 'Leer los mensajes en voz alta',
  speakAbout: 'Para lectores de pantalla: se anuncian los mensajes nuevos.',
  settings: 'Ajustes de los mensajes',
  notSent: 'El mensaje no se ha enviado. Vuelve a intentarlo.',
};

const report: Part<'onlineTable'>['report'] = {
  of: (name) => `Denunciar a ${name}`,
  why: '¿Por qué?',
  reasons: {
    rude: 'Insulta o acosa',
    name: 'Nombre ofensivo',
    cheating: 'Hace trampas o juega en equipo con alguien',
    spoiling: 'Estropea la partida a propósito',
    other: 'Otra cosa',
  },
  more: '¿Qué ha pasado? (opcional)',
  about: (name) =>
    `Se adjunta lo último que ${name} ha dicho aquí. Solo puede leerlo quien gestiona este servidor; en esta mesa nadie se entera.`,
  missing: 'Elige un motivo.',
  send: 'Enviar la denuncia',
  kept: (days) =>
    `Gracias. Tu denuncia se guarda ${count(days, DAYS)}. Solo puede leerla quien gestiona este servidor.`,
};

const again: Part<'onlineTable'>['again'] = {
  again: 'Revancha',
  asking: 'Preparando la próxima partida…',
  failed: 'No se ha podido preparar la próxima partida. Vuelve a intentarlo.',
  asked: (name) =>
    name === undefined ? 'Se prepara la revancha.' : `${name} propone la revancha.`,
  join: 'Jugar la revancha',
  wantsIn: (names) =>
    `${and(names)} ${names.length === 1 ? 'quiere' : 'quieren'} jugar la próxima partida.`,
  wantNext: 'Pedir asiento en la próxima partida',
  wantsNext: 'Has pedido asiento en la próxima partida',
  notKept: 'No se ha podido guardar la partida en este dispositivo.',
  noRecord: 'No se ha podido obtener la partida. Prueba más tarde.',
};

const proof: Part<'onlineTable'>['proof'] = {
  title: 'Comprobación del barajado',
  good: 'No se ha manipulado nada. Se acaba de comprobar aquí, en tu dispositivo.',
  bad: 'Algo no cuadra en esta partida. Abajo se explica qué.',
  partly: 'Lo que este dispositivo puede comprobar es correcto.',
  promise: {
    good: 'La huella del servidor es la que este dispositivo anotó antes de la primera carta.',
    bad: 'La huella del servidor no es la que este dispositivo anotó antes de la primera carta.',
    unknown: 'Este dispositivo no anotó ninguna huella antes de la primera carta: llegó después.',
  },
  secret: {
    good: 'El secreto que se muestra ahora tiene exactamente esa huella.',
    bad: 'El secreto que se muestra ahora tiene otra huella.',
    unknown: 'El servidor no ha mostrado su secreto.',
  },
  salt: {
    good: 'Lo que este dispositivo aportó al barajado está incluido.',
    bad: 'Lo que este dispositivo aportó al barajado no está incluido.',
    unknown:
      'Este dispositivo no aportó nada al barajado: no tenía asiento cuando empezó la partida.',
  },
  game: {
    good: (moves) =>
      `Se ha vuelto a repartir toda la partida con el secreto y la parte de cada jugador: el barajado y las ${number(moves)} jugadas son correctos.`,
    bad: (event) =>
      event === undefined
        ? 'Archivo modificado: el barajado o el resultado no coinciden.'
        : `Se ha vuelto a repartir la partida, y el evento ${number(event)} no es el que sale del secreto y de las reglas.`,
    unknown: 'No se ha podido leer la partida guardada, así que no se ha vuelto a repartir.',
  },
  seen: {
    good: 'La partida guardada es la que vio este dispositivo, carta por carta.',
    bad: 'La partida guardada no es la que vio este dispositivo.',
    unknown: 'Este dispositivo no vio la partida mientras se jugaba.',
  },
  mark: { good: 'Correcto:', bad: 'Incorrecto:', unknown: 'Sin datos:' },
  how: 'Antes de la primera carta, el servidor eligió un secreto y mostró su huella, y el dispositivo de cada jugador aportó otra parte al azar. El barajado sale de todas esas partes juntas, así que nadie pudo elegir las cartas: ni el servidor ni ningún jugador. Ahora que se muestra el secreto, cualquiera que tenga la partida guardada puede volver a repartirla, aquí o con «palier verify».',
  noted: 'Huella anotada por este dispositivo',
  ownSalt: 'Aportado por este dispositivo',
};

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

/** «Te quedan 10 segundos», «Te queda 1 minuto» */
const left = (seconds: number): string =>
  `Te ${seconds === 1 || seconds === 60 ? 'queda' : 'quedan'} ${time(seconds)}`;

export const onlineTable: Part<'onlineTable'> = {
  night: {
    sealed:
      'Otros aún tienen que jugar estas cartas. La partida entera, su análisis y la prueba del barajado estarán aquí cuando todos hayan jugado.',
    toNight: 'A la noche de duplicado',
  },
  presence: {
    here: 'en la mesa',
    away: 'en otra página',
    gone: 'sin conexión',
    standIn: 'un bot juega en su lugar',
    bot: 'bot',
    host: 'organiza',
    you: 'tú',
    tag: { away: 'otra página', gone: 'sin conexión', standIn: 'juega un bot' },
    about: {
      here: (name) => `${name} está en la mesa.`,
      away: (name) => `${name} está en línea, en otra página.`,
      gone: (name) => `${name} no tiene conexión. Su asiento sigue reservado.`,
    },
    news: {
      gone: (name) => `${name} se ha desconectado.`,
      back: (name) => `${name} ha vuelto.`,
      left: (name) => `${name} ha dejado la mesa. Un bot juega en su lugar.`,
      joined: (name) => `${name} se ha sentado a la mesa.`,
    },
    standInAbout: {
      gone: (name) => `Un bot juega en lugar de ${name} hasta que vuelva.`,
      clock: (name) => `Se acabó el tiempo: un bot juega este turno en lugar de ${name}.`,
      vote: (name) => `La mesa no espera más: un bot juega este turno en lugar de ${name}.`,
    },
    standInForYou: {
      gone: 'Un bot juega en tu lugar. Juega en tu turno para recuperar el asiento.',
      clock: 'Se acabó el tiempo: un bot juega este turno en tu lugar.',
      vote: 'La mesa no espera más: un bot juega este turno en tu lugar.',
    },
    yoursAgain: 'Has recuperado tu asiento.',
    isBot: (name) => `${name} es un bot.`,
    claims: (name) => `${name} ocupará este asiento cuando termine la ronda.`,
    youClaim: 'Ocuparás este asiento cuando termine la ronda.',
    isHost: (name) => `${name} organiza la partida.`,
    youHost: 'Organizas tú la partida.',
  },
  link: {
    lost: 'Conexión perdida. Reintentando…',
    kept: 'Tu jugada está guardada y se enviará.',
    slow: 'Enviando…',
    back: 'Conexión recuperada.',
  },
  clock: {
    announce: (seconds) => `${left(seconds)} para jugar.`,
    left: (ms) => `Tiempo para decidir: ${span(ms)}.`,
    leftShort: shortSpan,
  },
  days: {
    waiting: (names, ms) => `Esperando a ${and(names)}. Tiempo: ${span(ms)}.`,
    next: 'Otra mesa: te toca',
  },
  vote: {
    waitingFor: (names) => `Esperando a ${and(names)}.`,
    moveOn: (votes, needed) => `No esperar: que juegue un bot (${votes} de ${needed})`,
    about: 'Si hay votos suficientes, un bot juega este turno y nada más.',
    voted: (votes, needed) => `Has votado por no esperar: ${votes} de ${needed}.`,
    forYou: (name) =>
      name === undefined ? 'Los demás te están esperando.' : `${name} te está esperando.`,
    onYou: (votes, needed) => `Los demás prefieren no esperar: ${votes} de ${needed}.`,
  },
  wish: {
    waiting: (names) => `Has pedido deshacer. Esperando a ${and(names)}.`,
    asks: (name) => `${name} quiere deshacer esto:`,
    youAgreed: (names) => `Has dicho que sí. Esperando a ${and(names)}.`,
    yes: 'Sí',
    no: 'No',
    callOff: 'Dejarlo así',
    denied: 'Esta vez no: las cartas se quedan donde están.',
  },
  talk,
  report,
  missed: {
    title: 'Mientras no estabas',
    about: (events) =>
      events === 1 ? 'Ha pasado una cosa.' : `Han pasado ${number(events)} cosas.`,
    played:
      'Mientras tanto se ha jugado en tu lugar: un bot, o tú desde otro dispositivo. Has recuperado tu asiento.',
    toTable: 'Ir a la mesa',
  },
  watch: {
    title: 'Estás mirando la partida',
    delay: (seconds) => `Lo que ves pasó hace ${time(seconds)}.`,
    live: 'Ves lo que ve todo el mundo, pero ninguna mano.',
    wantNext: 'Pedir asiento en la próxima partida',
    wantsNext: 'Has pedido asiento en la próxima partida',
    takeSeat: (bot) => `Jugar en lugar de ${bot}`,
    takeSeatAbout: 'Desde la siguiente ronda.',
    claimed: (bot) => `Jugarás en lugar de ${bot} cuando termine esta ronda`,
    giveBack: 'Mejor no',
    join: 'Unirse con nombre',
    leave: 'Dejar de mirar',
  },
  nextRound: {
    waiting: 'La siguiente ronda empieza enseguida.',
    dealt: '¡Nueva ronda!',
    yourTurn: '¡Nueva ronda! Es tu turno.',
  },
  again,
  proof,
  menu: {
    invite: 'Invitar a alguien',
    returnCode: 'Tu código de regreso',
    people: 'Quién está en la mesa',
    options: 'Opciones de la mesa',
    home: 'Volver al inicio',
    homeAbout: {
      standIn: 'Tu asiento sigue reservado. Si tardas, un bot juega hasta que vuelvas.',
      wait: 'Tu asiento sigue reservado y los demás te esperan.',
      days: 'Tu asiento sigue reservado. Vuelve antes de que se acabe tu tiempo.',
    },
    leave: 'Ceder tu asiento',
    leaveAsk: '¿Ceder tu asiento?',
    leaveAbout: 'Un bot se queda con tus cartas y sigue jugando en tu lugar.',
    stay: 'Quedarse',
    stopWatching: 'Dejar de mirar',
    failed: 'No ha funcionado. Vuelve a intentarlo.',
  },
};
