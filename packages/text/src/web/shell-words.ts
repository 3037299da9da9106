/** What the browser game says around the table: home, saved games, the app about itself. */
import type { NewGameWords } from './new-game-words.ts';

/** How far somebody has come, in a list of games. */
export type SeatPlace =
  | { readonly t: 'level'; readonly level: number }
  /** On an open ladder. */
  | { readonly t: 'done'; readonly done: number; readonly levels: number }
  /** Every level is behind them. */
  | { readonly t: 'moon' };

export type ShellWords = {
  /** The window's title: the screen's name and ours. */
  readonly windowTitle: (screen: string) => string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly tryAgain: string;
  /** What went wrong on the device, for example a full disk. */
  readonly notSaved: string;
  readonly languageSwitch: string;
  readonly updateReady: string;
  readonly updateNow: string;
  readonly home: {
    readonly title: string;
    /** One line under the name. */
    readonly tagline: string;
    /** The ways to play, for a screen reader. */
    readonly play: string;
    readonly more: string;
    readonly continueGame: string;
    readonly bots: string;
    readonly botsAbout: string;
    readonly device: string;
    readonly deviceAbout: string;
    readonly online: string;
    readonly onlineAbout: string;
    readonly learn: string;
    readonly learnAbout: string;
    /** For who has never played here. */
    readonly firstTime: string;
    readonly games: string;
    readonly rulebook: string;
    readonly settings: string;
  };
  /** A game in a list. */
  readonly game: {
    readonly round: (round: number) => string;
    /** One seat: "Odile, level 3". */
    readonly seatAt: (name: string, place: SeatPlace) => string;
    /** The same beside a name and a staircase, as short as can be: "3". */
    readonly place: (place: SeatPlace) => string;
    /** Who won: "Winner: Anna". */
    readonly winners: (names: readonly string[]) => string;
    readonly players: (names: readonly string[]) => string;
  };
  readonly games: {
    readonly title: string;
    readonly underWay: string;
    readonly finished: string;
    readonly none: string;
    readonly start: string;
    readonly continueGame: string;
    readonly replay: string;
    readonly remove: string;
    readonly removeAsk: string;
    readonly removeAbout: string;
    readonly removed: string;
    readonly keep: string;
    /** Under the newest of many. */
    readonly showAll: (games: number) => string;
  };
  readonly newGame: NewGameWords;
};
