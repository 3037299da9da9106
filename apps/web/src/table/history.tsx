/** What happened, as sentences. */
import type { RecordedEvent } from '@palier/rules';
import { allEntries, entriesFrom } from '@palier/table';
import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../ui/sheet.tsx';
import { ui, words } from '../state/words.ts';
import { namingOf } from './naming.ts';
import type { TableModel } from './table-model.ts';

export type StoryLine = {
  /** The event's number in the game. */
  readonly number: number;
  readonly text: string;
  readonly event: RecordedEvent;
};

/** The last lines of the round so far. */
export function storyLines(model: TableModel, most: number): readonly StoryLine[] {
  const { entries } = model.state.value!;
  const newest = entriesFrom(entries, Math.max(0, entries.length - most));
  const start = Math.max(
    0,
    newest.findLastIndex(({ t }) => t === 'roundDealt'),
  );
  return linesOf(model, newest.slice(start), entries.length - newest.length + start);
}

export function linesOf(
  model: TableModel,
  entries: readonly RecordedEvent[],
  before: number,
): readonly StoryLine[] {
  const naming = namingOf(model);
  return entries.map((event, index) => ({
    number: before + index + 1,
    text: words().event(event, naming),
    event,
  }));
}

export function HistorySheet({ model }: { readonly model: TableModel }) {
  const end = useRef<HTMLLIElement>(null);
  const lines = linesOf(model, allEntries(model.state.value!.entries), 0);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <Sheet
      title={ui().table.history}
      onClose={() => {
        model.sheet.value = undefined;
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
