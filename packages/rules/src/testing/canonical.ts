/** One spelling for each move: what `check` accepts must be a spelling of a move of `legalMoves`. */
import { cardOf, isJoker, makePlaced, meaningOf, type Placed } from '../cards.ts';
import type { Command } from '../commands.ts';
import { makeMove } from '../notation.ts';
import type { Standpoint } from '../check.ts';
import { levelMeant, readings, resolve } from './reference.ts';

/** The only spelling of a move; undefined where the spelling can be no move at all. */
export function canonical(at: Standpoint, command: Command): string | undefined {
  switch (command.t) {
    case 'keepCards':
    case 'offerCards':
    case 'playSwap':
      return makeMove({ ...command, cards: command.cards.toSorted((a, b) => a - b) });
    case 'addCard':
      return makeMove({ ...command, card: addedCard(at, command) });
    case 'layLevel': {
      const melds = resolve(at, command);
      if (melds === undefined) return undefined;
      const texts = melds.map(({ cards }) => cards.map(makePlaced).toSorted().join(' '));
      return `lay ${levelMeant(at, command)}: ${texts.toSorted().join(' / ')}`;
    }
    default:
      return makeMove(command);
  }
}

/** A joker added without its meaning has the only one that fits, if there is only one. */
function addedCard(
  { table }: Standpoint,
  { card, to, meld: index }: Extract<Command, { t: 'addCard' }>,
): Placed {
  const meld = table.melds[to - 1]?.[index - 1];
  if (meld === undefined || !isJoker(cardOf(card)) || meaningOf(card).t !== 'none') return card;
  const ways = readings([...meld.cards, card], meld.kind, table.setup.top);
  return ways.length === 1 ? ways[0]!.at(-1)! : card;
}
