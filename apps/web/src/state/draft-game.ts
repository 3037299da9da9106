/** A set-up made ready to be dealt: what the kernel is asked for and who sits where. */
import { makeBotName, type CharacterId } from '@palier/bots';
import type { HouseRules, SetupChoice } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { Draft, DraftSeat } from './draft.ts';
import { changedRules, rulesInForce } from './rule-use.ts';
import { distinctName } from './seat-name.ts';

/** Without what makes no difference, so that the record says only what the table chose. */
export function choiceOf(draft: Draft): SetupChoice {
  const { edition, ladder, master, seats } = draft;
  const inForce = rulesInForce(draft);
  const changed = changedRules(draft).map((name) => [name, inForce[name]]);
  return {
    edition,
    ladder,
    players: seats.length,
    ...(master === 'none' ? {} : { master }),
    ...(changed.length === 0 ? {} : { rules: Object.fromEntries(changed) as HouseRules }),
  };
}

/** What somebody is called: a person without a name by their place, a bot by its character. */
type SeatNames = {
  readonly person: (seat: number) => string;
  readonly bot: (character: CharacterId) => string;
};

/** Names are told apart by a number: a person may well be called Odile. */
export function seatsOf(draft: Draft, names: SeatNames): readonly SeatInfo[] {
  const taken: string[] = [];
  return draft.seats.map((seat, index): SeatInfo => {
    const name = distinctName(nameOf(seat, index + 1, names), taken);
    taken.push(name);
    if (seat.t === 'bot') return { name, bot: makeBotName(seat) };
    return { name, ...(seat.face !== undefined && { face: seat.face }) };
  });
}

function nameOf(seat: DraftSeat, place: number, names: SeatNames): string {
  if (seat.t === 'bot') return names.bot(seat.character);
  const name = seat.name.trim();
  return name === '' ? names.person(place) : name;
}
