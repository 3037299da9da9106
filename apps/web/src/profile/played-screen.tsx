/** What one has played online, and one's ratings. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { shareSeats } from '../online/shared-seats.ts';
import { isSignedIn } from '../people/account.ts';
import { isDone, type Answer } from '../people/api.ts';
import {
  fetchGames,
  fetchRatings,
  wantRating,
  type OnlineGame,
  type OwnRating,
  type OwnRatings,
} from '../people/games.ts';
import { formatTime } from '../state/dates.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { NewsLine, useNews } from '../ui/news.tsx';
import { Page } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import './profile.css';

type Played = { readonly games: readonly OnlineGame[]; readonly next: number | null };

export function PlayedScreen() {
  const says = words('profile');
  const news = useNews();
  const problem = useSignal('');
  const ratings = useSignal<OwnRatings | undefined>(undefined);
  const played = useSignal<Played | undefined>(undefined);
  const fail = (answer: Answer<unknown>): void => {
    if (answer.t === 'refused') problem.value = answer.says;
    else if (answer.t !== 'done') problem.value = says[answer.t];
  };
  const more = async (): Promise<void> => {
    const before = played.peek();
    const answer = await fetchGames(before?.next ?? null);
    if (!isDone(answer)) {
      fail(answer);
      return;
    }
    const { games, next } = answer.value;
    played.value = { games: [...(before?.games ?? []), ...games], next };
  };
  const look = async (): Promise<void> => {
    const answer = await fetchRatings();
    if (isDone(answer)) ratings.value = answer.value;
    else fail(answer);
  };
  const choose = async (isOn: boolean): Promise<void> => {
    const answer = await wantRating(isOn);
    if (isDone(answer)) {
      problem.value = '';
      news.say(isOn ? says.played.isOn : says.played.isOff);
    } else fail(answer);
    await look();
  };
  useEffect(() => {
    if (!isSignedIn()) return;
    // Of which games they are one's own is known by one's seats.
    void shareSeats().then(more, () => undefined);
    void look();
  }, []);
  return (
    <Page title={says.played.title} class="profile">
      <NewsLine news={news} />
      <div role="alert">{problem.value !== '' && <p class="problem">{problem.value}</p>}</div>
      {!isSignedIn() && (
        <section class="panel stack">
          <p>{says.played.noGames}</p>
          <a
            class="button button-primary"
            href={makeRoute({ t: 'place', place: 'you', operand: 'profile' })}
          >
            {says.played.signIn}
          </a>
        </section>
      )}
      {ratings.value !== undefined && (
        <Ratings {...ratings.value} onChoose={(isOn) => void choose(isOn)} />
      )}
      <a class="link-panel" href={makeRoute({ t: 'place', place: 'you', operand: 'leaders' })}>
        <Icon name="trophy" />
        <strong class="grow">{says.played.leaders}</strong>
      </a>
      {isSignedIn() && <Games played={played} onMore={() => void more()} />}
    </Page>
  );
}

type RatingsProps = OwnRatings & { readonly onChoose: (isOn: boolean) => void };

function Ratings({ isWanted, ratings, onChoose }: RatingsProps) {
  const says = words('profile').played;
  const { edition } = words('game');
  return (
    <section class="panel stack">
      <h2>{says.ratings}</h2>
      <Switch says={says.wish} about={says.wishAbout} isOn={isWanted} onSwitch={onChoose} />
      {isWanted && ratings.length === 0 && <p class="soft">{says.noRatings}</p>}
      {ratings.length > 0 && (
        <ul class="stack">
          {ratings.map((one) => (
            <li key={one.edition} class="stack joined">
              <span class="line strong">{edition(one.edition)}</span>
              <span class="line large heavy numbers">{says.rating(one.rating, one.range)}</span>
              <span class="line soft small">{standing(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function standing({ games, isProvisional, place }: OwnRating): string {
  const says = words('profile').played;
  if (isProvisional) return says.provisional(games);
  return place === null ? says.unseen(games) : says.settled(games, place);
}

type GamesProps = {
  readonly played: Signal<Played | undefined>;
  readonly onMore: () => void;
};

function Games({ played, onMore }: GamesProps) {
  const says = words('profile').played;
  const now = played.value;
  return (
    <section class="stack">
      <h2>{says.games}</h2>
      {now === undefined && <p class="soft">{words('shell').loading}</p>}
      {now?.games.length === 0 && <p class="panel">{says.noGames}</p>}
      {now !== undefined && now.games.length > 0 && (
        <ul class="panel panel-list">
          {now.games.map((game) => (
            <GameRow key={game.no} {...game} />
          ))}
        </ul>
      )}
      {now !== undefined && now.next !== null && (
        <div>
          <Button onClick={onMore}>{says.more}</Button>
        </div>
      )}
    </section>
  );
}

function GameRow({ edition, kind, ended, players, place, names }: OnlineGame) {
  const says = words('profile').played;
  const kinds: { readonly [kind: string]: string } = says.kinds;
  const what = edition === undefined ? '' : words('game').edition(edition);
  return (
    <li>
      <span class="list-row">
        <span class="grow">
          <span class="line strong">{says.place(place, players)}</span>
          {names.length > 0 && <span class="line">{says.with(names)}</span>}
          <span class="line soft small">
            {[formatTime(ended), kinds[kind] ?? '', what].filter((one) => one !== '').join(' · ')}
          </span>
        </span>
      </span>
    </li>
  );
}
