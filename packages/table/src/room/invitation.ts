/**
 * A table's eight letters, or six of an older one, as people read, say and type them. Case, spaces and
 * dashes do not matter, and whoever pastes the whole link is understood too.
 */
import { isTableCode, parseReturnCode } from './token.ts';

const ID = /^[0-9a-f]{32}$/u;

export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s\p{P}]/gu, '');
  return isTableCode(code) ? code : undefined;
}

/** A code or an id, as it stands in an address; undefined where no table can be called that. */
export function parseTableName(text: string): string | undefined {
  return parseCode(text) ?? (ID.test(text) ? text : undefined);
}

/** A space in the middle: `KLMP QRST`. */
export function showCode(code: string): string {
  const half = code.length / 2;
  return isTableCode(code) ? `${code.slice(0, half)} ${code.slice(half)}` : code;
}

type Invitation = { readonly table: string; readonly token?: string };

/** A code, or the link that somebody was sent, with a return code in it or not. */
export function parseInvitation(text: string): Invitation | undefined {
  const [, path] = /#\/(?:t|hand)\/(.*)$/u.exec(text.trim()) ?? [];
  if (path === undefined) {
    const table = parseCode(text);
    return table === undefined ? undefined : { table };
  }
  const [name = '', secret = ''] = path.split('/');
  const table = parseTableName(name);
  if (table === undefined) return undefined;
  // What is no return code is said to be none by the screen that it leads to.
  return { table, ...(secret !== '' && { token: parseReturnCode(secret) ?? secret }) };
}
