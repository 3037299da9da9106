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

const ART = {
  phases: Phases,
  windows: Windows,
  shapes: Shapes,
  comets: Comets,
  eclipse: Eclipse,
};

export type DrawnBack = keyof typeof ART;

export function BackArt({ back }: { readonly back: DrawnBack }) {
  const Art = ART[back];
  return <Art />;
}
