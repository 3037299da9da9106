/**
 * Plays a round on to its end, all cards known, each seat by a bot that is shown what its seat has seen
 * and no more: hundreds of times slower than the quick players of `sprint.ts`, and as good as the bot.
 */
import {
  assert,
  deciders,
  evolveViews,
  isRefusal,
  play,
  viewOf,
  type Chance,
  type Command,
  type Seat,
  type State,
  type Table,
  type View,
} from '@palier/rules';

/** A moment of a round, with what every seat knows then. */
export type Moment = { readonly state: State; readonly views: readonly View[] };

export function momentOf(state: State): Moment {
  return { state, views: state.hands.map((_, index) => viewOf(state, index + 1)) };
}

/** The table when the round is over: nothing of the next one is looked at. */
export function playOn(
  from: Moment,
  choose: (moment: Moment, seat: Seat) => Command,
  chance: Chance,
): Table {
  const { round } = from.state.table;
  let moment = from;
  for (;;) {
    const { table } = moment.state;
    if (table.step === 'over' || table.step === 'keep' || table.round !== round) return table;
    const seat = deciders(table)[0]!;
    const played = play(moment.state, seat, choose(moment, seat), chance);
    assert(!isRefusal(played), 'who plays on plays by the rules');
    moment = { state: played.state, views: evolveViews(moment.views, played) };
  }
}
