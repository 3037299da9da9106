/** What somebody is called at tables online: one line, and remembered for the next one. */
import { NICKNAME_LENGTH } from '@palier/table/room';
import { anyText, type KeptCodec } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** While it is typed: one line and not too long. What else cannot be shown the table takes out. */
export function cleanNickname(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, NICKNAME_LENGTH)
    .replaceAll(/\p{Cs}/gu, '');
}

/** Once it was stored without quotes, so that "7" looks like a number. */
export const nicknameCodec: KeptCodec<string> = {
  parse: (json) => cleanNickname(typeof json === 'string' ? json : JSON.stringify(json)).trim(),
  make: anyText.make,
};

export const keptNickname = kept('nickname', nicknameCodec, '');
