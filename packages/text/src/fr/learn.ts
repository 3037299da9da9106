/** Where one learns, judges and tinkers, in French: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Apprendre et bricoler',
  about: 'Tout ce qui entoure la table, et tout marche sans réseau.',
  groups: { learn: 'Apprendre', judge: 'Juger', tinker: 'Bricoler' },
  places: {
    lesson: { title: 'Leçon', about: 'Trois minutes, cartes en main.' },
    drills: { title: 'Exercices', about: 'De petits problèmes tirés de vraies parties.' },
    daily: { title: 'Donne du jour', about: 'Les mêmes cartes pour tout le monde.' },
    rules: { title: 'Règles du jeu', about: 'Chaque règle, facile à retrouver.' },
    referee: { title: 'Arbitre', about: 'Une situation, une question : « Ai-je le droit ? »' },
    review: { title: 'Analyse', about: 'Ce qu’une partie finie aurait pu devenir.' },
    statistics: { title: 'Statistiques', about: 'Parties, victoires, niveaux et séries.' },
    ladders: { title: 'Échelles', about: 'Invente la tienne, vois ses chances, joue-la.' },
    companion: {
      title: 'Suivi des niveaux',
      about: 'Tient les niveaux quand on joue avec de vraies cartes.',
    },
  },
};
