/** What somebody is told of the games that they have played online. */
import type {
  Encounters,
  Game,
  GameSeat,
  KeptGame,
  KeptRating,
  Person,
  RatingStep,
} from './kept.ts';
import type { PeopleStore, SignedIn } from './ports.ts';
import type { Wish } from './rating.ts';

/** As one of its players sees it. */
export type ShownGame = Pick<Game, 'table' | 'ended' | 'edition' | 'kind'> & {
  readonly no: number;
  readonly seats: readonly ShownSeat[];
};

/** `isMine`; and whose else it is, where they keep a profile and do not mind. */
export type ShownSeat = GameSeat & {
  readonly isMine: boolean;
  readonly name: string | null;
  readonly face: string | null;
};

export type GamesPage = {
  readonly games: readonly ShownGame[];
  /** What to ask for the page that follows; null: there is none. */
  readonly next: number | null;
};

export type Played = {
  readonly games: readonly ShownGame[];
  readonly wantsRating: boolean;
  /** When that changed. */
  readonly ratingWishes: readonly Wish[];
  readonly ratings: readonly KeptRating[];
  readonly ratingSteps: readonly RatingStep[];
};

export const GAMES_IN_PAGE = 20;
/** In the longest page that may be asked for. */
export const MOST_IN_PAGE = 500;

export type AskedGames = {
  readonly before?: number | undefined;
  readonly most?: number | undefined;
};

export class Games {
  readonly #store: PeopleStore;

  constructor({ store }: { readonly store: PeopleStore }) {
    this.#store = store;
  }

  /** The newest first. */
  async page(who: SignedIn, { before, most = GAMES_IN_PAGE }: AskedGames): Promise<GamesPage> {
    return this.#page(who, most, before);
  }

  /** All that is kept of it, for who takes their data along. */
  async played(who: SignedIn): Promise<Played> {
    const { ratings } = this.#store;
    const { id } = who.profile;
    return {
      games: await this.#all(who),
      wantsRating: await ratings.isWanted(id),
      ratingWishes: await ratings.wishes(id),
      ratings: await ratings.of(id),
      ratingSteps: await ratings.steps(id),
    };
  }

  async #all(who: SignedIn): Promise<readonly ShownGame[]> {
    const all: ShownGame[] = [];
    for (let next: number | null | undefined; next !== null;) {
      const page: GamesPage = await this.#page(who, MOST_IN_PAGE, next);
      all.push(...page.games);
      ({ next } = page);
    }
    return all;
  }

  /** Undefined: they are not friends. */
  async withFriend({ profile: { id } }: SignedIn, other: string): Promise<Encounters | undefined> {
    const ties = await this.#store.friends.ties(id);
    const areFriends = ties.some(
      ({ person, mine, theirs }) => person.id === other && mine !== null && theirs !== null,
    );
    return areFriends ? this.#store.results.between({ id, other }) : undefined;
  }

  async #page({ profile: { id } }: SignedIn, most: number, before?: number): Promise<GamesPage> {
    const [games, unseen] = await Promise.all([
      this.#store.results.of(id, { before, most: most + 1 }),
      this.#store.friends.unseen(id),
    ]);
    const shown = games.slice(0, most).map((game) => gameFor(id, game, unseen));
    return { games: shown, next: games.length > most ? shown.at(-1)!.no : null };
  }
}

function gameFor(id: string, game: KeptGame, unseen: ReadonlySet<string>): ShownGame {
  const { no, table, ended, edition, kind } = game;
  const seats = game.seats.map(({ seat, isBot, place, level, points, person }) => {
    const known = isSeen(person, unseen) ? person : null;
    return {
      seat,
      isBot,
      place,
      level,
      points,
      isMine: person?.id === id,
      name: known?.name ?? null,
      face: known?.face ?? null,
    };
  });
  return { no, table, ended, edition, kind, seats };
}

function isSeen(person: Person | null, unseen: ReadonlySet<string>): boolean {
  return person !== null && !unseen.has(person.id);
}
