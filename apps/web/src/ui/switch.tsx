/** Something that is on or off, with a sentence about it. */
import { useId } from 'preact/hooks';

type SwitchProps = {
  readonly says: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

export function Switch({ says, about, isOn, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="choice-words">
        <span class="choice-title">{says}</span>
        <span class="choice-about" id={id}>
          {about}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={says}
        aria-describedby={id}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </label>
  );
}
