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
  readonly #texts = new Map<Viewer, string>();
  /** By entry: as it is, and as those see it who did not do it. */
  readonly #whole: string[];
  readonly #cut: string[] = [];

  constructor(happening: Happening) {
    this.#happening = happening;
    this.#whole = happening.entries.map(makeRecordLine);
  }

  /** `done`: the question of this viewer's that led to it. */
  textFor(viewer: Viewer, done?: number): string {
    let text = this.#texts.get(viewer);
    if (text === undefined) {
      text = this.#make(viewer);
      this.#texts.set(viewer, text);
    }
    return done === undefined ? `${text}}` : `${text},"done":${done}}`;
  }

  #make(viewer: Viewer): string {
    const { from, entries, left, result } = this.#happening;
    const lines = entries.map((entry, index) => this.#line(viewer, entry, index)).join(',');
    const end = result === undefined ? 'null' : makeRecordLine(result);
    return `{"t":"happened","from":${from},"entries":[${lines}],"left":${left},"result":${end}`;
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
