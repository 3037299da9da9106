/** Names and proofs, from the system's generator: nobody guesses the next from those before. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Lottery } from '@palier/table/room';

/** Without vowels, so that no word comes of it, and without what is mixed up when it is read out. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** Crockford's base 32. */
const TOKEN_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TOKEN_LENGTH = 16;

export const systemLottery: Lottery = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  code: () => {
    let code = '';
    while (code.length < CODE_LENGTH) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)]!;
    return code;
  },
  token: () => {
    let token = '';
    for (const byte of randomBytes(TOKEN_LENGTH)) token += TOKEN_LETTERS[byte % 32]!;
    return token;
  },
  hash: (token) => createHash('sha256').update(token).digest('hex'),
};
