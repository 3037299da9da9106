/**
 * Who climbs, who may keep, who wins and who deals next, worked out a second time from what happened:
 * with counts of its own and the set-up's options, never with `round.ts`.
 */
import { assert } from '../../assert.ts';
import type { Event, RoundEnded } from '../../events.ts';
import { evolve } from '../../evolve.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { isLegal } from '../reference.ts';
import type { Property } from './property.ts';

type Seat = number;

/** What this property has seen of the game so far. */
type Book = {
  left: readonly (readonly number[])[];
  dealer: Seat;
  laid: ReadonlyMap<Seat, number>;
  dropped: number | undefined;
  barren: number;
  winners: readonly Seat[] | undefined;
};

export const roundsEndRightly: Property = {
  closely: 'all',
  watch: ({ setup, start }) => {
    const book: Book = {
      left: setup.ladders.map(({ levels }, index) =>
        levels.map((_, level) => level + 1).filter((level) => level >= setup.startLevel[index]!),
      ),
      dealer: 0,
      laid: new Map(),
      dropped: undefined,
      barren: 0,
      winners: undefined,
    };
    for (const event of start.events) heed(event);
    if (setup.firstDealer !== undefined) same('first dealer', book.dealer, setup.firstDealer);
    return {
      follow: ({ before, events }) => {
        let state = before;
        for (const event of events) {
          if (event.t === 'roundEnded') closeRound(book, event, { setup, state });
          else if (event.t === 'gameWon') {
            same('winners', event.winners, book.winners ?? []);
          } else heed(event);
          state = evolve(state, event);
        }
      },
    };

    function heed(event: Event): void {
      if (event.t === 'levelLaid') book.laid = new Map([...book.laid, [event.seat, event.level]]);
      if (event.t === 'palierDropped') book.dropped = event.level;
      if (event.t !== 'roundDealt') return;
      book.dealer = event.dealer;
      book.laid = new Map();
      book.dropped = undefined;
    }
  },
};

function closeRound(
  book: Book,
  event: RoundEnded,
  { setup, state }: { readonly setup: Setup; readonly state: State },
): void {
  const seats = setup.ladders.map((_, index) => index + 1);
  if (event.by === 'stock') {
    assert(state.table.stock === 0, 'the stock ends a round in which it has cards');
    const { table, hands } = state;
    const at = { table, seat: table.turn, hand: hands[table.turn - 1]! };
    const canTake = seats.some((from) => isLegal(at, { t: 'takeCard', from }));
    const goesOn = ['rebuild', 'play-on'].includes(setup.rules.stockOut);
    assert(!goesOn || !canTake, 'a round ends while a card can be drawn');
  }
  const cleared = seats.map((seat) => clearedBy(seat, book, event, isBonusDue(setup, state)));
  same('cleared', event.cleared, cleared);
  book.left = book.left.map((left, i) => left.filter((level) => !cleared[i]!.includes(level)));
  book.barren = cleared.some((levels) => levels.length > 0) ? 0 : book.barren + 1;
  book.winners = winnersOf(book, event, setup);
  const isOver = book.winners.length > 0;
  const next = setup.rules.nextDealer === 'last' ? event.last : (book.dealer % setup.players) + 1;
  same('next dealer', event.nextDealer, isOver ? undefined : next);
  const keepers = seats.filter((seat) => mayKeep(seat, book, { setup, state }));
  same('keepers', event.keepers, isOver ? [] : keepers);
}

/** STOCK-3, HOUSE-stockOutBonus. */
function isBonusDue({ rules }: Setup, { table }: State): boolean {
  const endsRound = rules.stockOut === 'finish-turn' || rules.stockOut === 'at-once';
  const isUsedUp = endsRound && table.stock === 0;
  return rules.stockOutBonus === 'yes' || !isUsedUp;
}

/** END-3, OPEN-2, WIN-1. */
function clearedBy(
  seat: Seat,
  { laid, left, dropped }: Book,
  event: RoundEnded,
  isBonus: boolean,
): readonly number[] {
  const level = laid.get(seat);
  if (level === undefined) return [];
  if (event.by === 'win') return seat === event.seat ? [level] : [];
  if (event.by !== 'went-out' || seat !== event.seat || !isBonus) return [level];
  const bonus = dropped ?? left[seat - 1]!.find((other) => other !== level);
  return bonus === undefined ? [level] : [level, bonus];
}

/** WIN-1, WIN-2, OPEN-3, HOUSE-openWin, STOCK-5. */
function winnersOf({ left, barren }: Book, event: RoundEnded, setup: Setup): readonly Seat[] {
  const finished = left.flatMap((levels, index) => {
    const { mode, levels: all } = setup.ladders[index]!;
    const isLastEnough = setup.rules.openWin === 'last' && mode === 'open';
    const wanted = isLastEnough ? [all.length] : all.map((_, level) => level + 1);
    return wanted.every((level) => !levels.includes(level)) ? [index + 1] : [];
  });
  if (event.seat !== undefined && finished.includes(event.seat)) return [event.seat];
  if (finished.length > 0 || barren < 50) return finished;
  const reached = left.map((levels, i) => setup.ladders[i]!.levels.length - levels.length);
  return reached.flatMap((count, i) => (count === Math.max(...reached) ? [i + 1] : []));
}

/** KEEP-1, HOUSE-keepLevel, MASTER-5; by the levels that are left after the round. */
function mayKeep(
  seat: Seat,
  { laid, left }: Book,
  { setup, state }: { readonly setup: Setup; readonly state: State },
): boolean {
  const { from, cards } = setup.keep[seat - 1]!;
  const level = setup.ladders[seat - 1]!.levels.length - left[seat - 1]!.length + 1;
  const hasLaid = laid.has(seat);
  const byHold = state.table.held.includes(seat) && !hasLaid;
  const byLevel = cards > 0 && level >= from && (!hasLaid || setup.rules.keepLevel === 'reached');
  return (byHold || byLevel) && state.hands[seat - 1]!.length > 0;
}

function same(what: string, told: unknown, worked: unknown): void {
  const [a, b] = [JSON.stringify(told), JSON.stringify(worked)];
  assert(a === b, `${what}: the kernel says ${a}, worked out ${b}`);
}
