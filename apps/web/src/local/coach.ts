/** Questions about a hand, answered by a worker from the view alone; and about a finished game. */
import type { Advice, Study } from '@palier/bots';
import type { View } from '@palier/rules';
import { packView, type SeatInfo } from '@palier/table';
import type { CheckedRecord, SeenGame } from './check-record.ts';
import { coach } from './workers.ts';

/** A hand is sorted before it is shown: who answers is called while the cards are on their way. */
export function wakeCoach(): void {
  coach('wake', []).catch(() => undefined);
}

export async function studyOf(view: View): Promise<Study> {
  return coach('study', [packView(view)]);
}

/** Plays a finished game again, which takes a moment: the page does not wait for it. */
export async function checkedRecord(
  text: string | undefined,
  seen?: SeenGame,
): Promise<CheckedRecord> {
  return coach('checkRecord', [text, seen]);
}

/** A hint, said as these bots' opponents need it. */
export async function hintFor(view: View, seats: readonly SeatInfo[]): Promise<Advice> {
  return coach('advise', [packView(view), seats.flatMap(({ bot }) => bot ?? [])]);
}
