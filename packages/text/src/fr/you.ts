/** What one looks like and plays with, in French. */
import type { Part } from '../langs.ts';

export const you: Part<'you'> = {
  title: 'Ton apparence',
  about: 'Choisis-la une fois : elle te suit à toutes les tables, ici et en ligne.',
  name: 'Ton nom',
  nameAbout: (guest) => `Sans nom, tu seras « ${guest} » pour les autres.`,
  surprise: 'Au hasard',
  preview: 'Aperçu',
  face: 'Visage',
  faces: {
    curls: 'Boucles',
    bob: 'Carré court',
    plaits: 'Nattes',
    ponytail: 'Queue de cheval',
    waves: 'Cheveux ondulés',
    quiff: 'Banane',
    spikes: 'Cheveux en pics',
    cap: 'Casquette',
    beret: 'Béret',
    scarf: 'Foulard',
    turban: 'Turban',
    moustache: 'Moustache',
  },
  colours: 'Couleurs',
  parts: { skin: 'Peau', hair: 'Cheveux', wear: 'Vêtements', window: 'Fond' },
  shades: {
    skin: ['très claire', 'claire', 'dorée', 'mate', 'brune', 'noire'],
    hair: ['noirs', 'bruns', 'roux', 'blonds', 'argentés', 'violets'],
    wear: ['rouges', 'dorés', 'verts', 'bleus', 'violets', 'crème'],
    window: ['orange', 'jaune', 'verte', 'bleue', 'violette', 'turquoise'],
  },
  back: 'Dos des cartes',
  backs: {
    stairs: 'Escalier vers la lune',
    phases: 'Phases de la lune',
    windows: 'Fenêtres éclairées',
    shapes: 'Six formes',
    comets: 'Comètes',
    eclipse: 'Éclipse',
    lanterns: 'Lanternes',
    owl: 'Hibou',
    balloons: 'Montgolfières',
    rocket: 'Fusée',
  },
  cloth: 'Tapis de jeu',
  cloths: {
    night: 'Feutre uni',
    moss: 'Mousse',
    wine: 'Lie-de-vin',
    linen: 'Lin',
    starry: 'Ciel étoilé',
    moonlit: 'Clair de lune',
    tide: 'Marée haute',
    aurora: 'Aurore boréale',
    confetti: 'Confettis',
    checks: 'À carreaux',
  },
  plain: 'En contraste élevé, le tapis reste uni.',
  earned: 'Certains se gagnent en jouant. Rien n’est à vendre.',
  feats: {
    win: 'Gagne une partie contre des robots',
    expert: 'Gagne contre un robot habile',
    ten: 'Termine dix parties',
    editions: 'Gagne une partie dans chaque édition',
    comeback: 'Gagne après avoir eu deux niveaux de retard',
    friend: 'Termine une partie à plusieurs sur un seul appareil',
    row: 'Gagne trois parties de suite',
    crowd: 'Gagne contre quatre robots ou plus',
    quick: 'Gagne en six manches ou moins',
    perfect: 'Réponds juste aux cinq questions d’un défi du jour',
    days: 'Fais le défi du jour trois jours de suite',
    week: 'Fais le défi du jour sept jours de suite',
  },
  featSoFar: (feat, done, of) => (of === 1 ? feat : `${feat} (${done} sur ${of})`),
  nearest: {
    back: (name) => `Prochaine récompense : le dos « ${name} »`,
    cloth: (name) => `Prochaine récompense : le tapis « ${name} »`,
  },
  inDays: {
    back: (days, name) =>
      days === 1
        ? `Reviens demain pour gagner le dos « ${name} ».`
        : `Encore ${days} jours de suite pour gagner le dos « ${name} ».`,
    cloth: (days, name) =>
      days === 1
        ? `Reviens demain pour gagner le tapis « ${name} ».`
        : `Encore ${days} jours de suite pour gagner le tapis « ${name} ».`,
  },
  use: 'Choisir',
  used: 'Choisi',
  elsewhere: {
    title: 'Retrouver le tout sur un autre appareil',
    about: 'Ton nom, ton visage et tes tables en ligne, sur ton téléphone et ta tablette',
  },
  own: {
    title: 'Ton profil',
    about: 'Tes amis, tes clubs, tes parties en ligne et tes appareils',
  },
  more: {
    title: 'Tes résultats',
    statistics: 'Statistiques',
    goals: 'Objectifs',
    games: 'Tes parties',
  },
  won: {
    back: (name) => `Le dos « ${name} » est à toi.`,
    cloth: (name) => `Le tapis « ${name} » est à toi.`,
    look: 'Voir ton apparence',
  },
};
