/** Pass, Take, Swap and Hold: a letter and an animal of the night. */
import type { SpecialName } from '@palier/rules';
import { Bats, Cat, Hedgehog, Raccoon } from './card-art.tsx';
import { At, Frame, Paper, CardStep } from './card-parts.tsx';

const TOP = 112;

/** Each with its place on the card. */
const ANIMALS = {
  pass: [Cat, { x: 53, y: 90 }],
  take: [Raccoon, { x: 54, y: 86 }],
  swap: [Bats, { x: 52, y: 84 }],
  hold: [Hedgehog, { x: 47, y: 94 }],
} as const satisfies { readonly [N in SpecialName]: unknown };

type SpecialProps = { readonly name: SpecialName; readonly letter: string };

export function SpecialFace({ name, letter }: SpecialProps) {
  const [Animal, place] = ANIMALS[name];
  return (
    <>
      <Paper />
      <Frame fill="var(--special-paper)" />
      <CardStep top={TOP} fill="var(--special)" />
      <At {...place}>
        <Animal />
      </At>
      <text class="card-numeral" x="9" y="42" style={{ fill: 'var(--ink)' }}>
        {letter}
      </text>
    </>
  );
}
