/** The field for a nickname, beside the face that comes with it. */
import type { Signal } from '@preact/signals';
import type { Ref } from 'preact';
import type { FaceOf } from '../board/face.tsx';
import { words } from '../state/words.ts';
import { profile } from '../state/own-profile.ts';
import { cleanOwnName, OWN_NAME_LENGTH } from '../state/profile.ts';
import { OwnFace } from '../ui/own-link.tsx';
import { TextField } from '../ui/text-field.tsx';

type NicknameFieldProps = {
  readonly name: Signal<string>;
  readonly problem: Signal<string>;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** The one that was chosen goes with every name. */
function faceIn(typed: string): FaceOf {
  const { face } = profile.value;
  const name = typed === '' ? words('shell').newGame.guest : typed;
  return { name, ...(face !== undefined && { face }) };
}

export function NicknameField({ name, problem, inputRef }: NicknameFieldProps) {
  const { nickname, nicknameAbout } = words('online').start;
  return (
    <div class="row start nickname">
      <OwnFace of={faceIn(name.value.trim())} />
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
