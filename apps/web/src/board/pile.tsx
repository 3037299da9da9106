/** The stock and the discard piles. Whoever uses them makes them buttons and gives them names. */
import { UNKNOWN, type Card } from '@palier/rules';
import { CardView } from './card.tsx';

/** Sheets seen under the top card: a pile grows visibly, but not for ever. */
const MOST_SHEETS = 5;
const CARDS_PER_SHEET = 12;

export type DiscardPileProps = {
  readonly top: Card | undefined;
  readonly count: number;
  readonly class?: string;
};

export function DiscardPile({ top, count, class: extra }: DiscardPileProps) {
  return (
    <span class={classOf('pile', extra)} aria-hidden="true">
      <Sheets count={count} />
      {top === undefined ? <span class="pile-place" /> : <CardView card={top} />}
      {count > 1 && <span class="pile-count">{count}</span>}
    </span>
  );
}

export type StockPileProps = {
  readonly count: number;
  /** The card that lies face up under the stock (PASS-2); all that is left when the stock is used up. */
  readonly under?: Card;
  readonly class?: string;
};

export function StockPile({ count, under, class: extra }: StockPileProps) {
  return (
    <span class={classOf('pile pile-stock', extra)} aria-hidden="true">
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

function classOf(own: string, extra: string | undefined): string {
  return extra === undefined ? own : `${own} ${extra}`;
}
