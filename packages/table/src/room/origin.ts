/** Where somebody joined a table from, without saying where that is. */
import type { RandomSource } from './ports.ts';

/** A fingerprint of an address, and what it was made with. Told to nobody. */
export type Origin = { readonly doorKey: string; readonly from: string };

/** Hexadecimal digits: 256 addresses of IPv4 for each. */
const LENGTH = 6;

/**
 * Means nothing at another table, and is short on purpose: many addresses have the same, so it does not
 * even tell one to who has the ledger.
 */
export function fingerprintOf(
  hash: RandomSource['hash'],
  doorKey: string,
  address: string,
): string {
  return hash(`${doorKey}/${address}`).slice(-LENGTH);
}
