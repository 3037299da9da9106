/** Small signs at a face: whether somebody is there, and who keeps the table. */
import type { Sign } from './sitters.ts';

const BOT = 'M4.500 6.500h7v5.500h-7zM8 6.500V4M6.600 9.200h.01M9.400 9.200h.01';

/** Full, half and a cross, and a bot's head: told apart without their colours. */
const SHAPES: { readonly [S in Sign]: string } = {
  here: 'M8 3.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9z',
  away: 'M8 3.500a4.500 4.500 0 0 0 0 9z',
  gone: 'M5 5l6 6M11 5l-6 6',
  bot: BOT,
  standIn: BOT,
};

export function PresenceDot({ sign }: { readonly sign: Sign }) {
  return (
    <svg
      class="presence-dot"
      data-sign={sign}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="presence-ground" cx="8" cy="8" r="7.500" />
      {sign === 'away' && <circle class="presence-line" cx="8" cy="8" r="4" />}
      <path d={SHAPES[sign]} />
    </svg>
  );
}

/** Who has the key to the table. */
export function HostMark() {
  return (
    <svg class="host-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle class="presence-ground" cx="8" cy="8" r="7.500" />
      <path d="M6 10m-2.200 0a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0M7.600 8.400L11.800 4.200M9.800 6.200l1.600 1.600" />
    </svg>
  );
}
