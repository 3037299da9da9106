/** The rulebook's first chapter, in French. */
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

export const booklet: Part<'booklet'> = {
  title: (edition) => `Pour commencer : ${edition}`,
  about: 'Avec nos mots, pas ceux du livret.',
  aimTitle: 'But du jeu',
  aims: {
    'level-8':
      'Manche après manche, tu franchis huit niveaux. À chaque fois, tu rassembles les cartes que demande ton niveau, puis tu les poses. Pour gagner, pose le niveau 8 avant les autres, ou termine une manche après avoir posé le niveau 7.',
    'level-up':
      'C’est un voyage vers la lune, en huit paliers. À chaque manche, tu rassembles les cartes que demande ton palier, puis tu les poses ; à la fin de la manche, ce palier est franchi. Pour gagner, franchis le palier 8 avant les autres : te voilà sur la lune.',
  },
  boxTitle: 'Dans la boîte',
  players: 'Joueurs',
  playersFrom: (least, most) => `de ${number(least)} à ${number(most)}`,
  age: 'Âge',
  ageFrom: (years) => `à partir de ${number(years)} ans`,
  hand: 'Main de départ',
  handOf: (cards) => count(cards, CARDS),
  cards: 'Cartes',
  cardsInAll: (cards) => `${count(cards, CARDS)} en tout`,
  numbers: (cards, top, colours) =>
    `${count(cards, { one: 'carte numérotée', other: 'cartes numérotées' })} : de 1 à ${number(top)} en ${number(colours)} couleurs`,
  jokers: (cards) => count(cards, { one: 'joker', other: 'jokers' }),
  passes: (cards) => count(cards, { one: 'carte Passe', other: 'cartes Passe' }),
  examplesTitle: 'Exemples',
  fits: 'On pourrait ajouter :',
  examples: {
    run: 'Une suite de 3 : des valeurs qui se suivent, peu importe les couleurs. On peut y ajouter un 7 puis un 8, ou un 3 puis un 2.',
    set: 'Un brelan : trois fois la même valeur, peu importe les couleurs.',
    colour: 'Une couleur : des cartes toutes de la même couleur, peu importe les valeurs.',
    pairs:
      'Quatre paires. Deux d’entre elles sont des paires de 6 : c’est permis. On peut y ajouter n’importe quel 2, 3 ou 6.',
    mixed:
      'Une suite de 4 et deux paires. On peut ajouter un 7 ou un 12 à la suite, et n’importe quel 3 ou 9 aux paires.',
    second:
      'Le palier 2, posé d’un seul coup : une suite de 4 et quatre cartes d’une même couleur.',
    red: 'Quatre cartes rouges sont sur la table. Si tu as posé, tu peux ajouter d’autres cartes rouges.',
    longer: 'Une suite qui va de 5 à 8 s’allonge avec un 4, un 9, ou un 9 puis un 10.',
  },
  tipsTitle: 'Conseils',
  tips: {
    bonus:
      'Après avoir posé, débarrasse-toi vite de tes autres cartes : terminer la manche fait monter de deux niveaux au lieu d’un.',
    'two-stars': 'Quand les niveaux à une étoile deviennent trop faciles, passe aux deux étoiles.',
    master:
      'Pour des parties plus animées, ajoute au paquet les cartes spéciales de Level 8 Master, ou même Level 8 Master en entier : on refait alors moins souvent la pioche.',
    hurry: 'Termine la manche tôt : les autres ont moins de temps pour poser leur palier.',
    piles:
      'Surveille toutes les défausses : la carte qui te manque est peut-être sur l’une d’elles.',
    spare:
      'Garde les cartes qui vont avec les combinaisons de la table : ta main se videra plus vite.',
    open: 'Peu de temps ? Étale tous tes paliers et pose-les dans l’ordre que tu veux.',
  },
  peopleTitle: 'Crédits',
  roles: {
    editor: 'Rédaction',
    illustrations: 'Illustrations',
    design: 'Graphisme',
    publisher: 'Éditeur',
  },
  unsureTitle: 'Ce qui n’est pas sûr',
  unsure: {
    'one-star':
      'Des niveaux à une étoile, les livrets français ne donnent que le premier et des exemples. Les niveaux 2 à 8 sont ceux des livrets allemand et anglais de 2016, tels que d’autres les citent ; le niveau 3 est le moins sûr.',
    'two-star':
      'Nous ne connaissons aucune source publique pour les niveaux à deux étoiles. Ceux qu’on joue ici sont les nôtres, chacun plus difficile que le niveau à une étoile du même numéro.',
    'third-example':
      'L’exemple d’une suite de 4 et de deux paires est bien dans le livret, mais aucun niveau à une étoile ne le demande.',
    'no-booklet':
      'Nous n’avons pas le livret de cette édition. Nous savons combien de cartes elle contient ; nous lui prêtons les règles des deux autres éditions de Level 8.',
    names:
      'Les noms et l’âge sont imprimés dans le livret de l’édition à 99 cartes ; notre exemplaire du livret de cette édition-ci ne les donne pas.',
    misprint:
      'À un endroit, le livret parle de 96 cartes. Nous y voyons une faute d’impression pour 99.',
    'once-each':
      'Le livret annonce 18 cartes dans chacune des six couleurs. Que ce soient les valeurs de 1 à 18, une fois chacune, c’est notre déduction.',
    'level-up-age':
      'Notre exemplaire du livret ne donne ni l’âge ni le nombre de joueurs. Il y a des cartes palier pour six, et l’âge est celui de Level 8.',
    guide: 'Les conseils sur les défausses et les cartes utiles viennent d’un guide sur internet.',
  },
};
