/** What a game has brought, won or lost: steps climbed, parts of one's look, how far one came, what is next. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { PlayGoal } from '../goals/play-goal.tsx';
import { newBadges, nextGoal, type Badge } from '../local/badges.ts';
import { book, dayAt } from '../local/daily-book.ts';
import { PRIZES, nearestPrize, newPrizes } from '../local/earned.ts';
import type { FinishedGame } from '../local/finished.ts';
import { reachedIn, uncountedFor, type Reached } from '../local/reached.ts';
import { tables } from '../local/workers.ts';
import { profile } from '../state/own-profile.ts';
import { ownName } from '../state/own-seat.ts';
import { wantWords, words } from '../state/words.ts';
import { ClimbedSteps } from './climbed-steps.tsx';
import { PrizeArt, WonPrizes, prizeToEarn } from './won-prizes.tsx';
import './after-game.css';

/** Undefined until the games are read; none where they cannot be. */
export type Games = readonly FinishedGame[] | undefined;

export function useFinished(game: string): Games {
  const games = useSignal<Games>(undefined);
  useEffect(() => {
    const load = async (): Promise<readonly FinishedGame[]> => {
      await wantWords('goals', 'you');
      return tables('results', []);
    };
    load()
      .catch(() => [])
      .then((found) => (games.value = found))
      .catch(() => undefined);
  }, [game]);
  return games.value;
}

/** Milliseconds that the rest of the page waits for what the game has brought, which stands above it. */
const LONGEST = 2000;

/** Whether what stands below the news may be drawn: nothing that is there is pushed away by what comes. */
export function useTold(isKnown: boolean): boolean {
  const isLate = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isLate.value = true), LONGEST);
    return () => clearTimeout(timer);
  }, []);
  return isKnown || isLate.value;
}

type NewsProps = { readonly games: Games; readonly game: string };

/** There from the beginning, so that whoever listens hears of it. */
export function EarnedNews({ games = [], game }: NewsProps) {
  const badges = newBadges(games, game);
  const prizes = newPrizes(games, game);
  return (
    <div role="status" class="stack snug">
      {badges.length > 0 && <ClimbedSteps badges={badges} games={games} />}
      {prizes.length > 0 && <WonPrizes prizes={prizes} />}
    </div>
  );
}

type AfterGameProps = NewsProps & {
  /** How far the owner came in a game of which this device keeps no row. */
  readonly elsewhere: Reached | undefined;
};

export function AfterGame({ games, game, elsewhere }: AfterGameProps) {
  if (games === undefined) return null;
  const reached = reachedIn(games, game) ?? elsewhere;
  const goal = nextGoal(games);
  const uncounted = uncountedFor(games, game);
  // How far somebody came who lost stands above the stairs already (hero.tsx).
  const isNews = reached !== undefined && (reached.hasWon || reached.note !== undefined);
  return (
    <section class="panel after-game" aria-label={words('goals').after.title}>
      <ul class="stack snug">
        {isNews && <ReachedLine reached={reached} />}
        {uncounted !== undefined && (
          <li class="soft small">{words('goals').after.uncounted[uncounted]}</li>
        )}
        <NearestLine games={games} />
        {goal !== undefined && <GoalLine goal={goal} />}
      </ul>
    </section>
  );
}

function ReachedLine({ reached }: { readonly reached: Reached }) {
  const says = kindWordFor(reached);
  return (
    <li class="row nowrap">
      <Face
        of={{ name: ownName(), face: profile.value.face }}
        mood={reached.hasWon ? 'happy' : 'composed'}
      />
      <div class="grow">
        <p class="strong">{farOf(reached)}</p>
        {says !== undefined && <p class="soft small">{says}</p>}
      </div>
    </li>
  );
}

/** "7 of 8 levels, your best so far", "Won in 9 rounds". */
function farOf({ edition, rounds, climbed, levels, hasWon, isShared, note }: Reached): string {
  const { after, home } = words('goals');
  if (hasWon) {
    const won = isShared ? home.shared(rounds) : home.won(rounds);
    return note === 'quickest' ? after.notes.quickest(won) : won;
  }
  const far = after.reached(climbed, levels, edition);
  return note === 'best' || note === 'equal' ? after.notes[note](far) : far;
}

function kindWordFor({ hasWon, note }: Reached): string | undefined {
  const { kind, well } = words('goals').after;
  if (hasWon) return well;
  return note === 'first' || note === 'best' ? kind[note] : undefined;
}

/** The part of one's look that comes next. */
function NearestLine({ games }: { readonly games: readonly FinishedGame[] }) {
  const nearest = nearestPrize({ games, days: book.value, today: dayAt(Date.now()) });
  if (nearest === undefined) return null;
  const { prize, done, of } = nearest;
  const says = words('you');
  return (
    <li class="row nowrap">
      <PrizeArt prize={prize} />
      <div class="grow">
        <p class="strong">{prizeToEarn(prize)}</p>
        <p class="soft small">{says.featSoFar(says.feats[PRIZES[prize]], done, of)}</p>
      </div>
    </li>
  );
}

/** Who is to be beaten next, and the game for it. */
export function GoalLine({ goal }: { readonly goal: Badge }) {
  const { goal: sentence, after } = words('goals');
  const { character, strength, edition } = words('game');
  const { name } = character(goal.character);
  return (
    <li class="row after-goal">
      <Face of={{ name, bot: goal.character }} />
      <div class="grow">
        <p class="strong">{after.next(sentence(name, strength(goal.strength).name))}</p>
        <p class="soft small">{edition(goal.edition)}</p>
      </div>
      <PlayGoal goal={goal} says={after.play} />
    </li>
  );
}
