/** The statistics of this device, in French. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, count, GAMES, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

const PLAYED_ON = {
  one: 'partie qui en reprend une autre',
  other: 'parties qui en reprennent une autre',
};

export const statistics: Part<'statistics'> = {
  title: 'Statistiques',
  loading: 'Calcul…',
  failed: 'Les statistiques ne peuvent pas être lues sur cet appareil.',
  none: 'Rien à compter pour l’instant. Joue une partie contre des robots jusqu’au bout et elle apparaîtra ici.',
  play: 'Jouer contre des robots',
  trend: {
    title: 'Ces derniers temps',
    wins: (wins, games) =>
      games === 1
        ? `Ta dernière partie est ${wins === 1 ? 'gagnée' : 'perdue'}.`
        : `Tu as gagné ${count(wins, GAMES)} sur les ${games} dernières.`,
    turns: {
      up: 'C’est de mieux en mieux.',
      even: 'Tu gardes le cap.',
      down: 'Les parties d’avant allaient mieux. Ça reviendra.',
    },
    legend: 'La plus récente est à droite. Avec une lune : partie gagnée.',
  },
  against: 'Contre nos six personnages',
  tiles: {
    games: 'Parties',
    wins: 'Victoires',
    streak: 'Victoires de suite',
    longest: 'Plus longue série',
  },
  share: ({ share }) => `Tu gagnes ${whole(share)} de tes parties.`,
  certain: ({ low, high }, expected) =>
    `Ta part de victoires se situe entre ${whole(low)} et ${whole(high)} (sûr à 95 %). À force égale, le hasard seul donnerait ${whole(expected)}.`,
  figures: 'Tous les chiffres',
  climbs: {
    title: 'Tes montées',
    about: (games) =>
      `Niveau atteint dans tes dernières parties (${count(games, GAMES)}), la plus récente à droite. Le tableau ci-dessous montre la même chose.`,
    legend: 'Une colonne par partie, haute comme ta montée. Avec une lune : partie gagnée.',
    showTable: 'Voir en tableau',
    date: 'Fin',
    result: 'Résultat',
    won: 'Gagnée',
    lost: 'Perdue',
    sharedWin: 'Victoire partagée',
    level: 'Niveaux',
    climbed: (climbed, levels) => `${climbed} sur ${levels}`,
    rounds: 'Manches',
  },
  reached: {
    title: 'Niveau atteint',
    about: 'Nombre de parties selon les niveaux franchis.',
    level: 'Niveaux franchis',
    games: 'Parties',
  },
  groups: {
    edition: 'Par édition',
    strength: 'Par force des robots',
    players: 'Par nombre de joueurs',
    mixed: 'Variée',
    playersOf: (players) => `${players} joueurs`,
    games: 'Parties',
    wins: 'Victoires',
    share: ({ share, low, high }) => `${whole(share)} (de ${whole(low)} à ${whole(high)})`,
    legend:
      'Barre : part de victoires. Trait fin : où se trouve la vraie part, sûr à 95 %. Repère : ce que donnerait le hasard seul.',
  },
  online: {
    title: 'En ligne',
    wins: (wins, games) =>
      games === 1
        ? `Ta seule partie en ligne est ${wins === 1 ? 'gagnée' : 'perdue'}.`
        : `Tu as gagné ${count(wins, GAMES)} sur ${games} en ligne.`,
    fair: (expected) => `À force égale, le hasard seul en donnerait ${whole(expected)}.`,
    elsewhere: (games) => `Dont ${count(games, GAMES)} sur d’autres appareils.`,
  },
  apart: (people, playedOn) => {
    const parts = [
      ...(people > 0 ? [`${count(people, GAMES)} à plusieurs sur un seul appareil`] : []),
      ...(playedOn > 0 ? [count(playedOn, PLAYED_ON)] : []),
    ];
    return `Non comptées : ${and(parts)}.`;
  },
  about:
    'Sont comptées les parties d’une personne contre des robots, jouées jusqu’au bout sur cet appareil, même celles que tu as supprimées depuis ; les parties en ligne sont comptées à part. Rien ne quitte l’appareil.',
  keeping: 'Enregistrer ou effacer',
  save: 'Enregistrer dans un fichier',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  fileName: 'palier-statistiques',
  goals: 'Objectifs',
  erase: 'Effacer les statistiques',
  eraseAsk: 'Effacer les statistiques ?',
  eraseAbout: 'Le compte et les objectifs repartent de zéro. Tes parties restent où elles sont.',
  eraseNow: 'Effacer',
  erased: 'Statistiques effacées.',
};
