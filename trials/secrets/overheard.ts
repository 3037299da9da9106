/**
 * Everything that was ever said to anybody, and a judge who reads it all when the truth is known: nobody
 * was told a card, a token or a secret that was not for them, by whichever way.
 */
import type { Tap } from '@palier/server/testing';
import type { TableTruth } from './table-truth.ts';
import { cardIn, hashOf, readJson, Witness, type Truths, type Word } from './witness.ts';

type Connection = { words: Word[]; readonly witness: Witness };

/** What was learned in another way: by HTTP, from the log. */
type Document = {
  readonly where: string;
  readonly text: string;
  readonly at: number;
  readonly mayTellCards: boolean;
};

/** What is shorter is no token, and may stand anywhere. */
const SHORTEST = 15;

export class Overheard {
  /** The ids of the tables that were told of. */
  readonly tables = new Set<string>();
  /** How many messages were judged. */
  judged = 0;
  readonly #connections: Connection[] = [];
  readonly #tokens = new Set<string>();
  readonly #now: () => number;
  #documents: Document[] = [];

  /** By the clock of the server. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Listens in on a new connection. */
  listen(): Tap {
    const tokens = new Set<string>();
    const connection: Connection = { words: [], witness: new Witness(tokens) };
    this.#connections.push(connection);
    const add = (text: string, isOurs: boolean): void => {
      connection.words.push({ isOurs, text, at: this.#now() });
    };
    return {
      said: (text) => {
        const { token } = readJson(text) as { readonly token?: unknown };
        if (typeof token === 'string' && token.length > SHORTEST) {
          tokens.add(token);
          this.#tokens.add(token);
        }
        add(text, true);
      },
      heard: (text) => {
        const id = /^\{"t":"welcome".*?"room":\{"id":"(?<id>\w+)"/u.exec(text)?.groups?.['id'];
        if (id !== undefined) this.tables.add(id);
        add(text, false);
      },
    };
  }

  read(where: string, text: string): void {
    this.#documents.push({ where, text, at: this.#now(), mayTellCards: false });
  }

  /** A record has its secret in it, which shows whether it came too soon. */
  readRecord(where: string, text: string): void {
    this.#documents.push({ where, text, at: this.#now(), mayTellCards: true });
  }

  /** What is wrong with all that was heard before a time, if anything. It is then forgotten. */
  *problems(truths: Truths, until = Infinity): Generator<string> {
    const guard = new Guard(this.#tokens, [...truths.values()]);
    const documents = this.#documents.filter(({ at }) => at < until);
    this.#documents = this.#documents.filter(({ at }) => at >= until);
    for (const document of documents) {
      const card = document.mayTellCards ? undefined : cardIn(document.text);
      const problem = guard.check(document) ?? card;
      if (problem !== undefined) yield `${document.where} tells ${problem}: ${document.text}`;
    }
    for (const connection of this.#connections) {
      const { words, witness } = connection;
      const first = words.findIndex(({ at }) => at >= until);
      const count = first === -1 ? words.length : first;
      connection.words = words.slice(count);
      for (const word of words.slice(0, count)) {
        if (!word.isOurs) this.judged++;
        const problem = (word.isOurs ? undefined : guard.check(word)) ?? witness.take(word, truths);
        if (problem !== undefined) yield `somebody is told ${problem}: ${word.text}`;
      }
    }
  }
}

/** Knows everything that nobody may be told, or not yet. */
class Guard {
  readonly #never: ReadonlySet<string>;
  readonly #truths: readonly TableTruth[];

  constructor(tokens: Iterable<string>, truths: readonly TableTruth[]) {
    this.#never = new Set(
      [...tokens].flatMap((token) => [
        token,
        hashOf(token),
        // As people write it.
        token.replaceAll(/.{4}(?=.)/gu, '$&-'),
      ]),
    );
    this.#truths = truths;
  }

  check({ text, at }: { readonly text: string; readonly at: number }): string | undefined {
    for (const word of text.match(/[\w-]{16,}/gu) ?? []) {
      if (this.#never.has(word)) return 'a token, or its hash';
    }
    // All others are longer than that.
    if (!/[\da-f]{32}/u.test(text)) return undefined;
    for (const { secret, overAt, salts, begunAt, people } of this.#truths) {
      if (at < overAt && text.includes(secret)) return 'a secret';
      for (const hash of people.keys()) if (text.includes(hash)) return 'a hash';
      if (at >= begunAt) continue;
      for (const salt of salts) if (text.includes(salt)) return 'salt before the deal';
    }
    return undefined;
  }
}
