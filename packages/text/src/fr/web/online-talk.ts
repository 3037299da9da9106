/** What people say to each other at a table online, in French. */
import type { TalkWords } from '../../web/online-table-words.ts';
import { count } from '../speech.ts';

const NEW = { one: 'nouveau', other: 'nouveaux' };

export const talk: TalkWords = {
  title: 'Messages',
  open: (unread) => (unread === 0 ? 'Messages' : `Messages, ${count(unread, NEW)}`),
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    'oh-no': 'Oh non !',
    wow: 'Waouh !',
    hurry: 'On continue ?',
    'one-moment': 'Un instant…',
    again: 'Une autre partie ?',
    bye: 'Au revoir !',
  },
  emotes: {
    smile: 'Sourire',
    laugh: 'Rire',
    think: 'Réflexion',
    cry: 'Larmes',
    heart: 'Cœur',
    clap: 'Applaudissements',
    fire: 'Feu',
    sleep: 'Sommeil',
  },
  phrasesTitle: 'Phrases',
  emotesTitle: 'Émoticônes',
  textTitle: 'Ton message',
  placeholder: 'Écris quelque chose',
  send: 'Envoyer',
  off: 'Les messages sont coupés à cette table.',
  needName: 'Sans nom, tu peux lire mais pas écrire.',
  list: 'Ce qui s’est dit',
  nothing: 'Personne n’a encore rien dit.',
  said: (name, text) => `${name} : ${text}`,
  you: 'Toi',
  gone: 'Quelqu’un qui est parti',
  mute: (name) => `Ne plus entendre ${name}`,
  unmute: (name) => `Entendre ${name} à nouveau`,
  muteAll: 'Ne plus entendre personne',
  muteAllAbout: 'Aucun message n’est affiché, à aucune table.',
  speak: 'Lire les messages à voix haute',
  speakAbout: 'Pour les lecteurs d’écran : les nouveaux messages sont annoncés.',
  settings: 'Au calme',
  notSent: 'Le message n’est pas parti. Réessaie.',
};
