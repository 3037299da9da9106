/**
 * What is asked of a passkey and whether its answer is true. The library is loaded by the first who wants
 * one: most servers at home never do.
 */
import type { NewPasskey, Passkey, Profile } from '@palier/people';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Site } from './site.ts';

const NAME = 'Palier';

/** ES256, EdDSA, RS256 by their numbers in COSE: what devices make, and Node knows without a warning. */
const ALGORITHMS = [-7, -8, -257];

/** As browsers send it; what is in it is looked at by the library, which throws at anything strange. */
export type PasskeyAnswer = { readonly id: string; readonly [member: string]: unknown };

export async function creationOptions(
  { id, name }: Profile,
  passkeys: readonly Passkey[],
  site: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(id, 'hex')),
    userName: name,
    userDisplayName: name,
    // What made the passkey is nobody's business here.
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map((one) => ({
      id: one.id,
      transports: [...one.transports],
    })),
    // It must be found without a name: nobody types one to sign in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

export async function requestOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
}

export type Asked = { readonly challenge: string; readonly site: Site };

/** Undefined where it is not what was asked for. */
export async function createdPasskey(
  answer: PasskeyAnswer,
  { challenge, site }: Asked,
): Promise<Omit<NewPasskey, 'device'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const found = await untilStrange(async () =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (found?.verified !== true) return undefined;
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  return {
    id,
    key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((one) => /^[a-z-]{1,20}$/u.test(one)).slice(0, MOST_TRANSPORTS),
  };
}

const MOST_TRANSPORTS = 8;

/** How often it was used, by its own count; undefined where it is not that passkey. */
export async function usedPasskey(
  answer: PasskeyAnswer,
  passkey: Passkey,
  { challenge, site }: Asked,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const found = await untilStrange(async () =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
        transports: [...passkey.transports],
      },
      requireUserVerification: false,
    }),
  );
  return found?.verified === true ? found.authenticationInfo.newCounter : undefined;
}

/** The library says by throwing that an answer is not true. */
async function untilStrange<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
