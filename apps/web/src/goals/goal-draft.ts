/** The table for a goal, for a quick game or for a rematch, and the game that is played at one already. */
import { CHARACTER_IDS, makeBotName, parseBotName } from '@palier/bots';
import type { Badge } from '../local/badges.ts';
import type { SavedGame } from '../local/calls.ts';
import type { FinishedGame } from '../local/finished.ts';
import {
  botsIn,
  defaultDraft,
  levelsIn,
  withEdition,
  withRule,
  type Draft,
  type DraftBot,
} from '../state/draft.ts';

/** Whoever is to be beaten, and one more of the same strength. */
export function goalDraft({ edition, character, strength }: Badge): Draft {
  const draft = withEdition(defaultDraft('bots'), edition);
  const after = (CHARACTER_IDS.indexOf(character) + 1) % CHARACTER_IDS.length;
  return {
    ...draft,
    seats: [
      draft.seats[0]!,
      { t: 'bot', character, strength },
      { t: 'bot', character: CHARACTER_IDS[after]!, strength },
    ],
  };
}

const QUICK_LEVELS = 3;

/** A few levels against two of one's own strength. `chance`: from 0 up to 1, for who comes. */
export function quickDraft(place: Pick<Badge, 'edition' | 'strength'>, chance: number): Draft {
  const character = CHARACTER_IDS[Math.floor(chance * CHARACTER_IDS.length)]!;
  return withRule(goalDraft({ ...place, character }), 'levels', QUICK_LEVELS);
}

/** Against the same once more, on as many levels. Bots that are not known here stay away. */
export function rematchDraft({ edition, bots, levels }: FinishedGame): Draft {
  const draft = withEdition(defaultDraft('bots'), edition);
  const known = bots.flatMap((bot): readonly DraftBot[] => {
    const { character, strength } = parseBotName(bot) ?? {};
    return character === undefined || strength === undefined
      ? []
      : [{ t: 'bot', character, strength }];
  });
  const again = { ...draft, seats: [draft.seats[0]!, ...known] };
  return levels < levelsIn(draft.ladder).length ? withRule(again, 'levels', levels) : again;
}

/** The game that goes on at the same table: against the same, as long a climb. */
export function runningAt(draft: Draft, games: readonly SavedGame[]): SavedGame | undefined {
  const wanted = botsIn(draft).map(makeBotName);
  const { levels } = draft.rules;
  return games.find(({ edition, seats, winners, ladders, isOtherClimb, isPlayedOn }) => {
    const bots = seats.flatMap(({ bot }) => bot ?? []);
    return (
      winners.length === 0 &&
      (levels === undefined ? isOtherClimb !== true : ladders.every((one) => one === levels)) &&
      isPlayedOn !== true &&
      edition === draft.edition &&
      bots.length === seats.length - 1 &&
      bots.length === wanted.length &&
      wanted.every((bot) => bots.includes(bot))
    );
  });
}

export function runningFor(goal: Badge, games: readonly SavedGame[]): SavedGame | undefined {
  return runningAt(goalDraft(goal), games);
}
