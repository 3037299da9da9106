/**
 * What the facts of many games add up to: whole numbers only, so that neither the order of the games
 * nor the thread that played them changes anything.
 */
import { ROUND_ENDS, placesOf, type Ladder, type Seat, type Setup } from '@palier/rules';
import {
  byEnding,
  turnsInRound,
  type GameFacts,
  type RoundFacts,
  type SeatRound,
} from './facts.ts';
import { NO_MOMENTS, sampleMoments, type Moments } from './moments.ts';
import { POINTS } from './points.ts';
import { countValues, type ValueCounts } from './sums.ts';

/** People at a table: what a turn and what shuffling and dealing take them. */
export const SECONDS = { turn: 20, deal: 90 } as const;

export const LEVEL_COUNTS = ['tried', 'laid', 'turns'] as const;
export const TABLE_COUNTS = ['games', 'rounds', 'dead', ...ROUND_ENDS, 'turns', 'seconds'] as const;
export const PLACE_COUNTS = ['rounds', 'climbed', 'wentOut', 'stakes', 'points'] as const;
export const ENTRY_COUNTS = ['points', 'rounds', 'laid', 'climbed', 'wentOut'] as const;

/** The place of a count in a list that has each of them for one thing after another. */
export function countIndex<Name extends string>(
  names: readonly Name[],
  name: Name,
  thing = 0,
): number {
  return thing * names.length + names.indexOf(name);
}

export type LadderSums = {
  /** LEVEL_COUNTS of each level. */
  readonly levels: Moments;
  /** By level: in which own turn it was laid. */
  readonly laidIn: readonly ValueCounts[];
};

/** Hands by the number of something in them, and what became of them. */
export type HandSums = {
  /** `n, Σx, Σy, Σx², Σxy` of the number and of whether the hand climbed. */
  readonly slope: Moments;
  /** Hands and hands that climbed, for 0, 1, … `MOST_SHOWN` and more. */
  readonly groups: Moments;
};

export const MOST_SHOWN = 3;

export type FactSums = {
  /** One for each different ladder: usually one for all. */
  readonly ladders: readonly LadderSums[];
  /** TABLE_COUNTS. */
  readonly table: Moments;
  /** PLACE_COUNTS for each place in the order of play, from the left of the dealer. */
  readonly places: Moments;
  /** ENTRY_COUNTS of each entry. */
  readonly entries: Moments;
  readonly roundsOfGame: ValueCounts;
  readonly minutesOfGame: ValueCounts;
  readonly turnsOfRound: ValueCounts;
  readonly jokers: HandSums;
  readonly passes: HandSums;
  readonly played: HandSums;
  readonly skips: HandSums;
  readonly half: HalfSums;
  /** The ranks of the entries, `1,2,2`, by how often a game ended so. */
  readonly ranks: ValueCounts;
  /** With every deal in each rotation: twice what pairs of rotations gave the same seat, and squares. */
  readonly rotations: Moments;
};

/** The moment when somebody first has half of the ladder behind, at a round's end. */
export type HalfSums = {
  /** Games that came to it, and what a leader then won: both in points times `POINTS`. */
  readonly leads: Moments;
  /** The levels that each still had to climb, `2,4,4`. */
  readonly standings: ValueCounts;
  /** What was climbed in each round after it, `2,1,0`. */
  readonly climbs: ValueCounts;
};

const NO_HANDS: HandSums = { slope: NO_MOMENTS, groups: NO_MOMENTS };

export const NO_FACTS: FactSums = {
  ladders: [],
  table: NO_MOMENTS,
  places: NO_MOMENTS,
  entries: NO_MOMENTS,
  roundsOfGame: {},
  minutesOfGame: {},
  turnsOfRound: {},
  jokers: NO_HANDS,
  passes: NO_HANDS,
  played: NO_HANDS,
  skips: NO_HANDS,
  half: { leads: NO_MOMENTS, standings: {}, climbs: {} },
  ranks: {},
  rotations: NO_MOMENTS,
};

export type SeatedGame = { readonly facts: GameFacts; readonly entryOfSeat: readonly number[] };

/** The different ladders of a table, and which of them each seat climbs. */
export function laddersOf(setup: Setup): {
  readonly ladders: readonly Ladder[];
  readonly ofSeat: readonly number[];
} {
  const texts = setup.ladders.map((ladder) => JSON.stringify(ladder));
  const different = [...new Set(texts)];
  return {
    ladders: different.map((text) => setup.ladders[texts.indexOf(text)]!),
    ofSeat: texts.map((text) => different.indexOf(text)),
  };
}

/** One sample: games of the same deal. */
export function factSums(setup: Setup, games: readonly SeatedGame[]): FactSums {
  const all = games.map(({ facts }) => facts);
  const rounds = all.flatMap((game) => game.rounds);
  const hands = rounds.flatMap(({ seats }) => seats);
  const whole = hands.filter(({ isWhole }) => isWhole);
  return {
    ladders: ladderSums(setup, rounds),
    table: sampleMoments(tableCounts(all)),
    places: sampleMoments(placeCounts(setup, all)),
    entries: sampleMoments(entryCounts(games)),
    roundsOfGame: countValues(all.map((game) => game.rounds.length)),
    minutesOfGame: countValues(all.map((game) => Math.round(secondsOf(game) / 60))),
    turnsOfRound: countValues(rounds.map(turnsInRound)),
    jokers: handSums(whole, ({ jokers }) => jokers),
    passes: handSums(whole, ({ passes }) => passes),
    played: handSums(hands, ({ played }) => played),
    skips: handSums(hands, ({ skips }) => skips),
    half: halfSums(setup, all),
    ranks: countValues(games.map((game) => ranksOf(setup, game).join(','))),
    rotations: games.length === setup.players ? sampleMoments(rotationCounts(all)) : NO_MOMENTS,
  };
}

export function secondsOf({ rounds }: GameFacts): number {
  return rounds.reduce((sum, round) => sum + SECONDS.turn * turnsInRound(round) + SECONDS.deal, 0);
}

function ladderSums(setup: Setup, rounds: readonly RoundFacts[]): readonly LadderSums[] {
  const { ladders, ofSeat } = laddersOf(setup);
  return ladders.map(({ levels }, ladder) => {
    const counts = new Array<number>(levels.length * LEVEL_COUNTS.length).fill(0);
    const laidIn: number[][] = levels.map(() => []);
    const add = (level: number, name: (typeof LEVEL_COUNTS)[number], by: number): void => {
      counts[countIndex(LEVEL_COUNTS, name, level - 1)]! += by;
    };
    for (const { seats } of rounds) {
      for (const [index, seat] of seats.entries()) {
        if (ofSeat[index] !== ladder) continue;
        for (const level of seat.levels) {
          const turn = seat.laid?.turn ?? seat.turns;
          add(level, 'tried', 1);
          add(level, 'turns', turn);
          if (seat.laid?.level !== level) continue;
          add(level, 'laid', 1);
          laidIn[level - 1]!.push(turn);
        }
      }
    }
    return { levels: sampleMoments(counts), laidIn: laidIn.map(countValues) };
  });
}

function tableCounts(games: readonly GameFacts[]): readonly number[] {
  const rounds = games.flatMap((game) => game.rounds);
  const counts: { readonly [Name in (typeof TABLE_COUNTS)[number]]: number } = {
    games: games.length,
    rounds: rounds.length,
    dead: rounds.filter(({ seats }) => seats.every(({ climbed }) => climbed === 0)).length,
    ...byEnding((end) => rounds.filter(({ by }) => by === end).length),
    turns: rounds.reduce((sum, round) => sum + turnsInRound(round), 0),
    seconds: games.reduce((sum, game) => sum + secondsOf(game), 0),
  };
  return TABLE_COUNTS.map((name) => counts[name]);
}

function placeCounts({ players }: Setup, games: readonly GameFacts[]): readonly number[] {
  const counts = new Array<number>(players * PLACE_COUNTS.length).fill(0);
  const add = (place: number, name: (typeof PLACE_COUNTS)[number], by: number): void => {
    counts[countIndex(PLACE_COUNTS, name, place)]! += by;
  };
  for (const game of games) {
    for (const { dealer, seats } of game.rounds) {
      for (const [index, { climbed, wentOut }] of seats.entries()) {
        const place = orderOf(index + 1, dealer, players);
        add(place, 'rounds', 1);
        if (climbed > 0) add(place, 'climbed', 1);
        if (wentOut) add(place, 'wentOut', 1);
      }
    }
    for (const [index, points] of pointsOf(game, players).entries()) {
      const place = orderOf(index + 1, game.rounds[0]!.dealer, players);
      add(place, 'stakes', POINTS);
      add(place, 'points', points);
    }
  }
  return counts;
}

/** 0 for the seat to the left of the dealer, who begins. */
function orderOf(seat: Seat, dealer: Seat, players: number): number {
  return (seat - dealer - 1 + players) % players;
}

/** By seat. */
function pointsOf({ winners }: GameFacts, players: number): readonly number[] {
  return Array.from({ length: players }, (_, index) =>
    winners.includes(index + 1) ? POINTS / winners.length : 0,
  );
}

function entryCounts(games: readonly SeatedGame[]): readonly number[] {
  const { entryOfSeat } = games[0]!;
  const counts = new Array<number>(entryOfSeat.length * ENTRY_COUNTS.length).fill(0);
  for (const { facts, entryOfSeat } of games) {
    const points = pointsOf(facts, entryOfSeat.length);
    for (const [index, entry] of entryOfSeat.entries()) {
      const add = (name: (typeof ENTRY_COUNTS)[number], by: number): void => {
        counts[countIndex(ENTRY_COUNTS, name, entry)]! += by;
      };
      add('points', points[index]!);
      for (const { seats } of facts.rounds) {
        const { laid, climbed, wentOut } = seats[index]!;
        add('rounds', 1);
        add('climbed', climbed);
        if (laid !== undefined) add('laid', 1);
        if (wentOut) add('wentOut', 1);
      }
    }
  }
  return counts;
}

function handSums(hands: readonly SeatRound[], numberOf: (hand: SeatRound) => number): HandSums {
  const slope = [0, 0, 0, 0, 0];
  const groups = new Array<number>(2 * (MOST_SHOWN + 1)).fill(0);
  for (const hand of hands) {
    const x = numberOf(hand);
    const y = hand.climbed > 0 ? 1 : 0;
    for (const [place, by] of [1, x, y, x * x, x * y].entries()) slope[place]! += by;
    const group = 2 * Math.min(x, MOST_SHOWN);
    groups[group]! += 1;
    groups[group + 1]! += y;
  }
  return { slope: sampleMoments(slope), groups: sampleMoments(groups) };
}

/** The levels in front of each seat, after so many rounds. */
function leftAfter(setup: Setup, { rounds }: GameFacts, round: number): readonly number[] {
  return setup.ladders.map(({ levels }, index) => {
    const behind = rounds
      .slice(0, round)
      .reduce((sum, { seats }) => sum + seats[index]!.climbed, 0);
    return levels.length - (setup.startLevel[index]! - 1) - behind;
  });
}

function halfSums(setup: Setup, games: readonly GameFacts[]): HalfSums {
  let halves = 0;
  let led = 0;
  const standings: string[] = [];
  const climbs: string[] = [];
  for (const game of games) {
    const half = halfOf(setup, game);
    if (half === undefined) continue;
    const left = leftAfter(setup, game, half);
    const best = Math.min(...left);
    const leaders = left.filter((levels) => levels === best).length;
    const points = pointsOf(game, setup.players);
    halves++;
    for (const [index, levels] of left.entries()) {
      if (levels === best) led += (points[index]! * POINTS) / leaders;
    }
    standings.push(left.toSorted((a, b) => a - b).join(','));
    for (const { seats } of game.rounds.slice(half)) {
      climbs.push(
        seats
          .map(({ climbed }) => climbed)
          .toSorted((a, b) => b - a)
          .join(','),
      );
    }
  }
  return {
    leads: sampleMoments([halves * POINTS * POINTS, led]),
    standings: countValues(standings),
    climbs: countValues(climbs),
  };
}

/** After how many rounds somebody had half of the ladder behind; undefined where the game was over then. */
function halfOf(setup: Setup, game: GameFacts): number | undefined {
  for (let round = 1; round < game.rounds.length; round++) {
    const left = leftAfter(setup, game, round);
    if (left.some((levels, index) => levels * 2 <= setup.ladders[index]!.levels.length)) {
      return round;
    }
  }
  return undefined;
}

/** By entry: winners are first, the others follow by the levels they still had in front of them. */
export function ranksOf(setup: Setup, { facts, entryOfSeat }: SeatedGame): readonly number[] {
  const ranks = placesOf(leftAfter(setup, facts, facts.rounds.length), facts.winners);
  return entryOfSeat.map((_, entry) => ranks[entryOfSeat.indexOf(entry)]!);
}

/** What the same seat won in two different rotations, over all pairs of them, and what it won squared. */
function rotationCounts(games: readonly GameFacts[]): readonly number[] {
  const points = games.map((game) => pointsOf(game, games.length));
  const squares = points.flat().reduce((sum, own) => sum + own * own, 0);
  const ofSeat = points[0]!.map((_, seat) => points.reduce((sum, own) => sum + own[seat]!, 0));
  return [ofSeat.reduce((sum, own) => sum + own * own, 0) - squares, squares];
}
