/** Every game ends, by bounds that do not trust the kernel's own counters; nobody is ever stuck. */
import { assert } from '../../assert.ts';
import { legalMoves } from '../../legal.ts';
import type { Event } from '../../events.ts';
import { glance } from '../player.ts';
import type { Property } from './property.ts';
import { isAloneEvent } from '../../specials.ts';
import { deciders } from '../../state.ts';

const IDLE_TURNS = 50;
const BARREN_ROUNDS = 50;

const TURN_ENDS: ReadonlySet<Event['t']> = new Set([
  'cardDiscarded',
  'passPlayed',
  'turnSkipped',
  'swapPlayed',
  'cardPicked',
]);

/** After Take a card is still to be picked (MASTER-3); every other special card ends a turn. */
function endsTurn(event: Event): boolean {
  return TURN_ENDS.has(event.t) || (isAloneEvent(event) && event.t !== 'takePlayed');
}

/**
 * Why a game is finite: in a round, at most 50 turns a player lie between two layings or addings
 * (STOCK-4); each of those leaves a card on the table that stays there (or is a joker exchanged for
 * one that does), so a round has no more of them than twice the deck. In a game, at most 49 rounds
 * in a row bring no climb (STOCK-5), and there are only so many levels to climb.
 */
export const everyGameEnds: Property = {
  closely: 'all',
  watch: ({ setup, start }) => {
    let idle = 0;
    let placed = 0;
    let barren = 0;
    let rounds = 0;
    let winners: readonly number[] = [];
    let movesInTurn = 0;
    const levels = setup.ladders.reduce((sum, ladder) => sum + ladder.levels.length, 0);
    const heed = (event: Event): void => {
      assert(winners.length === 0, 'something happens after the game is won');
      if (event.t === 'roundDealt') {
        idle = 0;
        placed = 0;
      }
      if (event.t === 'levelLaid' || event.t === 'cardAdded') {
        idle = 0;
        placed++;
      }
      if (endsTurn(event)) {
        idle++;
        movesInTurn = 0;
      }
      if (event.t === 'roundEnded') {
        rounds++;
        barren = event.cleared.some((cleared) => cleared.length > 0) ? 0 : barren + 1;
      }
      if (event.t === 'gameWon') winners = event.winners;
    };
    for (const event of start.events) heed(event);
    return {
      follow: ({ before, events, after }) => {
        movesInTurn++;
        for (const event of events) heed(event);
        const { step } = after.table;
        if (step !== 'keep' && step !== 'over') {
          assert(after.table.idle === idle, `idle is ${after.table.idle}, counted ${idle}`);
        }
        assert(after.table.barren === barren, `barren is ${after.table.barren}, counted ${barren}`);
        assert(idle <= IDLE_TURNS * setup.players, `${idle} turns without laying or adding`);
        assert(placed <= 2 * setup.deck.length, `${placed} cards laid and added in one round`);
        assert(barren <= BARREN_ROUNDS, `${barren} rounds without a climb`);
        assert(rounds <= BARREN_ROUNDS * (levels + 1), `${rounds} rounds`);
        assert(movesInTurn <= 4 * setup.deck.length, 'a turn without an end');
        for (const seat of deciders(after.table)) {
          const { done } = legalMoves(glance(after, seat)).next();
          assert(done !== true, `seat ${seat} has no legal move at ${after.table.step}`);
        }
        if (after.table.left === before.table.left) return;
        for (const [index, left] of after.table.left.entries()) {
          assert(left.length <= before.table.left[index]!.length, 'somebody climbs down');
        }
      },
      end: () => {
        assert(winners.length > 0, 'the game is over and nobody has won');
      },
    };
  },
};
