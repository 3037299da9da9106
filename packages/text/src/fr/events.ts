/** What happens, in French. */
import { UNKNOWN, cardOf, type RoundEnded } from '@palier/rules';
import { climbers, isYou, type Naming } from '../naming.ts';
import type { EventWords } from '../words.ts';
import { aCard, cards, meldList, ofCards, someCards } from './cards.ts';
import { does, openAll, opens, ownOr, toi } from './seats.ts';
import { count } from './speech.ts';

const CARDS = { one: 'carte', other: 'cartes' };

export const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Manche ${round} : ${does(naming, dealer, ['donnes et retournes', 'donne et retourne'])} ${aCard(upcard)}.`,
  upcardSkipped: ({ seat }, naming) =>
    `Une carte Passe est retournée : ${does(naming, seat, ['passes ton', 'passe son'])} premier tour.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['pioches', 'pioche'])} ${card === UNKNOWN ? 'une carte' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['prends', 'prend'])} ${aCard(card)} sur ${ownOr(naming, seat, from)('défausse')}.`,
  levelLaid: ({ seat, level, melds }, naming) =>
    `${opens(naming, seat, ['poses', 'pose'])} le niveau ${level} : ${meldList(melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['ajoutes', 'ajoute'])} ${aCard(card)} à ${ownOr(naming, seat, to)(`combinaison ${meld}`)}.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['mets', 'met'])} ${aCard(card)} dans ${ownOr(naming, seat, to)(`combinaison ${meld}`)} et ${isYou(naming, seat) ? 'récupères' : 'récupère'} le ${cards.card(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['te défausses', 'se défausse'])} ${ofCards([card])}.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['mets', 'met'])} une carte Passe devant ${toi(naming, on)}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['passes ton', 'passe son'])} tour.`,
  stockRebuilt: ({ stock }) => `La pioche est refaite : elle a ${count(stock.length, CARDS)}.`,
  takePlayed: ({ seat }, naming) => `${opens(naming, seat, ['joues', 'joue'])} une carte Prise.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${opens(naming, seat, ['as choisi tes', 'a choisi ses'])} cartes à proposer.`
      : `${opens(naming, seat, ['proposes', 'propose'])} ${someCards(offered)}.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${toi(naming, index + 1)} – ${cards.cards(offer)}`],
    );
    return `Les cartes proposées : ${shown.join(' ; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    isYou(naming, from)
      ? `${opens(naming, seat, ['te prends', 'te prend'])} ${aCard(card)}.`
      : `${opens(naming, seat, ['prends', 'prend'])} ${aCard(card)} à ${toi(naming, from)}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${opens(naming, seat, ['joues', 'joue'])} une carte Échange et ${isYou(naming, seat) ? 'te défausses' : 'se défausse'} ${ofCards(swapped)}.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['pioches', 'pioche'])} ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)} en échange.`,
  holdPlayed: ({ seat }, naming) =>
    `${opens(naming, seat, ['mets', 'met'])} une carte Réserve sur la table, pour garder des cartes à la fin de la manche.`,
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['termines la manche et peux', 'termine la manche et peut'])} choisir un deuxième palier à retirer.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['retires', 'retire'])} aussi le palier ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) {
      return `${opens(naming, seat, ['as choisi tes', 'a choisi ses'])} cartes à garder.`;
    }
    return kept.length === 0
      ? `${opens(naming, seat, ['ne gardes', 'ne garde'])} aucune carte.`
      : `${opens(naming, seat, ['gardes', 'garde'])} ${someCards(kept)} pour la manche suivante.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `${opens(naming, winners[0]!, ['gagnes', 'gagne'])} la partie !`
      : `${openAll(naming, winners, ['partages', 'partage', 'partagez', 'partagent'])} la victoire !`,
  takenBack: ({ seat }, naming) =>
    `${opens(naming, seat, ['reprends', 'reprend'])} les cartes qui viennent d’être posées.`,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['termines', 'termine'])} la manche.`;
    case 'stock':
      return 'Il n’y a plus rien à piocher : la manche s’arrête.';
    case 'blocked':
      return 'Personne n’a posé ni ajouté de carte depuis longtemps : la manche s’arrête.';
    case 'win':
      return `${opens(naming, seat ?? last, ['as', 'a'])} posé le dernier niveau : la manche s’arrête.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(({ levels, seats }) => {
    const height = levels === 1 ? 'd’un niveau' : `de ${levels} niveaux`;
    return `${openAll(naming, seats, ['montes', 'monte', 'montez', 'montent'])} ${height}.`;
  });
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['peux', 'peut', 'pouvez', 'peuvent'])} garder des cartes.`];
  return [...(climbs.length === 0 ? ['Personne ne monte.'] : climbs), ...keeping];
}
