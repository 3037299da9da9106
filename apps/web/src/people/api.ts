/** What is asked of the server about oneself. It refuses in the language of this page. */
import { words } from '../state/words.ts';

export type Answer<T> =
  | { readonly t: 'done'; readonly value: T }
  /** `says`: why not, for people. */
  | { readonly t: 'refused'; readonly code: string; readonly says: string }
  /** No answer. */
  | { readonly t: 'away' }
  /** What answers there keeps nobody. */
  | { readonly t: 'none' };

export type MyDevice = {
  readonly id: string;
  readonly device: string;
  readonly made: number;
  /** When it last came; of a passkey, when it was last used. */
  readonly last: number;
};

export type Me = {
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly face: string;
    readonly made: number;
  };
  /** That of this device. */
  readonly session: string;
  readonly sessions: readonly MyDevice[];
  readonly passkeys: readonly MyDevice[];
  readonly hasRecoveryCode: boolean;
};

export function isDone<T>(answer: Answer<T>): answer is Extract<Answer<T>, { readonly t: 'done' }> {
  return answer.t === 'done';
}

export const PEOPLE = '/api/people';

/** Milliseconds for an answer: beyond it the server counts as out of reach. */
const ANSWER_TIME = 10_000;

type Members = { readonly [name: string]: unknown };

/** One request. `read` makes of its answer what is wanted; by itself nothing is. */
export async function ask(method: string, path: string, body?: object): Promise<Answer<Members>> {
  try {
    const answer = await fetch(PEOPLE + path, {
      method,
      headers: {
        'accept-language': words('game').locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIME),
      cache: 'no-store',
    });
    if (answer.status === 204) return { t: 'done', value: {} };
    if (answer.headers.get('content-type')?.includes('json') !== true) return { t: 'none' };
    const json = members(await answer.json());
    if (answer.ok) return { t: 'done', value: json };
    const { code, message } = members(json['error']);
    return { t: 'refused', code: textOf(code), says: textOf(message) };
  } catch {
    return { t: 'away' };
  }
}

export async function askWho(method: string, path: string, body?: object): Promise<Answer<Me>> {
  const answer = await ask(method, path, body);
  return isDone(answer) ? { t: 'done', value: meFrom(answer.value) } : answer;
}

export async function fetchMe(): Promise<Answer<Me>> {
  return askWho('GET', '/me');
}

type Look = { readonly name: string; readonly face: string };

export async function changeLook(look: Look): Promise<Answer<unknown>> {
  return ask('PUT', '/me', look);
}

function meFrom(json: Members): Me {
  const { id, name, face, made } = members(json['profile']);
  return {
    profile: { id: textOf(id), name: textOf(name), face: textOf(face), made: numberOf(made) },
    session: textOf(json['session']),
    sessions: listOf(json['sessions'], deviceFrom),
    passkeys: listOf(json['passkeys'], deviceFrom),
    hasRecoveryCode: json['hasRecoveryCode'] === true,
  };
}

function deviceFrom({ id, device, made, seen, used }: Members): MyDevice {
  const last = numberOf(seen ?? used);
  return { id: textOf(id), device: textOf(device), made: numberOf(made), last };
}

export function listOf<T>(json: unknown, read: (one: Members) => T): readonly T[] {
  return Array.isArray(json) ? json.map((one) => read(members(one))) : [];
}

export function textOf(json: unknown): string {
  return typeof json === 'string' ? json : '';
}

export function numberOf(json: unknown): number {
  return typeof json === 'number' ? json : 0;
}

export function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}
