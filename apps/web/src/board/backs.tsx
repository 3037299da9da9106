/** The backs of cards besides the usual one, each in a field of 100 × 140 with its frame. */
import { Frame } from './card-parts.tsx';

const MOON = 'var(--art-moon)';
const GOLD = 'var(--art-gold)';

/** The moon of a month, from new to new. */
function Phases() {
  const at = (x: number, y: number, d: string) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <circle r="11" fill="none" stroke={MOON} stroke-width="1.2" opacity="0.5" />
      <path d={d} fill={MOON} />
    </g>
  );
  const waxing = 'M0-11A11 11 0 0 1 0 11A16 16 0 0 0 0-11Z';
  const half = 'M0-11A11 11 0 0 1 0 11Z';
  const full = 'M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z';
  const waned = 'M0-11A11 11 0 0 0 0 11Z';
  const waning = 'M0-11A11 11 0 0 0 0 11A16 16 0 0 1 0-11Z';
  return (
    <>
      <Frame fill="var(--back-phases)" />
      <path
        d="M50 8V132"
        stroke={GOLD}
        stroke-width="1.6"
        stroke-dasharray="1 5"
        stroke-linecap="round"
      />
      {at(50, 20, waxing)}
      {at(50, 45, half)}
      <circle cx="50" cy="70" r="17" fill="var(--back-phases)" />
      <circle cx="50" cy="70" r="16" fill="none" stroke={GOLD} stroke-width="1.6" />
      {at(50, 70, full)}
      {at(50, 95, waned)}
      {at(50, 120, waning)}
      <g fill={GOLD}>
        <path d={sparkle(21, 34, 6)} />
        <path d={sparkle(79, 34, 6)} />
        <path d={sparkle(21, 106, 6)} />
        <path d={sparkle(79, 106, 6)} />
        <path d={sparkle(17, 70, 9)} />
        <path d={sparkle(83, 70, 9)} />
      </g>
    </>
  );
}

/** A star of four points. */
function sparkle(x: number, y: number, r: number): string {
  return `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;
}

const LIT = new Set([1, 4, 6, 11, 12, 14, 19]);

/** A house by night: some are still awake. */
function Windows() {
  return (
    <>
      <Frame fill="var(--back-windows)" />
      <path d="M4 20Q4 4 10.5 4H89.5Q96 4 96 20Z" fill="var(--back-windows-roof)" />
      {Array.from({ length: 20 }, (_, index) => {
        const x = 14 + (index % 4) * 20;
        const y = 27 + Math.floor(index / 4) * 21.5;
        return (
          <path
            key={index}
            d={`M${x} ${y + 15}V${y + 6}a6 6 0 0 1 12 0v9Z`}
            fill={LIT.has(index) ? GOLD : 'var(--back-windows-dark)'}
          />
        );
      })}
      <path
        d="M14 44H86M14 65.5H86M14 87H86M14 108.5H86M14 130H86"
        stroke="var(--back-windows-roof)"
        stroke-width="2.2"
      />
      <circle cx="78" cy="12" r="4.5" fill={MOON} />
    </>
  );
}

/** The shapes of the six colours, as tiles. */
function Shapes() {
  const shapes = [
    'M0-8.5A8.5 8.5 0 0 1 0 8.5A8.5 8.5 0 0 1 0-8.5Z',
    'M0-9L9 7H-9Z',
    'M0-9.5L2.6-3.2L9.3-2.8L4.2 1.6L5.8 8.1L0 4.6L-5.8 8.1L-4.2 1.6L-9.3-2.8L-2.6-3.2Z',
    'M-7.5-7.5H7.5V7.5H-7.5Z',
    'M0-9.5L9.5 0L0 9.5L-9.5 0Z',
    'M-4.5-8H4.5L9 0L4.5 8H-4.5L-9 0Z',
  ];
  return (
    <>
      <Frame fill="var(--back-shapes)" />
      <g fill="none" stroke="var(--back-shapes-line)" stroke-width="2.2" stroke-linejoin="round">
        {Array.from({ length: 15 }, (_, index) => {
          const row = Math.floor(index / 3);
          return (
            <path
              key={index}
              d={shapes[(index + row * 2) % shapes.length]}
              transform={`translate(${22 + (index % 3) * 28} ${20 + row * 25})`}
              {...(index === 7 && { fill: GOLD, stroke: GOLD })}
            />
          );
        })}
      </g>
    </>
  );
}

/** Comets over the stairs: for who has won. */
function Comets() {
  const comet = (x: number, y: number, size: number) => (
    <g key={`${x}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0L34-24L6 6Z" fill={GOLD} opacity="0.45" />
      <path d="M0 0L24-19L4 4Z" fill={MOON} opacity="0.6" />
      <circle r="5.5" fill={MOON} />
    </g>
  );
  return (
    <>
      <Frame fill="var(--back-comets)" />
      <path d="M4 112H27V122H50V129H73V136H10.5Q4 136 4 129.5Z" fill="var(--back-comets-low)" />
      {comet(30, 46, 1)}
      {comet(58, 84, 0.8)}
      {comet(22, 92, 0.55)}
      {comet(64, 34, 0.5)}
      <g fill={MOON}>
        <circle cx="16" cy="22" r="1.4" />
        <circle cx="84" cy="62" r="1.6" />
        <circle cx="42" cy="66" r="1.2" />
        <circle cx="80" cy="112" r="1.4" />
        <circle cx="46" cy="108" r="1.1" />
      </g>
    </>
  );
}

/** The sun behind the moon: for who has beaten the strong. */
function Eclipse() {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const turn = (index / 24) * 2 * Math.PI;
    const far = index % 2 === 0 ? 43 : 35;
    const at = (r: number) =>
      `${(50 + r * Math.cos(turn)).toFixed(1)} ${(70 + r * Math.sin(turn)).toFixed(1)}`;
    return `M${at(28)}L${at(far)}`;
  });
  return (
    <>
      <Frame fill="var(--back-eclipse)" />
      <path d={rays.join('')} stroke={GOLD} stroke-width="2.2" stroke-linecap="round" />
      <circle cx="50" cy="70" r="24" fill={GOLD} />
      <circle cx="52" cy="70" r="21.5" fill="var(--back-eclipse)" />
      <g fill={MOON}>
        <path d={sparkle(18, 20, 6)} />
        <path d={sparkle(82, 20, 6)} />
        <path d={sparkle(18, 120, 6)} />
        <path d={sparkle(82, 120, 6)} />
      </g>
    </>
  );
}

/** Paper lanterns on two strings: for three days in a row. */
function Lanterns() {
  const lantern = (x: number, y: number) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <circle r="15" fill={GOLD} opacity="0.22" />
      <path d="M0-13V-9" stroke={MOON} stroke-width="1.4" />
      <path d="M-8-6Q0-11 8-6Q12 1 8 8Q0 12-8 8Q-12 1-8-6Z" fill={GOLD} />
      <path d="M0-9V10M-5-8Q-8 1-5 9M5-8Q8 1 5 9" stroke="var(--back-lanterns)" fill="none" />
      <path d="M-5-9H5V-6H-5ZM-5 8H5V11H-5Z" fill="var(--back-lanterns-cap)" />
    </g>
  );
  return (
    <>
      <Frame fill="var(--back-lanterns)" />
      <path d="M4 20Q50 44 96 20M4 78Q50 102 96 78" stroke={MOON} stroke-width="1.4" fill="none" />
      {lantern(24, 41)}
      {lantern(50, 45)}
      {lantern(76, 41)}
      {lantern(24, 99)}
      {lantern(50, 103)}
      {lantern(76, 99)}
      <g fill={MOON}>
        <circle cx="16" cy="66" r="1.3" />
        <circle cx="50" cy="72" r="1.5" />
        <circle cx="85" cy="64" r="1.2" />
        <circle cx="50" cy="18" r="1.3" />
        <circle cx="30" cy="127" r="1.2" />
        <circle cx="70" cy="126" r="1.4" />
      </g>
    </>
  );
}

/** Awake and wise: for five right answers. */
function Owl() {
  const eye = (x: number) => (
    <g key={x}>
      <circle cx={x} cy="58" r="12.5" fill={GOLD} />
      <circle cx={x} cy="58" r="9.5" fill={MOON} />
      <circle cx={x} cy="58" r="5" fill="var(--back-owl)" />
    </g>
  );
  return (
    <>
      <Frame fill="var(--back-owl)" />
      <circle cx="80" cy="21" r="9" fill={MOON} />
      <path d="M4 113Q50 106 96 115V120Q50 112 4 119Z" fill="var(--back-owl-wing)" />
      <path
        d="M24 34L38 43Q50 39 62 43L76 34Q80 50 77 62Q81 104 50 112Q19 104 23 62Q20 50 24 34Z"
        fill="var(--back-owl-body)"
      />
      <path
        d="M23 66Q18 96 39 109Q31 86 23 66ZM77 66Q82 96 61 109Q69 86 77 66Z"
        fill="var(--back-owl-wing)"
      />
      {eye(37)}
      {eye(63)}
      <path d="M50 64L55 71L50 79L45 71Z" fill={GOLD} />
      <path
        d="M41 86L45 90L49 86L53 90L57 86M41 95L45 99L49 95L53 99L57 95"
        stroke={MOON}
        stroke-width="1.6"
        fill="none"
        opacity="0.7"
      />
      <path
        d="M40 110V117M45 111V118M55 111V118M60 110V117"
        stroke={GOLD}
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <g fill={MOON}>
        <path d={sparkle(18, 20, 5)} />
        <circle cx="44" cy="18" r="1.3" />
        <circle cx="14" cy="92" r="1.3" />
        <circle cx="88" cy="84" r="1.3" />
      </g>
    </>
  );
}

/** Up together: for a game among several people. */
function Balloons() {
  const balloon = (x: number, y: number, size: number, fill: string) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0-26A22 22 0 0 1 22-4C22 9 9 16 6 24H-6C-9 16-22 9-22-4A22 22 0 0 1 0-26Z"
        fill={fill}
      />
      <path d="M0-26C10-16 10 8 3 24H-3C-10 8-10-16 0-26Z" fill={MOON} />
      <path d="M-6 24L-4 32M6 24L4 32" stroke={MOON} stroke-width="1.2" />
      <path d="M-5 32H5V39Q5 40 4 40H-4Q-5 40-5 39Z" fill={GOLD} />
    </g>
  );
  return (
    <>
      <Frame fill="var(--back-balloons)" />
      <path
        d="M4 112Q28 98 52 114Q76 128 96 108V129.5Q96 136 89.5 136H10.5Q4 136 4 129.5Z"
        fill="var(--back-balloons-hill)"
      />
      {balloon(36, 44, 1.05, 'var(--back-balloons-red)')}
      {balloon(72, 82, 0.72, GOLD)}
      <g fill={MOON} opacity="0.75">
        <path d="M62 26a5 5 0 0 1 9-2a6 6 0 0 1 11 3a3.5 3.5 0 0 1 1 7H62a4 4 0 0 1 0-8Z" />
        <path d="M14 96a4 4 0 0 1 7-2a5 5 0 0 1 9 3a3 3 0 0 1 0 5H14a3 3 0 0 1 0-6Z" />
      </g>
    </>
  );
}

/** Straight to the moon: for a quick win. */
function Rocket() {
  return (
    <>
      <Frame fill="var(--back-rocket)" />
      <circle cx="78" cy="26" r="13" fill={MOON} />
      <circle cx="74" cy="22" r="2.6" fill={GOLD} opacity="0.5" />
      <circle cx="82" cy="30" r="3.4" fill={GOLD} opacity="0.5" />
      <g transform="translate(46 76) rotate(32)">
        <path d="M-7 26Q-9 42 0 56Q9 42 7 26Z" fill={GOLD} />
        <path d="M-3.5 26Q-4 36 0 44Q4 36 3.5 26Z" fill={MOON} />
        <path d="M-10 8L-19 24V32L-8 25ZM10 8L19 24V32L8 25Z" fill="var(--back-rocket-fin)" />
        <path d="M0-38C13-25 14 4 10 26H-10C-14 4-13-25 0-38Z" fill={MOON} />
        <path d="M0-38C5-33 8-26 9.5-18H-9.5C-8-26-5-33 0-38Z" fill="var(--back-rocket-fin)" />
        <circle cy="-5" r="6" fill={GOLD} />
        <circle cy="-5" r="4" fill="var(--back-rocket)" />
      </g>
      <g fill={MOON}>
        <path d={sparkle(22, 30, 6)} />
        <path d={sparkle(82, 88, 5)} />
        <circle cx="16" cy="66" r="1.4" />
        <circle cx="44" cy="16" r="1.2" />
        <circle cx="72" cy="118" r="1.4" />
        <circle cx="88" cy="60" r="1.2" />
      </g>
    </>
  );
}

const ART = {
  phases: Phases,
  windows: Windows,
  shapes: Shapes,
  comets: Comets,
  eclipse: Eclipse,
  lanterns: Lanterns,
  owl: Owl,
  balloons: Balloons,
  rocket: Rocket,
};

export type DrawnBack = keyof typeof ART;

export function BackArt({ back }: { readonly back: DrawnBack }) {
  const Art = ART[back];
  return <Art />;
}
