/** From a set-up to its game. */
import { DEFAULT_EDITION, type EditionId } from '@palier/rules';
import { createGame } from '../local/lobby.ts';
import { choiceOf, seatsOf } from '../state/draft-game.ts';
import { defaultDraft, peopleIn, withEdition, withStrength, type Draft } from '../state/draft.ts';
import { profile } from '../state/own-profile.ts';
import { rememberGuest } from '../state/own-seat.ts';
import { words } from '../state/words.ts';

/** The game's id. */
export async function dealDraft(draft: Draft): Promise<string> {
  const seats = seatsOf(withOwnName(draft), {
    person: (place) => unnamed(draft, place),
    bot: (character) => words('game').character(character).name,
  });
  if (peopleIn(draft) === 1) rememberGuest(words('shell').newGame.guest);
  const { isDiscardOpen } = draft;
  return createGame({
    choice: choiceOf(draft),
    seats,
    ...(isDiscardOpen !== undefined && { isDiscardOpen }),
  });
}

/**
 * What somebody is called who gives no name. Not "you": others may watch the game, and there "you" is
 * nobody's name.
 */
export function unnamed(draft: Draft, place: number): string {
  const { guest } = words('shell').newGame;
  if (peopleIn(draft) === 1) return guest;
  const own = profile.value.name.trim();
  const isFirst = draft.seats.findIndex(({ t }) => t === 'person') === place - 1;
  const isTaken = draft.seats.some((seat) => seat.t === 'person' && seat.name.trim() === own);
  // Of several the first is who the device belongs to, unless they sit elsewhere.
  return own !== '' && isFirst && !isTaken ? own : `${guest} ${place}`;
}

/** Who plays alone is who the device belongs to, whatever the set-up was once called. */
function withOwnName(draft: Draft): Draft {
  const name = profile.peek().name.trim();
  if (name === '' || peopleIn(draft) > 1) return draft;
  const seats = draft.seats.map((seat) => (seat.t === 'person' ? { ...seat, name } : seat));
  return { ...draft, seats };
}

/** Somebody's first game: two easy opponents, and nothing to choose. Its id. */
export async function dealFirstGame(edition: EditionId = DEFAULT_EDITION): Promise<string> {
  return dealDraft(withStrength(withEdition(defaultDraft('bots'), edition), 'novice'));
}
