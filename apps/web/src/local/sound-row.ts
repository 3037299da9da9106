/**
 * Whether a row of the list of games is one: storage is outside, and what another version, a crash or a
 * curious player left there must not take the other games with it.
 */
import { EDITION_IDS } from '@palier/rules';
import type { Summary } from '@palier/table';

type Members = { readonly [name: string]: unknown };

/** What a list draws of a game is there, and of the right kind. */
export function isSound(
  row: unknown,
): row is { readonly saved: number; readonly summary: Summary } {
  if (!isMembers(row) || !isNumber(row['saved']) || !isMembers(row['summary'])) return false;
  const { edition, seats, round, levels, ladders, gone, turn, winners } = row['summary'];
  return (
    EDITION_IDS.some((id) => id === edition) &&
    isList(seats, isSeat) &&
    isNumber(round) &&
    isNumber(turn) &&
    isList(levels, isNumber) &&
    isList(ladders, isNumber) &&
    isList(winners, isNumber) &&
    (gone === undefined || isList(gone, isGone))
  );
}

function isSeat(seat: unknown): boolean {
  if (!isMembers(seat) || typeof seat['name'] !== 'string') return false;
  return seat['bot'] === undefined || typeof seat['bot'] === 'string';
}

/** Of a seat whose ladder is climbed in order nothing is gone. */
function isGone(levels: unknown): boolean {
  return levels === undefined || levels === null || isList(levels, isNumber);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
