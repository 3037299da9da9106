/** The last set-up of each mode, kept on this device. */
import type { Draft, Mode } from './draft.ts';
import { makeDraft, parseDraft } from './parse-draft.ts';

const KEY = 'palier.setup.';

export function lastSetup(mode: Mode): Draft {
  return parseDraft(localStorage.getItem(KEY + mode), mode);
}

export function rememberSetup(mode: Mode, draft: Draft): void {
  localStorage.setItem(KEY + mode, makeDraft(draft));
}
