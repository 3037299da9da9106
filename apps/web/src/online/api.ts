/** What is asked of the server without a connection to a table. */
import type { PlayNow, RoomName, ToldOptions } from '@palier/table/room';

/** What anybody may know of a table who has its name. */
export type TableInfo = {
  readonly id: string;
  readonly code: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly players: readonly string[];
  /** Who has to decide now. */
  readonly turn: readonly string[];
};

const TABLES = '/api/tables';

/** Milliseconds for an answer: beyond it the server counts as out of reach. */
const ANSWER_TIME = 10_000;

/** Who is refused: everybody, or who has too many tables, or made too many just now, or is kept out. */
export type CreateProblem =
  | 'full'
  | 'too-many-from-here'
  | 'too-fast'
  | 'banned'
  | 'left-often'
  | 'no-server'
  | 'failed';

export type NotCreated = {
  readonly problem: CreateProblem;
  /** Of who is banned, or waits: until when, in milliseconds since 1970. */
  readonly until?: number;
};

/** `club`: the id of the one that it is of. */
export async function createTable(
  options: ToldOptions,
  club?: string,
): Promise<RoomName | NotCreated> {
  const path = club === undefined ? TABLES : `/api/people/clubs/${club}/tables`;
  return nameFrom(path, options);
}

/** Quick play: a table at which one has a seat. Of who is signed in it is known whom they block. */
export async function playNow(
  play: PlayNow,
  { asMe }: { readonly asMe: boolean },
): Promise<RoomName | NotCreated> {
  return nameFrom(asMe ? '/api/people/play' : '/api/play', play);
}

async function nameFrom(path: string, body: object): Promise<RoomName | NotCreated> {
  try {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status === 429 || answer.status === 503) return { problem: await whyNot(answer) };
    if (answer.status === 403) return await waitFor(answer);
    if (!isJson(answer)) return { problem: 'no-server' };
    const { id, code } = members(await answer.json());
    return typeof id === 'string' && typeof code === 'string'
      ? { id, code }
      : { problem: 'failed' };
  } catch {
    return { problem: 'failed' };
  }
}

/** What stands between here and the server, as a proxy does, answers in words of its own. */
async function whyNot(answer: Response): Promise<CreateProblem> {
  const { error } = isJson(answer) ? members(await answer.json()) : {};
  const { code } = members(error);
  if (code === 'too-many-from-here' || code === 'too-fast') return code;
  return answer.status === 429 ? 'too-fast' : 'full';
}

/** Other sites' pages are turned away with the same status, but not by this page's server. */
async function waitFor(answer: Response): Promise<NotCreated> {
  const { error } = isJson(answer) ? members(await answer.json()) : {};
  const { code, until } = members(error);
  if (code !== 'banned' && code !== 'left-often') return { problem: 'failed' };
  return { problem: code, ...(typeof until === 'number' && { until }) };
}

export async function tableInfo(table: string): Promise<TableInfo | 'missing' | 'unknown'> {
  try {
    const answer = await ask(`${TABLES}/${encodeURIComponent(table)}`);
    if (!isJson(answer)) return 'unknown';
    if (answer.status === 404) return 'missing';
    if (!answer.ok) return 'unknown';
    return infoFrom(members(await answer.json())) ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** How one of this device's tables stands, asked of many at once. */
export type StandingInfo = {
  readonly phase: TableInfo['phase'] | 'missing';
  /** Undefined: it is not known without a look at the table itself. */
  readonly turn: readonly string[] | undefined;
  readonly isMine: boolean;
  /** Milliseconds left, where a clock of days runs. */
  readonly left: number | undefined;
  /** Of those whom it waits for, who have time off, and until when. */
  readonly resting: { readonly [name: string]: number };
  /** Until when this seat has. */
  readonly rest: number | undefined;
  readonly winners: readonly string[];
};

/** As many seats as the server takes at once. */
export const MOST_ASKED = 50;

/** In the order of the seats; undefined where the server is out of reach, or too old to be asked. */
export async function standings(
  seats: readonly { readonly id: string; readonly token: string }[],
): Promise<readonly StandingInfo[] | undefined> {
  const asked = seats.map(({ id, token }) => ({ table: id, token }));
  try {
    const answer = await ask('/api/standings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seats: asked }),
    });
    if (!answer.ok || !isJson(answer)) return undefined;
    const { standings: list } = members(await answer.json());
    if (!Array.isArray(list) || list.length !== seats.length) return undefined;
    const read = list.map(standingFrom);
    return read.includes(undefined) ? undefined : (read as readonly StandingInfo[]);
  } catch {
    return undefined;
  }
}

function standingFrom(json: unknown): StandingInfo | undefined {
  const { phase, turn, you, left, winners, resting, rest } = members(json);
  if (phase !== 'lobby' && phase !== 'playing' && phase !== 'over' && phase !== 'missing')
    return undefined;
  return {
    phase,
    turn: Array.isArray(turn) ? texts(turn) : undefined,
    isMine: you === true,
    left: typeof left === 'number' ? left : undefined,
    resting: Array.isArray(resting) ? Object.fromEntries(resting.flatMap(restOf)) : {},
    rest: typeof rest === 'number' ? rest : undefined,
    winners: texts(winners),
  };
}

function restOf(json: unknown): readonly (readonly [string, number])[] {
  const { name, until } = members(json);
  return typeof name === 'string' && typeof until === 'number' ? [[name, until]] : [];
}

/**
 * Takes time off until then, or is back, at all of these tables. In their order until when it is by now,
 * `null` where there is none; undefined where the server is out of reach, or too old to be asked.
 */
export async function takeRest(
  until: number | undefined,
  seats: readonly { readonly id: string; readonly token: string }[],
): Promise<readonly (number | null)[] | undefined> {
  const asked = seats.map(({ id, token }) => ({ table: id, token }));
  try {
    const answer = await ask('/api/rests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ until: until ?? null, seats: asked }),
    });
    if (!answer.ok || !isJson(answer)) return undefined;
    const { rests } = members(await answer.json());
    if (!Array.isArray(rests) || rests.length !== seats.length) return undefined;
    return rests.map((one) => {
      const { until: end } = members(one);
      return typeof end === 'number' ? end : null;
    });
  } catch {
    return undefined;
  }
}

/** What a browser subscribes to pushes with; undefined where this server sends none. */
export async function pushKey(): Promise<string | undefined> {
  const answer = await ask('/api/pushes');
  if (!answer.ok || !isJson(answer)) return undefined;
  const { key } = members(await answer.json());
  return typeof key === 'string' ? key : undefined;
}

/** Whether the server knows by now what a browser wants to hear, and of which seats. */
export async function wantPushes(
  { endpoint, keys }: PushSubscriptionJSON,
  wants: readonly string[],
  seats: readonly { readonly table: string; readonly token: string }[],
): Promise<boolean> {
  const { p256dh, auth } = keys ?? {};
  const answer = await ask('/api/pushes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh, auth, wants, seats }),
  });
  return answer.ok;
}

/** How others reach the server, as far as it knows; `none`: what answers there has no tables. */
export async function serverAddresses(): Promise<readonly string[] | 'none' | 'unknown'> {
  try {
    const answer = await ask('/api/server');
    if (answer.ok && isJson(answer)) return texts(members(await answer.json())['urls']);
    return answer.ok || answer.status === 404 ? 'none' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** A server that only hands out files answers with a page. */
function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('json') === true;
}

async function ask(path: string, how: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...how, signal: AbortSignal.timeout(ANSWER_TIME), cache: 'no-store' });
}

type Members = { readonly [name: string]: unknown };

const PHASES = ['lobby', 'playing', 'over'] as const;

function infoFrom({ id, code, phase, seats, turn }: Members): TableInfo | undefined {
  const known = PHASES.find((one) => one === phase);
  if (typeof id !== 'string' || typeof code !== 'string' || known === undefined) return undefined;
  const sitters = Array.isArray(seats) ? seats.map((seat) => members(seat)['name']) : [];
  return { id, code, phase: known, players: texts(sitters), turn: texts(turn) };
}

function texts(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string') : [];
}

function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}
