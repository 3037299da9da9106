/** What `palier play` and `palier sim` say besides the game itself. */
import type { RoundEnd, RuleId } from '@palier/rules';

export type PlayWords = {
  /** What the player's own seat is called where seats are listed. */
  readonly you: string;
  /** Names for bots that are no character, more than a table has seats. */
  readonly botNames: readonly string[];

  readonly welcome: (edition: string, ladder: string, names: readonly string[]) => string;
  readonly howToChange: string;
  readonly howToStart: string;
  /** Before the first deal: where the shuffles come from. */
  readonly luck: {
    readonly honest: (commitment: string) => string;
    readonly seeded: (seed: string) => string;
  };
  readonly revealed: (secret: string) => string;

  readonly round: (round: number) => string;
  /** A place on a ladder, after its staircase. */
  readonly level: (level: number) => string;
  readonly cards: (count: number) => string;
  /** Before the top card of a discard pile. */
  readonly pile: string;
  readonly laid: string;
  readonly skipped: string;
  readonly held: string;
  /** `faceUp`: the cards lying face up under it, or nothing. */
  readonly stock: (cards: number, faceUp: string) => string;
  readonly yourLevel: (number: number, level: string) => string;
  readonly yourLevels: string;
  readonly youLaid: (number: number) => string;
  /** Before the cards. */
  readonly hand: string;

  /** Before the draws that are possible. */
  readonly choose: string;
  /** After what is expected: a move that would do, to show how moves are typed. */
  readonly example: (move: string) => string;
  readonly canLay: string;
  readonly cannotLay: string;
  readonly keepHint: (most: number) => string;
  readonly offerHint: (count: number) => string;
  readonly dropHint: (levels: readonly number[]) => string;
  readonly swapHint: string;
  readonly moves: string;
  readonly moreLayings: string;
  readonly refusalHint: (rule: RuleId) => string;
  readonly noSuchRule: (text: string) => string;
  readonly nothingToUndo: string;
  /** How far the hand is from its level: cards missing, unseen cards that help, of how many. */
  readonly outlook: (level: number, missing: number, outs: number, unseen: number) => string;
  /** The chance to be able to lay within so many turns, and its error of 95 in 100. */
  readonly oddsOf: (turns: number, chance: number, error: number) => string;
  readonly noOdds: string;
  /** After a hint: how to make that move. */
  readonly typed: (move: string) => string;

  readonly saveNeedsFile: string;
  readonly saved: (file: string, isOver: boolean) => string;
  readonly fileExists: (file: string) => string;
  readonly cannotSave: (file: string, detail: string) => string;

  /** Several people at one keyboard. */
  readonly handOver: (name: string) => string;
  readonly pressEnter: string;

  readonly afterGame: string;
  readonly goodbye: string;

  /** What can be typed. */
  readonly help: readonly { readonly line: string; readonly says: string }[];
  readonly helpNotes: readonly string[];

  readonly sim: SimWords;
};

export type SimWords = {
  readonly title: (edition: string, ladder: string) => string;
  readonly interrupted: string;
  /** Every interval was narrow enough, at the end or early; or all games were played before that. */
  readonly settled: (width: number, isEarly: boolean) => string;
  readonly unsettled: (width: number, wanted: number) => string;
  readonly reported: (file: string) => string;
  readonly columns: {
    readonly seat: string;
    readonly bot: string;
    readonly wins: string;
    readonly share: string;
    readonly range: string;
  };
  readonly wins: (wins: number) => string;
  readonly share: (share: number) => string;
  readonly range: (low: number, high: number) => string;
  /** Where the interval comes from. */
  readonly method: { readonly wilson: string; readonly deals: string };
  readonly games: (games: number, deals: number, isRotated: boolean) => string;
  readonly length: (rounds: number, moves: number) => string;
  readonly ending: (end: RoundEnd, share: number) => string;
  readonly endings: (endings: readonly string[]) => string;
  readonly speed: (seconds: number, games: number) => string;
  readonly seed: (seed: string) => string;
  /** After the bar; `left` in seconds, absent while nothing is known of it. */
  readonly progress: (done: number, total: number, left: number | undefined) => string;
  readonly soaking: (games: number) => string;
  readonly soaked: (games: number, rounds: number, moves: number) => string;
  /** A game that broke, and the command line that plays it again. */
  readonly broken: (number: number, detail: string, line: string) => string;
};
