/**
 * Who made more of the same cards. Whoever sits in a seat of a deal is compared with all who sat in that
 * seat at the other tables: they held the same cards, so luck falls out.
 */
import type { SeatResult } from '@palier/table/room';
import type { KeptTable, Night, NightDeal } from './night.ts';

/** What somebody made of the cards beside the others who held them. */
export type Compared = {
  /** The share of the others who made less of them; of equals, half. */
  readonly share: number;
  /** Places better than theirs on average. */
  readonly gained: number;
};

export type SeatOutcome = SeatResult & {
  /** Absent for a bot. */
  readonly entrant?: number;
  /** Absent where nobody else had the same cards. */
  readonly compared?: Compared;
};

export type TableOutcome = { readonly id: string; readonly seats: readonly SeatOutcome[] };

/** The tables of a deal that count, each seat compared with the same seat of the others. */
export function outcomesOf({ tables }: NightDeal): readonly TableOutcome[] {
  const counting = tables.filter(hasResult);
  return counting.map((table) => ({
    id: table.id,
    seats: table.result.map((own, index) => {
      const others = counting
        .filter((other) => other !== table)
        .map(({ result }) => result[index]!);
      const sitter = table.seats[index];
      const compared = comparedWith(own, others);
      return {
        ...own,
        ...(sitter?.t === 'entrant' && { entrant: sitter.entrant }),
        ...(compared !== undefined && { compared }),
      };
    }),
  }));
}

type Counting = KeptTable & { readonly result: readonly SeatResult[] };

function hasResult(table: KeptTable): table is Counting {
  return table.result !== undefined && table.result !== 'void';
}

function comparedWith(own: SeatResult, others: readonly SeatResult[]): Compared | undefined {
  if (others.length === 0) return undefined;
  const beaten = others.map((other) => (1 - Math.sign(order(own, other))) / 2);
  const places = others.map(({ place }) => place - own.place);
  return { share: mean(beaten), gained: mean(places) };
}

/** The better first: by place, and where that is the same by levels. */
function order(one: SeatResult, other: SeatResult): number {
  return one.place - other.place || other.levels - one.levels;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export type Ranked = {
  /** From 1 on; equal ones share one. */
  readonly rank: number;
  readonly entrant: number;
  /** A hundred for each deal in which everybody else made less of the same cards. */
  readonly points: number;
  readonly gained: number;
  /** How many deals count for them. */
  readonly deals: number;
};

/** Everybody who has played a deal that is closed, the best first. */
export function ranking({ deals }: Night): readonly Ranked[] {
  const sums = new Map<number, { share: number; gained: number; deals: number }>();
  for (const deal of deals) {
    if (deal.closed === undefined) continue;
    for (const { entrant, compared } of outcomesOf(deal).flatMap(({ seats }) => seats)) {
      if (entrant === undefined || compared === undefined) continue;
      const sum = sums.get(entrant) ?? { share: 0, gained: 0, deals: 0 };
      sums.set(entrant, {
        share: sum.share + compared.share,
        gained: sum.gained + compared.gained,
        deals: sum.deals + 1,
      });
    }
  }
  const all = [...sums].map(([entrant, sum]) => ({
    entrant,
    points: rounded(sum.share * 100),
    gained: rounded(sum.gained),
    deals: sum.deals,
  }));
  const isBetter = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.points > other.points || (one.points === other.points && one.gained > other.gained);
  return all
    .map((one) => ({ rank: all.filter((other) => isBetter(other, one)).length + 1, ...one }))
    .toSorted((one, other) => one.rank - other.rank || one.entrant - other.entrant);
}

/** Sums of thirds in another order must not be others. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
