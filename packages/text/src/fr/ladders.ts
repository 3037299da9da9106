/** The ladder editor in French. */
import type { Part } from '../langs.ts';
import { CARDS, count, GAMES, levelForms, number } from './speech.ts';

export const ladders: Part<'ladders'> = {
  title: 'Parcours',
  unnamed: 'Parcours sans nom',
  levelCount: (levels) => count(levels, levelForms()),
  list: {
    about:
      'Invente ton propre parcours, mesure sa difficulté, fais-le essayer à des robots, joue-le, partage-le.',
    yours: 'Tes parcours',
    none: 'Aucun pour l’instant. Pars d’un parcours que tu connais et change ce que tu veux.',
    make: 'Nouveau parcours',
    unfinished: 'inachevé',
    openFile: 'Ouvrir un parcours depuis un fichier',
    notAFile: 'Il n’y a pas de parcours dans ce fichier.',
  },
  start: {
    title: 'Partir de…',
    blank: 'Un parcours vide',
    blankAbout: 'Un seul niveau : à toi d’inventer le reste.',
    copyAbout: 'Une copie à modifier.',
    copyName: (ladder) => `${ladder} (copie)`,
  },
  edit: {
    name: 'Nom du parcours',
    edition: 'Fait pour',
    editionAbout: 'Les chances et le rapport d’équilibre valent pour les cartes de cette édition.',
    saved: 'Chaque changement est enregistré sur cet appareil.',
    levels: 'Niveaux',
    level: (level) => `Niveau ${number(level)}`,
    empty: 'encore rien',
    parts: (level) => `Combinaisons du niveau ${number(level)}`,
    kind: (part) => `Type de la combinaison ${number(part)}`,
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
    doubled: (level) => `Niveau ${number(level)} dupliqué.`,
    removed: (level) => `Niveau ${number(level)} enlevé.`,
    added: (level) => `Niveau ${number(level)} ajouté.`,
    all: 'Tous tes parcours',
  },
  odds: {
    about:
      'Sous chaque niveau : tes chances de l’avoir en main à ton cinquième tour, avec la pioche seule. En jeu, les défausses aident et les autres gênent.',
    counting: 'Calcul des chances…',
    short: (turns, share) => `au tour ${number(turns)} : ${share}`,
    title: (level) => `Chances d’avoir le niveau ${number(level)} en main`,
    by: (turns) => (turns === 0 ? 'à la donne' : `au tour ${number(turns)}`),
  },
  remove: {
    button: 'Supprimer ce parcours',
    title: (name) => `Supprimer « ${name} » ?`,
    about: 'Il disparaît de cet appareil. Les parties déjà jouées ne changent pas.',
    yes: 'Supprimer',
  },
  play: {
    button: 'Jouer ce parcours',
    about:
      'Une partie contre des robots commence. Pour choisir qui joue, ou jouer sur un seul appareil, commence une nouvelle partie : ton parcours y est proposé sous « Le jeu ».',
    failed: 'La partie n’a pas pu commencer. Réessaie.',
    notYet: 'Corrige d’abord ce qui est marqué plus haut.',
  },
  share: {
    title: 'Partager',
    about:
      'Le lien contient tout le parcours : avec lui, on peut le regarder, le garder et le jouer.',
    copy: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'La copie n’a pas marché',
    link: 'Lien vers ce parcours',
    send: 'Envoyer…',
    file: 'Enregistrer dans un fichier',
  },
  shared: {
    title: 'Un parcours pour toi',
    about: 'Quelqu’un a partagé ce parcours avec toi.',
    keep: 'Le garder et le modifier',
    kept: 'Tu as déjà ce parcours.',
    unreadable: 'Il n’y a pas de parcours dans ce lien. Il a peut-être été coupé : redemande-le.',
    otherVersion:
      'Ce parcours vient d’une version plus récente de Palier. Recharge la page et réessaie.',
    unplayable: 'On ne peut pas jouer ce parcours :',
  },
  faults: {
    levels: (levels, most) =>
      `Le parcours a ${count(levels, levelForms())}, mais il en faut de 1 à ${number(most)}.`,
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
    about: 'Des robots solides jouent ton parcours de nombreuses fois, sur cet appareil.',
    players: 'Joueurs',
    games: 'Parties',
    start: 'Le faire essayer à des robots',
    again: 'Le faire essayer à nouveau',
    stop: 'Arrêter',
    progress: 'Parties jouées',
    soFar: (played, wanted) => `${count(played, GAMES)} sur ${number(wanted)}`,
    done: (games) => `${count(games, GAMES)} entre robots solides.`,
    stopped: (games, wanted) =>
      `Arrêté après ${count(games, GAMES)} sur ${number(wanted)} : les résultats sont moins sûrs.`,
    failed: 'Les parties se sont interrompues. Réessaie.',
    outdated: 'Tu as changé le parcours après ces parties : fais-le essayer à nouveau.',
    first: 'Premières parties en cours…',
    climb:
      'La montée : les tours nécessaires pour chaque niveau ; le trait fin montre l’erreur possible.',
    climbAlt: (levels) => `Tours nécessaires : ${levels.join(' ; ')}`,
    levelAlt: (level, turns) => `niveau ${number(level)}, ${turns}`,
    table: 'La difficulté de chaque niveau',
    level: 'Niveau',
    tried: 'Tenté',
    laid: 'Posé',
    turns: 'Tours nécessaires',
    notes:
      'Tenté : les manches où quelqu’un avait ce niveau à poser. Posé : dans combien d’entre elles. Tours nécessaires : tous les tours joués pour lui, en vain ou non, divisés par le nombre de fois où il a été posé. L’intervalle ± contient la vraie valeur 95 fois sur 100.',
    easier: 'plus facile que le niveau précédent',
    length: (rounds, minutes) =>
      `Une partie compte en moyenne ${rounds} manches, soit environ ${minutes} minutes à table.`,
    leader: (share) => `Le joueur qui mène à mi-parcours gagne ${share} des parties.`,
    dead: (share) => `Dans ${share} des manches, personne ne monte.`,
    longGame: (minutes) =>
      `Une partie dure ${number(minutes)} minutes : pour une soirée courte, enlève un ou deux niveaux.`,
    plusMinus: (value, half) => `${value} ± ${half}`,
  },
};
