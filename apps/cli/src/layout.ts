/** Text in columns: how wide it is, where it is cut and where it breaks. */
import type { Output } from './command.ts';

const USUAL_COLUMNS = 80;
const FEWEST_COLUMNS = 20;

/** How many columns there are to write in; a stream that does not know its width says nothing, or 0. */
export function columnsOf({ columns = 0 }: Pick<Output, 'columns'>): number {
  return columns === 0 ? USUAL_COLUMNS : Math.max(FEWEST_COLUMNS, columns);
}

const ESCAPE = '\x1b';
const COLOURING = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu');

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return lettersOf(text.replaceAll(COLOURING, '')).length;
}

const segmenter = new Intl.Segmenter();

/** A text as the letters that people see. */
function lettersOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function cut(text: string, most: number): string {
  return lettersOf(text).slice(0, most).join('');
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Pieces one after another, a new line where the next would not fit. */
export function flowed(
  pieces: readonly string[],
  {
    columns,
    gap,
    indent,
  }: { readonly columns: number; readonly gap: string; readonly indent: string },
): string {
  let text = indent;
  let width = indent.length;
  let isFirst = true;
  for (const piece of pieces) {
    const needed = (isFirst ? 0 : gap.length) + widthOf(piece);
    if (!isFirst && width + needed > columns) {
      text += `\n${indent}${piece}`;
      width = indent.length + widthOf(piece);
    } else {
      text += `${isFirst ? '' : gap}${piece}`;
      width += needed;
    }
    isFirst = false;
  }
  return text;
}

/** A text broken between its words; lines after the first may be indented. */
export function wrapped(text: string, columns: number, indent = ''): string {
  return flowed(text.split(' '), { columns, gap: ' ', indent }).slice(indent.length);
}
