/** Why a command is refused: a closed code, the ledger's rule, and the facts a sentence needs. */
import type { Card, Placed } from './cards.ts';
import type { Kind, LevelPart } from './ladders.ts';
import type { RuleId } from './rule-ids.ts';
import type { Seat, Step } from './state.ts';

type Nothing = Record<never, never>;
type OneCard = { readonly card: Card };
type PlacedCards = { readonly cards: readonly Placed[] };

export type RefusalFacts = {
  // INPUT-1
  'unreadable-move': { readonly move: string };
  'no-such-card': OneCard;
  'no-such-seat': { readonly seat: number; readonly players: number };
  'no-such-meld': { readonly seat: Seat; readonly meld: number };
  'no-such-level': { readonly level: number };
  'unknown-card': Nothing;
  'name-the-seat': Nothing;
  // Turn and order
  'game-over': Nothing;
  'not-your-turn': { readonly turn: Seat };
  'already-decided': { readonly step: Step };
  'nothing-to-decide': { readonly step: Step };
  'must-draw-first': Nothing;
  'already-drawn': Nothing;
  'must-keep-first': { readonly most: number };
  'must-offer-first': { readonly count: number };
  'must-pick-first': Nothing;
  'must-drop-first': { readonly levels: readonly number[] };
  'nothing-to-keep': Nothing;
  'nothing-to-offer': Nothing;
  'nothing-to-pick': Nothing;
  'nothing-to-drop': Nothing;
  'card-not-in-hand': OneCard;
  // Drawing
  'stock-empty': Nothing;
  'pile-empty': { readonly seat: Seat };
  'pass-not-drawn': Nothing;
  'joker-not-drawn': Nothing;
  'own-pile-not-drawn': Nothing;
  // Laying
  'already-laid': Nothing;
  'name-the-level': { readonly levels: readonly number[] };
  'not-your-level': { readonly level: number; readonly levels: readonly number[] };
  'wrong-number-of-combinations': { readonly given: number; readonly parts: readonly LevelPart[] };
  'wrong-size': PlacedCards & { readonly parts: readonly LevelPart[] };
  'wrong-combinations': { readonly parts: readonly LevelPart[] };
  'not-a-run': PlacedCards;
  'run-does-not-wrap': PlacedCards & { readonly top: number };
  'not-a-set': PlacedCards;
  'not-a-colour': PlacedCards;
  'card-used-twice': OneCard;
  'special-in-combination': OneCard;
  'joker-ambiguous': PlacedCards;
  'joker-out-of-range': PlacedCards & { readonly top: number };
  'joker-out-of-its-range': { readonly card: Placed };
  'joker-meaning-does-not-fit': PlacedCards & { readonly kind: Kind };
  'needs-a-natural-card': PlacedCards;
  'same-value-twice': { readonly value: number };
  'last-card-must-be-discarded': Nothing;
  // Adding
  'lay-first': Nothing;
  'add-from-next-turn': Nothing;
  'does-not-fit': PlacedCards & {
    readonly card: Placed;
    readonly kind: Kind;
    /** The values that would fit; none for a colour, and for a run that is full. */
    readonly values: readonly number[];
  };
  'exchange-not-played': Nothing;
  'no-joker-for-this-card': { readonly card: Card; readonly cards: readonly Placed[] };
  // Ending the turn
  'throw-back-not-played': OneCard;
  'not-an-opponent': Nothing;
  'already-skipped': { readonly seat: Seat };
  'only-the-next-player': { readonly seat: Seat };
  // Open ladder, keeping, Master
  'not-a-palier-left': { readonly level: number; readonly levels: readonly number[] };
  'too-many-kept': { readonly most: number };
  'wrong-offer': { readonly count: number };
  'not-offered': OneCard & { readonly seat: Seat };
  'nobody-to-take-from': Nothing;
  'swap-one-to-three': Nothing;
  'swap-keeps-a-card': Nothing;
};

export type RefusalCode = keyof RefusalFacts;

const CODES: { readonly [Code in RefusalCode]: true } = {
  'unreadable-move': true,
  'no-such-card': true,
  'no-such-seat': true,
  'no-such-meld': true,
  'no-such-level': true,
  'unknown-card': true,
  'name-the-seat': true,
  'game-over': true,
  'not-your-turn': true,
  'already-decided': true,
  'nothing-to-decide': true,
  'must-draw-first': true,
  'already-drawn': true,
  'must-keep-first': true,
  'must-offer-first': true,
  'must-pick-first': true,
  'must-drop-first': true,
  'nothing-to-keep': true,
  'nothing-to-offer': true,
  'nothing-to-pick': true,
  'nothing-to-drop': true,
  'card-not-in-hand': true,
  'stock-empty': true,
  'pile-empty': true,
  'pass-not-drawn': true,
  'joker-not-drawn': true,
  'own-pile-not-drawn': true,
  'already-laid': true,
  'name-the-level': true,
  'not-your-level': true,
  'wrong-number-of-combinations': true,
  'wrong-size': true,
  'wrong-combinations': true,
  'not-a-run': true,
  'run-does-not-wrap': true,
  'not-a-set': true,
  'not-a-colour': true,
  'card-used-twice': true,
  'special-in-combination': true,
  'joker-ambiguous': true,
  'joker-out-of-range': true,
  'joker-out-of-its-range': true,
  'joker-meaning-does-not-fit': true,
  'needs-a-natural-card': true,
  'same-value-twice': true,
  'last-card-must-be-discarded': true,
  'lay-first': true,
  'add-from-next-turn': true,
  'does-not-fit': true,
  'exchange-not-played': true,
  'no-joker-for-this-card': true,
  'throw-back-not-played': true,
  'not-an-opponent': true,
  'already-skipped': true,
  'only-the-next-player': true,
  'not-a-palier-left': true,
  'too-many-kept': true,
  'wrong-offer': true,
  'not-offered': true,
  'nobody-to-take-from': true,
  'swap-one-to-three': true,
  'swap-keeps-a-card': true,
};

/** The closed list of codes, for the published schema. */
export const REFUSAL_CODES = Object.keys(CODES) as readonly RefusalCode[];

export type Refusal = {
  [Code in RefusalCode]: {
    readonly t: 'refusal';
    readonly code: Code;
    readonly rule: RuleId;
    readonly facts: RefusalFacts[Code];
  };
}[RefusalCode];

export function refuse<Code extends RefusalCode>(
  code: Code,
  rule: RuleId,
  facts: RefusalFacts[Code],
): Refusal {
  return { t: 'refusal', code, rule, facts } as Refusal;
}

export function isRefusal(value: object): value is Refusal {
  return (value as { t?: unknown }).t === 'refusal';
}
