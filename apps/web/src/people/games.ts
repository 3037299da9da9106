/** What the server knows of games that were played online, and of ratings. */
import { EDITION_IDS, type EditionId } from '@palier/rules';
import { ask, isDone, listOf, numberOf, textOf, type Answer } from './api.ts';

export type OnlineGame = {
  readonly no: number;
  readonly table: string;
  readonly ended: number;
  readonly edition: EditionId | undefined;
  readonly kind: string;
  readonly players: number;
  /** One's own. */
  readonly place: number;
  /** Those of the others who keep a profile. */
  readonly names: readonly string[];
};

export type GamesPage = { readonly games: readonly OnlineGame[]; readonly next: number | null };

type Members = { readonly [name: string]: unknown };

/** How many are asked for where all are wanted. */
const MANY = 500;

export async function fetchGames(before: number | null, most?: number): Promise<Answer<GamesPage>> {
  const query = new URLSearchParams();
  if (before !== null) query.set('before', String(before));
  if (most !== undefined) query.set('most', String(most));
  const answer = await ask('GET', `/me/games?${query.toString()}`);
  if (!isDone(answer)) return answer;
  const { games, next } = answer.value;
  return { t: 'done', value: { games: listOf(games, gameFrom), next: placeFrom(next) } };
}

/** None where the server cannot be asked. */
export async function fetchAllGames(): Promise<readonly OnlineGame[]> {
  const all: OnlineGame[] = [];
  for (let before: number | null | undefined; before !== null;) {
    const answer: Answer<GamesPage> = await fetchGames(before ?? null, MANY);
    if (!isDone(answer)) break;
    all.push(...answer.value.games);
    before = answer.value.next;
  }
  return all;
}

function gameFrom({ no, table, ended, edition, kind, seats }: Members): OnlineGame {
  const all = listOf(seats, ({ isMine, place, name }) => ({
    isMine: isMine === true,
    place: numberOf(place),
    name: textOf(name),
  }));
  return {
    no: numberOf(no),
    table: textOf(table),
    ended: numberOf(ended),
    edition: editionFrom(edition),
    kind: textOf(kind),
    players: all.length,
    place: all.find(({ isMine }) => isMine)?.place ?? 0,
    names: all.flatMap(({ isMine, name }) => (isMine || name === '' ? [] : [name])),
  };
}

function editionFrom(json: unknown): EditionId | undefined {
  return EDITION_IDS.find((id) => id === json);
}

function placeFrom(json: unknown): number | null {
  return typeof json === 'number' ? json : null;
}

export type OwnRating = {
  readonly edition: EditionId;
  readonly rating: number;
  readonly range: number;
  readonly games: number;
  readonly isProvisional: boolean;
  readonly place: number | null;
};

export type OwnRatings = { readonly isWanted: boolean; readonly ratings: readonly OwnRating[] };

export async function fetchRatings(): Promise<Answer<OwnRatings>> {
  const answer = await ask('GET', '/me/ratings');
  if (!isDone(answer)) return answer;
  const { isWanted, ratings } = answer.value;
  const read = listOf(ratings, ({ edition, isProvisional, place, ...rest }) => ({
    edition: editionFrom(edition),
    ...figuresFrom(rest),
    isProvisional: isProvisional === true,
    place: placeFrom(place),
  }));
  const known = read.flatMap(({ edition, ...rest }) =>
    edition === undefined ? [] : [{ edition, ...rest }],
  );
  return { t: 'done', value: { isWanted: isWanted === true, ratings: known } };
}

function figuresFrom({ rating, range, games }: Members) {
  return { rating: numberOf(rating), range: numberOf(range), games: numberOf(games) };
}

export async function wantRating(isWanted: boolean): Promise<Answer<unknown>> {
  return ask('PUT', '/me/ratings', { isWanted });
}

export type BoardRow = {
  readonly place: number;
  readonly name: string;
  readonly face: string;
  readonly isMe: boolean;
  readonly rating: number;
  readonly range: number;
  readonly games: number;
};

export type Board = {
  readonly rows: readonly BoardRow[];
  readonly next: number | null;
  readonly place: number | null;
};

export async function fetchBoard(edition: EditionId, from: number): Promise<Answer<Board>> {
  const answer = await ask('GET', `/leaderboards/${edition}?from=${from}`);
  if (!isDone(answer)) return answer;
  const { rows, next, place } = answer.value;
  const read = listOf(rows, (row) => ({
    place: numberOf(row['place']),
    name: textOf(row['name']),
    face: textOf(row['face']),
    isMe: row['isMe'] === true,
    ...figuresFrom(row),
  }));
  return { t: 'done', value: { rows: read, next: placeFrom(next), place: placeFrom(place) } };
}

export type Encounters = {
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
};

export async function fetchEncounters(friend: string): Promise<Answer<Encounters>> {
  const answer = await ask('GET', `/friends/${friend}/games`);
  if (!isDone(answer)) return answer;
  const { games, ahead, behind } = answer.value;
  const value = { games: numberOf(games), ahead: numberOf(ahead), behind: numberOf(behind) };
  return { t: 'done', value };
}
