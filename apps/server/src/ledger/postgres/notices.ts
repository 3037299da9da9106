/**
 * What nodes tell each other through PostgreSQL's NOTIFY: short texts, which the statement that stores
 * steps can put together by itself. Records follow a head; what separates them is in no JSON text.
 */
import type { Gossip } from '@palier/table/room';

/** PostgreSQL takes less than 8000 bytes. */
export const MOST_BYTES = 7900;

const RECORD = '\u001E';
const FIELD = '\u001F';

export type Notice = {
  readonly node: string;
  readonly news:
    | { readonly t: 'steps'; readonly steps: readonly ToldStep[] }
    | { readonly t: 'gossip'; readonly gossip: readonly Gossip[] }
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

/** The same in SQL, of columns `id`, `rev`, `step` and whether to tell the step. */
export const STEP_RECORD_SQL = `chr(30) || id || chr(31) || rev::text
  || CASE WHEN part < 0 THEN '' ELSE chr(31) || step END`;

/** How many bytes the record of a step takes at most. */
export function recordSize(id: string, step: string): number {
  return 2 * id.length + 16 + Buffer.byteLength(step);
}

/** Whether a step can be told as it is. */
export function isTellable(step: string): boolean {
  return !step.includes(RECORD) && !step.includes(FIELD);
}

/** As few notices as hold all of it. */
export function gossipNotices(node: string, gossip: readonly Gossip[]): readonly string[] {
  const head = noticeHead(node, 'gossip');
  const notices: string[] = [];
  let notice = head;
  for (const news of gossip) {
    const record = RECORD + JSON.stringify(news);
    if (notice !== head && Buffer.byteLength(notice) + Buffer.byteLength(record) > MOST_BYTES) {
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
      return { node, news: { t: 'gossip', gossip: records.map(parseGossip) } };
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
