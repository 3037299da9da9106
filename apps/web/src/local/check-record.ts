/** A finished game checked: played again from its record, and held against what somebody saw of it. */
import {
  isFault,
  makeRecordLine,
  parseRecord,
  type RecordedEvent,
  type Viewer,
} from '@palier/rules';
import { shownTo } from '@palier/table';
import { receiptOf, type Receipt } from './receipt-of.ts';

/** A game as it was shown to somebody while it was played. */
export type SeenGame = { readonly viewer: Viewer; readonly entries: readonly RecordedEvent[] };

export type CheckedRecord = {
  readonly receipt: Receipt;
  /** Whether the record is the game that was seen; undefined where nothing was, or nothing is readable. */
  readonly isAsSeen: boolean | undefined;
};

export function checkRecord(text: string | undefined, seen: SeenGame | undefined): CheckedRecord {
  return { receipt: receiptOf(text), isAsSeen: isAsSeen(text, seen) };
}

function isAsSeen(text: string | undefined, seen: SeenGame | undefined): boolean | undefined {
  const record = text === undefined ? undefined : parseRecord(text);
  if (seen === undefined || record === undefined || isFault(record)) return undefined;
  const shown = shownTo(seen.viewer, record.events);
  return (
    shown.length === seen.entries.length &&
    shown.every((entry, index) => makeRecordLine(entry) === makeRecordLine(seen.entries[index]!))
  );
}
