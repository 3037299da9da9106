/** Results kept in memory, beside people. */
import type { EndedGame, Encounters, KeptGame, Person, Profile, Tally } from './kept.ts';
import type { Page, Pair, ResultStore } from './ports.ts';

type MemoryResults = ResultStore & {
  readonly forget: (id: string) => void;
  readonly sweep: (before: number) => void;
};

type Kept = EndedGame & { readonly no: number };

export function memoryResults(
  find: (id: string) => Profile | undefined,
  rate: (game: Kept) => void,
): MemoryResults {
  let games: readonly Kept[] = [];
  let count = 0;
  const person = (id: string | null): Person | null => {
    const profile = id === null ? undefined : find(id);
    return profile === undefined
      ? null
      : { id: profile.id, name: profile.name, face: profile.face };
  };
  const shown = ({ seats, ratedFrom: _, ...game }: Kept): KeptGame => ({
    ...game,
    seats: seats.map(({ profile, isLate: __, ...seat }) => ({ ...seat, person: person(profile) })),
  });
  const page = (is: (game: Kept) => boolean, { before = Infinity, most }: Page) =>
    games
      .filter((game) => game.no < before && is(game))
      .toReversed()
      .slice(0, most)
      .map(shown);
  return {
    record: async (game) => {
      if (games.some(({ table }) => table === game.table)) return 'known';
      const recorded = { ...game, no: ++count, seats: oneSeatEach(game.seats, find) };
      games = [...games, recorded];
      rate(recorded);
      return 'recorded';
    },
    claim: async (table, seat, profile) => {
      const game = games.find((one) => one.table === table);
      const free = game?.seats.find((one) => one.seat === seat);
      const isFree = free?.profile === null && !free.isBot && !isOf(game!, profile);
      if (!isFree || find(profile) === undefined) return 'missing';
      const seats = game!.seats.map((one) => (one.seat === seat ? { ...one, profile } : one));
      games = games.map((one) => (one === game ? { ...one, seats } : one));
      return 'done';
    },
    claimable: async (profile, tables) =>
      tables.filter((table) => {
        const game = games.find((one) => one.table === table);
        if (game === undefined || isOf(game, profile)) return false;
        return game.seats.some((seat) => seat.profile === null && !seat.isBot);
      }),
    of: async (profile, asked) => page((game) => isOf(game, profile), asked),
    ofClub: async (club, asked) => page((game) => game.club === club, asked),
    ofNight: async (night, asked) => page((game) => game.night === night, asked),
    between: async (pair) => encounters(games, pair),
    tallies: async (club, since, until) => {
      const tallies = new Map<string, Tally>();
      for (const game of games) {
        if (game.club !== club || game.ended < since || game.ended >= until) continue;
        for (const { profile, place, points } of game.seats) {
          const who = person(profile);
          if (who === null) continue;
          const before = tallies.get(who.id) ?? { games: 0, won: 0, points: 0, squares: 0 };
          tallies.set(who.id, {
            person: who,
            games: before.games + 1,
            won: before.won + (place === 1 ? 1 : 0),
            points: before.points + points,
            squares: before.squares + points * points,
          });
        }
      }
      return [...tallies.values()].toSorted((a, b) => (a.person.id < b.person.id ? -1 : 1));
    },
    dropClub: async (club) => {
      games = games.map((game) => (game.club === club ? { ...game, club: null } : game));
    },
    forget: (gone) => {
      games = games.flatMap((game): readonly Kept[] => {
        if (!isOf(game, gone)) return [game];
        const seats = game.seats.map((one) =>
          one.profile === gone ? { ...one, profile: null } : one,
        );
        const left = { ...game, seats };
        return isNobodys(left) ? [] : [left];
      });
    },
    sweep: (before) => {
      games = games.filter((game) => game.ended >= before || !isNobodys(game));
    },
  };
}

function isOf({ seats }: EndedGame, id: string): boolean {
  return seats.some(({ profile }) => profile === id);
}

function isNobodys({ seats, club }: EndedGame): boolean {
  return club === null && seats.every(({ profile }) => profile === null);
}

/** Who is not there has none. */
function oneSeatEach(
  seats: EndedGame['seats'],
  find: (id: string) => Profile | undefined,
): EndedGame['seats'] {
  const seen = new Set<string>();
  return seats.map((seat) => {
    const { profile } = seat;
    if (profile === null) return seat;
    const isTheirs = !seen.has(profile) && find(profile) !== undefined;
    seen.add(profile);
    return isTheirs ? seat : { ...seat, profile: null };
  });
}

function encounters(games: readonly Kept[], { id, other }: Pair): Encounters {
  const places = games.flatMap(({ seats, ended }) => {
    const mine = seats.find(({ profile }) => profile === id)?.place;
    const theirs = seats.find(({ profile }) => profile === other)?.place;
    return mine === undefined || theirs === undefined ? [] : [{ mine, theirs, ended }];
  });
  const count = (is: (one: (typeof places)[number]) => boolean): number => places.filter(is).length;
  return {
    games: places.length,
    ahead: count(({ mine, theirs }) => mine < theirs),
    behind: count(({ mine, theirs }) => mine > theirs),
    won: count(({ mine }) => mine === 1),
    lost: count(({ theirs }) => theirs === 1),
    last: places.length === 0 ? null : Math.max(...places.map(({ ended }) => ended)),
  };
}
