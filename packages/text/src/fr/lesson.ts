/** The lesson in French. */
import type { Part } from '../langs.ts';
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `Pas de ${one}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson: Part<'lesson'> = {
  title: 'La leçon',
  aim: 'Le but : franchir huit niveaux avant les autres. Pose les combinaisons de ton niveau, puis vide ta main.',
  about:
    'Apprends en jouant, en trois minutes environ. Tu peux t’arrêter et reprendre à tout moment.',
  start: 'Commencer',
  goOn: 'Continuer',
  restart: 'Recommencer',
  chapterList: 'Chapitres',
  level8: 'Seulement dans Level 8',
  isDone: 'terminé',
  isLeft: 'commencé',
  chapterOf: (number, chapters) => `Chapitre ${number} sur ${chapters}`,
  exercise: 'À essayer',
  stepOf: (number, steps) => `Étape ${number} sur ${steps}`,
  chapters: {
    draw: {
      title: 'Piocher et se défausser',
      about: 'Comment commence et finit chaque tour',
      learnt: 'À chaque tour : prends une carte, puis défausse-toi d’une carte.',
    },
    lay: {
      title: 'Poser son niveau',
      about: 'Réunir ce que demande le niveau',
      learnt: 'Un niveau se pose d’un seul coup, une fois complet.',
    },
    add: {
      title: 'Ajouter des cartes',
      about: 'Placer d’autres cartes sur la table',
      learnt:
        'Une fois ton niveau posé, tu peux ajouter aux combinaisons de tout le monde les cartes qui conviennent.',
    },
    out: {
      title: 'Terminer et monter',
      about: 'Vider sa main pour terminer la manche',
      learnt:
        'Si tu termines, tu montes de deux niveaux ; si tu as posé, d’un seul ; sinon, tu ne montes pas.',
    },
    jokers: {
      title: 'Les jokers',
      about: 'Une carte qui en remplace une autre',
      learnt:
        'Un joker remplace n’importe quelle valeur ou couleur ; une fois posé, il n’en change plus.',
    },
    pass: {
      title: 'Les cartes Passe',
      about: 'Faire passer son tour à quelqu’un',
      learnt: 'Au lieu de te défausser, tu peux jouer une carte Passe : quelqu’un passe son tour.',
    },
    'last-discarded': {
      title: 'Se défausser de la dernière carte',
      about: 'Comment on termine dans Level 8',
      learnt: 'Dans Level 8, la dernière carte va toujours sur ta défausse.',
    },
    'last-added': {
      title: 'Ajouter la dernière carte',
      about: 'Comment on termine dans Level Up',
      learnt: 'Dans Level Up, la dernière carte peut être posée, ajoutée ou défaussée.',
    },
    'win-by-laying': {
      title: 'Gagner en posant',
      about: 'Comment finit une partie de Level 8',
      learnt: 'Dans Level 8, tu gagnes dès que tu poses le niveau 8.',
    },
  },
  wins: 'Dans Level 8, si tu poses le niveau 8 avant les autres, tu gagnes aussitôt.',
  otherEnds: 'Dans les autres éditions, la partie finit autrement : lis leurs règles.',
  steps: {
    'draw-stock': { what: 'Pioche une carte.', why: 'Chaque tour commence ainsi.' },
    'discard-spare': {
      what: 'Choisis une carte grisée et défausse-t’en.',
      why: 'Chaque tour finit ainsi. Ton niveau n’a pas besoin des cartes grisées.',
    },
    'take-pile': {
      what: 'Prends le 7 sur la défausse d’Odile.',
      why: 'Il forme une suite avec ton 8 et ton 9. Au lieu de piocher, tu peux prendre la carte du dessus de n’importe quelle défausse.',
    },
    'discard-again': {
      what: 'Défausse-toi d’une autre carte grisée.',
      why: 'Tant que tu n’as pas posé, tu finis chaque tour avec dix cartes.',
    },
    collect: {
      what: 'Prends le 3 sur la défausse d’Odile.',
      why: 'Ton niveau demande deux suites de 3 : avec ton 1 et ton 2, il ne manque qu’un 3.',
    },
    'lay-level': {
      what: 'Pose ton niveau.',
      why: 'Il est complet : regarde la proposition, puis confirme.',
    },
    'discard-after': {
      what: 'Défausse-toi d’une carte.',
      why: 'Tu as posé : débarrasse-toi du reste avant Odile.',
    },
    'add-draw': {
      what: 'Pioche une carte.',
      why: 'Odile et toi avez posé. Il te reste trois cartes.',
    },
    'add-own': {
      what: 'Choisis le 6 rouge, puis ta suite.',
      why: 'Une suite s’allonge aux deux bouts, d’un nombre à la fois.',
    },
    'add-other': {
      what: 'Ajoute le 10 jaune aux 10 d’Odile.',
      why: 'Tu peux aussi ajouter tes cartes aux combinaisons des autres.',
    },
    'add-discard': {
      what: 'Défausse-toi d’une carte.',
      why: 'Ces deux-là ne se placent nulle part.',
    },
    'out-draw': {
      what: 'Pioche une carte.',
      why: 'Il ne te reste que deux cartes : c’est peut-être le dernier tour.',
    },
    'out-add': {
      what: 'Ajoute une carte qui convient.',
      why: 'Deux de tes trois cartes peuvent être ajoutées.',
    },
    'out-add-more': { what: 'Ajoute l’autre aussi.', why: 'Il ne te restera qu’une carte.' },
    'out-last': {
      what: 'Défausse-toi de ta dernière carte.',
      why: 'Avec une main vide, tu termines la manche et tu montes.',
    },
    'joker-draw': {
      what: 'Pioche une carte.',
      why: 'Il te faut deux suites de 3. Un 10 tomberait bien.',
    },
    'joker-lay': {
      what: 'Pose ton niveau avec le joker.',
      why: 'Il remplace le 10 entre le 9 et le 11.',
    },
    'joker-discard': {
      what: 'Défausse-toi d’une carte.',
      why: 'Le joker reste un 10 toute la manche ; personne ne peut le récupérer.',
    },
    'pass-draw': {
      what: 'Pioche une carte.',
      why: 'Attention : Odile a posé et n’a plus que deux cartes.',
    },
    'pass-play': {
      what: 'Choisis la carte Passe, puis Odile.',
      why: 'Tu la joues au lieu de te défausser : Odile passera son tour.',
    },
    'pass-again': {
      what: 'Pioche une carte.',
      why: 'Odile a passé son tour : c’est déjà à toi.',
    },
    'pass-lay': { what: 'Pose ton niveau.', why: 'Ce tour gagné tombe à pic.' },
    'last-draw': { what: 'Pioche une carte.', why: 'Tes trois cartes pourront toutes partir.' },
    'last-add': { what: 'Ajoute le 6 bleu à ta suite.', why: 'Comme d’habitude.' },
    'last-add-more': { what: 'Ajoute le 8 vert.', why: 'Lui aussi peut partir.' },
    'last-discard': {
      what: 'Défausse-toi de ta dernière carte.',
      why: 'Tu pourrais l’ajouter, mais dans Level 8, il faut s’en défausser.',
    },
    'any-draw': { what: 'Pioche une carte.', why: 'Tes deux cartes pourront partir.' },
    'any-add': { what: 'Ajoute le 6 rouge à ta suite.', why: 'Comme d’habitude.' },
    'any-last': {
      what: 'Ajoute aussi ta dernière carte.',
      why: 'Dans Level Up, on peut terminer sans se défausser.',
    },
    'win-take': {
      what: 'Prends le 11 sur la défausse d’Odile.',
      why: 'Tu es au dernier niveau.',
    },
    'win-lay': { what: 'Pose le niveau 8.', why: 'Dans Level 8, tu gagnes aussitôt.' },
  },
  praises: ['Bien !', 'C’est ça !', 'Bravo !', 'Exactement !'],
  watch: (name) => `Maintenant, à ${name} de jouer.`,
  notAsked: 'C’est permis aussi. Mais essaie d’abord ceci :',
  showMe: 'Montre-moi',
  key: (key) => `Touche ${key}`,
  nextChapter: (title) => `Ensuite : ${title}`,
  over: 'Terminé !',
  skip: 'Passer',
  again: 'Encore une fois',
  allChapters: 'Tous les chapitres',
  playFirst: 'Jouer ta première partie',
  thisIsYou: 'Te voilà !',
  deal: 'Distribuer les cartes',
  leave: 'Quitter la leçon',
  ended: 'Tu sais jouer !',
  endedAbout: 'Le reste vient en jouant. Deux robots novices t’attendent.',
  firstGame: (edition) => `Jouer à ${edition}`,
  notDealt: 'La partie n’a pas pu commencer. Réessaie.',
  rulebook: 'Lire les règles du jeu',

  differences: {
    link: 'Je connais une autre édition',
    linkAbout: 'Seulement ce qui change',
    title: 'Qu’est-ce qui change ?',
    about: 'Choisis l’édition que tu connais et celle à laquelle tu veux jouer.',
    known: 'Je connais',
    wanted: 'Je veux jouer à',
    swap: 'Inverser les deux',
    same: 'Les deux se jouent de la même façon.',
    count: (differences) =>
      differences === 1 ? 'Une chose change.' : `${differences} choses changent.`,
    before: 'Tu connais :',
    now: 'Maintenant :',
    level: 'Niveau',
    tryIt: 'Essayer',
    back: 'Retour aux différences',
    deck: (cards) => `${cards} cartes.`,
    numbers: (top) => `Des nombres de 1 à ${top} en six couleurs.`,
    jokers: (jokers) => counted(jokers, 'joker', 'jokers'),
    passCards: (cards) => counted(cards, 'carte Passe', 'cartes Passe'),
    stacked: 'Les niveaux se jouent l’un après l’autre.',
    open: 'On peut poser n’importe quel palier restant. En terminant la manche, on en retire un deuxième de son choix.',
    keep: (cards, level) =>
      `À partir du niveau ${level}, si l’on n’a pas posé, on peut garder jusqu’à ${cards} cartes pour la manche suivante.`,
    keepNothing: 'On ne garde aucune carte pour la manche suivante.',
    specials: (cards) =>
      cards === 0
        ? `Pas de cartes ${or(masterNames(specials))}.`
        : `${cards} cartes spéciales, à jouer au lieu de se défausser : ${and(masterNames(specials))}.`,
    rangedJokers: (cards) =>
      cards === 0
        ? 'Pas de jokers limités.'
        : `${cards} jokers limités : de 1 à 5, de 6 à 10 ou de 11 à 15 seulement.`,
    titles: {
      deck: 'Le paquet',
      numbers: 'Les nombres',
      jokers: 'Les jokers',
      passCards: 'Les cartes Passe',
      mode: 'L’ordre des niveaux',
      levels: 'Ce que demandent les niveaux',
      keep: 'Garder des cartes',
      specials: 'Les cartes spéciales',
      rangedJokers: 'Les jokers limités',
      goingOut: 'Terminer la manche',
      winOnLaying: 'Gagner',
      stockOut: 'Quand la pioche s’épuise',
      nextDealer: 'Le donneur suivant',
      other: 'Une autre règle',
    },
  },
};
