/** Follows one connection when the truth is known: what its eyes are, what they have seen and are told. */
import { createHash } from 'node:crypto';
import {
  cardOf,
  isFault,
  makeCard,
  parseCard,
  parseRecordedEvent,
  PASS,
  PLAYED_ALONE,
  SPECIALS,
  SWAP,
  UNKNOWN,
  type Card,
  type Json,
  type Placed,
  type Viewer,
} from '@palier/rules';
import { knowledgeOf } from '@palier/rules/testing';
import { shownEntry } from '../shared/judging.ts';
import type { TableTruth } from './table-truth.ts';

/** By the tables' ids. */
export type Truths = ReadonlyMap<string, TableTruth>;

/** Something that went over a connection; `isOurs`: the client said it. */
export type Word = { readonly isOurs: boolean; readonly text: string; readonly at: number };

type ShownEntries = {
  readonly from: number;
  readonly entries: readonly Json[];
  readonly result: Json;
};

type Shown = ShownEntries &
  ({ readonly t: 'opened'; readonly viewer: Viewer } | { readonly t: 'happened' });

type Told =
  | Shown
  | { readonly t: 'welcome' | 'room'; readonly room: { readonly id: string } }
  | { readonly t: 'answered'; readonly id: number; readonly answer: AnswerJson }
  | { readonly t: 'said' | 'closed' };

type AnswerJson = {
  readonly t: string;
  readonly refusal?: {
    readonly facts: { readonly card?: Placed; readonly cards?: readonly Placed[] };
  };
};

export class Witness {
  readonly #tokens: ReadonlySet<string>;
  /** The table's id. */
  #place = '';
  #viewer: Viewer | undefined;
  #knowledge = knowledgeOf('spectator');
  #seen = 0;
  /** By id, the cards that were named in a question. */
  readonly #named = new Map<number, readonly Card[]>();

  /** `tokens`: those that were said over the connection, as they come. */
  constructor(tokens: ReadonlySet<string>) {
    this.#tokens = tokens;
  }

  /** What is wrong with it, if anything. */
  take({ isOurs, text, at }: Word, truths: Truths): string | undefined {
    if (isOurs) {
      const { id, move } = readJson(text) as { readonly id?: number; readonly move?: unknown };
      if (id !== undefined && typeof move === 'string') this.#named.set(id, cardsNamed(move));
      return undefined;
    }
    const told = JSON.parse(text) as Told;
    switch (told.t) {
      case 'opened':
      case 'happened': {
        const table = truths.get(this.#place);
        return table === undefined ? 'of a game at no table' : this.#shown(table, told, at);
      }
      case 'answered':
        return this.#answered(told.id, told.answer);
      case 'welcome':
        this.#place = told.room.id;
        return cardIn(text);
      case 'room':
      case 'said':
      case 'closed':
        return cardIn(text);
    }
  }

  #shown(table: TableTruth, told: Shown, at: number): string | undefined {
    const { from, entries, result } = told;
    if (told.t === 'opened') this.#see(table, told.viewer, from);
    const viewer = this.#viewer;
    if (viewer === undefined) return 'of a game without eyes';
    if (viewer === 'spectator' && at < table.sealedUntil) return 'of a sealed game';
    if (this.#seen !== from) return `of ${from} after ${this.#seen}`;
    if (from + entries.length > table.entries.length) return 'what never was';
    if (result !== null && from + entries.length < table.entries.length) return 'an end before it';
    if (!this.#isTheirs(table, viewer, told)) return `what seat ${viewer} sees`;
    for (const [offset, entry] of entries.entries()) {
      const index = from + offset;
      const known = table.entries[index]!;
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
  #see({ entries }: TableTruth, viewer: Viewer, from: number): void {
    this.#viewer = viewer;
    this.#knowledge = knowledgeOf(viewer);
    for (const { truth } of entries.slice(0, from)) {
      this.#knowledge.take(truth, shownEntry(viewer, truth));
    }
    this.#seen = from;
  }

  /** Only who sits there, or did when it happened, sees through a seat's eyes. */
  #isTheirs(table: TableTruth, viewer: Viewer, { t, from, entries }: Shown): boolean {
    if (viewer === 'spectator') return true;
    const people = [...this.#tokens].flatMap((token) => table.people.get(hashOf(token)) ?? []);
    return people.some((person) =>
      t === 'opened'
        ? table.heldSince(person, viewer, from + entries.length - 1)
        : table.heldAt(person, viewer, from),
    );
  }

  #answered(id: number, answer: AnswerJson): string | undefined {
    // The record tells every card; that it comes when all is over is seen by its secret.
    if (answer.t === 'record') return undefined;
    const { refusal, ...rest } = answer;
    const { card, cards = [] } = refusal?.facts ?? {};
    const named = this.#named.get(id) ?? [];
    for (const placed of card === undefined ? cards : [card, ...cards]) {
      const one = cardOf(placed);
      if (!named.includes(one) && !this.#knowledge.knows(one)) return 'a card that it did not know';
    }
    return cardIn(JSON.stringify(rest));
  }
}

const SPECIAL_LETTERS = Object.values(SPECIALS).map(makeCard).join('');

/** A number card anywhere, or any card as a string of its own. */
const CARD = new RegExp(
  String.raw`(?<![\w-])[ROYGBP](?:1[0-8]|[1-9])(?![\w-])|"(?:J(?:1-5|6-10|11-15)?|[${SPECIAL_LETTERS}])(?:=[^"]*)?"`,
  'u',
);

/** A card in a text that has no place for any. */
export function cardIn(text: string): string | undefined {
  return CARD.exec(text)?.[0];
}

/** Some moves are made with a card that they do not name. */
const MEANT: { readonly [verb: string]: Card } = {
  pass: PASS,
  swap: SWAP,
  ...Object.fromEntries(Object.values(PLAYED_ALONE).map(({ verb, card }) => [verb, card])),
};

function cardsNamed(move: string): readonly Card[] {
  return move.split(/[\s/=]+/u).flatMap((word) => {
    const card = Object.hasOwn(MEANT, word) ? MEANT[word] : parseCard(word);
    return card === undefined || card === UNKNOWN ? [] : [card];
  });
}

/** What was said may be anything. */
export function readJson(text: string): object {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
