/** The dull twin of adding: every move after every move. */
import {
  HOLD,
  cardOf,
  placedValue,
  waysOn,
  type AddCard,
  type Card,
  type Meld,
  type Placed,
} from '@palier/rules';

/** The fewest cards that stay in a hand. */
export function fewestStuck(hand: readonly Card[], melds: readonly Meld[], top: number): number {
  return fewest(
    hand.toSorted((a, b) => a - b),
    melds,
    { top, seen: new Map() },
  );
}

type Search = { readonly top: number; readonly seen: Map<string, number> };

function fewest(hand: readonly Card[], melds: readonly Meld[], search: Search): number {
  const key = `${hand.join()}/${melds.map((meld) => spanOf(meld)).join()}`;
  const before = search.seen.get(key);
  if (before !== undefined) return before;
  let least = hand.length;
  for (const [index, card] of hand.entries()) {
    const rest = hand.toSpliced(index, 1);
    for (const [place, meld] of melds.entries()) {
      for (const way of waysOn(meld, card, search.top)) {
        least = Math.min(least, fewest(rest, melds.with(place, grown(meld, way)), search));
      }
    }
  }
  search.seen.set(key, least);
  return least;
}

/** All that a meld's future depends on. */
function spanOf({ kind, cards }: Meld): string {
  return kind === 'run' ? `${placedValue(cards[0]!)!}-${cards.length}` : String(cards[0]!);
}

function grown(meld: Meld, card: Placed): Meld {
  const atStart = meld.kind === 'run' && placedValue(card)! < placedValue(meld.cards[0]!)!;
  return { kind: meld.kind, cards: atStart ? [card, ...meld.cards] : [...meld.cards, card] };
}

/** Plays additions one after the other; undefined where one of them is not possible. */
export function playAdditions(
  hand: readonly Card[],
  melds: readonly (readonly Meld[])[],
  { additions, top }: { readonly additions: readonly AddCard[]; readonly top: number },
): readonly Card[] | undefined {
  let rest = hand;
  let table = melds;
  for (const { card, to, meld: number } of additions) {
    const place = rest.indexOf(cardOf(card));
    const meld = table[to - 1]?.[number - 1];
    if (place === -1 || meld === undefined) return undefined;
    if (!waysOn(meld, cardOf(card), top).includes(card)) return undefined;
    rest = rest.toSpliced(place, 1);
    table = table.with(to - 1, table[to - 1]!.with(number - 1, grown(meld, card)));
  }
  return rest;
}

type Turns = {
  readonly top: number;
  readonly rule: 'discard' | 'any';
  /** Whether cards may be added in the first turn. */
  readonly mayAdd: boolean;
};

/** More turns than that would have to repeat themselves. */
const MOST_TURNS = 4;

/**
 * The fewest turns to empty a hand that already holds this turn's card, every order of adding and
 * every discard tried; each later turn begins with a card that fits nowhere.
 */
export function turnsToEmpty(
  hand: readonly Card[],
  melds: readonly Meld[],
  { top, rule, mayAdd }: Turns,
): number | undefined {
  let positions: readonly Position[] = [{ hand, melds }];
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const next = new Map<string, Position>();
    for (const position of positions) {
      for (const after of mayAdd || turn > 1 ? reachable(position, top) : [position]) {
        // END-1: where the last card must be discarded, adding it is no way out.
        if (after.hand.length === 0 && rule === 'any') return turn;
        if (after.hand.length === 1) return turn;
        for (const place of after.hand.keys()) {
          const left = { hand: [...after.hand.toSpliced(place, 1), HOLD], melds: after.melds };
          next.set(keyOf(left), left);
        }
      }
    }
    positions = [...next.values()];
  }
  return undefined;
}

type Position = { readonly hand: readonly Card[]; readonly melds: readonly Meld[] };

function keyOf({ hand, melds }: Position): string {
  return `${hand.toSorted((a, b) => a - b).join()}/${melds.map((meld) => spanOf(meld)).join()}`;
}

/** Every position that adding leads to, this one included. */
function reachable(start: Position, top: number): readonly Position[] {
  const seen = new Map([[keyOf(start), start]]);
  for (const { hand, melds } of seen.values()) {
    for (const [index, card] of hand.entries()) {
      for (const [place, meld] of melds.entries()) {
        for (const way of waysOn(meld, card, top)) {
          const next = {
            hand: hand.toSpliced(index, 1),
            melds: melds.with(place, grown(meld, way)),
          };
          seen.set(keyOf(next), next);
        }
      }
    }
  }
  return [...seen.values()];
}
