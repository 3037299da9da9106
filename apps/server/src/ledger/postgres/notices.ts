/**
 * What nodes tell each other through PostgreSQL's NOTIFY: short texts, which the statement that stores
 * steps can put together by itself. Records follow a head; what separates them is in no JSON text.
 */
import type { Gossip } from '@palier/table/room';

/** PostgreSQL takes less than 8000 bytes. */
export const MOST_NOTICE_BYTES = 7900;

/** What a step's record has beside its id and text, at most: what separates them, and its number. */
const RECORD_FRAME = 13;

const RECORD = '\u001E';
const FIELD = '\u001F';

export type Notice = {
  readonly node: string;
  readonly news:
    | { readonly t: 'steps'; readonly steps: readonly ToldStep[] }
    /** `list`: of open tables, which a node of an older version does not know and leaves alone. */
    | { readonly t: 'gossip' | 'list'; readonly gossip: readonly Gossip[] }
    /** It is there. */
    | { readonly t: 'beat' }
    /** It goes. */
    | { readonly t: 'bye' };
};

/** Without its text where that is too long: whoever wants it reads the ledger. */
export type ToldStep = {
  readonly id: string;
  readonly rev: number;
  readonly step: string | undefined;
};

export function noticeHead(node: string, kind: Notice['news']['t']): string {
  return node + FIELD + kind;
}

/** The record of a step in SQL, of the columns `id`, `rev`, `step` and `part` (see `partsOf`). */
export const STEP_RECORD_SQL = `chr(30) || id || chr(31) || rev::text
  || CASE WHEN part < 0 THEN '' ELSE chr(31) || step END`;

/** Whether a text can be part of a record. */
export function isTellable(text: string): boolean {
  return !text.includes(RECORD) && !text.includes(FIELD);
}

/**
 * Which notice tells of which step, counted from 1, so that none is too long; below zero where it tells
 * the step's number and not its text.
 */
export function partsOf(
  head: string,
  steps: readonly { readonly id: string; readonly step: string }[],
): readonly number[] {
  const room = MOST_NOTICE_BYTES - Buffer.byteLength(head);
  let part = 1;
  let filled = 0;
  return steps.map(({ id, step }) => {
    const bare = Buffer.byteLength(id) + RECORD_FRAME;
    const whole = bare + Buffer.byteLength(step);
    const isWhole = whole <= room && isTellable(step);
    const size = isWhole ? whole : bare;
    if (filled > 0 && filled + size > room) {
      part++;
      filled = 0;
    }
    filled += size;
    return isWhole ? part : -part;
  });
}

/** As few notices as hold all of it. */
export function gossipNotices(node: string, gossip: readonly Gossip[]): readonly string[] {
  const isList = ({ t }: Gossip): boolean => t === 'listed' || t === 'lists' || t === 'clubs';
  return [
    ...noticesOf(
      noticeHead(node, 'gossip'),
      gossip.filter((news) => !isList(news)),
    ),
    ...noticesOf(noticeHead(node, 'list'), gossip.filter(isList)),
  ];
}

function noticesOf(head: string, gossip: readonly Gossip[]): readonly string[] {
  const notices: string[] = [];
  let notice = head;
  for (const news of gossip) {
    const record = RECORD + JSON.stringify(news);
    if (
      notice !== head &&
      Buffer.byteLength(notice) + Buffer.byteLength(record) > MOST_NOTICE_BYTES
    ) {
      notices.push(notice);
      notice = head;
    }
    notice += record;
  }
  return notice === head ? notices : [...notices, notice];
}

/** Undefined where somebody else speaks on our channel. */
export function parseNotice(payload: string): Notice | undefined {
  const [head = '', ...records] = payload.split(RECORD);
  const [node = '', kind] = head.split(FIELD);
  switch (kind) {
    case 'steps':
      return { node, news: { t: 'steps', steps: records.map(parseStepRecord) } };
    case 'gossip':
    case 'list':
      return { node, news: { t: kind, gossip: records.map(parseGossip) } };
    case 'beat':
    case 'bye':
      return { node, news: { t: kind } };
    default:
      return undefined;
  }
}

function parseStepRecord(record: string): ToldStep {
  const [id = '', rev, step] = record.split(FIELD);
  return { id, rev: Number(rev), step };
}

function parseGossip(record: string): Gossip {
  return JSON.parse(record) as Gossip;
}
