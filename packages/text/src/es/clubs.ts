/** Groups of people who play together, in Spanish. */
import type { Part } from '../langs.ts';
import { and, number } from './speech.ts';

const wins = (count: number): string =>
  count === 1 ? 'una victoria' : `${number(count)} victorias`;

const gamesWord = (count: number): string =>
  count === 1 ? 'una partida' : `${number(count)} partidas`;

export const clubs: Part<'friends'>['clubs'] = {
  title: 'Clubes',
  needs:
    'Un club es un grupo que juega junto, con sus mesas y su clasificación. Para eso necesitas un perfil.',
  toProfile: 'Crear un perfil o iniciar sesión',
  none: 'Todavía no estás en ningún club. Funda uno para tu familia o tus amistades, o sigue una invitación.',
  yours: 'Tus clubes',
  members: (count) => (count === 1 ? 'Un miembro' : `${number(count)} miembros`),
  tablesNow: (count) => (count === 1 ? 'Una mesa ahora' : `${number(count)} mesas ahora`),
  roles: { owner: 'Al frente', helper: 'Ayuda', member: 'Miembro' },
  open: 'Abierto a todo el mundo',
  private: 'Privado',
  changed: 'Guardado.',
  found: {
    title: 'Fundar un club',
    name: 'Nombre del club',
    about: 'Es privado: solo se entra con tu enlace.',
    bad: 'El club necesita un nombre.',
    go: 'Fundar el club',
  },
  join: {
    title: 'Entrar en un club',
    code: 'Código del club',
    about: 'Las ocho letras de una invitación. También puedes pegar el enlace entero.',
    bad: 'El código de un club tiene ocho letras.',
    notFound: 'Este código no lleva a ninguna parte. Quizá haya un enlace más nuevo.',
    look: 'Mirar',
  },
  door: {
    invited: 'Te invitan a este club.',
    join: 'Entrar en el club',
    goThere: 'Ir al club',
    joined: (club) => `Te damos la bienvenida: ${club}`,
    missing: 'Este club no existe, o es privado.',
    toClubs: 'Ver tus clubes',
  },
  tables: {
    title: 'En las mesas',
    none: 'Ahora mismo no juega nadie.',
    make: 'Abrir una mesa',
    beginsWith: (game) => `Empieza con ${game}.`,
  },
  season: {
    title: 'Clasificación',
    span: (from, until) => `${from} – ${until}`,
    ever: 'Desde que existe el club',
    earlier: 'Temporada anterior',
    later: 'Temporada siguiente',
    none: 'Aún no hay partidas esta temporada. Cuenta cada partida en una mesa del club.',
    played: (games, won) => `${gamesWord(games)}, ${wins(won)}`,
    early: 'aún muy pocas partidas',
    mean: number,
    value: (mean, from, until) =>
      `${number(mean)} de 100, probablemente entre ${number(from)} y ${number(until)}`,
    about:
      '100 es siempre por delante de todos; 0, siempre por detrás; 50, tantas veces delante como detrás. El punto es cómo ha ido hasta ahora; la línea, lo seguro que es: cuantas más partidas, más corta.',
  },
  records: {
    title: 'Récords',
    run: 'Racha de victorias más larga',
    evening: 'Más victorias en una velada',
    busiest: 'Más partidas en una velada',
    held: (name, count, evening) => `${name}: ${number(count)} (${evening})`,
    counted: (count, evening) => `${number(count)} (${evening})`,
  },
  evenings: {
    title: 'Veladas',
    about: 'Una velada dura hasta las seis de la mañana.',
    games: gamesWord,
    best: (names, won) => `${and(names)}: ${wins(won)}${names.length > 1 ? ' por persona' : ''}`,
    goesOn: 'Esta velada aún no ha terminado.',
    result: 'Resultado',
    played: 'Las partidas',
    bot: 'Bot',
    guest: 'De fuera',
    picture: 'Imagen de la velada',
    headline: (names) =>
      names.length === 1 ? `¡${names[0]} gana la velada!` : `¡${and(names)} ganan la velada!`,
    wins,
  },
  people: {
    title: 'Miembros',
    you: 'tú',
    makeHelper: 'Dar permiso para ayudar',
    helperAbout: 'Quien ayuda invita, echa a miembros, cambia el nombre del club y elige su juego.',
    makeMember: 'Quitar el permiso para ayudar',
    handOver: {
      does: 'Traspasar el club',
      ask: (name) => `¿Traspasar el club a ${name}?`,
      about: 'Sigues en el club, con permiso para ayudar.',
      yes: 'Traspasar',
    },
    sendAway: {
      does: 'Echar',
      ask: (name) => `¿Echar a ${name}?`,
      about: 'El enlace ya no le sirve, hasta que alguien que ayude lo permita.',
      yes: 'Echar',
    },
    barred: 'Ya no pueden entrar',
    letIn: 'Dejar volver',
    letInOf: (name) => `Dejar volver a ${name}`,
  },
  invite: {
    title: 'Invitar',
    about: 'Con este enlace, y un perfil aquí, se entra en el club.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar',
    share: 'Compartir',
    shareText: (club) => `¡Ven a nuestro club «${club}» en Palier!`,
    another: 'Crear otro enlace',
    made: 'Hay un enlace nuevo. El anterior ya no lleva a ninguna parte.',
  },
  settings: {
    title: 'Ajustes del club',
    rename: 'Cambiar el nombre',
    game: 'Con qué empiezan sus mesas',
    gameAbout: 'Una mesa que se abre aquí empieza así, y se puede cambiar todo.',
    asUsual: 'Como en el aparato de cada cual',
    asUsualAbout: 'Cada mesa empieza como la última de quien la abre.',
    own: 'Un juego propio del club',
    ownAbout:
      'La misma caja, la misma serie de niveles y las mismas reglas de la casa para todo el mundo.',
    openTo: 'Abierto a todo el mundo',
    openAbout: 'Quien tiene la dirección ve el club y lo que se juega, y puede entrar.',
    season: 'Una temporada dura',
    seasons: { month: 'un mes', quarter: 'un trimestre', year: 'un año', always: 'siempre' },
  },
  report: {
    does: 'Denunciar su nombre',
    ask: '¿Denunciar el nombre de este club?',
    about: 'Quien gestiona este servidor lo leerá, con tu nombre al lado.',
    yes: 'Denunciar',
    done: 'Denunciado. Gracias.',
  },
  leave: {
    does: 'Salir del club',
    ask: (club) => `¿Salir de ${club}?`,
    about: 'Dejas de estar en la clasificación. Con una invitación puedes volver.',
    aboutOwner: 'El club pasa a quien más tiempo lleva, primero entre quienes ayudan.',
    aboutLast: 'Solo quedas tú: el club se acaba contigo.',
    yes: 'Salir',
  },
  close: {
    does: 'Cerrar el club',
    ask: (club) => `¿Cerrar ${club} para siempre?`,
    about: 'Desaparece para todo el mundo, con su clasificación y sus veladas.',
    yes: 'Cerrarlo',
  },
};
