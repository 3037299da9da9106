/** What happened in one game, read from its events: what is asked of many games is added up from it. */
import {
  HAND_SIZE,
  PASS,
  ROUND_ENDS,
  assert,
  isJoker,
  ladderOfSeat,
  type Card,
  type Event,
  type EventOf,
  type RoundEnd,
  type RoundEnded,
  type Seat,
  type Setup,
} from '@palier/rules';

/** One seat in one round. */
export type SeatRound = {
  /** What it played for: its level, on an open ladder each that was left. */
  readonly levels: readonly number[];
  /** The hand was dealt whole: no cards had been kept. */
  readonly isWhole: boolean;
  /** In the hand as dealt. */
  readonly jokers: number;
  readonly passes: number;
  /** Turns it drew in; a skipped one is none. */
  readonly turns: number;
  readonly skips: number;
  /** Pass cards it played on others. */
  readonly played: number;
  readonly laid: { readonly level: number; readonly turn: number } | undefined;
  readonly climbed: number;
  readonly wentOut: boolean;
};

export type RoundFacts = {
  readonly dealer: Seat;
  readonly by: RoundEnd;
  /** By seat. */
  readonly seats: readonly SeatRound[];
};

export type GameFacts = {
  readonly rounds: readonly RoundFacts[];
  readonly winners: readonly Seat[];
};

export function readGame(setup: Setup, events: readonly Event[]): GameFacts {
  const rounds: RoundFacts[] = [];
  let winners: readonly Seat[] = [];
  let left = setup.ladders.map(({ levels }, index) =>
    levels.map((_, place) => place + 1).slice(setup.startLevel[index]! - 1),
  );
  let round: Round | undefined;
  for (const event of events) {
    if (event.t === 'roundDealt') round = new Round(setup, left, event);
    else if (event.t === 'gameWon') ({ winners } = event);
    else if (event.t === 'roundEnded') {
      assert(round !== undefined, 'a round ends after its deal');
      rounds.push(round.end(event));
      left = left.map((levels, index) => levels.filter((l) => !event.cleared[index]!.includes(l)));
    } else round?.see(event);
  }
  return { rounds, winners };
}

type SeatSoFar = { turns: number; skips: number; played: number; laid: SeatRound['laid'] };

/** A round as far as it has been seen. */
class Round {
  readonly #dealt: EventOf<'roundDealt'>;
  readonly #levels: readonly (readonly number[])[];
  readonly #seats: readonly SeatSoFar[];

  constructor(setup: Setup, left: readonly (readonly number[])[], dealt: EventOf<'roundDealt'>) {
    this.#dealt = dealt;
    this.#levels = left.map((levels, index) =>
      ladderOfSeat(setup, index + 1).mode === 'open' ? levels : levels.slice(0, 1),
    );
    this.#seats = left.map(() => ({ turns: 0, skips: 0, played: 0, laid: undefined }));
  }

  see(event: Event): void {
    if (event.t === 'cardDrawn' || event.t === 'cardTaken') this.#seats[event.seat - 1]!.turns++;
    else if (event.t === 'turnSkipped') this.#seats[event.seat - 1]!.skips++;
    else if (event.t === 'passPlayed') this.#seats[event.seat - 1]!.played++;
    else if (event.t === 'levelLaid') {
      const own = this.#seats[event.seat - 1]!;
      own.laid = { level: event.level, turn: own.turns };
    }
  }

  end({ by, seat, cleared }: RoundEnded): RoundFacts {
    const { dealer, hands } = this.#dealt;
    const seats = this.#seats.map((own, index): SeatRound => {
      const hand = hands[index]!;
      return {
        ...own,
        levels: this.#levels[index]!,
        isWhole: hand.length === HAND_SIZE,
        jokers: hand.filter((card) => isJoker(card)).length,
        passes: hand.filter((card: Card) => card === PASS).length,
        climbed: cleared[index]!.length,
        wentOut: by === 'went-out' && seat === index + 1,
      };
    });
    return { dealer, by, seats };
  }
}

/** All turns of a round, the skipped ones left out. */
export function turnsInRound({ seats }: RoundFacts): number {
  return seats.reduce((sum, { turns }) => sum + turns, 0);
}

export function byEnding<T>(of: (end: RoundEnd) => T): Record<RoundEnd, T> {
  return Object.fromEntries(ROUND_ENDS.map((end) => [end, of(end)])) as Record<RoundEnd, T>;
}
