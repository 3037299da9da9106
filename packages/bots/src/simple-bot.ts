/** Plays like somebody who knows the rules and looks at nothing but the own hand and the table. */
import {
  assert,
  checkAt,
  droppable,
  firstLaying,
  isJoker,
  isSpecial,
  keepLimit,
  offerSize,
  unreachable,
  type Card,
  type Command,
  type Standpoint,
} from '@palier/rules';
import { standpointOf, type Bot } from './bot.ts';
import { missingFor } from './plan.ts';
import { playTurn } from './simple-turn.ts';
import { WORTH_OF_SERVING, aimOf, byWorth, fitsSomewhere, hasLaid, type Aim } from './worth.ts';

export const simpleBot: Bot = {
  name: 'simple',
  decide: ({ view }) => {
    const at = standpointOf(view);
    const { step } = at.table;
    switch (step) {
      case 'draw':
        return draw(at);
      case 'play':
        return playTurn(at);
      case 'keep':
        return { t: 'keepCards', cards: cardsToKeep(at) };
      case 'offer':
        return { t: 'offerCards', cards: cardsToOffer(at) };
      case 'pick':
        return pick(at);
      case 'drop':
        return dropHighest(at);
      case 'over':
        assert(false, 'a bot is asked only when it can move');
        break;
      default:
        return unreachable(step);
    }
  },
};

/** A discard that obviously helps, the one that helps most; otherwise the stock. */
function draw(at: Standpoint): Command {
  const { table } = at;
  const helps = helpIn(at);
  let best: Command | undefined;
  let most = 0;
  let any: Command | undefined;
  for (const [index, pile] of table.discards.entries()) {
    const card = pile.at(-1);
    if (card === undefined) continue;
    const take: Command = { t: 'takeCard', from: index + 1 };
    if (checkAt(at, take) !== undefined) continue;
    any ??= take;
    const help = helps(card);
    if (help <= most) continue;
    most = help;
    best = take;
  }
  if (best !== undefined) return best;
  const stock: Command = { t: 'drawCard' };
  if (checkAt(at, stock) === undefined) return stock;
  assert(any !== undefined, 'a round in which nobody can draw is over');
  return any;
}

const HELPS = 1;
const HELPS_AS_JOKER = 2;
const MAKES_LEVEL = 3;

/** How much one more card would help: not at all (0), somewhat, or to lay the level at once. */
function helpIn(at: Standpoint): (card: Card) => number {
  if (hasLaid(at)) {
    return (card) => (fitsSomewhere(at, card) ? (isJoker(card) ? HELPS_AS_JOKER : HELPS) : 0);
  }
  const aim = aimOf(at);
  return (card) => {
    if (isSpecial(card)) return 0;
    const hand = [...at.hand, card];
    if (aim.missing > 0 && canLay(at, hand, aim)) return MAKES_LEVEL;
    if (isJoker(card)) return HELPS_AS_JOKER;
    return missingFor(hand, aim.level, at.table.setup.top) < aim.missing ? HELPS : 0;
  };
}

function canLay({ table }: Standpoint, hand: readonly Card[], { level }: Aim): boolean {
  return firstLaying(hand, level, table.setup) !== undefined;
}

/** KEEP-1: what serves the level, jokers first. */
function cardsToKeep(at: Standpoint): readonly Card[] {
  const most = keepLimit(at.table, at.seat);
  return byWorth(at)
    .filter(({ worth }) => worth >= WORTH_OF_SERVING)
    .toReversed()
    .slice(0, most)
    .map(({ card }) => card);
}

/** MASTER-3: what is worth least. */
function cardsToOffer(at: Standpoint): readonly Card[] {
  return byWorth(at)
    .slice(0, offerSize(at.table, at.seat))
    .map(({ card }) => card);
}

function pick(at: Standpoint): Command {
  const helps = helpIn(at);
  let best: Command | undefined;
  let most = -1;
  for (const [index, offer] of at.table.offers!.entries()) {
    for (const card of offer) {
      const help = helps(card);
      if (help <= most) continue;
      most = help;
      best = { t: 'pickCard', from: index + 1, card };
    }
  }
  assert(best !== undefined, 'somebody has offered a card');
  return best;
}

/** OPEN-2: the ladders get harder as they go up, so the highest is the one to be rid of. */
function dropHighest({ table, seat }: Standpoint): Command {
  const level = droppable(table, seat).at(-1);
  assert(level !== undefined, 'a palier is dropped only where one is left');
  return { t: 'dropPalier', level };
}
