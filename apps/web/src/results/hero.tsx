/**
 * Who won, in words; then everybody on the stairs, where the winner climbs the last step to the moon. It is
 * celebrated with whoever has won; whoever has lost is told how far they came, and stands there in moonlight.
 */
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { GameClimb } from '@palier/table/seat';
import type { Naming } from '@palier/text';
import { useEffect, useRef } from 'preact/hooks';
import { Climb as Stairs } from '../board/climb.tsx';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { celebrateLanding } from '../ui/moon-landing.ts';
import { lastClimbOf, type LastClimb as LastClimbProps } from './climb.ts';
import { headlineOf } from './headline.ts';
import './hero.css';

type HeroProps = {
  readonly climb: GameClimb;
  readonly seats: readonly SeatInfo[];
  readonly naming: Naming;
  /** Whose eyes it is read with, where that is known. */
  readonly own: Seat | undefined;
};

export function Hero({ climb, seats, naming, own }: HeroProps) {
  const { winners } = climb;
  const last = climb.rounds.at(-1);
  const lost = own === undefined || winners.includes(own) ? undefined : last?.seats[own - 1];
  return (
    <header class="stack centred-column hero">
      <Heading text={headlineOf(climb, naming)} />
      {lost !== undefined && (
        <p class="soft centred">
          {words('results').lost({ climbed: lost.after, of: lost.levels }, naming.edition)}
        </p>
      )}
      {last !== undefined && (
        <LastClimb {...lastClimbOf(last, seats, { winners, own })} isLost={lost !== undefined} />
      )}
    </header>
  );
}

function LastClimb({
  levels,
  climbers,
  landed,
  isLost,
}: LastClimbProps & { readonly isLost: boolean }) {
  const stairs = useRef<HTMLDivElement>(null);
  const isParty = landed !== undefined && !isLost;
  useEffect(() => (isParty ? celebrateLanding(stairs.current!, landed) : undefined), []);
  return (
    <div class="hero-climb" ref={stairs} style={{ '--landed': landed ?? 0 }}>
      {isParty && <Sparks />}
      <Stairs levels={levels} climbers={climbers} class="hero-stairs" />
    </div>
  );
}

/** Stars that rise when the reader has reached the moon: when each does, and how large it is. */
const SPARKS_AFTER = [0.1, 0.9, 0.4, 1.3, 0, 0.7, 1.1, 0.3, 1.4, 0.6, 1, 0.2];
const SPARK_SIZES = [1, 0.6, 0.8, 0.7, 0.9, 0.6, 1, 0.7, 0.8, 0.9, 0.6, 0.8];

function Sparks() {
  return (
    <div class="hero-sparks" aria-hidden="true">
      {SPARKS_AFTER.map((after, index) => (
        <svg
          key={index}
          viewBox="-10 -10 20 20"
          style={{
            '--across': `${6 + index * 8}%`,
            '--after': `${after}s`,
            '--size': SPARK_SIZES[index]!,
          }}
        >
          <path d="M0-9L2.2-2.2L9 0L2.2 2.2L0 9L-2.2 2.2L-9 0L-2.2-2.2Z" />
        </svg>
      ))}
    </div>
  );
}
