/** The daily deal: five questions, the same for everybody on a date, and a result to share. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlaceProps } from '../state/router.ts';
import { formatDay } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { Answering, Looking } from './answering.tsx';
import { QUESTIONS, book, daysInRow, dailyOpening } from '../local/daily-book.ts';
import { DailyMarks, OtherDays, ToToday, DailyResult } from './daily-result.tsx';
import { DailyRun } from './daily-run.ts';
import { Button } from '../ui/button.tsx';
import { today, useToday } from '../local/today.ts';
import './drills.css';

/** The deal of an address; `run` is undefined where that day has none. */
type Opened = { readonly operand: string | undefined; readonly run: DailyRun | undefined };

export function DailyScreen({ operand }: PlaceProps) {
  useToday();
  const opened = useSignal<Opened | undefined>(undefined);
  const day = today.value;
  useEffect(() => {
    const before = opened.peek();
    // A deal begun before midnight is finished.
    if (before?.operand === operand && before?.run?.hasBegun === true) return;
    before?.run?.leave();
    const opening = dailyOpening(operand, day, book.peek());
    opened.value = { operand, run: opening && new DailyRun(opening) };
  }, [operand, day]);
  useEffect(() => () => opened.peek()?.run?.leave(), []);
  const say = words('drills').daily;
  return (
    <Page title={say.title} class="drills-page">
      {opened.value !== undefined &&
        (opened.value.run === undefined ? <NoDeal /> : <Day run={opened.value.run} />)}
    </Page>
  );
}

function NoDeal() {
  const say = words('drills').daily;
  return (
    <div class="panel stack">
      <p>{say.noDeal}</p>
      <ToToday />
    </div>
  );
}

type Props = { readonly run: DailyRun };

function Day({ run }: Props) {
  const say = words('drills');
  if (run.hasFailed.value) {
    return (
      <div class="panel stack" role="alert">
        <p>{say.failed}</p>
        <Button onClick={() => void run.retry()}>{say.tryAgain}</Button>
      </div>
    );
  }
  if (run.shown.value !== undefined) return <DailyQuestion run={run} />;
  return run.isOver.value ? <DailyResult run={run} /> : <BeforeIt run={run} />;
}

function BeforeIt({ run }: Props) {
  const say = words('drills').daily;
  const hasBegun = run.answers.value.length > 0;
  const days = daysInRow(book.value, today.value);
  return (
    <>
      <p class="accent strong large">{formatDay(run.day)}</p>
      <p>{run.isPractice ? say.practiceAbout : say.intro}</p>
      <div class="panel stack centred-column daily-result">
        <DailyMarks run={run} />
        {days > 0 && !run.isPractice && <p class="chip chip-accent">{say.days(days)}</p>}
      </div>
      <Button class="button-primary button-wide button-large" onClick={() => run.goOn()}>
        {hasBegun ? say.goOn : say.start}
      </Button>
      <OtherDays run={run} />
    </>
  );
}

function DailyQuestion({ run }: Props) {
  const say = words('drills').daily;
  const number = run.shown.value! + 1;
  const attempt = run.attempt.value;
  const isOver = run.isOver.value;
  return (
    <>
      <div class="row">
        <span class="chip chip-accent">{say.question(number, QUESTIONS)}</span>
        <DailyMarks run={run} />
        {run.isPractice && <span class="chip">{say.practice}</span>}
      </div>
      {attempt === undefined ? (
        <Looking />
      ) : (
        <Answering
          key={number}
          attempt={attempt}
          next={isOver ? say.toResult : say.nextQuestion}
          isCounted={!run.isPractice}
          onNext={() => (isOver ? run.close() : run.goOn())}
        />
      )}
    </>
  );
}
