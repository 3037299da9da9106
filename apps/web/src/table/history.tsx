/** What happened, as sentences. */
import type { RecordedEvent } from '@palier/rules';
import { entriesFrom } from '@palier/table';
import { words } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';
import { namingAt } from './naming.ts';
import { meldsAfter, meldsBefore, type ToldMelds } from './told-melds.ts';
import type { TableModel } from './table-model.ts';

export type StoryLine = {
  /** The event's number in the game. */
  readonly number: number;
  readonly text: string;
  /** The short of it. */
  readonly brief: string;
  readonly event: RecordedEvent;
  /** What lay on the table after it. */
  readonly melds: ToldMelds;
};

/** The last lines of the round so far. */
export function storyLines(model: TableModel, most: number): readonly StoryLine[] {
  const { entries } = model.shown.value!;
  const newest = entriesFrom(entries, Math.max(0, entries.length - most));
  const dealt = newest.findLastIndex(({ t }) => t === 'roundDealt');
  const start = Math.max(0, dealt);
  return sentencesOf(model, newest.slice(start), entries.length - newest.length + start);
}

/** Entries as sentences; `before`: how many came before them, `lying`: what lay on the table then. */
export function sentencesOf(
  model: TableModel,
  entries: readonly RecordedEvent[],
  before: number,
  lying: ToldMelds = meldsBefore(model.state.value!, before),
): readonly StoryLine[] {
  const naming = namingAt(model);
  let melds = lying;
  return entries.map((event, index) => {
    melds = meldsAfter(melds, event);
    const { event: tell, brief } = words('game');
    const seen = { ...naming, melds };
    const number = before + index + 1;
    // Each is asked for in another place: only what is is put into words.
    return {
      number,
      get text() {
        return tell(event, seen);
      },
      get brief() {
        return brief(event, seen);
      },
      event,
      melds,
    };
  });
}

const LatestTurns = lazy(
  async () => (await import('./sheets/latest-turns.tsx')).LatestTurns,
  'replay',
);

/** On a large screen there is room for the last moves beside the table. */
export function SideHistory({ model }: { readonly model: TableModel }) {
  return (
    <aside class="side-history">
      <LatestTurns model={model} />
    </aside>
  );
}
