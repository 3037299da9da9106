/** Who waits in line behind whom: each owner has a line of its own, and their turns go round. */
export class FairQueue<T> {
  /** By owner; the first is the next whose turn it is. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const line = this.#lines.get(owner);
    if (line === undefined) this.#lines.set(owner, [item]);
    else line.push(item);
    this.#size++;
  }

  /** Before all who wait. */
  pushFirst(owner: string, item: T): void {
    const others = [...this.#lines].filter(([name]) => name !== owner);
    const line = [item, ...(this.#lines.get(owner) ?? [])];
    this.#lines.clear();
    this.#lines.set(owner, line);
    for (const [name, rest] of others) this.#lines.set(name, rest);
    this.#size++;
  }

  shift(): T | undefined {
    const [next] = this.#lines;
    if (next === undefined) return undefined;
    const [owner, line] = next;
    const item = line.shift();
    // To the end of the round, if more of theirs wait.
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    this.#size--;
    return item;
  }

  /** All of them, and none is left. */
  drain(): readonly T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
