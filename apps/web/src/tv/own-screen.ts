/** What this screen keeps: the table that it is, and how it lies in the room. */
import { flag, optional, text } from '@palier/rules/codec';
import { parseReturnCode } from '@palier/table/room';
import type { OnlineRoom } from '../online/online-room.ts';
import { looseObject, refined } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** Apart from the seats of whoever uses this device, who may hold a hand at the same table. */
type Screen = {
  /** The id or code; empty where there is none. */
  readonly table: string;
  /** Proves that it keeps the table. */
  readonly token?: string;
};

const NAME_LENGTH = 100;
const NONE: Screen = { table: '' };

export const screenTable = kept(
  'screen',
  looseObject<Screen>({
    table: text(NAME_LENGTH),
    token: optional(refined(text(NAME_LENGTH), parseReturnCode)),
  }),
  NONE,
);

/** Whether it lies flat, with people all around it. */
export const isFlat = kept('screen.flat', flag, false);

/** This screen is another table from now on. */
export function forgetTable(): void {
  screenTable.set(NONE);
}

/** And is missed nowhere: somebody else keeps the table that it leaves. */
export async function leaveTable({ client }: OnlineRoom): Promise<void> {
  await client.leave();
  forgetTable();
}
