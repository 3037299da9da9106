/** The daily deal: five questions of one game, the same for everybody on a date, and a result to share. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlaceProps } from '../aside/index.tsx';
import { Page } from '../screens/page.tsx';
import { lang } from '../state/settings.ts';
import { Answering } from './answering.tsx';
import { QUESTIONS, dayAt, dayBefore, daysInRow } from './daily-book.ts';
import { Marks, OtherDays } from './daily-parts.tsx';
import { DailyResult } from './daily-result.tsx';
import { DailyRun, book } from './daily-run.ts';
import { formatDay } from './dates.ts';
import { Looking } from './looking.tsx';
import { drillsWords } from './drills-words.ts';
import './drills.css';

export function DailyScreen({ operand }: PlaceProps) {
  const run = useSignal<DailyRun | undefined>(undefined);
  useEffect(() => {
    const today = dayAt(Date.now());
    const isPractice = operand === dayBefore(today);
    const begun = new DailyRun(isPractice ? operand : today, { isPractice });
    run.value = begun;
    return () => begun.leave();
  }, [operand]);
  const say = drillsWords().daily;
  return (
    <Page title={say.title} class="drills-page">
      {run.value !== undefined && <Day run={run.value} />}
    </Page>
  );
}

type Props = { readonly run: DailyRun };

function Day({ run }: Props) {
  const say = drillsWords();
  if (run.hasFailed.value) {
    return (
      <div class="panel stack" role="alert">
        <p>{say.failed}</p>
        <button type="button" class="button" onClick={() => void run.retry()}>
          {say.tryAgain}
        </button>
      </div>
    );
  }
  if (run.shown.value !== undefined) return <DailyQuestion run={run} />;
  return run.isOver.value ? <DailyResult run={run} /> : <BeforeIt run={run} />;
}

function BeforeIt({ run }: Props) {
  const say = drillsWords().daily;
  const hasBegun = run.answers.value.length > 0;
  const days = daysInRow(book.value, dayAt(Date.now()));
  return (
    <>
      <p class="daily-date">{formatDay(run.day, lang.value)}</p>
      <p>{run.isPractice ? say.practiceAbout : say.intro}</p>
      <div class="panel daily-result">
        <Marks run={run} />
        {days > 0 && !run.isPractice && <p class="chip chip-accent">{say.days(days)}</p>}
      </div>
      <button
        type="button"
        class="button button-primary button-wide button-large"
        onClick={() => run.goOn()}
      >
        {hasBegun ? say.goOn : say.start}
      </button>
      <OtherDays run={run} />
    </>
  );
}

function DailyQuestion({ run }: Props) {
  const say = drillsWords().daily;
  const number = run.shown.value! + 1;
  const attempt = run.attempt.value;
  const isOver = run.isOver.value;
  return (
    <>
      <div class="drill-head">
        <span class="chip chip-accent">{say.question(number, QUESTIONS)}</span>
        <Marks run={run} />
        {run.isPractice && <span class="chip">{say.practice}</span>}
      </div>
      {attempt === undefined ? (
        <Looking />
      ) : (
        <Answering
          key={number}
          attempt={attempt}
          next={isOver ? say.toResult : say.nextQuestion}
          onNext={() => (isOver ? run.close() : run.goOn())}
        />
      )}
    </>
  );
}
