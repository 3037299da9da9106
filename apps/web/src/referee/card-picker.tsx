/** Cards chosen quickly: a tab for each colour, a tap to add, a tap to remove. */
import { useSignal } from '@preact/signals';
import type { Card } from '@palier/rules';
import { Sheet } from '../ui/sheet.tsx';
import { PickerBody } from './picker-body.tsx';
import { refereeWords } from './referee-words.ts';
import type { Situation } from './situation.ts';

export type CardPickerProps = {
  readonly title: string;
  /** Without the cards that are chosen here: what it leaves can be had. */
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
        <button
          type="button"
          class="button"
          disabled={chosen.value.length === 0}
          onClick={() => (chosen.value = [])}
        >
          {refereeWords().picker.clear}
        </button>
        <button type="button" class="button button-primary" onClick={done}>
          {refereeWords().picker.done}
        </button>
      </div>
    </Sheet>
  );
}
