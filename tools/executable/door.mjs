// Lies beside the program, out of which the executable cannot import by itself. What Node would have done
// with the flags that `fork` gives is done here, as far as the program uses them.

import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * @param {string} program
 * @param {readonly string[]} flags
 * @returns {Promise<void>}
 */
export async function run(program, flags) {
  for (const [index, flag] of flags.entries()) {
    if (flag === '--import') await import(flags[index + 1] ?? '');
    if (flag !== '--expose-gc') continue;
    setFlagsFromString(flag);
    globalThis.gc = /** @type {typeof globalThis.gc} */ (runInNewContext('gc'));
  }
  await import(pathToFileURL(program).href);
}
