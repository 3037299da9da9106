/** Ser la misma persona en varios dispositivos, en español. */
import type { Part } from '../langs.ts';
import { and, count, GAMES } from './speech.ts';

export const profile: Part<'profile'> = {
  title: 'Tu perfil',
  away: 'El servidor no responde.',
  none: 'De donde viene esta página no se guardan perfiles.',
  cancelled: 'No se ha usado ninguna clave de acceso.',
  keep: {
    title: 'Guardarlo en este servidor',
    about:
      'Por ahora tu nombre y tu cara están solo en este navegador. Guárdalos en el servidor y serás la misma persona en el móvil y en la tableta, con tus mesas en línea. Sin correo y sin contraseña.',
    passkey: 'Guardarlo con una clave de acceso',
    passkeyAbout:
      'Una clave de acceso es un solo toque: tu dedo, tu cara o el PIN de tu dispositivo.',
    code: 'Guardarlo con un código de recuperación',
    nameFirst: 'Elige primero un nombre.',
  },
  noPasskeys: {
    insecure:
      'Aquí no hay claves de acceso: los navegadores solo las permiten con https, y esta página se ha cargado sin él. Un código de recuperación sirve igual.',
    number:
      'Aquí no hay claves de acceso: los navegadores piden un nombre para ellas, y a este servidor se ha llegado por un número. Un código de recuperación sirve igual.',
    old: 'Este navegador no tiene claves de acceso. Un código de recuperación sirve igual.',
  },
  enter: {
    title: 'Si ya tienes un perfil',
    about: 'Inicia sesión y este dispositivo tendrá tu nombre, tu cara y tus mesas en línea.',
    passkey: 'Entrar con una clave de acceso',
    withCode: 'Entrar con un código de recuperación',
    code: 'Código de recuperación',
    codeAbout: '16 letras y cifras. Los guiones y los espacios dan igual.',
    codeBad: 'Un código de recuperación tiene 16 letras y cifras.',
    go: 'Entrar',
  },
  since: (day) => `En este servidor desde el ${day}`,
  change: 'Cambiar nombre y cara',
  friends: 'Amistades',
  clubs: 'Clubes',
  ways: {
    title: 'Tu camino de vuelta',
    about: 'En otro dispositivo, o si este navegador te olvida, con esto vuelves a entrar.',
    none: 'Todavía no tienes cómo volver. Sin clave de acceso ni código de recuperación, tu perfil se pierde cuando este navegador lo olvida.',
    passkey: (device) => (device === '' ? 'Clave de acceso' : `Clave de acceso (${device})`),
    used: (day) => `Último uso: ${day}`,
    add: 'Añadir una clave de acceso',
    added: 'Clave de acceso añadida.',
    remove: 'Quitar',
    removeAsk: '¿Quitar esta clave de acceso?',
    removeAbout: 'Ya nadie podrá entrar con ella.',
    removed: 'Clave de acceso quitada.',
    hasCode: 'Tienes un código de recuperación.',
    makeCode: 'Crear un código de recuperación',
    newCode: 'Crear otro código de recuperación',
  },
  code: {
    title: 'Tu código de recuperación',
    about: 'Apúntalo o guárdalo: solo se muestra ahora. Los códigos anteriores ya no valen.',
    secret: 'Quien tenga este código puede entrar en tu lugar.',
    copy: 'Copiar el código',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar',
  },
  devices: {
    title: 'Dispositivos con sesión iniciada',
    here: 'Este dispositivo',
    unknown: 'Dispositivo sin nombre',
    seen: (day) => `Última visita: ${day}`,
    out: 'Cerrar sesión',
    outOf: (device) => `Cerrar la sesión de ${device}`,
    isOut: 'Se ha cerrado la sesión de ese dispositivo.',
    allOut: 'Cerrar las demás sesiones',
    areOut: 'Se han cerrado todas las demás sesiones.',
  },
  data: {
    title: 'Tus datos',
    about:
      'El servidor guarda tu nombre y tu cara, tus dispositivos y claves de acceso, tus amistades y clubes, tus mesas, partidas y puntuaciones. El archivo descargado lo muestra todo.',
    download: 'Descargar tus datos',
    out: 'Cerrar sesión aquí',
    isOut: 'Has cerrado la sesión. Tu nombre y tu cara se quedan en este dispositivo.',
    remove: 'Borrar tu perfil',
    removeAsk: '¿Borrar tu perfil?',
    removeAbout:
      'Todo lo que el servidor guarda de ti se borra al momento y no se puede recuperar. Lo que hay en este dispositivo se queda.',
    removeNow: 'Borrar para siempre',
    removed: 'Tu perfil está borrado.',
  },
  played: {
    title: 'Partidas y puntuación',
    loading: 'Cargando…',
    wish: 'Quiero una puntuación',
    wishAbout:
      'Cuentan las partidas en mesas abiertas que empiecen a partir de ahora. En cuanto se sepa lo bastante, todo el mundo verá tu nombre, tu cara y tu puntuación en la clasificación.',
    isOn: 'Tu próxima partida en una mesa abierta cuenta.',
    isOff: 'Tus partidas ya no cuentan. Nadie ve tu puntuación; te espera.',
    ratings: 'Tu puntuación',
    noRatings:
      'Termina una partida en una mesa abierta con otras personas que quieran puntuación y aparecerá aquí.',
    rating: (rating, range) => `${rating} ± ${range}`,
    provisional: (games) =>
      `Tras ${count(games, GAMES)}: provisional. Unas cuantas más y estarás en la clasificación.`,
    settled: (games, place) => `Tras ${count(games, GAMES)}: puesto ${place}.`,
    unseen: (games) => `Tras ${count(games, GAMES)}.`,
    leaders: 'Clasificación',
    games: 'Tus partidas en línea',
    noGames: 'Aquí aparecen las partidas que termines en línea con tu perfil.',
    signIn: 'Crear un perfil o iniciar sesión',
    more: 'Ver más',
    kinds: {
      private: 'Mesa privada',
      public: 'Mesa abierta',
      club: 'Mesa del club',
      night: 'Noche de duplicado',
    },
    place: (place, players) => `Puesto ${place} de ${players}`,
    with: (names) => `Con ${and(names)}`,
  },
  board: {
    title: 'Clasificación',
    edition: 'Edición',
    about:
      'Cuanto más alta la puntuación, mejor se juega. ± dice cuánto puede fallar: menos con cada partida. El orden sigue lo que ya es seguro. Solo cuentan las partidas en mesas abiertas, y solo de quien quiere puntuación.',
    none: 'Ninguna puntuación es aún lo bastante segura.',
    mine: (place) => `Estás en el puesto ${place}.`,
    games: (games) => count(games, GAMES),
    earlier: 'Puestos anteriores',
    later: 'Puestos siguientes',
    own: 'Tus partidas y tu puntuación',
  },
  kept: 'Tu perfil está guardado en este servidor.',
  welcome: (name) => `¡Hola de nuevo, ${name}!`,
};
