/** The table for a goal, for a quick game, and the game that is played at one already. */
import { CHARACTER_IDS, makeBotName } from '@palier/bots';
import type { Badge } from '../local/badges.ts';
import type { SavedGame } from '../local/calls.ts';
import { botsIn, defaultDraft, withEdition, withRule, type Draft } from '../state/draft.ts';

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

/** The game that goes on at the same table: against the same, on the box's own ladder. */
export function runningFor(goal: Badge, games: readonly SavedGame[]): SavedGame | undefined {
  const wanted = botsIn(goalDraft(goal)).map(makeBotName);
  return games.find(({ edition, seats, winners, isOtherClimb, isPlayedOn }) => {
    const bots = seats.flatMap(({ bot }) => bot ?? []);
    return (
      winners.length === 0 &&
      isOtherClimb !== true &&
      isPlayedOn !== true &&
      edition === goal.edition &&
      bots.length === seats.length - 1 &&
      bots.length === wanted.length &&
      wanted.every((bot) => bots.includes(bot))
    );
  });
}
