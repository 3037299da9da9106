/** The end of a game: who won, how it went, the climb, the figures, the proof, and what now. */
import { useComputed, useSignal } from '@preact/signals';
import { allEntries, type TableState } from '@palier/table';
import type { Naming, Telling } from '@palier/text';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon, type IconName } from '../board/icons.tsx';
import { recordOf } from '../local/lobby.ts';
import { skyProgress } from '../state/sky.ts';
import { storyWords } from '../state/story-words.ts';
import { ClimbChart } from './climb-chart.tsx';
import { climbOf, type Climb } from './climb.ts';
import { namingOf } from '../state/seat-naming.ts';
import { Receipt, type ReceiptProps } from './receipt.tsx';
import { Figures } from './results-figures.tsx';
import { Hero } from './results-hero.tsx';
import { recordFileName, saveFile } from '../ui/save-record.ts';
import { tellsOf } from './tells.ts';
import './results.css';

/** As much of a table as its results need. */
export type FinishedGame = Pick<TableState, 'opening' | 'setup' | 'entries' | 'view'>;

export type ResultsProps = {
  readonly state: FinishedGame;
  readonly onRematch?: () => void;
  readonly onReplay: () => void;
  readonly onReview?: () => void;
  readonly onHome: () => void;
  /** Where the game's record is; that of this device without it. */
  readonly loadRecord?: () => Promise<string | undefined>;
  /** Checks the record otherwise than by itself. */
  readonly proof?: ComponentType<ReceiptProps>;
  /** Instead of the button for a rematch. */
  readonly children?: ComponentChildren;
};

export function Results({ state, loadRecord, proof: Proof = Receipt, ...actions }: ResultsProps) {
  const { opening, setup, entries, view } = state;
  const { game, seats } = opening;
  const climb = useMemo(
    () => climbOf(allEntries(entries), setup, opening.start?.table),
    [entries, setup, opening],
  );
  const text = useMemo(() => (loadRecord ?? (async () => recordOf(game)))(), [game]);
  const naming = namingOf(seats, view.viewer);
  useEffect(() => {
    skyProgress.value = 1;
  }, []);
  return (
    <main class="results">
      <div class="results-top">
        <Hero climb={climb} seats={seats} naming={naming} />
        <Actions text={text} naming={naming} {...actions} />
      </div>
      <div class="stack">
        <Story climb={climb} naming={naming} />
        <section class="panel">
          <h2>{storyWords().results.chart.title}</h2>
          <ClimbChart climb={climb} naming={naming} />
        </section>
        <Figures climb={climb} seats={seats} naming={naming} />
        <Proof text={text} naming={naming} />
      </div>
    </main>
  );
}

type ActionProps = Pick<
  ResultsProps,
  'onRematch' | 'onReplay' | 'onReview' | 'onHome' | 'children'
> & {
  readonly text: Promise<string | undefined>;
  readonly naming: Naming;
};

function Actions({ text, naming, children, ...on }: ActionProps) {
  const { onRematch, onReplay, onReview, onHome } = on;
  const say = storyWords().results;
  const record = useSignal<string | undefined>(undefined);
  const isThere = useComputed(() => record.value !== undefined);
  useEffect(() => {
    const keep = (loaded: string | undefined): void => {
      record.value = loaded;
    };
    text.then(keep, () => keep(undefined));
  }, [text]);
  function save(): void {
    if (record.value === undefined) return;
    saveFile(recordFileName(say.fileName, naming.names, new Date()), record.value);
  }
  return (
    <div class="results-actions">
      {children ?? (
        <button
          type="button"
          class="button button-primary button-large button-wide"
          onClick={onRematch}
        >
          {say.rematch}
        </button>
      )}
      <div class="results-more">
        <Action icon="play" says={say.replay} onClick={onReplay} isOff={!isThere.value} />
        {onReview !== undefined && (
          <Action icon="hint" says={say.review} onClick={onReview} isOff={!isThere.value} />
        )}
        <Action icon="download" says={say.save} onClick={save} isOff={!isThere.value} />
        <Action icon="back" says={say.home} onClick={onHome} isOff={false} />
      </div>
    </div>
  );
}

function Action(props: {
  readonly icon: IconName;
  readonly says: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="button" disabled={props.isOff} onClick={props.onClick}>
      <Icon name={props.icon} />
      {props.says}
    </button>
  );
}

function Story({ climb, naming }: { readonly climb: Climb; readonly naming: Naming }) {
  const { results, tellings } = storyWords();
  // A table's entry fits the fact it stands under; the checker cannot follow that through a union.
  const say = (telling: Telling): string =>
    (tellings[telling.t] as (telling: Telling, naming: Naming) => string)(telling, naming);
  return (
    <section class="panel results-story">
      <h2>{results.story}</h2>
      <ul>
        {tellsOf(climb).map((telling) => (
          <li key={telling.t}>{say(telling)}</li>
        ))}
      </ul>
    </section>
  );
}
