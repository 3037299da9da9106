/** The situation as a link: copied, or handed to another program. */
import { useSignal } from '@preact/signals';
import { OnlineIcon } from '../online/glyphs.tsx';
import { words } from '../state/words.ts';
import { copyText } from '../ui/copy.ts';

/** Milliseconds that the outcome is said. */
const SAID = 4000;

export function ShareCase({ address }: { readonly address: string }) {
  const says = words('referee').share;
  const outcome = useSignal<string | undefined>(undefined);
  const url = location.origin + location.pathname + address;
  const copy = async (): Promise<void> => {
    outcome.value = (await copyText(url)) ? says.copied : says.notCopied;
    setTimeout(() => (outcome.value = undefined), SAID);
  };
  return (
    <section class="row referee-share" aria-label={says.title}>
      <button type="button" class="button" onClick={() => void copy()}>
        <OnlineIcon name="copy" />
        <span>{outcome.value ?? says.copy}</span>
        <span class="visually-hidden" role="status">
          {outcome.value}
        </span>
      </button>
      {typeof navigator.share === 'function' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            // Whoever changes their mind has not met an error.
            navigator.share({ title: 'Palier', text: says.text, url }).catch(() => undefined);
          }}
        >
          <OnlineIcon name="share" />
          {says.share}
        </button>
      )}
    </section>
  );
}
