/**
 * Special cards that are played alone: nothing is chosen with them, so that the command is their card
 * and the event a seat that all may see. What the rules, the notation, the bots and the screens do
 * alike for them is done from this table; what a card is good for is in `decide.ts`.
 */
import { HOLD, TAKE, type Card, type MasterSpecial } from './cards.ts';
import type { RuleId } from './rule-ids.ts';
import type { Seat } from './state.ts';

export const PLAYED_ALONE = {
  playTake: { name: 'take', card: TAKE, event: 'takePlayed', verb: 'grab', rule: 'MASTER-3' },
  playHold: { name: 'hold', card: HOLD, event: 'holdPlayed', verb: 'hold', rule: 'MASTER-5' },
} as const satisfies {
  readonly [command: string]: {
    readonly name: MasterSpecial;
    readonly card: Card;
    readonly event: string;
    /** The word of the move. */
    readonly verb: string;
    /** What its effect follows. */
    readonly rule: RuleId;
  };
};

type PlayedAlone = typeof PLAYED_ALONE;
export type AloneCommandType = keyof PlayedAlone;
export type AloneVerb = PlayedAlone[AloneCommandType]['verb'];
type AloneEventType = PlayedAlone[AloneCommandType]['event'];

export type AloneCommand = {
  readonly [T in AloneCommandType]: { readonly t: T };
}[AloneCommandType];
export type AloneEvent = {
  readonly [T in AloneEventType]: { readonly t: T; readonly seat: Seat };
}[AloneEventType];

/** In the order in which they are proposed. */
export const ALONE_COMMANDS = (Object.keys(PLAYED_ALONE) as AloneCommandType[]).map(
  (t): AloneCommand => ({ t }),
);

const BY_EVENT: ReadonlyMap<string, AloneCommand> = new Map(
  ALONE_COMMANDS.map((command) => [PLAYED_ALONE[command.t].event, command]),
);

export function isAloneEvent(event: { readonly t: string }): event is AloneEvent {
  return BY_EVENT.has(event.t);
}

export function isAloneCommand(command: { readonly t: string }): command is AloneCommand {
  return Object.hasOwn(PLAYED_ALONE, command.t);
}

/** The command that an event comes from. */
export function aloneCommandOf({ t }: AloneEvent): AloneCommand {
  return BY_EVENT.get(t)!;
}

/** The card that an event has brought out of a hand. */
export function aloneCardOf(event: AloneEvent): Card {
  return PLAYED_ALONE[aloneCommandOf(event).t].card;
}

/** The command that a word of the notation stands for. */
export function aloneCommandBy(verb: string): AloneCommand | undefined {
  return ALONE_COMMANDS.find(({ t }) => PLAYED_ALONE[t].verb === verb);
}
