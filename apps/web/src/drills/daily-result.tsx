/** What a day came to: the score, the days in a row, the text to share, the questions to look at again. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { newDailyPrizes, nextOfDays } from '../local/earned.ts';
import { nextGoal } from '../local/badges.ts';
import { GoalLine, useFinished } from '../results/after-game.tsx';
import { PrizeArt, WonPrizes, prizeInDays } from '../results/won-prizes.tsx';
import { profile } from '../state/own-profile.ts';
import { ownName } from '../state/own-seat.ts';
import { formatDay } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { CopyButton, ShareButton, canShare } from '../ui/share.tsx';
import { makeRoute } from '../state/router.ts';
import {
  QUESTIONS,
  book,
  daysInRow,
  rightIn,
  squaresOf,
  dayBefore,
  hoursLeft,
} from '../local/daily-book.ts';
import type { DailyRun } from './daily-run.ts';
import { today } from '../local/today.ts';
import { Icon } from '../board/icons.tsx';

type Props = { readonly run: DailyRun };

export function DailyResult({ run }: Props) {
  const say = words('drills').daily;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here stood far below.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const answers = run.answers.value;
  const right = rightIn(answers);
  const days = daysInRow(book.value, today.value);
  const isToday = run.day === today.value;
  const won = run.isPractice ? [] : newDailyPrizes(book.value, run.day);
  return (
    <>
      <p class="accent strong large">{formatDay(run.day)}</p>
      <section
        class="panel stack snug centred-column daily-result daily-end"
        aria-labelledby="daily-result"
      >
        <h2 ref={heading} tabIndex={-1} id="daily-result">
          {run.isPractice ? say.practice : say.result}
        </h2>
        <Cheering right={right} />
        <p class="daily-score">{say.score(right, QUESTIONS)}</p>
        <p class="strong">{say.cheers[cheerFor(right)]}</p>
        <DailyMarks run={run} />
        {!run.isPractice && days > 0 && (
          <p class="chip chip-accent daily-days">
            <Icon name="moon" />
            {say.days(days)}
          </p>
        )}
        {isToday && <p class="soft small">{say.comeBack(hoursLeft(Date.now()))}</p>}
        {isToday && !run.isPractice && <InDays />}
      </section>
      {won.length > 0 && <WonPrizes prizes={won} />}
      <Onward />
      {!run.isPractice && <Share run={run} />}
      <ul class="panel panel-list">
        {answers.map((_, index) => (
          <li key={index}>
            <button type="button" class="list-row" onClick={() => run.show(index)}>
              <span class="grow">{say.lookAt(index + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
      <OtherDays run={run} />
    </>
  );
}

/** Whoever has warmed up plays: against who comes next on the stairs, or against anybody. */
function Onward() {
  const games = useFinished('daily');
  const goal = games && nextGoal(games);
  return (
    <section class="panel stack daily-onward" aria-label={words('drills').daily.onward}>
      {goal !== undefined && (
        <ul>
          <GoalLine goal={goal} />
        </ul>
      )}
      <a class="button button-wide" href={makeRoute({ t: 'new', mode: 'bots' })}>
        {words('shell').newGame.botsTitle}
      </a>
    </section>
  );
}

function cheerFor(right: number): 'all' | 'most' | 'fewer' {
  if (right === QUESTIONS) return 'all';
  return 2 * right > QUESTIONS ? 'most' : 'fewer';
}

/** As many stars as right answers, around one's own face; for all of them the moon rises behind it. */
function Cheering({ right }: { readonly right: number }) {
  const isAll = cheerFor(right) === 'all';
  return (
    <span class="daily-cheer" data-all={isAll} aria-hidden="true">
      {isAll && (
        <span class="daily-moon">
          <span class="daily-moon-rays" />
          <span class="daily-moon-disc" />
        </span>
      )}
      {Array.from({ length: right }, (_, star) => (
        <svg
          key={star}
          class="daily-star"
          viewBox="-10 -10 20 20"
          style={{ '--star': star, '--turn': star - (right - 1) / 2 }}
        >
          <path d="M0-9L2.2-2.2L9 0L2.2 2.2L0 9L-2.2 2.2L-9 0L-2.2-2.2Z" />
        </svg>
      ))}
      <Face
        of={{ name: ownName(), face: profile.value.face }}
        mood={cheerFor(right) === 'fewer' ? 'calm' : 'happy'}
      />
    </span>
  );
}

/** What the days in a row will bring. */
function InDays() {
  const next = nextOfDays(book.value, today.value);
  if (next === undefined) return null;
  return (
    <p class="row daily-next">
      <PrizeArt prize={next.prize} />
      <span class="strong">{prizeInDays(next.prize, next.left)}</span>
    </p>
  );
}

function Share({ run }: Props) {
  const say = words('drills').daily;
  const answers = run.answers.value;
  const link = new URL(makeRoute({ t: 'place', place: 'daily', operand: run.day }), location.href);
  const text = [
    say.shareLine(formatDay(run.day), rightIn(answers), QUESTIONS),
    squaresOf(answers),
    link.href,
  ].join('\n');
  return (
    <section class="stack" aria-label={say.shareText}>
      <p class="daily-text">{text}</p>
      <div class="row">
        <ShareButton data={{ text }} says={say.share} isMain />
        <CopyButton text={text} says={say} isMain={!canShare()} />
      </div>
    </section>
  );
}

/** The link names the day: after midnight the address without one may be the page's own already. */
export function ToToday() {
  return (
    <a
      class="button button-wide"
      href={makeRoute({ t: 'place', place: 'daily', operand: today.value })}
    >
      {words('drills').daily.today}
    </a>
  );
}

export function OtherDays({ run }: Props) {
  const say = words('drills').daily;
  return (
    <div class="stack">
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
export function DailyMarks({ run }: Props) {
  const say = words('drills').daily;
  const answers = run.answers.value;
  return (
    <ol class="row daily-marks">
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
