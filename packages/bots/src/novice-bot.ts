/**
 * A player of a few evenings. It errs as people do: it overlooks what lies open, what can be added, now
 * and then that it can lay, and it misjudges which of its cards to part with. What it never does is
 * what no person does: take a card that is of no use to it, take back what it has thrown itself, throw
 * a joker while it has another card, or break up a level that is complete. And it is kind: nobody has to
 * miss the first turn of a round through it, for who sits beside novices may be playing for the first time.
 */
import {
  isJoker,
  isSpecial,
  PASS,
  pastEvents,
  type Card,
  type Seat,
  type View,
} from '@palier/rules';
import { standpointOf, type Bot, type Random } from './bot.ts';
import { deliberate, deliberateEnd, isUndoing, type Mind, type MoveOption } from './deliberate.ts';
import { remember } from './memory.ts';
import { fitsTable, hasLaid } from './outlook.ts';

/** Of a hundred chances so many are overlooked. Beginners watch who plays before them, few the others. */
const OVERLOOKED = { takeNear: 50, takeFar: 60, add: 30, lay: 20 } as const;
/** How far a judgement is off, in turns either way. */
const BLUR = 2.5;

/** A decision of a novice: what it sees, its luck, and what it weighs. */
type Musing = { readonly view: View; readonly random: Random; readonly mind: Mind };

export function noviceBot(name: string, mind: Mind): Bot {
  return { name, decide: ({ view, random }) => chosenBy({ view, random, mind }).command };
}

function chosenBy(musing: Musing): MoveOption {
  const { view, random, mind } = musing;
  const options = deliberate(view, random, mind);
  switch (view.table.step) {
    case 'draw':
      return drawn(musing, options);
    case 'play':
      return played(musing, options);
    default:
      return blurred(options, random);
  }
}

function drawn({ view, random }: Musing, options: readonly MoveOption[]): MoveOption {
  const isOwn = wasThrownBySelf(view);
  const stock = options.find(({ command }) => command.t === 'drawCard');
  if (stock === undefined) {
    const others = options.filter((option) => !isOwn(option));
    return blurred(others.length > 0 ? others : options, random);
  }
  const seen = options.filter(
    (option) =>
      !isOwn(option) && isOfUse(view, option, stock) && !isOverlooked(view, option, random),
  );
  return seen.length > 0 ? blurred(seen, random) : stock;
}

/** Whether taking a card would undo an own move. */
function wasThrownBySelf(view: View): (option: MoveOption) => boolean {
  const { seat } = standpointOf(view);
  const { thrown } = remember(view)[seat - 1]!;
  return ({ command }) =>
    command.t === 'takeCard' && command.from === seat && thrown.includes(topOf(view, seat));
}

function topOf({ table }: View, from: Seat): Card {
  return table.discards[from - 1]!.at(-1)!;
}

/** Whether an open card does something that can be seen at a glance. */
function isOfUse(view: View, { command, score, facts }: MoveOption, stock: MoveOption): boolean {
  if (command.t !== 'takeCard') return false;
  const card = topOf(view, command.from);
  if (card === PASS) return score > stock.score;
  if (isSpecial(card)) return false;
  if (hasLaid(standpointOf(view))) return fitsTable(view.table, card);
  return isJoker(card) || facts.distance! < stock.facts.distance!;
}

function played(musing: Musing, options: readonly MoveOption[]): MoveOption {
  const { view, random, mind } = musing;
  const [first] = options as readonly [MoveOption, ...MoveOption[]];
  // What can be laid or added is listed alone; who overlooks it ends the turn.
  if (!isGrowth(first)) return blurred(sensible(kind(view, options)), random);
  const { taken } = view.table;
  // Who took a card knows what for.
  const isMindful = taken !== undefined && view.hand.includes(taken);
  if (isMindful || !isOverlooked(view, first, random)) return first;
  return blurred(sensible(kind(view, deliberateEnd(view, random, mind))), random);
}

function isGrowth({ command }: MoveOption): boolean {
  return command.t === 'layLevel' || command.t === 'addCard' || command.t === 'exchangeJoker';
}

/** Of the ways to end a turn those that make nobody miss the first one. Some card can always be discarded. */
function kind(view: View, ends: readonly MoveOption[]): readonly MoveOption[] {
  // Who comes into the midst of a round does not know who has played.
  const isSeenWhole = pastEvents(view.past).some(({ t }) => t === 'roundDealt');
  if (!isSeenWhole) return ends;
  const memory = remember(view);
  return ends.filter(
    ({ command }) => command.t !== 'playPass' || memory[command.on - 1]!.turns > 0,
  );
}

/** Of the ways to end a turn those that part neither with a joker nor with a level that is complete. */
function sensible(ends: readonly MoveOption[]): readonly MoveOption[] {
  const left = ends.filter((option) => !isUndoing(option) && !isOfJoker(option));
  const whole = left.filter(({ facts }) => facts.distance === 0);
  if (whole.length > 0) return whole;
  return left.length > 0 ? left : ends.slice(0, 1);
}

function isOfJoker({ command }: MoveOption): boolean {
  return command.t === 'discard' && isJoker(command.card);
}

function isOverlooked(view: View, { command }: MoveOption, random: Random): boolean {
  switch (command.t) {
    case 'takeCard':
      return isOneOf(
        isBefore(view, command.from) ? OVERLOOKED.takeNear : OVERLOOKED.takeFar,
        random,
      );
    case 'addCard':
      return isOneOf(OVERLOOKED.add, random);
    case 'layLevel':
      return isOneOf(OVERLOOKED.lay, random);
    default:
      return false;
  }
}

function isOneOf(hundredths: number, random: Random): boolean {
  return random.below(100) < hundredths;
}

/** Whether the pile is that of the player who plays before this one. */
function isBefore(view: View, from: Seat): boolean {
  const { seat } = standpointOf(view);
  return from % view.table.setup.players === seat - 1;
}

function blurred(options: readonly MoveOption[], random: Random): MoveOption {
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const score = option.score + (BLUR * (random.below(2001) - 1000)) / 1000;
    if (score <= most) continue;
    most = score;
    best = option;
  }
  return best;
}
