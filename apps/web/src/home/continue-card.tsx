/** The newest unfinished game: one tap and it goes on. */
import { Icon } from '../board/icons.tsx';
import type { SavedGame } from '../local/lobby.ts';
import { makeRoute } from '../state/router.ts';
import { GameSeats } from '../games/game-face.tsx';
import { words } from '../state/words.ts';

export function ContinueCard({ game }: { readonly game: SavedGame }) {
  const { home, game: say } = words('shell');
  return (
    <a class="continue-card" href={makeRoute({ t: 'game', game: game.id })}>
      <span class="continue-title">
        <Icon name="play" />
        <strong>{home.continueGame}</strong>
        <span class="continue-round">{say.round(game.round)}</span>
      </span>
      <GameSeats game={game} />
      <span class="small">{words('game').edition(game.edition)}</span>
    </a>
  );
}
