/** Combinations: cards overlapping so that every corner is read, in rows when long. */
import { makePlaced, type Meld, type Seat } from '@palier/rules';
import { inShownOrder, seatsAfter, shownCards } from '@palier/table/seat';
import { useMemo } from 'preact/hooks';
import { CardView } from './card.tsx';
import { Face } from './face.tsx';
import { roomStyle, rowsOf } from './meld-rows.ts';
import type { Drawn } from './seat.tsx';
import { SpotView } from './spot-view.tsx';
import './board.css';

type MeldViewProps = {
  readonly meld: Meld;
  /** `small`: before an opponent. */
  readonly size?: 'usual' | 'small';
  /** Cards just laid or added, by their place. */
  readonly fresh?: readonly number[] | undefined;
};

/** Drawn again only where it has changed. */
export function MeldView(props: MeldViewProps) {
  const { meld, size, fresh } = props;
  return useMemo(() => drawnMeld(props), [meld, size, fresh]);
}

function drawnMeld({ meld, size = 'usual', fresh = [] }: MeldViewProps) {
  const cards = shownCards(meld);
  return (
    <span
      class={size === 'small' ? 'meld meld-small' : 'meld'}
      data-kind={meld.kind}
      aria-hidden="true"
    >
      {rowsOf(cards.length).map(({ from, to }) => (
        <span class="meld-row" key={from}>
          {cards.slice(from, to).map(({ placed, at }) => (
            <span
              class={fresh.includes(at) ? 'meld-card card-fresh' : 'meld-card'}
              key={`${at} ${makePlaced(placed)}`}
              data-card={makePlaced(placed)}
            >
              <CardView card={placed} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

type LayingProps = {
  readonly melds: readonly Meld[];
  /** For those who listen. */
  readonly says: (cards: Meld['cards']) => string;
  readonly size?: 'usual' | 'small';
};

/** Combinations as they would be laid. */
export function LaidInRow({ melds, says, size = 'usual' }: LayingProps) {
  return (
    <span class="laying">
      {melds.map((meld, index) => (
        <span key={index} class="laying-meld">
          <MeldView meld={meld} size={size} />
          <span class="visually-hidden">{says(inShownOrder(meld))}</span>
        </span>
      ))}
    </span>
  );
}

type MeldGroupProps = Drawn & {
  readonly seat: Seat;
  /** What is new in a meld, by the places of its cards. */
  readonly freshIn?: (meld: Meld, number: number) => readonly number[];
};

/** What a seat has laid. */
export function SeatMelds({ table, names, touch, seat, freshIn }: MeldGroupProps) {
  return (
    <>
      {table.melds[seat - 1]!.map((meld, index) => (
        <SpotView
          key={index}
          spot={{ t: 'meld', seat, meld: index + 1 }}
          class="spot-meld"
          says={names.meld(seat, meld)}
          touch={touch}
        >
          <MeldView meld={meld} size="small" fresh={freshIn?.(meld, index + 1)} />
        </SpotView>
      ))}
    </>
  );
}

type MeldsProps = Drawn & {
  readonly own: Seat | undefined;
  /** The whole table on a screen of its own: the names are headings, and what is laid scrolls. */
  readonly isScreen?: boolean;
};

/** Everything that is laid, each player's together, the viewer's last. */
export function Melds({ own, isScreen = false, ...drawn }: MeldsProps) {
  const { table, names, faces } = drawn;
  const others = seatsAfter(own, table.setup.players);
  const seats = [...others, ...(own === undefined ? [] : [own])];
  const isBare = table.melds.every((melds) => melds.length === 0);
  const Owner = isScreen ? 'h2' : 'span';
  return (
    <div
      class="melds"
      role={isScreen ? 'region' : 'group'}
      aria-label={names.say.melds}
      data-bare={isBare}
      data-count={others.length}
      style={{ '--seats': others.length, ...roomStyle(table.melds, own) }}
      {...(isScreen && { tabIndex: isBare ? -1 : 0 })}
    >
      {isBare && <p class="soft small melds-bare">{names.say.nothingLaid}</p>}
      {seats.map((seat) => {
        const hasNone = table.melds[seat - 1]!.length === 0;
        return (
          <div key={seat} class="meld-group" data-own={seat === own} data-bare={hasNone}>
            {!hasNone && (
              <Owner class="meld-owner">
                <Face of={faces[seat - 1]!} />
                <span class="visually-hidden">{names.call(seat)}</span>
              </Owner>
            )}
            <SeatMelds {...drawn} seat={seat} />
          </div>
        );
      })}
    </div>
  );
}
