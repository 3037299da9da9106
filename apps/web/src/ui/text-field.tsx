/** A line to type into, with what it is for and what is wrong with it. */
import type { Ref } from 'preact';
import { useId } from 'preact/hooks';

/** How keyboards and helpers treat what is typed. */
type InputTraits = {
  readonly name: string;
  readonly maxLength?: number;
  readonly autocomplete: 'off' | 'nickname';
  readonly autocapitalize: 'words' | 'characters';
  readonly enterkeyhint: 'done' | 'go';
};

type TextFieldProps = {
  readonly label: string;
  readonly about?: string;
  readonly problem?: string | undefined;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly class?: string;
  readonly input: InputTraits;
  readonly inputRef?: Ref<HTMLInputElement>;
};

export function TextField(props: TextFieldProps) {
  const { label, about, problem, value, onInput, input, inputRef, class: extra } = props;
  const id = useId();
  const isBad = problem !== undefined && problem !== '';
  return (
    <div class={extra === undefined ? 'field' : `field ${extra}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        {...input}
        ref={inputRef ?? null}
        id={id}
        type="text"
        spellcheck={false}
        value={value}
        aria-invalid={isBad}
        aria-describedby={`${id}-about ${id}-problem`}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {about !== undefined && (
        <p class="field-about soft small" id={`${id}-about`}>
          {about}
        </p>
      )}
      <div id={`${id}-problem`} role="alert">
        {isBad && <p class="problem">{problem}</p>}
      </div>
    </div>
  );
}
