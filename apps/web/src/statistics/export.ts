/** The finished games as a file, for people and for programs. Its names do not change with the language. */
import type { FinishedGame } from '../local/finished.ts';

export function makeJson(games: readonly FinishedGame[]): string {
  const rows = games.map(({ ended, ...game }) => ({ ended: day(ended), ...game }));
  return `${JSON.stringify({ palier: 1, t: 'statistics', games: rows }, undefined, 2)}\n`;
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
