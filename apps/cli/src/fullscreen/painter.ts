/** What to send to a terminal so that it shows a frame: only what has changed since the last one. */
import { columnsFor } from '../layout.ts';
import type { Cell, Frame } from './canvas.ts';
import { escapeFor, type Depth, type Style } from './style.ts';

type Shown = Pick<Frame<unknown>, 'cells' | 'columns' | 'rows'>;

/** Until the end of what is sent nothing of it is shown, where the terminal can do that. */
const TOGETHER = ['\x1b[?2026h', '\x1b[?2026l'] as const;

/** A cell that is passed over costs less than to jump over it. */
const SHORT_JUMP = 4;

/** `before`: what the terminal shows; undefined where that is not known. */
export function paint(before: Shown | undefined, after: Shown, depth: Depth): string {
  const known =
    before?.columns === after.columns && before.rows === after.rows ? before : undefined;
  const body = after.cells.map((row, y) => rowChanges(known?.cells[y], row, { y, depth })).join('');
  if (body === '' && known !== undefined) return '';
  const clear = known === undefined ? '\x1b[0m\x1b[2J' : '';
  return `${TOGETHER[0]}${clear}${body}\x1b[0m${TOGETHER[1]}`;
}

type Place = { readonly y: number; readonly depth: Depth };

function rowChanges(
  before: readonly Cell[] | undefined,
  after: readonly Cell[],
  { y, depth }: Place,
): string {
  let text = '';
  let style: Style | undefined;
  /** Where the terminal writes next. */
  let cursor: number | undefined;
  for (let x = 0; x < after.length; x++) {
    const cell = after[x]!;
    // The second half of a wide letter is written with the first.
    if (cell.letter === '' || isSame(before?.[x], cell)) continue;
    const isNear = cursor !== undefined && x - cursor <= SHORT_JUMP;
    const from = isNear && !hasHalf(after, cursor!, x) ? cursor! : x;
    if (from === x && cursor !== x) text += `\x1b[${y + 1};${x + 1}H`;
    for (let at = from; at <= x; at++) {
      const { letter, style: own } = after[at]!;
      if (own !== style) text += escapeFor(own, depth);
      style = own;
      text += letter;
    }
    cursor = x + columnsFor(cell.letter);
  }
  return text;
}

function hasHalf(row: readonly Cell[], from: number, to: number): boolean {
  for (let x = from; x < to; x++) if (columnsFor(row[x]!.letter) !== 1) return true;
  return false;
}

function isSame(before: Cell | undefined, { letter, style }: Cell): boolean {
  return before !== undefined && before.letter === letter && before.style === style;
}
