/**
 * How many moves got through, and how long each took from being sent until the last client of its
 * table had heard of it. Without a word of any protocol: the benchmark's other servers use it too.
 */

export type MeterReading = {
  /** Moves that everybody at their table has heard of. */
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds, one for each of the moves, in no order. */
  readonly latencies: readonly number[];
};

export class Meter {
  #latencies: number[] = [];
  #from: number | undefined;

  begin(): void {
    this.#latencies = [];
    this.#from = performance.now();
  }

  end(): MeterReading {
    const from = this.#from ?? performance.now();
    this.#from = undefined;
    const latencies = this.#latencies;
    return { moves: latencies.length, seconds: (performance.now() - from) / 1000, latencies };
  }

  add(latency: number): void {
    if (this.#from !== undefined) this.#latencies.push(latency);
  }
}

type Pending = { readonly at: number; readonly sentAt: number; missing: number };

/** The moves of one table that are on their way. A bit for each client. */
export class MoveWatch {
  readonly #meter: Meter;
  readonly #pending: Pending[] = [];
  #present: number;

  constructor(meter: Meter, clients: number) {
    this.#meter = meter;
    this.#present = 2 ** clients - 1;
  }

  /** Somebody moves, knowing of `at` moves or entries before. */
  sent(at: number): void {
    this.#pending.push({ at, sentAt: performance.now(), missing: this.#present });
  }

  /** A client, counted from 0, knows of so many by now. */
  heard(client: number, number: number): void {
    const bit = 1 << client;
    for (let i = 0; i < this.#pending.length; i++) {
      const move = this.#pending[i]!;
      if (move.at < number && (move.missing & bit) !== 0 && this.#clear(i, bit)) i--;
    }
  }

  /** What was sent was not done. */
  refused(at: number): void {
    const index = this.#pending.findIndex((move) => move.at === at);
    if (index !== -1) this.#pending.splice(index, 1);
  }

  /** A client that has lost its connection is not waited for. */
  left(client: number): void {
    this.#present &= ~(1 << client);
    for (let i = 0; i < this.#pending.length; i++) {
      const bit = 1 << client;
      if ((this.#pending[i]!.missing & bit) !== 0 && this.#clear(i, bit)) i--;
    }
  }

  returned(client: number): void {
    this.#present |= 1 << client;
  }

  /** Whether that was the last who was waited for. */
  #clear(index: number, bit: number): boolean {
    const move = this.#pending[index]!;
    move.missing &= ~bit;
    if (move.missing !== 0) return false;
    this.#pending.splice(index, 1);
    this.#meter.add(performance.now() - move.sentAt);
    return true;
  }
}

export type Latency = { readonly p50: number; readonly p99: number; readonly most: number };

/** Undefined of nothing. */
export function latencyOf(all: readonly number[]): Latency | undefined {
  if (all.length === 0) return undefined;
  const sorted = Float64Array.from(all).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1)! };
}
