/** A game on a ladder at once: with those who sat there last, by the ladder's own edition. */
import { isFault, makeSetup } from '@palier/rules';
import { createGame } from '../local/lobby.ts';
import { choiceOf, seatsOf } from '../state/draft-game.ts';
import { withEdition, withLadder, type Draft } from '../state/draft.ts';
import { lastSetup, rememberSetup } from '../state/last-setup.ts';
import { words } from '../state/words.ts';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { go } from '../state/router.ts';

export async function dealOn(ladder: OwnLadder): Promise<void> {
  const draft = draftOn(ladder);
  const seats = seatsOf(draft, {
    person: (place) => words('shell').newGame.person(place),
    bot: (character) => words('game').character(character).name,
  });
  const game = await createGame({ choice: choiceOf(draft), seats });
  rememberSetup('bots', draft);
  go({ t: 'game', game });
}

function draftOn({ edition, name, levels }: OwnLadder): Draft {
  const ladder = { name: name.trim() === '' ? words('ladders').unnamed : name, levels };
  const draft = withLadder(withEdition(lastSetup('bots'), edition), ladder);
  // House rules from another game may forbid what this ladder asks for.
  return isFault(makeSetup(choiceOf(draft))) ? { ...draft, rules: {} } : draft;
}
