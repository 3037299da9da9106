/** Whether two commands do the same: people and bots put the same laying in different words. */
import {
  isRefusal,
  play,
  seededChance,
  type Command,
  type Event,
  type Meld,
  type Seat,
  type State,
} from '@palier/rules';

/** What a legal command does first, written one way; `state` is any world of the view. */
export function effectOf(state: State, seat: Seat, command: Command): string {
  const played = play(state, seat, command, seededChance('effect'));
  return isRefusal(played) ? JSON.stringify(command) : written(played.events[0]!);
}

function written(event: Event): string {
  switch (event.t) {
    case 'levelLaid':
      return JSON.stringify({ ...event, melds: event.melds.map(meldText).toSorted() });
    case 'cardsKept':
    case 'offerMade':
    case 'swapPlayed':
      return JSON.stringify({ ...event, cards: event.cards?.toSorted((a, b) => a - b) });
    default:
      return JSON.stringify(event);
  }
}

function meldText({ kind, cards }: Meld): string {
  return JSON.stringify([kind, cards.toSorted((a, b) => a - b)]);
}
