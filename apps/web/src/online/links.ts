/** The links that lead to a table, whole, to be sent to others or to one's other device. */
import { signal } from '@preact/signals';
import { makeRoute } from '../state/router.ts';
import { serverAddresses } from './api.ts';

/** Where others find this server: what this device calls it may mean another machine to them. */
const origin = signal(location.origin);

const isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/u;
let isAsked = false;

/** Asks the server how others reach it, where the address of this page is no help. */
export async function findAddress(): Promise<void> {
  if (isAsked || !isHere.test(location.hostname)) return;
  isAsked = true;
  const addresses = await serverAddresses();
  if (typeof addresses === 'string') return;
  const away = addresses.map(originOf).find((one) => one !== undefined && !isOfThis(one));
  if (away !== undefined) origin.value = away;
}

/** Undefined where it is no address. */
function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

function isOfThis(one: string): boolean {
  return isHere.test(new URL(one).hostname);
}

/** Whether only this device finds the server: it listens to nobody else, or nobody knows how. */
export function isOnlyHere(): boolean {
  return isOfThis(origin.value);
}

/** Read inside a component, it is drawn again when the address is known. */
export function inviteLink(code: string): string {
  return page() + makeRoute({ t: 'table', table: code });
}

/** To a hand in a room that plays around a screen. */
export function handLink(code: string): string {
  return page() + makeRoute({ t: 'place', place: 'hand', operand: code });
}

/** Whoever has it plays in one's place. */
export function returnLink(code: string, token: string): string {
  return page() + makeRoute({ t: 'table', table: code, token });
}

/** Whoever has it may ask to be a friend. */
export function friendLink(code: string): string {
  return page() + makeRoute({ t: 'place', place: 'you', operand: `friend-${code}` });
}

/** Whoever has it may come into the club. */
export function clubLink(code: string): string {
  return page() + makeRoute({ t: 'place', place: 'clubs', operand: code });
}

function page(): string {
  return origin.value + location.pathname;
}
