/** The back of every card: eight landings and the moon. */
import { Frame, Paper } from './card-parts.tsx';

const LANDINGS = Array.from({ length: 8 }, (_, index) => ({
  x: 4 + index * 11.5,
  top: 122 - index * 11,
}));

const STAIRS = `M4 129.5${LANDINGS.map(({ x, top }) => `V${top}H${x + 11.5}`).join('')}V129.5Q96 136 89.5 136H10.5Q4 136 4 129.5Z`;
const EDGES = LANDINGS.map(({ x, top }) => `M${x} ${top + 1.2}h11.5`).join('');

export function CardBack() {
  return (
    <>
      <Paper />
      <Frame fill="var(--back)" />
      <path d={STAIRS} fill="var(--back-light)" />
      <path d={EDGES} fill="none" stroke="var(--art-gold)" stroke-width="2.4" />
      <circle cx="34" cy="38" r="16" fill="var(--art-moon)" />
      <path d="M34 22A16 16 0 0 1 34 54A22 22 0 0 0 34 22Z" fill="var(--art-moon-shade)" />
      <g fill="var(--art-moon)">
        <circle cx="66" cy="22" r="1.6" />
        <circle cx="80" cy="34" r="1.1" />
        <circle cx="16" cy="74" r="1.3" />
        <circle cx="50" cy="66" r="1.1" />
      </g>
    </>
  );
}
