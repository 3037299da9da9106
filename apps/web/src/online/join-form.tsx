/** Joining by a code, or coming back by a return code. */
import { useSignal } from '@preact/signals';
import { parseInvitation, parseReturnCode } from '@palier/table/room';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { setOut } from './entering.ts';
import { ReturnField } from './return-form.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { ticketFor, tickets } from './tickets.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';

export function JoinForm({ nickname }: { readonly nickname: () => string | undefined }) {
  const says = words('online').start;
  const code = useSignal('');
  const returning = useSignal('');
  const codeProblem = useSignal('');
  const returnProblem = useSignal('');
  const codeField = useRef<HTMLInputElement>(null);
  const returnField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where a keyboard would come over half the screen nobody is pushed.
    if (matchMedia('(pointer: fine)').matches) codeField.current?.focus();
  }, []);

  function join(): void {
    const invitation = parseInvitation(code.value);
    const typed = returning.value.trim();
    const token = invitation?.token ?? (typed === '' ? undefined : parseReturnCode(typed));
    if (invitation === undefined) {
      codeProblem.value = says.codeBad;
      codeField.current?.focus();
      return;
    }
    if (typed !== '' && token === undefined) {
      returnProblem.value = says.returnCodeBad;
      returnField.current?.focus();
      return;
    }
    const { table } = invitation;
    if (token !== undefined) {
      go({ t: 'table', table, token });
      return;
    }
    const isKnown = ticketFor(tickets.value, table) !== undefined;
    const name = isKnown ? '' : nickname();
    if (name === undefined) return;
    if (name !== '') setOut(table, { nickname: name });
    go({ t: 'table', table });
  }

  return (
    <Form class="panel stack join-form" onSubmit={() => join()}>
      <h2>{says.join}</h2>
      <CodeField
        class="code-field"
        name="code"
        label={says.code}
        about={says.codeAbout}
        typed={code}
        problem={codeProblem}
        inputRef={codeField}
      />
      <details class="fold">
        <summary>{says.haveReturnCode}</summary>
        <ReturnField typed={returning} problem={returnProblem} inputRef={returnField} />
      </details>
      <Button type="submit" class="button-large">
        {says.joinNow}
      </Button>
    </Form>
  );
}
