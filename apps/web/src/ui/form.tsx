/** What is typed or chosen and then sent: not by the browser, which would leave the page. */
import type { ComponentChildren } from 'preact';

type FormProps = {
  readonly class?: string;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
};

export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
