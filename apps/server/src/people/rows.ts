/** What databases give, as what it means; columns have the names of members. */
import type { Ceremony, KeptSeat, Passkey, Profile, Session } from '@palier/people';

export type Row = { readonly [column: string]: unknown };

export function profileFrom({ id, name, face, made, seen }: Row): Profile {
  return {
    id: String(id),
    name: String(name),
    face: String(face),
    made: Number(made),
    seen: Number(seen),
  };
}

export function sessionFrom({ id, profile, hash, device, made, seen }: Row): Session {
  return {
    id: String(id),
    profile: String(profile),
    hash: String(hash),
    device: String(device),
    made: Number(made),
    seen: Number(seen),
  };
}

export function passkeyFrom(row: Row): Passkey {
  const { id, profile, key, counter, transports, device, made, used } = row;
  return {
    id: String(id),
    profile: String(profile),
    key: String(key),
    counter: Number(counter),
    transports: transportsFrom(String(transports)),
    device: String(device),
    made: Number(made),
    used: Number(used),
  };
}

/** They are words without spaces. */
function transportsFrom(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

export function transportsText(transports: readonly string[]): string {
  return transports.join(' ');
}

export function ceremonyFrom({ id, challenge, profile, until }: Row): Ceremony {
  return {
    id: String(id),
    challenge: String(challenge),
    profile: typeof profile === 'string' ? profile : null,
    until: Number(until),
  };
}

export function seatFrom({ table, token, code, name, kept }: Row): KeptSeat {
  return {
    table: String(table),
    token: String(token),
    code: String(code),
    name: String(name),
    kept: Number(kept),
  };
}

/** Whether so many may go at once. */
export function isPlausible(due: number, all: number, share: number): boolean {
  return due * 100 <= all * share;
}
