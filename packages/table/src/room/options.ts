/** What the host of a table chooses. */
import { MAX_PLAYERS, type SetupChoice } from '@palier/rules';

/** Clocks of games that nobody sits through: the table waits, whoever is there. */
export const DAY_CLOCKS = ['day', 'days3', 'week'] as const;
export const LIVE_CLOCKS = ['off', 'relaxed', 'quick'] as const;
export const CLOCKS = [...LIVE_CLOCKS, ...DAY_CLOCKS] as const;
/** `standIn`: a bot plays for who is gone. `wait`: the game may last for days. */
export const ABSENCES = ['standIn', 'wait'] as const;
export const WATCHING = ['anyone', 'nobody'] as const;
export const CHATS = ['off', 'phrases', 'free'] as const;
export const TAKE_BACKS = ['never', 'consent'] as const;
/** `approved`: whom the host lets in. */
export const JOINING = ['anyone', 'approved', 'nobody'] as const;
/** Who may find the table: who is told of it; who looks at the list; whom quick play seats, too. */
export const LISTINGS = ['hidden', 'open', 'quick'] as const;
/** How well the bots play that take free seats among strangers. */
export const FILL_STRENGTHS = ['novice', 'steady', 'expert'] as const;
export const USUAL_FILL = 'steady';
export type FillStrength = (typeof FILL_STRENGTHS)[number];
/** Seconds that spectators see the game late. */
export const DELAYS = [0, 30, 120] as const;

export type RoomOptions = {
  readonly setup: SetupChoice;
  readonly clock: (typeof CLOCKS)[number];
  readonly absence: (typeof ABSENCES)[number];
  readonly watching: (typeof WATCHING)[number];
  readonly delay: (typeof DELAYS)[number];
  readonly chat: (typeof CHATS)[number];
  readonly takeBack: (typeof TAKE_BACKS)[number];
  readonly joining: (typeof JOINING)[number];
  readonly listing: (typeof LISTINGS)[number];
  /** Of the bots that come by themselves, where somebody wished for it in quick play; else `USUAL_FILL`. */
  readonly fill?: FillStrength | undefined;
};

export const USUAL_OPTIONS: Omit<RoomOptions, 'setup' | 'fill'> = {
  clock: 'off',
  absence: 'standIn',
  watching: 'anyone',
  delay: 0,
  chat: 'phrases',
  takeBack: 'consent',
  joining: 'anyone',
  listing: 'hidden',
};

const DAY = 24 * 3_600_000;

/** What the clock is where strangers play, unless somebody chooses: nobody waits for ever. */
export const CLOCK_AMONG_STRANGERS = 'relaxed';

/** Where people are seated whom nobody chose, nobody is kept waiting or written at. */
export function withManners<O extends Omit<RoomOptions, 'setup'>>(options: O): O {
  if (options.listing !== 'quick') return options;
  return {
    ...options,
    clock: options.clock === 'off' ? CLOCK_AMONG_STRANGERS : options.clock,
    absence: 'standIn',
    chat: options.chat === 'free' ? 'phrases' : options.chat,
  };
}

/** The clocks of quick play: one of those that run. */
export const QUICK_CLOCKS = ['relaxed', 'quick'] as const;

/** Characters of a name that a program gave: of an edition, as it may come from outside. */
export const MOST_NAME = 40;

/** Milliseconds that a table of quick play waits for people, before bots take what seats are free. */
export const QUICK_WAIT = 20_000;

/** Milliseconds that a seat among strangers is kept for who is gone. */
export const QUICK_GONE = 3 * 60_000;

/** Milliseconds for one decision. */
export const TURN_TIME: { readonly [C in RoomOptions['clock']]: number } = {
  off: Infinity,
  relaxed: 90_000,
  quick: 30_000,
  day: DAY,
  days3: 3 * DAY,
  week: 7 * DAY,
};

/** The same for a program from outside, where the table has no clock or a slower one. */
export const PROGRAM_TIME = 30_000;

/** Whether a game is played over days: its clock runs, and bots play, while nobody is there. */
export function isOverDays(clock: RoomOptions['clock']): boolean {
  return DAY_CLOCKS.some((one) => one === clock);
}

/** Milliseconds that somebody may rest at once, at a table over days. */
export const MOST_REST = 14 * DAY;

/** And in all of a year: so long nobody can hold up a table by it. */
export const MOST_RESTED = 28 * DAY;

/** Rests of one person at a table in a year. */
export const MOST_RESTS = 14;

/** Milliseconds before a bot plays for somebody who is gone, and the host's role passes on. */
export const GRACE = 45_000;

/** Milliseconds in which who became the host by another's absence cannot remove them. */
export const HOST_SAFE_TIME = 10 * 60_000;

/** Milliseconds without a connection before somebody is gone and not just away. */
export const DROP_TIME = 8000;

/** Milliseconds of a decision after which the others may vote to move on: who is here may think. */
export const VOTE_AFTER = 60_000;

/** The same for who is away: nobody knows that they think. */
export const AWAY_VOTE_AFTER = 20_000;

/** The same where a clock runs, which has then been set again and again. */
export const STALLED_AFTER = 3 * TURN_TIME.relaxed;

/** The same where the game waits for who is not here, however long that usually takes. */
export const LONG_VOTE_AFTER = 12 * 3_600_000;

/** How often something may be taken back in one turn. */
export const MOST_TAKEN_BACK = 10;

/** People who have a name at one table, seated or not. */
export const MOST_PEOPLE = MAX_PLAYERS + 18;

/** People who have ever had one: they are counted, and nobody is called by another's number. */
export const MOST_EVER = MOST_PEOPLE * 100;

/** Who look on without a name from one address, at one node: others come from elsewhere. */
export const MOST_WATCHERS_FROM_ONE = 10;

/** Milliseconds to join in, for who comes when there are as many who look on as may be. */
export const JOIN_TIME = 60_000;

/** Who wait to be let in. */
export const MOST_WAITING = 8;

/** Of them at once from one address: a full table of one household, and some who look on. */
export const MOST_FROM_ONE = MAX_PLAYERS + 2;

/** And ever: who joins and leaves again and again does not use up the numbers of the others. */
export const MOST_EVER_FROM_ONE = MOST_FROM_ONE * 6;

/** What can be said where chat is not free. Sentences are the client's. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oh-no',
  'wow',
  'hurry',
  'one-moment',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const EMOTES = ['smile', 'laugh', 'think', 'cry', 'heart', 'clap', 'fire', 'sleep'] as const;
export type Emote = (typeof EMOTES)[number];

export const CHAT_LENGTH = 200;
/** How much may be said in a while, by one person and by all; milliseconds. */
export const CHAT_PACE = { while: 10_000, each: 5, all: 20 } as const;
/** What somebody may report another for. */
export const REPORT_REASONS = ['rude', 'name', 'cheating', 'spoiling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters of what a report says besides. */
export const REPORT_LENGTH = 300;

/** The newest that are kept for who comes later. */
export const CHAT_KEPT = 30;

/**
 * Steps of a table beside its game, after which what nobody needs is not heard any more: a ledger is read
 * whole, so it must not grow for ever. What each may do of it is in `budget.ts`.
 */
export const MOST_BESIDE = 10_000;
