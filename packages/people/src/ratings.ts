/** What somebody is told of ratings: their own, and who is ahead at an edition. */
import type { EditionId } from '@palier/rules';
import type { KeptRating, Person } from './kept.ts';
import type { Done, PeopleStore, SignedIn } from './ports.ts';
import { isProvisional, shownRating } from './rating.ts';

/** `range`: how far it may be off, with 95 in a hundred. */
export type ShownRating = {
  readonly rating: number;
  readonly range: number;
  readonly games: number;
};

export type OwnRating = ShownRating & {
  readonly edition: EditionId;
  readonly isProvisional: boolean;
  /** On the leaderboard; null: not there, for they do not want to be, or too little is known. */
  readonly place: number | null;
};

export type OwnRatings = { readonly isWanted: boolean; readonly ratings: readonly OwnRating[] };

export type BoardRow = ShownRating &
  Pick<Person, 'name' | 'face'> & { readonly place: number; readonly isMe: boolean };

export type Board = {
  readonly rows: readonly BoardRow[];
  /** From where the next page begins; null: there is none. */
  readonly next: number | null;
  /** Of who asks. */
  readonly place: number | null;
};

export const BOARD_ROWS = 25;

export class Ratings {
  readonly #store: PeopleStore;
  readonly #now: () => number;

  constructor({ store, now }: { readonly store: PeopleStore; readonly now: () => number }) {
    this.#store = store;
    this.#now = now;
  }

  async own({ profile: { id } }: SignedIn): Promise<OwnRatings> {
    const { ratings } = this.#store;
    const [isWanted, kept] = await Promise.all([ratings.isWanted(id), ratings.of(id)]);
    const places = await Promise.all(
      kept.map(async ({ edition }) => ratings.ahead(edition, id).then(placeAfter)),
    );
    return {
      isWanted,
      ratings: kept.map((one, index) => ({
        edition: one.edition,
        ...shown(one),
        isProvisional: isProvisional(one),
        place: places[index]!,
      })),
    };
  }

  /** From the next game on. */
  async want({ profile }: SignedIn, isOn: boolean): Promise<Done> {
    return this.#store.ratings.want(profile.id, isOn, this.#now());
  }

  /** Who asks does not see whom they blocked, nor who has blocked them: their places stay empty. */
  async board(edition: EditionId, from: number, who?: SignedIn): Promise<Board> {
    const { ratings, friends } = this.#store;
    const id = who?.profile.id;
    const [found, ahead, unseen] = await Promise.all([
      ratings.board(edition, from, BOARD_ROWS + 1),
      id === undefined ? undefined : ratings.ahead(edition, id),
      id === undefined ? new Set<string>() : friends.unseen(id),
    ]);
    const rows = found.slice(0, BOARD_ROWS).flatMap((one, index): readonly BoardRow[] => {
      const { person } = one;
      if (unseen.has(person.id)) return [];
      const { name, face } = person;
      return [{ place: from + index + 1, name, face, isMe: person.id === id, ...shown(one) }];
    });
    const next = found.length > BOARD_ROWS ? from + BOARD_ROWS : null;
    return { rows, next, place: placeAfter(ahead) };
  }
}

function placeAfter(ahead: number | undefined): number | null {
  return ahead === undefined ? null : ahead + 1;
}

function shown({ mu, sigma, games }: KeptRating): ShownRating {
  return { ...shownRating({ mu, sigma }), games };
}
