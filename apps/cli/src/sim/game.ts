/** One game of bots: the truth is here, each bot gets the view of its seat and nothing else. */
import type { Bot, Random } from '@palier/bots';
import {
  below,
  deciders,
  emptyState,
  evolveView,
  isRefusal,
  makeMove,
  play,
  redact,
  seededBits,
  seededChance,
  start,
  viewOf,
  type Event,
  type Played,
  type RoundEnd,
  type Seat,
  type Setup,
  type State,
  type Table,
  type View,
} from '@palier/rules';

export type BotGame = {
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Bot[];
  /** Gives every shuffle, and by streams of its own every bot's luck. */
  readonly seed: string;
};

export type PlayedGame = {
  readonly events: readonly Event[];
  readonly winners: readonly Seat[];
  readonly rounds: number;
  readonly moves: number;
  readonly endings: Readonly<Record<RoundEnd, number>>;
};

export function botRandom(seed: string, seat: Seat): Random {
  const bits = seededBits(`${seed}/bot/${seat}`);
  return { below: (n) => below(bits, n) };
}

/** The first seat that must decide; undefined when the game is over. */
export function decider(table: Table): Seat | undefined {
  return deciders(table)[0];
}

/** Called after each move: for checks, never for bots. */
export type Watch = (state: State, views: readonly View[]) => void;

export function playBotGame({ setup, bots, seed }: BotGame, watch?: Watch): PlayedGame {
  const chance = seededChance(seed);
  const random = bots.map((_, index) => botRandom(seed, index + 1));
  const events: Event[] = [];
  const endings = { 'went-out': 0, stock: 0, blocked: 0, win: 0 };
  let views: readonly View[] = bots.map((_, index) => viewOf(emptyState(setup), index + 1));
  let state: State;
  const take = (played: Played): State => {
    for (const event of played.events) {
      events.push(event);
      if (event.t === 'roundEnded') endings[event.by]++;
      views = views.map((view) => evolveView(view, redact(event, view.viewer)));
    }
    return played.state;
  };
  state = take(start(setup, chance));
  let moves = 0;
  for (let seat = decider(state.table); seat !== undefined; seat = decider(state.table)) {
    const bot = bots[seat - 1]!;
    const command = bot.decide({
      view: views[seat - 1]!,
      random: random[seat - 1]!,
      shouldStop: () => false,
    });
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) {
      const { code, rule } = played;
      throw new Error(`${bot.name} in seat ${seat}: ${makeMove(command)} (${code}, ${rule})`);
    }
    state = take(played);
    moves++;
    watch?.(state, views);
  }
  const { winners, round } = state.table;
  return { events, winners, rounds: round, moves, endings };
}
