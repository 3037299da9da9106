/** One card, drawn. Its name for those who do not see it is given by whoever uses it. */
import {
  HOLD,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  makeCard,
  meaningOf,
  type Card,
  type Placed,
} from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { CardBack } from './card-back.tsx';
import { JokerFace, PlacedJoker, type JokerRange } from './card-joker.tsx';
import { NumberFace } from './card-number.tsx';
import { SpecialFace, type SpecialName } from './card-special.tsx';
import { suitOf } from './suits.ts';

const RANGES: ReadonlyMap<Card, JokerRange> = new Map([
  [JOKER_LOW, { low: 1, high: 5, moon: 'crescent' }],
  [JOKER_MIDDLE, { low: 6, high: 10, moon: 'half' }],
  [JOKER_HIGH, { low: 11, high: 15, moon: 'full' }],
]);

const SPECIALS: ReadonlyMap<Card, SpecialName> = new Map([
  [PASS, 'pass'],
  [TAKE, 'take'],
  [SWAP, 'swap'],
  [HOLD, 'hold'],
]);

export type CardViewProps = {
  readonly card: Card | Placed;
  readonly class?: string;
};

export function CardView(props: CardViewProps) {
  const card = cardOf(props.card as Placed);
  const suit = isNumber(card) ? suitOf(cardColour(card)).name : undefined;
  return (
    <svg
      class={props.class === undefined ? 'card' : `card ${props.class}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
      data-card={makeCard(card)}
      data-suit={suit}
    >
      {faceOf(card, props.card as Placed)}
    </svg>
  );
}

function faceOf(card: Card, placed: Placed): ComponentChildren {
  if (card === UNKNOWN) return <CardBack />;
  if (isNumber(card)) return <NumberFace suit={suitOf(cardColour(card))} value={cardValue(card)} />;
  if (!isJoker(card)) return <SpecialFace name={SPECIALS.get(card)!} letter={makeCard(card)} />;
  const meaning = meaningOf(placed);
  if (meaning.t === 'value' || meaning.t === 'colour') return <PlacedJoker meaning={meaning} />;
  const range = RANGES.get(card);
  return range === undefined ? <JokerFace /> : <JokerFace range={range} />;
}
