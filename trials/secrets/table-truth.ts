/** All that its ledger tells of a table, for a judge: read as plain JSON, not by the code that wrote it. */
import {
  assert,
  isFault,
  makeRecordLine,
  parseRecordedEvent,
  type Json,
  type RecordedEvent,
  type Seat,
  type Viewer,
} from '@palier/rules';
import type { StoredStep } from '@palier/table/room';
import { shownEntry } from '../shared/judging.ts';

type StepJson = { readonly at: number; readonly events: readonly EventJson[] };

type EventJson = {
  readonly t: string;
  readonly secret?: string;
  readonly night?: object;
  readonly token?: string;
  readonly salt?: string;
  readonly person?: number;
  readonly seat?: Seat;
  readonly name?: string;
  readonly options?: { readonly delay: number };
  readonly entries?: readonly Json[];
};

type Entry = {
  readonly truth: RecordedEvent;
  /** When it was decided, and by which step. */
  readonly at: number;
  readonly rev: number;
};

export class TableTruth {
  readonly entries: Entry[] = [];
  secret = '';
  /** The person of each token's hash. */
  readonly people = new Map<string, number>();
  readonly salts = new Set<string>();
  readonly names = new Set<string>();
  begunAt = Infinity;
  /** When everybody may know it: its game is over, and at a night all have played it. */
  overAt = Infinity;
  /** Until then nobody but the players sees anything of it. */
  sealedUntil = -Infinity;
  /** By step: who holds which seat after it, and how late spectators see the game, in milliseconds. */
  readonly #holders: (readonly (number | undefined)[])[] = [];
  readonly #delays: number[] = [];
  readonly #lines = new Map<Viewer, string[]>();

  constructor(steps: readonly StoredStep[]) {
    for (const { step } of steps) this.#add(JSON.parse(step) as StepJson);
  }

  /** An entry as those eyes may see it, by the rules. */
  lineFor(viewer: Viewer, index: number): string | undefined {
    let lines = this.#lines.get(viewer);
    if (lines === undefined) {
      lines = this.entries.map(({ truth }) => makeRecordLine(shownEntry(viewer, truth)));
      this.#lines.set(viewer, lines);
    }
    return lines[index];
  }

  /** Whether somebody held a seat just before or after an entry. */
  heldAt(person: number, seat: Seat, index: number): boolean {
    const { rev } = this.entries[index]!;
    return [rev - 1, rev].some((at) => this.#holders[at]?.[seat] === person);
  }

  /** Whether somebody held a seat at some time from an entry on. */
  heldSince(person: number, seat: Seat, index: number): boolean {
    const from = this.entries[index]?.rev ?? 0;
    return this.#holders.slice(from).some((holders) => holders[seat] === person);
  }

  /** The shortest delay that spectators ever had from an entry on. */
  delaySince(index: number): number {
    return Math.min(...this.#delays.slice(this.entries[index]!.rev));
  }

  #add({ at, events }: StepJson): void {
    const rev = this.#holders.length;
    const holders = [...(this.#holders.at(-1) ?? [])];
    let delay = this.#delays.at(-1) ?? 0;
    for (const event of events) {
      const { t, seat, person } = event;
      if (event.options !== undefined) delay = event.options.delay * 1000;
      if (event.secret !== undefined) this.secret = event.secret;
      if (event.salt !== undefined && event.salt !== '') this.salts.add(event.salt);
      if (event.name !== undefined) this.names.add(event.name);
      if (event.night !== undefined) this.sealedUntil = Infinity;
      if (t === 'unsealed') this.sealedUntil = this.overAt = at;
      if (t === 'joined') this.people.set(event.token!, person!);
      if (t === 'begun') this.begunAt = at;
      if (t === 'seated') {
        // Who sits down elsewhere gets up first.
        const before = holders.indexOf(person);
        if (before !== -1) holders[before] = undefined;
      }
      if (seat !== undefined && t === 'seated') holders[seat] = person;
      if (seat !== undefined && (t === 'stood' || t === 'botSeated')) holders[seat] = undefined;
      if (t === 'left')
        for (const [at_, one] of holders.entries()) if (one === person) holders[at_] = undefined;
      for (const entry of event.entries ?? []) this.#addEntry(entry, at, rev);
    }
    this.#holders.push(holders);
    this.#delays.push(delay);
  }

  #addEntry(json: Json, at: number, rev: number): void {
    const truth = parseRecordedEvent(json);
    assert(!isFault(truth), 'the ledger can be read');
    this.entries.push({ truth, at, rev });
    if (truth.t === 'gameWon' && this.sealedUntil === -Infinity) this.overAt = at;
  }
}
