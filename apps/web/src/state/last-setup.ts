/** The last set-up of each mode, kept on this device. */
import type { Draft, Mode } from './draft.ts';
import { makeDraft, parseDraft } from './parse-draft.ts';
import { readStored, store } from './storage.ts';

const KEY = 'setup.';

export function lastSetup(mode: Mode): Draft {
  return parseDraft(readStored(KEY + mode), mode);
}

export function rememberSetup(mode: Mode, draft: Draft): void {
  store(KEY + mode, makeDraft(draft));
}
