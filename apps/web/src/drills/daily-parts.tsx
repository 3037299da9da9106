/** What the pages of the daily deal share: the marks so far, and the ways to other days. */
import { Icon } from '../board/icons.tsx';
import { makeRoute } from '../state/router.ts';
import { dayBefore } from './daily-book.ts';
import type { DailyRun } from './daily-run.ts';
import { drillsWords } from './drills-words.ts';

type Props = { readonly run: DailyRun };

export function OtherDays({ run }: Props) {
  const say = drillsWords().daily;
  return (
    <div class="daily-ways">
      {run.isPractice ? (
        <a class="button button-wide" href={makeRoute({ t: 'aside', place: 'daily' })}>
          {say.today}
        </a>
      ) : (
        <a
          class="button button-wide"
          href={makeRoute({ t: 'aside', place: 'daily', operand: dayBefore(run.day) })}
        >
          <Icon name="history" />
          {say.yesterday}
        </a>
      )}
      <a class="button button-wide" href={makeRoute({ t: 'aside', place: 'drills' })}>
        {say.toDrills}
      </a>
    </div>
  );
}

/** What is answered so far, as squares. */
export function Marks({ run }: Props) {
  const say = drillsWords().daily;
  return (
    <ol class="daily-marks">
      {run.answers.value.map(({ isRight }, index) => (
        <li key={index} class="daily-mark" data-right={isRight} style={{ '--rise': index + 1 }}>
          <Icon name={isRight ? 'check' : 'close'} />
          <span class="visually-hidden">{say.mark(index + 1, isRight)}</span>
        </li>
      ))}
    </ol>
  );
}
