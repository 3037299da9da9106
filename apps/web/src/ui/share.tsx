/** A text for others: copied, or handed to whatever this device shares with. */
import { useSignal } from '@preact/signals';
import { OnlineIcon } from './online-icons.tsx';

/** Milliseconds that it is said. */
const SAID = 4000;

type CopyButtonProps = {
  readonly text: string;
  readonly says: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  /** It is what most will want. */
  readonly isMain?: boolean;
};

/** Says where it was pressed what became of it. */
export function CopyButton({ text, says, isMain = false }: CopyButtonProps) {
  const outcome = useSignal<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    outcome.value = (await copyText(text)) ? says.copied : says.notCopied;
    setTimeout(() => (outcome.value = undefined), SAID);
  };
  return (
    <button type="button" class={classOf(isMain)} onClick={() => void copy()}>
      <OnlineIcon name="copy" />
      <span>{outcome.value ?? says.copy}</span>
      <span class="visually-hidden" role="status">
        {outcome.value}
      </span>
    </button>
  );
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

type ShareButtonProps = {
  readonly data: ShareData;
  readonly says: string;
  readonly isMain?: boolean;
};

/** Nothing where the device has no such thing. */
export function ShareButton({ data, says, isMain = false }: ShareButtonProps) {
  if (!canShare()) return null;
  return (
    <button
      type="button"
      class={classOf(isMain)}
      onClick={() => {
        // Whoever changes their mind has not met an error.
        navigator.share(data).catch(() => undefined);
      }}
    >
      <OnlineIcon name="share" />
      {says}
    </button>
  );
}

function classOf(isMain: boolean): string {
  return isMain ? 'button button-primary' : 'button';
}

/** Puts a text where it can be pasted; false where the browser does not let a page do it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Over plain HTTP from another machine there is no clipboard but the old way. */
function copyByHand(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog, where there is one: what is outside cannot be chosen.
  (document.querySelector('dialog[open]') ?? document.body).append(holder);
  const before = document.activeElement;
  holder.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way left
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
