/** Positions and views as JSON; what is printed reads back to the same. */
import { UNKNOWN, type Card } from './cards.ts';
import type { Json } from './codec.ts';
import { VERSION } from './documents.ts';
import type { Ladder } from './ladders.ts';
import {
  positionDocument,
  viewDocument,
  type LevelsOfSeat,
  type PositionDocument,
  type ViewDocument,
} from './position-document.ts';
import { impliedLevel, impliedWinners } from './position-parts.ts';
import { ladderOfSeat } from './setup.ts';
import { pastEvents, type SecretChoices, type State, type Table, type View } from './state.ts';

/** The position of a state; with the seed that its luck comes from, it can be played on. */
export function makePosition(state: State, seed?: string): Json {
  return positionDocument.make(positionOf(state, seed));
}

/** The same, for a record's header. */
export function positionOf(state: State, seed?: string): PositionDocument {
  const { table } = state;
  return {
    ...tableMembers(table, state.stock.slice(state.stock.length - table.stock)),
    hands: state.hands,
    melds: table.melds,
    ...(seed === undefined ? {} : { seed }),
    ...choiceMembers(table, state.offered, state.kept),
  };
}

/** A view as JSON: a position with `?` for hidden cards, the viewer's seat and the round so far. */
export function makeView(view: View): Json {
  return viewDocument.make(viewMembers(view));
}

/** The members of a view, for the documents that hold one. */
export function viewMembers(view: View): ViewDocument {
  const { table, viewer } = view;
  const unknown = (count: number): readonly Card[] => Array.from({ length: count }, () => UNKNOWN);
  const own = <T>(value: T): readonly (T | undefined)[] =>
    table.counts.map((_, index) => (index + 1 === viewer ? value : undefined));
  return {
    ...tableMembers(table, unknown(table.stock)),
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
    hands: table.counts.map((count, index) => (index + 1 === viewer ? view.hand : unknown(count))),
    melds: table.melds,
    ...choiceMembers(table, own(view.offered), own(view.kept)),
    history: pastEvents(view.past),
  };
}

function tableMembers(table: Table, stock: readonly Card[]): Omit<PositionDocument, 'melds'> {
  const { setup } = table;
  const { rules = {} } = setup.chosen;
  const isTurn = table.step === 'play' || table.step === 'offer' || table.step === 'pick';
  return {
    palier: VERSION,
    ...setup.chosen,
    rules,
    dealer: table.dealer,
    turn: table.turn,
    step: table.step,
    levels: table.left.map((left, index) => levelsOfSeat(left, ladderOfSeat(setup, index + 1))),
    discards: table.discards,
    stock: [
      ...stock.map((card) => ({ card, isFaceUp: false })),
      ...table.faceUp.map((card) => ({ card, isFaceUp: true })),
    ],
    skipped: table.skipped,
    round: table.round,
    ...(table.pending.length > 0 ? { pending: table.pending } : {}),
    ...(isImplied(table) ? {} : { laid: table.laid }),
    ...(isTurn && table.laidNow ? { laidNow: true } : {}),
    ...(isTurn && table.taken !== undefined ? { taken: table.taken } : {}),
    ...(table.held.length > 0 ? { held: table.held } : {}),
    ...(table.idle > 0 ? { idle: table.idle } : {}),
    ...(table.barren > 0 ? { barren: table.barren } : {}),
    ...(isImpliedVictory(table) ? {} : { winners: table.winners }),
  };
}

function levelsOfSeat(left: readonly number[], { mode, levels }: Ladder): LevelsOfSeat {
  return mode === 'open' ? left : (left[0] ?? levels.length + 1);
}

/** Whether reading would find the laid levels by itself; an open ladder always says them. */
function isImplied(table: Table): boolean {
  return table.laid.every(
    (level, index) =>
      level === undefined ||
      (ladderOfSeat(table.setup, index + 1).mode === 'stacked' &&
        level === impliedLevel(table, index + 1)),
  );
}

/** Whether reading would find the winners by itself: all but a tie that going out has broken. */
function isImpliedVictory(table: Table): boolean {
  return table.step !== 'over' || table.winners.join() === impliedWinners(table).join();
}

function choiceMembers(
  table: Table,
  offered: SecretChoices,
  kept: SecretChoices,
): Pick<PositionDocument, 'offers' | 'kept'> {
  const isChosen = (choices: SecretChoices): boolean =>
    choices.some((choice) => choice !== undefined);
  const offers = table.offers ?? (isChosen(offered) ? offered : undefined);
  return {
    ...(offers === undefined ? {} : { offers }),
    ...(isChosen(kept) ? { kept } : {}),
  };
}
