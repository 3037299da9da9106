/** Today's questions, and the days behind them: what waits is worth coming back for. */
import { Icon } from '../board/icons.tsx';
import {
  QUESTIONS,
  book,
  daysInRow,
  hoursLeft,
  lastDays,
  type DayMark,
} from '../local/daily-book.ts';
import { today } from '../local/today.ts';
import { words } from '../state/words.ts';
import { Tile } from './tile.tsx';

const WEEK = 7;

export function DailyTile({ isGold }: { readonly isGold: boolean }) {
  const say = words('goals').home;
  const answers = book.value[today.value] ?? [];
  const days = daysInRow(book.value, today.value);
  const left = QUESTIONS - answers.length;
  return (
    <Tile
      to={{ t: 'place', place: 'daily' }}
      isGold={isGold}
      title={say.daily}
      art={<FiveSteps marks={answers.map(({ isRight }) => isRight)} />}
      says={left <= 0 ? say.doneToday : say.steps(answers.length, QUESTIONS)}
      more={left <= 0 ? say.tomorrow(hoursLeft(Date.now())) : say.waits(left, days)}
    >
      <span class="row home-week">
        <Week marks={lastDays(book.value, today.value, WEEK)} />
        {days > 0 && <span class="small strong home-row">{say.days(days)}</span>}
      </span>
    </Tile>
  );
}

/** A mark for each of the last days, today the last. */
function Week({ marks }: { readonly marks: readonly DayMark[] }) {
  const letter = new Intl.DateTimeFormat(words('game').locale, {
    weekday: 'narrow',
    timeZone: 'UTC',
  });
  const done = marks.filter(({ mark }) => mark === 'done').length;
  return (
    <>
      <span class="home-days" aria-hidden="true">
        {marks.map(({ day, mark }, index) => (
          <span key={day} class="home-day" data-mark={mark} data-today={index === marks.length - 1}>
            <span class="home-day-mark">{mark === 'done' && <Icon name="check" />}</span>
            {letter.format(Date.parse(day))}
          </span>
        ))}
      </span>
      <span class="visually-hidden">{words('goals').home.week(done, marks.length)}</span>
    </>
  );
}

/** The day's questions as a staircase: right, wrong, or still ahead. */
function FiveSteps({ marks }: { readonly marks: readonly boolean[] }) {
  return (
    <svg class="home-steps" viewBox="0 0 40 36" aria-hidden="true" focusable="false">
      {Array.from({ length: QUESTIONS }, (_, index) => {
        const height = 8 + index * 6.5;
        const mark = marks[index];
        return (
          <rect
            key={index}
            data-mark={mark === undefined ? 'ahead' : mark ? 'right' : 'wrong'}
            x={index * 8 + 1}
            y={35 - height}
            width="6"
            height={height}
            rx="1.5"
          />
        );
      })}
    </svg>
  );
}
