/** Around a table online, in Spanish: on the way to it, while it fills, in the list of one's games. */
import type { Part } from '../langs.ts';
import { and, count, LOCALE, number } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span } = timeSpans(LOCALE);

const options: Part<'online'>['options'] = {
  title: 'En esta mesa',
  usual: 'Lo normal',
  clock: {
    title: 'Tiempo por turno',
    values: {
      off: {
        name: 'Sin límite',
        about: 'Cada cual se toma su tiempo; una partida puede durar días.',
      },
      relaxed: { name: 'Tranquilo', about: '90 segundos por decisión; después juega un bot.' },
      quick: { name: 'Rápido', about: '30 segundos por decisión; después juega un bot.' },
      day: {
        name: 'Un día',
        about: '24 horas por decisión. Nadie tiene que quedarse en la mesa; después juega un bot.',
      },
      days3: { name: 'Tres días', about: 'Tres días por decisión; después juega un bot.' },
      week: { name: 'Una semana', about: 'Siete días por decisión; después juega un bot.' },
    },
  },
  absence: {
    title: 'Si alguien se desconecta',
    values: {
      standIn: {
        name: 'Juega un bot',
        about: 'Al cabo de un rato juega un bot en su lugar, hasta que vuelva.',
      },
      wait: { name: 'La partida espera', about: 'Nadie juega en su lugar, tarde lo que tarde.' },
    },
  },
  watching: {
    title: 'Quién puede mirar',
    values: {
      anyone: { name: 'Quien tenga el enlace', about: 'No se ve ninguna carta oculta.' },
      nobody: { name: 'Nadie', about: 'Solo ve la partida quien está en la mesa.' },
    },
  },
  delay: {
    title: 'Retraso para el público',
    values: {
      0: { name: 'Ninguno', about: 'Se ve todo al momento.' },
      30: { name: '30 segundos', about: 'Para que nadie pueda soplar las cartas.' },
      120: { name: 'Dos minutos', about: 'Para que nadie pueda soplar las cartas.' },
    },
  },
  listing: {
    title: 'Quién encuentra la mesa',
    values: {
      hidden: { name: 'Solo quien invites', about: 'Nadie más sabe de esta mesa.' },
      open: {
        name: 'Todo el mundo',
        about: 'La mesa aparece en la lista de mesas abiertas, con los nombres de quienes juegan.',
      },
      quick: {
        name: 'Partida rápida',
        about:
          'En la lista, y «Jugar ahora» sienta aquí a desconocidos. Los bots ocupan los asientos libres y los ceden a quien llega.',
      },
    },
  },
  joining: {
    title: 'Quién puede unirse',
    values: {
      anyone: { name: 'Quien tenga el enlace', about: 'Basta con el enlace o el código.' },
      approved: {
        name: 'Con permiso',
        about: 'Quien organiza la partida dice sí o no a cada persona nueva.',
      },
      nobody: {
        name: 'Nadie más',
        about: 'La mesa está cerrada. Quien ya se ha unido siempre puede volver.',
      },
    },
  },
  chat: {
    title: 'Mensajes',
    values: {
      off: { name: 'Ninguno', about: 'En esta mesa no se escribe.' },
      phrases: { name: 'Solo frases', about: 'Unas cuantas frases y emoticonos simpáticos.' },
      free: { name: 'Libres', about: 'Cada cual escribe lo que quiere.' },
    },
  },
  takeBack: {
    title: 'Deshacer jugadas',
    values: {
      consent: {
        name: 'De común acuerdo',
        about: 'Si no se ha visto ninguna carta oculta y todos los presentes dicen que sí.',
      },
      never: { name: 'Nunca', about: 'Ninguna jugada se puede deshacer.' },
    },
  },
  row: (title, value) => `${title}: ${value}`,
  readOnly: (host) => `Lo elige ${host}.`,
};

export const online: Part<'online'> = {
  denied: {
    'not-a-player': 'Para eso hay que tener un asiento en la mesa.',
    'not-host': 'Eso solo puede hacerlo quien organiza la partida.',
    'host-returns':
      'Esta persona organiza la partida y quizá vuelva pronto. Podrás expulsarla cuando pasen diez minutos.',
    'not-in-lobby': 'La partida ha empezado: eso ya no se puede cambiar.',
    'not-playing': 'Ahora no se juega ninguna partida en esta mesa.',
    'not-over': 'Para eso tiene que terminar la partida.',
    'no-such-seat': 'Esta mesa no tiene ese asiento.',
    'seat-taken': 'Alguien se ha adelantado: el asiento está ocupado.',
    'seats-open': 'Aún quedan asientos libres.',
    'name-taken': 'En esta mesa ya hay alguien con ese nombre. Elige otro.',
    'table-full': 'Esta mesa está completa.',
    'address-full': 'Demasiadas personas se han unido a esta mesa desde tu conexión.',
    locked: 'Esta mesa está cerrada: nadie más puede unirse.',
    'turned-away': 'Quien organiza la partida no te ha dejado unirte.',
    barred: 'Te han expulsado de esta mesa para siempre.',
    'bad-setup': 'Estas reglas no se pueden jugar juntas.',
    'no-such-bot': 'Este servidor no conoce ese bot.',
    'no-such-person': 'Esa persona ya no está en la mesa.',
    'not-for-bots': 'Los bots no pueden hacer eso.',
    'chat-off': 'Eso está desactivado en esta mesa.',
    'take-back-off': 'En esta mesa no se deshacen jugadas.',
    'nothing-to-take-back': 'Ahora no hay nada que deshacer.',
    'enough-taken-back': 'En este turno ya no puedes deshacer más jugadas.',
    'no-wish': 'Ya nadie lo pide.',
    'too-soon': 'Es demasiado pronto. Espera un momento.',
    'already-reported': 'Ya has denunciado a esta persona aquí. Esa denuncia está guardada.',
    'reports-full': 'Ahora mismo hay demasiadas denuncias por leer. Inténtalo más tarde.',
    'name-given': 'Este nombre te lo ha puesto quien gestiona este servidor.',
    'set-by-night': 'Eso lo decide la noche de duplicado.',
    sealed:
      'Otros aún tienen que jugar estas cartas. Verás la partida entera cuando todos la hayan jugado.',
    'nothing-to-see': 'Escribe al menos un carácter visible.',
    'already-joined': 'Ya estás en esta mesa.',
    'people-missing': 'Falta alguien de la última partida. Espera o dale su asiento a un bot.',
    unknown: 'Esta mesa no lo permite.',
  },
  closed: {
    'no-such-table': 'Esta mesa no existe o ya se ha borrado.',
    'no-watching': 'En esta mesa no se puede mirar.',
    'unknown-token': 'Este código de regreso no es de esta mesa.',
    removed: 'Te han expulsado de esta mesa.',
    barred: 'Te han expulsado de esta mesa para siempre.',
    banned: 'Tienes prohibida la entrada a este servidor por un tiempo.',
    shut: 'Quien gestiona este servidor ha cerrado esta mesa.',
    'too-much': 'Te han expulsado de esta mesa por enviar demasiado durante demasiado tiempo.',
    'old-version': 'Esta página es más antigua que el servidor. Recárgala.',
    'bad-message': 'El servidor no ha entendido esta página. Recárgala.',
    'too-fast': 'Demasiadas cosas a la vez. Espera un momento y vuelve a intentarlo.',
    'too-slow': 'La conexión es demasiado lenta. Vuelve a intentarlo.',
    'too-many': 'Ahora mismo hay demasiadas conexiones a esta mesa.',
    stopping: 'El servidor se está reiniciando. Tu partida está guardada.',
    failed: 'Algo ha fallado en el servidor. Tu partida está guardada.',
    unknown: 'La mesa ha cerrado la conexión. Recarga la página.',
  },
  bannedUntil: (when) => `Tienes prohibida la entrada a este servidor hasta el ${when}.`,
  failed: 'El servidor no ha respondido. Vuelve a intentarlo.',
  stale: 'Mientras tanto, la mesa ha cambiado.',
  reconnecting: 'Conexión perdida. Reintentando…',
  retryNow: 'Reintentar ahora',
  presence: { here: 'en la mesa', away: 'en otra página', gone: 'sin conexión' },
  presenceAbout: {
    here: 'En línea y en la mesa.',
    away: 'En línea, en otra página.',
    gone: 'Sin conexión.',
  },
  start: {
    title: 'Jugar en línea',
    offline: 'No tienes conexión, y una mesa en línea la necesita.',
    noServer: 'Esta copia de Palier viene de un servidor sin mesas en línea.',
    bigScreen: 'En la pantalla grande',
    bigScreenAbout: 'La tele o una tableta es la mesa; los móviles tienen las cartas.',
    friends: 'Amistades',
    clubs: 'Clubes',
    clubsAbout: 'El grupo de tu familia o tus amistades: mesas, veladas y clasificación.',
    nickname: 'Tu nombre',
    nicknameAbout: 'Es lo que verán los demás. No hace falta cuenta.',
    nicknameMissing: 'Primero elige un nombre.',
    create: 'Crear una mesa',
    createAbout: 'Invita con un enlace o un código. Lo demás se elige en la mesa.',
    createNow: 'Crear una mesa',
    creating: 'Creando…',
    notCreated: 'No se ha podido crear la mesa. Vuelve a intentarlo.',
    tooManyTables: 'El servidor tiene demasiadas mesas ahora mismo. Prueba más tarde.',
    tooManyFromHere:
      'Hay demasiadas mesas abiertas desde tu conexión. Termina una partida o espera una hora.',
    tooFast: 'Son demasiadas mesas seguidas. Espera un minuto.',
    join: 'Unirse a una mesa',
    code: 'Código de la mesa',
    codeAbout: 'Las ocho letras de tu invitación.',
    codeBad:
      'Un código tiene ocho letras; uno antiguo, seis. También puedes pegar el enlace entero.',
    joinNow: 'Unirse',
    haveReturnCode: 'Usar un código de regreso',
    returnCode: 'Código de regreso',
    returnCodeAbout: 'Dieciséis letras y cifras que te devuelven a tu asiento.',
    returnCodeBad: 'Un código de regreso tiene dieciséis letras y cifras.',
  },
  quick: {
    now: 'Jugar ahora',
    about:
      'Enseguida, con quien esté. Los bots completan la mesa y ceden su asiento a quien llega.',
    looking: 'Buscando una mesa…',
    wishes: 'Lo que prefieres',
    any: 'Cualquiera',
    soon: 'La partida empieza sola en un momento; los bots ocupan los asientos libres.',
    leftOften: (ms) =>
      `Hoy has dejado varias partidas antes del final, y los demás han tenido que seguir sin ti. «Jugar ahora» volverá a tener un asiento para ti en ${span(ms)}. Mientras tanto puedes jugar con amigos, en una mesa abierta o contra bots.`,
    players: 'Jugadores',
  },
  openTables: {
    title: 'Mesas abiertas',
    about: 'Mesas a las que puede venir cualquiera. La lista cambia sola.',
    see: 'Ver las mesas abiertas',
    offline: 'No tienes conexión. La lista la necesita.',
    looking: 'Buscando mesas…',
    none: 'Ahora no hay ninguna mesa abierta. Juega ya y otros encontrarán la tuya.',
    count: (tables) =>
      tables === 1 ? 'Hay una mesa abierta.' : `Hay ${number(tables)} mesas abiertas.`,
    round: (round) => `Ronda ${number(round)}`,
    quick: 'partida rápida',
    ownRules: 'reglas de la casa',
    asksHost: 'hay que pedir permiso',
    full: 'Completa: puedes mirar',
    bots: (seats) =>
      seats === 1
        ? 'En un asiento juega un bot: ocúpalo desde la siguiente ronda.'
        : `En ${number(seats)} asientos juegan bots: ocupa uno desde la siguiente ronda.`,
    bot: 'bot',
    free: 'asiento libre',
  },
  join: {
    title: (code) => `Mesa ${code}`,
    table: 'Mesa',
    connecting: 'Buscando la mesa…',
    whoIsHere: 'En la mesa',
    nobodyYet: 'Aún no hay nadie.',
    seatsFree: (free, seats) =>
      `${count(free, { one: 'asiento libre', other: 'asientos libres' })} de ${number(seats)}`,
    allTaken: 'Todos los asientos están ocupados.',
    underWay: 'La partida está en curso.',
    over: 'La partida ha terminado.',
    sitDown: 'Sentarse',
    joinOnly: 'Unirse sin asiento',
    watch: 'Solo mirar',
    watchAbout: 'Ves lo que ve todo el mundo, pero ninguna mano.',
    noWatching: 'En esta mesa no se puede mirar.',
    waitForHost: 'Has pedido unirte. Espera a que te acepten.',
    takeOver: (bot) => `Jugar en lugar de ${bot}`,
    takeOverAbout: 'Juegas desde la siguiente ronda; hasta entonces, miras.',
    otherDevice: '¿Jugabas aquí en otro dispositivo? Vuelve con tu código de regreso.',
  },
  lobby: {
    toClub: 'Ir al club',
    seats: 'Asientos',
    seat: (seat) => `Asiento ${number(seat)}`,
    openSeat: 'Libre',
    sitHere: 'Sentarse aquí',
    sitOn: (seat) => `Sentarse aquí, en el asiento ${number(seat)}`,
    moveHere: 'Cambiarse aquí',
    moveTo: (seat) => `Cambiarse aquí, al asiento ${number(seat)}`,
    stand: 'Levantarse',
    addBot: 'Añadir un bot',
    addBotTo: (seat) => `Añadir un bot en el asiento ${number(seat)}`,
    changeBot: (name) => `Cambiar el bot ${name}`,
    removeBot: (seat) => `Liberar el asiento ${number(seat)}`,
    fillWithBots: 'Completar con bots',
    you: 'tú',
    host: 'organiza',
    watching: 'Sin asiento',
    asking: 'Piden unirse',
    letIn: 'Aceptar',
    letInName: (name) => `Aceptar: ${name}`,
    turnAway: 'Rechazar',
    turnAwayName: (name) => `Rechazar: ${name}`,
    watchers: (people) =>
      people === 1 ? 'Hay 1 persona más mirando.' : `Hay ${number(people)} personas más mirando.`,
    options: (name) => `Opciones para ${name}`,
    passHost: 'Dejar que organice',
    passHostAbout: (name) => `Desde ese momento, ${name} elige las reglas y empieza la partida.`,
    remove: 'Expulsar',
    removeAbout: (name) => `${name} perderá el asiento y tendrá que volver a unirse.`,
    removeForGood: 'Expulsar para siempre',
    removeForGoodAbout: (name) => `${name} no podrá volver, ni siquiera con otro nombre.`,
    begin: 'Empezar',
    beginning: 'Repartiendo…',
    seatsOpen: (seats) =>
      seats === 1
        ? 'Queda un asiento libre, para una persona o un bot.'
        : `Quedan ${number(seats)} asientos libres, para personas o bots.`,
    nobodySeated: 'Antes tiene que sentarse alguien.',
    waitForHost: (name) => `Esperando a que ${name} empiece la partida.`,
    nobodyHosts: 'Falta alguien que organice la partida.',
    needSeat: 'Elige un asiento si quieres jugar.',
    leave: 'Dejar la mesa',
    leaveAsk: '¿Dejar esta mesa?',
    leaveAbout: 'Tu asiento queda libre. Puedes volver a unirte con el código.',
    stay: 'Quedarse',
    news: {
      asks: (name) => `${name} pide unirse.`,
      joined: (name) => `${name} se ha unido.`,
      left: (name) => `${name} ha dejado la mesa.`,
      sat: (name, seat) => `${name} ha ocupado el asiento ${number(seat)}.`,
      rulesChanged: 'Han cambiado las reglas de la mesa.',
      youHost: 'Ahora organizas tú la partida.',
    },
    fairness: 'Comprobación del barajado',
    fairnessAbout: 'El servidor ya ha elegido su parte del barajado.',
    fairnessMore:
      'Esta es su huella. El dispositivo de cada jugador aporta otra parte, para que nadie decida por su cuenta cómo salen las cartas. Después de la partida, tu dispositivo vuelve a repartir todas las cartas y comprueba que coinciden.',
    fingerprint: 'Huella',
    rename: 'Cambiar de nombre',
  },
  options,
  invite: {
    onlyHere:
      'Solo este dispositivo llega a esta dirección. Para que se unan otros, inicia el servidor con «--host 0.0.0.0».',
    title: 'Invitar',
    about: 'Envía el enlace, di el código o enseña el código QR.',
    code: 'Código',
    copyLink: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'Cópialo a mano',
    share: 'Compartir',
    shareText: '¡Ven a jugar a Palier conmigo!',
    showQr: 'Código QR',
    qrTitle: 'Escanea para unirte',
    qrAbout: 'Enfócalo con la cámara de otro móvil.',
    qrOf: (link) => `Código QR del enlace ${link}`,
  },
  returning: {
    title: 'Tu código de regreso',
    about: 'Con él vuelves a tu asiento desde otro dispositivo, estés donde estés.',
    secret: 'No lo compartas: con este código, cualquiera puede jugar en tu lugar.',
    tableCode: 'Código de la mesa',
    code: 'Código de regreso',
    copyLink: 'Copiar tu enlace',
    copyCode: 'Copiar el código',
    qrOf: 'Código QR de tu enlace de regreso personal',
  },
  whichSeat: {
    title: '¿Qué asiento quieres?',
    about: (other, own) =>
      `Este enlace lleva al asiento de ${other}. En este dispositivo ya ocupas el de ${own}, en la misma mesa. Elijas el que elijas, el otro sigue en «Tus partidas».`,
    take: (other) => `Jugar como ${other}`,
    stay: (own) => `Seguir como ${own}`,
  },
  timeOff: {
    title: 'Vacaciones',
    about:
      '¿Te vas unos días? En las partidas de varios días no se agotará ninguno de tus turnos. Los demás ven hasta cuándo. 14 días seguidos como máximo, 28 al año en cada mesa.',
    back: 'De vuelta',
    take: 'Tomar vacaciones',
    until: (day) => `Estás de vacaciones hasta el ${day}.`,
    end: 'Ya he vuelto',
    away: (name, day) => `${name} está de vacaciones hasta el ${day}.`,
    awayUntil: (day) => `de vacaciones hasta el ${day}`,
    problems: {
      none: 'Este año ya no te quedan vacaciones en ninguna de tus mesas.',
      failed: 'No ha funcionado. Inténtalo de nuevo.',
    },
  },
  pushes: {
    title: 'Avisos en este dispositivo',
    about:
      'Un mensaje mientras el juego está cerrado: de partidas de varios días y de tus amigos. Muestra nombres y nunca una carta.',
    kinds: {
      turn: { name: 'Tu turno', about: 'Cuando una mesa te espera.' },
      end: { name: 'Fin de partida', about: 'Cuando termina una de tus partidas.' },
      next: { name: 'Siguiente partida', about: 'Cuando los demás siguen jugando contigo.' },
      invited: {
        name: 'Invitaciones',
        about: 'Cuando alguien de tus amigos te invita a una mesa.',
      },
    },
    problems: {
      unsupported:
        'Este navegador no puede recibir avisos de esta página. En iPhone y iPad, añade primero el juego a la pantalla de inicio.',
      denied:
        'Los avisos de esta página están bloqueados. Permítelos en los ajustes del navegador.',
      none: 'Este servidor no envía avisos.',
      failed: 'No ha funcionado. Inténtalo de nuevo.',
    },
    shown: {
      turn: { title: 'Te toca', body: 'En la mesa con %' },
      end: { title: 'La partida ha terminado', body: 'Victoria: %' },
      next: { title: 'Otra partida', body: 'Con %' },
      invited: { title: 'Ven a jugar', body: '% te espera en una mesa' },
    },
  },
  mine: {
    title: 'En línea',
    yourTurn: 'Tu turno',
    left: (ms) => `Tiempo: ${span(ms)}`,
    turnOf: (names) => `Turno de ${and(names)}`,
    inLobby: 'Sin empezar',
    over: 'Terminada',
    winners: (names) => `Victoria: ${and(names)}`,
    gone: 'El servidor ya no tiene esta mesa.',
    more: (tables) =>
      tables === 1
        ? 'También te toca en otra mesa.'
        : `También te toca en otras ${number(tables)} mesas.`,
    youAre: (name) => `Tu asiento: ${name}`,
    open: 'Ir a la mesa',
    look: 'Ver el resultado',
    forget: 'Quitar',
    forgetAsk: '¿Quitar esta mesa de la lista?',
    forgetAbout:
      'Este dispositivo olvidará tu código de regreso. La mesa sigue existiendo, pero sin el código no puedes volver a tu asiento.',
    forgotten: 'Mesa quitada de la lista.',
    players: (names) => and(names),
  },
  badLink: {
    table: {
      title: 'Este enlace no lleva a ninguna mesa.',
      about:
        'El código de mesa que contiene no es válido. Quizá le falte una parte: revisa el enlace o escribe el código a mano.',
    },
    token: {
      title: 'El código de regreso de este enlace está incompleto.',
      about:
        'Un código de regreso tiene dieciséis letras y cifras. Puedes ir a la mesa sin él o copiar otra vez el enlace.',
      go: 'Ir a la mesa',
    },
  },
  instead: {
    home: 'Volver al inicio',
    another: 'Elegir otra mesa',
    reload: 'Recargar',
    joinAnew: 'Unirse de nuevo',
    bannedAbout:
      'Hasta entonces, quien gestiona este servidor no admite en sus mesas a nadie desde tu conexión a internet. Puedes seguir jugando contra bots y con otras personas en este dispositivo.',
  },
};
