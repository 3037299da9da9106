/** A combination on the table: cards overlapping so that every corner is read, in rows when long. */
import { makePlaced, type Meld } from '@palier/rules';
import { CardView } from './card.tsx';
import { rowsOf } from './meld-rows.ts';

export type MeldViewProps = {
  readonly meld: Meld;
  /** `small`: before an opponent. */
  readonly size?: 'usual' | 'small';
  /** Cards just laid or added, by their place. */
  readonly fresh?: readonly number[];
  /** The most cards side by side, where there is room for fewer than usual. */
  readonly inRow?: number;
  readonly class?: string;
};

export function MeldView(props: MeldViewProps) {
  const { meld, size = 'usual', fresh = [], inRow, class: extra } = props;
  const { cards } = meld;
  const classes = ['meld', size === 'small' ? 'meld-small' : '', extra ?? ''];
  return (
    <span class={classes.filter(Boolean).join(' ')} data-kind={meld.kind} aria-hidden="true">
      {rowsOf(cards.length, inRow).map(({ from, to }) => (
        <span class="meld-row" key={from}>
          {cards.slice(from, to).map((placed, index) => (
            <span
              class={fresh.includes(from + index) ? 'meld-card card-fresh' : 'meld-card'}
              key={`${from + index} ${makePlaced(placed)}`}
            >
              <CardView card={placed} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
