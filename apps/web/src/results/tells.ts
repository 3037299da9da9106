/**
 * The story of a game: the few facts of it that are worth telling. How it was won comes first, then
 * what was remarkable, the rarest first; each is data, its sentence is in `@palier/text`.
 */
import type { Seat } from '@palier/rules';
import { type GameClimb, levelsLeft, type RoundOfSeat } from '@palier/table/seat';
import type { Telling } from '@palier/text';

/** Besides how the game was won. */
const MOST_TOLD = 5;

const LEAST = {
  behind: 2,
  /** Rounds alone in front, for one who did not win. */
  led: 2,
  leadChanges: 3,
  streakLevels: 5,
  outs: 2,
  stuckRounds: 3,
  passes: 2,
  jokers: 4,
} as const;

export function tellsOf(climb: GameClimb): readonly Telling[] {
  if (climb.winners.length === 0) return [];
  const told = [
    comeback,
    allTheWay,
    led,
    finale,
    streak,
    atOnce,
    leadChanged,
    stuck,
    outs,
    passed,
    jokers,
    lengths,
  ].flatMap((tell) => tell(climb) ?? []);
  return [...outcome(climb), ...told.slice(0, MOST_TOLD)];
}

/** How the game was won. */
function outcome({ rounds, winners, levels }: GameClimb): readonly Telling[] {
  const last = rounds.at(-1);
  if (last === undefined) return [];
  const { round, by } = last;
  const hasFinished = winners.some((seat) => last.seats[seat - 1]!.after === levels[seat - 1]);
  if (!hasFinished) return [{ t: 'stalled', seats: winners, rounds: round }];
  const [seat, ...others] = winners;
  if (others.length > 0) return [{ t: 'shared', seats: winners, round }];
  const level = last.seats[seat! - 1]!.laid ?? levels[seat! - 1]!;
  const isOut = by === 'went-out' && last.seat === seat;
  const how = by === 'win' ? 'laying' : isOut ? 'going-out' : 'round-end';
  return [{ t: 'won', how, seat: seat!, level, round }];
}

/** The only winner. */
function winnerOf({ winners }: GameClimb): Seat | undefined {
  return winners.length === 1 ? winners[0] : undefined;
}

/** Where each stood before the last round ended, from the beginning on; how it ended is told already. */
function standings(climb: GameClimb): readonly (readonly number[])[] {
  return levelsLeft(climb).slice(0, -1);
}

function comeback(climb: GameClimb): Telling | undefined {
  const seat = winnerOf(climb);
  if (seat === undefined) return undefined;
  const behind = standings(climb).map((left) => left[seat - 1]! - Math.min(...left));
  const most = Math.max(...behind);
  // A handicap is no comeback: it counts from the first round on.
  const at = behind.lastIndexOf(most);
  if (most < LEAST.behind || at === 0) return undefined;
  return { t: 'comeback', seat, behind: most, round: climb.rounds[at - 1]!.round };
}

function allTheWay(climb: GameClimb): Telling | undefined {
  const seat = winnerOf(climb);
  const left = standings(climb);
  if (seat === undefined || left.length < 3) return undefined;
  const isAhead = left.every((each) => each[seat - 1] === Math.min(...each));
  const isAlone = left.filter((each) => leaderOf(each) === seat).length * 2 >= left.length;
  return isAhead && isAlone ? { t: 'allTheWay', seat, rounds: climb.rounds.length } : undefined;
}

/** Who is alone in front. */
function leaderOf(left: readonly number[]): Seat | undefined {
  const best = Math.min(...left);
  const at = left.indexOf(best);
  return at === left.lastIndexOf(best) ? at + 1 : undefined;
}

function led(climb: GameClimb): Telling | undefined {
  const left = standings(climb).slice(1);
  const times = climb.levels.map((_, index) =>
    climb.winners.includes(index + 1)
      ? 0
      : left.filter((each) => leaderOf(each) === index + 1).length,
  );
  const most = soleMost(times);
  if (most === undefined || most.times < LEAST.led || most.times * 2 < left.length) {
    return undefined;
  }
  return { t: 'led', seat: most.seat, times: most.times, rounds: left.length };
}

function leadChanged(climb: GameClimb): Telling | undefined {
  const leaders = levelsLeft(climb)
    .map(leaderOf)
    .filter((seat) => seat !== undefined);
  const times = leaders.filter((seat, index) => index > 0 && seat !== leaders[index - 1]).length;
  return times < LEAST.leadChanges ? undefined : { t: 'leadChanged', times };
}

function finale(climb: GameClimb): Telling | undefined {
  const before = standings(climb).at(-1) ?? [];
  const seats = seatsWhere(before, (left) => left === 1);
  return seats.length < 2 ? undefined : { t: 'finale', seats };
}

/** Rounds in a row in which a seat did something. */
type Streak = {
  readonly seat: Seat;
  /** Places in the list of rounds, the last one included. */
  readonly from: number;
  readonly to: number;
};

function streaksOf(
  { rounds, levels }: GameClimb,
  isGood: (round: RoundOfSeat) => boolean,
): Streak[] {
  return levels.flatMap((_, index) => {
    const streaks: Streak[] = [];
    for (const [at, { seats }] of rounds.entries()) {
      if (!isGood(seats[index]!)) continue;
      const last = streaks.at(-1);
      if (last?.to === at - 1) streaks[streaks.length - 1] = { ...last, to: at };
      else streaks.push({ seat: index + 1, from: at, to: at });
    }
    return streaks;
  });
}

function streak(climb: GameClimb): Telling | undefined {
  const { rounds } = climb;
  const climbed = streaksOf(climb, ({ cleared }) => cleared.length > 0).map((each) => ({
    ...each,
    levels:
      rounds[each.to]!.seats[each.seat - 1]!.after -
      rounds[each.from]!.seats[each.seat - 1]!.before,
  }));
  const best = climbed
    .toSorted((a, b) => b.levels - a.levels || a.to - a.from - (b.to - b.from))
    // The whole game in one go is told by how it was won.
    .find(({ from, to }) => to > from && to - from + 1 < rounds.length);
  if (best === undefined || best.levels < LEAST.streakLevels) return undefined;
  const { seat, levels, from, to } = best;
  return { t: 'streak', seat, levels, from: rounds[from]!.round, to: rounds[to]!.round };
}

function stuck(climb: GameClimb): Telling | undefined {
  const { rounds } = climb;
  const best = streaksOf(climb, ({ cleared }) => cleared.length === 0)
    .map((each) => ({ ...each, rounds: each.to - each.from + 1 }))
    .toSorted((a, b) => b.rounds - a.rounds)[0];
  if (best === undefined || best.rounds < LEAST.stuckRounds) return undefined;
  const { isOpen, before } = rounds[best.from]!.seats[best.seat - 1]!;
  const level = isOpen ? undefined : before + 1;
  return { t: 'stuck', seat: best.seat, level, rounds: best.rounds };
}

/** The highest level that was laid in a seat's first turn of a round. */
function atOnce({ rounds }: GameClimb): Telling | undefined {
  const laid = rounds.flatMap(({ round, seats }) =>
    seats.flatMap(({ seat, laid: level, laidInTurn }) =>
      laidInTurn === 1 && level !== undefined ? [{ seat, level, round }] : [],
    ),
  );
  const best = laid.toSorted((a, b) => b.level - a.level)[0];
  return best && { t: 'atOnce', ...best };
}

function outs(climb: GameClimb): Telling | undefined {
  const most = soleMost(sumOf(climb, ({ wentOut }) => Number(wentOut)));
  return most && most.times >= LEAST.outs ? { t: 'outs', ...most } : undefined;
}

function passed(climb: GameClimb): Telling | undefined {
  const most = soleMost(sumOf(climb, ({ passesReceived }) => passesReceived));
  return most && most.times >= LEAST.passes ? { t: 'passed', ...most } : undefined;
}

function jokers(climb: GameClimb): Telling | undefined {
  const most = soleMost(sumOf(climb, ({ jokersPlaced }) => jokersPlaced));
  if (most === undefined || most.times < LEAST.jokers) return undefined;
  return { t: 'jokers', seat: most.seat, count: most.times };
}

/** Only where one was at least twice as long as the other. */
function lengths({ rounds }: GameClimb): Telling | undefined {
  const byTurns = rounds.toSorted((a, b) => a.turns - b.turns);
  const [shortest, longest] = [byTurns[0], byTurns.at(-1)];
  if (shortest === undefined || longest === undefined) return undefined;
  if (longest.turns < 2 * shortest.turns || shortest.turns === 0) return undefined;
  return {
    t: 'lengths',
    longest: { round: longest.round, turns: longest.turns },
    shortest: { round: shortest.round, turns: shortest.turns },
  };
}

/** A number of each round, summed for each seat. */
export function sumOf(climb: GameClimb, figure: (round: RoundOfSeat) => number): readonly number[] {
  return climb.levels.map((_, index) =>
    climb.rounds.reduce((sum, { seats }) => sum + figure(seats[index]!), 0),
  );
}

function soleMost(
  numbers: readonly number[],
): { readonly seat: Seat; readonly times: number } | undefined {
  const most = Math.max(...numbers);
  const seats = seatsWhere(numbers, (value) => value === most);
  return seats.length === 1 ? { seat: seats[0]!, times: most } : undefined;
}

function seatsWhere(
  numbers: readonly number[],
  holds: (value: number) => boolean,
): readonly Seat[] {
  return numbers.flatMap((value, index) => (holds(value) ? [index + 1] : []));
}
