/**
 * The night animals of the cards that are no numbers: the joker is a fox, Pass a cat asleep; those of
 * the Master cards are in `card-master.tsx`. Each is drawn around (0, 0), about 64 wide, in few flat
 * shapes; half of it in the shade, as the faces are.
 */

export function Fox() {
  return (
    <g>
      <path d="M-27-30L-7-18L-26 2Z" fill="var(--art-fox)" />
      <path d="M27-30L7-18L26 2Z" fill="var(--art-fox-dark)" />
      <path d="M-23.5-23.500L-13-16L-22.5-6ZM23.5-23.500L13-16L22.5-6Z" fill="var(--art-dark)" />
      <path d="M0-20Q-22-20-29-4Q-21 18 0 29Z" fill="var(--art-fox)" />
      <path d="M0-20Q22-20 29-4Q21 18 0 29Z" fill="var(--art-fox-dark)" />
      <path d="M-29-4Q-14-2-7 8Q-3 16 0 29Q-21 18-29-4Z" fill="var(--art-cream)" />
      <path d="M29-4Q14-2 7 8Q3 16 0 29Q21 18 29-4Z" fill="var(--art-silver)" />
      <path class="art-line" d="M-16-3Q-11.5-9-7-3M7-3Q11.5-9 16-3" />
      <ellipse cy="24.5" rx="5.2" ry="4.2" fill="var(--art-dark)" />
    </g>
  );
}

/** A jester's collar with its bells. */
export function Collar() {
  return (
    <g>
      <path d="M-27-4L-32 15L-16 5L-11 24L0 8L11 24L16 5L32 15L27-4Z" fill="var(--art-red)" />
      <path d="M-14-4L-16 5L-11 24L0 8L11 24L16 5L14-4Z" fill="var(--art-gold)" />
      <g fill="var(--art-moon)">
        <circle cx="-31" cy="16" r="3" />
        <circle cx="-11" cy="25" r="3" />
        <circle cx="11" cy="25" r="3" />
        <circle cx="31" cy="16" r="3" />
      </g>
    </g>
  );
}

/** Curled up like a crescent moon. */
export function Cat() {
  return (
    <g>
      <path
        d="M-32 6Q-32 23-12 23H8Q35 23 35-6Q35-30 12-34Q26-18 18-4Q12 6-4 2Z"
        fill="var(--art-dark)"
      />
      <path d="M-34 4L-33-19L-21-10H-10L2-18L4 4Q4 20-15 20Q-34 20-34 4Z" fill="var(--art-plum)" />
      <path d="M-31-14L-30-4L-25-8ZM0-13L-6-8L-1-4Z" fill="var(--art-rose)" />
      <path class="art-light" d="M-28 4Q-24 8.5-20 4M-11 4Q-7 8.5-3 4" />
      <path d="M-18 9.500h5l-2.5 3.200z" fill="var(--art-rose)" />
      <path
        class="art-line"
        d="M-2-33h7l-7 8h7M8-51h9l-9 10h9"
        style={{ stroke: 'var(--special)' }}
      />
    </g>
  );
}
