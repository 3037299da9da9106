/** What comes over a connection, as a message or as the reason to end it. */
import { VERSION } from '@palier/rules';
import { ask, hello, type Closing, type Hello, type RoomAsk } from '@palier/table/room';
import { parseShallow } from '../base/json-depth.ts';

export type Unreadable = Extract<Closing, 'bad-message' | 'old-version'>;

export function readHello(text: string): Hello | Unreadable {
  const json = parseShallow(text);
  const read = hello.safeParse(json);
  if (read.success) return read.data;
  return isOtherVersion(json) ? 'old-version' : 'bad-message';
}

export function readAsk(text: string): RoomAsk | Unreadable {
  const read = ask.safeParse(parseShallow(text));
  return read.success ? read.data : 'bad-message';
}

/** Somebody who speaks another version of this language, and should know that. */
function isOtherVersion(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { t, palier } = json as { readonly t?: unknown; readonly palier?: unknown };
  return t === 'hello' && typeof palier === 'number' && palier !== VERSION;
}
