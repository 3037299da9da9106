/**
 * Why a document from outside (a position, a record, a set-up) cannot be read. Codes are closed; the
 * sentences are in `@palier/text`, the place of the fault is `path` (`hands[1][3]`, `rules.goingOut`).
 */

/** `hex`: 64 hexadecimal digits; `line`: a short text without control characters. */
export type ExpectedType = 'array' | 'boolean' | 'hex' | 'integer' | 'line' | 'object' | 'string';

export type FaultFacts = {
  /** Another type of value was expected there. */
  'wrong-type': { readonly expected: ExpectedType };
  'missing-member': { readonly member: string };
  'unknown-member': { readonly member: string };
  'unknown-version': { readonly version: string };
  'not-one-of': { readonly value: string; readonly allowed: readonly string[] };
  'out-of-range': { readonly value: number; readonly min: number; readonly max: number };
  'wrong-length': { readonly length: number; readonly min: number; readonly max: number };
  /** Not a card's text at all. */
  'unreadable-card': { readonly text: string };
  /** A card this deck does not have. */
  'card-not-in-deck': { readonly card: string };
  'card-too-often': { readonly card: string; readonly count: number; readonly most: number };
  'face-up-card-not-allowed': { readonly card: string };
  'face-down-under-face-up': { readonly card: string };
  'unreadable-part': { readonly text: string };
  'level-too-big': { readonly cards: number; readonly most: number };
  'level-impossible': { readonly level: number };
  'ladder-and-ladders': Record<never, never>;
  'ladder-not-in-edition': { readonly ladder: string; readonly edition: string };
  'no-master-in-edition': { readonly edition: string };
  'invalid-meld': { readonly cards: string };
  'joker-ambiguous': { readonly cards: string };
  'turn-on-skipped-seat': { readonly seat: number };
  'same-seat-twice': { readonly seat: number };
  'same-level-twice': { readonly level: number };
  'finished-before-the-end': { readonly seat: number };
  'nothing-to-draw': { readonly seat: number };
  'nothing-to-play': { readonly seat: number };
  'nothing-to-offer': { readonly seat: number };
  'nobody-decides': { readonly step: string };
  /** A member that has no meaning at this step of the turn. */
  'not-at-this-step': { readonly member: string; readonly step: string };
  'needed-at-this-step': { readonly member: string; readonly step: string };
  'not-laid': { readonly seat: number };
  'not-in-hand': { readonly card: string; readonly seat: number };
  'too-many-kept': { readonly seat: number; readonly most: number };
  'wrong-offer': { readonly seat: number; readonly count: number };
  'not-entitled': { readonly seat: number };
  'not-json': { readonly detail: string };
  'too-large': { readonly mebibytes: number };
  'too-deep': { readonly most: number };
  'no-header': Record<never, never>;
  'line-after-result': Record<never, never>;
  /** A take-back that goes over more than the player's own laying and adding of the turn. */
  'bad-take-back': { readonly to: number };
};

export type FaultCode = keyof FaultFacts;

export type Fault = {
  [Code in FaultCode]: {
    readonly t: 'fault';
    readonly code: Code;
    readonly path: string;
    readonly facts: FaultFacts[Code];
  };
}[FaultCode];

export function fault<Code extends FaultCode>(
  code: Code,
  path: string,
  facts: FaultFacts[Code],
): Fault {
  return { t: 'fault', code, path, facts } as Fault;
}

export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && (value as { t?: unknown }).t === 'fault';
}

/** A path's next step: `hands` + 1 = `hands[1]`, `rules` + `goingOut` = `rules.goingOut`. */
export function at(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  if (step === '') return path;
  return path === '' ? step : `${path}.${step}`;
}
