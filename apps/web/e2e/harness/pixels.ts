/** A screenshot as pixels. Reads what Chromium writes: eight bits, no interlacing. */
import { inflateSync } from 'node:zlib';
import { assert } from '@palier/rules';

export type PngPicture = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
};

const SIGNATURE_BYTES = 8;
/** By the colour type of the header. */
const CHANNELS: { readonly [type: number]: number } = { 2: 3, 6: 4 };

export function readPng(png: Buffer): PngPicture {
  const parts: Buffer[] = [];
  let header: Buffer | undefined;
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') parts.push(content);
    at += length + 12;
  }
  assert(header !== undefined && header[8] === 8 && header[12] === 0, 'a plain PNG');
  const channels = CHANNELS[header[9]!];
  assert(channels !== undefined, 'a PNG in colours');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels);
  return { width, height, rgb: withoutAlpha(bytes, channels) };
}

function unfilter(raw: Uint8Array, stride: number, step: number): Uint8Array {
  const rows = raw.length / (stride + 1);
  const out = new Uint8Array(rows * stride);
  for (let row = 0; row < rows; row++) {
    const filter = raw[row * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x;
      const left = x < step ? 0 : out[at - step]!;
      const up = row === 0 ? 0 : out[at - stride]!;
      const corner = x < step || row === 0 ? 0 : out[at - stride - step]!;
      out[at] = raw[row * (stride + 1) + 1 + x]! + guess(filter, left, up, corner);
    }
  }
  return out;
}

/** What a filter says of a byte, from those around it. */
function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const near = left + up - corner;
      const [a, b, c] = [left, up, corner].map((value) => Math.abs(near - value));
      return a! <= b! && a! <= c! ? left : b! <= c! ? up : corner;
    }
    default:
      return 0;
  }
}

function withoutAlpha(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return bytes;
  return bytes.filter((_, index) => index % channels < 3);
}
