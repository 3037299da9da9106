/**
 * The pieces a card is drawn with, in a field of 100 × 140. Every card is a step: a block at its foot
 * that is the higher the higher its value, so that a run laid side by side is a staircase.
 */
import type { ComponentChildren } from 'preact';
import { suitColours, type Suit } from './suits.ts';

/** Between the numeral above and the numeral on the step, both of which stay clear of it. */
const LOWEST_TOP = 105;
const HIGHEST_TOP = 77;
const MOST = 18;

/** How far down the step of a value begins. */
export function stepTop(value: number): number {
  const share = Math.min(1, Math.max(0, (value - 1) / (MOST - 1)));
  return Math.round((LOWEST_TOP - share * (LOWEST_TOP - HIGHEST_TOP)) * 10) / 10;
}

export function Paper() {
  return <rect class="card-paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="9" />;
}

export function CardStep({ top, fill }: { readonly top: number; readonly fill: string }) {
  return (
    <path
      class="card-step"
      d={`M4 ${top}H96V129.5Q96 136 89.5 136H10.5Q4 136 4 129.5Z`}
      style={{ fill }}
    />
  );
}

/** The edge of the step, as on a stair. */
export function Nosing({ top, fill }: { readonly top: number; readonly fill: string }) {
  return <rect x="4" y={top} width="92" height="3.6" style={{ fill }} />;
}

/** The picture of a card that is all picture. */
export function Frame({ fill }: { readonly fill: string }) {
  return <rect x="4" y="4" width="92" height="132" rx="6.5" style={{ fill }} />;
}

type NumeralsProps = { readonly text: string; readonly ink: string; readonly on: string };

/** What a card is read by: in the upper corner, and again on the step. */
export function Numerals({ text, ink, on }: NumeralsProps) {
  const wide = text.length > 1 ? ' card-wide' : '';
  return (
    <>
      <text class={`card-numeral${wide}`} x={wide === '' ? 9 : 5} y="42" style={{ fill: ink }}>
        {text}
      </text>
      <text class={`card-numeral-foot${wide}`} x="91" y="131" style={{ fill: on }}>
        {text}
      </text>
    </>
  );
}

type SuitBadgeProps = {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
};

/** The shape of a suit with its letter. */
export function SuitBadge({ suit, x, y, scale = 1 }: SuitBadgeProps) {
  const { fill, ink, on } = suitColours(suit);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-shape={suit.shape}>
      <path class="card-shape" d={suit.path} style={{ fill, stroke: ink }} />
      <text
        class="card-letter"
        y={suit.letterY + suit.letterSize * 0.34}
        style={{ fill: on, fontSize: `${suit.letterSize}px` }}
      >
        {suit.letter}
      </text>
    </g>
  );
}

type AtProps = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly children: ComponentChildren;
};

export function At({ x, y, scale = 1, children }: AtProps) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}
