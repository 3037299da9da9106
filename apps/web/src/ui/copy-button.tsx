/** Copies a text and says so where it was pressed. */
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { copyText } from './copy.ts';
import { OnlineIcon } from '../online/glyphs.tsx';

/** Milliseconds that it is said. */
const SAID = 4000;

export function CopyButton({ text, says }: { readonly text: string; readonly says: string }) {
  const { copied, notCopied } = words('online').invite;
  const outcome = useSignal<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    outcome.value = (await copyText(text)) ? copied : notCopied;
    setTimeout(() => (outcome.value = undefined), SAID);
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <OnlineIcon name="copy" />
      <span>{outcome.value ?? says}</span>
      <span class="visually-hidden" role="status">
        {outcome.value}
      </span>
    </button>
  );
}
