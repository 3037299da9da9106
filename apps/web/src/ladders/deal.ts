/** A game on a ladder at once: with those who sat there last, by the ladder's own edition. */
import { createGame } from '../local/lobby.ts';
import { choiceOf, seatsOf } from '../state/draft-game.ts';
import { withEdition, withLadder } from '../state/draft.ts';
import { lastSetup, rememberSetup } from '../state/last-setup.ts';
import type { OwnLadder } from '../state/ladder-code.ts';
import { go } from '../state/router.ts';
import { ui, words } from '../state/words.ts';
import { laddersWords } from './ladders-words.ts';

export async function dealOn({ edition, name, levels }: OwnLadder): Promise<void> {
  const ladder = { name: name.trim() === '' ? laddersWords().unnamed : name, levels };
  // The ladder first where it was made for the edition: another edition would not take it.
  const draft = withLadder(withEdition(lastSetup('bots'), edition), ladder);
  const seats = seatsOf(draft, {
    person: (place) => ui().shell.newGame.person(place),
    bot: (character) => words().character(character).name,
  });
  const game = await createGame({ choice: choiceOf(draft), seats });
  rememberSetup('bots', draft);
  go({ t: 'game', game });
}
