/** Checks a record: every move legal, every consequence right, the result true, the shuffle honest. */
import { unreachable } from './assert.ts';
import type { Card } from './cards.ts';
import { sameCards, type Chance } from './chance.ts';
import type { Command } from './commands.ts';
import { play, start } from './decide.ts';
import { emptyState, evolve } from './evolve.ts';
import type { Event, RoundDealt, TakenBack } from './events.ts';
import { isFault, type Fault } from './faults.ts';
import { commitmentTo } from './honest.ts';
import { chanceOf, recordedEvent, startOf, type GameRecord, type RecordedEvent } from './record.ts';
import { isRefusal, type Refusal } from './refusals.ts';
import { aloneCommandOf, isAloneEvent } from './specials.ts';
import { nextSeat, type Seat, type State } from './state.ts';

export type Problem =
  | { readonly t: 'illegal-move'; readonly number: number; readonly refusal: Refusal }
  /** An event that no move can have caused. */
  | { readonly t: 'event-without-move'; readonly number: number }
  /** The rules say that something else happened here. */
  | { readonly t: 'wrong-event'; readonly number: number; readonly expected?: Event }
  /** A shuffle lost, doubled or invented cards. */
  | { readonly t: 'wrong-cards'; readonly number: number }
  /** A shuffle is not what the seed or the secret gives. */
  | { readonly t: 'other-shuffle'; readonly number: number }
  | { readonly t: 'bad-take-back'; readonly number: number }
  | { readonly t: 'unfinished-move'; readonly number: number }
  | { readonly t: 'bad-position'; readonly fault: Fault }
  | { readonly t: 'other-ruleset'; readonly expected: string }
  | { readonly t: 'broken-commitment' }
  /** A finished game that does not show what its shuffles came from. */
  | { readonly t: 'missing-secret' }
  | { readonly t: 'wrong-winners'; readonly expected: readonly Seat[] }
  | { readonly t: 'wrong-rounds'; readonly expected: number }
  | { readonly t: 'missing-result' }
  | { readonly t: 'result-too-early' };

export type Verdict = {
  readonly events: number;
  readonly rounds: number;
  readonly isFinished: boolean;
  /** `unknown`: the record does not say (yet) what the luck came from. */
  readonly shuffles: 'checked' | 'unknown';
  readonly winners: readonly Seat[];
  /** Empty when all is well; checking stops at the first that breaks the game. */
  readonly problems: readonly Problem[];
};

export function verify(record: GameRecord): Verdict {
  const chance = chanceOf(record);
  const walk = walkThrough(record, chance);
  const { table } = walk.state;
  return {
    events: record.events.length,
    rounds: table.round,
    isFinished: table.step === 'over',
    shuffles: chance === undefined ? 'unknown' : 'checked',
    winners: table.winners,
    problems:
      walk.problem === undefined
        ? [...checkHeader(record), ...checkResult(record, walk.state)]
        : [...checkHeader(record), walk.problem],
  };
}

function checkHeader({ header, setup, result }: GameRecord): readonly Problem[] {
  const problems: Problem[] = [];
  if (header.ruleset !== setup.id) problems.push({ t: 'other-ruleset', expected: setup.id });
  const { fairness } = header;
  if (fairness.t === 'honest' && result?.secret !== undefined) {
    if (commitmentTo(result.secret) !== fairness.commitment) {
      problems.push({ t: 'broken-commitment' });
    }
  }
  return problems;
}

function checkResult({ header, result }: GameRecord, { table }: State): readonly Problem[] {
  if (table.step !== 'over') return result === undefined ? [] : [{ t: 'result-too-early' }];
  if (result === undefined) return [{ t: 'missing-result' }];
  const problems: Problem[] = [];
  if (header.fairness.t === 'honest' && result.secret === undefined) {
    problems.push({ t: 'missing-secret' });
  }
  if (result.winners.join() !== table.winners.join()) {
    problems.push({ t: 'wrong-winners', expected: table.winners });
  }
  if (result.rounds !== table.round) {
    problems.push({ t: 'wrong-rounds', expected: table.round });
  }
  return problems;
}

/** An event that stands, with its number and the state it left. */
type Standing = { readonly number: number; readonly event?: Event; readonly state: State };

type Walk = { readonly state: State; readonly problem?: Problem };

function walkThrough(record: GameRecord, chance: Chance | undefined): Walk {
  const first = startOf(record);
  if (isFault(first)) {
    return { state: emptyState(record.setup), problem: { t: 'bad-position', fault: first } };
  }
  if (first.table.setup.id !== record.setup.id) {
    const problem: Problem = { t: 'other-ruleset', expected: first.table.setup.id };
    return { state: first, problem };
  }
  const standing: Standing[] = [{ number: 0, state: first }];
  for (let at = 0; at < record.events.length;) {
    const event = record.events[at]!;
    const followed =
      event.t === 'takenBack'
        ? takeBack(standing, event, at + 1)
        : followMove(record, standing, { at, event, chance });
    if (typeof followed !== 'number') {
      return { state: standing.at(-1)!.state, problem: followed };
    }
    at = followed;
  }
  return { state: standing.at(-1)!.state };
}

type Place = { readonly at: number; readonly event: Event; readonly chance: Chance | undefined };

/**
 * Plays the move behind an event and compares all that follows from it with what is recorded;
 * how many events of the record are then accounted for.
 */
function followMove(
  record: GameRecord,
  standing: Standing[],
  { at, event, chance }: Place,
): Problem | number {
  const { state } = standing.at(-1)!;
  const luck = chance ?? recordedChance(record.events, at);
  const isFirstDeal = at === 0 && state.table.round === 0;
  const move = isFirstDeal ? undefined : commandOf(event);
  if (!isFirstDeal && move === undefined) return { t: 'event-without-move', number: at + 1 };
  const result =
    move === undefined ? start(record.setup, luck) : play(state, move.seat, move.command, luck);
  if (isRefusal(result)) return { t: 'illegal-move', number: at + 1, refusal: result };
  for (const [index, expected] of result.events.entries()) {
    const number = at + index + 1;
    const found = record.events[number - 1];
    if (found === undefined) return { t: 'unfinished-move', number };
    if (!sameEvent(found, expected)) return difference(found, expected, number);
    standing.push({ number, event: expected, state: evolve(standing.at(-1)!.state, expected) });
  }
  return at + result.events.length;
}

function sameEvent(a: RecordedEvent, b: Event): boolean {
  return (
    a.t === b.t && JSON.stringify(recordedEvent.make(a)) === JSON.stringify(recordedEvent.make(b))
  );
}

function difference(recorded: RecordedEvent, expected: Event, number: number): Problem {
  const there = shuffledCards(recorded);
  const here = shuffledCards(expected);
  if (recorded.t !== expected.t || there === undefined || here === undefined) {
    return { t: 'wrong-event', number, expected };
  }
  return { t: sameCards(there, here) ? 'other-shuffle' : 'wrong-cards', number };
}

/** The order of cards that a shuffle gave, put together again from where they went. */
function shuffledCards(event: RecordedEvent): readonly Card[] | undefined {
  if (event.t === 'stockRebuilt') return event.stock;
  return event.t === 'roundDealt' ? deckOf(event) : undefined;
}

function deckOf({ hands, dealer, upcard, stock }: RoundDealt): readonly Card[] {
  const deck: Card[] = [];
  const most = Math.max(...hands.map((hand) => hand.length));
  for (let lap = 0; lap < most; lap++) {
    for (let i = 0, seat = dealer; i < hands.length; i++) {
      seat = nextSeat(seat, hands.length);
      const card = hands[seat - 1]?.[lap];
      if (card !== undefined) deck.push(card);
    }
  }
  return [...deck, upcard, ...stock];
}

/** Luck as a record tells it: each shuffle gives what was recorded next, if those are its cards. */
function recordedChance(events: readonly RecordedEvent[], from: number): Chance {
  let at = from;
  const nextShuffle = (): readonly Card[] | undefined => {
    for (; at < events.length; at++) {
      const cards = shuffledCards(events[at]!);
      if (cards === undefined) continue;
      at++;
      return cards;
    }
    return undefined;
  };
  return {
    shuffle: (_stream, cards) => {
      const order = nextShuffle();
      return order !== undefined && sameCards(order, cards) ? order : cards;
    },
    // Asked once, for the first dealer.
    below: (_stream, n) => {
      const deal = events[from];
      return deal?.t === 'roundDealt' ? Math.min(n, deal.dealer) - 1 : 0;
    },
  };
}

/**
 * Takes back a player's own laying and adding of a turn, and the discard that ended it if nobody has
 * done anything since; nothing else.
 */
function takeBack(standing: Standing[], { seat, to }: TakenBack, number: number): Problem | number {
  const from = standing.findLastIndex((moment) => moment.number === to);
  const undone = from === -1 ? [] : standing.slice(from + 1);
  const end = undone.findIndex(({ event }) => event?.t === 'cardDiscarded');
  const own = end === -1 ? undone : undone.slice(0, end + 1);
  const isAllowed =
    undone.length > 0 &&
    own.every(({ event }) => event !== undefined && isCorrectable(event) && event.seat === seat) &&
    undone.slice(own.length).every(({ event }) => event?.t === 'turnSkipped');
  if (!isAllowed) return { t: 'bad-take-back', number };
  standing.splice(from + 1);
  return number;
}

function isCorrectable(
  event: Event,
): event is Extract<Event, { t: 'levelLaid' | 'cardAdded' | 'cardDiscarded' }> {
  return event.t === 'levelLaid' || event.t === 'cardAdded' || event.t === 'cardDiscarded';
}

export type Move = { readonly seat: Seat; readonly command: Command };

/** The move that an event comes from; undefined where it follows by itself from another. */
export function commandOf(event: Event): Move | undefined {
  switch (event.t) {
    case 'cardDrawn':
      return { seat: event.seat, command: { t: 'drawCard' } };
    case 'cardTaken':
      return { seat: event.seat, command: { t: 'takeCard', from: event.from } };
    case 'levelLaid': {
      const melds = event.melds.map((meld) => meld.cards);
      return { seat: event.seat, command: { t: 'layLevel', level: event.level, melds } };
    }
    case 'cardAdded': {
      const { seat, card, to, meld } = event;
      return { seat, command: { t: 'addCard', card, to, meld } };
    }
    case 'jokerExchanged': {
      const { seat, card, to, meld } = event;
      return { seat, command: { t: 'exchangeJoker', card, to, meld } };
    }
    case 'cardDiscarded':
      return { seat: event.seat, command: { t: 'discard', card: event.card } };
    case 'passPlayed':
      return { seat: event.seat, command: { t: 'playPass', on: event.on } };
    case 'offerMade':
      return { seat: event.seat, command: { t: 'offerCards', cards: event.cards ?? [] } };
    case 'cardPicked':
      return { seat: event.seat, command: { t: 'pickCard', from: event.from, card: event.card } };
    case 'swapPlayed':
      return { seat: event.seat, command: { t: 'playSwap', cards: event.cards } };
    case 'palierDropped':
      return { seat: event.seat, command: { t: 'dropPalier', level: event.level } };
    case 'cardsKept':
      return { seat: event.seat, command: { t: 'keepCards', cards: event.cards ?? [] } };
    case 'roundDealt':
    case 'upcardSkipped':
    case 'turnSkipped':
    case 'stockRebuilt':
    case 'offersShown':
    case 'replacementsDrawn':
    case 'bonusDue':
    case 'roundEnded':
    case 'gameWon':
      return undefined;
    default:
      return isAloneEvent(event)
        ? { seat: event.seat, command: aloneCommandOf(event) }
        : unreachable(event);
  }
}
