/**
 * What goes on here: tables that wait, today's challenge, the last result and one goal. Fetched once
 * home is drawn, into room that is kept for it.
 */
import { useSignal } from '@preact/signals';
import { STRENGTHS } from '@palier/bots';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { Glyph, Icon } from '../board/icons.tsx';
import {
  QUESTIONS,
  book,
  daysInRow,
  hoursLeft,
  lastDays,
  type DayMark,
} from '../local/daily-book.ts';
import { today, useToday } from '../local/today.ts';
import { GameSeats, savedNames } from '../games/game-face.tsx';
import { useGoal, useQuickGame } from '../goals/deal-goal.ts';
import { runningFor } from '../goals/goal-draft.ts';
import { placeOn, type Badge, type Place } from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';
import { games, isOver } from '../local/games.ts';
import type { SavedGame } from '../local/lobby.ts';
import { tables } from '../local/workers.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { words } from '../state/words.ts';
import { OwnPlace } from './own-place.tsx';
import type { ComponentChildren } from 'preact';
import './lately.css';

/** More stand in the list of games. */
const MOST_RUNNING = 3;

/** `onDrawn` is called when everything is here that belongs on it. */
export function Lately({ onDrawn }: { readonly onDrawn: () => void }) {
  const finished = useSignal<readonly FinishedGame[] | undefined>(undefined);
  useToday();
  useEffect(() => {
    tables('results', [])
      .catch(() => [])
      .then((found) => (finished.value = found))
      .catch(() => undefined);
  }, []);
  const known = games.value;
  const ended = finished.value;
  const isHere = known !== undefined && ended !== undefined;
  useEffect(() => {
    if (isHere) onDrawn();
  }, [isHere]);
  if (!isHere) return null;
  const running = known.filter((game) => !isOver(game)).slice(0, MOST_RUNNING);
  const last = ended.findLast(({ kind }) => kind === 'bots');
  return (
    <nav class="stack" aria-label={words('goals').home.title}>
      <Running games={running} />
      <div class="home-tiles">
        <GoalTile games={ended} />
        <DailyTile />
        {last !== undefined && (
          <LastTile game={last} isKept={known.some(({ id }) => id === last.id)} />
        )}
      </div>
      <OwnWays place={placeOn(ended)} />
    </nav>
  );
}

const CHART = 'M4 20h16M7 20v-6M12 20V9M17 20V4';

/** A short game at once, all that there is to reach, and all that was played. */
function OwnWays({ place }: { readonly place: Place }) {
  const say = words('goals');
  return (
    <div class="home-own">
      <QuickGame place={place} />
      <a class="button" href={makeRoute({ t: 'place', place: 'goals' })}>
        <Icon name="moon" />
        {say.title}
      </a>
      <a class="button" href={makeRoute({ t: 'place', place: 'statistics' })}>
        <Glyph path={CHART} />
        {say.statistics}
      </a>
    </div>
  );
}

/** Against two as strong as who comes next on the stairs: no form. */
function QuickGame({ place: { edition, next } }: { readonly place: Place }) {
  const { dealing, notDealt } = words('shell').newGame;
  const { quick, quickAbout } = words('goals').home;
  const { state, play } = useQuickGame({ edition, strength: next?.strength ?? STRENGTHS.at(-1)! });
  return (
    <button type="button" class="button" title={quickAbout} onClick={play}>
      <Icon name="play" />
      {{ idle: quick, dealing, failed: notDealt }[state.value]}
    </button>
  );
}

/** The newest game that goes on, large; others in a row each. */
function Running({ games: [newest, ...others] }: { readonly games: readonly SavedGame[] }) {
  if (newest === undefined) return null;
  return (
    <>
      <ContinueCard game={newest} />
      {others.length > 0 && (
        <ul class="panel panel-list">
          {others.map((game) => (
            <li key={game.id}>
              <a class="list-row" href={makeRoute({ t: 'game', game: game.id })}>
                <Icon name="play" />
                <span class="grow">
                  {words('goals').home.with(othersIn(game))}
                  <span class="line soft small">{standingOf(game)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One tap and it goes on. */
function ContinueCard({ game }: { readonly game: SavedGame }) {
  const { home } = words('shell');
  return (
    <a class="link-panel continue-card" href={makeRoute({ t: 'game', game: game.id })}>
      <span class="row large continue-title">
        <Icon name="play" />
        <strong class="grow heavy">{home.continueGame}</strong>
        <span class="continue-round">{words('shell').game.round(game.round)}</span>
      </span>
      <GameSeats game={game} />
      <span class="small">
        {turnIn(game)} · {words('game').edition(game.edition)}
      </span>
    </a>
  );
}

/** The only person at a game's table, if there is one. */
function personIn({ seats }: SavedGame): number | undefined {
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  return people.length === 1 ? people[0] : undefined;
}

function othersIn(game: SavedGame): readonly string[] {
  const own = personIn(game);
  return savedNames(game).filter((_, index) => index + 1 !== own);
}

function turnIn(game: SavedGame): string {
  const say = words('goals').home;
  if (game.turn === personIn(game)) return say.yourTurn;
  return say.turnOf(savedNames(game)[game.turn - 1] ?? '');
}

function standingOf(game: SavedGame): string {
  return `${words('shell').game.round(game.round)} · ${turnIn(game)}`;
}

type TileProps = {
  readonly to: Route;
  readonly title: string;
  readonly art: ComponentChildren;
  /** What is to be read first, and what more there is to say. */
  readonly says: string;
  readonly more?: string | undefined;
  readonly children?: ComponentChildren;
};

function Tile({ to, ...shown }: TileProps) {
  return (
    <a class="link-panel home-tile" href={makeRoute(to)}>
      <TileWords {...shown} />
    </a>
  );
}

function TileWords({ title, art, says, more, children }: Omit<TileProps, 'to'>) {
  return (
    <>
      <span class="home-tile-art">{art}</span>
      <span class="stack joined home-tile-words">
        <span class="soft tiny strong">{title}</span>
        <strong class="heavy">{says}</strong>
        {more !== undefined && <span class="soft small">{more}</span>}
        {children}
      </span>
    </>
  );
}

const WEEK = 7;

/** Today's questions, and the days behind them: what waits is worth coming back for. */
function DailyTile() {
  const say = words('goals').home;
  const answers = book.value[today.value] ?? [];
  const days = daysInRow(book.value, today.value);
  const left = QUESTIONS - answers.length;
  return (
    <Tile
      to={{ t: 'place', place: 'daily' }}
      title={say.daily}
      art={<FiveSteps marks={answers.map(({ isRight }) => isRight)} />}
      says={left <= 0 ? say.doneToday : say.steps(answers.length, QUESTIONS)}
      more={left <= 0 ? say.tomorrow(hoursLeft(Date.now())) : say.waits(left, days)}
    >
      <span class="row home-week">
        <Week marks={lastDays(book.value, today.value, WEEK)} />
        {days > 0 && <span class="small strong accent">{say.days(days)}</span>}
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

/** Where one stands on the stairs, and the next step as a touch. */
function GoalTile({ games: ended }: { readonly games: readonly FinishedGame[] }) {
  const { goal: say, next, climb } = words('goals');
  const { character, strength, edition } = words('game');
  const place = placeOn(ended);
  const { next: goal } = place;
  if (goal === undefined) {
    const moon = <Icon name="moon" />;
    return (
      <div class="home-goal">
        <OwnPlace place={place} />
        <Tile
          to={{ t: 'place', place: 'goals' }}
          title={next.title}
          art={moon}
          says={next.allDone}
        />
      </div>
    );
  }
  const { name } = character(goal.character);
  const running = runningFor(goal, games.value ?? []);
  const far = climb.climbed(place.done, place.of);
  return (
    <div class="home-goal">
      <OwnPlace place={place} />
      <PlayTile
        goal={goal}
        title={next.title}
        art={<Face of={{ name, bot: goal.character }} />}
        says={say(name, strength(goal.strength).name)}
        more={
          running === undefined
            ? `${edition(goal.edition)} · ${far}`
            : `${words('shell').home.continueGame} · ${words('shell').game.round(running.round)}`
        }
      />
    </div>
  );
}

type PlayTileProps = Omit<TileProps, 'to'> & { readonly goal: Badge };

/** One touch and the game for it begins, or goes on. */
function PlayTile({ goal, ...shown }: PlayTileProps) {
  const { dealing, notDealt } = words('shell').newGame;
  const { state, play } = useGoal(goal);
  const more = { idle: shown.more, dealing, failed: notDealt }[state.value];
  return (
    <button type="button" class="link-panel home-tile" onClick={play}>
      <TileWords {...shown} more={more} />
      <Icon name="play" />
    </button>
  );
}

const FLAG = 'M6 21V4M6 5h11l-2.5 4L17 13H6';

type LastTileProps = { readonly game: FinishedGame; readonly isKept: boolean };

/** To the results, or to the statistics where the game was thrown away. */
function LastTile({ game, isKept }: LastTileProps) {
  const say = words('goals').home;
  const { hasWon, isShared, rounds, climbed, levels } = game;
  const won = isShared ? say.shared : say.won;
  return (
    <Tile
      to={isKept ? { t: 'game', game: game.id } : { t: 'place', place: 'statistics' }}
      title={say.last}
      art={hasWon ? <Icon name="trophy" /> : <Glyph path={FLAG} />}
      says={hasWon ? won(rounds) : say.lost(climbed, levels)}
      more={words('game').edition(game.edition)}
    />
  );
}
