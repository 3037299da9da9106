/**
 * Which address has made which open table, so that none fills the server. Only in memory, and by what
 * limits are counted by: no ledger says where anybody was, and a restart forgives.
 */

import type { Appended, Ledger } from '@palier/table/room';

type Made = { readonly id: string };

/** Looked up at once. */
const CHUNK = 1000;

export class Makers {
  /** 0: any number. */
  readonly #most: number;
  readonly #stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly #tables = new Map<string, Set<string>>();
  readonly #makers = new Map<string, string>();
  /** Tables that are being made. */
  readonly #making = new Map<string, number>();

  constructor(most: number, stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>) {
    this.#most = most;
    this.#stillOpen = stillOpen;
  }

  /** Makes a table, unless this address has as many as it may. */
  async make<T extends Made | object>(
    key: string,
    create: () => Promise<T>,
  ): Promise<T | 'too-many'> {
    if (this.#isFull(key)) await this.#look([...(this.#tables.get(key) ?? [])]);
    // Nobody else comes in between: what is being made is counted at once.
    if (this.#isFull(key)) return 'too-many';
    this.#making.set(key, this.#makingBy(key) + 1);
    try {
      const made = await create();
      if ('id' in made && typeof made.id === 'string') this.#note(key, made.id);
      return made;
    } finally {
      const left = this.#makingBy(key) - 1;
      if (left > 0) this.#making.set(key, left);
      else this.#making.delete(key);
    }
  }

  /** Who made a table, as far as this node knows. */
  makerOf(id: string): string | undefined {
    return this.#makers.get(id);
  }

  /** The same ledger: the table that people go on to has the maker of the one before. */
  noting(ledger: Ledger): Ledger {
    return {
      ...ledger,
      append: (id, rev, entry) => {
        const outcome = ledger.append(id, rev, entry);
        const { opens } = entry;
        // Moves, which are most of what is stored, pass by as they are.
        return opens === undefined ? outcome : this.#goneOn(id, opens.id, outcome);
      },
    };
  }

  async #goneOn(id: string, next: string, outcome: Promise<Appended>): Promise<Appended> {
    const key = this.#makers.get(id);
    if ((await outcome) === 'stored' && key !== undefined) this.#note(key, next);
    return outcome;
  }

  /** Tables that are over or gone count no more. */
  async forgetClosed(): Promise<void> {
    const ids = [...this.#makers.keys()];
    for (let start = 0; start < ids.length; start += CHUNK) {
      await this.#look(ids.slice(start, start + CHUNK));
    }
  }

  async #look(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const open = await this.#stillOpen(ids);
    for (const id of ids) if (!open.has(id)) this.#forget(id);
  }

  #isFull(key: string): boolean {
    const count = (this.#tables.get(key)?.size ?? 0) + this.#makingBy(key);
    return this.#most > 0 && count >= this.#most;
  }

  #makingBy(key: string): number {
    return this.#making.get(key) ?? 0;
  }

  #note(key: string, id: string): void {
    this.#makers.set(id, key);
    const tables = this.#tables.get(key) ?? new Set();
    this.#tables.set(key, tables.add(id));
  }

  #forget(id: string): void {
    const key = this.#makers.get(id);
    if (key === undefined) return;
    this.#makers.delete(id);
    const tables = this.#tables.get(key);
    tables?.delete(id);
    if (tables?.size === 0) this.#tables.delete(key);
  }
}
