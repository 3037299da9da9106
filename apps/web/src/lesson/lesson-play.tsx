/** A chapter being played: the real table with the coach in place of its bar. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { RoundEnd } from '../table/round-end.tsx';
import { OpenSheet, TableFrame } from '../table/table-view.tsx';
import type { LessonChapter } from './chapter.ts';
import { Coach } from './coach.tsx';
import { Onward } from './onward.tsx';
import { usePointing } from './pointing.ts';
import { openChapter, type Teaching } from './teaching.ts';
import './coach.css';
import './pointing.css';

export function LessonPlay({ chapter }: { readonly chapter: LessonChapter }) {
  const attempt = useSignal(0);
  const again = (): void => {
    attempt.value++;
  };
  return (
    <Taught key={attempt.value} chapter={chapter} isAnew={attempt.value > 0} onAgain={again} />
  );
}

type TaughtProps = {
  readonly chapter: LessonChapter;
  readonly isAnew: boolean;
  readonly onAgain: () => void;
};

function Taught({ chapter, isAnew, onAgain }: TaughtProps) {
  const teaching = useMemo(() => openChapter(chapter, { isAnew }), []);
  useEffect(() => teaching.leave, []);
  if (teaching.model.state.value === undefined) {
    return (
      <main class="instead">
        <p>{words('table').loading}</p>
      </main>
    );
  }
  return <Laid teaching={teaching} chapter={chapter} onAgain={onAgain} />;
}

type LaidProps = Omit<TaughtProps, 'isAnew'> & { readonly teaching: Teaching };

function Laid({ teaching, chapter, onAgain }: LaidProps) {
  const { model, table } = teaching;
  const root = useRef<HTMLElement>(null);
  usePointing(root, model, table);
  return (
    <TableFrame
      root={root}
      class="lesson-table"
      model={model}
      header={<Coach teaching={teaching} chapter={chapter} />}
      {...(teaching.isOver.value && { foot: <Onward chapter={chapter} onAgain={onAgain} /> })}
    >
      <Over teaching={teaching} />
    </TableFrame>
  );
}

/** No other round is dealt: its end stays on the table while the coach says what was learnt. */
function Over({ teaching }: { readonly teaching: Teaching }) {
  const { model, isSeen } = teaching;
  if (model.sheet.value !== undefined) return <OpenSheet model={model} />;
  if (isSeen.value) return null;
  const onward = { says: words('lesson').goOn, go: () => (isSeen.value = true) };
  return <RoundEnd model={model} onward={onward} />;
}
