/** Keeps records in files, and says how that went. */
import { writeFileSync } from 'node:fs';
import { errorCode } from '../error-code.ts';
import type { Words } from '../words.ts';

export class RecordSaver {
  readonly #words: Words;
  readonly #savedAs = new Set<string>();

  constructor(words: Words) {
    this.#words = words;
  }

  save(file: string, record: string, isOver: boolean): string {
    const { play } = this.#words;
    try {
      // A file of somebody else's is never overwritten; one's own may be, again and again.
      writeFileSync(file, record, { flag: this.#savedAs.has(file) ? 'w' : 'wx' });
      this.#savedAs.add(file);
      return play.saved(file, isOver);
    } catch (error) {
      const isThere = errorCode(error) === 'EEXIST';
      const detail = error instanceof Error ? error.message : String(error);
      return isThere ? play.fileExists(file) : play.cannotSave(file, detail);
    }
  }
}
