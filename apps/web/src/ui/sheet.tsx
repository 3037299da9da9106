/** A native dialog that is there while it is drawn. The browser keeps the focus in it and gives it back. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { IconButton } from './button.tsx';

type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

export function Sheet({ title, onClose, children }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const id = useId();
  // Before the effects of what is inside, which may move the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      isGone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="sheet"
      aria-labelledby={id}
      onClose={() => {
        // The event comes late: by then another sheet may have taken the place of one that is gone.
        if (!isGone.current) onClose();
      }}
      onClick={({ target }) => {
        // The backdrop belongs to the dialog itself, everything inside to its children.
        if (target === element.current) onClose();
      }}
    >
      <div class="sheet-header">
        <h2 id={id}>{title}</h2>
        <IconButton says={words('shell').close} onClick={onClose} icon="close" />
        <DialogNews />
      </div>
      {children}
    </dialog>
  );
}

type FixedSheetProps = {
  readonly title: string;
  /** Over the whole screen. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
};

/** A dialog that is there until its question is answered: escape does not close it. */
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
        <DialogNews />
      </div>
      {children}
    </dialog>
  );
}

/** What somebody has to answer: seen in whatever dialog lies over its own place. */
export const dialogNews = signal<ComponentChildren>(null);

export function DialogNews() {
  return (
    <div class="sheet-news" role="status">
      {dialogNews.value}
    </div>
  );
}
