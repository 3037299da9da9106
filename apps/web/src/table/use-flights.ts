/** Cards fly when something happens: measured before it is drawn, moved after. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { RecordedEvent } from '@palier/rules';
import { fly, snapshot } from './flights.ts';
import type { TableModel } from './table-model.ts';

type Pending = {
  readonly before: ReturnType<typeof snapshot>;
  readonly events: readonly RecordedEvent[];
};

export function useFlights(
  root: { readonly current: HTMLElement | null },
  model: TableModel,
): void {
  const pending = useRef<Pending | undefined>(undefined);
  useEffect(
    () =>
      model.onEvents((events) => {
        if (root.current === null) return;
        const earlier = pending.current;
        pending.current = {
          before: earlier?.before ?? snapshot(root.current),
          events: [...(earlier?.events ?? []), ...events],
        };
      }),
    [model],
  );
  const { value: state } = model.state;
  useLayoutEffect(() => {
    const flight = pending.current;
    pending.current = undefined;
    if (flight === undefined || root.current === null) return;
    fly(root.current, flight.before, { events: flight.events, viewer: model.seat.peek() });
  }, [state]);
}
