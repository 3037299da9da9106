/** The stock and the discard piles: their cards, and as spots of a table. */
import { UNKNOWN, type Card, type Seat } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { CardView } from './card.tsx';
import type { Drawn } from './seat.tsx';
import { SpotView } from './spot-view.tsx';

/** Sheets seen under the top card: a pile grows visibly, but not for ever. */
const MOST_SHEETS = 5;
const CARDS_PER_SHEET = 12;

type DiscardPileProps = {
  readonly top: Card | undefined;
  readonly count: number;
  /** Seen while the upper one is on its way. */
  readonly below?: Card | undefined;
};

export function DiscardPile({ top, count, below }: DiscardPileProps) {
  return (
    <span class="pile" aria-hidden="true">
      <Sheets count={count} />
      {below !== undefined && (
        <span class="pile-below">
          <CardView card={below} />
        </span>
      )}
      {top === undefined ? <span class="pile-place" /> : <CardView card={top} />}
      {count > 1 && <span class="pile-count">{count}</span>}
    </span>
  );
}

type StockPileProps = {
  readonly count: number;
  /** The card that lies face up under the stock (PASS-2); all that is left when the stock is used up. */
  readonly under?: Card | undefined;
};

export function StockPile({ count, under }: StockPileProps) {
  return (
    <span class="pile pile-stock" aria-hidden="true">
      {under !== undefined && (
        <span class={count === 0 ? 'pile-left' : 'pile-under'}>
          <CardView card={under} />
        </span>
      )}
      <Sheets count={count} />
      {count === 0 && under === undefined && <span class="pile-place" />}
      {count > 0 && <CardView card={UNKNOWN} />}
      {count > 0 && <span class="pile-count">{count}</span>}
    </span>
  );
}

function Sheets({ count }: { readonly count: number }) {
  const sheets = Math.min(MOST_SHEETS, Math.ceil((count - 1) / CARDS_PER_SHEET));
  return (
    <>
      {Array.from({ length: Math.max(0, sheets) }, (_, index) => (
        <span class="pile-sheet" key={index} style={{ '--sheet': sheets - index }} />
      ))}
    </>
  );
}

/** A seat's discard pile. */
export function SeatPile({ seat, ...drawn }: Drawn & { readonly seat: Seat }) {
  const { table, names, touch, markOf } = drawn;
  const pile = table.discards[seat - 1]!;
  const spot = { t: 'pile', seat } as const;
  return (
    <SpotView
      spot={spot}
      class="spot-pile"
      says={names.pile(seat)}
      touch={touch}
      mark={markOf?.(spot)}
    >
      <DiscardPile top={pile.at(-1)} below={pile.at(-2)} count={pile.length} />
    </SpotView>
  );
}

export function Stock({ table, names, touch, markOf }: Drawn) {
  return (
    <SpotView
      spot={{ t: 'stock' }}
      class="spot-pile"
      says={names.stock()}
      touch={touch}
      mark={markOf?.({ t: 'stock' })}
      keys="D"
    >
      <StockPile count={table.stock} under={table.faceUp[0]} />
    </SpotView>
  );
}

type CentreProps = Drawn & {
  /** Whose pile lies there too. */
  readonly own: Seat | undefined;
  /** Between the stock and the pile. */
  readonly children?: ComponentChildren;
};

/** The middle of a table: the stock, the own discard pile, and between them what is to be said. */
export function Centre({ own, children, ...drawn }: CentreProps) {
  const { names } = drawn;
  return (
    <section class="centre">
      <figure class="centre-pile">
        <Stock {...drawn} />
        <figcaption>{names.say.stockName}</figcaption>
      </figure>
      {children}
      {own !== undefined && (
        <figure class="centre-pile">
          <SeatPile {...drawn} seat={own} />
          <figcaption>{names.say.ownPileName}</figcaption>
        </figure>
      )}
    </section>
  );
}
