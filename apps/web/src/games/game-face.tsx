/** A game in short: who plays, where everyone stands. */
import { Face } from '../board/face.tsx';
import { Staircase } from '../board/staircase.tsx';
import type { SavedGame } from '../local/lobby.ts';
import { calledSeats } from '../state/own-seat.ts';
import { words } from '../state/words.ts';
import { placeOf } from './place.ts';
import './games.css';

/** Everyone with a face, a name and a staircase. */
export function GameSeats({ game }: { readonly game: SavedGame }) {
  const { seatAt, place: shown } = words('shell').game;
  return (
    <ul class="row game-seats">
      {calledSeats(game.seats).map((seat, index) => {
        const place = placeOf(game, index);
        const level = game.levels[index] ?? 1;
        const gone = game.gone?.[index];
        return (
          // By their place: in a record two may have one name.
          <li key={index} class="game-seat">
            <Face of={seat} />
            <span class="visually-hidden">{seatAt(seat.name, place, game.edition)}</span>
            <span class="cut game-seat-name small strong" aria-hidden="true">
              {seat.name}
            </span>
            <span class="row tight game-seat-level small numbers" aria-hidden="true">
              <Staircase levels={game.ladders[index] ?? level} at={level} {...(gone && { gone })} />
              {shown(place)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function savedNames(game: SavedGame): readonly string[] {
  return calledSeats(game.seats).map(({ name }) => name);
}
