/** A terminal that understands what is sent to it and remembers what a person would see. */
import { PassThrough, Writable } from 'node:stream';
import { columnsFor, lettersOf } from '../../layout.ts';
import type { Size } from '../canvas.ts';

/** What has to be sent for keys that are no letters. */
export const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  space: ' ',
} as const;

type Place = { x: number; y: number };

/** Standard output of a program, drawn. */
export class SeenScreen extends Writable {
  readonly isTTY = true;
  columns: number;
  rows: number;
  /** Whether the program has a screen of its own. */
  isApart = false;
  isCursorShown = true;
  hasMouse = false;
  /** What was written beside the screen of its own. */
  text = '';
  bells = 0;
  /** How often a letter was written outside of the screen. */
  outside = 0;
  #cells: string[][] = [];
  #at: Place = { x: 0, y: 0 };
  #rest = '';
  readonly #listeners = new Set<() => void>();

  constructor({ columns, rows }: Size) {
    super({ decodeStrings: false });
    this.columns = columns;
    this.rows = rows;
    this.#clear();
  }

  get lines(): readonly string[] {
    return this.#cells.map((row) => row.join('').trimEnd());
  }

  /** The person at it makes the window larger or smaller. */
  resize({ columns, rows }: Size): void {
    this.columns = columns;
    this.rows = rows;
    this.#clear();
    this.emit('resize');
  }

  /** Until that can be seen, be it for a moment. */
  async until(isSeen: (screen: SeenScreen) => boolean): Promise<void> {
    if (isSeen(this)) return;
    await new Promise<void>((resolve) => {
      const listener = (): void => {
        if (!isSeen(this)) return;
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
    });
  }

  async see(pattern: RegExp): Promise<RegExpExecArray> {
    let found: RegExpExecArray | null = null;
    await this.until(({ lines }) => {
      // A sentence is wrapped anywhere, also inside a frame.
      found = pattern.exec(lines.join('\n')) ?? pattern.exec(inOneLine(lines));
      return found !== null;
    });
    return found!;
  }

  /** Where a text begins, for the mouse. */
  find(text: string): Place {
    for (const [y, row] of this.#cells.entries()) {
      const joined = row.join('');
      const index = joined.indexOf(text);
      if (index === -1) continue;
      let x = 0;
      for (let read = 0; read < index; x++) read += row[x]!.length;
      return { x, y };
    }
    throw new Error(`“${text}” is not on the screen:\n${this.lines.join('\n')}`);
  }

  override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#rest += chunk.toString();
    this.#draw();
    done();
    const listeners = [...this.#listeners];
    for (const listener of listeners) listener();
  }

  #clear(): void {
    this.#cells = Array.from({ length: this.rows }, () => Array<string>(this.columns).fill(' '));
  }

  #draw(): void {
    while (this.#rest !== '') {
      // oxlint-disable-next-line no-control-regex -- that is what is sent
      const escape = /^\x1b\[(?<given>[?0-9;]*)(?<final>[A-Za-z])/u.exec(this.#rest);
      if (escape !== null) {
        this.#rest = this.#rest.slice(escape[0].length);
        this.#obey(escape.groups!['given']!, escape.groups!['final']!);
        continue;
      }
      if (this.#rest.startsWith('\x1b')) return;
      const stop = this.#rest.indexOf('\x1b');
      const plain = stop === -1 ? this.#rest : this.#rest.slice(0, stop);
      this.#rest = this.#rest.slice(plain.length);
      for (const letter of lettersOf(plain)) this.#write(letter);
    }
  }

  #obey(given: string, final: string): void {
    const [row = 1, column = 1] = given
      .replace('?', '')
      .split(';')
      .map((one) => Number(one));
    if (final === 'H') this.#at = { x: column - 1, y: row - 1 };
    else if (final === 'J') this.#clear();
    else if (final === 'h' || final === 'l') {
      const isOn = final === 'h';
      if (given === '?1049') this.isApart = isOn;
      if (given === '?25') this.isCursorShown = isOn;
      if (given === '?1006') this.hasMouse = isOn;
    }
  }

  #write(letter: string): void {
    if (letter === '\x07') {
      this.bells++;
      return;
    }
    if (!this.isApart) {
      this.text += letter;
      return;
    }
    const { x, y } = this.#at;
    const width = columnsFor(letter);
    const row = this.#cells[y];
    if (row === undefined || x + width > this.columns) {
      this.outside++;
      return;
    }
    row[x] = letter;
    if (width === 2) row[x + 1] = '';
    this.#at = { x: x + width, y };
  }
}

function inOneLine(lines: readonly string[]): string {
  return lines
    .map((line) => line.replaceAll(/[│╭╮╰╯─]/gu, ' ').trim())
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
}

/** Standard input of somebody at a terminal. */
export class TypedKeys extends PassThrough {
  readonly isTTY = true;
  isRaw = false;

  setRawMode(isRaw: boolean): this {
    this.isRaw = isRaw;
    return this;
  }

  /** Each as a person would: one after another. */
  press(...keys: readonly string[]): void {
    for (const key of keys) this.write(key);
  }

  click({ x, y }: Place): void {
    this.write(`\x1b[<0;${x + 1};${y + 1}M\x1b[<0;${x + 1};${y + 1}m`);
  }
}
