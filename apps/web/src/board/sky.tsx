/** What is behind the table: from dusk to moonlight as the leader climbs. */

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [8, 12, 3],
  [17, 30, 2],
  [26, 7, 3],
  [38, 20, 2],
  [47, 9, 2],
  [58, 27, 3],
  [67, 6, 2],
  [71, 38, 3],
  [95, 5, 2],
  [12, 52, 2],
  [96, 58, 2],
];

type SkyProps = {
  /** From 0 (dusk) to 1 (moonlight). */
  readonly progress: number;
  /** `quiet`: text may stand before it. */
  readonly moon?: 'quiet' | 'bright';
};

export function Sky({ progress, moon = 'quiet' }: SkyProps) {
  const share = Math.min(1, Math.max(0, progress));
  return (
    <div
      class={moon === 'bright' ? 'sky sky-bright' : 'sky'}
      aria-hidden="true"
      style={{ '--sky-progress': share }}
    >
      <div class="sky-night" />
      <div class="sky-stars">
        {STARS.map(([x, y, size], index) => (
          <span
            class="sky-star"
            key={index}
            style={{ left: `${x}%`, top: `${y}%`, '--star-size': `${size}px` }}
          />
        ))}
      </div>
      <span class="sky-moon" />
    </div>
  );
}
