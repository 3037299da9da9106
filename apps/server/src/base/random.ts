/** Names of tables and fingerprints of tokens. Luck comes from the system: nobody guesses the next. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { RandomSource } from '@palier/table/room';

/** Without vowels, so that no word comes of it, and without what is mixed up when it is read out. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** So many that nobody hits upon a table. Older tables have six. */
const CODE_LENGTH = 8;

export const systemRandom: RandomSource = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  code: () => {
    let code = '';
    while (code.length < CODE_LENGTH) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)]!;
    return code;
  },
  hash: (token) => createHash('sha256').update(token).digest('hex'),
};
