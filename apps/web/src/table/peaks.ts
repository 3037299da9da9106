/**
 * The moments worth a flourish, read from what has happened: a level laid, somebody stopped, somebody
 * out, the lead taken, the last step, the moon. Shown, heard and felt elsewhere.
 */
import { ladderOfSeat, type RecordedEvent, type Seat, type Table } from '@palier/rules';
import { isNearMoon, leadTaken, sharesOf } from '@palier/table/seat';

export type Peak = {
  /** Whose moment it is; of a stop, who is stopped. */
  readonly seat: Seat;
  /** How near the leader is to the end: 0 at the foot of the stairs, 1 on the moon. */
  readonly heat: number;
} &
  /** `share`: how much of the ladder lies behind who goes on from it. */
  (
    | { readonly t: 'laid'; readonly cards: number; readonly level: number; readonly share: number }
    | { readonly t: 'stopped'; readonly by: Seat }
    /** The turn is missed later than the Pass card was played. */
    | { readonly t: 'missed' }
    | { readonly t: 'out' }
    /** `from`: those who are overtaken. */
    | { readonly t: 'lead'; readonly from: readonly Seat[] }
    | { readonly t: 'lastStep' }
    | { readonly t: 'moon' }
  );

/** What a move brought about, in its order. What is taken back was no moment. */
export function peaksIn(
  fresh: readonly RecordedEvent[],
  before: Table,
  after: Table,
): readonly Peak[] {
  if (fresh.some(({ t }) => t === 'takenBack')) return [];
  const heat = heatOf(after);
  const stopped = new Set<Seat>();
  const peaks: Peak[] = [];
  for (const event of fresh) {
    switch (event.t) {
      case 'levelLaid': {
        const cards = event.melds.reduce((sum, meld) => sum + meld.cards.length, 0);
        const { seat, level } = event;
        const { length } = ladderOfSeat(after.setup, seat).levels;
        const share = Math.min(1, sharesOf(before)[seat - 1]! + 1 / length);
        peaks.push({ t: 'laid', seat, cards, level, share, heat });
        break;
      }
      case 'passPlayed':
        stopped.add(event.on);
        peaks.push({ t: 'stopped', seat: event.on, by: event.seat, heat });
        break;
      case 'turnSkipped':
        if (!stopped.has(event.seat)) peaks.push({ t: 'missed', seat: event.seat, heat });
        break;
      case 'roundEnded':
        if (event.by === 'went-out') peaks.push({ t: 'out', seat: event.seat!, heat });
        break;
      case 'gameWon':
        peaks.push(...event.winners.map((seat) => ({ t: 'moon', seat, heat: 1 }) as const));
        break;
      default:
    }
  }
  // Who wins has climbed too, and nobody looks at the stairs any more.
  return after.step === 'over' ? peaks : [...peaks, ...climbsIn(before, after)];
}

/** Who leads now and did not, and who has one level left. */
function climbsIn(before: Table, after: Table): readonly Peak[] {
  const heat = heatOf(after);
  const lead = leadTaken(sharesOf(before), sharesOf(after));
  const lasts = [...after.left.keys()].filter(
    (index) => isNearMoon(after, index + 1) && !isNearMoon(before, index + 1),
  );
  return [
    ...(lead === undefined ? [] : [{ t: 'lead', seat: lead.by, from: lead.from, heat } as const]),
    ...lasts.map((index) => ({ t: 'lastStep', seat: index + 1, heat }) as const),
  ];
}

/** How far the leader has climbed. */
export function heatOf(table: Table): number {
  return Math.max(...sharesOf(table));
}
