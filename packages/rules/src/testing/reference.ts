/**
 * Legality a second time, from the ledger's text and by brute force, to run in step with `check`.
 * Slow and plain on purpose; it shares the cards' codes and the table's shape with the kernel and no
 * judgement. It answers whether, never why.
 */
import {
  COLOURS,
  PASS,
  SWAP,
  TAKE,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  isSpecial,
  makePlaced,
  meaningOf,
  placeAsColour,
  placeAsValue,
  type Card,
  type Placed,
} from '../cards.ts';
import type { Standpoint } from '../check.ts';
import type { AddCard, Command, LayLevel } from '../commands.ts';
import type { Kind, Level } from '../ladders.ts';
import { PLAYED_ALONE, isAloneCommand } from '../specials.ts';
import type { Meld } from '../state.ts';

export function isLegal(at: Standpoint, command: Command): boolean {
  const { table, seat } = at;
  const several = table.step === 'keep' || table.step === 'offer';
  if (table.step === 'over') return false;
  if (several ? !table.pending.includes(seat) : table.turn !== seat) return false;
  switch (table.step) {
    case 'draw':
      return mayDraw(at, command);
    case 'play':
      return mayPlay(at, command);
    case 'keep':
      return command.t === 'keepCards' && mayKeep(at, command.cards);
    case 'offer':
      return (
        command.t === 'offerCards' &&
        holds(at, command.cards) &&
        command.cards.length === Math.min(3, at.hand.length)
      );
    case 'pick':
      return (
        command.t === 'pickCard' && (table.offers?.[command.from - 1] ?? []).includes(command.card)
      );
    case 'drop':
      return (
        command.t === 'dropPalier' &&
        table.left[seat - 1]!.includes(command.level) &&
        command.level !== table.laid[seat - 1]
      );
  }
}

/** Each card as often in the hand as it is named. */
function holds({ hand }: Standpoint, cards: readonly Card[]): boolean {
  const rest = hand.slice();
  return cards.every((card) => {
    const place = rest.indexOf(card);
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  });
}

function mayDraw({ table, seat }: Standpoint, command: Command): boolean {
  const { rules } = table.setup;
  if (command.t === 'drawCard') {
    const canCollect = table.faceUp.length > 0 || table.discards.some((pile) => pile.length >= 2);
    return table.stock > 0 || (rules.stockOut === 'rebuild' && canCollect);
  }
  if (command.t !== 'takeCard') return false;
  const top = table.discards[command.from - 1]?.at(-1);
  if (top === undefined) return false;
  if (rules.drawOwn === 'forbidden' && command.from === seat) return false;
  if (rules.drawPass === 'forbidden' && top === PASS) return false;
  return rules.drawJoker !== 'forbidden' || !isJoker(top);
}

function mayKeep(at: Standpoint, cards: readonly Card[]): boolean {
  const { table, seat } = at;
  const { from, cards: most } = table.setup.keep[seat - 1]!;
  const level = table.setup.ladders[seat - 1]!.levels.length + 1 - table.left[seat - 1]!.length;
  const hasLaid = table.laid[seat - 1] !== undefined;
  const isLaidEnough = !hasLaid || table.setup.rules.keepLevel === 'reached';
  const byLevel = isLaidEnough && level >= from ? most : 0;
  const byHold = table.held.includes(seat) && !hasLaid ? 3 : 0;
  return holds(at, cards) && cards.length <= Math.max(byLevel, byHold);
}

function mayPlay(at: Standpoint, command: Command): boolean {
  const { table, seat, hand } = at;
  const { rules, players } = table.setup;
  switch (command.t) {
    case 'layLevel':
      return mayLayCards(at, command);
    case 'addCard':
      return mayAdd(at, command);
    case 'exchangeJoker': {
      const meld = table.melds[command.to - 1]?.[command.meld - 1];
      return (
        rules.jokerSwap === 'yes' &&
        table.laid[seat - 1] !== undefined &&
        meld !== undefined &&
        isNumber(command.card) &&
        holds(at, [command.card]) &&
        meld.cards.some((placed) => standsFor(placed, command.card, meld.kind))
      );
    }
    case 'discard': {
      if (!holds(at, [command.card])) return false;
      const isThrownBack = rules.throwBack === 'forbidden' && table.taken === command.card;
      return !isThrownBack || hand.length === 1 || holds(at, [command.card, command.card]);
    }
    case 'playPass': {
      const isTarget =
        table.counts[command.on - 1] !== undefined &&
        command.on !== seat &&
        !table.skipped.includes(command.on) &&
        (rules.passTarget === 'any' || command.on === (seat % players) + 1);
      return isTarget && holds(at, [PASS]);
    }
    case 'playTake':
      return (
        holds(at, [TAKE]) &&
        (hand.length === 1 || table.counts.some((count, i) => i !== seat - 1 && count > 0))
      );
    case 'playSwap': {
      const { length } = command.cards;
      if (!holds(at, [SWAP, ...command.cards])) return false;
      // MASTER-2: as a last card it is the final discard, and there is nothing to swap.
      if (hand.length === 1) return length === 0;
      return length >= 1 && length <= 3 && hand.length > length + 1;
    }
    default:
      return isAloneCommand(command) && holds(at, [PLAYED_ALONE[command.t].card]);
  }
}

function standsFor(placed: Placed, card: Card, kind: Kind): boolean {
  if (!isJoker(cardOf(placed))) return false;
  const meaning = meaningOf(placed);
  if (kind === 'colour') return meaning.t === 'colour' && meaning.colour === cardColour(card);
  return meaning.t === 'value' && meaning.value === cardValue(card);
}

function mayAdd(at: Standpoint, command: AddCard): boolean {
  const { table, seat, hand } = at;
  const { rules, top } = table.setup;
  const meld = table.melds[command.to - 1]?.[command.meld - 1];
  if (meld === undefined || table.laid[seat - 1] === undefined) return false;
  if (!holds(at, [cardOf(command.card)])) return false;
  if (rules.addSameTurn === 'no' && table.laidNow) return false;
  if (hand.length === 1 && rules.goingOut === 'discard') return false;
  return readings([...meld.cards, command.card], meld.kind, top).length === 1;
}

function mayLayCards(at: Standpoint, command: LayLevel): boolean {
  const { table, seat, hand } = at;
  const { rules } = table.setup;
  const melds = resolve(at, command);
  if (melds === undefined) return false;
  const cards = melds.flatMap((meld) => meld.cards.map(cardOf));
  if (!holds(at, cards)) return false;
  if (cards.length < hand.length || rules.goingOut === 'any') return true;
  const { mode, levels } = table.setup.ladders[seat - 1]!;
  const isLastEnough = rules.openWin === 'last' && mode === 'open';
  const isLast = isLastEnough && levelMeant(at, command) === levels.length;
  return rules.winOnLaying === 'yes' && (isLast || table.left[seat - 1]!.length === 1);
}

/** The level that a laying is for, where the seat may lay it now. */
export function levelMeant({ table, seat }: Standpoint, command: LayLevel): number | undefined {
  if (table.laid[seat - 1] !== undefined) return undefined;
  const left = table.left[seat - 1]!;
  const layable = table.setup.ladders[seat - 1]!.mode === 'open' ? left : left.slice(0, 1);
  if (command.level === undefined) return layable.length === 1 ? layable[0] : undefined;
  return layable.includes(command.level) ? command.level : undefined;
}

/**
 * What a laying as written puts on the table: the first written combination takes the first part it
 * can so that the whole works. Nothing where no way works, or where a joker could mean several things.
 */
export function resolve(at: Standpoint, command: LayLevel): readonly Meld[] | undefined {
  const { setup } = at.table;
  const number = levelMeant(at, command);
  if (number === undefined) return undefined;
  const level = setup.ladders[at.seat - 1]!.levels[number - 1]!;
  if (command.melds.length !== level.length) return undefined;
  for (const parts of orders(level)) {
    const ways = parts.map((part, i) =>
      command.melds[i]!.length === part.size
        ? readings(command.melds[i]!, part.kind, setup.top)
        : [],
    );
    if (ways.some((found) => found.length === 0)) continue;
    const melds = parts.map((part, i) => ({ kind: part.kind, cards: ways[i]![0]! }));
    if (setup.rules.jokerNeedsNatural === 'yes' && melds.some(isAllJokers)) continue;
    const isClear = ways.every((found) => found.length === 1);
    if (setup.rules.pairsDistinct === 'yes' && isClear && sharesValue(melds)) continue;
    return isClear ? melds : undefined;
  }
  return undefined;
}

/** The parts in every order, the ones that keep to the level's order first. */
function* orders(parts: Level): Generator<Level, undefined> {
  if (parts.length === 0) yield [];
  for (const [i, part] of parts.entries()) {
    for (const rest of orders(parts.toSpliced(i, 1))) yield [part, ...rest];
  }
}

function isAllJokers(meld: Meld): boolean {
  return meld.cards.every((placed) => isJoker(cardOf(placed)));
}

function sharesValue(melds: readonly Meld[]): boolean {
  const values = melds
    .filter(({ kind }) => kind === 'set')
    .map(({ cards }) => valuesOf(cards[0]!, 0)[0]);
  return new Set(values).size < values.length;
}

/** The values a card may count as: its own, the one said, or any in the joker's range. */
function valuesOf(placed: Placed, top: number): readonly number[] {
  const card = cardOf(placed);
  if (isNumber(card)) return [cardValue(card)];
  const meaning = meaningOf(placed);
  const range = makePlaced(placed).match(/^J(\d+)-(\d+)/);
  const low = Number(range?.[1] ?? 1);
  const high = Number(range?.[2] ?? 18);
  const isInRange = (value: number): boolean => value >= low && value <= high;
  if (meaning.t === 'value') return isInRange(meaning.value) ? [meaning.value] : [];
  if (meaning.t !== 'none') return [];
  return Array.from({ length: top }, (_, i) => i + 1).filter(isInRange);
}

/** Every distinct way to read cards as a combination, jokers with their meaning. */
export function readings(
  cards: readonly Placed[],
  kind: Kind,
  top: number,
): readonly (readonly Placed[])[] {
  if (cards.some((placed) => isSpecial(cardOf(placed)))) return [];
  switch (kind) {
    case 'set':
      return Array.from({ length: top }, (_, i) => i + 1)
        .filter((value) => cards.every((placed) => valuesOf(placed, top).includes(value)))
        .map((value) => cards.map((placed) => withValue(placed, value)));
    case 'colour':
      return COLOURS.filter((colour) =>
        cards.every((placed) => {
          if (isNumber(cardOf(placed))) return cardColour(cardOf(placed)) === colour;
          const meaning = meaningOf(placed);
          return meaning.t === 'none' || (meaning.t === 'colour' && meaning.colour === colour);
        }),
      ).map((colour) =>
        cards.map((placed) => (isOpen(placed) ? placeAsColour(cardOf(placed), colour) : placed)),
      );
    case 'run':
      return distinct(
        Array.from({ length: Math.max(0, top - cards.length + 1) }, (_, i) => i + 1).flatMap(
          (start) => runsFrom(start, cards, { size: cards.length, top }),
        ),
      );
  }
}

/** The ways in which each card takes a place of its own among `size` values from `start` on. */
function runsFrom(
  start: number,
  cards: readonly Placed[],
  { size, top }: { readonly size: number; readonly top: number },
  taken: readonly number[] = [],
): readonly (readonly Placed[])[] {
  const placed = cards[taken.length];
  if (placed === undefined) return [[]];
  return valuesOf(placed, top)
    .filter((value) => value >= start && value < start + size && value <= top)
    .filter((value) => !taken.includes(value))
    .flatMap((value) =>
      runsFrom(start, cards, { size, top }, [...taken, value]).map((rest) => [
        withValue(placed, value),
        ...rest,
      ]),
    );
}

function isOpen(placed: Placed): boolean {
  return isJoker(cardOf(placed)) && meaningOf(placed).t === 'none';
}

function withValue(placed: Placed, value: number): Placed {
  return isOpen(placed) ? placeAsValue(cardOf(placed), value) : placed;
}

function distinct(ways: readonly (readonly Placed[])[]): readonly (readonly Placed[])[] {
  const found = new Map(ways.map((way) => [way.toSorted((a, b) => a - b).join(), way]));
  return [...found.values()];
}
