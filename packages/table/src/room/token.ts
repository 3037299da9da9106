/**
 * What tables and people are called by from any device. A table's code is letters alone. What proves who
 * somebody is at it: 80 bits as 16 letters and figures that are not mixed up when read out (Crockford's
 * base 32).
 */

/** Without vowels, so that no word comes of it, and without what is mixed up when it is read out. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** So many that nobody hits upon a table. */
export const CODE_LENGTH = 8;
/** Of tables from before. */
const OLD_CODE_LENGTH = 6;

const CODE = new RegExp(
  `^(?:[${CODE_LETTERS}]{${OLD_CODE_LENGTH}}|[${CODE_LETTERS}]{${CODE_LENGTH}})$`,
  'u',
);

/** Whether a table could be called so, in capitals. */
export function isTableCode(text: string): boolean {
  return CODE.test(text);
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TOKEN = new RegExp(`^[${LETTERS}]{16}$`, 'u');
/** Twenty bits are five hexadecimal digits and four letters. */
const DIGITS = 5;
const GROUP = 4;

/** What `tokenFrom` needs of a generator. */
export const TOKEN_BYTES = 10;

export function tokenFrom(hex: string): string {
  let token = '';
  for (let start = 0; start < TOKEN_BYTES * 2; start += DIGITS) {
    const bits = Number.parseInt(hex.slice(start, start + DIGITS), 16);
    for (let shift = 15; shift >= 0; shift -= 5) token += LETTERS[(bits >> shift) & 31];
  }
  return token;
}

/** As people see and write it: `ABCD-EFGH-JKMN-PQRS`. */
export function makeReturnCode(token: string): string {
  const groups = [];
  for (let start = 0; start < token.length; start += GROUP) {
    groups.push(token.slice(start, start + GROUP));
  }
  return groups.join('-');
}

/** The token that somebody typed; letter case, spaces, dashes and look-alikes do not matter. */
export function parseReturnCode(text: string): string | undefined {
  const plain = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/gu, '0')
    .replace(/[IL]/gu, '1');
  return TOKEN.test(plain) ? plain : undefined;
}
