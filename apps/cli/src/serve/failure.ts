/** Why a server does not start, as a failure of the program. */
import {
  withoutPassword,
  type CompleteSettings,
  type ServerFault,
  type SettingFacts,
  type SettingFault,
} from '@palier/server';
import { failed, type Failure } from '../failure.ts';
import type { FailureFacts, Words } from '../words.ts';

export function settingFailure<Code extends keyof SettingFacts>(
  { code, facts }: SettingFault<Code>,
  words: Words,
): Failure {
  // The server names its facts after these.
  return failed(words, code, facts as FailureFacts[Code]);
}

export function serverFailure(
  { code, detail = '?' }: ServerFault,
  { host, port, web, data = '', database }: CompleteSettings,
  words: Words,
): Failure {
  const place = database === undefined ? data : withoutPassword(database);
  switch (code) {
    case 'port-taken':
    case 'port-forbidden':
      return failed(words, code, { port });
    case 'no-such-address':
      return failed(words, code, { host });
    case 'no-web-app':
      return failed(words, code, { folder: web });
    case 'data-in-use':
      return failed(words, code, { folder: data });
    case 'no-data-folder':
      return failed(words, code, { folder: data, detail });
    case 'no-database':
      return failed(words, code, { database: place, detail });
    case 'newer-database':
    case 'not-a-database':
      return failed(words, code, { place });
  }
}
