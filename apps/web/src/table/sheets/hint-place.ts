/** Where a hint lies: over no card of the hand, and if it can over nothing else that it speaks of. */
import type { Command } from '@palier/rules';
import { spotName } from '@palier/table/seat';

export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** How wide it is and where, and how high. */
export type Lying = Pick<Box, 'left' | 'right'> & { readonly height: number };

/** From which edge to which it may lie, downwards. */
export type Room = Pick<Box, 'top' | 'bottom'>;

/** Between it and what it leaves in sight. */
const GAP = 8;

/** What it speaks of comes before what is only good to see too. */
export type Sights = { readonly spoken: readonly Box[]; readonly more: readonly Box[] };

/** Its upper edge: as near the hand as it can without lying over what is to be kept in sight. */
export function topOf(lying: Lying, room: Room, { spoken, more }: Sights): number {
  const { height } = lying;
  const lowest = Math.max(room.top, room.bottom - height);
  const tops = [...spoken, ...more].map((box) => box.top - GAP - height);
  const [best] = [lowest, ...tops, room.top]
    .filter((top) => top >= room.top && top <= lowest)
    .map((top) => ({ top, hidden: hiddenBy(lying, top, spoken), less: hiddenBy(lying, top, more) }))
    .toSorted((a, b) => a.hidden - b.hidden || a.less - b.less);
  return best!.top;
}

/** How much of them it would cover there. */
function hiddenBy({ left, right, height }: Lying, top: number, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const wide = Math.min(right, box.right) - Math.max(left, box.left);
    const high = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** What of the table a move is about, by the names of its places; what is in hand is in sight anyway. */
export function placesOf(command: Command): readonly string[] {
  switch (command.t) {
    case 'drawCard':
      return [spotName({ t: 'stock' })];
    case 'takeCard':
      return [spotName({ t: 'pile', seat: command.from })];
    case 'addCard':
    case 'exchangeJoker':
      return [spotName({ t: 'meld', seat: command.to, meld: command.meld })];
    case 'playPass':
      return [spotName({ t: 'seat', seat: command.on })];
    default:
      return [];
  }
}
