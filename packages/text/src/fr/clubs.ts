/** Groups of people who play together, in French. */
import type { Part } from '../langs.ts';
import { and, number } from './speech.ts';

const wins = (count: number): string =>
  count < 2 ? `${number(count)} victoire` : `${number(count)} victoires`;

const gamesWord = (count: number): string =>
  count < 2 ? `${number(count)} partie` : `${number(count)} parties`;

export const clubs: Part<'friends'>['clubs'] = {
  title: 'Clubs',
  needs:
    'Un club est un groupe qui joue ensemble, avec ses tables et son classement. Pour cela, il te faut un profil.',
  toProfile: 'Créer un profil ou se connecter',
  none: 'Tu n’es encore dans aucun club. Fonde-en un pour ta famille ou tes amis, ou suis une invitation.',
  yours: 'Tes clubs',
  members: (count) => (count < 2 ? `${number(count)} membre` : `${number(count)} membres`),
  tablesNow: (count) =>
    count < 2 ? `${number(count)} table en ce moment` : `${number(count)} tables en ce moment`,
  roles: { owner: 'Propriétaire', helper: 'Aide', member: 'Membre' },
  open: 'Ouvert à tout le monde',
  private: 'Privé',
  changed: 'C’est enregistré.',
  found: {
    title: 'Fonder un club',
    name: 'Nom du club',
    about: 'Il est privé : on n’y entre qu’avec ton lien.',
    bad: 'Il faut un nom au club.',
    go: 'Fonder le club',
  },
  join: {
    title: 'Rejoindre un club',
    code: 'Code du club',
    about: 'Les huit lettres d’une invitation. Tu peux aussi coller le lien entier.',
    bad: 'Un code de club a huit lettres.',
    notFound: 'Ce code ne mène nulle part. Il y a peut-être un lien plus récent.',
    look: 'Regarder',
  },
  door: {
    invited: 'On t’invite dans ce club.',
    join: 'Rejoindre le club',
    goThere: 'Aller au club',
    joined: (club) => `Bienvenue : ${club}`,
    missing: 'Ce club n’existe pas, ou il est privé.',
    toClubs: 'Voir tes clubs',
  },
  tables: {
    title: 'Aux tables',
    none: 'Personne ne joue en ce moment.',
    make: 'Ouvrir une table',
    beginsWith: (game) => `Elle commence avec ${game}.`,
  },
  season: {
    title: 'Classement',
    span: (from, until) => `${from} – ${until}`,
    ever: 'Depuis les débuts du club',
    earlier: 'Saison d’avant',
    later: 'Saison d’après',
    none: 'Pas encore de partie cette saison. Chaque partie à une table du club compte.',
    played: (games, won) => `${gamesWord(games)}, ${wins(won)}`,
    early: 'encore trop peu de parties',
    mean: number,
    value: (mean, from, until) =>
      `${number(mean)} sur 100, sans doute entre ${number(from)} et ${number(until)}`,
    about:
      '100, c’est toujours devant tous les autres ; 0, toujours derrière ; 50, aussi souvent devant que derrière. Le point montre le résultat jusqu’ici ; le trait, à quel point c’est sûr : plus il y a de parties, plus il est court.',
  },
  records: {
    title: 'Records',
    run: 'Plus longue série de victoires',
    evening: 'Plus de victoires en une soirée',
    busiest: 'Plus de parties en une soirée',
    held: (name, count, evening) => `${name} : ${number(count)} (${evening})`,
    counted: (count, evening) => `${number(count)} (${evening})`,
  },
  evenings: {
    title: 'Soirées',
    about: 'Une soirée dure jusqu’à six heures du matin.',
    games: gamesWord,
    best: (names, won) => `${and(names)} : ${wins(won)}${names.length > 1 ? ' par personne' : ''}`,
    goesOn: 'Cette soirée n’est pas finie.',
    result: 'Résultat',
    played: 'Les parties',
    bot: 'Bot',
    guest: 'Hors du club',
    picture: 'Image de la soirée',
    headline: (names) =>
      names.length === 1
        ? `${names[0]} remporte la soirée !`
        : `${and(names)} remportent la soirée !`,
    wins,
  },
  people: {
    title: 'Membres',
    you: 'toi',
    makeHelper: 'Autoriser à aider',
    helperAbout:
      'Qui aide peut inviter, renvoyer des membres, renommer le club et choisir son jeu.',
    makeMember: 'Ne plus autoriser à aider',
    handOver: {
      does: 'Transmettre le club',
      ask: (name) => `Transmettre le club à ${name} ?`,
      about: 'Tu restes dans le club et tu aides.',
      yes: 'Transmettre',
    },
    sendAway: {
      does: 'Renvoyer',
      ask: (name) => `Renvoyer ${name} ?`,
      about: 'Le lien ne lui ouvrira plus, sauf si quelqu’un qui aide le permet.',
      yes: 'Renvoyer',
    },
    barred: 'N’entrent plus',
    letIn: 'Laisser revenir',
    letInOf: (name) => `Laisser revenir ${name}`,
  },
  invite: {
    title: 'Inviter',
    about: 'Avec ce lien, et un profil ici, on entre dans le club.',
    copy: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'Copie impossible',
    share: 'Partager',
    shareText: (club) => `Viens dans notre club « ${club} » sur Palier !`,
    another: 'Créer un autre lien',
    made: 'Il y a un nouveau lien. L’ancien ne mène nulle part.',
  },
  settings: {
    title: 'Réglages du club',
    rename: 'Renommer',
    game: 'Par quoi ses tables commencent',
    gameAbout: 'Une table ouverte ici est préparée ainsi, et on peut tout y changer.',
    asUsual: 'Comme sur l’appareil de chacun',
    asUsualAbout: 'Chaque table commence comme la dernière de la personne qui l’ouvre.',
    own: 'Un jeu propre au club',
    ownAbout: 'La même boîte, le même parcours et les mêmes règles maison pour tout le monde.',
    openTo: 'Ouvert à tout le monde',
    openAbout: 'Avec l’adresse, on voit le club et ce qui s’y joue, et on peut le rejoindre.',
    season: 'Une saison dure',
    seasons: { month: 'un mois', quarter: 'trois mois', year: 'un an', always: 'toujours' },
  },
  report: {
    does: 'Signaler son nom',
    ask: 'Signaler le nom de ce club ?',
    about: 'Qui gère ce serveur lira ton signalement, avec ton nom.',
    yes: 'Signaler',
    done: 'C’est signalé. Merci.',
  },
  leave: {
    does: 'Quitter le club',
    ask: (club) => `Quitter ${club} ?`,
    about: 'Tu n’es plus au classement. Avec une invitation, tu peux revenir.',
    aboutOwner: 'Le club passe au membre le plus ancien, d’abord parmi ceux qui aident.',
    aboutLast: 'Il n’y a plus que toi : le club prend fin avec toi.',
    yes: 'Quitter',
  },
  close: {
    does: 'Mettre fin au club',
    ask: (club) => `Mettre fin à ${club} pour de bon ?`,
    about: 'Il disparaît pour tout le monde, avec son classement et ses soirées.',
    yes: 'Y mettre fin',
  },
};
