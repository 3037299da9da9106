/** What is asked of a server of tables before there is a connection to one of them. */
import { VERSION, type Json } from '@palier/rules';
import type { RoomName } from '@palier/table/room';
import { failed, type Failure } from '../failure.ts';
import { REFUSED } from '../status.ts';
import type { Words } from '../words.ts';

/** Milliseconds for an answer: beyond it the server counts as out of reach. */
const ANSWER_TIME = 10_000;

/** A server of tables, in the words of whoever asks. */
export class TableServer {
  readonly url: string;
  readonly #words: Words;
  readonly #lang: string;

  constructor(url: string, { words, lang }: { readonly words: Words; readonly lang: string }) {
    this.url = url;
    this.#words = words;
    this.#lang = lang;
  }

  /** `body` goes to the server as it is: what can be played is for it to say. */
  async makeTable(options: Json): Promise<RoomName | Failure> {
    return this.#named('/api/tables', {
      method: 'POST',
      body: JSON.stringify(options),
    });
  }

  /** The table of a code or an id; of the next game where its people went on. */
  async findTable(table: string): Promise<RoomName | Failure> {
    return this.#named(`/api/tables/${encodeURIComponent(table)}`);
  }

  async #named(
    path: string,
    how: Pick<RequestInit, 'method' | 'body'> = {},
  ): Promise<RoomName | Failure> {
    const { url } = this;
    let answer: Response;
    let json: unknown;
    try {
      answer = await fetch(url + path, {
        ...how,
        headers: { 'accept-language': this.#lang, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(ANSWER_TIME),
      });
      if (!isJson(answer)) return failed(this.#words, 'no-tables-there', { url });
      json = await answer.json();
    } catch (error) {
      return failed(this.#words, 'no-server', { url, detail: reasonOf(error) });
    }
    const { palier, id, code, error } = members(json);
    if (palier === undefined) return failed(this.#words, 'no-tables-there', { url });
    if (palier !== VERSION) return failed(this.#words, 'other-server', { url });
    if (answer.ok && typeof id === 'string' && typeof code === 'string') return { id, code };
    const problem = members(error);
    return refusedBy(text(problem['code']) ?? 'failed', text(problem['message']) ?? '');
  }
}

/** Of a link that somebody was sent. */
export function serverIn(link: string | undefined): string | undefined {
  return /^(?<server>https?:\/\/[^#]+)#\/t\//u.exec(link?.trim() ?? '')?.groups?.['server'];
}

/** A server or a table said no. */
export function refusedBy(code: string, message: string): Failure {
  return { t: 'failure', status: REFUSED, code, message, source: '', path: '' };
}

/** A server that only hands out files answers with a page. */
function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('json') === true;
}

type Members = { readonly [name: string]: unknown };

function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What `fetch` hides behind its own error. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error instanceof Error ? error.message : String(error);
}
