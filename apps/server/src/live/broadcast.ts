/**
 * A text that is told to many: made into a frame once, and made small once for all who can read that
 * (RFC 7692). Without any context that a connection would keep, one frame is right for everybody, and
 * nobody's text is in another's: what is here is told to all.
 */
import { constants, deflateRawSync } from 'node:zlib';
import type { PerMessageDeflateOptions } from 'ws';
import { FINAL_TEXT, frameOf, SMALL } from './frame.ts';

/** Of two, as many as there are bytes looked back at: tables of a list are much alike, and near. */
const WINDOW_BITS = 12;

/** Bytes below which it is not worth it. */
const WORTH_IT = 256;

export const DEFLATE: PerMessageDeflateOptions = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: WINDOW_BITS,
};

/** `ws` would turn away who offers to look back at less; they are told it as it is. */
export function isUnreadable(offer: string): boolean {
  return [...offer.matchAll(/server_max_window_bits="?(\d+)/g)].some(
    ([, bits]) => Number(bits) < WINDOW_BITS,
  );
}

export class Broadcast {
  readonly text: string;
  #plain: Buffer | undefined;
  #small: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** One buffer for all who are told it, which none of their sockets copies. */
  frame(isSmall: boolean): Buffer {
    return isSmall ? (this.#small ??= this.#deflated()) : (this.#plain ??= this.#whole());
  }

  #whole(): Buffer {
    return frameOf(FINAL_TEXT, Buffer.from(this.text));
  }

  #deflated(): Buffer {
    if (this.text.length < WORTH_IT) return this.frame(false);
    const { Z_SYNC_FLUSH, Z_BEST_SPEED } = constants;
    const deflated = deflateRawSync(this.text, {
      windowBits: WINDOW_BITS,
      level: Z_BEST_SPEED,
      finishFlush: Z_SYNC_FLUSH,
    });
    // RFC 7692, section 7.2.1: the empty block at the end is understood.
    return frameOf(FINAL_TEXT | SMALL, deflated.subarray(0, -4));
  }
}
