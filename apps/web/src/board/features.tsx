/** What a face says: eyes, brows and a mouth, the same hand for all six characters. */

/** `composed`: somebody who has lost, and looks up to who has won. */
export const MOODS = ['calm', 'happy', 'thinking', 'sad', 'composed'] as const;
export type Mood = (typeof MOODS)[number];

/** How far each eye is from the middle of the face. */
const APART = 7;

type Feature = {
  readonly mood: Mood;
  readonly y: number;
  readonly dx?: number;
  readonly ink?: string;
};

export function FaceEyes({
  mood,
  y,
  dx = 0,
  ink = 'var(--art-dark)',
  big = false,
  lashes = false,
  whites = false,
}: Feature & { readonly big?: boolean; readonly lashes?: boolean; readonly whites?: boolean }) {
  const radius = big ? 2.7 : 2.2;
  const at = [32 + dx - APART, 32 + dx + APART];
  if (mood === 'happy') {
    const arcs = at.map((x) => `M${x - 3.2} ${y + 1.4}Q${x} ${y - 3.6} ${x + 3.2} ${y + 1.4}`);
    const stroke = whites ? 'var(--art-cream)' : ink;
    return <path class="face-line" d={arcs.join('')} style={{ stroke }} />;
  }
  const up = mood === 'thinking' || mood === 'composed' ? 1.6 : 0;
  return (
    <>
      {whites && at.map((x) => <circle key={x} cx={x} cy={y} r="3.7" fill="var(--art-cream)" />)}
      {at.map((x) => (
        <circle key={x} cx={x + up} cy={y - up} r={radius} style={{ fill: ink }} />
      ))}
      {lashes && (
        <path
          class="face-line"
          d={`M${at[0]! - 4.4} ${y - 2.6}L${at[0]! + 2.6} ${y - 2.2}M${at[1]! + 4.4} ${y - 2.6}L${at[1]! - 2.6} ${y - 2.2}`}
          style={{ stroke: ink }}
        />
      )}
    </>
  );
}

/** How the outer and the inner end of each brow move: `[left outer, left inner, right inner, right outer]`. */
const BROWS: { readonly [M in Mood]: readonly [number, number, number, number] } = {
  calm: [0.4, 0, 0, 0.4],
  happy: [0, -1.2, -1.2, 0],
  thinking: [0.8, 1, -2.4, -1.6],
  sad: [1.4, -2, -2, 1.4],
  composed: [0, -0.4, -0.4, 0],
};

export function Brows({
  mood,
  y,
  width,
  dx = 0,
  arch = 0,
  ink = 'var(--art-dark)',
}: Feature & { readonly width: number; readonly arch?: number }) {
  const [leftOut, leftIn, rightIn, rightOut] = BROWS[mood];
  const left = 32 + dx - APART;
  const right = 32 + dx + APART;
  const slant = mood === 'sad' ? 0 : arch;
  return (
    <path
      class="face-line"
      d={
        `M${left - 4} ${y + leftOut - slant}L${left + 3.4} ${y + leftIn + slant / 2}` +
        `M${right - 3.4} ${y + rightIn + slant / 2}L${right + 4} ${y + rightOut - slant}`
      }
      style={{ stroke: ink, strokeWidth: width }}
    />
  );
}

export function Mouth({
  mood,
  y,
  dx = 0,
  ink = 'var(--art-dark)',
  size = 1,
  crooked = false,
  open = false,
  teeth = true,
}: Feature & {
  readonly size?: number;
  readonly crooked?: boolean;
  readonly open?: boolean;
  readonly teeth?: boolean;
}) {
  const x = 32 + dx;
  const half = 6 * size;
  if (mood === 'happy') {
    const deep = y + 5 * size;
    return (
      <>
        <path
          d={`M${x - half} ${y - 2.4}H${x + half}Q${x + half} ${deep} ${x} ${deep}Q${x - half} ${deep} ${x - half} ${y - 2.4}Z`}
          style={{ fill: ink }}
        />
        {teeth && (
          <rect
            x={x - half + 1.6}
            y={y - 2.4}
            width={2 * half - 3.2}
            height="2.4"
            fill="var(--art-cream)"
          />
        )}
      </>
    );
  }
  if (open && mood === 'calm') {
    return <ellipse cx={x} cy={y} rx="3.4" ry="2.8" style={{ fill: ink }} />;
  }
  return (
    <path class="face-line" d={mouthLine({ mood, x, y, half, crooked })} style={{ stroke: ink }} />
  );
}

function mouthLine(mouth: {
  readonly mood: Mood;
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly crooked: boolean;
}): string {
  const { mood, x, y, half, crooked } = mouth;
  if (mood === 'thinking') return `M${x - 1} ${y + 0.6}H${x + half}`;
  if (mood === 'composed') return `M${x - half} ${y + 0.6}H${x + half}`;
  if (mood === 'sad') return `M${x - half} ${y + 2}Q${x} ${y - 3} ${x + half} ${y + 2}`;
  if (crooked) return `M${x - half} ${y + 0.6}Q${x + 1} ${y + 2.6} ${x + half} ${y - 3}`;
  return `M${x - half} ${y - 0.8}Q${x} ${y + 3.4} ${x + half} ${y - 0.8}`;
}

/** Three dots in the corner of the window while somebody thinks: seen where a brow is too small. */
export function Thought({ mood }: { readonly mood: Mood }) {
  if (mood !== 'thinking') return null;
  return (
    <g class="face-thought">
      <rect x="33" y="48" width="29" height="14" rx="7" />
      <circle cx="41" cy="55" r="2.4" />
      <circle cx="47.5" cy="55" r="2.4" />
      <circle cx="54" cy="55" r="2.4" />
    </g>
  );
}
