/** Where one learns, judges and tinkers, in French: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Apprendre et s’entraîner',
  about: 'Tout ce qu’il y a autour de la table, même hors ligne.',
  groups: { learn: 'Apprendre', judge: 'Vérifier et analyser', tinker: 'Jouer autrement' },
  places: {
    lesson: { title: 'Leçon', about: 'Trois minutes, cartes en main.' },
    drills: { title: 'Exercices', about: 'De petits problèmes tirés de vraies parties.' },
    daily: { title: 'Défi du jour', about: 'Les mêmes cartes pour tout le monde.' },
    rules: { title: 'Règles du jeu', about: 'Chaque règle, facile à trouver.' },
    referee: { title: 'Arbitre', about: 'Une situation, une question : « Puis-je ? »' },
    review: { title: 'Analyse', about: 'Ce que chaque coup d’une partie a changé.' },
    statistics: { title: 'Statistiques', about: 'Parties, victoires, niveaux et séries.' },
    goals: { title: 'Objectifs', about: 'Six personnages à battre, et tes records.' },
    ladders: { title: 'Parcours', about: 'Invente tes niveaux, mesure leur difficulté, joue-les.' },
    companion: {
      title: 'Suivi des niveaux',
      about: 'Note où en est chacun quand vous jouez avec de vraies cartes.',
    },
  },
};
