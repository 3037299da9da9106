/**
 * Lists as PostgreSQL reads them without parsing: its binary form of arrays. Steps are full of quotes,
 * which the text form would escape here and undo there.
 */

const TEXT = 25;
const INT4 = 23;
const HEAD = 20;

export function textArray(texts: readonly string[]): Buffer {
  let size = HEAD;
  const lengths = texts.map((text) => {
    const length = Buffer.byteLength(text);
    size += 4 + length;
    return length;
  });
  const bytes = begin(TEXT, texts.length, size);
  let at = HEAD;
  for (const [index, text] of texts.entries()) {
    at = bytes.writeInt32BE(lengths[index]!, at);
    at += bytes.write(text, at);
  }
  return bytes;
}

export function int4Array(numbers: readonly number[]): Buffer {
  const bytes = begin(INT4, numbers.length, HEAD + 8 * numbers.length);
  let at = HEAD;
  for (const number of numbers) {
    at = bytes.writeInt32BE(4, at);
    at = bytes.writeInt32BE(number, at);
  }
  return bytes;
}

/** One dimension, nothing absent, counted from 1. */
function begin(type: number, count: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(0, 4);
  bytes.writeInt32BE(type, 8);
  bytes.writeInt32BE(count, 12);
  bytes.writeInt32BE(1, 16);
  return bytes;
}
