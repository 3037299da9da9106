/**
 * What the network is told, all of it from the seat's view: the rules by their parts, the standing, the
 * own hand as the solver sees it, each opponent as far as everybody saw it, and each option by what it
 * leaves. Opponents stand in four places: the next, the one after, the one before, and the mean of all
 * others. A level is told by its parts, so that any ladder can be played.
 */
import {
  HOLD,
  JOKER,
  MAX_VALUE,
  PASS,
  SWAP,
  TAKE,
  assert,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  isSpecial,
  ladderOfSeat,
  unreachable,
  type Card,
  type Command,
  type Level,
  type Seat,
} from '@palier/rules';
import type { Opponent } from './belief.ts';
import type { Guess } from './danger.ts';
import type { Deliberation, MoveOption } from './deliberate.ts';
import { fitsTable, hasLaid, prospectOf, prospectOfAdding } from './outlook.ts';
import {
  addMeld,
  addTo,
  copyShape,
  countBits,
  countStuck,
  emptyShape,
  removeFrom,
  type HandTally,
  type TableShape,
  type Unseen,
} from './solver/index.ts';
import { levelsToGo, strengthOf } from './standing.ts';

/** Next, second next, the one before, all others. */
const PLACES = 4;
const LEVEL_INPUTS = 9;
const OPPONENT_INPUTS = 21 + LEVEL_INPUTS;
const LINK_INPUTS = 10;

const KINDS_OF_MOVE = 16;
/** Where in an option's inputs its score stands: by how many turns it is behind the best, in fives. */
export const SCORE_INPUT = KINDS_OF_MOVE;

export const STATE_INPUTS = 95 + LEVEL_INPUTS + PLACES * OPPONENT_INPUTS;
export const OPTION_INPUTS = 82 + LEVEL_INPUTS + PLACES * LINK_INPUTS;

/** Numbers written one after the other. */
class Pen {
  readonly into: Float32Array;
  at = 0;

  constructor(size: number) {
    this.into = new Float32Array(size);
  }

  start(): void {
    this.into.fill(0);
    this.at = 0;
  }

  put(value: number): void {
    this.into[this.at++] = value;
  }

  flag(is: boolean): void {
    this.into[this.at++] = is ? 1 : 0;
  }

  /** One of several: that many inputs, of which the one at `place`, or the last, is 1. */
  oneOf(size: number, place: number): void {
    this.into[this.at + Math.max(0, Math.min(size - 1, place))] = 1;
    this.at += size;
  }

  skip(size: number): void {
    this.at += size;
  }
}

/** A level by its parts. */
function putLevel(pen: Pen, level: Level | undefined): void {
  if (level === undefined) return pen.skip(LEVEL_INPUTS);
  let [runs, run, longest, sets, set, largest, colours] = [0, 0, 0, 0, 0, 0, 0];
  for (const { kind, size } of level) {
    if (kind === 'run') {
      runs++;
      run += size;
      longest = Math.max(longest, size);
    } else if (kind === 'set') {
      sets++;
      set += size;
      largest = Math.max(largest, size);
    } else colours += size;
  }
  pen.put((run + set + colours) / 10);
  pen.put(level.length / 4);
  pen.put(runs / 2);
  pen.put(run / 9);
  pen.put(longest / 9);
  pen.put(sets / 4);
  pen.put(set / 9);
  pen.put(largest / 4);
  pen.put(colours / 7);
}

/** What the inputs of one decision are made from. */
export type Scene = {
  readonly thought: Deliberation;
  readonly options: readonly MoveOption[];
  /** What was guessed for the options; none where nothing was asked. */
  readonly guesses: readonly Guess[];
};

/** An opponent, in the place it has for the network. */
type Neighbour = {
  readonly seat: Seat;
  readonly place: number;
  /** Its part of the place: less than 1 where several share it. */
  readonly part: number;
  readonly opponent: Opponent;
  readonly guess: Guess | undefined;
};

function neighboursOf({ thought, guesses }: Scene): readonly Neighbour[] {
  const { at, belief } = thought;
  const { players } = at.table.setup;
  const others = players - 4;
  return belief.opponents.map((opponent) => {
    const after = (opponent.seat - at.seat + players) % players;
    const place = after === 1 ? 0 : after === players - 1 ? 2 : after === 2 ? 1 : 3;
    return {
      seat: opponent.seat,
      place,
      part: place === 3 ? 1 / others : 1,
      opponent,
      guess: guesses.find(({ seat }) => seat === opponent.seat),
    };
  });
}

/** The share of unseen cards that the melds of a table take. */
function welcomeShare({ sets, ends, colours }: TableShape, unseen: Unseen): number {
  const values = sets | ends;
  let sum = 0;
  for (let colour = 0; colour < unseen.once.length; colour++) {
    const mask = (colours & (1 << colour)) === 0 ? values : -1;
    sum += countBits(mask & unseen.once[colour]!) + countBits(mask & unseen.twice[colour]!);
  }
  if (values !== 0 || colours !== 0) sum += unseen.cards[JOKER]!;
  return sum / Math.max(1, unseen.total);
}

/** The chance to win if seats climbed so far: by seat how many levels. */
function chanceAfter(toGo: readonly number[], seat: Seat, climbs: (index: number) => number) {
  let sum = 0;
  let own = 0;
  let winners = 0;
  let isWinner = false;
  for (let index = 0; index < toGo.length; index++) {
    const left = toGo[index]! - climbs(index);
    if (left <= 0) {
      winners++;
      isWinner ||= index === seat - 1;
    }
    const strength = strengthOf(toGo.length, left);
    sum += strength;
    if (index === seat - 1) own = strength;
  }
  return winners > 0 ? (isWinner ? 1 / winners : 0) : own / sum;
}

const ODDS_LIMIT = 0.01;

function oddsOf(chance: number): number {
  const safe = Math.max(ODDS_LIMIT, Math.min(1 - ODDS_LIMIT, chance));
  return Math.log(safe / (1 - safe)) / 3;
}

/** Made once, filled anew for each decision. */
export class Inputs {
  readonly #state = new Pen(STATE_INPUTS);
  readonly #option = new Pen(OPTION_INPUTS);
  readonly #shape = emptyShape();
  readonly #link = new Float32Array(LINK_INPUTS);
  #scene!: Scene;
  #neighbours: readonly Neighbour[] = [];
  #best = 0;
  #welcome = 0;
  #stuck = 0;

  /** What all options share. The array is the same each time. */
  ofState(scene: Scene): Float32Array {
    this.#scene = scene;
    this.#neighbours = neighboursOf(scene);
    this.#best = Math.max(...scene.options.map(({ score }) => score));
    const pen = this.#state;
    pen.start();
    this.#putRules(pen);
    this.#putOwn(pen);
    const from = pen.at;
    assert(from + PLACES * OPPONENT_INPUTS === STATE_INPUTS, 'every input of the state is told');
    for (const neighbour of this.#neighbours) {
      pen.at = from + neighbour.place * OPPONENT_INPUTS;
      this.#putOpponent(pen, neighbour);
    }
    return pen.into;
  }

  #putRules(pen: Pen): void {
    const { at } = this.#scene.thought;
    const { table, seat } = at;
    const { setup, step } = table;
    const { players, rules, copies, top, deck } = setup;
    pen.oneOf(5, players - 2);
    pen.put(top / 18);
    pen.put(copies[JOKER]! / 7);
    pen.put(copies[PASS]! / 4);
    pen.put((copies[TAKE]! + copies[SWAP]! + copies[HOLD]!) / 9);
    pen.put(deck.length / 100);
    pen.flag(ladderOfSeat(setup, seat).mode === 'open');
    pen.flag(rules.goingOut === 'any');
    pen.flag(rules.winOnLaying === 'yes');
    pen.flag(rules.addSameTurn === 'no');
    pen.flag(rules.stockOut === 'rebuild');
    pen.flag(rules.throwBack === 'forbidden');
    pen.flag(rules.drawJoker === 'forbidden');
    const laid = hasLaid(at);
    pen.flag(step === 'draw' && !laid);
    pen.flag(step === 'draw' && laid);
    pen.flag(step === 'play' && !laid);
    pen.flag(step === 'play' && laid);
    pen.put(table.idle / players / 12);
    pen.put(table.stock / 60);
    pen.put(table.stock / players / 20);
  }

  #putOwn(pen: Pen): void {
    const { thought } = this.#scene;
    const { at, outlook, belief } = thought;
    const { table, seat, hand } = at;
    const { tally, shape, unseen, plans } = outlook;
    const toGo = table.left.map((_, index) => levelsToGo(table, index + 1));
    const own = toGo[seat - 1]!;
    const next = seat % table.setup.players;
    const leader = leaderOf(toGo, seat);
    pen.put(oddsOf(chanceAfter(toGo, seat, () => 0)));
    pen.put(oddsOf(chanceAfter(toGo, seat, (index) => (index === seat - 1 ? 2 : 0))));
    pen.put(oddsOf(chanceAfter(toGo, seat, (index) => (index === seat - 1 ? 2 : 1))));
    pen.put(oddsOf(chanceAfter(toGo, seat, (index) => (index === next ? 2 : 0))));
    pen.put(oddsOf(chanceAfter(toGo, seat, (index) => (index === leader ? 2 : 0))));
    pen.put(
      oddsOf(
        chanceAfter(toGo, seat, (index) => (index === seat - 1 ? 1 : index === leader ? 2 : 0)),
      ),
    );
    pen.oneOf(4, own - 1);
    pen.put(own / 8);
    const laid = hasLaid(at);
    pen.flag(laid);
    pen.flag(table.laidNow);
    pen.put(hand.length / 10);
    pen.put((hand.length - tally.numbers) / 3);
    pen.put(countOf(tally, PASS) / 2);
    const prospect = plans.length === 0 ? undefined : prospectOf(outlook);
    if (prospect === undefined) pen.skip(8);
    else {
      pen.oneOf(5, prospect.distance);
      pen.put(prospect.outs / Math.max(1, unseen.total));
      pen.put(prospect.left / 4);
      pen.put(plans.length / 3);
    }
    putLevel(pen, prospect?.plan.level);
    this.#stuck = laid ? countStuck(tally, shape, table.setup.top) : 0;
    if (laid) pen.oneOf(4, this.#stuck);
    else pen.skip(4);
    this.#welcome = welcomeShare(shape, unseen);
    pen.put(this.#welcome);
    pen.put(countBits(shape.sets) / 4);
    pen.put(countBits(shape.colours) / 2);
    pen.put(countBits(shape.ends) / 4);
    pen.put(unseen.cards[JOKER]! / 7);
    pen.put(unseen.cards[PASS]! / 4);
    pen.put(unseen.total / 80);
    const accepts = shape.sets | shape.ends;
    for (let value = 1; value <= MAX_VALUE; value++) pen.flag((accepts & (1 << value)) !== 0);
    for (let value = 1; value <= MAX_VALUE; value++) {
      let copies = 0;
      for (let colour = 0; colour < 6; colour++) {
        copies += belief.unseen[colour * MAX_VALUE + value]!;
      }
      pen.put(copies / 6);
    }
  }

  #putOpponent(pen: Pen, { seat, part, opponent, guess }: Neighbour): void {
    const { table } = this.#scene.thought.at;
    const { memory, plans } = opponent;
    const cards = table.counts[seat - 1]!;
    const laid = table.laid[seat - 1] !== undefined;
    const toGo = levelsToGo(table, seat);
    const start = pen.at;
    const add = (value: number): void => {
      pen.into[pen.at] = pen.into[pen.at]! + part * value;
      pen.at++;
    };
    add(1);
    add(laid ? 1 : 0);
    add(cards / 10);
    add(laid && cards === 1 ? 1 : 0);
    add(laid && cards === 2 ? 1 : 0);
    add(laid && cards === 3 ? 1 : 0);
    add(laid ? 1 / Math.max(1, cards) : 0);
    add(toGo / 8);
    add(toGo === 1 ? 1 : 0);
    add(toGo === 2 ? 1 : 0);
    add(toGo === 3 ? 1 : 0);
    add(memory.turns / 10);
    add(table.skipped.includes(seat) ? 1 : 0);
    add(memory.holds.length / 4);
    let fitting = 0;
    let jokers = 0;
    for (const card of memory.holds) {
      if (isJoker(card)) jokers++;
      else if (fitsTable(table, card)) fitting++;
    }
    add(fitting / 2);
    add(jokers);
    add(guess === undefined || laid ? 0 : guess.distance / 4);
    add(guess === undefined || laid ? 0 : Math.max(0, 1 - guess.distance));
    add(guess === undefined ? 0 : 1);
    // A stock that was left for a card in view tells of a hand that is served.
    add(memory.refused.length === 0 ? 0 : 1);
    add(Math.min(memory.thrown.length, 12) / 12);
    const level = plans[0]?.level;
    if (level !== undefined && part === 1) putLevel(pen, level);
    pen.at = start + OPPONENT_INPUTS;
  }

  /** One option of the scene told last. The array is the same each time. */
  ofOption(option: MoveOption): Float32Array {
    const pen = this.#option;
    pen.start();
    const { at, outlook } = this.#scene.thought;
    const { table, seat } = at;
    const { command, prospect, laying } = option;
    const { players } = table.setup;
    pen.oneOf(KINDS_OF_MOVE, kindOf(command, seat, players));
    pen.put(Math.max(-5, option.score - this.#best) / 5);
    pen.flag(option.score === this.#best);
    const cards = cardsOf(command, table);
    const card = cards.length === 1 ? cards[0]! : undefined;
    const { tally, unseen } = outlook;
    const isGain = command.t === 'takeCard' || command.t === 'pickCard';
    const lays = laying !== undefined;
    const laid = hasLaid(at) || lays;
    if (prospect === undefined || laid) pen.skip(13);
    else {
      const share = prospect.outs / Math.max(1, unseen.total);
      pen.oneOf(6, prospect.distance);
      pen.put(share);
      pen.put(prospect.distance === 1 ? share : 0);
      pen.put(prospect.left / 4);
      pen.flag(prospect.left === 0);
      pen.flag(prospect.distance === 0 && prospect.left === 0);
      pen.flag(prospect.distance === 0 && prospect.left === 1);
      pen.put(Math.min(20, prospect.cost) / 10);
    }
    putLevel(pen, outlook.plans.length > 1 ? prospect?.plan.level : undefined);
    for (const own of cards) (isGain ? addTo : removeFrom)(tally, own);
    let welcome = this.#welcome;
    if (!laid) pen.skip(8);
    else {
      let stuck = this.#stuck;
      if (lays) {
        copyShape(outlook.shape, this.#shape);
        for (const meld of laying) addMeld(this.#shape, meld, table.setup.top);
        stuck = countStuck(tally, this.#shape, table.setup.top);
        welcome = welcomeShare(this.#shape, unseen);
      } else if (command.t !== 'addCard') {
        stuck = countStuck(tally, outlook.shape, table.setup.top);
      }
      pen.oneOf(5, stuck);
      pen.put(stuck / 4);
      pen.put(stuck * welcome);
      pen.flag(lays);
    }
    pen.put(tally.size / 10);
    pen.flag(tally.size === 0);
    pen.flag(tally.size === 1);
    pen.flag(tally.size === 2);
    pen.put(welcome);
    pen.put(welcome - this.#welcome);
    if (card === undefined) pen.skip(7);
    else {
      pen.flag(isJoker(card));
      pen.flag(card === PASS);
      pen.flag(isSpecial(card));
      pen.put(isNumber(card) ? cardValue(card) / 18 : 0);
      pen.put(isSpecial(card) ? 0 : prospectOfAdding(table, card));
      pen.flag(fitsTable(table, card));
      pen.put(isNumber(card) ? tally.values[cardValue(card)]! / 3 : 0);
    }
    for (let value = 1; value <= MAX_VALUE; value++) pen.put(tally.values[value]! / 3);
    putColours(pen, tally);
    pen.put((tally.jokers[0]! + tally.jokers[1]! + tally.jokers[2]! + tally.jokers[3]!) / 2);
    pen.put(countOf(tally, PASS) / 2);
    pen.put((countOf(tally, TAKE) + countOf(tally, SWAP) + countOf(tally, HOLD)) / 2);
    pen.put(lays ? laidJokers(option) / 2 : 0);
    pen.put(command.t === 'dropPalier' ? command.level / 8 : 0);
    pen.put(command.t === 'layLevel' ? (command.level ?? 0) / 8 : 0);
    for (const own of cards) (isGain ? removeFrom : addTo)(tally, own);
    const from = pen.at;
    assert(from + PLACES * LINK_INPUTS === OPTION_INPUTS, 'every input of the option is told');
    for (const neighbour of this.#neighbours) {
      this.#putLink(command, card, neighbour);
      const start = from + neighbour.place * LINK_INPUTS;
      for (let i = 0; i < LINK_INPUTS; i++) {
        pen.into[start + i] = pen.into[start + i]! + neighbour.part * this.#link[i]!;
      }
    }
    return pen.into;
  }

  /** What the option is to one opponent. */
  #putLink(command: Command, card: Card | undefined, { seat, opponent, guess }: Neighbour): void {
    const link = this.#link;
    link.fill(0);
    const { table } = this.#scene.thought.at;
    link[0] = command.t === 'playPass' && command.on === seat ? 1 : 0;
    link[1] = command.t === 'takeCard' && command.from === seat ? 1 : 0;
    if (card === undefined || isSpecial(card)) return;
    const laid = table.laid[seat - 1] !== undefined;
    if (laid) {
      if (fitsTable(table, card)) {
        link[2] = 1;
        link[3] = 1 / Math.max(1, table.counts[seat - 1]!);
      }
      return;
    }
    link[4] = guess?.needs.get(card) ?? 0;
    if (!isNumber(card)) return;
    const value = cardValue(card);
    const colour = cardColour(card);
    for (const thrown of opponent.memory.thrown) {
      if (isNumber(thrown) && cardValue(thrown) === value) link[5] = 1;
    }
    for (const held of opponent.memory.holds) {
      if (!isNumber(held)) continue;
      const gap = Math.abs(cardValue(held) - value);
      if (gap === 0) link[6] = link[6]! + 0.5;
      else if (gap <= 2) link[7] = link[7]! + 0.5;
      if (cardColour(held) === colour) link[8] = link[8]! + 0.5;
    }
    for (const left of opponent.memory.refused) {
      if (isNumber(left) && cardValue(left) === value) link[9] = 1;
    }
  }
}

function leaderOf(toGo: readonly number[], seat: Seat): number {
  let leader = -1;
  for (let index = 0; index < toGo.length; index++) {
    if (index !== seat - 1 && (leader === -1 || toGo[index]! < toGo[leader]!)) leader = index;
  }
  return leader;
}

function countOf({ cards }: HandTally, card: Card): number {
  return cards[card]!;
}

/** How many of each colour, the most first: which colour it is tells nothing. */
function putColours(pen: Pen, { colours }: HandTally): void {
  const sorted = Array.from(colours).sort((a, b) => b - a);
  for (const count of sorted) pen.put(count / 5);
}

function laidJokers({ laying }: MoveOption): number {
  let jokers = 0;
  for (const { cards } of laying ?? []) {
    for (const placed of cards) if (isJoker(cardOf(placed))) jokers++;
  }
  return jokers;
}

/** The cards that come to the hand or leave it. */
function cardsOf(command: Command, { discards }: Deliberation['at']['table']): readonly Card[] {
  switch (command.t) {
    case 'takeCard':
      return discards[command.from - 1]!.slice(-1);
    case 'pickCard':
    case 'discard':
    case 'exchangeJoker':
      return [command.card];
    case 'addCard':
      return [cardOf(command.card)];
    case 'layLevel':
      return command.melds.flatMap((cards) => cards.map(cardOf));
    case 'playPass':
      return [PASS];
    case 'playSwap':
      return [SWAP, ...command.cards];
    case 'playTake':
      return [TAKE];
    case 'playHold':
      return [HOLD];
    case 'drawCard':
    case 'dropPalier':
    case 'keepCards':
    case 'offerCards':
      return [];
    default:
      return unreachable(command);
  }
}

function kindOf(command: Command, seat: Seat, players: number): number {
  switch (command.t) {
    case 'drawCard':
      return 0;
    case 'takeCard': {
      const after = (command.from - seat + players) % players;
      return after === 0 ? 1 : after === players - 1 ? 3 : after === 1 ? 2 : 4;
    }
    case 'layLevel':
      return 5;
    case 'addCard':
      return 6;
    case 'exchangeJoker':
      return 7;
    case 'discard':
      return 8;
    case 'playPass':
      return 9;
    case 'playHold':
      return 10;
    case 'playTake':
      return 11;
    case 'playSwap':
      return 12;
    case 'pickCard':
      return 13;
    case 'dropPalier':
      return 14;
    case 'keepCards':
    case 'offerCards':
      return 15;
    default:
      return unreachable(command);
  }
}
