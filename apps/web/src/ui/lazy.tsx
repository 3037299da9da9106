/** A screen whose code and words are fetched when it is shown first, so that the first page stays small. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PartName } from '@palier/text';
import { wantWords, words } from '../state/words.ts';
import { Button } from './button.tsx';

type Lazy<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed. */
  readonly preload: () => void;
};

/** `names`: the parts of the words that it reads. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...names: readonly PartName[]
): Lazy<Props> {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const hasFailed = signal(false);
  let isAsked = false;

  async function fetchPart(): Promise<void> {
    try {
      const [loaded] = await Promise.all([load(), wantWords(...names)]);
      part.value = loaded;
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
    return <p class="visually-hidden">{words('shell').loading}</p>;
  }

  return Object.assign(Part, { preload });
}

function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { notLoaded, tryAgain } = words('shell');
  return (
    <div class="panel stack not-loaded" role="alert">
      <p>{notLoaded}</p>
      <Button onClick={retry}>{tryAgain}</Button>
    </div>
  );
}
