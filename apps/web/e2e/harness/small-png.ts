/**
 * A screenshot with 256 colours at most, a third of the bytes: flat drawings lose nothing that an eye
 * would miss. Colours that lie together are cut apart where they spread most (median cut).
 */
import { crc32, deflateSync } from 'node:zlib';
import { readPng } from './pixels.ts';

const MOST = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A colour as one number, `0xrrggbb`, and how many pixels have it. */
type Shade = { readonly colour: number; readonly count: number };
type Box = readonly Shade[];

export function makeSmallPng(png: Buffer): Buffer {
  const { width, height, rgb } = readPng(png);
  const colours = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length; at++) {
    const colour = (rgb[at * 3]! << 16) | (rgb[at * 3 + 1]! << 8) | rgb[at * 3 + 2]!;
    colours[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = boxesOf([...counts].map(([colour, count]) => ({ colour, count })));
  const places = new Map(
    boxes.flatMap((box, index) => box.map(({ colour }) => [colour, index] as const)),
  );
  // Each row begins with a zero: no filter, which suits a palette best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < colours.length; at++) {
    const row = Math.floor(at / width);
    rows[row * (width + 1) + 1 + (at % width)] = places.get(colours[at]!)!;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channel(colour: number, shift: number): number {
  return (colour >> shift) & 0xff;
}

const SHIFTS = [16, 8, 0] as const;

function spreadOf(box: Box, shift: number): number {
  let [low, high] = [255, 0];
  for (const { colour } of box) {
    const value = channel(colour, shift);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}

/** The channel in which a box is widest, and how urgent it is to cut it there. */
function widest(box: Box): { readonly shift: number; readonly need: number } {
  const spreads = SHIFTS.map((shift) => ({ shift, spread: spreadOf(box, shift) }));
  const { shift, spread } = spreads.reduce((a, b) => (b.spread > a.spread ? b : a));
  const count = box.reduce((sum, shade) => sum + shade.count, 0);
  return { shift, need: spread * Math.log2(count + 1) };
}

function boxesOf(shades: Box): readonly Box[] {
  const boxes = [{ box: shades, ...widest(shades) }];
  while (boxes.length < MOST) {
    const at = boxes.reduce(
      (best, { need }, index) => (need > boxes[best]!.need ? index : best),
      0,
    );
    const { box, shift, need } = boxes[at]!;
    if (need === 0) break;
    const halves = cut(box, shift).map((half) => ({ box: half, ...widest(half) }));
    boxes.splice(at, 1, ...halves);
  }
  return boxes.map(({ box }) => box);
}

function cut(box: Box, shift: number): readonly Box[] {
  const sorted = box.toSorted((a, b) => channel(a.colour, shift) - channel(b.colour, shift));
  const middle = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, middle), sorted.slice(middle)];
}

function meanOf(box: Box): readonly number[] {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return SHIFTS.map((shift) => {
    const sum = box.reduce((all, { colour, count }) => all + channel(colour, shift) * count, 0);
    return Math.round(sum / total);
  });
}

/** Eight bits, by palette. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(content.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}
