/** A screen whose code is fetched when it is shown first, so that the first page stays small. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { ui } from '../state/words.ts';

export type Lazy<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed. */
  readonly preload: () => void;
};

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const hasFailed = signal(false);
  let isAsked = false;

  async function fetchPart(): Promise<void> {
    try {
      part.value = await load();
      hasFailed.value = false;
    } catch {
      isAsked = false;
      hasFailed.value = true;
    }
  }

  function preload(): void {
    if (isAsked) return;
    isAsked = true;
    void fetchPart();
  }

  function Part(props: Props) {
    const Loaded = part.value;
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (hasFailed.value) return <NotLoaded retry={preload} />;
    preload();
    return <p class="visually-hidden">{ui().shell.loading}</p>;
  }

  return Object.assign(Part, { preload });
}

function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { notLoaded, tryAgain } = ui().shell;
  return (
    <div class="panel stack not-loaded" role="alert">
      <p>{notLoaded}</p>
      <button type="button" class="button" onClick={retry}>
        {tryAgain}
      </button>
    </div>
  );
}
