/** A small card over the felt: never in the way, never modal. */
import type { ComponentChildren } from 'preact';

type NoteProps = {
  readonly icon: ComponentChildren;
  readonly text: string;
  /** A second sentence. */
  readonly more?: string | undefined;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
};

export function Note({ icon, text, more, children }: NoteProps) {
  return (
    <div class="row note">
      <span class="note-icon">{icon}</span>
      <p class="note-text">
        {text}
        {more !== undefined && <span class="soft"> {more}</span>}
      </p>
      {children !== undefined && <div class="row note-actions">{children}</div>}
    </div>
  );
}
