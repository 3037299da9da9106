/** A section that is closed at first and says in one line what is chosen inside. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

type FoldProps = {
  readonly title: string;
  readonly chosen: string;
  readonly isChanged?: boolean;
  /** Drawn only when the section is open: its code may have to be fetched. */
  readonly children: () => ComponentChildren;
};

export function Fold({ title, chosen, isChanged = false, children }: FoldProps) {
  const isOpen = useSignal(false);
  return (
    <details
      class="panel fold"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span class={isChanged ? 'fold-chosen chip chip-accent' : 'fold-chosen'}>{chosen}</span>
      </summary>
      {isOpen.value && <div class="fold-inside stack">{children()}</div>}
    </details>
  );
}
