/** What somebody is called, beside the face that comes with it. */
import { NAME_LENGTH } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { Face } from '../board/face.tsx';
import { cleanName } from '../state/seat-name.ts';

type PersonNameProps = {
  /** Where nothing is typed. */
  readonly usual: string;
  readonly label: string;
  readonly name: string;
  /** Where it is not the one that comes with the name. */
  readonly face?: ComponentChildren;
  readonly onChange: (name: string) => void;
};

export function PersonName({ usual, label, name, face, onChange }: PersonNameProps) {
  return (
    <>
      {face ?? <Face of={{ name: name.trim() === '' ? usual : name }} />}
      <label class="field new-seat-name">
        <span class="visually-hidden">{label}</span>
        <input
          type="text"
          value={name}
          placeholder={usual}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          onInput={({ currentTarget }) => onChange(cleanName(currentTarget.value))}
        />
      </label>
    </>
  );
}
