/** A record checked: what may be said of it, and what anybody needs to check it again. */
import {
  commandOf,
  isFault,
  parseRecord,
  verify,
  type GameRecord,
  type Problem,
  type RecordHeader,
} from '@palier/rules';
import type { LuckSource } from '@palier/text';

export type Receipt =
  | { readonly t: 'unreadable' }
  | {
      readonly t: 'checked';
      readonly header: RecordHeader;
      readonly secret: string | undefined;
      readonly source: LuckSource;
      readonly moves: number;
      readonly problem: { readonly event: number | undefined } | undefined;
    };

export function receiptOf(text: string | undefined): Receipt {
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
