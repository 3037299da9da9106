/** What the pages of the daily deal share: the marks so far, and the ways to other days. */
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { QUESTIONS, dayBefore } from './daily-book.ts';
import type { DailyRun } from './daily-run.ts';
import { drillsWords } from './drills-words.ts';
import { today } from './today.ts';

type Props = { readonly run: DailyRun };

/** Names the day: after midnight the address without one may already be that of the page. */
export function ToToday() {
  return (
    <a
      class="button button-wide"
      href={makeRoute({ t: 'place', place: 'daily', operand: today.value })}
    >
      {drillsWords().daily.today}
    </a>
  );
}

export function OtherDays({ run }: Props) {
  const say = drillsWords().daily;
  return (
    <div class="daily-ways">
      {run.day !== today.value ? (
        <ToToday />
      ) : (
        <a
          class="button button-wide"
          href={makeRoute({ t: 'place', place: 'daily', operand: dayBefore(run.day) })}
        >
          <Icon name="history" />
          {say.yesterday}
        </a>
      )}
      <a class="button button-wide" href={makeRoute({ t: 'place', place: 'drills' })}>
        {say.toDrills}
      </a>
    </div>
  );
}

/** All questions as landings of a staircase: right, wrong, or still open. */
export function Marks({ run }: Props) {
  const say = drillsWords().daily;
  const answers = run.answers.value;
  return (
    <ol class="daily-marks">
      {Array.from({ length: QUESTIONS }, (_, index) => {
        const number = index + 1;
        const answer = answers[index];
        const isRight = answer?.isRight === true;
        return (
          <li
            key={index}
            class="daily-mark"
            data-right={answer === undefined ? 'open' : isRight}
            style={{ '--rise': number }}
          >
            {answer === undefined ? (
              <span aria-hidden="true">{number}</span>
            ) : (
              <Icon name={isRight ? 'check' : 'close'} />
            )}
            <span class="visually-hidden">
              {answer === undefined ? say.question(number, QUESTIONS) : say.mark(number, isRight)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
