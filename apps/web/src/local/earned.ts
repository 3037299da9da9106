/**
 * What play earns, worked out from the games that were finished on this device and from the days of the
 * daily challenge: nothing else is kept, nothing is sold, and what was earned stays while they are counted.
 */
import { parseBotName } from '@palier/bots';
import { EDITION_IDS } from '@palier/rules';
import {
  QUESTIONS,
  dayAt,
  dayBefore,
  daysInRow,
  isDone,
  rightIn,
  type DailyBook,
  type Day,
} from './daily-book.ts';
import { LONG_LADDER } from './badges.ts';
import type { FinishedGame } from './finished.ts';

export const FEATS = [
  'win',
  'expert',
  'ten',
  'editions',
  'days',
  'friend',
  'perfect',
  'row',
  'comeback',
  'crowd',
  'quick',
  'week',
] as const;
export type Feat = (typeof FEATS)[number];

export type FeatProgress = { readonly done: number; readonly of: number };

const MANY_GAMES = 10;
const WINS_IN_ROW = 3;
const FAR_BEHIND = 2;
const CROWD = 4;
const QUICK = 6;
const DAYS = { days: 3, week: 7 } as const;

/** Backs of cards and tablecloths, and what each takes. */
export const PRIZES = {
  comets: 'win',
  eclipse: 'expert',
  starry: 'ten',
  moonlit: 'editions',
  lanterns: 'days',
  balloons: 'friend',
  owl: 'perfect',
  confetti: 'row',
  tide: 'comeback',
  checks: 'crowd',
  rocket: 'quick',
  aurora: 'week',
} as const satisfies { readonly [prize: string]: Feat };

export type Prize = keyof typeof PRIZES;

const ALL = Object.keys(PRIZES) as readonly Prize[];

type Game = Pick<FinishedGame, 'kind' | 'edition' | 'bots' | 'hasWon'> &
  Partial<Pick<FinishedGame, 'isOtherClimb' | 'behind' | 'rounds' | 'levels'>>;

/** What was done here: the games, the oldest first, and the days of the daily challenge up to today. */
export type Deeds = {
  readonly games: readonly Game[];
  readonly days: DailyBook;
  readonly today: Day;
};

export function featProgress(feat: Feat, { games, days, today }: Deeds): FeatProgress {
  const counted = games.filter(
    ({ kind, isOtherClimb }) => kind === 'bots' && isOtherClimb !== true,
  );
  const wins = counted.filter(({ hasWon }) => hasWon);
  const once = (isIt: (game: Game) => boolean): FeatProgress => upTo(1, wins.filter(isIt).length);
  switch (feat) {
    // Any win is one, a quick game's too: who wins for the first time is not told that it was none.
    case 'win':
      return upTo(1, games.filter(({ kind, hasWon }) => kind === 'bots' && hasWon).length);
    case 'expert':
      return once(({ bots }) => bots.some(isStrong));
    case 'ten':
      return upTo(MANY_GAMES, games.filter(({ kind }) => kind !== 'played-on').length);
    case 'editions': {
      const won = new Set(wins.map(({ edition }) => edition));
      return upTo(EDITION_IDS.length, EDITION_IDS.filter((id) => won.has(id)).length);
    }
    case 'friend':
      return upTo(1, games.filter(({ kind }) => kind === 'people').length);
    case 'row':
      return inRow(
        WINS_IN_ROW,
        counted.map(({ hasWon }) => hasWon),
      );
    case 'comeback':
      return once(({ behind = 0 }) => behind >= FAR_BEHIND);
    case 'crowd':
      return once(({ bots }) => bots.length >= CROWD);
    case 'quick':
      return once(
        ({ rounds, levels = 0 }) =>
          rounds !== undefined && rounds <= QUICK && levels >= LONG_LADDER,
      );
    case 'perfect':
      return upTo(1, Object.values(days).filter((day) => rightIn(day) === QUESTIONS).length);
    case 'days':
    case 'week':
      return daily(DAYS[feat], days, today);
  }
}

export function hasEarned(feat: Feat, deeds: Deeds): boolean {
  const { done, of } = featProgress(feat, deeds);
  return done === of;
}

/** What is nearest of all that is not earned yet. */
export function nearestPrize(deeds: Deeds): (FeatProgress & { readonly prize: Prize }) | undefined {
  const open = ALL.map((prize) => ({ prize, ...featProgress(PRIZES[prize], deeds) })).filter(
    ({ done, of }) => done < of,
  );
  return open.toSorted((one, other) => other.done / other.of - one.done / one.of)[0];
}

/** What a game has earned that those before it had not. `games`: the oldest first. */
export function newPrizes(
  games: readonly (Game & Pick<FinishedGame, 'id'>)[],
  game: string,
): readonly Prize[] {
  const at = games.findIndex(({ id }) => id === game);
  if (at === -1) return [];
  const none = { days: {}, today: dayAt(0) };
  return added({ games: games.slice(0, at), ...none }, { games: games.slice(0, at + 1), ...none });
}

/** What a day of the daily challenge has earned that those before it had not. */
export function newDailyPrizes(days: DailyBook, day: Day): readonly Prize[] {
  const upToDay = Object.entries(days).filter(([one]) => one <= day);
  const before = upToDay.filter(([one]) => one !== day);
  return added(
    { games: [], days: Object.fromEntries(before), today: dayBefore(day) },
    { games: [], days: Object.fromEntries(upToDay), today: day },
  );
}

/** What the days in a row bring next, and after how many more. */
export function nextOfDays(
  days: DailyBook,
  today: Day,
): { readonly prize: Prize; readonly left: number } | undefined {
  const next = ALL.filter((prize) => PRIZES[prize] in DAYS)
    .map((prize) => ({ prize, ...featProgress(PRIZES[prize], { games: [], days, today }) }))
    .find(({ done, of }) => done < of);
  return next && { prize: next.prize, left: next.of - next.done };
}

function added(before: Deeds, after: Deeds): readonly Prize[] {
  return ALL.filter(
    (prize) => hasEarned(PRIZES[prize], after) && !hasEarned(PRIZES[prize], before),
  );
}

/** Done once, it stays done; before that the days that go on are counted. */
function daily(of: number, days: DailyBook, today: Day): FeatProgress {
  const isEarned = Object.keys(days).some((day) => isDone(days, day) && daysInRow(days, day) >= of);
  return isEarned ? { done: of, of } : upTo(of, daysInRow(days, today));
}

function inRow(of: number, won: readonly boolean[]): FeatProgress {
  let now = 0;
  const runs = won.map((isWon) => (now = isWon ? now + 1 : 0));
  return upTo(of, runs.some((run) => run >= of) ? of : now);
}

function isStrong(bot: string): boolean {
  const strength = parseBotName(bot)?.strength;
  return strength === 'expert' || strength === 'master';
}

function upTo(of: number, done: number): FeatProgress {
  return { done: Math.min(of, done), of };
}
