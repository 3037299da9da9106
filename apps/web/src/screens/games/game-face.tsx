/** A game in short: who plays, where everyone stands. */
import { Face } from '../../board/face.tsx';
import { Staircase } from '../../board/staircase.tsx';
import type { SavedGame } from '../../local/lobby.ts';
import { ui } from '../../state/words.ts';
import './games.css';

/** Everyone with a face, a name and a staircase. */
export function GameSeats({ game }: { readonly game: SavedGame }) {
  const { seatAt } = ui().shell.game;
  return (
    <ul class="game-seats">
      {game.seats.map((seat, index) => {
        const level = game.levels[index] ?? 1;
        return (
          <li key={seat.name} class="game-seat">
            <Face of={seat} />
            <span class="visually-hidden">{seatAt(seat.name, level)}</span>
            <span class="game-seat-name" aria-hidden="true">
              {seat.name}
            </span>
            <span class="game-seat-level" aria-hidden="true">
              <Staircase levels={game.ladders[index] ?? level} at={level} />
              {level}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function namesOf(game: SavedGame): readonly string[] {
  return game.seats.map(({ name }) => name);
}
