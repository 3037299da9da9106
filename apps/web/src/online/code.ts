/**
 * A table's eight letters, or six of an older one, as people read, say and type them. Case, spaces and
 * dashes do not matter, and whoever pastes the whole link is understood too.
 */
import { parseReturnCode } from '@palier/table/room';

const CODE = /^(?:[A-Z]{6}|[A-Z]{8})$/u;

export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s\p{P}]/gu, '');
  return CODE.test(code) ? code : undefined;
}

/** A space in the middle: `KLMP QRST`. */
export function showCode(code: string): string {
  const half = code.length / 2;
  return CODE.test(code) ? `${code.slice(0, half)} ${code.slice(half)}` : code;
}

type Invitation = { readonly table: string; readonly token?: string };

/** A code, or the link that somebody was sent, with a return code in it or not. */
export function parseInvitation(text: string): Invitation | undefined {
  const [, path] = /#\/t\/(.*)$/u.exec(text.trim()) ?? [];
  if (path === undefined) {
    const table = parseCode(text);
    return table === undefined ? undefined : { table };
  }
  const [name = '', secret = ''] = path.split('/');
  const token = parseReturnCode(secret);
  if (!/^[\w-]{1,64}$/u.test(name)) return undefined;
  return { table: parseCode(name) ?? name, ...(token !== undefined && { token }) };
}
