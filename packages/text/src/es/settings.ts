/** The settings in Spanish. */
import type { Part } from '../langs.ts';
import { count, GAMES } from './speech.ts';

export const settings: Part<'settings'> = {
  title: 'Ajustes',
  language: 'Idioma',
  look: 'Apariencia',
  theme: 'Tema',
  themes: { night: 'Noche', day: 'Día', contrast: 'Alto contraste' },
  largeCards: 'Cartas grandes',
  largeCardsAbout: 'Cartas y números más grandes, más fáciles de leer.',
  leftHanded: 'Modo zurdo',
  leftHandedAbout: 'Los botones pasan a la izquierda, cerca del pulgar.',
  pace: 'Ritmo',
  motion: 'Movimiento de las cartas',
  motionAbout: 'A qué velocidad se mueven las cartas.',
  motions: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', off: 'Ninguno' },
  botPace: 'Ritmo de los bots',
  botPaceAbout:
    'Cuánto tardan los bots en jugar. Toca un sitio vacío de la mesa para meterles prisa.',
  paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', instant: 'Al instante' },
  senses: 'Sonido y vibración',
  sound: 'Sonido',
  soundAbout: 'Un sonido suave para cada cosa que pasa.',
  volume: 'Volumen',
  haptics: 'Vibración',
  hapticsAbout: 'Una vibración breve cuando es tu turno, si el dispositivo lo permite.',
  chatter: 'Los personajes hablan',
  chatterAbout: 'De vez en cuando comentan lo que pasa.',
  hand: 'Tu mano',
  sort: 'Ordenar la mano',
  sorts: {
    value: 'Por número',
    colour: 'Por color',
    level: 'Para mi nivel',
    own: 'A mano',
  },
  sortAbouts: {
    value: 'Del número más bajo al más alto.',
    colour: 'Color por color, con los números en orden.',
    level: 'Agrupa las cartas que combinan para tu nivel.',
    own: 'Las cartas se quedan donde las pones.',
  },
  kept: 'En este dispositivo',
  keptAbout:
    'Tus partidas, estadísticas, series de niveles y ajustes se guardan en este dispositivo y en ningún otro sitio. Las mesas en línea las guarda su servidor; tus códigos de regreso, este dispositivo.',
  keptGames: (games) => count(games, GAMES),
  erase: 'Borrar todo',
  eraseAsk: '¿Borrar todo lo guardado en este dispositivo?',
  eraseAbout:
    'Se borrarán para siempre todas las partidas, las estadísticas, las series de niveles y los ajustes.',
  eraseNow: 'Borrar',
  notErased: 'No se ha podido borrar todo. Vuelve a intentarlo.',
  about: 'Acerca de Palier',
  version: (version) => `Versión ${version}`,
  credits: 'Créditos',
  creditLines: [
    'Palier es una obra independiente y no oficial, con nombre, textos y dibujos propios; es libre, con licencia MIT.',
    'Las reglas son las de Level Up (Cocktail Games, 2010) y Level 8 (Ravensburger), contadas con nuestras palabras; sus nombres se usan solo para indicar de qué juego son las reglas.',
    'La tipografía es Atkinson Hyperlegible Next, del Braille Institute (SIL Open Font License). Hecho con Preact y Preact Signals (MIT) e idb (ISC).',
  ],
};
