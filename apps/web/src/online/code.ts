/**
 * Codes as people read, say and type them: the six letters of a table, the sixteen of a return code.
 * Case, spaces and dashes do not matter, and whoever pastes the whole link is understood too.
 */

export const CODE_LENGTH = 6;
export const TOKEN_LENGTH = 16;

/** Signs that are not among Crockford's 32 because they look like one that is. */
const LOOKALIKES: { readonly [sign: string]: string } = { O: '0', I: '1', L: '1' };

/** What is left when a code is freed of everything that only makes it easier to read. */
function bare(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\p{P}]/gu, '');
}

export function parseCode(text: string): string | undefined {
  const code = bare(text);
  return /^[A-Z0-9]{6}$/u.test(code) ? code : undefined;
}

/** A space in the middle: `KLM PQR`. */
export function showCode(code: string): string {
  return code.length === CODE_LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

export function parseToken(text: string): string | undefined {
  const token = bare(text).replaceAll(/[OIL]/gu, (sign) => LOOKALIKES[sign]!);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/u.test(token) ? token : undefined;
}

/** In fours: `ABCD-EFGH-JKMN-PQRS`. */
export function showToken(token: string): string {
  return token.match(/.{1,4}/gu)?.join('-') ?? token;
}

export type Invitation = { readonly table: string; readonly token?: string };

/** A code, or the link that somebody was sent, with a return code in it or not. */
export function parseInvitation(text: string): Invitation | undefined {
  const [, path] = /#\/t\/(.*)$/u.exec(text.trim()) ?? [];
  if (path === undefined) {
    const table = parseCode(text);
    return table === undefined ? undefined : { table };
  }
  const [name = '', secret = ''] = path.split('/');
  const token = parseToken(secret);
  if (!/^[\w-]{1,64}$/u.test(name)) return undefined;
  return { table: parseCode(name) ?? name, ...(token !== undefined && { token }) };
}
