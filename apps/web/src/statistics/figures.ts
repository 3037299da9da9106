/** What the finished games of this device add up to. */
import { STRENGTHS, parseBotName, type Strength } from '@palier/bots';
import { wilson } from '@palier/bots/lab';
import { EDITION_IDS, type EditionId } from '@palier/rules';
import { bestsOf, earnedBadges } from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';

/** A share with the interval it lies in with 95 % certainty. */
type Share = { readonly share: number; readonly low: number; readonly high: number };

type Tally = {
  readonly games: number;
  readonly wins: number;
  readonly share: Share;
  /** What chance alone would give: each player as likely as the others. */
  readonly expected: number;
};

export type Group<Name> = Tally & { readonly name: Name };

export type Statistics = {
  /** One person against bots, the oldest first: what is counted. */
  readonly counted: readonly FinishedGame[];
  readonly all: Tally;
  /** Wins in a row: up to the last game, and the most there have been. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** How many games ended with so many levels climbed, from none on. */
  readonly reached: readonly number[];
  readonly editions: readonly Group<EditionId>[];
  readonly strengths: readonly Group<Strength | 'mixed'>[];
  readonly players: readonly Group<number>[];
  /** At tables online, which is counted apart: there nobody is known by their strength. */
  readonly online: Tally & { readonly elsewhere: number };
  /** What is kept and not counted. */
  readonly apart: { readonly people: number; readonly playedOn: number };
};

/** What the server knows of a game online, which this device may know too. */
export type ServerGame = {
  readonly table: string;
  readonly players: number;
  readonly place: number;
};

/** The oldest first. `onServer`: games online of the same player, from whichever device. */
export function statisticsOf(
  games: readonly FinishedGame[],
  onServer: readonly ServerGame[] = [],
): Statistics {
  const ofKind = (wanted: FinishedGame['kind']): readonly FinishedGame[] =>
    games.filter(({ kind }) => kind === wanted);
  const counted = ofKind('bots');
  // A game online is kept by `online/` and the id of its table.
  const here = new Set(ofKind('online').map(({ id }) => id.slice(id.indexOf('/') + 1)));
  const elsewhere = onServer.filter(({ table }) => !here.has(table));
  const highest = Math.max(0, ...counted.map(({ levels }) => levels));
  return {
    counted,
    all: tallyOf(counted),
    streak: streakOf(counted),
    reached: Array.from(
      { length: highest + 1 },
      (_, climbed) => counted.filter((game) => game.climbed === climbed).length,
    ),
    editions: groupsOf(counted, EDITION_IDS, ({ edition }) => edition),
    strengths: groupsOf(counted, [...STRENGTHS, 'mixed'], strengthOf),
    players: groupsOf(counted, [2, 3, 4, 5, 6], ({ players }) => players),
    online: {
      ...tallyOf([
        ...ofKind('online'),
        ...elsewhere.map(({ players, place }) => ({ players, hasWon: place === 1 })),
      ]),
      elsewhere: elsewhere.length,
    },
    apart: { people: ofKind('people').length, playedOn: ofKind('played-on').length },
  };
}

function tallyOf(games: readonly Pick<FinishedGame, 'players' | 'hasWon'>[]): Tally {
  const wins = games.filter(({ hasWon }) => hasWon).length;
  const chances = games.reduce((sum, { players }) => sum + 1 / players, 0);
  return {
    games: games.length,
    wins,
    share: winShare(wins, games.length),
    expected: games.length === 0 ? 0 : chances / games.length,
  };
}

export function winShare(wins: number, games: number): Share {
  const [low, high] = wilson(wins, games);
  return { share: games === 0 ? 0 : wins / games, low, high };
}

function streakOf(games: readonly FinishedGame[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const { hasWon } of games) {
    now = hasWon ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** Groups that have games, in the order of the names. */
function groupsOf<Name>(
  games: readonly FinishedGame[],
  names: readonly Name[],
  nameOf: (game: FinishedGame) => Name,
): readonly Group<Name>[] {
  return names.flatMap((name) => {
    const own = games.filter((game) => nameOf(game) === name);
    return own.length === 0 ? [] : [{ name, ...tallyOf(own) }];
  });
}

/** The strength all bots share, if they do; `mixed` also for names from another version. */
export function strengthOf({ bots }: Pick<FinishedGame, 'bots'>): Strength | 'mixed' {
  const strengths = bots.map((bot) => parseBotName(bot)?.strength);
  const [first] = strengths;
  return first !== undefined && strengths.every((one) => one === first) ? first : 'mixed';
}

/**
 * The finished games as a file, for people and for programs, with what they have earned. Its names do
 * not change with the language.
 */
export function makeJson(games: readonly FinishedGame[]): string {
  const rows = games.map(({ ended, ...game }) => ({ ended: day(ended), ...game }));
  const badges = [...earnedBadges(games)].map(([badge, { ended, game }]) => ({
    badge,
    earned: day(ended),
    game,
  }));
  const file = { palier: 1, t: 'statistics', games: rows, badges, bests: bestsOf(games) };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const COLUMNS: readonly (readonly [name: string, of: (game: FinishedGame) => string | number])[] = [
  ['ended', ({ ended }) => day(ended)],
  ['kind', ({ kind }) => kind],
  ['edition', ({ edition }) => edition],
  ['players', ({ players }) => players],
  ['bots', ({ bots }) => bots.join(' ')],
  ['rounds', ({ rounds }) => rounds],
  ['levels', ({ levels }) => levels],
  ['climbed', ({ climbed }) => climbed],
  ['won', ({ hasWon }) => Number(hasWon)],
  ['shared', ({ isShared }) => Number(isShared)],
  ['best_round', ({ bestRound }) => bestRound ?? ''],
  ['behind', ({ behind }) => behind ?? ''],
];

/** RFC 4180: a header, commas, CRLF. */
export function makeCsv(games: readonly FinishedGame[]): string {
  const rows = [
    COLUMNS.map(([name]) => name),
    ...games.map((game) => COLUMNS.map(([, of]) => quoted(String(of(game))))),
  ];
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** The name of a bot may come from anywhere. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
