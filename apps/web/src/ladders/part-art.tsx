/**
 * A combination drawn small: a run climbs, a set stands level, a colour is one paint. The words beside
 * it say the same, so it is silent.
 */
import type { Level, LevelPart } from '@palier/rules';

const CARD = { width: 7, height: 10, gap: 2, rise: 1.6 };

export function LevelArt({ level }: { readonly level: Level }) {
  return (
    <span class="row ladder-art" aria-hidden="true">
      {level.map((part, index) => (
        <PartArt key={index} part={part} />
      ))}
    </span>
  );
}

function PartArt({ part: { kind, size } }: { readonly part: LevelPart }) {
  const step = CARD.width + CARD.gap;
  const rise = kind === 'run' ? CARD.rise : 0;
  const width = size * step - CARD.gap;
  const height = CARD.height + (size - 1) * rise;
  return (
    <svg
      class="ladder-part-art"
      data-kind={kind}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--art-width': width, '--art-height': height }}
      focusable="false"
    >
      {Array.from({ length: size }, (_, index) => (
        <rect
          key={index}
          x={index * step}
          y={height - CARD.height - index * rise}
          width={CARD.width}
          height={CARD.height}
          rx={1.4}
        />
      ))}
    </svg>
  );
}
