/** What happened, as sentences. */
import type { RecordedEvent } from '@palier/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../screens/sheet.tsx';
import { ui, words } from '../state/words.ts';
import { namingOf } from './naming.ts';
import type { Sitting } from './sitting.ts';

export type StoryLine = {
  /** The event's number in the game. */
  readonly number: number;
  readonly text: string;
  readonly event: RecordedEvent;
};

/** The last lines of the round so far. */
export function storyLines(sitting: Sitting, most: number): readonly StoryLine[] {
  const { entries } = sitting.state.value!;
  const start = Math.max(
    0,
    entries.findLastIndex(({ t }) => t === 'roundDealt'),
  );
  const from = Math.max(start, entries.length - most);
  return linesOf(sitting, entries.slice(from), from);
}

export function linesOf(
  sitting: Sitting,
  entries: readonly RecordedEvent[],
  before: number,
): readonly StoryLine[] {
  const naming = namingOf(sitting);
  return entries.map((event, index) => ({
    number: before + index + 1,
    text: words().event(event, naming),
    event,
  }));
}

export function HistorySheet({ sitting }: { readonly sitting: Sitting }) {
  const end = useRef<HTMLLIElement>(null);
  const lines = linesOf(sitting, sitting.state.value!.entries, 0);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <Sheet
      title={ui().table.history}
      onClose={() => {
        sitting.sheet.value = undefined;
      }}
    >
      <ol class="history">
        {lines.map(({ number, text, event }) => (
          <li
            key={number}
            {...(number === lines.length && { ref: end })}
            class={event.t === 'roundDealt' ? 'history-round' : undefined}
          >
            {event.t === 'roundDealt' && <strong>{ui().table.round(event.round)}</strong>} {text}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
