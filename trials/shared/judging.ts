/** What every judge asks: is this that game, that move, that view, by the rules alone. */
import {
  isFault,
  makeMove,
  parseRecord,
  pastEvents,
  redact,
  verify,
  type Command,
  type GameRecord,
  type RecordedEvent,
  type View,
  type Viewer,
} from '@palier/rules';
import type { RoomPromise } from '@palier/table/room';

/** Which level is laid is said only where there is a choice; PASS-4, MASTER-2: the last card is a discard. */
export function writtenAs(command: Command, asked: string): string {
  const isLast = command.t === 'discard' && !asked.startsWith('discard ');
  if (isLast) return asked;
  return makeMove(command.t === 'layLevel' ? { t: 'layLevel', melds: command.melds } : command);
}

export function shownEntry(viewer: Viewer, entry: RecordedEvent): RecordedEvent {
  return entry.t === 'takenBack' ? entry : redact(entry, viewer);
}

/** The same text for the same view. */
export function viewText({ table: { setup, ...table }, past, ...view }: View): string {
  return canonicalText({ ...view, table, setup: setup.id, past: pastEvents(past) });
}

/** Members in one order. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The record of a game that has ended, where it can be read; and what is wrong with it. */
export function judgeRecord(text: string): {
  readonly record: GameRecord | undefined;
  readonly problems: readonly string[];
} {
  const record = parseRecord(text);
  if (isFault(record)) {
    return {
      record: undefined,
      problems: [`a record that cannot be read: ${canonicalText(record)}`],
    };
  }
  const { problems, isFinished, shuffles } = verify(record);
  return {
    record,
    problems: [
      ...(problems.length > 0 ? [`the record: ${canonicalText(problems)}`] : []),
      ...(isFinished ? [] : ['the record is not finished']),
      ...(shuffles === 'checked' ? [] : [`the record's shuffles are ${shuffles}`]),
    ],
  };
}

/** What somebody was promised before the first deal, held against what the game was dealt by. */
export function brokenPromise(
  promise: RoomPromise | undefined,
  dealt: { readonly commitment: string; readonly salt: string | undefined },
): string | undefined {
  if (promise === undefined) return undefined;
  if (promise.commitment !== dealt.commitment) return 'was promised another luck';
  const { salt } = dealt;
  return salt !== undefined && salt !== promise.salt ? 'added another salt' : undefined;
}
