#!/usr/bin/env node
/**
 * A bot for palier in TypeScript, without any dependency; Node 22.18 or newer runs it as it is:
 *
 *     palier sim --bots steady,exec:./examples/bot.ts --games 100
 *
 * It counts cards: what it has not seen anywhere may still come, and it throws away what leaves the
 * most cards that would bring it nearer to its level. The messages are described in README.md.
 */
import { createInterface } from 'node:readline';

type Card = string;
type Meld = { readonly kind: 'run' | 'set' | 'colour'; readonly cards: readonly Card[] };

type Hello = {
  readonly t: 'hello';
  readonly seat: number;
  readonly deck: readonly Card[];
  readonly ladders: readonly { readonly levels: readonly (readonly string[])[] }[];
};

type View = {
  readonly hands: readonly (readonly Card[])[];
  readonly discards: readonly (readonly Card[])[];
  readonly melds: readonly (readonly Meld[])[];
  /** The level of each seat; on an open ladder the list of those left. */
  readonly levels: readonly (number | readonly number[])[];
  /** The round so far, as this seat saw it. */
  readonly history: readonly { readonly t: string; readonly seat?: number; readonly card?: Card }[];
};

type Decide = {
  readonly t: 'decide';
  readonly id: number;
  readonly view: View;
  readonly legal: readonly string[];
};

type Message = Hello | Decide | { readonly t: 'over'; readonly winners: readonly number[] };

const isNumber = (card: Card): boolean => /^[ROYGBP]\d/.test(card);
const isJoker = (card: Card): boolean => card.startsWith('J');
/** Of a number card, or of a joker on the table: `J=9`, `J=R`. */
const valueOf = (card: Card): number => Number(/\d+$/.exec(card)?.[0]);
const colourOf = (card: Card): string => card.split('=').at(-1)![0]!;

/** How many cards a level lacks, by a greedy look: each part takes the cards it can use best. */
function missingFor(hand: readonly Card[], level: readonly string[]): number {
  let numbers = hand.filter(isNumber);
  let missing = -hand.filter(isJoker).length;
  for (const part of level) {
    const [kind, size] = [part.split(' ')[0], Number(part.split(' ')[1])];
    const used = bestCards(numbers, kind!, size);
    numbers = without(numbers, used);
    missing += size - used.length;
  }
  return Math.max(0, missing);
}

function bestCards(cards: readonly Card[], kind: string, size: number): readonly Card[] {
  if (kind !== 'run') {
    const groups = Map.groupBy(cards, (card) => (kind === 'set' ? valueOf(card) : colourOf(card)));
    return longest([...groups.values()].map((group) => group.slice(0, size)));
  }
  const oneOf = new Map(cards.map((card) => [valueOf(card), card]));
  const runs = Array.from({ length: 18 }, (_, low) =>
    Array.from({ length: size }, (_, step) => oneOf.get(low + 1 + step)).filter(
      (card) => card !== undefined,
    ),
  );
  return longest(runs);
}

function longest(lists: readonly (readonly Card[])[]): readonly Card[] {
  return lists.reduce((best, list) => (list.length > best.length ? list : best), []);
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of gone) {
    const place = rest.indexOf(card);
    if (place !== -1) rest.splice(place, 1);
  }
  return rest;
}

function fits(card: Card, { kind, cards }: Meld): boolean {
  if (kind === 'set') return valueOf(card) === valueOf(cards[0]!);
  if (kind === 'colour') return colourOf(card) === colourOf(cards[0]!);
  return [valueOf(cards[0]!) - 1, valueOf(cards.at(-1)!) + 1].includes(valueOf(card));
}

/** What one decision is about, seen from one seat. */
class Thinker {
  readonly #hello: Hello;
  readonly #view: View;
  readonly hand: readonly Card[];
  readonly #hasLaid: boolean;
  /** Every card that this seat has not seen in this round. */
  readonly #unseen: readonly Card[];

  constructor(hello: Hello, view: View) {
    this.#hello = hello;
    this.#view = view;
    this.hand = view.hands[hello.seat - 1]!;
    this.#hasLaid = view.melds[hello.seat - 1]!.length > 0;
    const onTable = view.melds
      .flat()
      .flatMap(({ cards }) => cards.map((card) => card.split('=')[0]!));
    // Cards that others have taken from a pile: they are in their hands, and known.
    const taken = view.history.flatMap(({ t, seat, card }) =>
      t === 'cardTaken' && seat !== hello.seat ? [card!] : [],
    );
    const seen = [...this.hand, ...view.discards.flat(), ...onTable, ...taken];
    this.#unseen = without(hello.deck, seen);
  }

  missing(hand: readonly Card[]): number {
    const { levels } = this.#hello.ladders[this.#hello.seat - 1]!;
    const own = this.#view.levels[this.#hello.seat - 1]!;
    const open = typeof own === 'number' ? [own] : own;
    return Math.min(...open.map((level) => missingFor(hand, levels[level - 1] ?? [])));
  }

  /** How much a card would help. */
  help(card: Card): number {
    if (isJoker(card)) return 3;
    if (!isNumber(card)) return 0;
    if (this.#hasLaid) return this.#fitsTable(card) ? 2 : 0;
    return this.missing(this.hand) - this.missing([...this.hand, card]);
  }

  /** How bad a hand is without some cards: what it lacks first, then how few cards would help. */
  cost(gone: readonly Card[]): number {
    const rest = without(this.hand, gone);
    // A joker or a special card is worth more in the hand than in anybody else's.
    const gifts = gone.filter((card) => !isNumber(card)).length;
    const gift = gone.some((card) => isNumber(card) && this.#fitsTable(card)) ? 0.05 : 0;
    if (this.#hasLaid) return 10 * gifts + gift;
    const missing = this.missing(rest);
    const outs = this.#unseen.filter((card) => this.missing([...rest, card]) < missing).length;
    return 10 * (gifts + missing) - outs / this.#unseen.length + gift;
  }

  /** The top card of a pile, of which a move says the seat: `take 3`. */
  top(move: string): Card {
    return this.#view.discards[Number(move.split(' ')[1]) - 1]!.at(-1)!;
  }

  cardsOf(move: string): number {
    return this.#view.hands[Number(move.split(' ')[1]) - 1]!.length;
  }

  #fitsTable(card: Card): boolean {
    return this.#view.melds.flat().some((meld) => fits(card, meld));
  }
}

function decide(hello: Hello, { view, legal }: Decide): string {
  const mind = new Thinker(hello, view);
  const all = (verb: string): readonly string[] =>
    legal.filter((move) => move.split(' ')[0] === verb);
  const cards = (move: string): readonly Card[] => move.split(' ').slice(1);

  const take = least(all('take'), (move) => -mind.help(mind.top(move)));
  if (take !== undefined && mind.help(mind.top(take)) > 0) return take;
  // Layings come best first; adding and exchanging only make the hand better.
  for (const verb of ['draw', 'lay', 'exchange', 'add', 'grab']) {
    const move = all(verb)[0];
    if (move !== undefined) return move;
  }
  const pass = least(all('pass'), (move) => mind.cardsOf(move));
  if (pass !== undefined && mind.hand.length > 1) return pass;
  return (
    least(all('discard'), (move) => mind.cost(cards(move))) ??
    least(all('offer'), (move) => mind.cost(cards(move))) ??
    least(all('pick'), (move) => -mind.help(cards(move)[1]!)) ??
    all('drop').at(-1) ??
    legal[0]!
  );
}

/** The move of which something is smallest. */
function least(moves: readonly string[], of: (move: string) => number): string | undefined {
  return moves.map((move) => ({ move, size: of(move) })).sort((a, b) => a.size - b.size)[0]?.move;
}

let hello: Hello | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.t === 'hello') hello = message;
  if (message.t === 'decide' && hello !== undefined) {
    const move = decide(hello, message);
    process.stdout.write(`${JSON.stringify({ t: 'move', move, id: message.id })}\n`);
  }
}
