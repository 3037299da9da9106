/** The table of a replay: a place for each seat with its hand, its combinations and its pile. */
import { deciders } from '@palier/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { marksOf } from './replay-marks.ts';
import { ReplaySeat } from './replay-seat.tsx';
import type { Watching } from './replay-state.ts';

export function ReplayTable({ watching }: { readonly watching: Watching }) {
  const { scene, seats, naming } = watching;
  const { table, hands } = scene.value;
  const marks = marksOf(scene.value);
  const due = deciders(table);
  const element = useRef<HTMLDivElement>(null);
  const actor = actorOf(watching);
  useLayoutEffect(() => {
    const seat = element.current?.querySelector(`[data-seat="${actor}"]`);
    if (actor !== undefined && seat instanceof HTMLElement) keepInSight(seat);
  }, [actor]);
  return (
    <div ref={element} class="replay-seats" data-count={seats.length}>
      {seats.map((info, index) => (
        <ReplaySeat
          key={index}
          seat={index + 1}
          info={info}
          table={table}
          hand={hands[index]!}
          marks={marks}
          naming={naming.value}
          isDue={due.includes(index + 1)}
        />
      ))}
    </div>
  );
}

/** Whoever did something last: that is where to look. */
function actorOf({ scene }: Watching): number | undefined {
  const { event } = scene.value;
  return event !== undefined && 'seat' in event ? event.seat : undefined;
}

function keepInSight(seat: HTMLElement): void {
  const box = seat.closest('.replay-felt');
  if (box === null) return;
  const place = seat.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  if (place.top < room.top) box.scrollTop += place.top - room.top - 8;
  else if (place.bottom > room.bottom) {
    box.scrollTop += Math.min(place.bottom - room.bottom + 8, place.top - room.top - 8);
  }
}
