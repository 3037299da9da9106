/** The field for a nickname, beside the face that comes with it. */
import type { Signal } from '@preact/signals';
import type { Ref } from 'preact';
import { Face } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { cleanNickname } from './nickname.ts';
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
      <Face of={{ name: name.value.trim() === '' ? '?' : name.value }} />
      <TextField
        label={nickname}
        about={nicknameAbout}
        problem={problem.value}
        value={name.value}
        onInput={(text) => {
          name.value = cleanNickname(text);
          problem.value = '';
        }}
        {...(inputRef !== undefined && { inputRef })}
        input={{
          name: 'nickname',
          maxLength: 20,
          autocomplete: 'nickname',
          autocapitalize: 'words',
          enterkeyhint: 'done',
        }}
      />
    </div>
  );
}
