/** Avec qui on joue, en français. */
import type { Part } from '../langs.ts';
import { clubs } from './clubs.ts';
import { nights } from './nights.ts';
import { GAMES, count, de } from './speech.ts';

export const friends: Part<'friends'> = {
  title: 'Amis',
  needs: 'Les amis se retrouvent par leurs profils sur ce serveur.',
  toProfile: 'Créer un profil ou se connecter',
  list: 'Tes amis',
  none: 'Personne encore. Envoie ton lien à quelqu’un, ou saisis son code.',
  here: 'Ici en ce moment',
  away: 'Pas ici',
  invitations: {
    title: 'On t’invite',
    from: (name) => `${name} t’invite à une table.`,
    go: 'Aller à la table',
    goTo: (name) => `Aller à la table ${de(name)}`,
    drop: 'Pas maintenant',
    dropOf: (name) => `Pas maintenant : ${name}`,
  },
  asking: {
    title: 'Demandes',
    from: (name) => `${name} veut t’ajouter à ses amis.`,
    accept: 'Accepter',
    acceptOf: (name) => `Accepter ${name}`,
    decline: 'Refuser',
    declineOf: (name) => `Refuser ${name}`,
    areFriends: (name) => `${name} est maintenant dans tes amis.`,
    declined: 'La demande est refusée.',
  },
  asked: {
    title: 'Tes demandes',
    takeBack: 'Retirer',
    takeBackOf: (name) => `Retirer ta demande à ${name}`,
    takenBack: 'Ta demande est retirée.',
  },
  add: {
    title: 'Ajouter à tes amis',
    code: 'Code d’ami',
    about: 'Les huit lettres affichées ici chez l’autre. Tu peux aussi coller tout le lien.',
    bad: 'Un code d’ami a huit lettres.',
    notFound: 'Ce code ne mène nulle part. Il y en a peut-être un nouveau.',
    go: 'Demander',
    done: 'La demande est faite. À l’autre maintenant d’accepter.',
  },
  own: {
    title: 'Ton code d’ami',
    about: 'Avec ce code, on peut demander à faire partie de tes amis ; tu décides.',
    copy: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'Impossible de copier',
    share: 'Partager',
    shareText: 'Retrouvons-nous sur Palier !',
    another: 'Créer un autre code',
    made: 'Tu as un nouveau code. L’ancien ne mène nulle part.',
  },
  remove: {
    does: 'Retirer de tes amis',
    ask: (name) => `Retirer ${name} de tes amis ?`,
    about: 'Vous disparaissez chacun de la liste de l’autre. Une nouvelle demande reste possible.',
    yes: 'Retirer',
    done: 'C’est fait : vous n’êtes plus amis.',
  },
  block: {
    title: 'Bloqués',
    does: 'Bloquer',
    ask: (name) => `Bloquer ${name} ?`,
    about: 'Vous ne vous voyez plus ici, et l’autre n’en est pas informé.',
    done: 'Bloqué.',
    undo: 'Débloquer',
    undoOf: (name) => `Débloquer ${name}`,
    undone: 'Débloqué.',
  },
  met: {
    none: 'Vous n’avez pas encore terminé de partie ensemble.',
    games: (games) => `${count(games, GAMES)} ensemble`,
    ahead: (name, ahead, behind) =>
      `Tu as fini ${ahead} fois devant ${name}, ${behind} fois derrière.`,
  },
  invite: {
    title: 'Inviter des amis',
    about: 'L’invitation est visible un jour sur leur page d’amis.',
    does: 'Inviter',
    of: (name) => `Inviter ${name}`,
    done: 'Invitation envoyée',
  },
  clubs,
  nights,
};
