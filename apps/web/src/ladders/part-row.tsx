/** One combination of a level: its kind, how many cards, and its end. */
import { KINDS, LADDER_LIMITS, type Kind, type Part } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { IconButton } from '../ui/button.tsx';

export type PartRowProps = {
  readonly part: Part;
  /** From 1. */
  readonly number: number;
  readonly onChange: (part: Part) => void;
  readonly onRemove: () => void;
};

export function PartRow({ part, number, onChange, onRemove }: PartRowProps) {
  const says = words('ladders').edit;
  const { minSize, maxSize } = LADDER_LIMITS;
  return (
    <li class="ladder-part">
      <span class="field ladder-part-kind">
        <select
          aria-label={says.kind(number)}
          value={part.kind}
          onChange={({ currentTarget }) => {
            onChange({ ...part, kind: currentTarget.value as Kind });
          }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {says.kinds[kind]}
            </option>
          ))}
        </select>
      </span>
      <span class="ladder-size" role="group" aria-label={says.cards(number)}>
        <IconButton
          says={says.fewer(number)}
          disabled={part.size <= minSize}
          onClick={() => onChange({ ...part, size: part.size - 1 })}
        >
          <Icon name="minus" />
        </IconButton>
        <output aria-live="polite">{part.size}</output>
        <IconButton
          says={says.more(number)}
          disabled={part.size >= maxSize}
          onClick={() => onChange({ ...part, size: part.size + 1 })}
        >
          <Icon name="plus" />
        </IconButton>
      </span>
      <IconButton says={says.removePart(number)} onClick={onRemove} icon="close" />
    </li>
  );
}
