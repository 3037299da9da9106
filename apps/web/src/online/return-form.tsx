/** For who played here on another device. */
import { useSignal } from '@preact/signals';
import { parseReturnCode } from '@palier/table/room';
import type { Ref } from 'preact';
import { words } from '../state/words.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';

export function ReturnForm({ onReturn }: { readonly onReturn: (token: string) => void }) {
  const { start, join } = words('online');
  const typed = useSignal('');
  const problem = useSignal('');
  return (
    <details class="fold return-form">
      <summary>{start.haveReturnCode}</summary>
      <Form
        class="stack"
        onSubmit={() => {
          const token = parseReturnCode(typed.value);
          if (token === undefined) problem.value = start.returnCodeBad;
          else onReturn(token);
        }}
      >
        <p class="choice-about">{join.otherDevice}</p>
        <ReturnField typed={typed} problem={problem} />
        <Button type="submit">{start.joinNow}</Button>
      </Form>
    </details>
  );
}

type ReturnFieldProps = {
  readonly typed: { value: string };
  readonly problem: { value: string };
  readonly inputRef?: Ref<HTMLInputElement>;
};

export function ReturnField({ typed, problem, inputRef }: ReturnFieldProps) {
  const { start } = words('online');
  return (
    <CodeField
      class="return-field"
      name="return-code"
      label={start.returnCode}
      about={start.returnCodeAbout}
      typed={typed}
      problem={problem}
      {...(inputRef !== undefined && { inputRef })}
    />
  );
}
