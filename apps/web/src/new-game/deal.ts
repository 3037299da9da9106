/** From a set-up to its game. */
import { createGame } from '../local/lobby.ts';
import { choiceOf, seatsOf } from '../state/draft-game.ts';
import type { Draft } from '../state/draft.ts';
import { words } from '../state/words.ts';

/** The game's id. */
export async function dealDraft(draft: Draft): Promise<string> {
  const seats = seatsOf(draft, {
    // Not "you": others may watch the game, and there "you" is nobody's name.
    person: (place) => words('shell').newGame.person(place),
    bot: (character) => words('game').character(character).name,
  });
  return createGame({ choice: choiceOf(draft), seats });
}
