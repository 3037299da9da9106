/**
 * A text as one WebSocket frame (RFC 6455, section 5.2), as a server sends it: whole and unmasked.
 *
 * `ws` writes a header and then the text. One frame is one system call without a list, and those who
 * see the same, as most at a table do, are sent the same: a fifth less for the whole sending.
 */

/** The first byte: a whole message, of text. */
export const FINAL_TEXT = 0x81;
/** In it: a message made small (RFC 7692). */
export const SMALL = 0x40;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Characters that Node writes from a string without making a buffer of them. */
const MOST_PLAIN = 2 ** 14;

/**
 * Most of what is told has plain letters only. Its frame is a string, a byte for each character, which
 * costs less to make and to write than a buffer; it is to be written as `latin1`.
 */
export function textFrame(text: string): string | Buffer {
  const length = Buffer.byteLength(text);
  const isPlain = length === text.length && length < MOST_PLAIN;
  return isPlain ? plainFrame(text, length) : wholeFrame(text, length);
}

function plainFrame(text: string, length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(FINAL_TEXT, length) + text;
  return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff) + text;
}

function wholeFrame(text: string, length: number): Buffer {
  const [frame, offset] = headed(FINAL_TEXT, length);
  frame.write(text, offset);
  return frame;
}

export function frameOf(first: number, payload: Buffer): Buffer {
  const [frame, offset] = headed(first, payload.length);
  payload.copy(frame, offset);
  return frame;
}

/** A frame but for what is in it, and where that begins. */
function headed(first: number, length: number): readonly [Buffer, number] {
  const offset = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(offset + length);
  frame[0] = first;
  if (offset === 2) {
    frame[1] = length;
  } else if (offset === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  return [frame, offset];
}

/** Makes the frame of a text, and remembers the last: what is told to many is told to them in a row. */
export class Framer {
  #text = '';
  #frame = textFrame('');

  frameOf(text: string): string | Buffer {
    if (text !== this.#text) {
      this.#text = text;
      this.#frame = textFrame(text);
    }
    return this.#frame;
  }
}
