/** The coach's review of a game of this device: which game, whose decisions, then what came of it. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlaceProps } from '../places/index.tsx';
import { Page } from '../ui/page.tsx';
import { storyWords } from '../state/story-words.ts';
import { namingOf } from '../state/seat-naming.ts';
import { ChooseGame } from './choose-game.tsx';
import { Findings, type FindingsProps } from './findings.tsx';
import { decisionCount, loadGame, ownSeat, type ReviewedGame } from './reviewed-game.ts';
import { reviewing, type Reviewing } from './reviewing.ts';
import { pageWords, reviewWords } from './review-words.ts';
import './review.css';

export function ReviewScreen({ operand }: PlaceProps) {
  return (
    <Page title={reviewWords().title} class="review">
      {operand === undefined ? <ChooseGame /> : <Loaded game={operand} />}
    </Page>
  );
}

function Loaded({ game }: { readonly game: string }) {
  const loaded = useSignal<ReviewedGame | 'loading' | 'missing' | 'unreadable'>('loading');
  useEffect(() => {
    loadGame(game).then(
      (found) => {
        loaded.value = found;
        return undefined;
      },
      () => {
        loaded.value = 'missing';
      },
    );
  }, [game]);
  const now = loaded.value;
  if (typeof now !== 'string') return <Review game={now} />;
  return <p role="status">{pageWords()[now]}</p>;
}

function Review({ game }: { readonly game: ReviewedGame }) {
  const { id, text, seats } = game;
  const seat = useSignal(ownSeat(seats));
  const course = useMemo(() => reviewing({ game: id, text, seat: seat.value }), [id, seat.value]);
  useEffect(() => {
    course.start();
    return course.stop;
  }, [course]);
  const names = namingOf(seats, 'spectator');
  return (
    <>
      <label class="field field-row review-whose">
        <span>{pageWords().seat}</span>
        <select
          value={seat.value}
          onChange={({ currentTarget }) => {
            seat.value = Number(currentTarget.value);
          }}
        >
          {seats.map((_, index) => (
            <option key={index} value={index + 1}>
              {storyWords().replay.seat(index + 1, names)}
            </option>
          ))}
        </select>
      </label>
      <Course course={course} decisions={decisionCount(game.replay, seat.value)} />
      <Result course={course} game={game} />
    </>
  );
}

type CourseProps = { readonly course: Reviewing; readonly decisions: number };

/** How far the coach is; a word for those who listen at its beginning and its end only. */
function Course({ course, decisions }: CourseProps) {
  const say = pageWords();
  const now = course.progress.value;
  if (now.t === 'done') return null;
  if (now.t === 'running') {
    const text = now.done < decisions ? say.running(now.done + 1, decisions) : say.runningLuck;
    return (
      <section class="panel stack review-course">
        <div class="review-course-bar">
          <progress max={decisions + 1} value={now.done} aria-label={text} />
          <button type="button" class="button" onClick={course.stop}>
            {say.stop}
          </button>
        </div>
        <p class="review-course-words">{text}</p>
        <p class="soft small">{say.runningAbout}</p>
      </section>
    );
  }
  return (
    <section class="panel stack review-course">
      <p role="status">{say[now.t]}</p>
      <button type="button" class="button button-primary" onClick={course.start}>
        {say.again}
      </button>
    </section>
  );
}

type ResultProps = { readonly course: Reviewing; readonly game: ReviewedGame };

/** There from the beginning, so that whoever waits and listens hears when it is done. */
function Result({ course, game }: ResultProps) {
  const summary = useRef<HTMLDivElement>(null);
  const now = course.progress.value;
  const review = now.t === 'done' ? now.review : undefined;
  useEffect(() => {
    // Who had the focus on the button that stops has lost it with the button.
    const isLost = document.activeElement === document.body;
    if (review !== undefined && isLost) summary.current?.focus({ preventScroll: true });
  }, [review]);
  return (
    <>
      <div ref={summary} role="status" tabIndex={-1}>
        {review !== undefined && <Summary game={game} review={review} />}
      </div>
      {review !== undefined && <Findings game={game} review={review} />}
    </>
  );
}

function Summary({ game, review }: FindingsProps) {
  const { seat, lost: given } = review;
  const { won, lost } = pageWords();
  const hasWon = game.replay.record.result?.winners.includes(seat) === true;
  return (
    <p class="review-summary">
      {hasWon ? won : lost} {given !== undefined && reviewWords().total(given)}
    </p>
  );
}
