/** For who has no profile here yet, or has not said so on this device. */
import { useSignal } from '@preact/signals';
import { parseReturnCode } from '@palier/table/room';
import { askWho } from '../people/api.ts';
import { addPasskey, ownDevice, signInByPasskey, whyNoPasskeys } from '../people/passkeys.ts';
import { ownFace, profile } from '../state/own-profile.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { NameField } from '../you/you-screen.tsx';
import { makeCode, type ProfileState } from './profile-state.ts';

export function Guest({ state }: { readonly state: ProfileState }) {
  return (
    <>
      <Keep state={state} />
      <Enter state={state} />
    </>
  );
}

function Keep({ state }: { readonly state: ProfileState }) {
  const says = words('profile');
  const why = whyNoPasskeys();
  const isBusy = useSignal(false);
  const keep = async (how: 'passkey' | 'code'): Promise<void> => {
    const name = profile.peek().name.trim();
    if (name === '') {
      state.problem.value = says.keep.nameFirst;
      return;
    }
    isBusy.value = true;
    const made = await askWho('POST', '', { name, face: ownFace(), device: ownDevice() });
    isBusy.value = false;
    const isKept = await state.heed(made, says.kept);
    // It is kept by now, whatever becomes of the way back.
    if (isKept && how === 'passkey') await state.heed(await addPasskey(), says.kept);
    if (isKept && how === 'code') await makeCode(state);
  };
  return (
    <section class="panel stack">
      <h2>{says.keep.title}</h2>
      <p>{says.keep.about}</p>
      <NameField />
      {why === undefined ? (
        <p class="soft small">{says.keep.passkeyAbout}</p>
      ) : (
        <p class="soft small">{says.noPasskeys[why]}</p>
      )}
      <div class="row row-buttons">
        {why === undefined && (
          <Button
            class="button-primary"
            disabled={isBusy.value}
            onClick={() => void keep('passkey')}
          >
            {says.keep.passkey}
          </Button>
        )}
        <Button
          class={why === undefined ? undefined : 'button-primary'}
          disabled={isBusy.value}
          onClick={() => void keep('code')}
        >
          {says.keep.code}
        </Button>
      </div>
    </section>
  );
}

function Enter({ state }: { readonly state: ProfileState }) {
  const { enter } = words('profile');
  const passkey = async (): Promise<void> => {
    const answer = await signInByPasskey();
    const name = answer.t === 'done' ? answer.value.profile.name : '';
    await state.heed(answer, words('profile').welcome(name));
  };
  return (
    <section class="panel stack">
      <h2>{enter.title}</h2>
      <p>{enter.about}</p>
      {whyNoPasskeys() === undefined && (
        <Button onClick={() => void passkey()}>{enter.passkey}</Button>
      )}
      <RecoveryForm state={state} />
    </section>
  );
}

function RecoveryForm({ state }: { readonly state: ProfileState }) {
  const { enter } = words('profile');
  const typed = useSignal('');
  const problem = useSignal('');
  const recover = async (): Promise<void> => {
    if (parseReturnCode(typed.peek()) === undefined) {
      problem.value = enter.codeBad;
      return;
    }
    const answer = await askWho('POST', '/recover', { code: typed.peek(), device: ownDevice() });
    const name = answer.t === 'done' ? answer.value.profile.name : '';
    if (answer.t === 'refused') problem.value = answer.says;
    else await state.heed(answer, words('profile').welcome(name));
  };
  return (
    <details class="fold">
      <summary>{enter.withCode}</summary>
      <Form class="stack" onSubmit={() => void recover()}>
        <CodeField
          name="recovery-code"
          label={enter.code}
          about={enter.codeAbout}
          typed={typed}
          problem={problem}
          maxLength={40}
        />
        <Button type="submit">{enter.go}</Button>
      </Form>
    </details>
  );
}
