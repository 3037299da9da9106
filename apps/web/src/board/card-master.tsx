/**
 * The animals of the Master cards: Take is a raccoon, Swap two bats, Hold a hedgehog with its treasure.
 * Few first games have them: they are fetched with the other drawings (`looks.ts`).
 */

/** Its paws on a card that is not its own. */
function Raccoon() {
  return (
    <g>
      <path d="M-27-29Q-12-30-11-19L-24-8Q-32-18-27-29Z" fill="var(--art-dark)" />
      <path d="M27-29Q12-30 11-19L24-8Q32-18 27-29Z" fill="var(--art-dark)" />
      <path d="M0-25Q-25-25-32 4Q-24 26 0 26Z" fill="var(--art-grey)" />
      <path d="M0-25Q25-25 32 4Q24 26 0 26Z" fill="var(--art-grey-dark)" />
      <path d="M-32 4Q-20-14-4-5Q-4 10-18 12Q-27 12-32 4Z" fill="var(--art-dark)" />
      <path d="M32 4Q20-14 4-5Q4 10 18 12Q27 12 32 4Z" fill="var(--art-dark)" />
      <path d="M-24-8Q-16-15-7-11M24-8Q16-15 7-11" class="art-light" />
      <circle cx="-14" cy="1.5" r="4.2" fill="var(--art-cream)" />
      <circle cx="14" cy="1.5" r="4.2" fill="var(--art-cream)" />
      <circle cx="-12.6" cy="1.5" r="2" fill="var(--art-dark)" />
      <circle cx="15.4" cy="1.5" r="2" fill="var(--art-dark)" />
      <path d="M-13 26Q-11 8 0 8Q11 8 13 26Z" fill="var(--art-cream)" />
      <ellipse cy="12" rx="5.5" ry="4" fill="var(--art-dark)" />
      <rect
        x="-20"
        y="22"
        width="40"
        height="26"
        rx="3"
        fill="var(--paper)"
        stroke="var(--art-dark)"
        stroke-width="1.6"
      />
      <path
        d="M0 28L2.6 33.400L8.5 34.200L4.2 38.300L5.3 44.200L0 41.400L-5.3 44.200L-4.2 38.300L-8.5 34.200L-2.6 33.400Z"
        fill="var(--suit-yellow)"
        stroke="var(--suit-yellow-ink)"
      />
      <path
        d="M-26 20Q-12 18-13 27Q-14 34-24 32ZM26 20Q12 18 13 27Q14 34 24 32Z"
        fill="var(--art-dark)"
      />
    </g>
  );
}

/** One the right way up, one the other: each in the other's place a moment ago. */
function Bats() {
  return (
    <g>
      <g transform="translate(6 -18)">
        <Bat />
      </g>
      <g transform="translate(-6 16) rotate(180)">
        <Bat />
      </g>
    </g>
  );
}

function Bat() {
  return (
    <g>
      <path
        d="M0 13Q-5 5-11 10Q-15 3-22 7Q-26 0-36 3Q-33-15-12-8Q-6-4 0-4Z"
        fill="var(--art-plum)"
      />
      <path d="M0 13Q5 5 11 10Q15 3 22 7Q26 0 36 3Q33-15 12-8Q6-4 0-4Z" fill="var(--art-dark)" />
      <path d="M-9-8L-8-19L-3-12H3L8-19L9-8Q9 3 0 3Q-9 3-9-8Z" fill="var(--art-plum)" />
      <circle cx="-3.6" cy="-5.5" r="2" fill="var(--art-gold)" />
      <circle cx="3.6" cy="-5.5" r="2" fill="var(--art-gold)" />
    </g>
  );
}

/** Its spines are full of what it means to keep. */
function Hedgehog() {
  return (
    <g>
      <g stroke="var(--art-dark)" stroke-width="1.2" fill="var(--paper)">
        <rect x="-29" y="-33" width="19" height="27" rx="2.5" transform="rotate(-18 -20 -20)" />
        <rect x="-6" y="-40" width="19" height="27" rx="2.5" transform="rotate(8 3 -26)" />
      </g>
      <circle cx="-22" cy="-23" r="4.5" fill="var(--suit-red)" />
      <path d="M4-36L9-31L4-26L-1-31Z" fill="var(--suit-blue)" />
      <path
        d="M-34 20L-37 9L-30 8L-32-4L-23-4L-21-16L-12-11L-5-21L2-14L11-19L14-9L23-10L22-1L30 6Q31 20 20 20Z"
        fill="var(--art-brown)"
      />
      <path
        class="art-line"
        d="M-22 8l4-6M-10 2l4-6M-8 14l4-6M3 4l4-6"
        style={{ stroke: 'var(--art-brown-light)' }}
      />
      <path d="M4 20Q3 1 20-1Q31 4 42 15Q40 20 32 20Z" fill="var(--art-cream)" />
      <circle cx="41" cy="14.5" r="3.4" fill="var(--art-dark)" />
      <path class="art-line" d="M20 8Q23.5 4 27 8" />
      <circle cx="18" cy="13" r="3" fill="var(--art-rose)" opacity="0.7" />
    </g>
  );
}

export const MASTER_ANIMALS = { take: Raccoon, swap: Bats, hold: Hedgehog };
