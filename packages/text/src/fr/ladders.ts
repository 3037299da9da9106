/** The ladder editor in French. */
import type { Part } from '../langs.ts';
import { CARDS, count, GAMES, levelForms, number } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Échelles',
  unnamed: 'Mon échelle',
  levelCount: (levels) => count(levels, levelForms()),
  list: {
    about:
      'Invente ta propre échelle : vois si chaque niveau est dur, fais-la essayer par des robots, joue-la, partage-la.',
    yours: 'Tes échelles',
    none: 'Aucune pour l’instant. Pars d’une échelle que tu connais et change ce que tu veux.',
    make: 'Nouvelle échelle',
    unfinished: 'inachevée',
    openFile: 'Ouvrir une échelle depuis un fichier',
    notAFile: 'Il n’y a pas d’échelle dans ce fichier.',
  },
  start: {
    title: 'Partir de…',
    blank: 'Une échelle vide',
    blankAbout: 'Un seul niveau, le reste est à toi.',
    copyAbout: 'Une copie à modifier.',
    copyName: (ladder) => `${ladder} (copie)`,
  },
  edit: {
    name: 'Nom de l’échelle',
    edition: 'Faite pour',
    editionAbout: 'Les chances et le rapport d’équilibre valent pour les cartes de cette édition.',
    saved: 'Chaque changement est gardé sur cet appareil.',
    levels: 'Niveaux',
    level: (level) => `Niveau ${number(level)}`,
    empty: 'encore rien',
    parts: (level) => `Combinaisons du niveau ${number(level)}`,
    kind: (part) => `Genre de la combinaison ${number(part)}`,
    kinds: { set: 'Même valeur', run: 'Suite', colour: 'Couleur' },
    cards: (part) => `Cartes de la combinaison ${number(part)}`,
    fewer: (part) => `Une carte de moins dans la combinaison ${number(part)}`,
    more: (part) => `Une carte de plus dans la combinaison ${number(part)}`,
    removePart: (part) => `Enlever la combinaison ${number(part)}`,
    addPart: 'Ajouter une combinaison',
    sum: (cards, most) => `${count(cards, CARDS)} sur ${number(most)} au plus`,
    addLevel: 'Ajouter un niveau',
    moveUp: (level) => `Monter le niveau ${number(level)}`,
    moveDown: (level) => `Descendre le niveau ${number(level)}`,
    duplicate: (level) => `Dupliquer le niveau ${number(level)}`,
    removeLevel: (level) => `Enlever le niveau ${number(level)}`,
    moved: (from, to) => `Le niveau ${number(from)} est maintenant le niveau ${number(to)}.`,
    doubled: (level) => `Le niveau ${number(level)} y est deux fois.`,
    removed: (level) => `Le niveau ${number(level)} n’y est plus.`,
    added: (level) => `Le niveau ${number(level)} a été ajouté.`,
    all: 'Toutes tes échelles',
  },
  odds: {
    about:
      'Sous chaque niveau : la chance de l’avoir en main à ton cinquième tour, en ne prenant qu’à la pioche. En jeu, les défausses aident et les autres gênent.',
    counting: 'Calcul des chances…',
    short: (turns, share) => `au tour ${number(turns)} : ${share}`,
    title: (level) => `Chance d’avoir le niveau ${number(level)} en main`,
    by: (turns) => (turns === 0 ? 'à la donne' : `au tour ${number(turns)}`),
  },
  remove: {
    button: 'Supprimer cette échelle',
    title: (name) => `Supprimer « ${name} » ?`,
    about: 'Elle disparaît de cet appareil. Les parties jouées avec elle restent comme elles sont.',
    yes: 'Supprimer',
  },
  play: {
    button: 'Y jouer maintenant',
    about:
      'Une partie contre des robots commence. Pour choisir qui joue, ou jouer sur un seul appareil, l’échelle se trouve sous « Quel jeu » d’une nouvelle partie.',
    failed: 'La partie n’a pas pu commencer. Essaie encore.',
    notYet: 'Corrige d’abord ce qui est marqué plus haut.',
  },
  share: {
    title: 'Partager',
    about: 'Le lien contient toute l’échelle : qui l’ouvre peut la regarder, la garder et y jouer.',
    copy: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'Copie-le à la main dans le champ',
    link: 'Lien vers cette échelle',
    send: 'L’envoyer…',
    file: 'Enregistrer dans un fichier',
  },
  shared: {
    title: 'Une échelle pour toi',
    about: 'Quelqu’un a partagé cette échelle avec toi.',
    keep: 'La garder et la modifier',
    kept: 'Tu as déjà cette échelle.',
    unreadable: 'Il n’y a pas d’échelle dans ce lien. Il a peut-être été coupé : redemande-le.',
    otherVersion: 'Cette échelle vient d’un Palier plus récent. Recharge la page pour l’obtenir.',
    unplayable: 'On ne peut pas jouer sur cette échelle :',
  },
  faults: {
    levels: (levels, most) =>
      `L’échelle a ${count(levels, levelForms())}, mais il en faut de 1 à ${number(most)}.`,
    parts: (level, parts, most) =>
      parts === 0
        ? `Le niveau ${number(level)} est vide : il lui faut au moins une combinaison.`
        : `Le niveau ${number(level)} a ${number(parts)} combinaisons, mais il peut en avoir ${number(most)} au plus.`,
    size: (level, part, { value, min, max }) =>
      `La combinaison ${number(part)} du niveau ${number(level)} a ${count(value, CARDS)}, mais il en faut de ${number(min)} à ${number(max)}.`,
    tooBig: (level, cards, most) =>
      `Le niveau ${number(level)} demande ${count(cards, CARDS)}, mais il peut en demander ${number(most)} au plus.`,
  },
  balance: {
    title: 'Rapport d’équilibre',
    about: 'Des robots solides jouent l’échelle de nombreuses fois, sur cet appareil.',
    players: 'Joueurs',
    games: 'Parties',
    start: 'La faire essayer par des robots',
    again: 'La faire essayer encore',
    stop: 'Arrêter',
    progress: 'Parties jouées',
    soFar: (played, wanted) => `${number(played)} sur ${count(wanted, GAMES)}`,
    done: (games) => `${count(games, GAMES)} entre robots solides.`,
    stopped: (games, wanted) =>
      `Arrêté après ${number(games)} sur ${count(wanted, GAMES)} : les erreurs sont plus grandes.`,
    failed: 'Les parties se sont interrompues. Essaie encore.',
    outdated: 'Tu as changé l’échelle après ces parties : fais-la essayer encore.',
    first: 'Les premières parties se jouent…',
    climb:
      'La montée : les tours qu’il faut pour chaque niveau ; le trait fin montre l’erreur possible.',
    climbAlt: (levels) => `Tours qu’il faut : ${levels.join(' ; ')}`,
    levelAlt: (level, turns) => `niveau ${number(level)} ${turns}`,
    table: 'La difficulté de chaque niveau',
    level: 'Niveau',
    tried: 'Tenté',
    laid: 'Posé',
    turns: 'Tours qu’il faut',
    notes:
      'Tenté : les manches où quelqu’un jouait pour ce niveau. Posé : dans combien d’entre elles. Tours qu’il faut : tous les tours passés sur lui, en vain ou non, pour chaque fois qu’il a été posé. ± contient la vraie valeur 95 fois sur 100.',
    easier: 'plus facile que le niveau d’avant',
    length: (rounds, minutes) =>
      `Une partie dure ${rounds} manches, à une table environ ${minutes} minutes.`,
    leader: (share) =>
      `Qui mène quand le premier a la moitié de l’échelle derrière lui gagne ${share} des parties.`,
    dead: (share) => `Dans ${share} des manches personne ne monte.`,
    longGame: (minutes) =>
      `Une partie dure ${number(minutes)} minutes : pour une courte soirée, enlève un ou deux niveaux.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
