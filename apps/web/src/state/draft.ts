/** A game being set up: who sits where and by which rules. Plain data and its changes; no page. */
import { CHARACTER_IDS, USUAL_STRENGTH, type CharacterId, type Strength } from '@palier/bots';
import {
  DEFAULT_EDITION,
  EDITIONS,
  LADDERS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  isFault,
  makeSetup,
  type EditionId,
  type HouseRuleName,
  type HouseRules,
  type LadderChoice,
  type Level,
  type Master,
} from '@palier/rules';

/** Alone against bots, or several people around one device. */
export type Mode = 'bots' | 'device';

/** `face`: the code of the one that was chosen for them. */
type DraftPerson = { readonly t: 'person'; readonly name: string; readonly face?: string };
export type DraftBot = {
  readonly t: 'bot';
  readonly character: CharacterId;
  readonly strength: Strength;
};
export type DraftSeat = DraftPerson | DraftBot;

export type Draft = {
  readonly edition: EditionId;
  /** Always one that the edition can play. */
  readonly ladder: LadderChoice;
  readonly master: Master;
  readonly seats: readonly DraftSeat[];
  /** Only what was changed; kept where an edition has no use for it, so that the way back is free. */
  readonly rules: HouseRules;
  /** Whether a discard can be taken back; what is usual, where nobody has said. */
  readonly isDiscardOpen?: boolean;
};

export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MAX_PLAYERS - MIN_PLAYERS + 1 },
  (_, index) => MIN_PLAYERS + index,
);

/** Around one device there are at least two people; against bots there is one. */
export function fewestPeople(mode: Mode): number {
  return mode === 'bots' ? 1 : 2;
}

export function defaultDraft(mode: Mode): Draft {
  const person: DraftPerson = { t: 'person', name: '' };
  return {
    edition: DEFAULT_EDITION,
    ladder: EDITIONS[DEFAULT_EDITION].ladders[0]!,
    master: 'none',
    seats:
      mode === 'device'
        ? [person, person]
        : [
            person,
            { t: 'bot', character: 'odile', strength: USUAL_STRENGTH },
            { t: 'bot', character: 'bruno', strength: USUAL_STRENGTH },
          ],
    rules: {},
  };
}

export function peopleIn(draft: Draft): number {
  return draft.seats.filter(({ t }) => t === 'person').length;
}

export function levelsIn(ladder: LadderChoice): readonly Level[] {
  return typeof ladder === 'string' ? LADDERS[ladder].levels : ladder.levels;
}

/** The id of a ladder of the box, or what the players call their own. */
export function nameIn(ladder: LadderChoice): string {
  return typeof ladder === 'string' ? ladder : ladder.name;
}

export function canPlay(edition: EditionId, ladder: LadderChoice): boolean {
  return !isFault(makeSetup({ edition, ladder, players: MIN_PLAYERS }));
}

/** Another ladder: numbers among the house rules that it is too short for are cut. */
export function withLadder(draft: Draft, ladder: LadderChoice): Draft {
  const { length } = levelsIn(ladder);
  const { levels, keepFrom, ...others } = draft.rules;
  const rules: HouseRules = {
    ...others,
    ...(levels !== undefined && { levels: Math.min(levels, length) }),
    ...(keepFrom !== undefined && { keepFrom: Math.min(keepFrom, length) }),
  };
  return { ...draft, ladder, rules: withinLevels(rules, length) };
}

/** Another box: what it does not have falls back to its own. */
export function withEdition(draft: Draft, edition: EditionId): Draft {
  const { ladders, takesMaster } = EDITIONS[edition];
  const ladder = canPlay(edition, draft.ladder) ? draft.ladder : ladders[0]!;
  const master = takesMaster ? draft.master : 'none';
  return withLadder({ ...draft, edition, master }, ladder);
}

/** More seats are filled the mode's way; of fewer the last bots leave first, as people matter more. */
export function withPlayers(draft: Draft, mode: Mode, players: number): Draft {
  const { seats } = draft;
  if (seats.length < players) return withPlayers(withAnother(draft, mode), mode, players);
  if (seats.length > players) return withPlayers(withoutSeat(draft, leaving(seats)), mode, players);
  return draft;
}

function withAnother(draft: Draft, mode: Mode): Draft {
  const seat: DraftSeat = mode === 'device' ? { t: 'person', name: '' } : freshBot(draft);
  return { ...draft, seats: [...draft.seats, seat] };
}

function leaving(seats: readonly DraftSeat[]): number {
  const lastBot = seats.findLastIndex(({ t }) => t === 'bot');
  return lastBot === -1 ? seats.length - 1 : lastBot;
}

function withoutSeat(draft: Draft, index: number): Draft {
  const { startLevel, firstDealer, ...others } = draft.rules;
  const isGone = firstDealer === index + 1;
  const isAfter = firstDealer !== undefined && firstDealer > index + 1;
  const rules: HouseRules = {
    ...others,
    ...(startLevel && { startLevel: startLevel.filter((_, seat) => seat !== index) }),
    // Whoever was to deal first still is, unless it is who leaves.
    ...(firstDealer && !isGone && { firstDealer: isAfter ? firstDealer - 1 : firstDealer }),
  };
  return { ...draft, seats: draft.seats.filter((_, seat) => seat !== index), rules };
}

/** Somebody who is not at the table yet, as strong as the bots that are. */
export function freshBot(draft: Draft): DraftBot {
  const bots = botsIn(draft);
  const taken = new Set(bots.map(({ character }) => character));
  return {
    t: 'bot',
    character: CHARACTER_IDS.find((id) => !taken.has(id)) ?? CHARACTER_IDS[0],
    strength: bots.at(-1)?.strength ?? USUAL_STRENGTH,
  };
}

/** Puts somebody on a seat. A character sits only once: who is wanted elsewhere changes places. */
export function withSeat(draft: Draft, index: number, seat: DraftSeat): Draft {
  const old = draft.seats[index];
  const seats = draft.seats.map((other, at): DraftSeat => {
    if (at === index) return seat;
    const isWanted = seat.t === 'bot' && other.t === 'bot' && other.character === seat.character;
    return isWanted && old?.t === 'bot' ? { ...other, character: old.character } : other;
  });
  return { ...draft, seats };
}

export function botsIn(draft: Draft): readonly DraftBot[] {
  return draft.seats.filter((seat) => seat.t === 'bot');
}

/** The strength that all bots share, if they do. */
export function commonStrength(draft: Draft): Strength | undefined {
  const [first, ...others] = botsIn(draft);
  return others.every(({ strength }) => strength === first?.strength) ? first?.strength : undefined;
}

export function withStrength(draft: Draft, strength: Strength): Draft {
  const seats = draft.seats.map((seat) => (seat.t === 'bot' ? { ...seat, strength } : seat));
  return { ...draft, seats };
}

/** A house rule at a value, or back to the edition's own. */
export function withRule<Name extends HouseRuleName>(
  draft: Draft,
  name: Name,
  value: HouseRules[Name],
): Draft {
  const { [name]: _old, ...others } = draft.rules;
  const rules: HouseRules = value === undefined ? others : { ...others, [name]: value };
  return { ...draft, rules: withinLevels(rules, levelsIn(draft.ladder).length) };
}

/** Nobody starts above the last level that is played. */
function withinLevels(rules: HouseRules, length: number): HouseRules {
  const { startLevel, levels = length } = rules;
  if (startLevel === undefined) return rules;
  return { ...rules, startLevel: startLevel.map((level) => Math.min(level, levels)) };
}
