/** After the draw: lay, add, and end the turn. */
import {
  assert,
  checkAt,
  cardValue,
  HOLD,
  isJoker,
  isNumber,
  isSpecial,
  MOST_SWAPPED,
  PASS,
  placedValue,
  SWAP,
  TAKE,
  waysOn,
  winsByLaying,
  type Card,
  type Command,
  type Meld,
  type Placed,
  type Standpoint,
  type Table,
} from '@palier/rules';
import { layOptions } from './choose-laying.ts';
import type { Guess } from './danger.ts';
import type { Facts, MoveOption, Deliberation } from './deliberate.ts';
import { fitsTable, hasLaid, prospectOfAdding, prospectWith, stuckWith } from './outlook.ts';
import { mostAdditions } from './solver/index.ts';
import { passTargets, skipGain, stakeOf } from './skip.ts';

/** What adding is ahead of keeping a card that fits, in turns. */
const ADDING_AHEAD = 1;

export function playOptions(thought: Deliberation): readonly MoveOption[] {
  const { at, mind } = thought;
  const growth = hasLaid(at) ? (exchange(at) ?? addition(thought)) : undefined;
  if (growth !== undefined) {
    const option: MoveOption = { command: growth, score: 0, facts: {} };
    // A hand that can be emptied is emptied.
    if (!mind.isWide || stuckWith(thought.outlook, {}) <= 1) return [option];
    const ends = endOptions(thought);
    return [{ ...option, score: bestScore(ends) + ADDING_AHEAD }, ...ends];
  }
  const layings = layOptions(thought);
  if (layings.length === 0) return endOptions(thought);
  const winning = layings.find(({ command }) => winsWith(at, command));
  if (winning !== undefined) return [winning];
  if (!mind.plansGoingOut) return layings.slice(0, 1);
  const ends = endOptions(thought);
  const best = bestScore(ends);
  return [...layings.map((option) => ({ ...option, score: option.score + best })), ...ends];
}

function winsWith({ table, seat }: Standpoint, command: Command): boolean {
  return command.t === 'layLevel' && winsByLaying(table, seat, command.level);
}

function bestScore(options: readonly MoveOption[]): number {
  return Math.max(...options.map(({ score }) => score));
}

function isLegal(at: Standpoint, command: Command): boolean {
  return checkAt(at, command) === undefined;
}

/** HOUSE-jokerSwap: a joker for a number card is always a good bargain. */
function exchange(at: Standpoint): Command | undefined {
  const { table, hand } = at;
  if (table.setup.rules.jokerSwap === 'no') return undefined;
  for (const [index, melds] of table.melds.entries()) {
    for (const place of melds.keys()) {
      for (const card of hand) {
        if (!isNumber(card)) continue;
        const command: Command = { t: 'exchangeJoker', card, to: index + 1, meld: place + 1 };
        if (isLegal(at, command)) return command;
      }
    }
  }
  return undefined;
}

/** A number card that fits goes down; jokers fit always and wait until they take the hand with them. */
function addition({ at, mind }: Deliberation): Command | undefined {
  if (!mind.plansGoingOut) {
    const areJokersLast = at.hand.filter((card) => !isJoker(card)).length <= 1;
    return addOneOf(at, isNumber) ?? (areJokersLast ? addOneOf(at, isJoker) : undefined);
  }
  const { additions, stuck } = mostAdditions(at.hand, at.table);
  const [first] = additions;
  if (first === undefined) return undefined;
  // The hand can be emptied: every addition in its order, jokers too.
  if (stuck.length <= 1 && isLegal(at, first)) return first;
  return addOneOf(at, isNumber);
}

function addOneOf(at: Standpoint, isWanted: (card: Card) => boolean): Command | undefined {
  const { table, hand } = at;
  let best: Command | undefined;
  for (const card of hand) {
    if (!isWanted(card)) continue;
    for (const [index, melds] of table.melds.entries()) {
      for (const [place, meld] of melds.entries()) {
        for (const way of waysOn(meld, card, table.setup.top)) {
          const command: Command = { t: 'addCard', card: way, to: index + 1, meld: place + 1 };
          if (!isLegal(at, command)) continue;
          if (meld.kind === 'run' && leadsOn(hand, meld, way)) return command;
          // What is not a run opens no new end to the others.
          if (best === undefined || meld.kind !== 'run') best = command;
        }
      }
    }
  }
  return best;
}

/** Whether a card of the hand would follow on a card put at this end of a run. */
function leadsOn(hand: readonly Card[], meld: Meld, way: Placed): boolean {
  const value = placedValue(way)!;
  const beyond = value < placedValue(meld.cards[0]!)! ? value - 1 : value + 1;
  return hand.some((card) => isNumber(card) && cardValue(card) === beyond);
}

/** The ways to end the turn, as if nothing could be laid or added. */
export function endOptions(thought: Deliberation): readonly MoveOption[] {
  const { at } = thought;
  const guesses = thought.guesses(at.hand);
  const options = discardOptions(thought, guesses);
  // END-1, PASS-4, MASTER-2: the last card of all is a discard, whatever it is.
  if (at.hand.length === 1) return options;
  return [...options, ...passOptions(thought, guesses), ...specialOptions(thought)];
}

function discardOptions(thought: Deliberation, guesses: readonly Guess[]): readonly MoveOption[] {
  const { at } = thought;
  const options: MoveOption[] = [];
  for (const card of new Set(at.hand)) {
    const command: Command = { t: 'discard', card };
    if (!isLegal(at, command)) continue;
    const { score, facts, ...rest } = without(thought, card);
    const given = gift(thought, card, guesses);
    const undoes = isThrowBack(at.table, card);
    options.push({
      ...rest,
      command,
      score: score - given.cost,
      facts: { ...facts, ...given.facts, undoes },
    });
  }
  assert(options.length > 0, 'some card can always be discarded');
  return options;
}

/** Whether the turn would have done nothing: a card was taken that need not be, and goes back. */
function isThrowBack({ stock, taken }: Table, card: Card): boolean {
  return stock > 0 && card === taken;
}

/** What a card that may fit some day is worth against one that fits now. */
const LATER = 0.5;

/** What the hand is worth without a card. */
function without(
  thought: Deliberation,
  card: Card,
): Pick<MoveOption, 'score' | 'facts' | 'prospect'> {
  const { at, outlook, mind } = thought;
  const { table, hand } = at;
  const { weights } = mind;
  if (hasLaid(at)) {
    const later = prospectOfAdding(table, card);
    if (!mind.plansGoingOut) return { score: -later, facts: {} };
    return { score: -stuckWith(outlook, { less: card }) - LATER * later, facts: {} };
  }
  const prospect = prospectWith(outlook, { less: card });
  const { cost, distance, outs } = prospect;
  let kept = 0;
  for (const own of hand) {
    if (isJoker(own)) kept += weights.joker;
    else if (isNumber(own) && fitsTable(table, own)) kept += weights.fit;
  }
  if (isJoker(card)) kept -= weights.joker;
  else if (isNumber(card) && fitsTable(table, card)) kept -= weights.fit;
  else if (isSpecial(card)) kept -= weights.pass / 2;
  return { score: kept - cost, facts: { distance, outs }, prospect };
}

/** What a thrown card does for the others until it is covered. */
function gift(
  thought: Deliberation,
  card: Card,
  guesses: readonly Guess[],
): { readonly cost: number; readonly facts: Facts } {
  const { at, mind } = thought;
  const { table } = at;
  const { give, fade, feed, feedLast } = mind.weights;
  const gives: { seat: number; chance: number }[] = [];
  const feeds: number[] = [];
  let cost = 0;
  let reach = 1;
  const fits = fitsTable(table, card);
  for (const { seat, hasLaid: laid, needs } of guesses) {
    // Who must miss the next turn sees the card covered before it can be taken.
    if (table.skipped.includes(seat)) continue;
    const stake = stakeOf(table, at.seat, seat) / (table.setup.players - 1);
    if (laid) {
      if (fits) {
        feeds.push(seat);
        cost += reach * stake * (feed + feedLast / Math.max(1, table.counts[seat - 1]!));
      }
    } else {
      const chance = needs.get(card) ?? 0;
      if (chance > 0) gives.push({ seat, chance });
      cost += reach * stake * give * chance;
    }
    reach *= fade;
  }
  return { cost, facts: { gives, feeds } };
}

function passOptions(thought: Deliberation, guesses: readonly Guess[]): readonly MoveOption[] {
  const targets = passTargets(thought);
  if (targets.length === 0) return [];
  const { score, ...rest } = without(thought, PASS);
  return targets.map((on) => ({
    ...rest,
    command: { t: 'playPass', on },
    // `without` counts a Pass card thrown away as half of one played.
    score: score + thought.mind.weights.pass / 2 + skipGain(thought, on, guesses),
  }));
}

function specialOptions(thought: Deliberation): readonly MoveOption[] {
  const { at, mind } = thought;
  const { weights } = mind;
  const options: MoveOption[] = [];
  const offer = (command: Command, card: Card, gain: number): void => {
    if (!isLegal(at, command)) return;
    const { score, ...rest } = without(thought, card);
    options.push({ ...rest, command, score: score + weights.pass / 2 + gain });
  };
  const isLaid = hasLaid(at);
  if (at.hand.includes(HOLD)) {
    const isOfUse = !isLaid && !at.table.held.includes(at.seat);
    offer({ t: 'playHold' }, HOLD, isOfUse ? weights.hold : 0);
  }
  // MASTER-3: one more card is welcome until the level is down.
  if (at.hand.includes(TAKE)) offer({ t: 'playTake' }, TAKE, isLaid ? -weights.take : weights.take);
  if (at.hand.includes(SWAP)) {
    const cards = cardsToSwap(thought);
    if (cards.length > 0) offer({ t: 'playSwap', cards }, SWAP, weights.swap * cards.length);
  }
  return options;
}

/** MASTER-4: up to three cards that serve nothing, as long as others come for them. */
function cardsToSwap(thought: Deliberation): readonly Card[] {
  const { at, outlook } = thought;
  const { table, hand } = at;
  const most = Math.min(MOST_SWAPPED, hand.length - 2, hasLaid(at) ? MOST_SWAPPED : table.stock);
  const idle = hand.filter((card) => {
    if (!isNumber(card)) return false;
    if (hasLaid(at)) return prospectOfAdding(table, card) < 1;
    return prospectWith(outlook, { less: card }).distance <= prospectWith(outlook, {}).distance;
  });
  return idle.slice(0, Math.max(0, most));
}
