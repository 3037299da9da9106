/** Cards on the screen: the letter that is typed, the shape of its colour, and colour where there is any. */
import {
  cardColour,
  cardOf,
  isNumber,
  makePlaced,
  type Card,
  type Colour,
  type Placed,
} from '@palier/rules';
import type { Context } from '../command.ts';

/** How many colours a terminal has: its own names for six of them would not tell orange from red. */
export type Paint = 'none' | 'sixteen' | 'many';

export const SHAPES: { readonly [C in Colour]: string } = {
  0: '●',
  1: '▲',
  2: '★',
  3: '■',
  4: '◆',
  5: '⬢',
};

// Readable on dark and on light ground alike.
const MANY: { readonly [C in Colour]: string } = {
  0: '38;5;196',
  1: '38;5;208',
  2: '38;5;178',
  3: '38;5;34',
  4: '38;5;33',
  5: '38;5;135',
};
const SIXTEEN: { readonly [C in Colour]: string } = {
  0: '31',
  1: '91',
  2: '33',
  3: '32',
  4: '34',
  5: '35',
};
const BOLD = '1';
const DIM = '2';

export function paintOf({ stdout, env }: Pick<Context, 'stdout' | 'env'>, isPlain: boolean): Paint {
  const noColor = env['NO_COLOR'] ?? '';
  const terminal = env['TERM'] ?? '';
  if (isPlain || noColor !== '' || stdout.isTTY !== true || terminal === 'dumb') return 'none';
  return terminal.includes('256color') || (env['COLORTERM'] ?? '') !== '' ? 'many' : 'sixteen';
}

function painted(text: string, code: string, paint: Paint): string {
  return paint === 'none' ? text : `\x1b[${code}m${text}\x1b[0m`;
}

export function bold(text: string, paint: Paint): string {
  return painted(text, BOLD, paint);
}

export function dim(text: string, paint: Paint): string {
  return painted(text, DIM, paint);
}

/** `●R7`, `J=9`, `X` */
export function face(card: Card | Placed, paint: Paint): string {
  const text = makePlaced(card as Placed);
  const own = cardOf(card as Placed);
  if (!isNumber(own)) return bold(text, paint);
  const colour = cardColour(own);
  return painted(`${SHAPES[colour]}${text}`, (paint === 'many' ? MANY : SIXTEEN)[colour], paint);
}

export function faces(cards: readonly (Card | Placed)[], paint: Paint): string {
  return cards.map((card) => face(card, paint)).join(' ');
}
