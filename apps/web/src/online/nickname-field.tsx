/** The field for a nickname, beside one's own face, which no name changes. */
import type { Signal } from '@preact/signals';
import type { Ref } from 'preact';
import { words } from '../state/words.ts';
import { cleanOwnName, OWN_NAME_LENGTH } from '../state/profile.ts';
import { OwnFace } from '../ui/own-link.tsx';
import { TextField } from '../ui/text-field.tsx';

type NicknameFieldProps = {
  readonly name: Signal<string>;
  readonly problem: Signal<string>;
  readonly inputRef?: Ref<HTMLInputElement>;
};

export function NicknameField({ name, problem, inputRef }: NicknameFieldProps) {
  const { nickname, nicknameAbout } = words('online').start;
  return (
    <div class="row start nickname">
      <OwnFace />
      <TextField
        label={nickname}
        about={nicknameAbout}
        problem={problem.value}
        value={name.value}
        onInput={(text) => {
          name.value = cleanOwnName(text);
          problem.value = '';
        }}
        {...(inputRef !== undefined && { inputRef })}
        input={{
          name: 'nickname',
          maxLength: OWN_NAME_LENGTH,
          autocomplete: 'nickname',
          autocapitalize: 'words',
          enterkeyhint: 'done',
        }}
      />
    </div>
  );
}
