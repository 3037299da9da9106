/** One game of the list, and what can be done with it. */
import { Icon } from '../board/icons.tsx';
import type { SavedGame } from '../local/lobby.ts';
import { formatTime } from '../state/dates.ts';
import { isOver } from '../local/games.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { GameSeats, namesOf } from './game-face.tsx';

export type GameRowProps = { readonly game: SavedGame; readonly onRemove: () => void };

export function GameRow({ game, onRemove }: GameRowProps) {
  const { game: say, games: says } = words('shell');
  const { edition } = words('game');
  const over = isOver(game);
  const names = namesOf(game);
  const winners = game.winners.map((seat) => names[seat - 1] ?? '');
  const what = over ? says.replay : says.continueGame;
  return (
    <li class="panel game-row">
      <h3 tabIndex={-1}>{over ? say.winners(winners) : say.round(game.round)}</h3>
      <p class="small soft">
        {edition(game.edition)} · <time>{formatTime(game.saved)}</time>
      </p>
      <GameSeats game={game} />
      <div class="game-actions">
        <button
          type="button"
          class="button button-quiet"
          aria-label={`${says.remove}: ${say.players(names)}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
          {says.remove}
        </button>
        <a
          class={over ? 'button' : 'button button-primary'}
          aria-label={`${what}: ${say.players(names)}`}
          href={makeRoute({ t: over ? 'replay' : 'game', game: game.id })}
        >
          <Icon name={over ? 'eye' : 'play'} />
          {what}
        </a>
      </div>
    </li>
  );
}
