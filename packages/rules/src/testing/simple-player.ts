/**
 * The fixed policy of the golden games: collects what its level lacks, lays and adds at once. Simple,
 * without luck, and only used to make fixtures; the games themselves are what is kept.
 */
import { assert } from '../assert.ts';
import { COLOURS, cardColour, cardValue, isJoker, isNumber, type Card } from '../cards.ts';
import type { Command } from '../commands.ts';
import type { Level, LevelPart } from '../ladders.ts';
import { legalMoves } from '../legal.ts';
import { ladderOfSeat } from '../setup.ts';
import type { Seat, State } from '../state.ts';
import { glance } from './player.ts';

const LOOKED_AT = 400;

export function simpleMove(state: State, seat: Seat): Command {
  const { table } = state;
  const hand = state.hands[seat - 1]!;
  const levels = levelsAhead(state, seat);
  const hasLaid = table.laid[seat - 1] !== undefined;
  const lack = (cards: readonly Card[]): number =>
    Math.min(...levels.map((level) => lacking(cards, level)));
  let best: Command | undefined;
  let least = Number.POSITIVE_INFINITY;
  let looked = 0;
  for (const command of legalMoves(glance(state, seat))) {
    if (command.t === 'layLevel' || command.t === 'addCard') return command;
    const cost = costOf(command, { state, hand, lack, hasLaid });
    if (cost < least) {
      best = command;
      least = cost;
    }
    looked++;
    if (looked === LOOKED_AT) break;
  }
  assert(best !== undefined, 'no legal move');
  return best;
}

type Thinking = {
  readonly state: State;
  readonly hand: readonly Card[];
  readonly lack: (cards: readonly Card[]) => number;
  readonly hasLaid: boolean;
};

/** What a move leaves wanting; half a card for the unknown. */
function costOf(command: Command, { state, hand, lack, hasLaid }: Thinking): number {
  const rest = (cards: readonly Card[]): readonly Card[] =>
    cards.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), hand);
  switch (command.t) {
    case 'drawCard':
      return hasLaid ? 0 : lack(hand) - 0.5;
    case 'takeCard':
      return hasLaid ? 1 : lack([...hand, state.table.discards[command.from - 1]!.at(-1)!]);
    case 'discard':
      return (hasLaid ? 0 : lack(rest([command.card]))) + (isJoker(command.card) ? 5 : 0);
    // What costs no number card comes first.
    case 'playPass':
      return (hasLaid ? 0 : lack(hand)) - 0.25;
    case 'playSwap':
      return (hasLaid ? 0 : lack(rest(command.cards))) - 0.1 * command.cards.length;
    case 'keepCards':
      return -command.cards.length / 10 + lack(command.cards);
    case 'offerCards':
      return lack(rest(command.cards));
    case 'pickCard':
      return lack([...hand, command.card]);
    case 'dropPalier':
      return -command.level;
    case 'exchangeJoker':
    case 'layLevel':
    case 'addCard':
      return Number.NEGATIVE_INFINITY;
    // Of what costs no number card, a special card that is played alone comes before all.
    default:
      return (hasLaid ? 0 : lack(hand)) - 0.3;
  }
}

function levelsAhead({ table }: State, seat: Seat): readonly Level[] {
  const ladder = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const numbers = ladder.mode === 'open' ? left : left.slice(0, 1);
  return numbers.map((number) => ladder.levels[number - 1]!);
}

/** Roughly how many cards a hand lacks for a level: part by part, the biggest first. */
function lacking(cards: readonly Card[], level: Level): number {
  let rest = cards.filter(isNumber);
  let missing = -cards.filter(isJoker).length;
  for (const part of level.toSorted((a, b) => b.size - a.size)) {
    const used = bestFor(part, rest);
    missing += part.size - used.length;
    rest = rest.filter((card) => !used.includes(card));
  }
  return Math.max(0, missing);
}

const VALUES = Array.from({ length: 18 }, (_, index) => index + 1);

function bestFor({ kind, size }: LevelPart, cards: readonly Card[]): readonly Card[] {
  const groups = ((): readonly (readonly Card[])[] => {
    switch (kind) {
      case 'set':
        return VALUES.map((value) => cards.filter((card) => cardValue(card) === value));
      case 'colour':
        return COLOURS.map((colour) => cards.filter((card) => cardColour(card) === colour));
      case 'run':
        return VALUES.map((start) =>
          VALUES.filter((value) => value >= start && value < start + size).flatMap((value) => {
            const found = cards.find((card) => cardValue(card) === value);
            return found === undefined ? [] : [found];
          }),
        );
    }
  })();
  const longest = groups.reduce((best, group) => (group.length > best.length ? group : best));
  return longest.slice(0, size);
}
