/** A night as one member of its club may see it. Built of what may be told, nothing cut away. */
import { commitmentTo, type SetupChoice } from '@palier/rules';
import type { Person } from './kept.ts';
import {
  isOver,
  presentFor,
  tableOf,
  type KeptTable,
  type Night,
  type NightDeal,
} from './night.ts';
import { outcomesOf, ranking, type Ranked, type TableOutcome } from './night-ranking.ts';
import type { Entrant } from './night-ports.ts';

export type NightView = {
  readonly id: string;
  readonly club: string;
  readonly name: string;
  readonly from: number;
  readonly until: number;
  readonly setup: SetupChoice;
  readonly clock: Night['clock'];
  /** Nobody new enters. */
  readonly isShut: boolean;
  /** Its time is up. */
  readonly isOver: boolean;
  /** The number of who looks; null: has not entered. */
  readonly me: number | null;
  /** Whether who looks may end it. */
  readonly mayRun: boolean;
  /** By number; null where the profile is gone. */
  readonly entrants: readonly (Person | null)[];
  readonly deals: readonly DealView[];
  /** Of the deals that are closed. */
  readonly ranking: readonly Ranked[];
};

export type DealView = {
  /** Of the secret that its shuffles are made with. */
  readonly commitment: string;
  /** What each who had entered by the first table has added to it; null before. */
  readonly salts: readonly string[] | null;
  /** Numbers of those who wait for a table, who play, and who have played. */
  readonly waiting: readonly number[];
  readonly playing: readonly number[];
  readonly played: readonly number[];
  /** The table of who looks. */
  readonly table: string | null;
  /** Once everybody has played it. */
  readonly closed: ClosedDeal | null;
};

export type ClosedDeal = {
  readonly secret: string;
  readonly tables: readonly TableOutcome[];
};

export type Looking = {
  /** The number of who looks, who has entered. */
  readonly me: number | undefined;
  readonly mayRun: boolean;
  readonly people: readonly Entrant[];
  readonly now: number;
};

export function nightView(night: Night, { me, mayRun, people, now }: Looking): NightView {
  const { id, club, name, from, until, setup, clock, salts, deals } = night;
  const byNumber = new Map(people.map(({ number, person }) => [number, person]));
  return {
    id,
    club,
    name,
    from,
    until,
    setup,
    clock,
    isShut: night.isShut === true,
    isOver: isOver(night, now),
    me: me ?? null,
    mayRun,
    entrants: salts.map((_, index) => byNumber.get(index + 1) ?? null),
    deals: deals.map((deal) => dealView(deal, { me, now, salts })),
    ranking: ranking(night),
  };
}

type DealLooking = Pick<Looking, 'me' | 'now'> & { readonly salts: readonly string[] };

function dealView(deal: NightDeal, { me, now, salts }: DealLooking): DealView {
  const { secret, salted, tables, closed } = deal;
  const own = me === undefined ? undefined : tableOf(deal, me);
  return {
    commitment: commitmentTo(secret),
    salts: salted === undefined ? null : salts.slice(0, salted),
    waiting: presentFor(deal, now).map(({ entrant }) => entrant),
    playing: sittersOf(tables.filter(({ result }) => result === undefined)),
    played: sittersOf(tables.filter(({ result }) => result !== undefined)),
    table: own?.id ?? null,
    closed: closed === undefined ? null : { secret, tables: outcomesOf(deal) },
  };
}

/** In the order of their numbers: who sits with whom is told with the results. */
function sittersOf(tables: readonly KeptTable[]): readonly number[] {
  return tables
    .flatMap(({ seats }) => seats.flatMap((seat) => (seat.t === 'entrant' ? [seat.entrant] : [])))
    .toSorted((one, other) => one - other);
}
