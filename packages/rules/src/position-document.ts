/** The shape of a position and of a view as JSON (docs/CONTRACT.md). Meaning is in `position.ts`. */
import type { Card } from './cards.ts';
import {
  either,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  text,
  type Codec,
} from './codec.ts';
import {
  card,
  cardList,
  counter,
  event,
  levelNumber,
  meld,
  MOST_CARDS,
  perSeat,
  seat,
  seats,
  setupFields,
  stockCard,
  version,
  writtenMeld,
  type StockCard,
  type Version,
  type WrittenMeld,
} from './documents.ts';
import type { Event } from './events.ts';
import { LADDER_LIMITS } from './ladders.ts';
import type { SetupChoice } from './setup.ts';
import { STEPS, type Meld, type Seat, type Step } from './state.ts';

/** A level, one past the last when finished; on an open ladder the list of paliers left. */
export type LevelsOfSeat = number | readonly number[];

type TableMembers = {
  readonly palier?: Version;
  readonly dealer?: Seat;
  readonly turn?: Seat;
  readonly step?: Step;
  readonly levels?: readonly LevelsOfSeat[];
  readonly discards?: readonly (readonly Card[])[];
  readonly stock?: readonly StockCard[];
  readonly skipped?: readonly Seat[];
  readonly round?: number;
  readonly pending?: readonly Seat[];
  readonly laid?: readonly (number | undefined)[];
  readonly laidNow?: boolean;
  readonly taken?: Card;
  readonly offers?: readonly (readonly Card[] | undefined)[];
  readonly kept?: readonly (readonly Card[] | undefined)[];
  readonly held?: readonly Seat[];
  readonly idle?: number;
  readonly barren?: number;
  readonly winners?: readonly Seat[];
};

export type PositionDocument = SetupChoice &
  TableMembers & {
    readonly hands?: readonly (readonly Card[])[];
    readonly melds?: readonly (readonly WrittenMeld[])[];
    readonly seed?: string;
  };

/** A position as one viewer sees it, `?` for what is hidden, with the round's history. */
export type ViewDocument = SetupChoice &
  TableMembers & {
    readonly seat?: Seat;
    readonly hands: readonly (readonly Card[])[];
    readonly melds: readonly (readonly Meld[])[];
    readonly history: readonly Event[];
  };

/** The longest seed that a position or a record may name. */
export const SEED_LENGTH = 1000;

const levelsOfSeat: Codec<LevelsOfSeat> = either(
  list(levelNumber, 0, LADDER_LIMITS.levels),
  integer(1, LADDER_LIMITS.levels + 1),
  {
    json: Array.isArray,
    value: (value): value is readonly number[] => typeof value !== 'number',
  },
);

const hands = perSeat(cardList);
const meldLists = list(meld, 0, LADDER_LIMITS.parts);

const tableStart = {
  palier: optional(version),
  ...setupFields,
  dealer: optional(seat),
  turn: optional(seat),
  step: optional(oneOf(STEPS)),
  levels: optional(perSeat(levelsOfSeat)),
};

const tableEnd = {
  round: optional(counter),
  pending: optional(seats),
  laid: optional(perSeat(orNull(levelNumber))),
  laidNow: optional(flag),
  taken: optional(card),
  offers: optional(perSeat(orNull(cardList))),
  kept: optional(perSeat(orNull(cardList))),
  held: optional(seats),
  idle: optional(counter),
  barren: optional(counter),
  winners: optional(seats),
};

const piles = {
  discards: optional(hands),
  stock: optional(list(stockCard, 0, MOST_CARDS)),
};

export const positionDocument: Codec<PositionDocument> = object<PositionDocument>({
  ...tableStart,
  hands: optional(hands),
  ...piles,
  melds: optional(perSeat(list(writtenMeld, 0, LADDER_LIMITS.parts))),
  skipped: optional(seats),
  seed: optional(text(SEED_LENGTH)),
  ...tableEnd,
});

export const viewDocument: Codec<ViewDocument> = object<ViewDocument>({
  ...tableStart,
  seat: optional(seat),
  hands,
  ...piles,
  melds: perSeat(meldLists),
  skipped: optional(seats),
  ...tableEnd,
  history: list(event, 0, 1_000_000),
});
