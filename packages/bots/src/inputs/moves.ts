/** Moves as the network is told of them: of what kind they are, and which cards they are about. */
import {
  HOLD,
  PASS,
  SWAP,
  TAKE,
  cardOf,
  unreachable,
  type Card,
  type Command,
  type Seat,
  type Table,
} from '@palier/rules';

export const KINDS_OF_MOVE = 16;

/** The cards that come to the hand or leave it. */
export function cardsOf(command: Command, { discards }: Table): readonly Card[] {
  switch (command.t) {
    case 'takeCard':
      return discards[command.from - 1]!.slice(-1);
    case 'pickCard':
    case 'discard':
    case 'exchangeJoker':
      return [command.card];
    case 'addCard':
      return [cardOf(command.card)];
    case 'layLevel':
      return command.melds.flatMap((cards) => cards.map(cardOf));
    case 'playPass':
      return [PASS];
    case 'playSwap':
      return [SWAP, ...command.cards];
    case 'playTake':
      return [TAKE];
    case 'playHold':
      return [HOLD];
    case 'drawCard':
    case 'dropPalier':
    case 'keepCards':
    case 'offerCards':
      return [];
    default:
      return unreachable(command);
  }
}

export function kindOf(command: Command, seat: Seat, players: number): number {
  switch (command.t) {
    case 'drawCard':
      return 0;
    case 'takeCard': {
      const after = (command.from - seat + players) % players;
      return after === 0 ? 1 : after === players - 1 ? 3 : after === 1 ? 2 : 4;
    }
    case 'layLevel':
      return 5;
    case 'addCard':
      return 6;
    case 'exchangeJoker':
      return 7;
    case 'discard':
      return 8;
    case 'playPass':
      return 9;
    case 'playHold':
      return 10;
    case 'playTake':
      return 11;
    case 'playSwap':
      return 12;
    case 'pickCard':
      return 13;
    case 'dropPalier':
      return 14;
    case 'keepCards':
    case 'offerCards':
      return 15;
    default:
      return unreachable(command);
  }
}
