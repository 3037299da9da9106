/** The game after the lesson: two easy opponents, and nothing to choose. */
import type { EditionId } from '@palier/rules';
import { createGame } from '../local/lobby.ts';
import { choiceOf, seatsOf } from '../state/draft-game.ts';
import { defaultDraft, withEdition, withStrength } from '../state/draft.ts';
import { go } from '../state/router.ts';
import { ui, words } from '../state/words.ts';

export async function playFirstGame(edition: EditionId): Promise<void> {
  const draft = withStrength(withEdition(defaultDraft('bots'), edition), 'novice');
  const seats = seatsOf(draft, {
    person: (place) => ui().shell.newGame.person(place),
    bot: (character) => words().character(character).name,
  });
  go({ t: 'game', game: await createGame({ choice: choiceOf(draft), seats }) });
}
