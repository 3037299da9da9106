/** A table's great moments in French. */
import type { Part } from '../langs.ts';
import { openNiveau } from './speech.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Tu passes ton tour', other: 'Passe son tour' },
    lead: {
      own: 'Tu prends la tête',
      other: (name: string) => `${name} prend la tête`,
    },
    lastStep: { own: 'Plus qu’un à poser !', other: 'Plus qu’un à poser !' },
  },
  stamp: (level, edition) => `${openNiveau(edition)} ${level} !`,
  lines: {
    odile: {
      laid: 'Doucement mais sûrement.',
      stopped: 'Un peu de patience.',
      stops: 'Tu me pardonnes ?',
      lead: 'Lentement, mais devant.',
      overtaken: 'Qui court trop vite s’essouffle.',
      lastStep: 'Prudence : c’est le dernier.',
    },
    bruno: {
      laid: 'Et voilà le travail !',
      stopped: 'Hé ! J’allais gagner !',
      stops: 'Place !',
      lead: 'Suivez-moi, si vous pouvez !',
      overtaken: 'Je vais vous rattraper !',
      lastStep: 'Encore un et j’y suis !',
    },
    wanda: {
      laid: 'Ça t’ennuie ?',
      stopped: 'Je m’en souviendrai.',
      stops: 'Rien de personnel. Enfin, presque.',
      lead: 'La vue est plus belle d’ici.',
      overtaken: 'Profites-en, ça ne durera pas.',
      lastStep: 'Qui m’arrêtera, maintenant ?',
    },
    hugo: {
      laid: 'Ça me fend le cœur de les poser.',
      stopped: 'Tant mieux, je garde mes cartes.',
      stops: 'Tiens, cadeau ! Pour une fois.',
      lead: 'Économiser, ça paie.',
      overtaken: 'J’économisais encore, moi !',
      lastStep: 'C’est l’heure de dépenser.',
    },
    nell: {
      laid: 'Fini ! Au suivant !',
      stopped: 'Mais j’allais si vite !',
      stops: 'Vite, avant que tu joues !',
      lead: 'En tête ! Et maintenant ?',
      overtaken: 'Hein ? C’est arrivé quand ?',
      lastStep: 'J’y suis presque, presque !',
    },
    sami: {
      laid: 'Ça tombe bien.',
      stopped: 'Ce sont des choses qui arrivent.',
      stops: 'Pardon, il fallait bien.',
      lead: 'Me voilà devant.',
      overtaken: 'Belle montée.',
      lastStep: 'Plus qu’un, et c’est la lune.',
    },
  },
  tempo: {
    atOnce: 'Ne plus attendre les robots',
    asSet: 'Revenir au rythme habituel',
    isAtOnce: 'Jusqu’à la fin de la manche, les robots jouent sans attendre.',
    hurry: 'presser le robot qui joue',
  },
};
