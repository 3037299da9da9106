/** What each made of the same cards: seat by seat, the best first. */
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { nameIn } from './names.ts';
import type { Night, SeatOutcome } from './night-api.ts';

type SameCardsProps = {
  readonly night: Night;
  readonly tables: readonly (readonly SeatOutcome[])[];
  /** The table of who looks. */
  readonly own: string | undefined;
};

export function SameCards({ night, tables, own }: SameCardsProps) {
  const says = words('friends').nights.same;
  const seats = tables[0]?.map((_, index) => tables.map((table) => table[index]!)) ?? [];
  if (seats.length === 0) return <p>{says.nobody}</p>;
  const mine = seats.findIndex((seat) => seat.some(({ entrant }) => entrant === night.me));
  const order = seats.map((_, index) => index);
  // One’s own cards first.
  if (mine > 0 && night.me !== undefined) order.unshift(...order.splice(mine, 1));
  return (
    <>
      <h3>{says.title}</h3>
      {order.map((index) => (
        <div key={index} class="stack snug">
          <h4 class="small soft">
            {index === mine && night.me !== undefined ? says.yours : says.seat(index + 1)}
          </h4>
          <ol class="stack snug night-seat">
            {seats[index]!.toSorted(byOutcome).map((one, at) => (
              <Row key={at} night={night} {...one} />
            ))}
          </ol>
        </div>
      ))}
      {own !== undefined && (
        <a class="button" href={makeRoute({ t: 'table', table: own })}>
          {says.table}
        </a>
      )}
    </>
  );
}

function byOutcome(one: SeatOutcome, other: SeatOutcome): number {
  return one.place - other.place || other.levels - one.levels;
}

type RowProps = SeatOutcome & { readonly night: Night };

function Row({ night, entrant, place, levels, rounds, points }: RowProps) {
  const says = words('friends').nights;
  const name = entrant === undefined ? says.bot : nameIn(night, entrant);
  return (
    <li class="night-row" data-own={entrant !== undefined && entrant === night.me}>
      <span class="night-name">
        <span class="line strong">{name}</span>
        <span class="line soft small">
          {says.same.made(place, levels)}
          {rounds.length > 1 && ` · ${says.same.rounds(rounds)}`}
        </span>
      </span>
      {points !== undefined && (
        <span class="night-points" aria-label={says.points(Math.round(points))}>
          {Math.round(points)}
        </span>
      )}
    </li>
  );
}
