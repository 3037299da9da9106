/** A view on its way to a worker and out of it. */
import { pastEvents, type Past, type View } from '@palier/rules';
import type { PackedView } from './calls.ts';

export function packView(view: View): PackedView {
  return { ...view, past: pastEvents(view.past) };
}

export function unpackView(packed: PackedView): View {
  const past = packed.past.reduce<Past | undefined>(
    (before, event) => ({ event, before }),
    undefined,
  );
  return { ...packed, past };
}
