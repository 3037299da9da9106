/** What one option does: to the hand, to the table, to each of the others. */
import {
  HOLD,
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
  type Card,
  type Command,
  type Table,
} from '@palier/rules';
import type { MoveOption } from '../deliberate.ts';
import { fitsTable, hasLaid, prospectOfAdding } from '../outlook.ts';
import {
  addMeld,
  addTo,
  copyShape,
  countStuck,
  emptyShape,
  removeFrom,
  type HandTally,
} from '../solver/index.ts';
import { KINDS_OF_MOVE, cardsOf, kindOf } from './moves.ts';
import { LEVEL_INPUTS, putLevel, type Pen } from './pen.ts';
import { PLACES, welcomeShare, type Neighbour, type Sight } from './scene.ts';

const LINK_INPUTS = 10;

/** Where in an option's inputs its score stands: by how many turns it is behind the best, in fives. */
export const SCORE_INPUT = KINDS_OF_MOVE;

export const OPTION_INPUTS = 82 + LEVEL_INPUTS + PLACES * LINK_INPUTS;

const grown = emptyShape();
const link = new Float32Array(LINK_INPUTS);

export function putOption(pen: Pen, sight: Sight, option: MoveOption): void {
  const { at, outlook } = sight.scene.thought;
  const { table, seat } = at;
  const { command, prospect, laying } = option;
  const { players } = table.setup;
  pen.oneOf(KINDS_OF_MOVE, kindOf(command, seat, players));
  pen.put(Math.max(-5, option.score - sight.best) / 5);
  pen.flag(option.score === sight.best);
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
  let { welcome } = sight;
  if (!laid) pen.skip(8);
  else {
    let { stuck } = sight;
    if (lays) {
      copyShape(outlook.shape, grown);
      for (const meld of laying) addMeld(grown, meld, table.setup.top);
      stuck = countStuck(tally, grown, table.setup.top);
      welcome = welcomeShare(grown, unseen);
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
  pen.put(welcome - sight.welcome);
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
  pen.put(tally.cards[PASS]! / 2);
  pen.put((tally.cards[TAKE]! + tally.cards[SWAP]! + tally.cards[HOLD]!) / 2);
  pen.put(lays ? laidJokers(option) / 2 : 0);
  pen.put(command.t === 'dropPalier' ? command.level / 8 : 0);
  pen.put(command.t === 'layLevel' ? (command.level ?? 0) / 8 : 0);
  for (const own of cards) (isGain ? removeFrom : addTo)(tally, own);
  const from = pen.at;
  assert(from + PLACES * LINK_INPUTS === OPTION_INPUTS, 'every input of the option is told');
  for (const neighbour of sight.neighbours) {
    measureLink(table, { command, card }, neighbour);
    const start = from + neighbour.place * LINK_INPUTS;
    for (let i = 0; i < LINK_INPUTS; i++) {
      pen.into[start + i] = pen.into[start + i]! + neighbour.part * link[i]!;
    }
  }
}

/** What the option is to one opponent. */
function measureLink(
  table: Table,
  { command, card }: { readonly command: Command; readonly card: Card | undefined },
  { seat, opponent, guess }: Neighbour,
): void {
  link.fill(0);
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
