/** What one of the six characters says on home to somebody who has played, in French. */
import type { Part } from '../langs.ts';
import { count, levelForms } from './speech.ts';

const DAYS = { one: 'jour', other: 'jours' };

export const greetings: Part<'goals'>['greetings'] = {
  does: {
    daily: 'Défi du jour',
    rematch: 'Revanche',
    goal: 'Jouer',
    running: 'Continuer',
  },
  own: {
    odile: {
      won: 'Tu m’as bien eue. On rejoue ?',
      lost: 'Prends ton temps. La lune ne s’en ira pas.',
    },
    bruno: {
      won: 'La prochaine est pour moi ! Revanche ?',
      lost: 'Allez, courage ! Viens me battre !',
    },
    wanda: {
      won: 'Je n’ai pas oublié qui a gagné. Revanche.',
      lost: 'Tu ne vas quand même pas en rester là ?',
    },
    hugo: {
      won: 'J’ai gardé mes meilleures cartes pour la revanche.',
      lost: 'Je t’ai gardé ta place. Je garde tout.',
    },
    nell: {
      won: 'Vite, vite, la revanche !',
      lost: 'Allez, encore une ! Cette fois, ce sera peut-être toi !',
    },
    sami: {
      won: 'Bien joué. On voit qui gagne la prochaine ?',
      lost: 'C’était une belle partie. Une autre ?',
    },
  },
  won: ['La dernière fois, tu as gagné. Tu me laisses une chance ?'],
  lost: [
    'La dernière fois, ça n’a pas suffi. On réessaie ?',
    'Nouvelle partie, nouvelles cartes. On y va ?',
  ],
  high: (climbed, of, edition) =>
    `La dernière fois, tu as franchi ${count(climbed, levelForms(edition))} sur ${of}. La lune n’est plus loin.`,
  score: {
    ahead: (won, lost) => [
      `Tu mènes ${won} à ${lost} contre moi. Plus pour longtemps !`,
      `${won} à ${lost} pour toi. Tu me laisses revenir ?`,
    ],
    behind: (won, lost) => [
      `Contre moi, tu en es à ${won} contre ${lost}. On change ça ?`,
      `${won} à ${lost} contre moi. Tu remontes ?`,
    ],
    level: (won, lost) => [
      `${won} à ${lost} entre nous. Qui passe devant ?`,
      `Égalité, ${won} à ${lost}. Encore une ?`,
    ],
  },
  streak: (days) => [
    `${count(days, DAYS)} de suite ! Avec le défi du jour, ce sera ${days + 1}.`,
    `Le défi du jour t’attend : ce sera ${count(days + 1, DAYS)} de suite.`,
    'Avec le défi du jour, ta série continue.',
  ],
  grown: (days) => [
    `${count(days, DAYS)} de suite, et le défi du jour est fait. Bravo !`,
    'Le défi du jour est fait. Une partie ?',
  ],
  back: (days) => [
    'Te revoilà ! Ta place à la table est libre.',
    `On ne s’est pas vus depuis ${count(days, DAYS)}. On joue ?`,
    'Ça fait plaisir de te revoir. On joue ?',
  ],
  running: (round) => [
    `On en est à la manche ${round}. On continue ?`,
    'Tes cartes sont là où tu les as laissées.',
  ],
  near: {
    ten: [
      'Encore une partie jusqu’au bout, et un nouveau tapis est à toi.',
      'Plus qu’une partie avant un nouveau tapis.',
    ],
    row: [
      'Encore une victoire de suite, et un nouveau tapis est à toi.',
      'Plus qu’une victoire avant un nouveau tapis.',
    ],
  },
  lastOne: ['Tu as battu les cinq autres. À mon tour !', 'Cinq sur six : il ne reste que moi.'],
  goal: [
    'Sur ton escalier, c’est moi qui attends. On joue ?',
    'La prochaine marche, c’est moi. On y va ?',
  ],
};
