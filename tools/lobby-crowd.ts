/**
 * Thousands who watch the list of open tables, as the bench has them: they stand for other machines, so
 * they cost as little as may be. They say hello as a browser does, which reads what was made small, count
 * the frames that come, and answer pings. Nothing is unpacked, and nothing is copied: one buffer is for all.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Told = { readonly messages: number; readonly bytes: number };

const AT_ONCE = 50;
const BUFFER = 2 ** 18;

const HELLO = masked(0x81, '{"t":"hello","palier":1}');
const PONG = masked(0x8a, '');
const PING = 9;

export class ReadingCrowd {
  readonly sockets: Socket[] = [];
  #messages = 0;
  #bytes = 0;

  static async at(url: string, count: number): Promise<ReadingCrowd> {
    const crowd = new ReadingCrowd();
    const { hostname, port } = new URL(url);
    const shared = Buffer.allocUnsafe(BUFFER);
    for (let first = 0; first < count; first += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, async () =>
        crowd.#add({ hostname, port }, shared),
      );
      await Promise.all(some);
    }
    return crowd;
  }

  counted(): Told {
    return { messages: this.#messages, bytes: this.#bytes };
  }

  async #add(
    { hostname, port }: { readonly hostname: string; readonly port: string },
    shared: Buffer,
  ): Promise<void> {
    const { promise: isIn, resolve } = Promise.withResolvers<undefined>();
    const reader = new FrameCounter((opcode) => {
      if (opcode === PING) socket.write(PONG);
      else this.#messages++;
    });
    let isUpgraded = false;
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: shared,
        callback: (length, data) => {
          const bytes = Buffer.from(data.buffer, data.byteOffset, length);
          if (isUpgraded) {
            this.#bytes += length;
            reader.read(bytes);
            return true;
          }
          isUpgraded = true;
          socket.write(HELLO);
          const end = bytes.indexOf('\r\n\r\n') + 4;
          reader.read(bytes.subarray(end));
          resolve(undefined);
          return true;
        },
      },
    });
    this.sockets.push(socket);
    await once(socket, 'connect');
    socket.write(
      [
        'GET /lobby HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
        '\r\n',
      ].join('\r\n'),
    );
    await isIn;
  }
}

/** Finds where frames begin, however they are cut. */
class FrameCounter {
  readonly #heard: (opcode: number) => void;
  /** Bytes of a frame that are still to come. */
  #left = 0;
  /** A beginning that was too short to be read. */
  #head = Buffer.alloc(0);

  constructor(heard: (opcode: number) => void) {
    this.#heard = heard;
  }

  read(data: Buffer): void {
    let bytes = this.#head.length > 0 ? Buffer.concat([this.#head, data]) : data;
    while (bytes.length > 0) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, bytes.length);
        this.#left -= taken;
        bytes = bytes.subarray(taken);
        continue;
      }
      const length = lengthOf(bytes);
      if (length === undefined) break;
      this.#heard(bytes[0]! & 0x0f);
      this.#left = length;
    }
    this.#head = this.#left === 0 && bytes.length > 0 ? Buffer.from(bytes) : Buffer.alloc(0);
  }
}

/** Of a whole frame, with its head; undefined where that has not come yet. */
function lengthOf(bytes: Buffer): number | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  if (head === 2) return head + short;
  return head + (head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
}

/** With a mask of zeros, which is one. */
function masked(first: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
