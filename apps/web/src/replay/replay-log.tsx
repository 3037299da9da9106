/** The round as a list of sentences: a tap leads there. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { storyWords } from '../state/story-words.ts';
import { words } from '../state/words.ts';
import { keepInSight } from './in-sight.ts';
import { go, type Watching } from './replay-state.ts';

export type ReplayLogProps = {
  readonly watching: Watching;
  /** Called after a line was chosen. */
  readonly onChosen?: () => void;
};

export function ReplayLog({ watching, onChosen }: ReplayLogProps) {
  const { replay, lines, at, naming, round } = watching;
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
      <h2 class="replay-log-title">
        {storyWords().replay.round(replay.rounds[round.value]?.round ?? 1)}
      </h2>
      <ol ref={list} class="replay-log">
        {lines.value.map((line) => (
          <li key={line.at} data-kind={line.event.t}>
            <button
              type="button"
              {...(line.at === current && { 'aria-current': 'step' })}
              onClick={() => {
                go(watching, line.at);
                onChosen?.();
              }}
            >
              {words().event(line.event, naming.value)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
