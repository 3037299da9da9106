/** Cards as they lie on the screen: a box with its number, its colour's shape and its letter. */
import {
  cardColour,
  cardOf,
  cardValue,
  COLOUR_LETTERS,
  isJoker,
  isNumber,
  isSpecial,
  makeCard,
  makePlaced,
  placedColour,
  placedValue,
  type Card,
  type Placed,
} from '@palier/rules';
import { SHAPES } from '../play/faces.ts';
import { widthOf } from '../layout.ts';
import type { Drawing } from './scene.ts';
import { SUIT_INKS, type Style, type Tint } from './style.ts';

export const CARD = { width: 5, height: 4 } as const;

/** `spare`: not needed; `fits`: something on the table takes it. */
export type CardLook = {
  readonly isSpare?: boolean;
  readonly isFresh?: boolean;
  readonly fits?: boolean;
  readonly isAt?: boolean;
  readonly isRaised?: boolean;
};

function inkOf(card: Card): Tint {
  return isNumber(card) ? SUIT_INKS[cardColour(card)] : 'print';
}

/** Two rows of up to three columns: the number, and under it what colour it is. */
function printOf(placed: Placed): readonly [string, string] {
  const card = cardOf(placed);
  if (isNumber(card)) {
    const colour = cardColour(card);
    return [String(cardValue(card)), `${SHAPES[colour]}${COLOUR_LETTERS[colour]}`];
  }
  if (isJoker(card)) {
    const [value, colour] = [placedValue(placed), placedColour(placed)];
    const code = makeCard(card);
    if (value !== undefined) return [`=${value}`, code.slice(0, 3)];
    if (colour !== undefined) return [`=${SHAPES[colour]}`, code.slice(0, 3)];
    return [code.length > 3 ? 'J' : code, code.length > 3 ? code.slice(1) : '☺'];
  }
  return [makeCard(card), isSpecial(card) ? '✦' : ''];
}

/** How the frame, the paper and what is printed look. */
function looksOf(card: Card, look: CardLook): { readonly frame: Style; readonly print: Style } {
  const ground: Tint = look.isSpare === true ? 'spare' : 'paper';
  const ink = inkOf(card);
  const isBold = look.isAt === true || look.isRaised === true;
  return {
    frame: { ink, ground, isBold, ...(look.isSpare === true && { isDim: true }) },
    print: { ink, ground, isBold: true, ...(look.isAt === true && { isSwapped: true }) },
  };
}

/** Draws a card; what does not fit beside it is drawn over by the next. */
export function drawCard(
  canvas: Drawing,
  { x, y }: { readonly x: number; readonly y: number },
  card: Card | Placed,
  look: CardLook = {},
): void {
  const placed = card as Placed;
  const { frame, print } = looksOf(cardOf(placed), look);
  canvas.frame({ x, y, ...CARD }, frame);
  const mark = look.fits === true ? '+' : look.isFresh === true ? '•' : undefined;
  if (mark !== undefined) canvas.put(x + 1, y, mark, { ...frame, isBold: true });
  const [value, colour] = printOf(placed);
  canvas.put(x + 1, y + 1, value, print);
  canvas.put(x + 1, y + 2, colour, { ...print, isSwapped: false });
}

export function drawBack(
  canvas: Drawing,
  { x, y }: { readonly x: number; readonly y: number },
  isEmpty: boolean,
): void {
  const style: Style = { ink: 'back', ground: isEmpty ? 'night' : 'paper' };
  canvas.frame({ x, y, ...CARD }, isEmpty ? { ink: 'soft' } : style);
  if (isEmpty) return;
  for (const row of [1, 2]) canvas.put(x + 1, y + row, '▚▚▚', style);
}

/** `●R7`, `J=9`, `X`: a card on one line, on paper. Says in which column it ended. */
export function drawChip(
  canvas: Drawing,
  { x, y }: { readonly x: number; readonly y: number },
  placed: Card | Placed,
  look: CardLook = {},
): number {
  const { print } = looksOf(cardOf(placed as Placed), look);
  return canvas.put(x, y, chipText(placed), print);
}

export function chipText(placed: Card | Placed): string {
  const card = cardOf(placed as Placed);
  const text = makePlaced(placed as Placed);
  return isNumber(card) ? `${SHAPES[cardColour(card)]}${text}` : text;
}

export function chipWidth(placed: Card | Placed): number {
  return widthOf(chipText(placed));
}
