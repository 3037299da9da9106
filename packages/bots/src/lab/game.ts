/** One game of bots: the truth is here, each bot gets the view of its seat and nothing else. */
import { randomFrom, type Question, type Random } from '../bot.ts';
import {
  deciders,
  emptyState,
  evolveViews,
  isRefusal,
  makeMove,
  play,
  seededChance,
  start,
  viewOf,
  type Command,
  type Event,
  type Played,
  type RoundEnd,
  type Seat,
  type Setup,
  type State,
  type Table,
  type View,
} from '@palier/rules';

/** Who sits in a seat: a bot, which answers at once, or a program, which answers in its own time. */
export type Player = {
  readonly name: string;
  readonly decide: (question: Question) => Command | Promise<Command>;
  /** For the oracle alone, which cheats: everything, before it is asked. */
  readonly peek?: (state: State) => void;
  /** For players who are told: a game begins, a game is over. */
  readonly begin?: (place: GameSeat) => void;
  readonly end?: (view: View) => void;
};

/** A seat in a game. */
export type GameSeat = {
  readonly setup: Setup;
  readonly seat: Seat;
  readonly seed: string;
  /** The game's number in its run. */
  readonly game: number;
};

export type BotGame = {
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Player[];
  /** Gives every shuffle, and by streams of its own every bot's luck. */
  readonly seed: string;
  /** Its number in the run, from 1. */
  readonly number: number;
};

export type PlayedGame = {
  readonly events: readonly Event[];
  readonly winners: readonly Seat[];
  readonly rounds: number;
  readonly moves: number;
  readonly endings: Readonly<Record<RoundEnd, number>>;
};

export function botRandom(seed: string, seat: Seat): Random {
  return randomFrom(`${seed}/bot/${seat}`);
}

/** The first seat that must decide; undefined when the game is over. */
export function decider(table: Table): Seat | undefined {
  return deciders(table)[0];
}

/** Called after the deal and after each move: for checks, never for bots. */
export type Watch = (played: Played, views: readonly View[]) => void;

export async function playBotGame(
  { setup, bots, seed, number }: BotGame,
  watch?: Watch,
): Promise<PlayedGame> {
  const chance = seededChance(seed);
  const random = bots.map((_, index) => botRandom(seed, index + 1));
  const events: Event[] = [];
  const endings = { 'went-out': 0, stock: 0, blocked: 0, win: 0 };
  let views: readonly View[] = bots.map((_, index) => viewOf(emptyState(setup), index + 1));
  const take = (played: Played): State => {
    for (const event of played.events) {
      events.push(event);
      if (event.t === 'roundEnded') endings[event.by]++;
    }
    views = evolveViews(views, played);
    watch?.(played, views);
    return played.state;
  };
  for (const [index, bot] of bots.entries()) {
    bot.begin?.({ setup, seat: index + 1, seed, game: number });
  }
  let state = take(start(setup, chance));
  let moves = 0;
  for (let seat = decider(state.table); seat !== undefined; seat = decider(state.table)) {
    const bot = bots[seat - 1]!;
    bot.peek?.(state);
    const answer = bot.decide({
      view: views[seat - 1]!,
      random: random[seat - 1]!,
      shouldStop: () => false,
    });
    // A game of bots alone waits for nothing.
    const command = answer instanceof Promise ? await answer : answer;
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) {
      const { code, rule } = played;
      throw new Error(`${bot.name} in seat ${seat}: ${makeMove(command)} (${code}, ${rule})`);
    }
    state = take(played);
    moves++;
  }
  for (const [index, bot] of bots.entries()) bot.end?.(views[index]!);
  const { winners, round } = state.table;
  return { events, winners, rounds: round, moves, endings };
}
