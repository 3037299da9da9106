/** Bytes into lines, none longer than a bound: what came so far of a line is all that is kept. */
export class LineReader {
  readonly #most: number;
  #parts: Buffer[] = [];
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The lines that these bytes complete; `too-long` ends them, and with them the reading. */
  *read(bytes: Buffer): Generator<string | typeof TOO_LONG, undefined> {
    for (let from = 0; from <= bytes.length;) {
      const end = bytes.indexOf(LINE_FEED, from);
      const part = bytes.subarray(from, end === -1 ? bytes.length : end);
      this.#length += part.length;
      if (this.#length > this.#most) {
        yield TOO_LONG;
        return;
      }
      this.#parts.push(part);
      if (end === -1) return;
      yield this.#line();
      from = end + 1;
    }
  }

  #line(): string {
    const line = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#length = 0;
    return line;
  }
}

const LINE_FEED = 0x0a;
export const TOO_LONG = Symbol('a line that is too long');
