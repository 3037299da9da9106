/** A line for a code of letters: in capitals, with nothing that a keyboard would make of it. */
import type { Ref } from 'preact';
import { TextField } from './text-field.tsx';

type CodeFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  /** What is typed, and what is wrong with it until something else is. */
  readonly typed: { value: string };
  readonly problem: { value: string };
  readonly maxLength?: number;
  readonly class?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
};

export function CodeField({ name, typed, problem, maxLength, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      problem={problem.value}
      value={typed.value}
      onInput={(text) => {
        typed.value = text;
        problem.value = '';
      }}
      input={{
        name,
        ...(maxLength !== undefined && { maxLength }),
        autocomplete: 'off',
        autocapitalize: 'characters',
        enterkeyhint: 'go',
      }}
    />
  );
}
