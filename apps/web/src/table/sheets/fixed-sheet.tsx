/** A dialog that is there until its question is answered: escape does not close it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export type FixedSheetProps = {
  readonly title: string;
  /** Over the whole screen. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
};

export function FixedSheet({ title, isWide = false, children }: FixedSheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    // A browser lets escape be refused once only, and a gesture not at all: then it comes back.
    const reopen = (): void => dialog.showModal();
    dialog.addEventListener('close', reopen);
    return () => {
      dialog.removeEventListener('close', reopen);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={isWide ? 'sheet sheet-wide' : 'sheet'}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <div class="sheet-header">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </dialog>
  );
}
