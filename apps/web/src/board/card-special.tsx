/** Pass, Take, Swap and Hold: a letter and an animal of the night. */
import type { SpecialName } from '@palier/rules';
import { Cat } from './card-art.tsx';
import { At, Frame, Paper, CardStep } from './card-parts.tsx';
import { drawings } from './looks.ts';

const TOP = 112;

/** Where each animal stands on its card. */
const PLACES: { readonly [N in SpecialName]: { readonly x: number; readonly y: number } } = {
  pass: { x: 53, y: 90 },
  take: { x: 54, y: 86 },
  swap: { x: 52, y: 84 },
  hold: { x: 47, y: 94 },
};

type SpecialProps = { readonly name: SpecialName; readonly letter: string };

export function SpecialFace({ name, letter }: SpecialProps) {
  const Animal = name === 'pass' ? Cat : drawings.value?.MASTER_ANIMALS[name];
  return (
    <>
      <Paper />
      <Frame fill="var(--special-paper)" />
      <CardStep top={TOP} fill="var(--special)" />
      {Animal !== undefined && (
        <At {...PLACES[name]}>
          <Animal />
        </At>
      )}
      <text class="card-numeral" x="9" y="42" style={{ fill: 'var(--ink)' }}>
        {letter}
      </text>
    </>
  );
}
