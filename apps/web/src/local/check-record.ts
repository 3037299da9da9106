/** A finished game checked: played again from its record, and held against what somebody saw of it. */
import {
  isFault,
  makeRecordLine,
  parseRecord,
  commandOf,
  verify,
  type RecordedEvent,
  type Viewer,
  type GameRecord,
  type Problem,
  type RecordHeader,
} from '@palier/rules';
import { shownTo } from '@palier/table';
import type { LuckSource } from '@palier/text';

/** A game as it was shown to somebody while it was played. */
export type SeenGame = { readonly viewer: Viewer; readonly entries: readonly RecordedEvent[] };

export type CheckedRecord = {
  readonly receipt: ReceiptFacts;
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

export type ReceiptFacts =
  | { readonly t: 'unreadable' }
  | {
      readonly t: 'checked';
      readonly header: RecordHeader;
      readonly secret: string | undefined;
      readonly source: LuckSource;
      readonly moves: number;
      readonly problem: { readonly event: number | undefined } | undefined;
    };

/** A record checked: what may be said of it, and what anybody needs to check it again. */
export function receiptOf(text: string | undefined): ReceiptFacts {
  const record = text === undefined ? undefined : parseRecord(text);
  if (record === undefined || isFault(record)) return { t: 'unreadable' };
  const { problems, shuffles } = verify(record);
  return {
    t: 'checked',
    header: record.header,
    secret: record.result?.secret,
    source: shuffles === 'unknown' ? 'unknown' : sourceOf(record),
    moves: movesIn(record),
    problem: problems[0] && { event: eventOf(problems[0]) },
  };
}

function sourceOf({ header }: GameRecord): LuckSource {
  return header.fairness.t === 'honest' ? 'secret' : 'seed';
}

/** Every move made, those taken back too: all of them were checked. */
function movesIn({ events }: GameRecord): number {
  return events.filter((event) => event.t !== 'takenBack' && commandOf(event) !== undefined).length;
}

/** The number of the event that a problem stands at; a problem of the whole record has none. */
export function eventOf(problem: Problem): number | undefined {
  return 'number' in problem ? problem.number : undefined;
}
