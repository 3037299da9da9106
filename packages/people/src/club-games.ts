/** The games of a club: its seasons and evenings, as its members are told of them. */
import { beginningOf, dayAfter, eveningOf, seasonAround, type Span } from './club-calendar.ts';
import {
  eveningsOf,
  recordsOf,
  standingsOf,
  type ClubRecord,
  type ClubStanding,
  type EveningInShort,
  type OnEvening,
} from './club-standings.ts';
import type { Club, KeptGame } from './kept.ts';
import type { PeopleStore } from './ports.ts';

export type ClubSeason = Span & {
  /** How many seasons ago; 0: this one. */
  readonly back: number;
  /** Whether the club was there before. */
  readonly hasEarlier: boolean;
  readonly standings: readonly ClubStanding[];
  readonly records: readonly ClubRecord[];
  readonly evenings: readonly EveningInShort[];
};

export type ClubEvening = {
  readonly evening: string;
  /** Whether nothing is added to it any more. */
  readonly isOver: boolean;
  readonly standings: readonly ClubStanding[];
  /** In the order in which they ended. */
  readonly games: readonly KeptGame[];
};

export type ClubGamesPorts = { readonly store: PeopleStore; readonly now: () => number };

const PAGE = 200;
/** The newest games, of which records and evenings are told; standings count them all. */
const MOST_GAMES = 2000;

const DAY = 86_400_000;

/** Of who has left, and of guests, nothing is told: only that somebody had a seat. */
export class ClubGames {
  readonly #ports: ClubGamesPorts;

  constructor(ports: ClubGamesPorts) {
    this.#ports = ports;
  }

  async season(club: Club, back: number): Promise<ClubSeason> {
    const { zone, made, season } = club;
    const span = seasonAround(season, eveningOf(zone, this.#ports.now()), back);
    const [since, until] = momentsOf(zone, span);
    const members = await this.#members(club);
    const [standings, games] = await Promise.all([
      this.#standings(club, members, [since, until]),
      this.#games(club, members, [since, until]),
    ]);
    const hasEarlier = span.from !== null && span.from > eveningOf(zone, made);
    const [records, evenings] = [recordsOf(games), eveningsOf(games)];
    return { ...span, back, hasEarlier, standings, records, evenings };
  }

  async evening(club: Club, evening: string): Promise<ClubEvening> {
    const { zone } = club;
    const [since, until] = momentsOf(zone, { from: evening, until: evening });
    const members = await this.#members(club);
    const [standings, games] = await Promise.all([
      this.#standings(club, members, [since, until]),
      this.#games(club, members, [since, until]),
    ]);
    const isOver = this.#ports.now() >= until;
    return { evening, isOver, standings, games: games.map(({ game }) => game) };
  }

  async #members({ id }: Club): Promise<ReadonlySet<string>> {
    const members = await this.#ports.store.clubs.members(id);
    return new Set(members.map(({ person }) => person.id));
  }

  async #standings(
    { id }: Club,
    members: ReadonlySet<string>,
    [since, until]: Moments,
  ): Promise<readonly ClubStanding[]> {
    const tallies = await this.#ports.store.results.tallies(id, since, until);
    return standingsOf(tallies.filter(({ person }) => members.has(person.id)));
  }

  async #games(
    { id, zone }: Club,
    members: ReadonlySet<string>,
    [since, until]: Moments,
  ): Promise<readonly OnEvening[]> {
    const found: KeptGame[] = [];
    for (let before: number | undefined, seen = 0; seen < MOST_GAMES; seen += PAGE) {
      const page = await this.#ports.store.results.ofClub(id, { before, most: PAGE });
      found.push(...page.filter(({ ended }) => ended >= since && ended < until));
      const last = page.at(-1);
      // They are in the order in which they were put down, which is seldom long after their end.
      if (last === undefined || page.length < PAGE || last.ended < since - DAY) break;
      before = last.no;
    }
    return found
      .toSorted((one, other) => one.ended - other.ended || one.no - other.no)
      .map((game) => ({ evening: eveningOf(zone, game.ended), game: amongMembers(game, members) }));
  }
}

type Moments = readonly [since: number, until: number];

function momentsOf(zone: string, { from, until }: Span): Moments {
  return [
    from === null ? 0 : beginningOf(zone, from),
    until === null ? Number.MAX_SAFE_INTEGER : beginningOf(zone, dayAfter(until)),
  ];
}

function amongMembers(game: KeptGame, members: ReadonlySet<string>): KeptGame {
  const seats = game.seats.map((seat) => {
    const isMember = seat.person !== null && members.has(seat.person.id);
    return isMember ? seat : { ...seat, person: null };
  });
  return { ...game, seats };
}
