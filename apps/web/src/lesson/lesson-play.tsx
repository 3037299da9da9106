/** A chapter being played: the parts of the real table, and who teaches in place of its bar. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lazy } from '../ui/lazy.tsx';
import { ui } from '../state/words.ts';
import { ActionBar } from '../table/action-bar.tsx';
import { Announcer } from '../table/announcer.tsx';
import { Centre } from '../table/centre.tsx';
import { HandCards } from '../table/hand.tsx';
import { useKeptFocus } from '../table/kept-focus.ts';
import { LevelBar } from '../table/level-bar.tsx';
import { Melds } from '../table/melds.tsx';
import { Opponents } from '../table/opponents.tsx';
import { RefusalNote } from '../table/refusal.tsx';
import { RoundEnd } from '../table/round-end.tsx';
import { hearKey } from '../table/shortcuts.ts';
import { SideHistory } from '../table/side-history.tsx';
import type { TableModel } from '../table/table-model.ts';
import { useFlights } from '../table/use-flights.ts';
import { useSounds } from '../table/use-sounds.ts';
import type { Chapter } from './chapter.ts';
import { Coach } from './coach.tsx';
import { usePointing } from './pointing.ts';
import { openChapter, type Teaching } from './teaching.ts';
import '../table/table.css';
import '../table/players.css';
import '../table/melds.css';
import '../table/centre.css';
import '../table/hand.css';
import '../table/refusal.css';
import '../table/sheets.css';
import './coach.css';
import './pointing.css';

const OpenSheet = lazy(async () => {
  const { OpenSheet: Part } = await import('../table/sheets/index.tsx');
  return Part;
});

export function LessonPlay({ chapter }: { readonly chapter: Chapter }) {
  const attempt = useSignal(0);
  const again = (): void => {
    attempt.value++;
  };
  return (
    <Taught key={attempt.value} chapter={chapter} isAnew={attempt.value > 0} onAgain={again} />
  );
}

type TaughtProps = {
  readonly chapter: Chapter;
  readonly isAnew: boolean;
  readonly onAgain: () => void;
};

function Taught({ chapter, isAnew, onAgain }: TaughtProps) {
  const teaching = useMemo(() => openChapter(chapter, { isAnew }), []);
  useEffect(() => teaching.leave, []);
  if (teaching.model.state.value === undefined) {
    return (
      <main class="table-instead">
        <p>{ui().table.loading}</p>
      </main>
    );
  }
  return <Laid teaching={teaching} chapter={chapter} onAgain={onAgain} />;
}

type LaidProps = Omit<TaughtProps, 'isAnew'> & { readonly teaching: Teaching };

function Laid({ teaching, chapter, onAgain }: LaidProps) {
  const { model, table } = teaching;
  const root = useRef<HTMLElement>(null);
  useFlights(root, model);
  useSounds(model);
  const hearFocus = useKeptFocus(root, model);
  usePointing(root, model, table);
  useEffect(OpenSheet.preload, []);
  return (
    <main
      ref={root}
      class="table lesson-table"
      data-players={model.view.value.table.setup.players}
      data-due={model.isDue.value}
      onFocusIn={hearFocus}
      onKeyDown={(event) => hearKey(event, model)}
    >
      <Coach teaching={teaching} chapter={chapter} onAgain={onAgain} />
      <Opponents model={model} />
      <Melds model={model} />
      <Centre model={model} />
      <LevelBar model={model} />
      <HandCards model={model} />
      <ActionBar model={model} />
      <SideHistory model={model} />
      <RefusalNote model={model} />
      <Announcer model={model} />
      <Over model={model} />
    </main>
  );
}

function Over({ model }: { readonly model: TableModel }) {
  const isOver = model.view.value.table.step === 'over';
  useEffect(() => {
    // A game that is won has no next round to go on to.
    if (isOver) model.goOn();
  }, [isOver]);
  if (model.ended.value !== undefined && !isOver) return <RoundEnd model={model} />;
  return model.sheet.value === undefined ? null : <OpenSheet model={model} />;
}
