/**
 * A duplicate night of a club, as the truth: the same deals for several tables, and what was made of
 * them. Who enters is a number in it, so that it holds nothing of anybody; who that is stands beside it
 * and goes with their profile. Pure: what is asked becomes the next night, or why not.
 */
import type { SetupChoice } from '@palier/rules';
import type { RoomOptions, TableResult } from '@palier/table/room';

export type Night = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly club: string;
  readonly name: string;
  /** Since when it is open, and until when it is played. */
  readonly from: number;
  readonly until: number;
  readonly setup: SetupChoice;
  readonly clock: RoomOptions['clock'];
  /** Nobody new enters: what is played by all who have, is told. */
  readonly isShut?: true;
  /** By number, from 1: what each of those who have entered adds to the luck. */
  readonly salts: readonly string[];
  readonly deals: readonly NightDeal[];
};

/** A game that is played with the same cards at each of its tables. */
export type NightDeal = {
  readonly secret: string;
  /** What all its shuffles are made with besides, settled with the first table. */
  readonly salt?: string;
  /** How many of those who have entered have added to it. */
  readonly salted?: number;
  readonly waiting: readonly Waiting[];
  readonly tables: readonly KeptTable[];
  /** When everybody had played it. */
  readonly closed?: number;
};

/** Somebody who would play now. `at`: when they last said so. */
export type Waiting = { readonly entrant: number; readonly token: string; readonly at: number };

export type KeptTable = {
  readonly id: string;
  readonly seats: readonly KeptSitter[];
  /** It is in the ledger of tables. */
  readonly isMade?: true;
  /** `void`: it is gone, and nothing is known of it. */
  readonly result?: TableResult | 'void';
  /** What happened there may be seen by everybody. */
  readonly isOpened?: true;
};

/** `token`: the hash of what the player's device has drawn for it. */
export type KeptSitter =
  | { readonly t: 'entrant'; readonly entrant: number; readonly token: string }
  | { readonly t: 'bot' };

export type NightDenial =
  /** Its time is up, or the deal is closed. */
  | 'night-over'
  | 'night-shut'
  | 'night-full'
  | 'not-entered'
  | 'no-such-deal'
  | 'already-played'
  | 'still-playing';

export const MOST_DEALS = 6;
export const MOST_ENTRANTS = 120;
export const NIGHT_NAME_LENGTH = 40;

const HOUR = 3_600_000;
export const SHORTEST_NIGHT = HOUR / 4;
/** A week, and the hours that who opens it in the evening gives the last one. */
export const LONGEST_NIGHT = 8 * 24 * HOUR;
/** Whoever has not said so again for so long does not wait any more: pages do every few seconds. */
export const WAIT_LASTS = 20_000;
/** Being there is written no more often than this. */
const WAIT_STEP = 6000;

export function isOver({ until }: Night, now: number): boolean {
  return now >= until;
}

export function entered(night: Night, salt: string, now: number): Night | NightDenial {
  if (isOver(night, now)) return 'night-over';
  if (night.isShut === true) return 'night-shut';
  if (night.salts.length >= MOST_ENTRANTS) return 'night-full';
  return { ...night, salts: [...night.salts, salt] };
}

/** Where somebody sits in a deal, or has sat. */
export function tableOf({ tables }: NightDeal, entrant: number): KeptTable | undefined {
  return tables.find(({ seats }) =>
    seats.some((seat) => seat.t === 'entrant' && seat.entrant === entrant),
  );
}

export type WaitAsk = { readonly deal: number; readonly entrant: number; readonly token: string };

/** The same night where nothing is to be written. */
export function waitingFor(
  night: Night,
  { deal: number, entrant, token }: WaitAsk,
  now: number,
): Night | NightDenial {
  const deal = night.deals[number - 1];
  if (deal === undefined) return 'no-such-deal';
  if (isOver(night, now) || deal.closed !== undefined) return 'night-over';
  if (tableOf(deal, entrant) !== undefined) return 'already-played';
  if (night.deals.some((one) => isPlaying(one, entrant))) return 'still-playing';
  const known = deal.waiting.find((one) => one.entrant === entrant);
  if (known?.token === token && now - known.at < WAIT_STEP) return night;
  const others = withoutWaiting(night, entrant);
  const waits = { entrant, token, at: now };
  return withDeal(others, number, (one) => ({
    ...one,
    // Who waits for longer keeps the place.
    waiting:
      known === undefined
        ? [...one.waiting, waits]
        : deal.waiting.map((other) => (other === known ? waits : other)),
  }));
}

function isPlaying(deal: NightDeal, entrant: number): boolean {
  const table = tableOf(deal, entrant);
  return table !== undefined && table.result === undefined;
}

/** Nobody waits for two deals. */
export function withoutWaiting(night: Night, entrant: number): Night {
  if (!night.deals.some(({ waiting }) => waiting.some((one) => one.entrant === entrant))) {
    return night;
  }
  const deals = night.deals.map((deal) => ({
    ...deal,
    waiting: deal.waiting.filter((one) => one.entrant !== entrant),
  }));
  return { ...night, deals };
}

/** Who is there and waits for a deal, who came first before others. */
export function presentFor({ waiting }: NightDeal, now: number): readonly Waiting[] {
  return waiting.filter(({ at }) => now - at < WAIT_LASTS);
}

export type FormPorts = {
  readonly now: number;
  /** Of the table. */
  readonly id: string;
  /** A whole number from 0 to n - 1, each equally likely: nobody chooses the cards by the chair. */
  readonly below: (n: number) => number;
  /** Makes one of what all have added to the luck. */
  readonly hash: (text: string) => string;
};

/**
 * A table of those who wait. `full`: as soon as there is somebody for each seat; `now`: bots take the
 * rest; `house`: bots alone, so that who was alone has somebody to be compared with.
 */
export function formed(
  night: Night,
  { deal: number, how }: { readonly deal: number; readonly how: 'full' | 'now' | 'house' },
  ports: FormPorts,
): Night | undefined {
  const deal = night.deals[number - 1];
  if (deal === undefined || deal.closed !== undefined) return undefined;
  const { players } = night.setup;
  const comers = how === 'house' ? [] : presentFor(deal, ports.now).slice(0, players);
  if (how === 'full' && comers.length < players) return undefined;
  if (how !== 'house' && (comers.length === 0 || isOver(night, ports.now))) return undefined;
  const seats: KeptSitter[] = [
    ...comers.map(({ entrant, token }) => ({ t: 'entrant', entrant, token }) as const),
    ...Array.from({ length: players - comers.length }, () => ({ t: 'bot' }) as const),
  ];
  for (let last = seats.length - 1; last > 0; last--) {
    const place = ports.below(last + 1);
    [seats[last], seats[place]] = [seats[place]!, seats[last]!];
  }
  const sitting = new Set(comers.map(({ entrant }) => entrant));
  return withDeal(night, number, (one) => ({
    ...one,
    salt: one.salt ?? ports.hash(night.salts.join('\n')),
    salted: one.salted ?? night.salts.length,
    waiting: one.waiting.filter(({ entrant }) => !sitting.has(entrant)),
    tables: [...one.tables, { id: ports.id, seats }],
  }));
}

export function shut(night: Night): Night {
  return night.isShut === true ? night : { ...night, isShut: true };
}

export function ended(night: Night, now: number): Night {
  return isOver(night, now) ? night : { ...night, until: now, isShut: true };
}

export type TableChange = Partial<Pick<KeptTable, 'isMade' | 'result' | 'isOpened'>>;

/** The same night where it is so already: what has a result keeps it. */
export function withTable(night: Night, id: string, change: TableChange): Night {
  const deals = night.deals.map((deal) => {
    const before = deal.tables.find((table) => table.id === id);
    if (before === undefined) return deal;
    const after = { ...before, ...change, ...(before.result && { result: before.result }) };
    if (JSON.stringify(after) === JSON.stringify(before)) return deal;
    return { ...deal, tables: deal.tables.map((table) => (table === before ? after : table)) };
  });
  return deals.some((deal, index) => deal !== night.deals[index]) ? { ...night, deals } : night;
}

export type DealWork =
  /** Its tables are still played; `rush`: bots play the rest. */
  | { readonly t: 'play'; readonly how: 'look' | 'rush' }
  /** Nobody is there to be compared with. */
  | { readonly t: 'house' }
  | { readonly t: 'close' }
  /** It is closed, and some of its tables are not opened yet. */
  | { readonly t: 'open' }
  | { readonly t: 'wait' }
  | { readonly t: 'done' };

/** What is to be done for a deal, by whichever node comes to it. */
export function dealWork(night: Night, deal: NightDeal, now: number): DealWork {
  const { tables, closed } = deal;
  if (closed !== undefined) {
    return tables.every(isFinished) ? { t: 'done' } : { t: 'open' };
  }
  const over = isOver(night, now);
  if (tables.some(({ result }) => result === undefined)) {
    return { t: 'play', how: over ? 'rush' : 'look' };
  }
  const haveAll = night.salts.every((_, index) => tableOf(deal, index + 1) !== undefined);
  const isPlayed = over || (night.isShut === true && haveAll);
  if (!isPlayed) return { t: 'wait' };
  const counting = tables.filter(({ result }) => result !== 'void');
  const isLonely = counting.length === 1 && counting[0]!.seats.some(({ t }) => t === 'entrant');
  return isLonely ? { t: 'house' } : { t: 'close' };
}

function isFinished({ isOpened, result }: KeptTable): boolean {
  return isOpened === true || result === 'void';
}

export function closed(night: Night, number: number, now: number): Night {
  return withDeal(night, number, (deal) =>
    deal.closed === undefined ? { ...deal, waiting: [], closed: now } : deal,
  );
}

/** When somebody should look at it again, if nobody asks anything before; Infinity: never. */
export function lookAt(night: Night, now: number): number {
  const works = night.deals.map((deal) => dealWork(night, deal, now).t);
  if (works.every((t) => t === 'done')) return Infinity;
  return works.every((t) => t === 'done' || t === 'wait') ? night.until : 0;
}

function withDeal(night: Night, number: number, change: (deal: NightDeal) => NightDeal): Night {
  const deals = night.deals.map((deal, index) => (index === number - 1 ? change(deal) : deal));
  return { ...night, deals };
}
