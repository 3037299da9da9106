/**
 * What goes on here: a word from one of the characters, then what matters most today in gold, tables that
 * wait, the day's challenge and one goal. Fetched once home is drawn, into room that is kept for it.
 */
import { useSignal } from '@preact/signals';
import { STRENGTHS } from '@palier/bots';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Glyph, Icon } from '../board/icons.tsx';
import { useDraft } from '../goals/deal-goal.ts';
import { quickDraft } from '../goals/goal-draft.ts';
import { placeOn, type Place } from '../local/badges.ts';
import { book, daysInRow, isDone } from '../local/daily-book.ts';
import type { FinishedGame } from '../local/finished.ts';
import { games, isOver } from '../local/games.ts';
import { today, useToday } from '../local/today.ts';
import { tables } from '../local/workers.ts';
import { botsIn } from '../state/draft.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { DailyTile } from './daily-tile.tsx';
import { GoalTile } from './goal-tile.tsx';
import { goldOf, type Gold } from './gold.ts';
import { GreetingCard } from './greeting-card.tsx';
import { Running } from './running.tsx';
import './lately.css';

/** More stand in the list of games. */
const MOST_RUNNING = 3;

type LatelyProps = {
  /** Tables online, and at how many of them others wait for this player. */
  readonly online: ComponentChildren;
  readonly turns: number;
  /** Called when everything is here that belongs on it. */
  readonly onDrawn: () => void;
};

/** What may be gold, in the order in which the others follow it. */
const PARTS = ['turn', 'running', 'daily', 'goal'] as const satisfies readonly Gold[];

export function Lately({ online, turns, onDrawn }: LatelyProps) {
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
  const running = known.filter((game) => !isOver(game));
  const days = book.value;
  const place = placeOn(ended);
  const gold = goldOf({
    isStreakAtStake: daysInRow(days, today.value) > 0 && !isDone(days, today.value),
    turns,
    isRunning: running.length > 0,
    hasGoal: place.next !== undefined,
  });
  const parts: { readonly [Part in (typeof PARTS)[number]]: ComponentChildren } = {
    turn: online,
    running: <Running games={running.slice(0, MOST_RUNNING)} />,
    daily: <DailyTile isGold={gold === 'daily'} />,
    goal: <GoalTile place={place} isGold={gold === 'goal'} />,
  };
  return (
    <nav class="stack home-lately" aria-label={words('goals').home.title}>
      <GreetingCard facts={{ games: ended, running: running[0], days, today: today.value }} />
      {PARTS.toSorted((one, other) => Number(other === gold) - Number(one === gold)).map((part) => (
        <div key={part} class={part === gold ? 'stack home-first-part' : 'stack'}>
          {parts[part]}
        </div>
      ))}
      <OwnWays place={place} games={ended} isGold={gold === 'quick'} />
    </nav>
  );
}

const CHART = 'M4 20h16M7 20v-6M12 20V9M17 20V4';

type OwnWaysProps = {
  readonly place: Place;
  readonly games: readonly FinishedGame[];
  readonly isGold: boolean;
};

/** A short game at once, the last result, all that there is to reach, and all that was played. */
function OwnWays({ place, games: ended, isGold }: OwnWaysProps) {
  const say = words('goals');
  const last = ended.findLast(({ kind }) => kind === 'bots');
  return (
    <ul class="panel panel-list home-more home-own">
      <li class={isGold ? 'home-wide home-gold' : 'home-wide'}>
        <QuickGame place={place} />
      </li>
      {last !== undefined && (
        <li class="home-wide">
          <LastGame game={last} />
        </li>
      )}
      <li>
        <a class="list-row" href={makeRoute({ t: 'place', place: 'goals' })}>
          <Icon name="moon" />
          {say.title}
        </a>
      </li>
      <li>
        <a class="list-row" href={makeRoute({ t: 'place', place: 'statistics' })}>
          <Glyph path={CHART} />
          {say.statistics}
        </a>
      </li>
    </ul>
  );
}

/** Against two as strong as who comes next on the stairs: no form. */
function QuickGame({ place: { edition, next } }: { readonly place: Place }) {
  const { dealing, notDealt } = words('shell').newGame;
  const { quick, quickAbout } = words('goals').home;
  const [chance] = useState(Math.random);
  const strength = next?.strength ?? STRENGTHS.at(-1)!;
  const draft = quickDraft({ edition, strength }, chance);
  const { state, play } = useDraft(draft);
  const names = botsIn(draft).map(({ character }) => words('game').character(character).name);
  return (
    <button type="button" class="list-row" onClick={play}>
      <Icon name="play" />
      <span class="grow">
        {quick}
        <span class="line soft small">
          {{ idle: quickAbout(names), dealing, failed: notDealt }[state.value]}
        </span>
      </span>
    </button>
  );
}

const FLAG = 'M6 21V4M6 5h11l-2.5 4L17 13H6';

/** To the results, or to the statistics where the game was thrown away. */
function LastGame({ game }: { readonly game: FinishedGame }) {
  const say = words('goals').home;
  const { hasWon, isShared, rounds, climbed, levels } = game;
  const won = isShared ? say.shared : say.won;
  const isKept = (games.value ?? []).some(({ id }) => id === game.id);
  const to = isKept
    ? ({ t: 'game', game: game.id } as const)
    : ({ t: 'place', place: 'statistics' } as const);
  return (
    <a class="list-row" href={makeRoute(to)}>
      {hasWon ? <Icon name="trophy" /> : <Glyph path={FLAG} />}
      <span class="grow">
        {say.last}
        <span class="line soft small">
          {hasWon ? won(rounds) : say.lost(climbed, levels)} · {words('game').edition(game.edition)}
        </span>
      </span>
    </a>
  );
}
