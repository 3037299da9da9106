/** Cards beside each other: to be seen, or to be touched one by one. */
import type { Card, Placed } from '@palier/rules';
import { CardView } from './card.tsx';
import { Icon } from './icons.tsx';
import type { Mark } from './spot.ts';
import { MarkSign } from './spot-view.tsx';
import './board.css';

type ListedCard = {
  readonly card: Card;
  readonly key?: string;
  /** What it is at the moment (styles/cards.css). */
  readonly look?: 'selected' | 'lit' | 'dim' | undefined;
  /** Of cards that stay chosen. */
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  /** How often it is chosen, where that is more than once. */
  readonly times?: number;
};

type CardListProps = {
  readonly cards: readonly ListedCard[];
  /** For those who listen. */
  readonly says: (card: Card, index: number) => string;
  /** Without it the cards are only seen. */
  readonly onTouch?: ((card: ListedCard, index: number) => void) | undefined;
  readonly label?: string;
  readonly class?: string;
};

export function CardList({ cards, says, onTouch, label, class: extra }: CardListProps) {
  const holder = ({ look }: ListedCard): string =>
    look === undefined ? 'card-holder' : `card-holder card-${look}`;
  const inside = ({ card, times = 1 }: ListedCard, index: number) => (
    <>
      <span class="visually-hidden">{says(card, index)}</span>
      <CardView card={card} />
      {times > 1 && (
        <span class="card-times" aria-hidden="true">
          {times}
        </span>
      )}
    </>
  );
  return (
    <div
      class={extra === undefined ? 'card-list' : `card-list ${extra}`}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {cards.map((one, index) =>
        onTouch === undefined ? (
          <span key={one.key ?? index} class={holder(one)}>
            {inside(one, index)}
          </span>
        ) : (
          <button
            key={one.key ?? index}
            type="button"
            class={holder(one)}
            aria-pressed={one.isPressed}
            disabled={one.isOff === true}
            onClick={() => onTouch(one, index)}
          >
            {inside(one, index)}
          </button>
        ),
      )}
    </div>
  );
}

type FannedCard = { readonly card: Card; readonly mark?: Mark | undefined };

/** A hand spread out to be seen: cards lie over each other as far as they must, and no further. */
export function CardFan(props: { readonly cards: readonly FannedCard[]; readonly says: string }) {
  return (
    <div class="card-fan" role="img" aria-label={props.says}>
      {props.cards.map(({ card, mark }, index) => (
        <span key={index} class="fan-card" data-mark={mark}>
          <CardView card={card} />
          <MarkSign mark={mark} />
        </span>
      ))}
    </div>
  );
}

/** Whether the cards in a slot are what it asks for, by a shape and in words. */
export type SlotMark = { readonly fits: boolean; readonly says: string };

type PartSlotsProps = {
  readonly slots: readonly {
    readonly name: string;
    /** For those who listen. */
    readonly says: string;
    /** How many cards it takes. */
    readonly size: number;
    readonly cards: readonly (Card | Placed)[];
    readonly mark?: SlotMark;
  }[];
  /** Where the next card goes. */
  readonly active: number;
  readonly onChoose: (slot: number) => void;
};

/** Combinations being put together: their cards so far, and places for those that are missing. */
export function PartSlots({ slots, active, onChoose }: PartSlotsProps) {
  return (
    <div class="part-slots">
      {slots.map(({ name, says, size, cards, mark }, index) => (
        <button
          key={index}
          type="button"
          class="part-slot"
          aria-pressed={index === active}
          data-fits={mark?.fits}
          onClick={() => onChoose(index)}
        >
          <span class="visually-hidden">{mark === undefined ? says : `${says}, ${mark.says}`}</span>
          <span class="slot-name small strong" aria-hidden="true">
            {name}
            {mark !== undefined && (
              <span class="slot-mark">
                <Icon name={mark.fits ? 'check' : 'close'} />
                {mark.says}
              </span>
            )}
          </span>
          <span class="card-list" aria-hidden="true">
            {cards.map((card, place) => (
              <CardView key={place} card={card} />
            ))}
            {Array.from({ length: Math.max(0, size - cards.length) }, (_, place) => (
              <span key={place} class="card-place" />
            ))}
          </span>
        </button>
      ))}
    </div>
  );
}
