/** What happened in a game, as finished JSON for each pair of eyes; made once for those who see the same. */
import {
  makeRecordLine,
  redact,
  type RecordResult,
  type RecordedEvent,
  type Viewer,
} from '@palier/rules';

/** Entries as a viewer may see them, joined: the inside of a JSON list. */
export function linesFor(viewer: Viewer, entries: readonly RecordedEvent[]): string {
  return entries.map((entry) => lineFor(viewer, entry)).join(',');
}

function lineFor(viewer: Viewer, entry: RecordedEvent): string {
  return makeRecordLine(entry.t === 'takenBack' ? entry : redact(entry, viewer));
}

export type Happening = {
  /** The number of entries before these. */
  readonly from: number;
  readonly entries: readonly RecordedEvent[];
  readonly left: number | null;
  readonly result: RecordResult | undefined;
};

export class News {
  readonly #happening: Happening;
  /** By entry: as it is, and as those see it who did not do it. */
  readonly #whole: readonly string[];
  readonly #cut: string[] = [];
  /** What the last was told: mostly the next sees the same. */
  #lines = '';
  #text = '';

  constructor(happening: Happening) {
    this.#happening = happening;
    this.#whole = happening.entries.map(makeRecordLine);
  }

  /** `done`: the question of this viewer's that led to it. */
  textFor(viewer: Viewer, done?: number): string {
    const lines = this.#linesFor(viewer);
    if (done !== undefined) return this.#make(lines, `,"done":${done}`);
    if (lines !== this.#lines) {
      this.#lines = lines;
      this.#text = this.#make(lines, '');
    }
    return this.#text;
  }

  #make(lines: string, done: string): string {
    const { from, left, result } = this.#happening;
    const end = result === undefined ? 'null' : makeRecordLine(result);
    return `{"t":"happened","from":${from},"entries":[${lines}],"left":${left},"result":${end}${done}}`;
  }

  #linesFor(viewer: Viewer): string {
    const { entries } = this.#happening;
    if (entries.length === 1) return this.#line(viewer, entries[0]!, 0);
    return entries.map((entry, index) => this.#line(viewer, entry, index)).join(',');
  }

  #line(viewer: Viewer, entry: RecordedEvent, index: number): string {
    if (entry.t === 'takenBack') return this.#whole[index]!;
    const shown = redact(entry, viewer);
    if (shown === entry) return this.#whole[index]!;
    // A deal shows everybody something else; all else hides the same from all but who did it.
    if (shown.t === 'roundDealt') return makeRecordLine(shown);
    return (this.#cut[index] ??= makeRecordLine(shown));
  }
}
