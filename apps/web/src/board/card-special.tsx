/** Pass, Take, Swap and Hold: a letter and an animal of the night. */
import { Bats, Cat, Hedgehog, Raccoon } from './card-art.tsx';
import { At, Frame, Paper, Step } from './card-parts.tsx';

export type SpecialName = 'pass' | 'take' | 'swap' | 'hold';

const TOP = 112;

export function SpecialFace({
  name,
  letter,
}: {
  readonly name: SpecialName;
  readonly letter: string;
}) {
  return (
    <>
      <Paper />
      <Frame fill="var(--special-paper)" />
      <Step top={TOP} fill="var(--special)" />
      <Animal name={name} />
      <text class="card-numeral" x="9" y="42" style={{ fill: 'var(--ink)' }}>
        {letter}
      </text>
    </>
  );
}

function Animal({ name }: { readonly name: SpecialName }) {
  switch (name) {
    case 'pass':
      return (
        <At x={53} y={90}>
          <Cat />
        </At>
      );
    case 'take':
      return (
        <At x={54} y={86}>
          <Raccoon />
        </At>
      );
    case 'swap':
      return (
        <At x={52} y={84}>
          <Bats />
        </At>
      );
    case 'hold':
      return (
        <At x={47} y={94}>
          <Hedgehog />
        </At>
      );
  }
}
