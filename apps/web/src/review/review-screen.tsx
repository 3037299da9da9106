/** The coach's review of a game of this device: which game, whose decisions, then what came of it. */
import { fortuneOf } from '@palier/text';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { makeRoute, type PlaceProps } from '../state/router.ts';
import { calledSeats, guestSeat } from '../state/own-seat.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { seatNaming } from '../state/seat-name.ts';
import { useKeptGame, type KeptGame } from '../replay/kept-game.ts';
import { ReviewFindings, type FindingsProps } from './findings.tsx';
import { MOST_STARS, starsOf, type Stars } from './score.ts';
import { decisionCount, ownSeat, reviewing, type Reviewing } from './reviewed-game.ts';
import { Face } from '../board/face.tsx';
import { formatTime } from '../state/dates.ts';
import { games, isOver, refreshGames } from '../local/games.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';
import './review.css';

export function ReviewScreen({ operand }: PlaceProps) {
  return (
    <Page title={words('review').title} class="review">
      {operand === undefined ? <ChooseGame /> : <Loaded game={operand} />}
    </Page>
  );
}

function Loaded({ game }: { readonly game: string }) {
  const loaded = useKeptGame(game);
  if (typeof loaded === 'string') return <p role="status">{words('review').page[loaded]}</p>;
  // The coach plays on from every moment: a record that breaks the rules has none to be sure of.
  if (loaded.replay.problem !== undefined)
    return <p role="status">{words('review').page.unreadable}</p>;
  return <Review game={loaded} />;
}

function Review({ game }: { readonly game: KeptGame }) {
  const { id, text, seats } = game;
  const seat = useSignal(ownSeat(seats));
  const course = useMemo(() => reviewing({ game: id, text, seat: seat.value }), [id, seat.value]);
  useEffect(() => {
    course.start();
    return course.stop;
  }, [course]);
  const viewer = guestSeat(seats) ?? 'spectator';
  const names = seatNaming(seats, viewer, game.replay.record.setup.edition);
  return (
    <>
      <SelectField
        isRow
        label={words('review').page.seat}
        value={seat.value}
        values={seats.map((_, index) => index + 1)}
        nameOf={(one) => words('replay').seat(one, names)}
        onChoose={(one) => (seat.value = one)}
      />
      <Course course={course} decisions={decisionCount(game.replay, seat.value)} />
      <Result course={course} game={game} />
    </>
  );
}

type CourseProps = { readonly course: Reviewing; readonly decisions: number };

/** How far the coach is. Screen readers hear its beginning and its end only. */
function Course({ course, decisions }: CourseProps) {
  const say = words('review').page;
  const now = course.progress.value;
  if (now.t === 'done') return null;
  if (now.t === 'running') {
    const text = now.done < decisions ? say.running(now.done + 1, decisions) : say.runningLuck;
    return (
      <section class="panel stack review-course">
        <div class="row">
          <progress max={decisions + 1} value={now.done} aria-label={text} />
          <Button onClick={course.stop}>{say.stop}</Button>
        </div>
        <p class="numbers">{text}</p>
        <p class="soft small">{say.runningAbout}</p>
      </section>
    );
  }
  return (
    <section class="panel stack review-course">
      <p role="status">{say[now.t]}</p>
      <Button class="button-primary" onClick={course.start}>
        {say.again}
      </Button>
    </section>
  );
}

type ResultProps = { readonly course: Reviewing; readonly game: KeptGame };

/** There from the beginning, so that whoever waits and listens hears when it is done. */
function Result({ course, game }: ResultProps) {
  const summary = useRef<HTMLDivElement>(null);
  const now = course.progress.value;
  const review = now.t === 'done' ? now.review : undefined;
  useEffect(() => {
    // The button that stops is gone, and the focus with it.
    const isLost = document.activeElement === document.body;
    if (review !== undefined && isLost) summary.current?.focus({ preventScroll: true });
  }, [review]);
  return (
    <>
      <div ref={summary} role="status" tabIndex={-1}>
        {review !== undefined && <Summary game={game} review={review} />}
      </div>
      {review !== undefined && <ReviewFindings game={game} review={review} />}
    </>
  );
}

function Summary({ game, review }: FindingsProps) {
  const say = words('review');
  const stars = starsOf(review.moves);
  const hasWon = game.replay.record.result?.winners.includes(review.seat) === true;
  return (
    <div class="panel stack snug review-score">
      <StarRow stars={stars} />
      <p class="large strong">{say.scores[stars].name}</p>
      <p>{say.scores[stars].about}</p>
      <p class="soft">
        {hasWon ? say.page.won : say.page.lost} {say.fortunes[fortuneOf(review.luck)]}
      </p>
    </div>
  );
}

/** So many of five, told apart by more than colour: the others are outlines. */
function StarRow({ stars }: { readonly stars: Stars }) {
  return (
    <p class="row review-stars" role="img" aria-label={words('review').stars(stars, MOST_STARS)}>
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" data-lit={index < stars}>
          <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z" />
        </svg>
      ))}
    </p>
  );
}

/** Older ones are in the list of games. */
const MOST_SHOWN = 20;

/** Which of the finished games on this device is looked at. */
function ChooseGame() {
  const say = words('review').page;
  const { edition } = words('game');
  useEffect(() => {
    void refreshGames();
  }, []);
  const over = games.value?.filter(isOver).slice(0, MOST_SHOWN);
  if (over === undefined) return <p role="status">{say.loading}</p>;
  if (over.length === 0) {
    return (
      <div class="panel stack start">
        <p>{say.none}</p>
        <a class="button button-primary" href={makeRoute({ t: 'new', mode: 'bots' })}>
          {say.play}
        </a>
      </div>
    );
  }
  return (
    <section class="stack">
      <h2>{say.choose}</h2>
      <ul class="panel panel-list">
        {over.map((game) => (
          <li key={game.id}>
            <a class="list-row" href={makeRoute({ t: 'place', place: 'review', operand: game.id })}>
              <span class="review-faces">
                {game.seats.map((seat, index) => (
                  <Face key={index} of={seat} />
                ))}
              </span>
              <span class="grow">
                {words('shell').game.winners(
                  game.winners.map((seat) => calledSeats(game.seats)[seat - 1]!.name),
                )}
                <span class="line soft small">
                  {edition(game.edition)} · {formatTime(game.saved)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
