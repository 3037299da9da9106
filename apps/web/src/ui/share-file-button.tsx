/** Makes a picture when it is pressed and gives it to others; says what became of it. */
import { useSignal } from '@preact/signals';
import { OnlineIcon } from './online-icons.tsx';
import { shareFile } from './share-file.ts';

type ShareFileButtonProps = {
  readonly name: string;
  readonly make: () => Promise<Blob>;
  readonly says: {
    readonly share: string;
    /** While it is made. */
    readonly making: string;
    readonly saved: string;
    readonly failed: string;
  };
  readonly isOff?: boolean;
  /** What its sheet is for. */
  readonly isMain?: boolean;
};

/** Milliseconds that the button shows what became of it. */
const SHOWN = 4000;

export function ShareFileButton({ name, make, says, ...look }: ShareFileButtonProps) {
  const { isOff = false, isMain = false } = look;
  const news = useSignal('');
  const isShown = useSignal(false);
  const isMaking = useSignal(false);

  async function share(): Promise<void> {
    if (isMaking.value) return;
    isMaking.value = true;
    isShown.value = true;
    news.value = says.making;
    try {
      const done = await shareFile(name, await make());
      news.value = done === 'saved' ? says.saved : '';
    } catch (error) {
      console.error(error);
      news.value = says.failed;
    }
    isMaking.value = false;
    setTimeout(() => {
      isShown.value = isMaking.value;
    }, SHOWN);
  }

  return (
    <>
      <button
        type="button"
        class={isMain ? 'button button-primary' : 'button'}
        disabled={isOff}
        aria-label={says.share}
        aria-busy={isMaking.value}
        onClick={() => void share()}
      >
        <OnlineIcon name="share" />
        <span>{isShown.value && news.value !== '' ? news.value : says.share}</span>
      </button>
      <span class="visually-hidden" role="status">
        {news.value}
      </span>
    </>
  );
}
