/**
 * An animated PNG, put together from PNG pictures that the browser made. A viewer that knows no
 * animation shows the first. The format: https://www.w3.org/TR/png-3/ (acTL, fcTL, fdAT).
 */
export type ApngFrame = {
  /** A PNG as big as the part of the picture that it replaces. */
  readonly png: Uint8Array;
  /** Where that part is. */
  readonly x: number;
  readonly y: number;
  /** For so many milliseconds it is seen. */
  readonly ms: number;
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The first frame is as big as the whole. `plays`: how often it is shown, without end where 0. */
export function makeApng(frames: readonly ApngFrame[], plays = 0): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (first === undefined) throw new Error('a film has a frame');
  const header = chunksOf(first.png).find(({ name }) => name === 'IHDR')!.data;
  let sequence = 0;
  const parts = frames.flatMap((frame, index) => {
    const chunks = chunksOf(frame.png);
    const { data: own } = chunks.find(({ name }) => name === 'IHDR')!;
    // Size may differ; how a pixel is written may not.
    if (own.slice(8).some((byte, at) => byte !== header[at + 8])) {
      throw new Error('frames of a film are written alike');
    }
    const control = chunk('fcTL', controlOf(frame, own, sequence++));
    const data = chunks
      .filter(({ name }) => name === 'IDAT')
      .map((part) =>
        index === 0
          ? chunk('IDAT', part.data)
          : chunk('fdAT', joined([number4(sequence++), part.data])),
      );
    return [control, ...data];
  });
  const animation = joined([number4(frames.length), number4(plays)]);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('acTL', animation),
    ...parts,
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Frames replace what was there and stay until the next. */
function controlOf({ x, y, ms }: ApngFrame, header: Uint8Array, sequence: number): Uint8Array {
  const size = header.slice(0, 8);
  const place = joined([number4(x), number4(y)]);
  const delay = Uint8Array.from([ms >> 8, ms & 0xff, 1000 >> 8, 1000 & 0xff]);
  const [disposal, blending] = [0, 0];
  return joined([number4(sequence), size, place, delay, Uint8Array.from([disposal, blending])]);
}

export type PngChunk = { readonly name: string; readonly data: Uint8Array };

export function chunksOf(png: Uint8Array): readonly PngChunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.slice(at + 4, at + 8));
    chunks.push({ name, data: png.slice(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joined([number4(data.length), named, number4(crcOf(named))]);
}

function number4(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
