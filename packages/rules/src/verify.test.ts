/** `verify` accepts every game that was played, and each way to tamper with one is found out. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  JOKER,
  PASS,
  UNKNOWN,
  cardOf,
  isJoker,
  placeAsValue,
  placeCard,
  placedValue,
  type Card,
} from './cards.ts';
import { assert } from './assert.ts';
import { seededChance } from './chance.ts';
import { start } from './decide.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { isFault } from './faults.ts';
import { makeRecord, parseRecord, type GameRecord, type RecordedEvent } from './record.ts';
import type { Setup, SetupChoice } from './setup.ts';
import type { State } from './state.ts';
import { randomChoice, factorSetup } from './testing/configurations.ts';
import { diceFrom } from './testing/dice.ts';
import { gameOf } from './testing/player.ts';
import { asParsed, documentOf, recordGame, secretOf, type Recording } from './testing/records.ts';
import { verify, type Problem } from './verify.ts';
import { setupOf } from './testing/set-ups.ts';

function setup(choice: SetupChoice): Setup {
  const made = setupOf(choice);
  return made;
}

const SETUPS = {
  plain: setup({ edition: 'level-8-101', players: 3, rules: { levels: 3 } }),
  // Cards are kept, offered, swapped and held.
  master: setup({
    edition: 'level-8-98',
    ladder: 'two-star',
    players: 3,
    master: 'specials',
    rules: { keepFrom: 1, keepCards: 3, winOnLaying: 'no' },
  }),
  open: setup({ edition: 'level-up', ladder: 'open', players: 2, rules: { levels: 4 } }),
  // Six players use the stock up.
  many: setup({ edition: 'level-8-101', ladder: 'two-star', players: 6, rules: { levels: 3 } }),
  exchange: setup({ edition: 'level-8-101', players: 3, rules: { jokerSwap: 'yes', levels: 4 } }),
};

type Base = keyof typeof SETUPS;

/** The first of many seeded games in which all that a case needs has happened. */
function gameWith(
  base: Base,
  needs: (events: readonly RecordedEvent[]) => boolean,
  recording: Omit<Recording, 'seed'> = {},
): GameRecord {
  for (let i = 0; i < 400; i++) {
    const record = recordGame(SETUPS[base], { seed: `verify ${i}`, ...recording });
    if (needs(record.events)) return record;
  }
  throw new Error('no game in which this happens');
}

function has(
  ...types: readonly RecordedEvent['t'][]
): (events: readonly RecordedEvent[]) => boolean {
  return (events) => types.every((type) => events.some(({ t }) => t === type));
}

function placeOf(record: GameRecord, type: RecordedEvent['t'], from = 0): number {
  const place = record.events.findIndex(({ t }, index) => t === type && index >= from);
  if (place === -1) throw new Error(`no ${type}`);
  return place;
}

function withEvents(record: GameRecord, events: readonly RecordedEvent[]): GameRecord {
  return { ...record, events };
}

/** The record with its first event of a type, or a later one, replaced. */
function edited<T extends EventType>(
  record: GameRecord,
  type: T,
  edit: (event: EventOf<T>, number: number) => RecordedEvent,
): GameRecord {
  const place = placeOf(record, type);
  return withEvents(
    record,
    record.events.with(place, edit(record.events[place] as EventOf<T>, place + 1)),
  );
}

function inserted(record: GameRecord, place: number, event: RecordedEvent): GameRecord {
  return withEvents(record, record.events.toSpliced(place, 0, event));
}

function without(record: GameRecord, place: number): GameRecord {
  return withEvents(record, record.events.toSpliced(place, 1));
}

function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  return list.map((value, index) => (index === a ? list[b]! : index === b ? list[a]! : value));
}

/** A card that the seat does not hold when the event of this number happens. */
function cardElsewhere(record: GameRecord, place: number, seat: number): Card {
  const { state } = stateBefore(record, place);
  const hand = state.hands[seat - 1]!;
  return record.setup.deck.find((card) => card < JOKER && !hand.includes(card))!;
}

function stateBefore(record: GameRecord, place: number): { readonly state: State } {
  const seed = record.header.fairness.t === 'seeded' ? record.header.fairness.seed : '';
  const partial = recordGame(record.setup, { seed });
  // The same game again, as far as the place.
  let { state } = start(record.setup, seededChance(seed));
  let count = record.events.findIndex(({ t }) => t !== 'roundDealt' && t !== 'upcardSkipped');
  const options = { style: 'eager', dice: diceFrom(`${seed}/player`) } as const;
  for (const turn of gameOf(record.setup, seed, options).turns) {
    if (count + turn.events.length > place) return { state: turn.before };
    count += turn.events.length;
    state = turn.after;
  }
  expect(partial.events.length).toBeGreaterThanOrEqual(place);
  return { state };
}

type Kind = Problem['t'];
type Case = readonly [what: string, problem: Kind, tampered: () => GameRecord];

/** Found once: the same game serves many cases. */
function once(find: () => GameRecord): () => GameRecord {
  let found: GameRecord | undefined;
  return () => (found ??= find());
}

const finished = once(() =>
  gameWith('plain', has('passPlayed', 'turnSkipped', 'cardAdded', 'cardTaken', 'levelLaid')),
);
const rebuilt = once(() => gameWith('many', has('stockRebuilt')));
const jokerLaid = once(() =>
  gameWith('plain', (events) => events.some((event) => runWithJoker(event) !== undefined)),
);
const mastered = once(() =>
  gameWith(
    'master',
    has('cardPicked', 'replacementsDrawn', 'cardsKept', 'swapPlayed', 'holdPlayed'),
  ),
);
const opened = once(() => gameWith('open', has('palierDropped', 'bonusDue')));
const honest = once(() => gameWith('plain', has('levelLaid'), { fairness: 'honest' }));
const unknown = once(() =>
  gameWith('plain', has('levelLaid', 'cardDrawn'), { fairness: 'honest without secret' }),
);

function runWithJoker(event: RecordedEvent): { meld: number; card: number } | undefined {
  if (event.t !== 'levelLaid') return undefined;
  for (const [meld, { kind, cards }] of event.melds.entries()) {
    const card = cards.findIndex((placed) => isJoker(cardOf(placed)));
    const isInside = card > 0 && card < cards.length - 1;
    const others = cards.filter((placed) => isJoker(cardOf(placed))).length === 1;
    if (kind === 'run' && isInside && others) return { meld, card };
  }
  return undefined;
}

/** The record with the joker of its first such laying changed. */
function withJoker(record: GameRecord, change: (value: number) => number | undefined): GameRecord {
  const place = record.events.findIndex((event) => runWithJoker(event) !== undefined);
  const event = record.events[place] as EventOf<'levelLaid'>;
  const { meld, card } = runWithJoker(event)!;
  const placed = event.melds[meld]!.cards[card]!;
  const value = change(placedValue(placed)!);
  const next =
    value === undefined ? placeCard(cardOf(placed)) : placeAsValue(cardOf(placed), value);
  const melds = event.melds.with(meld, {
    kind: 'run',
    cards: event.melds[meld]!.cards.with(card, next),
  });
  return withEvents(record, record.events.with(place, { ...event, melds }));
}

/** Where a laying stands after which its player may go on, with the number of the event before. */
function layingIn(record: GameRecord): { place: number; seat: number } {
  const place = record.events.findIndex(
    ({ t }, index) => t === 'levelLaid' && record.events[index + 1]?.t !== 'roundEnded',
  );
  return { place, seat: (record.events[place] as EventOf<'levelLaid'>).seat };
}

/** A discard right after a draw, after which the next player draws. */
function discardIn(record: GameRecord): { place: number; seat: number } {
  const place = record.events.findIndex(
    ({ t }, index) =>
      t === 'cardDiscarded' &&
      record.events[index - 1]?.t === 'cardDrawn' &&
      record.events[index + 1]?.t === 'cardDrawn',
  );
  return { place, seat: (record.events[place] as EventOf<'cardDiscarded'>).seat };
}

/** Where a discard stands after which somebody misses a turn, and another draws; -1 where none does. */
function skipAfterDiscard(events: readonly RecordedEvent[]): number {
  return events.findIndex(
    ({ t }, index) =>
      t === 'cardDiscarded' &&
      events[index + 1]?.t === 'turnSkipped' &&
      events[index + 2]?.t === 'cardDrawn',
  );
}

const takeBack = (seat: number, to: number): RecordedEvent => ({ t: 'takenBack', seat, to });

const CASES: readonly Case[] = [
  // What was dealt and shuffled.
  [
    'two cards change hands at the deal',
    'other-shuffle',
    () =>
      edited(finished(), 'roundDealt', (event) => {
        const [[a, ...first], [b, ...second], ...rest] = event.hands as [Card[], Card[]];
        return { ...event, hands: [[b!, ...first], [a!, ...second], ...rest] };
      }),
  ],
  [
    'a dealt card is another',
    'wrong-cards',
    () =>
      edited(finished(), 'roundDealt', (event) => ({
        ...event,
        hands: event.hands.with(0, event.hands[0]!.with(0, event.hands[0]![1]!)),
      })),
  ],
  [
    'a card of the deal is missing',
    'wrong-cards',
    () => edited(finished(), 'roundDealt', (event) => ({ ...event, stock: event.stock.slice(1) })),
  ],
  [
    'the stock lies in another order',
    'other-shuffle',
    () =>
      edited(finished(), 'roundDealt', (event) => ({
        ...event,
        stock: swapped(event.stock, 0, 5),
      })),
  ],
  [
    'another card is turned up',
    'other-shuffle',
    () =>
      edited(finished(), 'roundDealt', (event) => ({
        ...event,
        upcard: event.stock[0]!,
        stock: event.stock.with(0, event.upcard),
      })),
  ],
  [
    'another seat deals',
    'other-shuffle',
    () =>
      edited(finished(), 'roundDealt', (event) => ({ ...event, dealer: (event.dealer % 3) + 1 })),
  ],
  [
    'the stock is rebuilt in another order',
    'other-shuffle',
    () => edited(rebuilt(), 'stockRebuilt', ({ t, stock }) => ({ t, stock: swapped(stock, 0, 1) })),
  ],
  [
    'a card is lost when the stock is rebuilt',
    'wrong-cards',
    () => edited(rebuilt(), 'stockRebuilt', ({ t, stock }) => ({ t, stock: stock.slice(1) })),
  ],
  [
    'the stock is rebuilt once more',
    'event-without-move',
    () => {
      const record = rebuilt();
      const place = placeOf(record, 'stockRebuilt');
      return inserted(record, place + 1, record.events[place]!);
    },
  ],
  [
    'the stock is rebuilt out of nothing',
    'event-without-move',
    () => inserted(finished(), 1, { t: 'stockRebuilt', stock: [] }),
  ],
  // The order of what happened.
  [
    'a draw is left out',
    'illegal-move',
    () => {
      const record = finished();
      return without(record, placeOf(record, 'cardDrawn'));
    },
  ],
  [
    'a discard is left out',
    'illegal-move',
    () => {
      const record = finished();
      return without(record, placeOf(record, 'cardDiscarded'));
    },
  ],
  [
    'a discard happens twice',
    'illegal-move',
    () => {
      const record = finished();
      const place = placeOf(record, 'cardDiscarded');
      return inserted(record, place, record.events[place]!);
    },
  ],
  [
    'a discard changes places with the draw before it',
    'illegal-move',
    () => {
      const record = finished();
      const place = record.events.findIndex(
        ({ t }, index) =>
          t === 'cardDiscarded' && ['cardDrawn', 'cardTaken'].includes(record.events[index - 1]!.t),
      );
      return withEvents(record, swapped(record.events, place - 1, place));
    },
  ],
  [
    'a draw is another seat’s',
    'illegal-move',
    () => edited(finished(), 'cardDrawn', (event) => ({ ...event, seat: (event.seat % 3) + 1 })),
  ],
  [
    'a discard is a seat’s that is not at the table',
    'illegal-move',
    () => edited(finished(), 'cardDiscarded', (event) => ({ ...event, seat: 6 })),
  ],
  [
    'a skipped turn is left out',
    'wrong-event',
    () => {
      const record = finished();
      return without(record, placeOf(record, 'turnSkipped'));
    },
  ],
  [
    'a turn is skipped without a Pass card',
    'event-without-move',
    () => inserted(finished(), 1, { t: 'turnSkipped', seat: 2 }),
  ],
  [
    'a round is dealt in the middle of another',
    'event-without-move',
    () => {
      const record = finished();
      return inserted(record, placeOf(record, 'cardDiscarded') + 1, record.events[0]!);
    },
  ],
  [
    'somebody has won in the middle of the game',
    'event-without-move',
    () => inserted(finished(), 1, { t: 'gameWon', winners: [1] }),
  ],
  [
    'play goes on after the game is won',
    'illegal-move',
    () => {
      const record = finished();
      return inserted(record, record.events.length, { t: 'cardDrawn', seat: 1, card: PASS });
    },
  ],
  // The cards of a move.
  [
    'another card is drawn',
    'wrong-event',
    () =>
      edited(finished(), 'cardDrawn', (event) => ({
        ...event,
        card: event.card === PASS ? JOKER : PASS,
      })),
  ],
  [
    'another card is taken',
    'wrong-event',
    () =>
      edited(finished(), 'cardTaken', (event) => ({
        ...event,
        card: event.card === PASS ? JOKER : PASS,
      })),
  ],
  [
    'a card that is not in the hand is discarded',
    'illegal-move',
    () => {
      const record = finished();
      return edited(record, 'cardDiscarded', (event, number) => ({
        ...event,
        card: cardElsewhere(record, number - 1, event.seat),
      }));
    },
  ],
  [
    'a meld has a card that was not in the hand',
    'illegal-move',
    () => {
      const record = finished();
      return edited(record, 'levelLaid', (event, number) => {
        const [first, ...rest] = event.melds;
        const card = placeCard(cardElsewhere(record, number - 1, event.seat));
        return { ...event, melds: [{ ...first!, cards: first!.cards.with(0, card) }, ...rest] };
      });
    },
  ],
  [
    'a joker stands for a value that does not fit',
    'illegal-move',
    () => withJoker(jokerLaid(), (v) => (v + 7) % 15 || 15),
  ],
  [
    'a joker lies without its meaning',
    'wrong-event',
    () => withJoker(jokerLaid(), () => undefined),
  ],
  [
    'a meld is said to be of another kind',
    'wrong-event',
    () =>
      edited(finished(), 'levelLaid', (event) => ({
        ...event,
        melds: event.melds.with(0, { ...event.melds[0]!, kind: 'colour' }),
      })),
  ],
  [
    'another level is laid than the player’s',
    'illegal-move',
    () => edited(finished(), 'levelLaid', (event) => ({ ...event, level: event.level + 1 })),
  ],
  [
    'a card is added before the level is laid',
    'illegal-move',
    () => {
      const record = finished();
      const place = placeOf(record, 'cardAdded');
      const added = record.events[place]!;
      const laid = record.events.findLastIndex(
        (event, index) =>
          index < place &&
          event.t === 'levelLaid' &&
          event.seat === (added as EventOf<'cardAdded'>).seat,
      );
      return withEvents(record, record.events.toSpliced(place, 1).toSpliced(laid, 0, added));
    },
  ],
  [
    'a card is added to a meld that is not there',
    'illegal-move',
    () => edited(finished(), 'cardAdded', (event) => ({ ...event, meld: 5 })),
  ],
  [
    'a Pass card is played on oneself',
    'illegal-move',
    () => edited(finished(), 'passPlayed', (event) => ({ ...event, on: event.seat })),
  ],
  [
    'a joker is taken where exchanging is not played',
    'illegal-move',
    () => {
      const { place, seat } = layingIn(finished());
      return inserted(finished(), place + 1, {
        t: 'jokerExchanged',
        seat,
        card: 1 as Card,
        joker: placeAsValue(JOKER, 1),
        to: seat,
        meld: 1,
      });
    },
  ],
  [
    'another joker is taken than the one exchanged',
    'wrong-event',
    () =>
      edited(gameWith('exchange', has('jokerExchanged')), 'jokerExchanged', (event) => ({
        ...event,
        joker: placeAsValue(JOKER, (placedValue(event.joker) ?? 1) === 1 ? 2 : 1),
      })),
  ],
  // Hidden cards have no place in the truth.
  [
    'a drawn card is `?`',
    'wrong-event',
    () => edited(finished(), 'cardDrawn', (event) => ({ ...event, card: UNKNOWN })),
  ],
  [
    'a discard is `?`',
    'illegal-move',
    () => edited(finished(), 'cardDiscarded', (event) => ({ ...event, card: UNKNOWN })),
  ],
  [
    'the stock is dealt as `?`',
    'wrong-cards',
    () =>
      edited(finished(), 'roundDealt', (event) => ({
        ...event,
        stock: event.stock.map(() => UNKNOWN),
      })),
  ],
  [
    'an offer is left blank',
    'illegal-move',
    () => edited(mastered(), 'offerMade', ({ t, seat }) => ({ t, seat })),
  ],
  // Master cards, keeping, the open ladder.
  [
    'other offers are shown than made',
    'wrong-event',
    () =>
      edited(mastered(), 'offersShown', ({ t, offers }) => ({ t, offers: offers.toReversed() })),
  ],
  [
    'a card is picked that nobody offers',
    'illegal-move',
    () => edited(mastered(), 'cardPicked', (event) => ({ ...event, from: event.seat })),
  ],
  [
    'another replacement is drawn',
    'wrong-event',
    () =>
      edited(mastered(), 'replacementsDrawn', (event) => ({
        ...event,
        cards: event.cards.with(0, event.cards[0] === PASS ? JOKER : PASS),
      })),
  ],
  [
    'four cards are swapped',
    'illegal-move',
    () => {
      const record = mastered();
      return edited(record, 'swapPlayed', (event, number) => ({
        ...event,
        cards: stateBefore(record, number - 1)
          .state.hands[event.seat - 1]!.filter((card) => card < JOKER)
          .slice(0, 4),
      }));
    },
  ],
  [
    'more cards are kept than allowed',
    'illegal-move',
    () => {
      const record = mastered();
      return edited(record, 'cardsKept', (event, number) => ({
        ...event,
        cards: stateBefore(record, number - 1).state.hands[event.seat - 1]!.slice(0, 9),
      }));
    },
  ],
  [
    'a palier is dropped that is not left',
    'illegal-move',
    () => edited(opened(), 'palierDropped', (event) => ({ ...event, level: 8 })),
  ],
  [
    'a bonus is due to another seat',
    'wrong-event',
    () => edited(opened(), 'bonusDue', (event) => ({ ...event, seat: (event.seat % 2) + 1 })),
  ],
  // The end of a round and of the game.
  [
    'other levels are cleared',
    'wrong-event',
    () =>
      edited(finished(), 'roundEnded', (event) => ({
        ...event,
        cleared: event.cleared.map((levels) => (levels.length === 0 ? [1] : levels.slice(1))),
      })),
  ],
  [
    'another seat went out',
    'wrong-event',
    () => edited(finished(), 'roundEnded', (event) => ({ ...event, last: (event.last % 3) + 1 })),
  ],
  [
    'other seats may keep cards',
    'wrong-event',
    () => edited(finished(), 'roundEnded', (event) => ({ ...event, keepers: [1, 2, 3] })),
  ],
  [
    'another seat deals next',
    'wrong-event',
    () =>
      edited(finished(), 'roundEnded', (event) => ({
        ...event,
        nextDealer: 1 + ((event.nextDealer ?? 1) % 3),
      })),
  ],
  [
    'the round ends for another reason',
    'wrong-event',
    () => edited(finished(), 'roundEnded', (event) => ({ ...event, by: 'blocked' })),
  ],
  [
    'the winning event names another seat',
    'wrong-event',
    () =>
      edited(finished(), 'gameWon', ({ t, winners }) => ({ t, winners: [(winners[0]! % 3) + 1] })),
  ],
  [
    'the record stops in the middle of a move',
    'unfinished-move',
    () => {
      const { result: _, ...record } = finished();
      return withEvents(record, record.events.slice(0, -1));
    },
  ],
  [
    'the record stops between a discard and the deal it causes',
    'unfinished-move',
    () => {
      const { result: _, ...record } = finished();
      return withEvents(record, record.events.slice(0, placeOf(record, 'roundEnded') + 1));
    },
  ],
  [
    'the result names another winner',
    'wrong-winners',
    () => {
      const record = finished();
      const winners = [(record.result!.winners[0]! % 3) + 1];
      return { ...record, result: { ...record.result!, winners } };
    },
  ],
  [
    'the result names one winner more',
    'wrong-winners',
    () => {
      const record = finished();
      return { ...record, result: { ...record.result!, winners: [1, 2] } };
    },
  ],
  [
    'the result counts another number of rounds',
    'wrong-rounds',
    () => {
      const record = finished();
      return { ...record, result: { ...record.result!, rounds: record.result!.rounds + 1 } };
    },
  ],
  [
    'the result is missing',
    'missing-result',
    () => {
      const { result: _, ...record } = finished();
      return record;
    },
  ],
  [
    'an unfinished game has a result',
    'result-too-early',
    () => ({
      ...recordGame(SETUPS.plain, { seed: 'unfinished', moves: 9 }),
      result: { t: 'result', winners: [1], rounds: 1 },
    }),
  ],
  // The header.
  [
    'the rules have another name',
    'other-ruleset',
    () => {
      const record = finished();
      return {
        ...record,
        header: { ...record.header, ruleset: `${record.setup.id}/goingOut=any` },
      };
    },
  ],
  [
    'the rules are others than played',
    'other-ruleset',
    () => {
      const record = finished();
      return asParsed({ ...record, header: { ...record.header, rules: { levels: 4 } } });
    },
  ],
  [
    'the luck comes from another seed',
    'other-shuffle',
    () => {
      const record = finished();
      return { ...record, header: { ...record.header, fairness: { t: 'seeded', seed: 'other' } } };
    },
  ],
  [
    'the commitment is another',
    'broken-commitment',
    () => {
      const record = honest();
      const { fairness } = record.header;
      if (fairness.t !== 'honest') throw new Error('not honest');
      const commitment = fairness.commitment.replace(/^./u, (digit) => (digit === '0' ? '1' : '0'));
      return { ...record, header: { ...record.header, fairness: { ...fairness, commitment } } };
    },
  ],
  [
    'the secret is kept back at the end',
    'missing-secret',
    () => {
      const record = honest();
      const { secret: _kept, ...result } = record.result!;
      return { ...record, result };
    },
  ],
  [
    'the secret is another',
    'broken-commitment',
    () => {
      const record = honest();
      return { ...record, result: { ...record.result!, secret: secretOf('another') } };
    },
  ],
  [
    'a player’s salt is another',
    'other-shuffle',
    () => {
      const record = honest();
      const { fairness } = record.header;
      if (fairness.t !== 'honest') throw new Error('not honest');
      const salts = fairness.salts.with(0, 'pepper');
      return { ...record, header: { ...record.header, fairness: { ...fairness, salts } } };
    },
  ],
  [
    'the game begins in a position that contradicts itself',
    'bad-position',
    () => {
      const record = finished();
      const position = documentOf(start(SETUPS.plain, seededChance('x')).state, 'x');
      return asParsed({
        ...record,
        header: { ...record.header, position: { ...position, skipped: [position.turn!] } },
      });
    },
  ],
  [
    'the game begins in a position of other rules than the header’s',
    'other-ruleset',
    () => {
      const any = setup({
        edition: 'level-8-101',
        players: 3,
        rules: { levels: 3, goingOut: 'any' },
      });
      const from = start(any, seededChance('other rules')).state;
      const played = recordGame(any, { seed: 'other rules', from });
      const { ladder, rules, ruleset, ...header } = played.header;
      const fair = recordGame(SETUPS.plain, { seed: 'other rules' }).header;
      expect([ladder, ruleset, rules]).not.toEqual([fair.ladder, fair.ruleset, fair.rules]);
      return asParsed({
        ...played,
        header: { ...header, ladder: fair.ladder!, rules: fair.rules!, ruleset: fair.ruleset },
      });
    },
  ],
  // Without the secret a deal must still hold together.
  [
    'two cards change hands at a deal nobody can repeat',
    'illegal-move',
    () => {
      const record = unknown();
      const laid = record.events.find((event) => event.t === 'levelLaid')!;
      const card = cardOf(laid.melds[0]!.cards.find((placed) => cardOf(placed) < JOKER)!);
      return edited(record, 'roundDealt', (event) => {
        const from = event.hands.findIndex((hand) => hand.includes(card));
        const to = (from + 1) % 3;
        if (from === -1) throw new Error('the card was not dealt');
        const place = event.hands[from]!.indexOf(card);
        const other = event.hands[to]![0]!;
        return {
          ...event,
          hands: event.hands
            .with(from, event.hands[from]!.with(place, other))
            .with(to, event.hands[to]!.with(0, card)),
        };
      });
    },
  ],
  [
    'a card is dealt twice where nobody can repeat the deal',
    'wrong-cards',
    () =>
      edited(unknown(), 'roundDealt', (event) => ({
        ...event,
        stock: event.stock.with(0, event.hands[0]![0]!),
      })),
  ],
  [
    'the stock is not drawn from the top where nobody can repeat the deal',
    'wrong-event',
    () =>
      edited(unknown(), 'roundDealt', (event) => ({ ...event, stock: event.stock.toReversed() })),
  ],
  // Take-backs.
  [
    'a take-back goes over a draw',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      return inserted(record, place + 1, takeBack(seat, place - 1));
    },
  ],
  [
    'a take-back goes over another player’s move',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      return inserted(record, place + 1, takeBack(seat, Math.max(1, place - 4)));
    },
  ],
  [
    'a take-back takes nothing back',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      return inserted(record, place + 1, takeBack(seat, place + 1));
    },
  ],
  [
    'a take-back goes to an event that is still to come',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      return inserted(record, place + 1, takeBack(seat, 99_999));
    },
  ],
  [
    'a take-back goes to an event already taken back',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      const laid = record.events[place]!;
      // Laid (place + 1), taken back, laid again, and back to the first laying.
      const events = [laid, takeBack(seat, place), laid, takeBack(seat, place + 1)];
      return withEvents(record, record.events.toSpliced(place, 1, ...events));
    },
  ],
  [
    'a take-back is another seat’s',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = layingIn(record);
      return inserted(record, place + 1, takeBack((seat % 3) + 1, place));
    },
  ],
  [
    'a take-back comes after the next player has drawn',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = discardIn(record);
      return inserted(record, place + 2, takeBack(seat, place));
    },
  ],
  [
    'a discard is taken back by another seat',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = discardIn(record);
      return inserted(record, place + 1, takeBack((seat % 3) + 1, place));
    },
  ],
  [
    'a discard is taken back with the draw before it',
    'bad-take-back',
    () => {
      const record = finished();
      const { place, seat } = discardIn(record);
      return inserted(record, place + 1, takeBack(seat, place - 1));
    },
  ],
  [
    'a missed turn is taken back without the discard before it',
    'bad-take-back',
    () => {
      const record = gameWith('plain', (events) => skipAfterDiscard(events) !== -1);
      const place = skipAfterDiscard(record.events);
      const { seat } = record.events[place] as EventOf<'cardDiscarded'>;
      return inserted(record, place + 2, takeBack(seat, place + 1));
    },
  ],
  [
    'the discard that ended a round is taken back',
    'bad-take-back',
    () => {
      const isLast = (events: readonly RecordedEvent[], at: number): boolean =>
        events[at]?.t === 'cardDiscarded' &&
        events[at + 1]?.t === 'roundEnded' &&
        events[at + 2]?.t === 'roundDealt';
      const record = gameWith('plain', (events) => events.some((_, at) => isLast(events, at)));
      const place = record.events.findIndex((_, at) => isLast(record.events, at));
      const { seat } = record.events[place] as EventOf<'cardDiscarded'>;
      const next = record.events.findIndex(({ t }, at) => at > place && t === 'cardDrawn');
      return inserted(record, next, takeBack(seat, place));
    },
  ],
  [
    'the winning laying is taken back',
    'bad-take-back',
    () => {
      const record = gameWith('plain', (events) => events.at(-3)?.t === 'levelLaid');
      const place = record.events.length - 3;
      const { seat } = record.events[place] as EventOf<'levelLaid'>;
      return inserted(record, record.events.length, takeBack(seat, place));
    },
  ],
  ['the deal is taken back', 'bad-take-back', () => inserted(finished(), 1, takeBack(1, 0))],
];

describe('tampering is found out', () => {
  it.each(CASES)('%s: %s', (_what, problem, tampered) => {
    // A record goes through its file first, as it would in life.
    const { problems } = verify(asParsed(tampered()));
    expect(problems.map(({ t }) => t)).toContain(problem);
    const isHeader = ['other-ruleset', 'broken-commitment'].includes(problem);
    if (!isHeader) expect(problems.map(({ t }) => t)).toEqual([problem]);
  });

  it('has more than 25 kinds, and every kind of problem', () => {
    expect(CASES.length).toBeGreaterThan(25);
    const kinds = new Set(CASES.map(([, problem]) => problem));
    const all: { readonly [K in Kind]: true } = {
      'illegal-move': true,
      'event-without-move': true,
      'wrong-event': true,
      'wrong-cards': true,
      'other-shuffle': true,
      'bad-take-back': true,
      'unfinished-move': true,
      'bad-position': true,
      'other-ruleset': true,
      'broken-commitment': true,
      'missing-secret': true,
      'wrong-winners': true,
      'wrong-rounds': true,
      'missing-result': true,
      'result-too-early': true,
    };
    expect([...kinds].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it('names the event that is wrong', () => {
    const record = finished();
    const place = placeOf(record, 'cardAdded');
    const wrong = edited(record, 'cardAdded', (event) => ({ ...event, meld: 5 }));
    expect(verify(wrong).problems).toMatchObject([{ t: 'illegal-move', number: place + 1 }]);
    const deal = edited(record, 'roundEnded', (event) => ({ ...event, by: 'blocked' }));
    const end = placeOf(record, 'roundEnded');
    expect(verify(deal).problems).toEqual([
      { t: 'wrong-event', number: end + 1, expected: record.events[end] },
    ]);
  });
});

describe('whatever a record says', () => {
  const seed = process.env['PALIER_SEED'] ?? randomBytes(6).toString('hex');
  const again = `PALIER_SEED=${seed} npx vitest run packages/rules/src/verify.test.ts`;
  const tries = process.env['PALIER_QUICK'] === '1' ? 40 : 300;
  const FEW_VERDICTS = 5;
  const MOST_TRIES = 5000;

  it('is answered: any value in it may be any other', () => {
    const dice = diceFrom(`${seed}/values`);
    const verdicts = new Set<string>();
    const records = [finished(), opened(), honest(), unknown(), mastered()].map((record) => {
      const lines = makeRecord(record).trimEnd().split('\n').slice(0, 400);
      return { lines, values: valuesIn(lines.map((text) => JSON.parse(text) as unknown)) };
    });
    // A seed may need some more tries to find problems of more than a few kinds.
    for (let i = 0; i < tries || verdicts.size <= FEW_VERDICTS; i++) {
      assert(i < MOST_TRIES, `only ${[...verdicts].join()}: ${again}`);
      const { lines, values } = dice.pick(records);
      const place = dice.below(lines.length);
      const line = JSON.parse(lines[place]!) as unknown;
      const at = dice.pick(valuesIn(line));
      const other = dice.pick(values);
      at.in[at.name] = other.in[other.name];
      const parsed = parseRecord(lines.with(place, JSON.stringify(line)).join('\n'));
      if (isFault(parsed)) {
        verdicts.add(parsed.code);
        expect(parsed.path).toMatch(/^line \d+/u);
        continue;
      }
      const told = `${lines[place]} became ${JSON.stringify(line)}\n${again}`;
      try {
        for (const { t } of verify(parsed).problems) verdicts.add(t);
      } catch (error) {
        throw new Error(`verify throws: ${told}`, { cause: error });
      }
    }
    expect(verdicts.size).toBeGreaterThan(FEW_VERDICTS);
  });
});

type Place = { readonly in: Record<string, unknown>; readonly name: string };

/** Every place in a document that holds a plain value. */
function valuesIn(json: unknown): readonly Place[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? valuesIn(value)
      : [{ in: json as Record<string, unknown>, name }],
  );
}

describe('what was played is accepted', () => {
  const seed = process.env['PALIER_SEED'] ?? randomBytes(6).toString('hex');
  const count = process.env['PALIER_QUICK'] === '1' ? 8 : 40;
  const again = `PALIER_SEED=${seed} npx vitest run packages/rules/src/verify.test.ts`;

  const kinds: readonly (readonly [string, Omit<Recording, 'seed'>, 'checked' | 'unknown'])[] = [
    ['a seeded game', {}, 'checked'],
    ['an honest game', { fairness: 'honest' }, 'checked'],
    ['an honest game whose secret is not shown', { fairness: 'honest without secret' }, 'unknown'],
    ['a game with take-backs', { takeBacks: 3 }, 'checked'],
    [
      'an unknown deal with take-backs',
      { fairness: 'honest without secret', takeBacks: 3 },
      'unknown',
    ],
    ['a game of random players', { style: 'random', moves: 400 }, 'checked'],
    ['an unfinished game', { moves: 25 }, 'checked'],
    ['an unfinished honest game', { moves: 25, fairness: 'honest' }, 'checked'],
  ];

  it.each(kinds)('%s', (title, recording, shuffles) => {
    for (let i = 0; i < count; i++) {
      const dice = diceFrom(`${seed}/${title}/${i}`);
      const chosen = factorSetup({ ...randomChoice(dice), levels: 'few' }, dice);
      const moves = recording.moves ?? 600;
      const record = recordGame(chosen, { seed: `${seed}/${i}`, ...recording, moves });
      const verdict = verify(asParsed(record));
      const told = { again, rules: chosen.id };
      const isFinished = record.result !== undefined;
      const isHidden = isFinished && recording.fairness === 'honest without secret';
      const problems = isHidden ? [{ t: 'missing-secret' }] : [];
      expect({ ...told, problems: verdict.problems }).toEqual({ ...told, problems });
      // Until the game is over the secret is not shown.
      const known = isFinished || recording.fairness !== 'honest' ? shuffles : 'unknown';
      expect(verdict).toMatchObject({ events: record.events.length, isFinished, shuffles: known });
      expect(verdict.winners).toEqual(record.result?.winners ?? []);
    }
  });

  it('a game that begins in a position', () => {
    for (let i = 0; i < count; i++) {
      const dice = diceFrom(`${seed}/position/${i}`);
      const chosen = factorSetup({ ...randomChoice(dice), levels: 'few' }, dice);
      let from = start(chosen, seededChance(seed)).state;
      const leave = dice.below(60);
      for (const turn of gameOf(chosen, seed, { style: 'eager', dice }).turns) {
        if (turn.after.table.step === 'over') break;
        from = turn.after;
        if (turn.number >= leave) break;
      }
      const from0 = { ...from, past: undefined };
      const record = recordGame(chosen, {
        seed: `${seed}/${i}`,
        from: from0,
        moves: 300,
        takeBacks: 4,
      });
      const { problems } = verify(record);
      expect({ again, rules: chosen.id, problems }).toEqual({
        again,
        rules: chosen.id,
        problems: [],
      });
    }
  });

  it('a take-back leaves the rest as if it had not been', () => {
    const plain = finished();
    const { place, seat } = layingIn(plain);
    const laid = plain.events[place]!;
    const twice = plain.events.toSpliced(place + 1, 0, takeBack(seat, place), laid);
    expect(verify(withEvents(plain, twice))).toEqual({ ...verify(plain), events: twice.length });
  });

  it('so does one over a discard, with the turn missed after it', () => {
    const plain = gameWith('plain', (events) => skipAfterDiscard(events) !== -1);
    const place = skipAfterDiscard(plain.events);
    const ended = plain.events.slice(place, place + 2);
    const { seat } = ended[0] as EventOf<'cardDiscarded'>;
    const twice = plain.events.toSpliced(place + 2, 0, takeBack(seat, place), ...ended);
    expect(verify(withEvents(plain, twice))).toEqual({ ...verify(plain), events: twice.length });
  });
});

describe('records that cannot be read', () => {
  const text = makeRecord(recordGame(SETUPS.plain, { seed: 'text' }));
  const lines = text.trimEnd().split('\n');
  const header = JSON.parse(lines[0]!) as Record<string, unknown>;
  const withHeader = (change: Record<string, unknown>): string =>
    [JSON.stringify({ ...header, ...change }), ...lines.slice(1)].join('\n');
  const withLine = (number: number, line: string): string =>
    lines.with(number - 1, line).join('\n');
  const withEvent = (event: Event | object): string => withLine(2, JSON.stringify(event));
  const last = lines.length;

  const cases: readonly (readonly [string, string, string, string])[] = [
    ['nothing', '', 'not-json', 'line 1'],
    ['no JSON at all', 'hello', 'not-json', 'line 1'],
    ['no header', lines.slice(1).join('\n'), 'no-header', 'line 1'],
    ['a list as header', '[]', 'no-header', 'line 1'],
    ['another version', withHeader({ palier: 2 }), 'unknown-version', 'line 1.palier'],
    ['an unknown member', withHeader({ colour: 1 }), 'unknown-member', 'line 1.colour'],
    ['no fairness', withHeader({ fairness: undefined }), 'missing-member', 'line 1.fairness'],
    [
      'an unknown fairness',
      withHeader({ fairness: { t: 'trust me' } }),
      'not-one-of',
      'line 1.fairness.t',
    ],
    [
      'a commitment that is no hash',
      withHeader({ fairness: { t: 'honest', commitment: 'x', salts: [] } }),
      'wrong-type',
      'line 1.fairness.commitment',
    ],
    [
      'a salt with a line break',
      withHeader({ fairness: { t: 'honest', commitment: '0'.repeat(64), salts: ['a\nb'] } }),
      'wrong-type',
      'line 1.fairness.salts[0]',
    ],
    [
      'salts that are not one for each player',
      withHeader({ fairness: { t: 'honest', commitment: '0'.repeat(64), salts: ['a'] } }),
      'wrong-length',
      'line 1.fairness.salts',
    ],
    ['an unknown edition', withHeader({ edition: 'level-9' }), 'not-one-of', 'line 1.edition'],
    ['a seventh player', withHeader({ players: 7 }), 'out-of-range', 'line 1.players'],
    ['too few names', withHeader({ names: ['a', 'b'] }), 'wrong-length', 'line 1.names'],
    [
      'a ladder of another box',
      withHeader({ ladder: 'open' }),
      'ladder-not-in-edition',
      'line 1.ladder',
    ],
    [
      'an unknown rule',
      withHeader({ rules: { luck: 'good' } }),
      'unknown-member',
      'line 1.rules.luck',
    ],
    [
      'a wrong rule',
      withHeader({ rules: { goingOut: 'maybe' } }),
      'not-one-of',
      'line 1.rules.goingOut',
    ],
    ['an unknown event', withEvent({ t: 'cardEaten' }), 'not-one-of', 'line 2.t'],
    ['an event without its type', withEvent({ seat: 1 }), 'missing-member', 'line 2.t'],
    [
      'an event without a member',
      withEvent({ t: 'cardDrawn', seat: 1 }),
      'missing-member',
      'line 2.card',
    ],
    [
      'an event with a member too many',
      withEvent({ t: 'turnSkipped', seat: 1, why: 1 }),
      'unknown-member',
      'line 2.why',
    ],
    [
      'an unreadable card',
      withEvent({ t: 'cardDrawn', seat: 1, card: 'R19' }),
      'unreadable-card',
      'line 2.card',
    ],
    ['a seat 0', withEvent({ t: 'turnSkipped', seat: 0 }), 'out-of-range', 'line 2.seat'],
    ['a broken line', withLine(3, lines[2]!.slice(0, -2)), 'not-json', 'line 3'],
    ['an empty line within', withLine(3, ''), 'not-json', 'line 3'],
    ['an event after the result', `${text}${lines[2]}\n`, 'line-after-result', `line ${last + 1}`],
    ['a second result', `${text}${lines[last - 1]}\n`, 'line-after-result', `line ${last + 1}`],
    [
      'a result without winners',
      withLine(last, '{"t":"result","rounds":1}'),
      'missing-member',
      `line ${last}.winners`,
    ],
    ['a number as line', withLine(4, '7'), 'wrong-type', 'line 4'],
  ];

  it.each(cases)('%s', (_what, source, code, path) => {
    expect(parseRecord(source)).toMatchObject({ t: 'fault', code, path });
  });

  it('lines may end in either way, and in nothing', () => {
    const parsed = parseRecord(text);
    expect(isFault(parsed)).toBe(false);
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(parsed);
    expect(parseRecord(text.trimEnd())).toEqual(parsed);
    expect(parseRecord(`${text}\n\n`)).toEqual(parsed);
  });
});
