/** What an operator can choose about pushes. */
import { freeText, oneOfWords } from '../base/setting.ts';

export const PUSH_SETTINGS = {
  /** `local`: to push services at any address, for a network of one's own, and for tests. */
  push: oneOfWords(['on', 'local', 'off'], 'on'),
  /** The secret part of the key, base64url; without it one is made and kept with the tables. */
  'push-key': freeText('KEY'),
  /** Whom a push service may write to. */
  'push-contact': freeText('URL'),
};
