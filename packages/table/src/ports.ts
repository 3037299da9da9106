/** What a table needs from the world around it. */
import type { Command, Seat, View } from '@palier/rules';
import type { StoredGame } from './game.ts';
import type { Summary } from './summary.ts';

/**
 * Keeps games. What it has said it stored survives a crash; where it fails instead of answering, it
 * may have stored or not, and the next addition finds out.
 */
export type Store = {
  /** Fails where there is a game of that id. */
  readonly create: (game: StoredGame, summary: Summary) => Promise<void>;
  readonly load: (id: string) => Promise<StoredGame | undefined>;
  /**
   * Adds lines after the first `from` of a game, all of them or none. `conflict`: the game has another
   * number of lines, so somebody else has played on and nothing was stored. `missing`: there is no such
   * game any more.
   */
  readonly append: (id: string, addition: Addition) => Promise<'stored' | 'conflict' | 'missing'>;
};

export type Addition = {
  readonly from: number;
  readonly lines: readonly string[];
  readonly summary: Summary;
};

/** Time, so that tests can own it. */
export type Clock = {
  /** Calls back after so many milliseconds, unless the answer is called first. */
  readonly after: (ms: number, call: () => void) => () => void;
};

/** Who decides for the bots. */
export type BotDecider = {
  readonly decide: (question: BotQuestion) => Promise<Command>;
};

export type BotQuestion = {
  /** Which table asks, where one decider has many. */
  readonly table?: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View;
  /** Names this decision, for the bot's own luck: the same game asks the same questions. */
  readonly stream: string;
};
