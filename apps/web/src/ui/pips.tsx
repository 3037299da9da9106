/** So many of so many, as little marks. Whoever draws them says the numbers in words. */
type PipsProps = {
  readonly of: number;
  readonly filled: number;
  /** `bar`: as wide as their place; `dot`: round; `step`: each higher than the one before. */
  readonly look: 'bar' | 'dot' | 'step';
};

export function Pips({ of, filled, look }: PipsProps) {
  return (
    <span class="pips" data-look={look} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} data-filled={index < filled} style={{ '--rise': (index + 1) / of }} />
      ))}
    </span>
  );
}
