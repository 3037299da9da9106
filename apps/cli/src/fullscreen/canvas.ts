/** A screenful of letters, and what can be touched on it. What does not fit is not drawn. */
import { columnsFor, lettersOf } from '../layout.ts';
import { styled, type Style } from './style.ts';

export type Size = { readonly columns: number; readonly rows: number };

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A letter; the second column of a wide one has none. */
export type Cell = { readonly letter: string; readonly style: Style };

/** `hits`: what lies above comes last. */
export type Frame<Hit> = Size & {
  readonly cells: readonly (readonly Cell[])[];
  readonly hits: readonly (Box & { readonly hit: Hit })[];
};

export class Canvas<Hit> implements Frame<Hit> {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Cell[][];
  readonly hits: (Box & { readonly hit: Hit })[] = [];

  constructor({ columns, rows }: Size, style: Style) {
    this.columns = columns;
    this.rows = rows;
    const empty: Cell = { letter: ' ', style: styled(style) };
    this.cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => empty));
  }

  /** Writes a text and says in which column it ended. */
  put(x: number, y: number, text: string, style: Style): number {
    const row = this.cells[y];
    let at = x;
    for (const letter of lettersOf(text)) {
      const width = columnsFor(letter);
      if (width === 0) continue;
      if (at + width > this.columns) break;
      if (row !== undefined && at >= 0) this.#set(row, at, { letter, width, style });
      at += width;
    }
    return at;
  }

  #set(
    row: Cell[],
    at: number,
    {
      letter,
      width,
      style,
    }: { readonly letter: string; readonly width: number; readonly style: Style },
  ): void {
    for (let column = at; column < at + width; column++) {
      // Half a wide letter cannot stay.
      if (row[column]!.letter === '' && column === at) this.#blank(row, column - 1);
      if (row[column + 1]?.letter === '' && column === at + width - 1) this.#blank(row, column + 1);
      row[column] = {
        letter: column === at ? letter : '',
        style: styled(style, row[column]!.style),
      };
    }
  }

  #blank(row: Cell[], column: number): void {
    const cell = row[column];
    if (cell !== undefined) row[column] = { letter: ' ', style: cell.style };
  }

  flood({ x, y, width, height }: Box, style: Style, letter = ' '): void {
    for (let row = y; row < y + height; row++) this.put(x, row, letter.repeat(width), style);
  }

  /** A frame with round corners, empty inside. */
  frame(box: Box, style: Style): void {
    const { x, y, width, height } = box;
    if (width < 2 || height < 2) return;
    const across = '─'.repeat(width - 2);
    this.flood(box, style);
    this.put(x, y, `╭${across}╮`, style);
    for (let row = y + 1; row < y + height - 1; row++) {
      this.put(x, row, '│', style);
      this.put(x + width - 1, row, '│', style);
    }
    this.put(x, y + height - 1, `╰${across}╯`, style);
  }

  touch(box: Box, hit: Hit): void {
    this.hits.push({ ...box, hit });
  }
}

/** What is touched at a place: the uppermost. */
export function hitAt<Hit>({ hits }: Frame<Hit>, x: number, y: number): Hit | undefined {
  return hits.findLast(
    (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
  )?.hit;
}

/** The screen as lines of text, without colours. */
export function linesOf({ cells }: Frame<unknown>): readonly string[] {
  return cells.map((row) =>
    row
      .map(({ letter }) => letter)
      .join('')
      .trimEnd(),
  );
}
