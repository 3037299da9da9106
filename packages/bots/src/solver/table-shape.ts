/** The melds on the table as far as they take cards: which values and colours, and the runs' ends. */
import { MAX_VALUE, placedColour, placedValue, type Meld } from '@palier/rules';

export type TableShape = {
  /** The values of which there is a set, a bit each: any card of them can be added. */
  sets: number;
  /** The colours of which there is a colour, a bit each. */
  colours: number;
  /** By value: how many runs take it next at their upper end, and at their lower end. */
  readonly ups: Uint8Array;
  readonly downs: Uint8Array;
  /** The values that some run takes next. */
  ends: number;
};

export function emptyShape(): TableShape {
  return {
    sets: 0,
    colours: 0,
    ups: new Uint8Array(MAX_VALUE + 2),
    downs: new Uint8Array(MAX_VALUE + 2),
    ends: 0,
  };
}

/** The shape of all melds on a table, seat by seat. */
export function shapeOf(melds: readonly (readonly Meld[])[], top: number): TableShape {
  const shape = emptyShape();
  for (const own of melds) for (const meld of own) addMeld(shape, meld, top);
  return shape;
}

export function addMeld(shape: TableShape, meld: Meld, top: number): void {
  const first = meld.cards[0]!;
  switch (meld.kind) {
    case 'set':
      shape.sets |= 1 << placedValue(first)!;
      return;
    case 'colour':
      shape.colours |= 1 << placedColour(first)!;
      return;
    case 'run':
      addRun(shape, { first: placedValue(first)!, size: meld.cards.length }, top);
  }
}

export type RunSpan = { readonly first: number; readonly size: number };

export function addRun(shape: TableShape, { first, size }: RunSpan, top: number): void {
  const up = first + size;
  if (up <= top) {
    shape.ups[up] = shape.ups[up]! + 1;
    shape.ends |= 1 << up;
  }
  if (first > 1) {
    shape.downs[first - 1] = shape.downs[first - 1]! + 1;
    shape.ends |= 1 << (first - 1);
  }
}

/** Makes one shape that of another. */
export function copyShape(from: TableShape, to: TableShape): void {
  to.sets = from.sets;
  to.colours = from.colours;
  to.ends = from.ends;
  to.ups.set(from.ups);
  to.downs.set(from.downs);
}
