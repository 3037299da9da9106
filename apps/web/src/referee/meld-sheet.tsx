/** A combination on the table, put together from cards; what its jokers stand for is asked. */
import { useSignal } from '@preact/signals';
import { cardOf, type Card, type Meld } from '@palier/rules';
import { Sheet } from '../ui/sheet.tsx';
import { isSame, ReadingChoice } from './card-choice.tsx';
import { readingsOf } from './changes.ts';
import { PickerBody } from './picker-body.tsx';
import { refereeWords } from './referee-words.ts';
import { setupOf, type Situation } from './situation.ts';

export type MeldSheetProps = {
  readonly name: string;
  /** Without this combination. */
  readonly situation: Situation;
  readonly meld: Meld | undefined;
  readonly onDone: (meld: Meld | undefined) => void;
  readonly onClose: () => void;
};

export function MeldSheet({ name, situation, meld, onDone, onClose }: MeldSheetProps) {
  const says = refereeWords().picker;
  const cards = useSignal<readonly Card[]>(meld?.cards.map(cardOf) ?? []);
  const wanted = useSignal<Meld | undefined>(meld);
  const readings = readingsOf(cards.value, setupOf(situation));
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
        {meld !== undefined && (
          <button type="button" class="button" onClick={() => onDone(undefined)}>
            {says.removeMeld}
          </button>
        )}
        <button
          type="button"
          class="button button-primary"
          disabled={chosen === undefined}
          onClick={() => onDone(chosen)}
        >
          {says.done}
        </button>
      </div>
    </Sheet>
  );
}
