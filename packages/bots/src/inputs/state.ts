/** What all options of a decision share: the rules by their parts, the standing, the own hand, the others. */
import {
  HOLD,
  JOKER,
  MAX_VALUE,
  PASS,
  SWAP,
  TAKE,
  assert,
  isJoker,
  keepLimit,
  ladderOfSeat,
  type Seat,
  type Standpoint,
  type Table,
} from '@palier/rules';
import { strengthOf } from '../judged-standing.ts';
import { fitsTable, hasLaid, prospectOf } from '../outlook.ts';
import { countBits } from '../solver/index.ts';
import { levelsToGo } from '../standing.ts';
import { LEVEL_INPUTS, putLevel, type Pen } from './pen.ts';
import { PLACES, type Neighbour, type Sight } from './scene.ts';

const OPPONENT_INPUTS = 26 + LEVEL_INPUTS;

/**
 * To how many levels each number is an input of its own. Going out climbs two levels, so whether an even
 * or an odd number is left says as much as how many: from 7 to 6 hardly anything is won, from 6 to 5 much.
 */
const LEVELS_TOLD = 8;

export const STATE_INPUTS = 101 + LEVEL_INPUTS + PLACES * OPPONENT_INPUTS;

export function putState(pen: Pen, sight: Sight): void {
  const { at } = sight.scene.thought;
  putRules(pen, at);
  putOwn(pen, sight);
  const from = pen.at;
  assert(from + PLACES * OPPONENT_INPUTS === STATE_INPUTS, 'every input of the state is told');
  for (const neighbour of sight.neighbours) {
    pen.at = from + neighbour.place * OPPONENT_INPUTS;
    putOpponent(pen, at.table, neighbour);
  }
}

function putRules(pen: Pen, at: Standpoint): void {
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
  // Where a hand outlives the round it is worth something although nobody can lay it any more.
  const kept = table.left.map((_, index) => keepLimit(table, index + 1) / 4);
  const own = kept[seat - 1]!;
  pen.put(own);
  pen.put((kept.reduce((sum, each) => sum + each, 0) - own) / (players - 1));
}

function putOwn(pen: Pen, { scene, welcome, stuck }: Sight): void {
  const { thought } = scene;
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
    oddsOf(chanceAfter(toGo, seat, (index) => (index === seat - 1 ? 1 : index === leader ? 2 : 0))),
  );
  pen.oneOf(LEVELS_TOLD, own - 1);
  pen.put(own / 8);
  const laid = hasLaid(at);
  pen.flag(laid);
  pen.flag(table.laidNow);
  pen.put(hand.length / 10);
  pen.put((hand.length - tally.numbers) / 3);
  pen.put(tally.cards[PASS]! / 2);
  const prospect = plans.length === 0 ? undefined : prospectOf(outlook);
  if (prospect === undefined) pen.skip(8);
  else {
    pen.oneOf(5, prospect.distance);
    pen.put(prospect.outs / Math.max(1, unseen.total));
    pen.put(prospect.left / 4);
    pen.put(plans.length / 3);
  }
  putLevel(pen, prospect?.plan.level);
  if (laid) pen.oneOf(4, stuck);
  else pen.skip(4);
  pen.put(welcome);
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

function putOpponent(pen: Pen, table: Table, { seat, part, opponent, guess }: Neighbour): void {
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
  const told = Math.min(toGo, LEVELS_TOLD);
  for (let levels = 1; levels <= LEVELS_TOLD; levels++) add(told === levels ? 1 : 0);
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

function leaderOf(toGo: readonly number[], seat: Seat): number {
  let leader = -1;
  for (let index = 0; index < toGo.length; index++) {
    if (index !== seat - 1 && (leader === -1 || toGo[index]! < toGo[leader]!)) leader = index;
  }
  return leader;
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
