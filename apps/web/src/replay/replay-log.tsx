/** The round as a list of sentences: a tap leads there. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { goTo, namingIn, type Watching } from './replay-state.ts';

type ReplayLogProps = {
  readonly watching: Watching;
  /** Called after a line was chosen. */
  readonly onChosen?: () => void;
};

export function ReplayLog({ watching, onChosen }: ReplayLogProps) {
  const { replay, lines, at, round } = watching;
  const list = useRef<HTMLOListElement>(null);
  const current = at.value;
  useLayoutEffect(() => {
    const line = list.current?.querySelector('[aria-current]');
    if (line instanceof HTMLElement) {
      const box = line.closest('dialog') ?? line.closest('.replay-log');
      keepInSight(line, box, (height) => height / 3);
    }
  }, [current]);
  return (
    <>
      <h2 class="soft small replay-log-title">
        {words('replay').round(replay.rounds[round.value]?.round ?? 1)}
      </h2>
      <ol ref={list} class="replay-log">
        {lines.value.map((line) => (
          <li key={line.at} data-kind={line.event.t}>
            <button
              type="button"
              {...(line.at === current && { 'aria-current': 'step' })}
              onClick={() => {
                goTo(watching, line.at);
                onChosen?.();
              }}
            >
              {words('game').event(line.event, namingIn(watching, line.at))}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Scrolls a box, and never the page around it, until a part of it is seen whole. */
export function keepInSight(
  part: HTMLElement,
  box: Element | null,
  /** What stays free around it, of the box's height. */
  around: (height: number) => number,
): void {
  if (box === null) return;
  const place = part.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  const free = around(room.height);
  if (place.top < room.top) box.scrollTop += place.top - room.top - free;
  else if (place.bottom > room.bottom) {
    // Of what is higher than the box, the beginning is seen.
    box.scrollTop += Math.min(place.bottom - room.bottom + free, place.top - room.top - free);
  }
}
