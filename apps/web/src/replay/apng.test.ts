import { expect, test } from 'vitest';
import { chunksOf, makeApng, type PngChunk } from './apng.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** One grey all over, as a browser would write it; `lots`: in how many pieces. */
async function plainPng(
  width: number,
  height: number,
  grey: number,
  lots = 1,
): Promise<Uint8Array> {
  const row = [0, ...Array<number>(width).fill(grey)];
  const packed = await through(
    Uint8Array.from(Array.from({ length: height }, () => row).flat()),
    new CompressionStream('deflate'),
  );
  const header = [...four(width), ...four(height), 8, 0, 0, 0, 0];
  const size = Math.ceil(packed.length / lots);
  const pieces = Array.from({ length: lots }, (_, lot) =>
    packed.slice(lot * size, (lot + 1) * size),
  );
  return Uint8Array.from([
    ...SIGNATURE,
    ...written('IHDR', header),
    ...pieces.flatMap((piece) => written('IDAT', [...piece])),
    ...written('IEND', []),
  ]);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).bytes();
}

function written(name: string, data: readonly number[]): readonly number[] {
  const named = [...new TextEncoder().encode(name), ...data];
  return [...four(data.length), ...named, ...four(crcOf(named))];
}

const four = (value: number): readonly number[] =>
  [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

/** Bit by bit, as the format defines it. */
function crcOf(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const FILM = makeApng([
  { png: await plainPng(8, 6, 10), x: 0, y: 0, ms: 500 },
  { png: await plainPng(3, 2, 200, 2), x: 4, y: 1, ms: 1500 },
  { png: await plainPng(8, 6, 90), x: 0, y: 0, ms: 70 },
]);

function numbers({ data }: PngChunk): readonly number[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: data.length >> 2 }, (_, at) => view.getUint32(at * 4));
}

test('it has its frames in order, each with its place and its time', () => {
  const chunks = chunksOf(FILM);
  expect(chunks.map(({ name }) => name).join(' ')).toBe(
    'IHDR acTL fcTL IDAT fcTL fdAT fdAT fcTL fdAT IEND',
  );
  expect(numbers(chunks[1]!)).toEqual([3, 0]);
  const controls = chunks.filter(({ name }) => name === 'fcTL');
  expect(controls.map((control) => numbers(control).slice(0, 5))).toEqual([
    [0, 8, 6, 0, 0],
    [1, 3, 2, 4, 1],
    [4, 8, 6, 0, 0],
  ]);
  // In thousandths of a second; frames replace what was there and stay.
  expect(controls.map(({ data }) => Array.from(data.subarray(20)))).toEqual([
    [500 >> 8, 500 & 0xff, 3, 232, 0, 0],
    [1500 >> 8, 1500 & 0xff, 3, 232, 0, 0],
    [0, 70, 3, 232, 0, 0],
  ]);
  // Every frame's control and data are counted in one row.
  const counted = chunks.filter(({ name }) => name === 'fcTL' || name === 'fdAT');
  expect(counted.map((one) => numbers(one)[0])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('its pixels are those that were given', async () => {
  const second = chunksOf(FILM).slice(5, 7);
  const packed = Uint8Array.from(second.flatMap(({ data }) => Array.from(data.subarray(4))));
  const pixels = await through(packed, new DecompressionStream('deflate'));
  expect([...pixels]).toEqual([0, 200, 200, 200, 0, 200, 200, 200]);
});

test('every chunk is written with its length and its checksum', () => {
  const again = chunksOf(FILM).flatMap(({ name, data }) => written(name, [...data]));
  expect([...FILM]).toEqual([...SIGNATURE, ...again]);
});

test('frames that are written otherwise are refused', async () => {
  const grey = await plainPng(2, 2, 1);
  const colour = grey.with(25, 2);
  const frames = [grey, colour].map((png) => ({ png, x: 0, y: 0, ms: 100 }));
  expect(() => makeApng(frames)).toThrow('written alike');
});
