/** Cards chosen quickly, for a hand, a pile or a combination: a tab for each colour, a tap to add, a tap to remove. */
import { useSignal } from '@preact/signals';
import { COLOURS, cardOf, type Card, type Colour, type Meld } from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { SuitBadge } from '../board/card-parts.tsx';
import { CardList } from '../board/cards.tsx';
import { suitOf } from '../board/suits.ts';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { colourCards, otherCards, readingsOf, spare } from './changes.ts';
import { isSame, ReadingChoice } from './choose.tsx';
import { situationSetup, type Situation } from './situation.ts';
import { Button } from '../ui/button.tsx';

type CardPickerProps = {
  readonly title: string;
  /** Without the cards that are chosen here: the rest of the deck is free. */
  readonly situation: Situation;
  readonly cards: readonly Card[];
  /** One: the next takes the place of the one before. */
  readonly most?: number;
  readonly onDone: (cards: readonly Card[]) => void;
};

export function CardPicker({ title, situation, cards, most, onDone }: CardPickerProps) {
  const chosen = useSignal(cards);
  const done = (): void => onDone(chosen.value);
  return (
    // However it is closed, what was tapped stays.
    <Sheet title={title} onClose={done}>
      <PickerBody
        situation={situation}
        chosen={chosen.value}
        {...(most !== undefined && { most })}
        onChange={(next) => (chosen.value = next)}
      />
      <div class="sheet-actions">
        <Button disabled={chosen.value.length === 0} onClick={() => (chosen.value = [])}>
          {words('referee').picker.clear}
        </Button>
        <Button class="button-primary" onClick={done}>
          {words('referee').picker.done}
        </Button>
      </div>
    </Sheet>
  );
}

/** A combination on the table; what its jokers stand for is asked. */
type MeldSheetProps = {
  readonly name: string;
  /** Without this combination. */
  readonly situation: Situation;
  readonly meld: Meld | undefined;
  readonly onDone: (meld: Meld | undefined) => void;
  readonly onClose: () => void;
};

export function MeldSheet({ name, situation, meld, onDone, onClose }: MeldSheetProps) {
  const says = words('referee').picker;
  const cards = useSignal<readonly Card[]>(meld?.cards.map(cardOf) ?? []);
  const wanted = useSignal<Meld | undefined>(meld);
  const readings = readingsOf(cards.value, situationSetup(situation));
  const picked = wanted.value;
  const chosen =
    picked === undefined
      ? readings[0]
      : (readings.find((one) => isSame(one, picked)) ?? readings[0]);
  return (
    <Sheet title={says.meld(name)} onClose={onClose}>
      <PickerBody
        situation={situation}
        chosen={cards.value}
        onChange={(next) => (cards.value = next)}
      />
      {readings.length > 0 && (
        <ReadingChoice
          legend={says.canBe}
          readings={readings}
          value={chosen}
          onChoose={(next) => (wanted.value = next)}
        />
      )}
      {readings.length === 0 && cards.value.length > 1 && <p class="problem">{says.noMeld}</p>}
      <div class="sheet-actions">
        {meld !== undefined && <Button onClick={() => onDone(undefined)}>{says.removeMeld}</Button>}
        <Button
          class="button-primary"
          disabled={chosen === undefined}
          onClick={() => onDone(chosen)}
        >
          {says.done}
        </Button>
      </div>
    </Sheet>
  );
}

/** What is chosen, the tabs, and the cards of a tab; never more copies than the deck has. */
type PickerBodyProps = {
  readonly situation: Situation;
  readonly chosen: readonly Card[];
  readonly most?: number;
  readonly onChange: (chosen: readonly Card[]) => void;
};

type Tab = Colour | 'others';

function PickerBody({ situation, chosen, most = Infinity, onChange }: PickerBodyProps) {
  const says = words('referee').picker;
  const tab = useSignal<Tab>(0);
  const setup = situationSetup(situation);
  const others = otherCards(setup);
  const shown = tab.value === 'others' ? others : colourCards(setup, tab.value);
  const remove = (card: Card): void => onChange(chosen.toSpliced(chosen.indexOf(card), 1));
  const press = (card: Card): void => {
    const left = leftOf(card);
    // Of a card that is there once, the second tap takes it away again.
    if (left === 0 || (most === 1 && chosen.includes(card))) remove(card);
    else onChange(most === 1 ? [card] : [...chosen, card]);
  };
  const timesOf = (card: Card): number => chosen.filter((other) => other === card).length;
  const leftOf = (card: Card): number => spare(situation, card) - timesOf(card);
  const isGone = (card: Card): boolean => leftOf(card) === 0 && timesOf(card) === 0;
  return (
    <>
      <div class="referee-chosen">
        <p role="status" class="small soft">
          {chosen.length === 0 ? says.nothing : says.chosen(chosen.length)}
        </p>
        <CardList
          class="referee-small"
          says={(card) => says.takeOut(words('game').card(card))}
          cards={chosen.map((card) => ({ card }))}
          onTouch={({ card }) => remove(card)}
        />
      </div>
      <Segments<Tab>
        legend={says.suits}
        isLegendHidden
        isIconic
        choices={[
          ...COLOURS.map((value) => ({
            value,
            title: words('game').colour(value),
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
      <CardList
        class={
          setup.top > 15 && tab.value !== 'others' ? 'referee-grid referee-wide' : 'referee-grid'
        }
        says={(card) =>
          isGone(card) ? says.noneLeft(words('game').card(card)) : words('game').card(card)
        }
        cards={shown.map((card) => ({
          card,
          key: String(card),
          times: timesOf(card),
          isPressed: timesOf(card) > 0,
          isOff: isGone(card),
          look: isGone(card) ? 'dim' : undefined,
        }))}
        onTouch={({ card }) => press(card)}
      />
    </>
  );
}

function SuitTab({ colour }: { readonly colour: Colour }) {
  return (
    <svg class="referee-tab" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <SuitBadge suit={suitOf(colour)} x={0} y={0} />
    </svg>
  );
}
