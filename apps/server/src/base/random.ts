/** Names of tables and fingerprints of tokens. Luck comes from the system: nobody guesses the next. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type RandomSource } from '@palier/table/room';

export const systemRandom: RandomSource = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  code: () => {
    let code = '';
    while (code.length < CODE_LENGTH) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)]!;
    return code;
  },
  hash: (token) => createHash('sha256').update(token).digest('hex'),
};
