/** One combination of a level: its kind, how many cards, and its end. */
import { KINDS, LADDER_LIMITS, type Kind, type Part } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';

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
        <button
          type="button"
          class="icon-button"
          aria-label={says.fewer(number)}
          disabled={part.size <= minSize}
          onClick={() => onChange({ ...part, size: part.size - 1 })}
        >
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{part.size}</output>
        <button
          type="button"
          class="icon-button"
          aria-label={says.more(number)}
          disabled={part.size >= maxSize}
          onClick={() => onChange({ ...part, size: part.size + 1 })}
        >
          <Icon name="plus" />
        </button>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={says.removePart(number)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
