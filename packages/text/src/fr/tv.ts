/** The screen in the room that everybody sees, and the phones around it, in French. */
import type { Part } from '../langs.ts';

export const tv: Part<'tv'> = {
  title: 'Sur grand écran',
  about:
    'Cet écran devient la table que tout le monde voit : une télé ou une tablette. Chaque téléphone montre les cartes de sa main.',
  open: {
    title: 'Une table sur cet écran',
    about: 'Tout le reste peut encore changer avant la première carte.',
    now: 'Ouvrir la table',
  },
  name: 'Grand écran',
  join: 'Jouer avec son téléphone',
  scan: 'Vise ce code avec l’appareil photo de ton téléphone.',
  orType: (address) => `Ou ouvre ${address} et tape le code.`,
  code: 'Code',
  late: 'Rejoindre',
  nobodyYet:
    'Encore personne. La première personne qui arrive peut aussi lancer la partie de son téléphone.',
  rules: 'Règles et options',
  fullScreen: 'Plein écran',
  flat: 'L’écran est posé à plat sur la table',
  flatAbout: 'Chacun le lit de son côté.',
  mayTurnOff:
    'À cette adresse, le navigateur ne peut pas garder l’écran allumé. S’il s’éteint, change cela dans les réglages de l’appareil.',
  another: 'Ouvrir une autre table',
  anotherAsk: 'Quitter cette table ?',
  anotherAbout: 'Seul cet écran s’en va. Sur les téléphones, la partie peut continuer.',
  hand: {
    title: 'Rejoindre le grand écran',
    about: 'Le grand écran affiche un code de huit lettres.',
    seated: (name) => `Tu as une place, ${name}.`,
    unseated: (name) => `Te voilà, ${name}. Toutes les places sont prises.`,
    look: 'Ce téléphone montrera tes cartes. Le reste est sur le grand écran.',
    showTable: 'Montrer la table',
    showHand: 'Montrer seulement tes cartes',
    take: 'Ou prends une carte',
    news: 'Ce qui vient de se passer',
  },
};
