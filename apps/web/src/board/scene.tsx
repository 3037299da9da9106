/**
 * The picture of the first page: the stairs as a house, its people at their windows, the fox on the
 * last landing and the moon one step further.
 */
import './scene.css';
import type { CharacterId } from '@palier/bots';
import { Collar, Fox } from './card-art.tsx';
import { Face } from './face.tsx';

/** Who lives under which landing. A door below, a light left on above. */
const HOUSE: readonly (CharacterId | 'door' | 'light')[] = [
  'door',
  'nell',
  'hugo',
  'odile',
  'sami',
  'wanda',
  'bruno',
  'light',
];

export function Scene({ class: extra }: { readonly class?: string }) {
  return (
    <div class={extra === undefined ? 'scene' : `scene ${extra}`} aria-hidden="true">
      <span class="scene-moon" />
      {HOUSE.map((who, index) => (
        <span class="scene-landing" key={who} style={{ '--level': index + 1 }}>
          {who === 'door' || who === 'light' ? (
            <span class={`scene-${who}`} />
          ) : (
            <Face of={{ name: who, bot: who }} />
          )}
          {Array.from({ length: Math.floor((index - 1) / 2) }, (_, row) => (
            <span class="scene-dark" key={row} />
          ))}
        </span>
      ))}
      <svg class="scene-fox" viewBox="-34 -34 68 84" focusable="false">
        <path d="M-20 50Q-22 22 0 22Q22 22 20 50Z" fill="var(--art-fox)" />
        <path d="M0 22Q22 22 20 50H0Z" fill="var(--art-fox-dark)" />
        <path d="M-8 50Q-10 30 0 30Q10 30 8 50Z" fill="var(--art-cream)" />
        <g transform="translate(0 22) scale(0.8)">
          <Collar />
        </g>
        <Fox />
      </svg>
    </div>
  );
}
