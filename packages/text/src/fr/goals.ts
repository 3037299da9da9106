/** What there is to reach on this device, and the part of home that tells of it, in French. */
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { greetings } from './greetings.ts';
import { aNom, and, called, count, levelForms, ROUNDS } from './speech.ts';

const STEPS = { one: 'marche', other: 'marches' };
const BOTS = { one: 'robot', other: 'robots' };
const WINS = { one: 'victoire', other: 'victoires' };
const LOSSES = { one: 'défaite', other: 'défaites' };
const QUESTIONS = { one: 'question', other: 'questions' };
const DAYS = { one: 'jour', other: 'jours' };
const HOURS = { one: 'heure', other: 'heures' };
const LEVELS = { one: 'niveau', other: 'niveaux' };
const CLEARED = { one: 'niveau franchi', other: 'niveaux franchis' };

/** A goal behind a colon. */
function lower(goal: string): string {
  return goal.charAt(0).toLowerCase() + goal.slice(1);
}

export const goals: Part<'goals'> = {
  title: 'Objectifs',
  loading: 'Calcul…',
  failed: 'Tes objectifs ne peuvent pas être lus sur cet appareil.',
  goal: (name, strength) => `Battre ${name} (${strength})`,
  climb: {
    title: 'Les escaliers',
    how: 'Comment franchir une marche',
    about:
      'Dans chaque édition, chacun de nos six personnages a son escalier, avec une marche par force. Pour franchir une marche, gagne contre des robots une partie où ce personnage joue à cette force. Cette victoire vaut aussi pour les marches du dessous. Ne comptent ni les victoires partagées, ni les parties avec un parcours à toi ou raccourcies par une règle maison.',
    climbed: (done, of) => `Marches franchies : ${done} sur ${of}`,
    earned: (strength, date) => `${strength}, franchie le ${date}`,
    open: (strength) => `${strength}, pas encore`,
  },
  next: {
    title: 'Prochain objectif',
    play: 'Jouer maintenant',
    allDone: 'Toutes les marches sont franchies, dans toutes les éditions. La lune est à toi.',
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
      table: { name: 'Le plus de robots battus à la fois', value: (bots) => count(bots, BOTS) },
      round: {
        name: 'Le plus de niveaux en une manche',
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
    'Seules comptent les parties terminées sur cet appareil. Les objectifs sont enregistrés et effacés avec tes statistiques.',
  record: {
    short: (won, lost) => `${won}–${lost}`,
    long: (won, lost) => `${count(won, WINS)}, ${count(lost, LOSSES)}`,
    none: 'Pas encore de partie',
  },
  statistics: 'Statistiques',
  earned: {
    title: (badges) =>
      badges === 1 ? 'Une nouvelle marche franchie' : `${count(badges, STEPS)} franchies`,
    beaten: (name, strength) => `Victoire contre ${name} (${strength})`,
    look: 'Voir tes objectifs',
  },
  after: {
    title: 'Ta montée',
    reached: (climbed, of, edition) => `${count(climbed, levelForms(edition))} sur ${of}`,
    notes: {
      best: (reached) => `${reached}, ton record`,
      equal: (reached) => `${reached}, record égalé`,
      quickest: (won) => `${won}, ta plus rapide`,
    },
    kind: {
      first: 'Ta première montée. La suite sera plus facile.',
      best: 'Plus haut que jamais. Continue !',
    },
    well: 'Belle montée !',
    next: (goal) => `Prochain objectif : ${lower(goal)}`,
    play: 'Jouer',
    uncounted: {
      other:
        'Cette partie compte dans tes statistiques. Pour tes objectifs, il faut tous les niveaux de la boîte, du premier au dernier.',
      shared: 'Les victoires partagées ne comptent pas pour tes objectifs.',
      people: 'Les parties à plusieurs sur un seul appareil ne comptent pas pour tes objectifs.',
      playedOn: 'Une partie commencée au milieu d’une autre ne compte pas pour tes objectifs.',
    },
  },
  greetings,
  home: {
    title: 'En ce moment',
    daily: 'Défi du jour',
    steps: (done, of) => `Question ${done + 1} sur ${of}`,
    doneToday: 'Fini pour aujourd’hui',
    days: (days) => `${count(days, DAYS)} de suite`,
    waits: (left, days) =>
      days === 0
        ? `${count(left, QUESTIONS)} ${left === 1 ? 't’attend' : 't’attendent'} aujourd’hui.`
        : `Encore ${count(left, QUESTIONS)} pour ${count(days + 1, DAYS)} de suite.`,
    tomorrow: (hours) => `Le prochain arrive dans ${count(hours, HOURS)}.`,
    week: (done, of) => `${count(done, DAYS)} sur les ${of} derniers`,
    quick: 'Partie rapide',
    quickAbout: (names) => `Trois niveaux contre ${and(names)}`,
    last: 'Dernière partie',
    won: (rounds) => `Victoire en ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Victoire partagée en ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Défaite, ${count(climbed, CLEARED)} sur ${levels}`,
    yourTurn: 'À toi de jouer',
    turnOf: (name) => `${capital(aNom(name))} de jouer`,
    with: (names) => `Avec ${and(names.map(called))}`,
  },
};
