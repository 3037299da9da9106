/** What somebody is called at tables online: one line, and remembered for the next one. */
import { NICKNAME_LENGTH } from '@palier/table/room';
import { readStored, store } from '../state/storage.ts';

const KEY = 'nickname';

/** While it is typed: what a table would not take never gets into the field. */
export function cleanNickname(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, NICKNAME_LENGTH)
    .replaceAll(/\p{Cs}/gu, '');
}

export function lastNickname(): string {
  return cleanNickname(readStored(KEY) ?? '').trim();
}

export function rememberNickname(name: string): void {
  store(KEY, name);
}
