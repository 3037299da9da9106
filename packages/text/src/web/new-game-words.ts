/** What the set-up of a new game says; the names of editions, ladders and bots are the game's own. */
import type { EditionId, LadderId, Master } from '@palier/rules';

export type NewGameWords = {
  readonly botsTitle: string;
  readonly deviceTitle: string;
  readonly deal: string;
  readonly dealing: string;
  readonly notDealt: string;
  /** Who sits where. */
  readonly table: string;
  readonly players: string;
  readonly seats: string;
  readonly yourName: string;
  readonly nameOf: (place: number) => string;
  /** Who plays against bots and gives no name. */
  readonly you: string;
  /** Somebody without a name around one device. */
  readonly person: (place: number) => string;
  readonly isPerson: string;
  readonly isBot: string;
  readonly kindOf: (place: number) => string;
  readonly chooseBot: string;
  readonly chooseCharacter: string;
  readonly chooseStrength: string;
  readonly strengthOfAll: string;
  readonly strengthMixed: string;
  readonly done: string;
  /** Which box is played. */
  readonly rules: string;
  readonly edition: string;
  readonly editions: { readonly [Id in EditionId]: string };
  readonly ladder: string;
  readonly ladders: { readonly [Id in LadderId]: string };
  /** About a ladder that players made. */
  readonly ownLadder: string;
  /** The way to where ladders are made. */
  readonly makeLadder: string;
  readonly levelsOf: (ladder: string) => string;
  readonly master: string;
  readonly masters: { readonly [Option in Master]: string };
  readonly noMaster: string;
  readonly houseRules: string;
  readonly houseRulesAbout: string;
  readonly asInTheBox: string;
  readonly changed: (count: number) => string;
  readonly isChanged: string;
  readonly isOwn: string;
  readonly reset: string;
  readonly topics: {
    readonly drawing: string;
    readonly laying: string;
    readonly passing: string;
    readonly ending: string;
    readonly climbing: string;
    readonly keeping: string;
  };
  readonly idleRules: (count: number) => string;
  /** Why a house rule makes no difference at this table. */
  readonly idle: {
    readonly 'no-pass-cards': string;
    readonly 'no-jokers': string;
    readonly 'more-than-two': string;
    readonly 'only-two': string;
    readonly 'not-open': string;
    readonly 'no-two-sets': string;
    readonly 'not-last-turn': string;
    readonly 'nothing-kept': string;
    readonly 'one-level': string;
  };
};
