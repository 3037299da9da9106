/**
 * The joker: a fox in a jester's collar before the full moon. A ranged joker has the moon of its
 * range: a crescent for the low values, the half moon, the full one. On the table a joker shows what
 * it stands for, and the fox stays on the step.
 */
import type { Meaning } from '@palier/rules';
import { Collar, Fox } from './card-art.tsx';
import { At, Frame, Nosing, Numerals, Paper, CardStep, SuitBadge, stepTop } from './card-parts.tsx';
import { suitColours, suitOf } from './suits.ts';

/** A ranged joker's values, and the moon that goes with them. */
export type JokerRange = {
  readonly low: number;
  readonly high: number;
  readonly moon: 'crescent' | 'half' | 'full';
};

const MOONS: { readonly [M in JokerRange['moon']]: string } = {
  crescent: 'M70 22A15 15 0 1 0 86 42A14 14 0 0 1 70 22Z',
  half: 'M73 15A15 15 0 0 0 73 45Z',
  full: 'M58 30A15 15 0 1 1 88 30A15 15 0 1 1 58 30Z',
};

export function JokerFace({ range }: { readonly range?: JokerRange }) {
  return (
    <>
      <Paper />
      <Frame fill="var(--joker)" />
      {range === undefined ? (
        <circle cx="64" cy="60" r="28" fill="var(--art-moon)" />
      ) : (
        <>
          <circle cx="73" cy="30" r="15" fill="var(--joker-light)" />
          <path d={MOONS[range.moon]} fill="var(--art-moon)" />
        </>
      )}
      <path
        d="M4 122H20V114H35V106H50V98H65V90H80V82H96V129.5Q96 136 89.5 136H10.5Q4 136 4 129.5Z"
        fill="var(--joker-light)"
      />
      <JesterFox {...(range === undefined ? PLAIN : RANGED)} />
      {range === undefined ? (
        <text class="card-numeral" x="10" y="43" fill="var(--art-gold)">
          J
        </text>
      ) : (
        <Range low={range.low} high={range.high} />
      )}
    </>
  );
}

/** A ranged joker's fox leaves room for two numerals. */
const PLAIN = { x: 56, y: 83, scale: 0.98 };
const RANGED = { x: 61, y: 92, scale: 0.84 };

function JesterFox(place: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <At {...place}>
      <At x={0} y={22}>
        <Collar />
      </At>
      <Fox />
    </At>
  );
}

/** From … to, one below the other: both stay in sight where cards overlap. */
function Range({ low, high }: { readonly low: number; readonly high: number }) {
  return (
    <g fill="var(--art-gold)">
      <text class="card-range" x="9" y="30">
        {low}
      </text>
      <rect x="10" y="34.5" width="16" height="3.5" rx="1.75" />
      <text class="card-range" x="9" y="61">
        {high}
      </text>
    </g>
  );
}

type Known = Extract<Meaning, { readonly t: 'value' | 'colour' }>;

const JOKER_COLOURS = { fill: 'var(--joker)', ink: 'var(--art-gold)', on: 'var(--on-dark)' };

/** Where a colour has no value to say how high its step is. */
const MIDDLE = 8;

export function PlacedJoker({ meaning }: { readonly meaning: Known }) {
  const suit = meaning.t === 'colour' ? suitOf(meaning.colour) : undefined;
  const { fill, ink, on } = suit === undefined ? JOKER_COLOURS : suitColours(suit);
  const top = stepTop(meaning.t === 'value' ? meaning.value : MIDDLE);
  return (
    <>
      <Paper />
      <CardStep top={top} fill={fill} />
      <Nosing top={top} fill={ink} />
      {suit !== undefined && <SuitBadge suit={suit} x={25} y={26} scale={1.15} />}
      <At x={25} y={top - 16} scale={0.58}>
        <Fox />
      </At>
      {meaning.t === 'value' ? (
        <Numerals text={String(meaning.value)} ink="var(--ink)" on={on} />
      ) : (
        <text class="card-numeral-foot" x="91" y="131" fill={on}>
          {suit?.letter}
        </text>
      )}
    </>
  );
}
