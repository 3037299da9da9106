/**
 * What palier and a bot from outside write to each other, a line each (docs/CONTRACT.md). Nothing is
 * told here that is not the table's, the set-up's or the seat's own.
 */
import {
  flag,
  integer,
  list,
  object,
  optional,
  tagged,
  text,
  type Codec,
  type Json,
} from './codec.ts';
import {
  cardList,
  houseRules,
  ladderInFull,
  name,
  perSeat,
  seat,
  seats,
  setupFields,
  VERSION,
  version,
  type Version,
} from './documents.ts';
import type { Card } from './cards.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './editions.ts';
import type { Fault } from './faults.ts';
import { MAX_KEPT, type HouseRules } from './house-rules.ts';
import { LADDER_LIMITS, type Ladder } from './ladders.ts';
import { MAX_MOVE_LENGTH } from './notation.ts';
import { viewMembers } from './position-print.ts';
import { viewDocument, type ViewDocument } from './position-document.ts';
import type { KeepRule, Setup, SetupChoice } from './setup.ts';
import type { Seat, View } from './state.ts';

/** A game begins, or goes on with a bot that had to be started again. */
export type BotHello = {
  readonly t: 'hello';
  readonly palier: Version;
  readonly seat: Seat;
  readonly players: number;
  /** As positions write it: what was chosen, without what is the edition's own. */
  readonly setup: SetupChoice;
  /** The same in full, for bots that do not know the editions. */
  readonly ruleset: string;
  readonly rules: HouseRules;
  readonly ladders: readonly Ladder[];
  readonly keep: readonly KeepRule[];
  readonly deck: readonly Card[];
  /** For the bot's own luck: the same run, the same text. It tells nothing of the shuffles. */
  readonly seed: string;
};

export type Decide = {
  readonly t: 'decide';
  /** One more each time; an answer may name it. */
  readonly id: number;
  readonly view: ViewDocument;
  readonly legal: readonly string[];
  /** Whether there are legal moves that are not listed. */
  readonly more: boolean;
  /** The time for the answer, in milliseconds. */
  readonly ms: number;
};

/** The game is over; there is no answer to it. */
export type Over = {
  readonly t: 'over';
  readonly winners: readonly Seat[];
  readonly view: ViewDocument;
};

export type BotMessage = BotHello | Decide | Over;

export type BotAnswer =
  /** To a hello, for politeness. */
  | { readonly t: 'ready'; readonly name?: string }
  | { readonly t: 'move'; readonly move: string; readonly id?: number };

/** No list is longer, whatever is asked. */
const MOST_LISTED = 1000;
const MOST_MS = 3_600_000;
/** Surplus spaces are read too. */
const ANSWER_LENGTH = 5 * MAX_MOVE_LENGTH;

const id = integer(1, Number.MAX_SAFE_INTEGER);

const keepRule: Codec<KeepRule> = object<KeepRule>({
  from: integer(1, LADDER_LIMITS.levels),
  cards: integer(0, MAX_KEPT),
});

export const botMessage: Codec<BotMessage> = tagged<BotMessage>({
  hello: {
    palier: version,
    seat,
    players: integer(MIN_PLAYERS, MAX_PLAYERS),
    setup: object<SetupChoice>(setupFields),
    ruleset: text(2000),
    rules: houseRules,
    ladders: perSeat(ladderInFull),
    keep: perSeat(keepRule),
    deck: cardList,
    seed: text(100),
  },
  decide: {
    id,
    view: viewDocument,
    legal: list(text(MAX_MOVE_LENGTH), 1, MOST_LISTED),
    more: flag,
    ms: integer(1, MOST_MS),
  },
  over: { winners: seats, view: viewDocument },
});

export const botAnswer: Codec<BotAnswer> = tagged<BotAnswer>({
  ready: { name: optional(name) },
  move: { move: text(ANSWER_LENGTH), id: optional(id) },
});

export function makeHello(
  setup: Setup,
  { seat, seed }: { readonly seat: Seat; readonly seed: string },
): Json {
  const { id: ruleset, players, chosen, ladders, keep, deck, startLevel } = setup;
  return botMessage.make({
    t: 'hello',
    palier: VERSION,
    seat,
    players,
    setup: chosen,
    ruleset,
    rules: { ...setup.rules, startLevel },
    ladders,
    keep,
    deck,
    seed,
  });
}

export function makeDecide(view: View, question: Omit<Decide, 't' | 'view'>): Json {
  return botMessage.make({ t: 'decide', ...question, view: viewMembers(view) });
}

export function makeOver(view: View): Json {
  return botMessage.make({ t: 'over', winners: view.table.winners, view: viewMembers(view) });
}

export function parseBotAnswer(json: unknown): BotAnswer | Fault {
  return botAnswer.parse(json, '');
}
