/** What the games of a club come to. All of it is worked out from how they ended: nothing can get lost. */
import type { KeptGame, Person, Tally } from './kept.ts';

/** How somebody did, and how sure that is. */
export type ClubStanding = {
  readonly person: Person;
  readonly games: number;
  readonly won: number;
  /** Of the others at the table, how many of a hundred ended behind, on average: 50 is even. */
  readonly mean: number;
  /** Where the true mean lies in 95 of 100 cases. */
  readonly from: number;
  readonly until: number;
  /** Too few games to tell much. */
  readonly isEarly: boolean;
};

export type ClubRecord =
  /** Games won one after the other. */
  | { readonly t: 'run'; readonly person: Person; readonly count: number; readonly evening: string }
  /** Games won in one evening. */
  | {
      readonly t: 'evening';
      readonly person: Person;
      readonly count: number;
      readonly evening: string;
    }
  /** Games of all in one evening. */
  | { readonly t: 'busiest'; readonly count: number; readonly evening: string };

export type EveningInShort = {
  readonly evening: string;
  readonly games: number;
  /** Who won most games, and how many. */
  readonly best: readonly Person[];
  readonly won: number;
};

/** Games before which nobody is ranked among the others. */
const EARLY = 3;
/** One such thing is no record. */
const LEAST = 2;

const MOST = 100;
/** Two standard deviations of a mean have 95 of 100 cases between them. */
const SIGMAS = 1.96;
/** How far games lie from even among equals: what is believed before there are games, and for how many. */
const USUAL_VARIANCE = 1500;
const BELIEF = 2;

/** The best first, and after them who has played too few games to tell. */
export function standingsOf(tallies: readonly Tally[]): readonly ClubStanding[] {
  return tallies
    .map(standingOf)
    .toSorted(
      (one, other) =>
        Number(one.isEarly) - Number(other.isEarly) ||
        other.mean - one.mean ||
        other.games - one.games ||
        (one.person.id < other.person.id ? -1 : 1),
    );
}

function standingOf({ person, games, won, points, squares }: Tally): ClubStanding {
  const mean = points / games;
  const spread = squares - games * mean * mean + BELIEF * USUAL_VARIANCE;
  const margin = SIGMAS * Math.sqrt(spread / (games - 1 + BELIEF) / games);
  return {
    person,
    games,
    won,
    mean,
    from: Math.max(0, mean - margin),
    until: Math.min(MOST, mean + margin),
    isEarly: games < EARLY,
  };
}

export type OnEvening = { readonly evening: string; readonly game: KeptGame };

/** Of games in the order in which they ended; the newest evening first. */
export function eveningsOf(games: readonly OnEvening[]): readonly EveningInShort[] {
  return [...byEvening(games)].toReversed().map(([evening, played]) => {
    const wins = [...winsIn(played).values()];
    const won = Math.max(0, ...wins.map(({ count }) => count));
    const best = wins.filter(({ count }) => count === won);
    return { evening, games: played.length, best: best.map(({ person }) => person), won };
  });
}

export function recordsOf(games: readonly OnEvening[]): readonly ClubRecord[] {
  const records: ClubRecord[] = [];
  const run = longestRun(games);
  if (run !== undefined && run.count >= LEAST) records.push({ t: 'run', ...run });
  let best: Extract<ClubRecord, { readonly t: 'evening' }> | undefined;
  let busiest: Extract<ClubRecord, { readonly t: 'busiest' }> | undefined;
  for (const [evening, played] of byEvening(games)) {
    for (const { person, count } of winsIn(played).values()) {
      if (count > (best?.count ?? 0)) best = { t: 'evening', person, count, evening };
    }
    const count = played.length;
    if (count > (busiest?.count ?? 0)) busiest = { t: 'busiest', count, evening };
  }
  if (best !== undefined && best.count >= LEAST) records.push(best);
  if (busiest !== undefined && busiest.count >= LEAST) records.push(busiest);
  return records;
}

type Wins = { readonly person: Person; readonly count: number };

function winsIn(games: readonly KeptGame[]): ReadonlyMap<string, Wins> {
  const wins = new Map<string, Wins>();
  for (const { seats } of games) {
    for (const { person, place } of seats) {
      if (person === null || place !== 1) continue;
      wins.set(person.id, { person, count: (wins.get(person.id)?.count ?? 0) + 1 });
    }
  }
  return wins;
}

/** Of two as long the first. */
function longestRun(
  games: readonly OnEvening[],
): (Wins & { readonly evening: string }) | undefined {
  const running = new Map<string, number>();
  let longest: (Wins & { readonly evening: string }) | undefined;
  for (const { evening, game } of games) {
    for (const { person, place } of game.seats) {
      if (person === null) continue;
      const count = place === 1 ? (running.get(person.id) ?? 0) + 1 : 0;
      running.set(person.id, count);
      if (count > (longest?.count ?? 0)) longest = { person, count, evening };
    }
  }
  return longest;
}

function byEvening(games: readonly OnEvening[]): ReadonlyMap<string, readonly KeptGame[]> {
  const evenings = new Map<string, KeptGame[]>();
  for (const { evening, game } of games) {
    evenings.set(evening, [...(evenings.get(evening) ?? []), game]);
  }
  return evenings;
}
