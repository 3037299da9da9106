/**
 * The climb of goals: each of the six characters beaten at each strength in each edition, worked out
 * from the games that were finished on this device. Nothing else is kept: whoever has the games has the
 * badges.
 */
import {
  CHARACTER_IDS,
  STRENGTHS,
  parseBotName,
  type CharacterId,
  type Strength,
} from '@palier/bots';
import { DEFAULT_EDITION, EDITION_IDS, type EditionId } from '@palier/rules';
import type { FinishedGame } from './finished.ts';

export type Badge = {
  readonly edition: EditionId;
  readonly character: CharacterId;
  readonly strength: Strength;
};

export type EarnedBadge = Badge & {
  /** The first game that earned it, and when that ended. */
  readonly game: string;
  readonly ended: number;
};

export const BADGES: readonly Badge[] = EDITION_IDS.flatMap((edition) =>
  CHARACTER_IDS.flatMap((character) =>
    STRENGTHS.map((strength) => ({ edition, character, strength })),
  ),
);

/** `level-up/odile/novice`, in files too. */
export function badgeName({ edition, character, strength }: Badge): string {
  return `${edition}/${character}/${strength}`;
}

/**
 * What a game is worth. A win against bots, alone: where it was shared, a bot may have won too; and on
 * the box's own ladder: of a shortened one there are easy wins without end. Who beats a strong one has
 * beaten the weaker ones of that character as well. What was earned before rows told their ladder stays.
 */
export function badgesOf(game: FinishedGame): readonly Badge[] {
  const { kind, edition, bots, hasWon, isShared, isOtherClimb } = game;
  if (kind !== 'bots' || !hasWon || isShared || isOtherClimb === true) return [];
  return bots.flatMap((bot) => {
    const { character, strength } = parseBotName(bot) ?? {};
    if (character === undefined || strength === undefined) return [];
    const beaten = STRENGTHS.slice(0, STRENGTHS.indexOf(strength) + 1);
    return beaten.map((step) => ({ edition, character, strength: step }));
  });
}

/** By name, in the order they were earned. `games`: the oldest first. */
export function earnedBadges(games: readonly FinishedGame[]): ReadonlyMap<string, EarnedBadge> {
  const earned = new Map<string, EarnedBadge>();
  for (const game of games) {
    for (const badge of badgesOf(game)) {
      const name = badgeName(badge);
      if (!earned.has(name)) earned.set(name, { ...badge, game: game.id, ended: game.ended });
    }
  }
  return earned;
}

/** What a game has brought that no other had before it. */
export function newBadges(games: readonly FinishedGame[], game: string): readonly Badge[] {
  return [...earnedBadges(games).values()].filter((badge) => badge.game === game);
}

/**
 * One goal at a time: in the edition that was played last, all six at a strength before the next; where
 * everything is done there, the newest edition in which something is left.
 */
export function nextGoal(games: readonly FinishedGame[]): Badge | undefined {
  const earned = earnedBadges(games);
  const last = games.findLast(({ kind }) => kind === 'bots')?.edition ?? DEFAULT_EDITION;
  const editions = [last, ...EDITION_IDS.toReversed()];
  const left = BADGES.filter((badge) => !earned.has(badgeName(badge)));
  const rank = ({ edition, strength, character }: Badge): number =>
    (editions.indexOf(edition) * STRENGTHS.length + STRENGTHS.indexOf(strength)) *
      CHARACTER_IDS.length +
    CHARACTER_IDS.indexOf(character);
  return left.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Where one stands on the stairs that are being climbed: those of the next goal's edition. */
export type Place = {
  readonly edition: EditionId;
  /** How many of its steps are climbed, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** Who stands on the next one; undefined where every step of every edition is climbed. */
  readonly next: Badge | undefined;
};

export function placeOn(games: readonly FinishedGame[]): Place {
  const next = nextGoal(games);
  const edition = next?.edition ?? EDITION_IDS.at(-1)!;
  const own = BADGES.filter((badge) => badge.edition === edition);
  const earned = earnedBadges(games);
  const done = own.filter((badge) => earned.has(badgeName(badge))).length;
  return { edition, done, of: own.length, next };
}

/** As many steps as a staircase has anywhere in the game. */
export const FLIGHT = 8;
/** So many of those behind one are shown. */
const BEHIND = 2;

/** The part of the stairs around a place: the number of its lowest step, 0 for the ground before the first. */
export function flightAt({ done, of }: Pick<Place, 'done' | 'of'>): number {
  return Math.max(0, Math.min(done - BEHIND, of - FLIGHT + 1));
}

/** The best that was done on this device; each is missing until it was done once. */
export type Bests = {
  /** Rounds of the quickest win on eight levels or more. */
  readonly quickest?: number;
  /** Wins in a row. */
  readonly streak?: number;
  /** The most bots at a table that was won. */
  readonly table?: number;
  /** The most levels in one round. */
  readonly round?: number;
  /** The most levels behind whoever led, in a game that was won. */
  readonly comeback?: number;
};

/** Shorter ladders are won quickly. */
export const LONG_LADDER = 8;

export function bestsOf(games: readonly FinishedGame[]): Bests {
  const counted = games.filter(({ kind }) => kind === 'bots');
  const wins = counted.filter(({ hasWon }) => hasWon);
  const long = wins.filter(({ levels }) => levels >= LONG_LADDER);
  const quickest = least(long.map(({ rounds }) => rounds));
  const most = {
    streak: longestStreak(counted),
    table: greatest(wins.map(({ bots }) => bots.length)),
    round: greatest(counted.map(({ bestRound = 0 }) => bestRound)),
    comeback: greatest(wins.map(({ behind = 0 }) => behind)),
  };
  return {
    ...(quickest !== undefined && { quickest }),
    ...Object.fromEntries(Object.entries(most).filter(([, value]) => value > 0)),
  };
}

function least(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values);
}

function greatest(values: readonly number[]): number {
  return Math.max(0, ...values);
}

function longestStreak(games: readonly FinishedGame[]): number {
  let now = 0;
  return greatest(games.map(({ hasWon }) => (now = hasWon ? now + 1 : 0)));
}
