/** What the table in the browser says besides the game itself. */
import type { Kind } from '@palier/rules';

export type SortName = 'value' | 'colour' | 'level' | 'own';

export type TableWords = {
  /** Before the game is there, or instead of it. */
  readonly loading: string;
  readonly missing: string;
  readonly elsewhere: string;
  readonly elsewhereWhy: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly takeOver: string;
  readonly toHome: string;

  /** The screen's heading. */
  readonly heading: (round: number, edition: string) => string;
  readonly round: (round: number) => string;
  readonly you: string;
  readonly level: (level: number) => string;
  readonly cards: (count: number) => string;
  readonly laid: string;
  /** A Pass card lies in front of the player. */
  readonly missesTurn: string;
  readonly holds: string;
  readonly deals: string;
  /** A seat for those who do not see it; the marks are some of the above. */
  readonly seat: (name: string, facts: readonly string[]) => string;
  readonly leads: string;

  readonly stock: (cards: number) => string;
  readonly pileOf: (name: string, top: string | undefined, count: number) => string;
  readonly ownPile: (top: string | undefined, count: number) => string;
  readonly stockName: string;
  readonly ownPileName: string;
  readonly emptyPile: string;
  readonly meld: (owner: string | undefined, kind: Kind, cards: string) => string;
  readonly nothingLaid: string;
  readonly melds: string;
  readonly opponents: string;
  readonly players: string;
  readonly hand: (count: number) => string;
  readonly handCard: (
    card: string,
    marks: { readonly isFresh: boolean; readonly isSpare: boolean; readonly fits: boolean },
  ) => string;
  /** What can be put here now. */
  readonly isTarget: string;

  readonly yourTurn: (step: string) => string;
  readonly turnOf: (name: string) => string;
  readonly deciding: (names: readonly string[]) => string;
  readonly paused: string;

  readonly yourLevel: (level: number) => string;
  /** How much of a part is in hand. */
  readonly partFilled: (part: string, have: number, size: number) => string;
  /** On an open ladder: the level that lacks least. */
  readonly nearestLevel: (level: number) => string;
  readonly doneOf: (done: number, levels: number) => string;
  readonly cardsMissing: (missing: number) => string;
  readonly canLay: string;
  readonly youLaid: (level: number) => string;
  readonly thenGoOut: string;

  readonly draw: string;
  readonly lay: (level: number) => string;
  readonly addTo: (owner: string | undefined, kind: Kind) => string;
  readonly addWhere: string;
  readonly discard: string;
  readonly chooseDiscard: string;
  readonly chooseDraw: string;
  readonly skip: (name: string) => string;
  readonly skipWhom: string;
  readonly playTake: string;
  readonly playSwap: string;
  readonly playHold: string;
  readonly wait: string;

  readonly sort: string;
  readonly sorts: { readonly [Name in SortName]: string };
  readonly hint: string;
  readonly takeBack: string;
  readonly menu: string;
  readonly history: string;
  readonly situation: string;
  readonly close: string;
  readonly cancel: string;
  readonly back: string;
  readonly next: string;
  readonly previous: string;

  readonly pause: string;
  readonly resume: string;
  readonly leave: string;
  readonly leaveAbout: string;
  readonly rulebook: string;
  readonly settings: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly pace: string;
  readonly paces: { readonly [Pace in 'slow' | 'normal' | 'fast' | 'instant']: string };
  readonly keys: string;
  readonly keyList: readonly { readonly key: string; readonly does: string }[];

  /** After a refusal: the way to the rule. */
  readonly seeRule: (rule: string) => string;

  /** What stands in the way and is no rule. */
  readonly troubles: {
    readonly 'choose-first': string;
    readonly 'not-stored': string;
    /** The game had moved on before the move came. */
    readonly stale: string;
    readonly 'not-yours': string;
    readonly 'nothing-to-take-back': string;
    readonly 'not-over': string;
  };

  readonly hintTitle: string;
  readonly doIt: string;

  readonly layAny: string;
  readonly whichLevel: string;
  readonly layTitle: (level: number) => string;
  readonly way: (number: number, count: number, more: boolean) => string;
  readonly stays: (count: number) => string;
  readonly layThis: string;
  readonly byHand: string;
  readonly proposals: string;
  readonly byHandAbout: string;
  readonly partEmpty: string;
  readonly whichMeaning: string;
  readonly whichWay: string;
  readonly notComplete: string;

  readonly keepTitle: (most: number) => string;
  readonly keepAbout: string;
  readonly keepThese: (count: number) => string;
  readonly offerTitle: (count: number) => string;
  readonly offerAbout: string;
  readonly offerThese: string;
  readonly swapTitle: string;
  readonly swapAbout: string;
  readonly swapThese: (count: number) => string;
  readonly pickTitle: string;
  readonly pickAbout: string;
  readonly pickFrom: (name: string) => string;
  readonly dropTitle: string;
  readonly dropAbout: string;
  readonly choose: (chosen: number, most: number) => string;

  readonly curtain: (name: string) => string;
  readonly curtainAbout: string;
  readonly showCards: (name: string) => string;

  readonly ladderOf: (name: string) => string;
  readonly yourLadder: string;
  readonly done: string;
  readonly nowPlayed: string;
  readonly discardPile: string;
  readonly faceUp: (cards: string) => string;
  readonly canDo: string;
};
