/** The links that lead to a table, whole, to be sent to others or to one's other device. */
import { makeRoute } from '../state/router.ts';

export function inviteLink(code: string): string {
  return page() + makeRoute({ t: 'table', table: code });
}

/** Whoever has it plays in one's place. */
export function returnLink(code: string, token: string): string {
  return page() + makeRoute({ t: 'table', table: code, token });
}

function page(): string {
  return location.origin + location.pathname;
}
