/** A number card: its numeral twice, its suit's shape and letter standing on its step. */
import { Nosing, Numerals, Paper, Step, SuitBadge, stepTop } from './card-parts.tsx';
import { suitColours, type Suit } from './suits.ts';

export function NumberFace({ suit, value }: { readonly suit: Suit; readonly value: number }) {
  const { fill, ink, on } = suitColours(suit);
  const top = stepTop(value);
  return (
    <>
      <Paper />
      <Step top={top} fill={fill} />
      <Nosing top={top} fill={ink} />
      <SuitBadge suit={suit} x={24} y={top - 16.5} />
      <Numerals text={String(value)} ink={ink} on={on} />
    </>
  );
}
