/** The name and the motif in one: our six on the stairs, each holding up a letter. */
import type { CharacterId } from '@palier/bots';
import { Face } from '../board/face.tsx';

const LEVELS = 8;

/** The drawing's measures; home.css puts the faces by the same ones. */
const STEP = 40;
const RISE = 17;
const FOOT = 22;
const WIDTH = (LEVELS + 1) * STEP;
const HEIGHT = 240;
/** From the landing over a head to the letter's foot. */
const REACH = 44;

const CLIMBERS: readonly (readonly [CharacterId, letter: string])[] = [
  ['hugo', 'P'],
  ['odile', 'a'],
  ['sami', 'l'],
  ['bruno', 'i'],
  ['wanda', 'e'],
  ['nell', 'r'],
];

function landing(level: number): number {
  return HEIGHT - FOOT - level * RISE;
}

export function Hero() {
  return (
    <div class="home-art">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Palier" focusable="false">
        <circle class="home-art-moon" cx={WIDTH - 27} cy="35" r="26" />
        <circle class="home-art-crater" cx={WIDTH - 35} cy="28" r="5" />
        <circle class="home-art-crater" cx={WIDTH - 20} cy="44" r="7" />
        <path class="home-art-stairs" d={stairs()} />
        {Array.from({ length: LEVELS }, (_, index) => (
          <g key={index}>
            <rect
              class="home-art-tread"
              x={index * STEP}
              y={landing(index + 1)}
              width={index + 1 === LEVELS ? 2 * STEP : STEP}
              height="4"
            />
            <text class="home-art-number" x={(index + 0.5) * STEP} y={landing(index + 1) + 20}>
              {index + 1}
            </text>
          </g>
        ))}
        {CLIMBERS.map(([, letter], index) => (
          <text
            key={index}
            class="home-art-letter"
            x={(index + 0.5) * STEP}
            y={landing(index + 1) - REACH}
          >
            {letter}
          </text>
        ))}
      </svg>
      {CLIMBERS.map(([character], index) => (
        <span key={character} class="home-art-face" style={{ '--level': index + 1 }}>
          <Face of={{ name: character, bot: character }} mood="happy" />
        </span>
      ))}
    </div>
  );
}

/** The last landing goes on to the edge: a terrace under the moon. */
function stairs(): string {
  const steps = Array.from(
    { length: LEVELS },
    (_, index) => `V${landing(index + 1)}H${(index + 1) * STEP}`,
  );
  return `M0 ${HEIGHT}${steps.join('')}H${WIDTH}V${HEIGHT}Z`;
}
