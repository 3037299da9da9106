/**
 * Everything that was ever said to anybody, and a judge who reads it all when the games are over and the
 * truth is known: nobody was told a card, a token or a secret that was not for them.
 */
import { createHash } from 'node:crypto';
import {
  HOLD,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  cardOf,
  isFault,
  parseCard,
  parseRecordedEvent,
  type Card,
  type Json,
  type Placed,
  type Viewer,
} from '@palier/rules';
import { knowledgeOf } from '@palier/table/testing';
import type { Tap } from './live-dial.ts';
import { shownTo, type TableTruth } from './table-truth.ts';

type Word = { readonly isOurs: boolean; readonly text: string; readonly at: number };

/** One connection, with all that went over it. */
type Connection = {
  /** Those it said itself. */
  readonly tokens: Set<string>;
  readonly words: Word[];
};

/** What was learned in another way: by HTTP, from the log. */
type Document = {
  readonly where: string;
  readonly text: string;
  readonly at: number;
  readonly mayTellCards: boolean;
};

type ShownEntries = {
  readonly from: number;
  readonly entries: readonly Json[];
  readonly result: Json;
};

type Told =
  | (ShownEntries & { readonly t: 'opened'; readonly viewer: Viewer })
  | (ShownEntries & { readonly t: 'happened' })
  | { readonly t: 'welcome' | 'room'; readonly room: { readonly id: string } }
  | { readonly t: 'answered'; readonly id: number; readonly answer: AnswerJson }
  | { readonly t: 'said' | 'closed' };

type AnswerJson = {
  readonly t: string;
  readonly refusal?: {
    readonly facts: { readonly card?: Placed; readonly cards?: readonly Placed[] };
  };
};

/** What is shorter is no token, and may stand anywhere. */
const SHORTEST = 15;

export class Overheard {
  readonly connections: Connection[] = [];
  readonly #documents: Document[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Listens in on a new connection. */
  listen(): Tap {
    const connection: Connection = { tokens: new Set(), words: [] };
    this.connections.push(connection);
    const add = (text: string, isOurs: boolean): void => {
      connection.words.push({ isOurs, text, at: this.#now() });
    };
    return {
      said: (text) => {
        const { token } = read(text) as { readonly token?: unknown };
        if (typeof token === 'string' && token.length > SHORTEST) connection.tokens.add(token);
        add(text, true);
      },
      heard: (text) => add(text, false),
    };
  }

  read(where: string, text: string): void {
    this.#documents.push({ where, text, at: this.#now(), mayTellCards: false });
  }

  /** A record has its secret in it, which shows whether it came too soon. */
  readRecord(where: string, text: string): void {
    this.#documents.push({ where, text, at: this.#now(), mayTellCards: true });
  }

  /** The tables that were told of. */
  get tables(): ReadonlySet<string> {
    const heard = this.connections.flatMap(({ words }) => words.filter(({ isOurs }) => !isOurs));
    return new Set(
      heard.flatMap(
        ({ text }) =>
          /^\{"t":"(?:welcome|room)".*?"id":"(?<id>\w+)"/u.exec(text)?.groups?.['id'] ?? [],
      ),
    );
  }

  /** How many messages were heard. */
  get size(): number {
    const heard = this.connections.map(({ words }) => words.filter(({ isOurs }) => !isOurs).length);
    return heard.reduce((sum, count) => sum + count, 0);
  }

  /** What is wrong, if anything. */
  *problems(truths: ReadonlyMap<string, TableTruth>): Generator<string> {
    const guard = new Guard(this.connections, [...truths.values()]);
    for (const document of this.#documents) {
      const card = document.mayTellCards ? undefined : cardIn(document.text);
      const problem = guard.check(document) ?? card;
      if (problem !== undefined) yield `${document.where} tells ${problem}: ${document.text}`;
    }
    for (const { tokens, words } of this.connections) {
      const witness = new Witness(truths, tokens);
      for (const word of words) {
        const problem = (word.isOurs ? undefined : guard.check(word)) ?? witness.take(word);
        if (problem !== undefined) yield `somebody is told ${problem}: ${word.text}`;
      }
    }
  }
}

/** Knows everything that nobody may be told, or not yet. */
class Guard {
  readonly #never: ReadonlySet<string>;
  readonly #truths: readonly TableTruth[];

  constructor(connections: readonly Connection[], truths: readonly TableTruth[]) {
    const tokens = connections.flatMap((connection) => [...connection.tokens]);
    this.#never = new Set(
      tokens.flatMap((token) => [token, hashOf(token), token.replaceAll(/.{4}(?=.)/gu, '$&-')]),
    );
    this.#truths = truths;
  }

  check({ text, at }: { readonly text: string; readonly at: number }): string | undefined {
    // Tokens and hashes, in any form that a text could be cut into.
    for (const word of text.match(/[\w-]{16,}/gu) ?? []) {
      if (this.#never.has(word)) return 'a token, or its hash';
    }
    for (const { secret, overAt, salts, begunAt, people } of this.#truths) {
      if (at < overAt && text.includes(secret)) return 'a secret';
      for (const hash of people.keys()) if (text.includes(hash)) return 'a hash';
      if (at >= begunAt) continue;
      for (const salt of salts) if (text.includes(salt)) return 'salt before the deal';
    }
    return undefined;
  }
}

/** Follows one connection: what its eyes are, what they have seen, and what they are told. */
class Witness {
  readonly #truths: ReadonlyMap<string, TableTruth>;
  readonly #tokens: ReadonlySet<string>;
  #table: TableTruth | undefined;
  #viewer: Viewer | undefined;
  #knowledge = knowledgeOf('spectator');
  #seen = 0;
  /** By id, the cards that were named in a question. */
  readonly #named = new Map<number, readonly Card[]>();

  constructor(truths: ReadonlyMap<string, TableTruth>, tokens: ReadonlySet<string>) {
    this.#truths = truths;
    this.#tokens = tokens;
  }

  take({ isOurs, text, at }: Word): string | undefined {
    if (isOurs) {
      const { id, move } = read(text) as { readonly id?: number; readonly move?: unknown };
      if (id !== undefined && typeof move === 'string') this.#named.set(id, cardsNamed(move));
      return undefined;
    }
    const told = JSON.parse(text) as Told;
    switch (told.t) {
      case 'opened':
      case 'happened':
        return this.#shown(told, at);
      case 'answered':
        return this.#answered(told.id, told.answer);
      case 'welcome':
      case 'room':
        this.#table ??= this.#truths.get(told.room.id);
        return cardIn(text);
      case 'said':
      case 'closed':
        return cardIn(text);
    }
  }

  #shown(
    told: Told & ShownEntries & { readonly t: 'opened' | 'happened' },
    at: number,
  ): string | undefined {
    const { from, entries, result } = told;
    if (told.t === 'opened') this.#see(told.viewer, from);
    const [table, viewer] = [this.#table, this.#viewer];
    if (table === undefined || viewer === undefined) return 'of a game without a table or eyes';
    if (this.#seen !== from) return `of ${from} after ${this.#seen}`;
    const isOver = from + entries.length === table.entries.length;
    if (result !== null && !isOver) return 'an end before it';
    const problem = this.#eyesProblem(table, viewer, told);
    if (problem !== undefined) return problem;
    for (const [offset, entry] of entries.entries()) {
      const index = from + offset;
      const known = table.entries[index];
      if (known === undefined) return `of ${index}, which never was`;
      if (JSON.stringify(entry) !== table.lineFor(viewer, index)) return `${index} otherwise`;
      const isEarly = viewer === 'spectator' && at - known.at < table.delaySince(index);
      if (isEarly) return `${index} too soon`;
      const shown = parseRecordedEvent(entry);
      if (isFault(shown)) return `${index} in a form that cannot be read`;
      // A second opinion, which fails loudly.
      this.#knowledge.take(known.truth, shown);
      this.#seen++;
    }
    return undefined;
  }

  /** Through eyes that have seen so many entries before. */
  #see(viewer: Viewer, from: number): void {
    this.#viewer = viewer;
    this.#knowledge = knowledgeOf(viewer);
    for (const { truth } of this.#table?.entries.slice(0, from) ?? []) {
      this.#knowledge.take(truth, shownTo(viewer, truth));
    }
    this.#seen = from;
  }

  /** Only who sits there, or did when it happened, sees through a seat's eyes. */
  #eyesProblem(
    table: TableTruth,
    viewer: Viewer,
    { t, from, entries }: ShownEntries & { readonly t: string },
  ): string | undefined {
    if (viewer === 'spectator') return undefined;
    const people = [...this.#tokens].flatMap((token) => table.people.get(hashOf(token)) ?? []);
    const isTheirs = people.some((person) =>
      t === 'opened'
        ? table.heldSince(person, viewer, from + entries.length - 1)
        : table.heldAt(person, viewer, from),
    );
    return isTheirs ? undefined : `what seat ${viewer} sees`;
  }

  #answered(id: number, answer: AnswerJson): string | undefined {
    // The record tells every card, and is told only when all is over: that its secret is, is looked at.
    if (answer.t === 'record') return undefined;
    const { card, cards = [] } = answer.refusal?.facts ?? {};
    const named = this.#named.get(id) ?? [];
    for (const placed of card === undefined ? cards : [card, ...cards]) {
      const one = cardOf(placed);
      if (!named.includes(one) && !this.#knowledge.knows(one)) return 'a card that it did not know';
    }
    const { refusal: _, ...rest } = answer;
    return cardIn(JSON.stringify(rest));
  }
}

/** A number card anywhere, or any card as a string of its own. */
const CARD =
  /(?<![\w-])[ROYGBP](?:1[0-8]|[1-9])(?![\w-])|"(?:J(?:1-5|6-10|11-15)?|[XTWK])(?:=[^"]*)?"/u;

/** A card in a text that has no place for any. */
function cardIn(text: string): string | undefined {
  return CARD.exec(text)?.[0];
}

/** Some moves are made with a card that they do not name. */
const MEANT: { readonly [verb: string]: Card } = { pass: PASS, grab: TAKE, swap: SWAP, hold: HOLD };

function cardsNamed(move: string): readonly Card[] {
  return move.split(/[\s/=]+/u).flatMap((word) => {
    const card = Object.hasOwn(MEANT, word) ? MEANT[word] : parseCard(word);
    return card === undefined || card === UNKNOWN ? [] : [card];
  });
}

/** What was said may be anything. */
function read(text: string): object {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
