/** What a viewer is told of a game before its first entry. */
import { assert, isFault, startOf, viewOf, type View, type Viewer } from '@palier/rules';
import { isDiscardOpen, type Game } from './game.ts';
import type { Opening } from './messages.ts';

export function openingOf(game: Game, viewer: Viewer): Opening {
  const { id, header, seats, timeline } = game;
  const { fairness, position } = header;
  return {
    game: id,
    choice: timeline.at.table.setup.chosen,
    seats,
    // A seed gives every shuffle: whoever knew it would know every card.
    fairness: fairness.t === 'honest' ? fairness : { t: 'seeded' },
    ...(isDiscardOpen(game) && { isDiscardOpen: true }),
    ...(position !== undefined && { start: startView(game, viewer) }),
  };
}

function startView({ header, timeline }: Game, viewer: Viewer): View {
  const { setup } = timeline.at.table;
  const begun = startOf({ t: 'record', header, setup, events: [] });
  assert(!isFault(begun), 'a game that was opened has a beginning');
  return viewOf(begun, viewer);
}
