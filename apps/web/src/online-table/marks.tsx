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

/** Whose house it is: the same sign as in the lobby. */
export function HostMark() {
  return (
    <svg class="host-mark" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle class="presence-ground" cx="8" cy="8" r="7.500" />
      <path d="M3.800 8L8 4.200 12.200 8M5 7.200v4.400h6V7.200" />
    </svg>
  );
}
