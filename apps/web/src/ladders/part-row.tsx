/** One combination of a level: its kind, how many cards, and its end. */
import { KINDS, LADDER_LIMITS, type LevelPart } from '@palier/rules';
import { words } from '../state/words.ts';
import { IconButton } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';

type PartRowProps = {
  readonly part: LevelPart;
  /** From 1. */
  readonly number: number;
  readonly onChange: (part: LevelPart) => void;
  readonly onRemove: () => void;
};

export function PartRow({ part, number, onChange, onRemove }: PartRowProps) {
  const says = words('ladders').edit;
  const { minSize, maxSize } = LADDER_LIMITS;
  return (
    <li class="ladder-part row">
      <Select
        label={says.kind(number)}
        value={part.kind}
        values={KINDS}
        nameOf={(kind) => says.kinds[kind]}
        onChoose={(kind) => onChange({ ...part, kind })}
      />
      <span class="row joined ladder-size" role="group" aria-label={says.cards(number)}>
        <IconButton
          says={says.fewer(number)}
          disabled={part.size <= minSize}
          onClick={() => onChange({ ...part, size: part.size - 1 })}
          icon="minus"
        />
        <output class="large strong numbers centred" aria-live="polite">
          {part.size}
        </output>
        <IconButton
          says={says.more(number)}
          disabled={part.size >= maxSize}
          onClick={() => onChange({ ...part, size: part.size + 1 })}
          icon="plus"
        />
      </span>
      <IconButton says={says.removePart(number)} onClick={onRemove} icon="close" />
    </li>
  );
}
