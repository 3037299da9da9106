/** The field for a club's name, where it is founded and where it is renamed. */
import type { Signal } from '@preact/signals';
import { words } from '../state/words.ts';
import { TextField } from '../ui/text-field.tsx';

const NAME_LENGTH = 40;

type ClubNameFieldProps = {
  readonly name: Signal<string>;
  readonly problem: Signal<string>;
  readonly about?: string;
  readonly enterKey: 'go' | 'done';
};

export function ClubNameField({ name, problem, about, enterKey }: ClubNameFieldProps) {
  return (
    <TextField
      label={words('friends').clubs.found.name}
      {...(about !== undefined && { about })}
      problem={problem.value}
      value={name.value}
      onInput={(text) => {
        name.value = text;
        problem.value = '';
      }}
      input={{
        name: 'club-name',
        maxLength: NAME_LENGTH,
        autocomplete: 'off',
        autocapitalize: 'words',
        enterkeyhint: enterKey,
      }}
    />
  );
}
