/** What is chosen, the tabs, and the cards of a tab; never more copies than the deck has. */
import { useSignal } from '@preact/signals';
import { COLOURS, type Card, type Colour } from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { SuitBadge } from '../board/card-parts.tsx';
import { suitOf } from '../board/suits.ts';
import { Segments } from '../ui/choices.tsx';
import { words } from '../state/words.ts';
import { colourCards, otherCards, spare } from './changes.ts';
import { refereeWords } from './referee-words.ts';
import { setupOf, type Situation } from './situation.ts';

export type PickerBodyProps = {
  readonly situation: Situation;
  readonly chosen: readonly Card[];
  readonly most?: number;
  readonly onChange: (chosen: readonly Card[]) => void;
};

type Tab = Colour | 'others';

export function PickerBody({ situation, chosen, most = Infinity, onChange }: PickerBodyProps) {
  const says = refereeWords().picker;
  const tab = useSignal<Tab>(0);
  const setup = setupOf(situation);
  const others = otherCards(setup);
  const shown = tab.value === 'others' ? others : colourCards(setup, tab.value);
  const remove = (card: Card): void => onChange(chosen.toSpliced(chosen.indexOf(card), 1));
  const press = (card: Card): void => {
    const left = leftOf(card);
    // Of a card that is there once, the second tap takes it away again.
    if (left === 0 || (most === 1 && chosen.includes(card))) remove(card);
    else onChange(most === 1 ? [card] : [...chosen, card]);
  };
  const leftOf = (card: Card): number =>
    spare(situation, card) - chosen.filter((other) => other === card).length;
  return (
    <>
      <Chosen chosen={chosen} onRemove={remove} />
      <Segments<Tab>
        legend={says.suits}
        isLegendHidden
        isIconic
        choices={[
          ...COLOURS.map((value) => ({
            value,
            title: words().colour(value),
            art: <SuitTab colour={value} />,
          })),
          ...(others.length === 0
            ? []
            : [
                {
                  value: 'others' as const,
                  title: says.others,
                  art: (
                    <span class="referee-tab-card" aria-hidden="true">
                      <CardView card={others[0]!} />
                    </span>
                  ),
                },
              ]),
        ]}
        value={tab.value}
        onChoose={(value) => (tab.value = value)}
      />
      <div class="referee-grid" data-wide={setup.top > 15 && tab.value !== 'others'}>
        {shown.map((card) => {
          const times = chosen.filter((other) => other === card).length;
          const isGone = leftOf(card) === 0 && times === 0;
          return (
            <button
              key={card}
              type="button"
              class={isGone ? 'referee-card card-holder card-dim' : 'referee-card card-holder'}
              aria-pressed={times > 0}
              disabled={isGone}
              onClick={() => press(card)}
            >
              <span class="visually-hidden">
                {isGone ? says.noneLeft(words().card(card)) : words().card(card)}
              </span>
              <CardView card={card} />
              {times > 1 && (
                <span class="referee-times" aria-hidden="true">
                  {times}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}

type ChosenProps = { readonly chosen: readonly Card[]; readonly onRemove: (card: Card) => void };

function Chosen({ chosen, onRemove }: ChosenProps) {
  const says = refereeWords().picker;
  return (
    <div class="referee-chosen">
      <p role="status" class="small soft">
        {chosen.length === 0 ? says.nothing : says.chosen(chosen.length)}
      </p>
      <div class="referee-cards">
        {chosen.map((card, index) => (
          <button key={index} type="button" class="referee-card" onClick={() => onRemove(card)}>
            <span class="visually-hidden">{says.takeOut(words().card(card))}</span>
            <CardView card={card} />
          </button>
        ))}
      </div>
    </div>
  );
}

function SuitTab({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="referee-tab" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <SuitBadge suit={suitOf(colour)} x={0} y={0} />
    </svg>
  );
}
