/**
 * Puts down how games at tables online ended. Whoever is killed at it, the next does it again: a game is kept
 * once. Whose a seat was is known by the token that somebody's devices keep of it.
 */
import { outcomeFrom, type Ledger, type Outcome, type OutcomeSeat } from '@palier/table/room';
import type { EndedGame, GameKind, Seat } from './kept.ts';
import { LONGEST_NIGHT } from './night.ts';
import type { PeopleStore, SeatHolder, SignedIn } from './ports.ts';

export type SettlerPorts = {
  readonly ledger: Pick<Ledger, 'since'>;
  readonly store: PeopleStore;
  readonly hash: (token: string) => string;
  /** The machine's own clock. */
  readonly now: () => number;
};

/** Tables that are read for somebody in one go though no seat there was theirs: reading costs more than asking. */
const MOST_VAIN = 10;

export class Settler {
  readonly #ports: SettlerPorts;

  constructor(ports: SettlerPorts) {
    this.#ports = ports;
  }

  /**
   * `none`: no game was played to its end there. `sealed`: others have its cards still to play, and it is
   * put down when they have.
   */
  async settle(table: string): Promise<'recorded' | 'known' | 'none' | 'sealed'> {
    const { ledger, store } = this.#ports;
    const outcome = outcomeFrom((await ledger.since(table, 0)) ?? []);
    if (outcome === undefined) return 'none';
    if (await this.#isSealed(outcome)) return 'sealed';
    const holders = await store.holders(table);
    const owners = await this.#ownersOf(outcome, holders);
    const done = await store.results.record(gameOf(table, outcome, owners));
    // Who has shown a seat meanwhile did so before there was a game to find it in. Where the game was known, who
    // put it down may have died before asking for them.
    const among = done === 'known' ? [] : holders;
    const late = (await store.holders(table)).filter((holder) => !isAmong(among, holder));
    for (const holder of late) await this.#claim(table, outcome, holder);
    await this.#leaveClub(outcome);
    return done;
  }

  /** A night that went with its club opens no table: then the seal holds for as long as one may last. */
  async #isSealed({ isSealed, night, ended }: Outcome): Promise<boolean> {
    if (isSealed !== true || night === undefined) return false;
    const { store, now } = this.#ports;
    return now() < ended + LONGEST_NIGHT || (await store.nights.find(night)) !== undefined;
  }

  /** Somebody shows seats that may have been theirs in games that are over. */
  async claim({ profile: { id } }: SignedIn, seats: readonly Seat[]): Promise<void> {
    const { ledger, store, hash } = this.#ports;
    const tables = new Set(seats.map(({ table }) => table));
    let vain = 0;
    for (const table of await store.results.claimable(id, [...tables])) {
      if (vain === MOST_VAIN) return;
      const steps = (await ledger.since(table, 0)) ?? [];
      const tokens = new Set(seats.flatMap((seat) => (seat.table === table ? seat.token : [])));
      // Who has never been there is told so before the game is gone through.
      const proofs = [...tokens].filter((token) => {
        const proof = JSON.stringify(hash(token));
        return steps.some(({ step }) => step.includes(proof));
      });
      const outcome = proofs.length === 0 ? undefined : outcomeFrom(steps);
      const isTheirs = outcome && (await this.#claimOne(table, outcome, { profile: id, proofs }));
      if (isTheirs !== true) vain++;
    }
  }

  /** Nobody has two seats in a game: the first of these that is one. */
  async #claimOne(
    table: string,
    outcome: Outcome,
    { profile, proofs }: { readonly profile: string; readonly proofs: readonly string[] },
  ): Promise<boolean> {
    for (const token of proofs) {
      if (await this.#claim(table, outcome, { profile, token })) return true;
    }
    return false;
  }

  /** Of a club that has ended before its game did, or meanwhile, it is no game. */
  async #leaveClub({ club }: Outcome): Promise<void> {
    const { clubs, results } = this.#ports.store;
    const isGone = club !== undefined && (await clubs.find(club)) === undefined;
    if (isGone) await results.dropClub(club);
  }

  /** Whether it is theirs from now on. */
  async #claim(
    table: string,
    { seats }: Outcome,
    { profile, token }: SeatHolder,
  ): Promise<boolean> {
    const { store, hash } = this.#ports;
    const theirs = seats.find((seat) => seat.token === hash(token));
    if (theirs === undefined) return false;
    return (await store.results.claim(table, theirs.seat, profile)) === 'done';
  }

  /**
   * Profiles by the hash of a token. Among strangers also of who keeps the seat no more: who leaves a game
   * before it is over, and would rather not have played it, has.
   */
  async #ownersOf(
    outcome: Outcome,
    holders: readonly SeatHolder[],
  ): Promise<ReadonlyMap<string, string>> {
    const { store, hash } = this.#ports;
    const isPublic = kindOf(outcome) === 'public';
    const tokens = outcome.seats.flatMap(({ token }) => token ?? []);
    const owners = new Map<string, string>();
    for (const { token, profile } of holders) {
      if (!owners.has(hash(token))) owners.set(hash(token), profile);
    }
    const known = isPublic ? await store.manners.sitters(tokens) : [];
    return new Map([...known, ...owners]);
  }
}

function gameOf(table: string, outcome: Outcome, owners: ReadonlyMap<string, string>): EndedGame {
  const { began, ended, setup, club, night, seats } = outcome;
  const profiles = seats.map(
    ({ token }) => (token === undefined ? undefined : owners.get(token)) ?? null,
  );
  return {
    table,
    ended,
    edition: setup.edition,
    rules: setup.id,
    kind: kindOf(outcome),
    club: club ?? null,
    night: night ?? null,
    ...(counts(outcome, profiles) && { ratedFrom: began }),
    seats: seats.map(({ seat, isBot, isWhole, place, level }, index) => ({
      seat,
      isBot,
      place,
      level,
      points: pointsOf(place, seats),
      profile: profiles[index]!,
      ...(!isWhole && { isLate: true }),
    })),
  };
}

function isAmong(holders: readonly SeatHolder[], { profile, token }: SeatHolder): boolean {
  return holders.some((one) => one.profile === profile && one.token === token);
}

/**
 * Whether a game says how strong people are: among strangers, the same climb for everybody from a box's own
 * ladder, and nobody at two seats.
 */
function counts(outcome: Outcome, profiles: readonly (string | null)[]): boolean {
  const { startLevel, chosen } = outcome.setup;
  const known = profiles.filter((profile) => profile !== null);
  const isEven = startLevel.every((level) => level === startLevel[0]);
  const isOfTheBox = chosen.ladders === undefined && typeof chosen.ladder !== 'object';
  const isEachOne = new Set(known).size === known.length;
  return kindOf(outcome) === 'public' && isEven && isOfTheBox && isEachOne;
}

function kindOf({ club, night, options }: Outcome): GameKind {
  if (night !== undefined) return 'night';
  if (club !== undefined) return 'club';
  return options.listing === 'hidden' ? 'private' : 'public';
}

/** Of the others, how many of a hundred ended behind; who ended alike counts half. */
function pointsOf(place: number, seats: readonly OutcomeSeat[]): number {
  const behind = seats.filter((other) => other.place > place).length;
  const alike = seats.filter((other) => other.place === place).length - 1;
  return (100 * (behind + alike / 2)) / (seats.length - 1);
}
