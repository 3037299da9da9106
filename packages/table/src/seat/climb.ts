/**
 * The climb of a game, round by round: who went out, who laid which level, what each seat cleared and
 * where it stands. Read from the events as any viewer was shown them.
 */
import {
  commandOf,
  isJoker,
  cardOf,
  ladderOfSeat,
  type Event,
  type Placed,
  type RecordedEvent,
  type RoundEnd,
  type RoundEnded,
  type Seat,
  type Setup,
  type Table,
} from '@palier/rules';
import { leadTaken } from './lead.ts';

/** What a round was to one seat. */
export type RoundOfSeat = {
  readonly seat: Seat;
  /** The level it laid. */
  readonly laid: number | undefined;
  readonly wentOut: boolean;
  readonly cleared: readonly number[];
  /** How many levels lay behind it before the round and after it. */
  readonly before: number;
  readonly after: number;
  /** How many levels its ladder has. */
  readonly levels: number;
  readonly isOpen: boolean;
  /** In which of its turns it laid, from 1. */
  readonly laidInTurn: number | undefined;
  readonly passesReceived: number;
  readonly jokersPlaced: number;
};

export type RoundStory = {
  readonly round: number;
  readonly dealer: Seat;
  readonly by: RoundEnd;
  /** Who went out or won by laying. */
  readonly seat: Seat | undefined;
  readonly seats: readonly RoundOfSeat[];
  /** Turns, skipped ones counted. */
  readonly turns: number;
  /** Who may keep cards for the next round. */
  readonly keepers: readonly Seat[];
  /** Undefined when the game is over. */
  readonly nextDealer: Seat | undefined;
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
};

export type GameClimb = {
  /** The rounds that have ended. */
  readonly rounds: readonly RoundStory[];
  /** How many levels each seat's ladder has. */
  readonly levels: readonly number[];
  /** How many levels lay behind each seat at the beginning. */
  readonly start: readonly number[];
  readonly winners: readonly Seat[];
  /** How many moves were made and not taken back. */
  readonly moves: number;
};

/** `begun`: the table where the game began, if that was not at its first deal. */
export function climbOf(entries: readonly RecordedEvent[], setup: Setup, begun?: Table): GameClimb {
  const levels = setup.ladders.map((ladder) => ladder.levels.length);
  const start = levels.map((count, index) =>
    begun === undefined ? setup.startLevel[index]! - 1 : count - begun.left[index]!.length,
  );
  const rounds: RoundStory[] = [];
  let round = begun === undefined ? openRound(setup, 0) : resumedRound(setup, begun);
  let behind = start;
  let winners: readonly Seat[] = [];
  let moves = 0;
  for (const event of standingEvents(entries)) {
    if (commandOf(event) !== undefined) moves++;
    switch (event.t) {
      case 'roundDealt':
        round = { ...openRound(setup, event.round), dealer: event.dealer };
        break;
      case 'roundEnded': {
        const ended = endRound({ round, event, behind, setup });
        rounds.push(ended);
        behind = ended.seats.map(({ after }) => after);
        break;
      }
      case 'gameWon': {
        ({ winners } = event);
        const last = rounds.at(-1);
        if (last !== undefined) rounds[rounds.length - 1] = { ...last, winners };
        break;
      }
      default:
        note(round, event);
    }
  }
  return { rounds, levels, start, winners, moves };
}

/** What a round has brought a seat. */
export type ClimbFact = {
  readonly seat: Seat;
  /** `won`: laid the last level. `late`: laid, and the game was won before it counted. */
  readonly how: 'won' | 'out' | 'laid' | 'late' | 'none';
  readonly laid: number | undefined;
  /** How many levels it climbed. */
  readonly climbed: number;
  /** The level it is at now; on an open ladder, how many are left. */
  readonly now: { readonly t: 'level' | 'left'; readonly count: number } | { readonly t: 'moon' };
};

/** A round while it is read. */
type OpenRound = {
  readonly round: number;
  dealer: Seat;
  turns: number;
  readonly turnsOf: number[];
  readonly laid: (number | undefined)[];
  readonly laidInTurn: (number | undefined)[];
  readonly passesReceived: number[];
  readonly jokersPlaced: number[];
};

function openRound({ players }: Setup, round: number): OpenRound {
  const zeros = (): number[] => Array<number>(players).fill(0);
  return {
    round,
    dealer: 1,
    turns: 0,
    turnsOf: zeros(),
    laid: Array<undefined>(players).fill(undefined),
    laidInTurn: Array<undefined>(players).fill(undefined),
    passesReceived: zeros(),
    jokersPlaced: zeros(),
  };
}

function resumedRound(setup: Setup, { round, dealer, laid }: Table): OpenRound {
  return { ...openRound(setup, round), dealer, laid: [...laid] };
}

function note(round: OpenRound, event: Event): void {
  switch (event.t) {
    case 'cardDrawn':
    case 'cardTaken':
    case 'turnSkipped':
      round.turns++;
      round.turnsOf[event.seat - 1]!++;
      return;
    case 'levelLaid': {
      const index = event.seat - 1;
      round.laid[index] = event.level;
      round.laidInTurn[index] = round.turnsOf[index]!;
      round.jokersPlaced[index]! += jokersIn(event.melds.flatMap(({ cards }) => cards));
      return;
    }
    case 'cardAdded':
      round.jokersPlaced[event.seat - 1]! += jokersIn([event.card]);
      return;
    case 'passPlayed':
      round.passesReceived[event.on - 1]!++;
      return;
    default:
  }
}

function jokersIn(cards: readonly Placed[]): number {
  return cards.filter((card) => isJoker(cardOf(card))).length;
}

type EndRoundProps = {
  readonly round: OpenRound;
  readonly event: RoundEnded;
  readonly behind: readonly number[];
  readonly setup: Setup;
};

function endRound({ round, event, behind, setup }: EndRoundProps): RoundStory {
  const { turnsOf: _, laid, laidInTurn, passesReceived, jokersPlaced, ...rest } = round;
  const { by, seat, cleared, keepers, nextDealer } = event;
  const seats = cleared.map((levels, index): RoundOfSeat => {
    const ladder = ladderOfSeat(setup, index + 1);
    return {
      seat: index + 1,
      laid: laid[index],
      wentOut: by === 'went-out' && seat === index + 1,
      cleared: levels,
      before: behind[index]!,
      after: behind[index]! + levels.length,
      levels: ladder.levels.length,
      isOpen: ladder.mode === 'open',
      laidInTurn: laidInTurn[index],
      passesReceived: passesReceived[index]!,
      jokersPlaced: jokersPlaced[index]!,
    };
  });
  return { ...rest, by, seat, seats, keepers, nextDealer, winners: [] };
}

/** How many levels each seat still has in front of it, after each round; the first is the beginning. */
export function levelsLeft({ rounds, levels, start }: GameClimb): readonly (readonly number[])[] {
  const standings = [start, ...rounds.map(({ seats }) => seats.map(({ after }) => after))];
  return standings.map((behind) => behind.map((count, index) => levels[index]! - count));
}

/** Who takes the lead with a round. */
export function newLeaderIn({ seats }: RoundStory): Seat | undefined {
  const before = seats.map((seat) => seat.before / seat.levels);
  const after = seats.map((seat) => seat.after / seat.levels);
  return leadTaken(before, after)?.by;
}

/**
 * Who has come with this round to where the next can win them the game: by laying the one level that is
 * left, or by going out, which clears two. Nobody where the game is over.
 */
export function nearMoonIn(round: RoundStory): {
  readonly byLaying: readonly Seat[];
  readonly byGoingOut: readonly Seat[];
} {
  const come = (left: number): readonly Seat[] =>
    round.seats.flatMap(({ seat, before, after, levels }) =>
      after === levels - left && before < after ? [seat] : [],
    );
  if (round.nextDealer === undefined) return { byLaying: [], byGoingOut: [] };
  return { byLaying: come(1), byGoingOut: come(2) };
}

/** Who climbed most comes first, then by seat. */
export function climbFacts(round: RoundStory): readonly ClimbFact[] {
  return round.seats
    .toSorted(
      (a, b) => b.cleared.length - a.cleared.length || Number(b.wentOut) - Number(a.wentOut),
    )
    .map((seat) => ({
      seat: seat.seat,
      how: howOf(round, seat),
      laid: seat.laid,
      climbed: seat.cleared.length,
      now: nowOf(seat),
    }));
}

function howOf({ by, seat: winner }: RoundStory, seat: RoundOfSeat): ClimbFact['how'] {
  if (seat.wentOut) return 'out';
  if (seat.laid === undefined) return 'none';
  if (by === 'win') return winner === seat.seat ? 'won' : 'late';
  return 'laid';
}

function nowOf({ after, levels, isOpen }: RoundOfSeat): ClimbFact['now'] {
  if (after >= levels) return { t: 'moon' };
  return isOpen ? { t: 'left', count: levels - after } : { t: 'level', count: after + 1 };
}

/** What of a game's entries still stands: a take-back leaves no trace in its story. */
export function standingEvents(entries: readonly RecordedEvent[]): readonly Event[] {
  const standing: { readonly number: number; readonly event: Event }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.t !== 'takenBack') {
      standing.push({ number: index + 1, event: entry });
      continue;
    }
    while (standing.length > 0 && standing.at(-1)!.number > entry.to) standing.pop();
  }
  return standing.map(({ event }) => event);
}

/** Whether somebody came to the end, or those who won only furthest. */
export function hasReachedMoon({ winners, rounds }: GameClimb): boolean {
  const last = rounds.at(-1);
  return winners.some((seat) => {
    const end = last?.seats[seat - 1];
    return end !== undefined && end.after >= end.levels;
  });
}
