/** The ladders of one's own that this device keeps, each under an id of its own. */
import { parseLadderCode, type OwnLadder } from './ladder-code.ts';
import { readStored } from '../state/storage.ts';

export type KeptLadder = OwnLadder & { readonly id: string };

export const OWN_LADDERS = 'ladders';

/** The oldest first. What is stored there and no ladder is passed over. */
export function ownLadders(): readonly KeptLadder[] {
  return Object.entries(storedCodes()).flatMap(([id, code]) => {
    const ladder = parseLadderCode(code);
    return ladder === undefined ? [] : [{ id, ...ladder }];
  });
}

export function storedCodes(): { readonly [id: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(readStored(OWN_LADDERS) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
