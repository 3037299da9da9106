/** El aspecto de cada cual y de su mesa, en español. */
import type { Part } from '../langs.ts';

export const you: Part<'you'> = {
  title: 'Tu aspecto',
  about: 'Elígelo una vez y te acompañará en todas las mesas, aquí y en línea.',
  name: 'Tu nombre',
  nameAbout: (guest) => `Sin nombre, los demás ven «${guest}».`,
  surprise: 'Sorpréndeme',
  preview: 'Así se ve',
  face: 'Cara',
  faces: {
    curls: 'Rizos',
    bob: 'Melena corta',
    plaits: 'Trenzas',
    ponytail: 'Coleta',
    waves: 'Ondas largas',
    quiff: 'Tupé',
    spikes: 'Pelo de punta',
    cap: 'Gorra',
    beret: 'Boina',
    scarf: 'Pañuelo',
    turban: 'Turbante',
    moustache: 'Bigote',
  },
  colours: 'Colores',
  parts: { skin: 'Piel', hair: 'Pelo', wear: 'Ropa', window: 'Fondo' },
  shades: {
    skin: ['muy clara', 'clara', 'dorada', 'morena clara', 'morena', 'negra'],
    hair: ['negro', 'castaño', 'pelirrojo', 'rubio', 'plateado', 'morado'],
    wear: ['roja', 'dorada', 'verde', 'azul', 'morada', 'crema'],
    window: ['naranja', 'amarillo', 'verde', 'azul', 'morado', 'turquesa'],
  },
  back: 'Dorso de las cartas',
  backs: {
    stairs: 'Escalones a la Luna',
    phases: 'Fases de la Luna',
    windows: 'Ventanas encendidas',
    shapes: 'Seis formas',
    comets: 'Cometas',
    eclipse: 'Eclipse',
    lanterns: 'Farolillos',
    owl: 'Búho',
    balloons: 'Globos aerostáticos',
    rocket: 'Cohete',
  },
  cloth: 'Tapete',
  cloths: {
    night: 'Fieltro liso',
    moss: 'Musgo',
    wine: 'Vino',
    linen: 'Lino',
    starry: 'Cielo estrellado',
    moonlit: 'Claro de luna',
    tide: 'Marea alta',
    aurora: 'Aurora boreal',
    confetti: 'Confeti',
    checks: 'A cuadros',
  },
  plain: 'Con alto contraste, el tapete es siempre liso.',
  earned: 'Algunos se ganan jugando. Aquí no se vende nada.',
  feats: {
    win: 'Gana una partida contra bots',
    expert: 'Gana a un bot hábil',
    ten: 'Termina diez partidas',
    editions: 'Gana una partida en cada edición',
    comeback: 'Gana tras ir dos niveles por detrás',
    friend: 'Termina una partida entre varios en un solo dispositivo',
    row: 'Gana tres partidas seguidas',
    crowd: 'Gana a cuatro bots o más',
    quick: 'Gana en seis rondas o menos',
    perfect: 'Acierta las cinco preguntas de un reto diario',
    days: 'Haz el reto diario tres días seguidos',
    week: 'Haz el reto diario siete días seguidos',
  },
  featSoFar: (feat, done, of) => (of === 1 ? feat : `${feat} (${done} de ${of})`),
  nearest: {
    back: (name) => `Próximo premio: el dorso «${name}»`,
    cloth: (name) => `Próximo premio: el tapete «${name}»`,
  },
  inDays: {
    back: (days, name) =>
      days === 1
        ? `Vuelve mañana y ganarás el dorso «${name}».`
        : `${days} días seguidos más y ganarás el dorso «${name}».`,
    cloth: (days, name) =>
      days === 1
        ? `Vuelve mañana y ganarás el tapete «${name}».`
        : `${days} días seguidos más y ganarás el tapete «${name}».`,
  },
  use: 'Usarlo',
  used: 'En uso',
  elsewhere: {
    title: 'Llevarlo a otro dispositivo',
    about: 'Tu nombre, tu cara y tus mesas en línea, en el móvil y en la tableta',
  },
  own: {
    title: 'Tu perfil',
    about: 'Amistades, clubes, tus partidas en línea y tus dispositivos',
  },
  more: {
    title: 'Tu progreso',
    statistics: 'Estadísticas',
    goals: 'Metas',
    games: 'Tus partidas',
  },
  won: {
    back: (name) => `El dorso «${name}» es tuyo.`,
    cloth: (name) => `El tapete «${name}» es tuyo.`,
    look: 'Cambiar tu aspecto',
  },
};
