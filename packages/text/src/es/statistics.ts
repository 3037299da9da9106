/** The statistics of this device, in Spanish. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, count, GAMES, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

export const statistics: Part<'statistics'> = {
  title: 'Estadísticas',
  loading: 'Contando…',
  failed: 'En este dispositivo no se pueden leer las estadísticas.',
  none: 'Aún no hay nada que contar. Juega una partida contra bots hasta el final y aparecerá aquí.',
  play: 'Jugar contra bots',
  trend: {
    title: 'Últimamente',
    wins: (wins, games) =>
      games === 1
        ? `Tu última partida está ${wins === 1 ? 'ganada' : 'perdida'}.`
        : `Has ganado ${wins} de tus últimas ${count(games, GAMES)}.`,
    turns: {
      up: 'Cada vez mejor.',
      even: 'Mantienes el nivel.',
      down: 'Antes te iba mejor. Ya volverá.',
    },
    legend: 'La más reciente está a la derecha. La luna señala una victoria.',
  },
  against: 'Contra nuestros seis personajes',
  tiles: {
    games: 'Partidas',
    wins: 'Victorias',
    streak: 'Victorias seguidas',
    longest: 'Mejor racha',
  },
  share: ({ share }) => `Ganas el ${whole(share)} de tus partidas.`,
  certain: ({ low, high }, expected) =>
    `Con un 95\u00a0% de certeza, tu porcentaje de victorias está entre el ${whole(low)} y el ${whole(high)}. Si todos jugaran igual de bien, sería el ${whole(expected)}.`,
  figures: 'Todas las cifras',
  climbs: {
    title: 'Tus subidas',
    about: (games) =>
      `Hasta dónde subiste en ${games === 1 ? 'tu última partida' : `tus últimas ${count(games, GAMES)}, la más reciente a la derecha`}. La tabla de abajo dice lo mismo.`,
    legend: 'Una columna por partida, tan alta como subiste. La luna señala una victoria.',
    showTable: 'Tus subidas en una tabla',
    date: 'Fecha',
    result: 'Resultado',
    won: 'Ganada',
    lost: 'Perdida',
    sharedWin: 'Victoria compartida',
    level: 'Niveles',
    climbed: (climbed, levels) => `${climbed} de ${levels}`,
    rounds: 'Rondas',
  },
  reached: {
    title: 'Hasta dónde llegaste',
    about: 'Cuántas partidas acabaron con cada número de niveles subidos.',
    level: 'Niveles subidos',
    games: 'Partidas',
  },
  groups: {
    edition: 'Por edición',
    strength: 'Por fuerza de los bots',
    players: 'Por número de jugadores',
    mixed: 'Variada',
    playersOf: (players) => `${players} jugadores`,
    games: 'Partidas',
    wins: 'Victorias',
    share: ({ share, low, high }) => `${whole(share)} (${whole(low)}–${whole(high)})`,
    legend:
      'Barra: porcentaje de victorias. Línea fina: el intervalo del 95\u00a0%. Marca: el porcentaje si todos jugaran igual de bien.',
  },
  online: {
    title: 'En línea',
    wins: (wins, games) =>
      games === 1
        ? `Tu única partida en línea está ${wins === 1 ? 'ganada' : 'perdida'}.`
        : `Has ganado ${wins} de ${count(games, GAMES)} en línea.`,
    fair: (expected) => `Si todos jugaran igual de bien, sería el ${whole(expected)}.`,
    elsewhere: (games) => `De ellas, ${count(games, GAMES)} en otros dispositivos.`,
  },
  apart: (people, playedOn) => {
    const parts = [
      ...(people > 0 ? [`${count(people, GAMES)} en un solo dispositivo`] : []),
      ...(playedOn > 0
        ? [
            `${count(playedOn, GAMES)} ${playedOn === 1 ? 'que empezó' : 'que empezaron'} en mitad de otra`,
          ]
        : []),
    ];
    return `No cuentan: ${and(parts)}.`;
  },
  about:
    'Cuentan las partidas de una persona contra bots jugadas hasta el final en este dispositivo, también las que borraste después; las partidas en línea cuentan aparte. Nada de esto sale del dispositivo.',
  keeping: 'Guardar o borrar',
  save: 'Guardar en un archivo',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  fileName: 'palier-estadisticas',
  goals: 'Metas',
  erase: 'Borrar las estadísticas',
  eraseAsk: '¿Borrar las estadísticas?',
  eraseAbout:
    'Las estadísticas y las metas vuelven a empezar de cero. Tus partidas se quedan donde están.',
  eraseNow: 'Borrar',
  erased: 'Estadísticas borradas.',
};
