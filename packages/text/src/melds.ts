/** What levels and melds have in common with others, for the languages to name. */
import type { Kind, Level, Meld, Part, Seat, Table } from '@palier/rules';

/** What a level asks for, equal parts counted together: "2 runs of 3". */
export type Parts = { readonly part: Part; readonly count: number };

export function countedParts(level: Level): readonly Parts[] {
  const groups = Map.groupBy(level, ({ kind, size }) => `${kind} ${size}`);
  return [...groups.values()].map((parts) => ({ part: parts[0]!, count: parts.length }));
}

/** The combination that a meld is by now. */
export function partOf(meld: Meld): Part {
  return { kind: meld.kind, size: meld.cards.length };
}

/** What sets a meld apart from its owner's others: on the table none of them has a number. */
export type MeldName =
  /** The only one of its kind. */
  | { readonly t: 'only'; readonly kind: Kind }
  /** One of several of its kind, in the order they lie, from 1; at most five, as a level has no more. */
  | { readonly t: 'ranked'; readonly kind: Kind; readonly rank: number };

/** Undefined where there is no such meld. */
export function meldName(table: Table, owner: Seat, meld: number): MeldName | undefined {
  const melds = table.melds[owner - 1] ?? [];
  const kind = melds[meld - 1]?.kind;
  if (kind === undefined) return undefined;
  const alike = (among: readonly Meld[]): number =>
    among.filter((other) => other.kind === kind).length;
  if (alike(melds) === 1) return { t: 'only', kind };
  return { t: 'ranked', kind, rank: alike(melds.slice(0, meld)) };
}
