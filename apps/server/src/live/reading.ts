/** What a connection says, read: by the schemas, or not at all. */
import { VERSION } from '@palier/rules';
import {
  ask as askSchema,
  hello as helloSchema,
  type Closing,
  type Hello,
  type RoomAsk,
} from '@palier/table/room';
import { parseShallow } from '../base/json-depth.ts';

/**
 * A move as our own clients write it, which is most of what is ever said. Only texts of which the schema
 * would say the same (`reading.test.ts`), so that nothing is let in here that would not be there.
 */
const PLAIN_ACT =
  /^\{"t":"act","id":(?:0|[1-9]\d{0,8}),"key":"[\w-]{8,40}","at":(?:0|[1-9]\d{0,6}),"move":"[ !#-[\]-~]{0,200}"\}$/u;

/** Why a connection ends over what it said. */
export type Unreadable = Extract<Closing, 'bad-message' | 'old-version'>;

export function readHello(text: string): Hello | Unreadable {
  const json = parseShallow(text);
  const read = helloSchema.safeParse(json);
  if (read.success) return read.data;
  return isOtherVersion(json) ? 'old-version' : 'bad-message';
}

export function readAsk(text: string): RoomAsk | Unreadable {
  if (PLAIN_ACT.test(text)) return JSON.parse(text) as RoomAsk;
  const read = askSchema.safeParse(parseShallow(text));
  return read.success ? read.data : 'bad-message';
}

/** Somebody who speaks another version of this language, and should know that. */
export function isOtherVersion(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { t, palier } = json as { readonly t?: unknown; readonly palier?: unknown };
  return t === 'hello' && typeof palier === 'number' && palier !== VERSION;
}
