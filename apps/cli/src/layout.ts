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
  const letters = lettersOf(text.replaceAll(COLOURING, ''));
  return letters.reduce((sum, letter) => sum + columnsFor(letter), 0);
}

/** Emoji, and what East Asian writing sets twice as wide (Unicode's `W` and `F`). */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.+\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}])/u;
/** What stands alone and takes no room. */
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;

/** How many columns a letter takes, as `lettersOf` gives it. */
export function columnsFor(letter: string): 0 | 1 | 2 {
  // Nearly all that is written.
  if (letter.length === 1 && letter >= ' ' && letter <= '~') return 1;
  if (WIDE.test(letter)) return 2;
  return NOTHING.test(letter) ? 0 : 1;
}

const segmenter = new Intl.Segmenter();

/** A text as the letters that people see. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function cut(text: string, most: number): string {
  return lettersOf(text).slice(0, most).join('');
}

/** As much of a text as fits into so many columns, with a mark where it is cut. */
export function fitted(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let room = columns - 1;
  for (const letter of lettersOf(text)) {
    room -= columnsFor(letter);
    if (room < 0) break;
    kept += letter;
  }
  return columns < 1 ? '' : `${kept}…`;
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
