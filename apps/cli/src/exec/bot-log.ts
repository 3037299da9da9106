/** What programs write on standard error and what went wrong, as JSON Lines, for the author of a bot. */
import { appendFileSync } from 'node:fs';
import type { Json } from '@palier/rules';

export class BotLog {
  readonly #file: string;
  readonly #bot: string;
  #left: number;

  /** Of one start of a program; `most` bytes are written and the rest is dropped. */
  constructor(file: string, bot: string, most: number) {
    this.#file = file;
    this.#bot = bot;
    this.#left = most;
  }

  write(entry: { readonly [member: string]: Json }): void {
    const line = `${JSON.stringify({ bot: this.#bot, ...entry })}\n`;
    if (this.#left === 0) return;
    this.#left = Math.max(0, this.#left - Buffer.byteLength(line));
    const last = this.#left > 0 ? line : `${JSON.stringify({ bot: this.#bot, t: 'full' })}\n`;
    try {
      // Lines of several threads do not mix: each is one write at the end of the file.
      appendFileSync(this.#file, last);
    } catch {
      // A full disk is no reason to lose a game.
      this.#left = 0;
    }
  }
}
