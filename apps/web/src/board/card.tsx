/** One card, drawn. Its name for those who do not see it is given by whoever uses it. */
import {
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  UNKNOWN,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  makeCard,
  meaningOf,
  specialName,
  type Card,
  type Placed,
} from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { JokerFace, PlacedJoker, type JokerRange } from './card-joker.tsx';
import { SpecialFace } from './card-special.tsx';
import { drawings, owner, type Back } from './looks.ts';
import { suitOf, suitColours, type Suit } from './suits.ts';
import { Nosing, Numerals, Paper, CardStep, SuitBadge, stepTop, Frame } from './card-parts.tsx';

const RANGES: ReadonlyMap<Card, JokerRange> = new Map([
  [JOKER_LOW, { low: 1, high: 5, moon: 'crescent' }],
  [JOKER_MIDDLE, { low: 6, high: 10, moon: 'half' }],
  [JOKER_HIGH, { low: 11, high: 15, moon: 'full' }],
]);

export function CardView(props: { readonly card: Card | Placed }) {
  // Asked of every card: what has read a signal is drawn again only for another one, or as another card,
  // and a table has fifty, of a dozen shapes each.
  const { back } = owner.value;
  const card = cardOf(props.card as Placed);
  const suit = isNumber(card) ? suitOf(cardColour(card)).name : undefined;
  return (
    <svg
      class="card"
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
      data-card={makeCard(card)}
      data-suit={suit}
      {...(card === UNKNOWN && { 'data-back': back })}
    >
      {faceOf(card, props.card as Placed)}
    </svg>
  );
}

function faceOf(card: Card, placed: Placed): ComponentChildren {
  if (card === UNKNOWN) return <CardBack />;
  if (isNumber(card)) return <NumberFace suit={suitOf(cardColour(card))} value={cardValue(card)} />;
  if (!isJoker(card)) return <SpecialFace name={specialName(card)!} letter={makeCard(card)} />;
  const meaning = meaningOf(placed);
  if (meaning.t === 'value' || meaning.t === 'colour') return <PlacedJoker meaning={meaning} />;
  const range = RANGES.get(card);
  return range === undefined ? <JokerFace /> : <JokerFace range={range} />;
}

/** A number card: its numeral twice, its suit's shape and letter standing on its step. */
function NumberFace({ suit, value }: { readonly suit: Suit; readonly value: number }) {
  const { fill, ink, on } = suitColours(suit);
  const top = stepTop(value);
  return (
    <>
      <Paper />
      <CardStep top={top} fill={fill} />
      <Nosing top={top} fill={ink} />
      <SuitBadge suit={suit} x={24} y={top - 16.5} />
      <Numerals text={String(value)} ink={ink} on={on} />
    </>
  );
}

const LANDINGS = Array.from({ length: 8 }, (_, index) => ({
  x: 4 + index * 11.5,
  top: 122 - index * 11,
}));

const STAIRS = `M4 129.5${LANDINGS.map(({ x, top }) => `V${top}H${x + 11.5}`).join('')}V129.5Q96 136 89.5 136H10.5Q4 136 4 129.5Z`;
const EDGES = LANDINGS.map(({ x, top }) => `M${x} ${top + 1.2}h11.5`).join('');

/** A back by itself, to be chosen. */
export function BackView({ back }: { readonly back: Back }) {
  return (
    <svg class="card" viewBox="0 0 100 140" aria-hidden="true" focusable="false" data-back={back}>
      <DrawnBack back={back} />
    </svg>
  );
}

/** The back of every card, as this device's owner likes it. */
function CardBack() {
  return <DrawnBack back={owner.value.back} />;
}

/** Plain, until the one that was chosen is here. */
function DrawnBack({ back }: { readonly back: Back }) {
  const Art = drawings.value?.BackArt;
  return (
    <>
      <Paper />
      {back === 'stairs' ? (
        <StairsBack />
      ) : Art === undefined ? (
        <Frame fill="var(--back-ground, var(--back))" />
      ) : (
        <Art back={back} />
      )}
    </>
  );
}

/** The usual one: eight landings and the moon. */
function StairsBack() {
  return (
    <>
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
