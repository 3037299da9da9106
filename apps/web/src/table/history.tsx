/** What happened, as sentences. */
import type { RecordedEvent } from '@palier/rules';
import { entriesFrom } from '@palier/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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
    return { number, text: tell(event, seen), brief: brief(event, seen), event, melds };
  });
}

/** The rest is in the sheet with the whole game. */
export const LINES_BESIDE = 40;

const LatestTurns = lazy(
  async () => (await import('./sheets/history-list.tsx')).LatestTurns,
  'replay',
);

/** Where the layout that has room for it begins (table.css). */
const isDesk = matchMedia('(min-width: 70rem) and (min-height: 40rem)');

/** On a large screen there is room for the last moves beside the table. */
export function SideHistory({ model }: { readonly model: TableModel }) {
  const isRoom = useSignal(isDesk.matches);
  useEffect(() => {
    const hear = (): void => {
      isRoom.value = isDesk.matches;
    };
    hear();
    isDesk.addEventListener('change', hear);
    return () => isDesk.removeEventListener('change', hear);
  }, []);
  const isSeen = isRoom.value && model.guide === undefined;
  return (
    <aside class="side-history">
      <h2>{words('table').history}</h2>
      {isSeen ? <LatestTurns model={model} /> : <Unseen model={model} />}
    </aside>
  );
}

/** Where the sheet tells it, or a lesson stands there: not drawn, but there to be looked up. */
function Unseen({ model }: { readonly model: TableModel }) {
  return (
    <ol>
      {storyLines(model, LINES_BESIDE).map(({ number, text }) => (
        <li key={number}>{text}</li>
      ))}
    </ol>
  );
}
