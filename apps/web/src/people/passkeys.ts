/** Passkeys in this browser. What speaks with the device is fetched when somebody wants one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ask, askWho, isDone, textOf, type Answer, type Me } from './api.ts';
import { deviceName } from './device-name.ts';

/** Why there are none here. */
export type NoPasskeys = 'insecure' | 'number' | 'old';

export function whyNoPasskeys(): NoPasskeys | undefined {
  const { hostname } = location;
  // Browsers say nothing of passkeys where they allow none.
  if (!isSecureContext) return 'insecure';
  if (!('PublicKeyCredential' in globalThis)) return 'old';
  return /^[\d.]+$|^\[/u.test(hostname) ? 'number' : undefined;
}

/** `cancelled`: whoever was asked did not want to, or let the time go by. */
export type Touched<T> = Answer<T> | { readonly t: 'cancelled' };

export function ownDevice(): string {
  return deviceName(navigator.userAgent);
}

export async function addPasskey(): Promise<Touched<Me>> {
  return touched('/me/passkeys', async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return startRegistration({ optionsJSON });
  });
}

export async function signInByPasskey(): Promise<Touched<Me>> {
  return touched('/sign-in', async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON });
  });
}

/** What the server asks, the device's answer, and what the server says to it. */
async function touched(
  path: string,
  touch: (options: unknown) => Promise<object>,
): Promise<Touched<Me>> {
  const begun = await ask('POST', `${path}/begin`);
  if (!isDone(begun)) return begun;
  const ceremony = textOf(begun.value['ceremony']);
  let response: object;
  try {
    response = await touch(begun.value['options']);
  } catch {
    // Browsers do not say whether somebody did not want to or had nothing to show.
    return { t: 'cancelled' };
  }
  return askWho('POST', path, { ceremony, response, device: ownDevice() });
}
