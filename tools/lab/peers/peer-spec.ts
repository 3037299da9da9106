/** What clients of the other servers are told, and what they count. */

export type PeerSpec = { readonly url: string; readonly tables: number };

export class PeerCounts {
  readonly #counts = new Map<string, number>([
    ['errors', 0],
    ['dropped', 0],
  ]);

  add(name: 'errors' | 'dropped'): void {
    this.#counts.set(name, this.#counts.get(name)! + 1);
  }

  all(): { readonly [name: string]: number } {
    return Object.fromEntries(this.#counts);
  }
}
