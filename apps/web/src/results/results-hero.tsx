/** The winner before the moon, everybody on the stairs below. */
import type { SeatInfo } from '@palier/table';
import type { Naming } from '@palier/text';
import { Climb as Stairs } from '../board/climb.tsx';
import { Face } from '../board/face.tsx';
import { Heading } from '../ui/heading.tsx';
import { storyWords } from '../state/story-words.ts';
import type { Climb } from './climb.ts';
import { climbersOf } from './climbers.ts';

/** Stars that rise when somebody has reached the moon: how far across, when, how large. */
const SPARKS: readonly (readonly [across: number, after: number, size: number])[] = [
  [6, 0.1, 1],
  [14, 0.9, 0.6],
  [22, 0.4, 0.8],
  [31, 1.3, 0.7],
  [39, 0, 0.9],
  [47, 0.7, 0.6],
  [56, 1.1, 1],
  [64, 0.3, 0.7],
  [73, 1.4, 0.8],
  [81, 0.6, 0.9],
  [89, 1, 0.6],
  [95, 0.2, 0.8],
];

export type HeroProps = {
  readonly climb: Climb;
  readonly seats: readonly SeatInfo[];
  readonly naming: Naming;
};

export function Hero({ climb, seats, naming }: HeroProps) {
  const say = storyWords().results;
  const { winners, rounds } = climb;
  const last = rounds.at(-1);
  const hasReached = winners.some((seat) => {
    const end = last?.seats[seat - 1];
    return end !== undefined && end.after >= end.levels;
  });
  const headline = hasReached ? say.headline(winners, naming) : say.stalled(winners, naming);
  return (
    <header class="hero">
      <Sparks />
      <div class="hero-moon" data-winners={winners.length} aria-hidden="true">
        {winners.map((seat) => (
          <Face key={seat} of={seats[seat - 1]!} mood="happy" />
        ))}
      </div>
      <Heading text={headline} />
      {last !== undefined && <Stairs {...climbersOf(last, seats)} class="hero-stairs" />}
    </header>
  );
}

function Sparks() {
  return (
    <div class="hero-sparks" aria-hidden="true">
      {SPARKS.map(([across, after, size]) => (
        <svg
          key={across}
          viewBox="-10 -10 20 20"
          style={{ '--across': `${across}%`, '--after': `${after}s`, '--size': size }}
        >
          <path d="M0-9L2.2-2.2L9 0L2.2 2.2L0 9L-2.2 2.2L-9 0L-2.2-2.2Z" />
        </svg>
      ))}
    </div>
  );
}
