/** Every game on this device: those that go on, those that can be seen again. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { games, isOver, refreshGames } from '../local/games.ts';
import { removeGame, type SavedGame } from '../local/lobby.ts';
import { hasTables, Online } from '../online/my-online.tsx';
import { gamesAreNewer } from '../state/app-update.ts';
import { formatTime } from '../state/dates.ts';
import { OpenRecord } from '../replay/open-record.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { DamagedGames } from './damaged.tsx';
import { savedNames, GameSeats } from './game-face.tsx';
import { Button } from '../ui/button.tsx';
import { NewsLine, useNews } from '../ui/news.tsx';

export function GamesScreen() {
  const { games: says, notSaved, game: say } = words('shell');
  const leaving = useSignal<SavedGame | undefined>(undefined);
  const news = useNews();
  useEffect(() => {
    void refreshGames();
  }, []);
  const all = games.value;
  const going = leaving.value;

  async function remove(game: SavedGame): Promise<void> {
    leaving.value = undefined;
    try {
      await removeGame(game.id);
      await refreshGames();
      news.say(says.removed);
    } catch {
      news.say(notSaved);
    }
  }

  return (
    <Page title={says.title}>
      <NewsLine news={news} />
      <Online part="MyTables" onNews={news.say} />
      {all?.length === 0 && !hasTables() && !gamesAreNewer.value && (
        <div class="panel stack start">
          <p>{says.none}</p>
          <a class="button button-primary" href={makeRoute({ t: 'new', mode: 'bots' })}>
            {says.start}
          </a>
        </div>
      )}
      <GameList
        title={says.underWay}
        list={all?.filter((game) => !isOver(game)) ?? []}
        onRemove={(game) => (leaving.value = game)}
      />
      <GameList
        title={says.finished}
        list={all?.filter(isOver) ?? []}
        onRemove={(game) => (leaving.value = game)}
      />
      <DamagedGames onNews={news.say} />
      <div class="panel panel-list">
        <OpenRecord />
      </div>
      {going !== undefined && (
        <Confirm
          title={says.removeAsk}
          about={`${say.players(savedNames(going))}. ${says.removeAbout}`}
          yes={says.remove}
          no={says.keep}
          onYes={() => void remove(going)}
          onNo={() => (leaving.value = undefined)}
        />
      )}
    </Page>
  );
}

type GameListProps = {
  readonly title: string;
  readonly list: readonly SavedGame[];
  readonly onRemove: (game: SavedGame) => void;
};

/** So many rows are drawn at once; more are rarely looked for. */
const NEWEST = 50;

function GameList({ title, list, onRemove }: GameListProps) {
  const { showAll } = words('shell').games;
  const isWhole = useSignal(false);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: on to the first of the new rows.
    if (isWhole.value) rows.current?.children[NEWEST]?.querySelector('h3')?.focus();
  }, [isWhole.value]);
  if (list.length === 0) return null;
  const shown = isWhole.value ? list : list.slice(0, NEWEST);
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul class="stack" ref={rows}>
        {shown.map((game) => (
          <GameRow key={game.id} game={game} onRemove={() => onRemove(game)} />
        ))}
      </ul>
      {shown.length < list.length && (
        <Button onClick={() => (isWhole.value = true)}>{showAll(list.length)}</Button>
      )}
    </section>
  );
}

type GameRowProps = { readonly game: SavedGame; readonly onRemove: () => void };

/** One game of the list, and what can be done with it. */
function GameRow({ game, onRemove }: GameRowProps) {
  const { game: say, games: says } = words('shell');
  const { edition } = words('game');
  const over = isOver(game);
  const names = savedNames(game);
  const winners = game.winners.map((seat) => names[seat - 1] ?? '');
  const what = over ? says.replay : says.continueGame;
  return (
    <li class="panel stack snug">
      <h3 tabIndex={-1}>{over ? say.winners(winners) : say.round(game.round)}</h3>
      <p class="small soft">
        {edition(game.edition)} · <time>{formatTime(game.saved)}</time>
      </p>
      <GameSeats game={game} />
      <div class="row game-actions">
        <a
          class={over ? 'button' : 'button button-primary'}
          aria-label={`${what}: ${say.players(names)}`}
          href={makeRoute({ t: over ? 'replay' : 'game', game: game.id })}
        >
          <Icon name={over ? 'eye' : 'play'} />
          {what}
        </a>
        {over && (
          <a
            class="button"
            aria-label={`${says.review}: ${say.players(names)}`}
            href={makeRoute({ t: 'place', place: 'review', operand: game.id })}
          >
            <Icon name="hint" />
            {says.review}
          </a>
        )}
        <Button
          class="button-quiet game-remove"
          aria-label={`${says.remove}: ${say.players(names)}`}
          onClick={onRemove}
          icon="trash"
        >
          {says.remove}
        </Button>
      </div>
    </li>
  );
}
