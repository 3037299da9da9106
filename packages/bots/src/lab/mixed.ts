import { below, type Bits } from '@palier/rules';

/** A list in an order drawn by lot. */
export function mixed<T>(bits: Bits, list: readonly T[]): readonly T[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(bits, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
