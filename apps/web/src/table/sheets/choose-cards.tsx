/** Choosing some cards of the hand: to keep, to offer, to swap. */
import { useSignal } from '@preact/signals';
import type { Card } from '@palier/rules';
import { CardView } from '../../board/card.tsx';
import { ui, words } from '../../state/words.ts';
import type { HandCard } from '../hand-order.ts';

export type ChooseCardsProps = {
  readonly cards: readonly HandCard[];
  readonly least: number;
  readonly most: number;
  readonly about: string;
  readonly confirm: (count: number) => string;
  readonly onChoose: (cards: readonly Card[]) => void;
  readonly onCancel?: () => void;
};

export function ChooseCards(props: ChooseCardsProps) {
  const { cards, least, most, about, confirm, onChoose, onCancel } = props;
  const chosen = useSignal<readonly string[]>([]);
  const count = chosen.value.length;
  const toggle = (key: string): void => {
    const now = chosen.value;
    if (now.includes(key)) chosen.value = now.filter((one) => one !== key);
    // One too many takes the place of the first.
    else chosen.value = [...now.slice(now.length >= most ? 1 : 0), key];
  };
  return (
    <>
      <p>{about}</p>
      <div class="choose-cards">
        {cards.map(({ key, card }) => (
          <button
            key={key}
            type="button"
            class={
              chosen.value.includes(key)
                ? 'choose-card card-holder card-selected'
                : 'choose-card card-holder'
            }
            aria-pressed={chosen.value.includes(key)}
            onClick={() => toggle(key)}
          >
            <span class="visually-hidden">{words().card(card)}</span>
            <CardView card={card} />
          </button>
        ))}
      </div>
      <p class="choose-count" role="status">
        {ui().table.choose(count, most)}
      </p>
      <div class="sheet-actions">
        {onCancel !== undefined && (
          <button type="button" class="button" onClick={onCancel}>
            {ui().table.cancel}
          </button>
        )}
        <button
          type="button"
          class="button button-primary"
          disabled={count < least}
          onClick={() => {
            const picked = cards.filter(({ key }) => chosen.value.includes(key));
            onChoose(picked.map(({ card }) => card));
          }}
        >
          {confirm(count)}
        </button>
      </div>
    </>
  );
}
