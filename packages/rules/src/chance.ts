/**
 * The port through which luck enters the rules, by named streams: what one stream gives never
 * depends on how much of another was used, so a bot's thinking cannot change a deal.
 *
 * Streams the kernel asks for: `dealer`; `deal/ROUND`; `rebuild/ROUND/MELDED/IDLE`, named by the cards
 * lying in melds and the turns since one was laid or added: a moment that no round has twice, so that
 * no two rebuilds share a permutation that a player with a good memory could learn from the first.
 */
import { assert } from './assert.ts';
import type { Card } from './cards.ts';

export type Chance = {
  /** A new order of the cards, every order equally likely. */
  readonly shuffle: (stream: string, cards: readonly Card[]) => readonly Card[];
  /** A whole number from 0 to n - 1, each equally likely. */
  readonly below: (stream: string, n: number) => number;
};

/** A source of 32 random bits a call. */
export type Bits = () => number;

/** A number below n without bias: Lemire's multiplication with rejection. */
export function below(bits: Bits, n: number): number {
  for (;;) {
    const product = bits() * n;
    // Exact: a product below 2^53, scaled by a power of two.
    const high = Math.floor(product / 2 ** 32);
    const low = product - high * 2 ** 32;
    if (low >= n || low >= (2 ** 32 - n) % n) return high;
  }
}

/** Fisher and Yates, from the last place down. */
export function shuffled(bits: Bits, cards: readonly Card[]): readonly Card[] {
  // Copied one by one: a frozen deck's own copying is slow.
  const order: Card[] = [];
  for (const card of cards) order.push(card);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(bits, i + 1);
    const card = order[i]!;
    order[i] = order[j]!;
    order[j] = card;
  }
  return order;
}

export function chanceFrom(bitsOf: (stream: string) => Bits): Chance {
  return {
    shuffle: (stream, cards) => shuffled(bitsOf(stream), cards),
    below: (stream, n) => below(bitsOf(stream), n),
  };
}

/** Small and fast, the same in Node and in browsers: for simulations and positions with a seed. */
export function seededChance(seed: string): Chance {
  return chanceFrom((stream) => seededBits(`${seed}/${stream}`));
}

/** The generator sfc32, started from a 128-bit hash of the text. */
export function seededBits(text: string): Bits {
  let [a, b, c, d] = hash128(text);
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Four 32-bit lanes of multiply-and-mix over the text's UTF-16 units. */
function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}

export type ScriptedOutcome =
  | { readonly stream: string; readonly order: readonly Card[] }
  | { readonly stream: string; readonly number: number };

export type ScriptedChance = Chance & { readonly assertUsedUp: () => void };

/** Luck written down beforehand, for tests: refuses a call it did not foresee and a rest unused. */
export function scriptedChance(script: readonly ScriptedOutcome[]): ScriptedChance {
  let at = 0;
  const expect = (stream: string): ScriptedOutcome => {
    const outcome = script[at];
    assert(outcome !== undefined, `the script of chance ends before ${stream}`);
    assert(stream.startsWith(outcome.stream), `the script has ${outcome.stream}, not ${stream}`);
    at++;
    return outcome;
  };
  return {
    shuffle: (stream, cards) => {
      const outcome = expect(stream);
      assert('order' in outcome, `the script has no order for ${stream}`);
      assert(sameCards(outcome.order, cards), `the script's order for ${stream} has other cards`);
      return outcome.order;
    },
    below: (stream, n) => {
      const outcome = expect(stream);
      assert('number' in outcome && outcome.number < n, `the script has no number for ${stream}`);
      return outcome.number;
    },
    assertUsedUp: () => {
      assert(at === script.length, `the script of chance has ${script.length - at} outcomes left`);
    },
  };
}

/** Whether two lists hold the same cards, each as often, in any order. */
export function sameCards(a: readonly Card[], b: readonly Card[]): boolean {
  if (a.length !== b.length) return false;
  const sorted = b.toSorted((x, y) => x - y);
  return a.toSorted((x, y) => x - y).every((card, i) => card === sorted[i]);
}
