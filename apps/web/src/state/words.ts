/** What the page says, in the language that was chosen. */
import { loadPart, type Part, type PartName } from '@palier/text';
import { assert } from '@palier/rules';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang } from './settings.ts';
import { speaking } from './speaking.ts';

const spoken = speaking(lang, loadPart);

// In the same step as the words: never before them.
effect(() => {
  const lang = spoken.lang.value;
  if (lang === undefined) return;
  document.documentElement.lang = lang;
  tell('meta[name=description]', 'content', spoken.find('shell')?.description);
  tell('link[rel=manifest]', 'href', `/manifest.${lang}.webmanifest`);
});

/** What the page tells the browser of itself (`build/told-browsers.ts`). */
function tell(selector: string, attribute: string, value: string | undefined): void {
  if (value !== undefined) document.querySelector(selector)?.setAttribute(attribute, value);
}

/** To be waited for before something is drawn that reads these parts. */
export const wantWords: (...names: readonly PartName[]) => Promise<void> = spoken.want;

/** A part that is here. Read inside a component, it is drawn again when the language changes. */
export function words<Name extends PartName>(name: Name): Part<Name> {
  const part = spoken.find(name);
  assert(part !== undefined, `the words of “${name}” are read before they were waited for`);
  return part;
}

/** A part that is fetched while the component is drawn already: undefined until it is here. */
export function useWords<Name extends PartName>(name: Name): Part<Name> | undefined {
  useEffect(() => {
    wantWords(name).catch(() => undefined);
  }, [name]);
  return spoken.find(name);
}
