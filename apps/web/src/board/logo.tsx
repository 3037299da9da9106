/** The name on its stairs, and the mark alone. */

/** The letters and how wide the landing of each is. */
const LETTERS = [
  ['P', 40],
  ['a', 38],
  ['l', 24],
  ['i', 24],
  ['e', 38],
  ['r', 32],
] as const;

const RISE = 9;
const FOOT = 122;
const GAP = 2;

type Landing = { readonly letter: string; readonly x: number; readonly width: number };

const LANDINGS: readonly Landing[] = LETTERS.map(([letter, width], index) => ({
  letter,
  width,
  x: LETTERS.slice(0, index).reduce((sum, [, before]) => sum + before + GAP, 4),
}));

export function Logo({ class: extra }: { readonly class?: string }) {
  return (
    <svg
      class={extra === undefined ? 'logo' : `logo ${extra}`}
      viewBox="0 0 252 128"
      role="img"
      aria-label="Palier"
      focusable="false"
    >
      <circle class="logo-moon" cx="230" cy="22" r="18" />
      <path class="logo-moon-shade" d="M230 4A18 18 0 0 1 230 40A25 25 0 0 0 230 4Z" />
      {LANDINGS.map(({ letter, x, width }, index) => (
        <g key={index}>
          <rect
            class="logo-landing"
            x={x}
            y={FOOT - 6 - index * RISE}
            width={width}
            height={10 + index * RISE}
            rx="2"
          />
          <text class="logo-letter" x={x + width / 2} y={FOOT - 11 - index * RISE}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The mark: eight landings up to the moon, in a square of 64. `public/icon.svg` is the same drawing. */
export function LogoMark({ class: extra }: { readonly class?: string }) {
  return (
    <svg
      class={extra === undefined ? 'logo-mark' : `logo-mark ${extra}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="logo-night" width="64" height="64" />
      <circle class="logo-moon" cx="24" cy="22" r="11" />
      <path class="logo-moon-shade" d="M24 11A11 11 0 0 1 24 33A16 16 0 0 0 24 11Z" />
      <path class="logo-landing" d={MARK_STAIRS} />
    </svg>
  );
}

const MARK_STAIRS = `M0 64${Array.from({ length: 8 }, (_, index) => `V${57 - index * 5}H${(index + 1) * 8}`).join('')}V64Z`;
