/** What somebody is called at tables online: one line, and remembered for the next one. */
import { NICKNAME_LENGTH } from '@palier/table/room';
import { readStored, store } from '../state/storage.ts';

const KEY = 'nickname';

/** While it is typed: one line and not too long. What else cannot be shown the table takes out. */
export function cleanNickname(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, NICKNAME_LENGTH)
    .replaceAll(/\p{Cs}/gu, '');
}

export function lastNickname(): string {
  return cleanNickname(readStored(KEY) ?? '').trim();
}

export function rememberNickname(name: string): void {
  store(KEY, name);
}
