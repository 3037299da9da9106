/** The other nodes that speak on the channel: who is silent for too long is gone. */

/** Milliseconds. */
export type Heartbeat = {
  /** Between two signs of life. */
  readonly beat: number;
  /** After which a node is gone. */
  readonly silence: number;
};

export const USUAL_HEARTBEAT: Heartbeat = { beat: 2000, silence: 6000 };

export type NeighboursPlan = {
  readonly heartbeat: Heartbeat;
  readonly forget: (node: string) => void;
  /** A node that was thought gone speaks: what it said meanwhile has not been heard. */
  readonly returned: () => void;
};

export class Neighbours {
  readonly #plan: NeighboursPlan;
  /** When each was heard last. */
  readonly #heard = new Map<string, number>();
  readonly #gone = new Set<string>();
  #checked: number;

  constructor(plan: NeighboursPlan, now: number) {
    this.#plan = plan;
    this.#checked = now;
  }

  hear(node: string, now: number): void {
    this.#heard.set(node, now);
    if (this.#gone.delete(node)) this.#plan.returned();
  }

  bye(node: string): void {
    if (!this.#heard.delete(node)) return;
    this.#plan.forget(node);
  }

  /** Nothing could be heard until now: silence counts from here. */
  excuse(now: number): void {
    for (const node of this.#heard.keys()) this.#heard.set(node, now);
  }

  /** To be called at every beat. */
  check(now: number): void {
    const { beat, silence } = this.#plan.heartbeat;
    // Whoever was late was this node itself, and what the others said is still to be read.
    if (now - this.#checked > 2 * beat) this.excuse(now);
    this.#checked = now;
    for (const [node, at] of this.#heard) {
      if (now - at <= silence) continue;
      this.#heard.delete(node);
      this.#gone.add(node);
      this.#plan.forget(node);
    }
  }
}
