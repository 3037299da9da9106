/** Names of seats as a record may carry them: one line, not too long, no two alike. */
import { NAME_LENGTH, type EditionId, type Viewer } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { quotable, toldApart, type Naming } from '@palier/text';

export function cleanName(name: string): string {
  return cut(name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''), NAME_LENGTH);
}

/** The name, or with a number behind it. A long one makes room, or the table would not take it. */
export function distinctName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let copy = 2; ; copy++) {
    const number = ` ${copy}`;
    const numbered = cut(name, NAME_LENGTH - number.length).trimEnd() + number;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** A record counts code units; half of a sign is dropped, as it is no text and cannot be stored. */
function cut(name: string, length: number): string {
  return name.slice(0, length).replaceAll(/\p{Cs}/gu, '');
}

/** How the players of a game are called, whoever they are and wherever the game came from. */
export function seatNaming(seats: readonly SeatInfo[], viewer: Viewer, edition: EditionId): Naming {
  return { viewer, names: toldApart(seats.map(({ name }) => quotable(name))), edition };
}
