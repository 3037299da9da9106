/**
 * What players look a rule up by where the rulebook itself calls it otherwise: the words of the
 * booklets, which are French, and the usual words of players in each language.
 */
import type { RuleId } from '@palier/rules';

type Topic = {
  readonly rules: readonly RuleId[];
  /** As the booklets have it: known in every language, as it is printed on the table's own paper. */
  readonly booklets: readonly string[];
};

const TOPICS = {
  box: {
    rules: ['DEAL-1', 'DRAW-1', 'LAY-3', 'LAY-4', 'LAY-5'],
    booklets: ['cartes voyage', 'cartes numérotées'],
  },
  dealing: {
    rules: ['DEAL-1', 'DEAL-4', 'HOUSE-nextDealer'],
    booklets: ['donneur', 'distribuer', 'mélanger'],
  },
  nextRound: {
    rules: ['DEAL-1', 'DEAL-4', 'KEEP-1', 'HOUSE-nextDealer'],
    booklets: ['relancer', 'relance', 'manche suivante', 'nouvelle manche'],
  },
  order: {
    rules: ['DEAL-5', 'TURN-1', 'TURN-2'],
    booklets: ['sens horaire', 'sens des aiguilles d’une montre', 'déroulement', 'actions'],
  },
  stock: {
    rules: ['DEAL-2', 'DRAW-1', 'STOCK-1', 'STOCK-2', 'STOCK-3', 'PASS-3', 'HOUSE-stockOut'],
    booklets: ['talon', 'pioche'],
  },
  usedUp: {
    rules: ['STOCK-1', 'STOCK-2', 'STOCK-3', 'HOUSE-stockOut', 'HOUSE-stockOutBonus'],
    booklets: ['talon épuisé', 'reconstituer'],
  },
  discards: {
    rules: ['DEAL-2', 'DRAW-1', 'DRAW-2', 'DRAW-3', 'DISC-1', 'HOUSE-browseDiscards'],
    booklets: ['défausse', 'pile de défausse', 'se défausser'],
  },
  throwing: { rules: ['DRAW-2', 'HOUSE-throwBack'], booklets: [] },
  laying: {
    rules: ['LAY-1', 'LAY-2', 'END-3', 'OPEN-1', 'OPEN-2', 'WIN-2', 'WIN-3'],
    booklets: ['franchir', 'poser', 'étaler', 'réussir'],
  },
  runs: { rules: ['LAY-3', 'ADD-2', 'JOKER-3'], booklets: ['suite', 'valeurs consécutives'] },
  sets: {
    rules: ['LAY-4', 'LAY-6', 'HOUSE-pairsDistinct'],
    booklets: ['paire', 'brelan', 'carré', 'cartes identiques'],
  },
  colours: { rules: ['LAY-5'], booklets: ['couleur'] },
  adding: {
    rules: ['ADD-1', 'ADD-2', 'HOUSE-addSameTurn'],
    booklets: ['ajouter', 'compléter', 'prolonger'],
  },
  moving: { rules: ['ADD-3', 'JOKER-2', 'HOUSE-jokerSwap'], booklets: ['échanger'] },
  jokers: { rules: ['JOKER-1', 'JOKER-2', 'JOKER-3', 'JOKER-4'], booklets: ['remplacer'] },
  skipping: {
    rules: ['PASS-1', 'PASS-2', 'PASS-4', 'PASS-6', 'HOUSE-passTarget', 'HOUSE-passWithTwo'],
    booklets: ['carte Passe', 'sous la pioche'],
  },
  goingOut: {
    rules: ['END-1', 'END-2', 'PASS-4', 'HOUSE-goingOut'],
    booklets: ['se débarrasser', 'dernière carte', 'fin de la manche', 'plus aucune carte'],
  },
  climbing: {
    rules: ['END-3', 'END-4', 'OPEN-2'],
    booklets: ['bonus', 'palier', 'niveau', 'écarter'],
  },
  winning: {
    rules: ['WIN-1', 'WIN-2', 'WIN-3', 'OPEN-3', 'HOUSE-winOnLaying'],
    booklets: ['vainqueur', 'victoire', 'lune', 'médaille', 'fin de la partie'],
  },
  ties: { rules: ['WIN-2', 'OPEN-3', 'STOCK-5'], booklets: ['ex æquo'] },
  faster: {
    rules: ['OPEN-1', 'OPEN-2', 'OPEN-3', 'HOUSE-bonusPalier', 'HOUSE-levels'],
    booklets: ['variante', 'partie plus rapide'],
  },
  keeping: {
    rules: ['KEEP-1', 'KEEP-2', 'MASTER-5', 'HOUSE-keepCards', 'HOUSE-keepFrom'],
    booklets: ['2 étoiles', 'parties plus corsées', 'garder', 'nombres oranges'],
  },
  headStart: { rules: ['HOUSE-startLevel'], booklets: [] },
  levelCards: {
    rules: ['LADDER-1', 'HOUSE-levels', 'OPEN-1'],
    booklets: ['carte palier', 'carte Niveaux', 'indicateur de niveau'],
  },
} as const satisfies { readonly [topic: string]: Topic };

type TopicName = keyof typeof TOPICS;

/** A language's own words, by what they are about; none that the rules themselves use. */
export type SearchWords = { readonly [Name in TopicName]: readonly string[] };

/** All that a rule is also looked for by. */
export function searchWordsBy(words: SearchWords): (id: RuleId) => readonly string[] {
  const names = Object.keys(TOPICS) as readonly TopicName[];
  return (id) => {
    const about = names.filter((name) => (TOPICS[name].rules as readonly RuleId[]).includes(id));
    return [...new Set(about.flatMap((name) => [...words[name], ...TOPICS[name].booklets]))];
  };
}
