/** What there is to reach on this device, and the part of home that tells of it, in French. */
import type { Part } from '../langs.ts';
import { and, count, ROUNDS } from './speech.ts';

const STEPS = { one: 'marche', other: 'marches' };
const STEPS_TODAY = { one: 'étape', other: 'étapes' };
const BOTS = { one: 'robot', other: 'robots' };
const WINS = { one: 'victoire', other: 'victoires' };
const DAYS = { one: 'jour', other: 'jours' };
const LEVELS = { one: 'niveau', other: 'niveaux' };

export const goals: Part<'goals'> = {
  title: 'Objectifs',
  loading: 'Calcul…',
  failed: 'Tes objectifs ne peuvent pas être lus sur cet appareil.',
  goal: (name, strength) => `Battre ${name} (${strength})`,
  climb: {
    title: 'La montée',
    about:
      'Chacun des six a un escalier dans chaque édition. Tu montes d’une marche en gagnant contre les robots une partie où il joue à cette force. Une victoire partagée ne compte pas ; battre un robot plus fort vaut aussi pour les marches du dessous.',
    climbed: (done, of) => `${done} sur ${count(of, STEPS)}`,
    earned: (strength, date) => `${strength}, montée le ${date}`,
    open: (strength) => `${strength}, pas encore`,
  },
  next: {
    title: 'Prochain objectif',
    play: 'Jouer maintenant',
    allDone: 'Toutes les marches sont montées, dans toutes les éditions. La lune est à toi.',
  },
  bests: {
    title: 'Records personnels',
    rows: {
      quickest: {
        name: 'Victoire la plus rapide, sur huit niveaux ou plus',
        value: (rounds) => count(rounds, ROUNDS),
      },
      streak: {
        name: 'Plus longue série de victoires',
        value: (wins) => `${count(wins, WINS)} de suite`,
      },
      table: { name: 'Plus grande table battue', value: (bots) => count(bots, BOTS) },
      round: {
        name: 'Plus de niveaux en une manche',
        value: (levels) => count(levels, LEVELS),
      },
      comeback: {
        name: 'Plus belle remontée',
        value: (levels) => `${count(levels, LEVELS)} de retard, puis la victoire`,
      },
    },
    none: 'pas encore',
  },
  about:
    'Les objectifs viennent des parties terminées sur cet appareil. Ils sont enregistrés et effacés avec tes statistiques.',
  statistics: 'Statistiques',
  earned: {
    title: (badges) =>
      badges === 1 ? 'Une nouvelle marche montée' : `${count(badges, STEPS)} montées`,
    beaten: (name, strength) => `Victoire contre ${name} (${strength})`,
    look: 'Voir tes objectifs',
  },
  home: {
    title: 'En ce moment',
    daily: 'Défi du jour',
    steps: (done, of) => `${done} sur ${count(of, STEPS_TODAY)}`,
    doneToday: 'Fini pour aujourd’hui',
    days: (days) => `${count(days, DAYS)} de suite`,
    last: 'Dernière partie',
    won: (rounds) => `Gagnée en ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Victoire partagée en ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Perdue, avec ${climbed} niveaux sur ${levels}`,
    yourTurn: 'À toi de jouer',
    turnOf: (name) => `À ${name} de jouer`,
    with: (names) => `Avec ${and(names)}`,
  },
};
